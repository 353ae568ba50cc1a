"""The protocol that every game speaks, luck, and the shapes that travel."""
