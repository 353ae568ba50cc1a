"""The chapters without a turn in them."""
