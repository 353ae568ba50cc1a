"""The board and the options of a race, read once and checked."""
