"""The chapters of the rules without a turn in them."""
