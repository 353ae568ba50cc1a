"""Finding a way over a course: how far it is to go from anywhere, and clean moves to get there."""
