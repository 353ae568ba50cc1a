"""The tiles, dice and tokens of a race, read once and checked."""
