"""What the story of a race is made of: who went out, who hit whom, and what the dice gave."""

from typing import Any, Final

from paddock.core.phrase import TABLE
from paddock.core.protocol import Event

OUT: Final = 0
"""A seat left the race; the event's own sentence says why."""
HIT: Final = 1
"""A seat was hit, `by` another or by nobody."""
LUCK: Final = 2
"""Dice that were this many hundredths of a pip better for the seat than the mean, or worse."""
PIP: Final = 100


class Deed:
    """One of these, of an event; it `is_effect` where the event before it says why."""

    def __init__(
        self, kind: int, seat: int, by: int = TABLE, amount: int = 0, is_effect: bool = False
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.by = by
        self.amount = amount
        self.is_effect = is_effect


def no_deeds(event: Event, book: Any) -> list[Deed]:
    """For games whose events are not told of afterwards."""
    return []
