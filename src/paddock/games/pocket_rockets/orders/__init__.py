"""Answers in advance: several moves of one turn."""
