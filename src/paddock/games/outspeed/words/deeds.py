"""What a race is told by afterwards: tokens that hit, dice, and who went out."""

from paddock.core.deeds import HIT, LUCK, OUT, PIP, Deed
from paddock.core.protocol import Event
from paddock.games.outspeed.book.tiles import TileSet
from paddock.games.outspeed.events import BonusApplied, Eliminated, Paid, ZonesGained


def deeds(event: Event, book: TileSet) -> list[Deed]:
    """High blue dice are zones, high yellow ones cost fuel."""
    if isinstance(event, Eliminated):
        return [Deed(OUT, event.seat)]
    if isinstance(event, BonusApplied):
        return [Deed(HIT, seat, event.seat) for seat in event.targets if seat != event.seat]
    if isinstance(event, ZonesGained) and event.rolled:
        return [Deed(LUCK, event.seat, amount=_above(event.rolled, book.blue))]
    if isinstance(event, Paid) and event.rolled:
        return [Deed(LUCK, event.seat, amount=-_above(event.rolled, book.yellow))]
    return []


def _above(rolled: tuple[int, ...], faces: tuple[int, ...]) -> int:
    """How much more than the mean."""
    return PIP * sum(rolled) - len(rolled) * PIP * sum(faces) // len(faces)
