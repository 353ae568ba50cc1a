"""What is fixed before a race: racers, courses and options, read and checked once."""
