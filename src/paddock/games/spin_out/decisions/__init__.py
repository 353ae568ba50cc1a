"""What is asked, and why an answer is refused."""
