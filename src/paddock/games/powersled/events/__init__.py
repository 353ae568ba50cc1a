"""What can happen, in the past tense. Squares go by their names."""
