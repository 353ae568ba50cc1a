"""The chapters without a turn in them: driving, reach, the deal, who comes in where."""
