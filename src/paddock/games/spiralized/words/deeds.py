"""What a race is told by afterwards: tokens that were hit, dice, and who gave up."""

from typing import Final

from paddock.core.deeds import HIT, LUCK, OUT, PIP, Deed
from paddock.core.protocol import Event
from paddock.games.spiralized.book.spiral import Spiral
from paddock.games.spiralized.events import BY_HIT, GaveUp, Rolled, SentToPit

MEAN: Final = 7
"""Of two dice."""


def deeds(event: Event, book: Spiral) -> list[Deed]:
    """More pips are more spaces."""
    if isinstance(event, GaveUp):
        return [Deed(OUT, event.seat)]
    if isinstance(event, SentToPit):
        return [Deed(HIT, event.seat, event.by)] if event.cause == BY_HIT else []
    if isinstance(event, Rolled):
        return [Deed(LUCK, event.seat, amount=PIP * (event.one + event.two - MEAN))]
    return []
