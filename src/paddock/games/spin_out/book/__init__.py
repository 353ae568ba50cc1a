"""What was chosen before the race, as data: read and checked once."""
