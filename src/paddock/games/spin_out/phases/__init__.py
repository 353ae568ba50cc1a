"""The chapters with a turn in them."""
