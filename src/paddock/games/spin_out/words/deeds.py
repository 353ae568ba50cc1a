"""What a race is told by afterwards: nudges, shots, blasts, damage dice, and who went out."""

from typing import Final

from paddock.core.deeds import HIT, LUCK, OUT, PIP, Deed
from paddock.core.protocol import Event
from paddock.games.spin_out.book.course import Arena
from paddock.games.spin_out.events.cards import (
    BailedOut,
    BlastHit,
    FellApart,
    Kaboomed,
    LeftRace,
    SabotageThrown,
    ShotThrown,
)
from paddock.games.spin_out.events.moves import Crashed, Nudged

TWO_DICE: Final = 7 * PIP
"""What two dice throw on average."""


def deeds(event: Event, book: Arena) -> list[Deed]:
    """In a crash low dice are good. What takes a pod apart is why its pilot leaves the race."""
    if isinstance(event, Kaboomed | FellApart | BailedOut | LeftRace):
        return [Deed(OUT, event.seat)]
    if isinstance(event, Nudged):
        return [Deed(HIT, event.other, event.seat)]
    if isinstance(event, ShotThrown | SabotageThrown):
        return [Deed(HIT, event.target, event.seat)]
    if isinstance(event, BlastHit):
        return [Deed(HIT, event.other, event.seat)]
    if isinstance(event, Crashed):
        return [Deed(LUCK, event.seat, amount=TWO_DICE - PIP * (event.first + event.second))]
    return []
