"""What a race is told by afterwards: racers run into, attacks that went home, and who went out."""

from paddock.core.deeds import HIT, OUT, Deed
from paddock.core.protocol import Event
from paddock.games.pocket_rockets.book.course import Tabletop
from paddock.games.pocket_rockets.events import PlayerLeft, Removed, ThrowsShown, Touched
from paddock.games.pocket_rockets.rules.driving import BY_RACER


def deeds(event: Event, book: Tabletop) -> list[Deed]:
    """There are no dice in it."""
    if isinstance(event, Removed | PlayerLeft):
        return [Deed(OUT, event.seat, is_effect=isinstance(event, Removed))]
    if isinstance(event, Touched) and event.cause == BY_RACER:
        return [Deed(HIT, event.which, event.seat)]
    if isinstance(event, ThrowsShown) and event.winner == event.seat:
        return [Deed(HIT, event.target, event.seat)]
    return []
