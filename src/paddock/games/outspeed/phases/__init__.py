"""The chapters of the rulebook with a turn in them."""
