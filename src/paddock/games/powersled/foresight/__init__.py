"""What a choice would bring, told before it is made, by the functions that the phases use."""
