"""What players call the tokens."""

from typing import Final

from paddock.kit.words import plural

LETTERS: Final = "ABCD"


def token_name(names: list[str], seat: int, token: int) -> str:
    """`Ann's B`, for a token of this seat (0 to 3)."""
    return f"{names[seat]}'s {LETTERS[token]}"


def nearer(gain: int) -> str:
    """12 spaces nearer to Home, or 1 space further from Home."""
    return f"{plural(abs(gain), 'space')} {'nearer to' if gain >= 0 else 'further from'} Home"
