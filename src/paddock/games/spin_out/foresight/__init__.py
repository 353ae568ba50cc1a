"""What a manoeuvre, a speed or a card would bring."""
