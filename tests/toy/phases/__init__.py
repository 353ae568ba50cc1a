"""The chapters of the rules with a turn in them."""
