"""Everything in words for players: what happened, what is asked, the table in characters."""
