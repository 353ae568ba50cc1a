"""Answers in advance: plans, standing passes, cards for the next chance."""
