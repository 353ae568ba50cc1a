"""What players call the tokens."""

from typing import Final

LETTERS: Final = "ABCD"


def token_name(names: list[str], seat: int, token: int) -> str:
    """`Ann's B`, for a token of this seat (0 to 3)."""
    return f"{names[seat]}'s {LETTERS[token]}"
