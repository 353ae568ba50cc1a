"""What is printed on the table: the track, the status sheet and the cards."""
