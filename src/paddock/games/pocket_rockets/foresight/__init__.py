"""What an answer would bring, as far as the aid of the table shows it."""
