"""Answers in advance: a drive that was planned with its cards, and several discards at once."""
