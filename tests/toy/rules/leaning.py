"""TOY-019, TOY-020: what a lean brings."""

from typing import Final

MOST_LEAN: Final = 300
"""TOY-020 In tenths of a degree."""
A_SPACE: Final = 100


def lean_spaces(tenths: int) -> int:
    """TOY-019 Every full 10 degrees is a space more."""
    return tenths // A_SPACE
