"""The table: drives any game, knows none. It seals answers, deals luck and keeps the record."""
