"""What a race is told by afterwards: collisions, weapons, dice of control, and who went out."""

from typing import Final

from paddock.core.deeds import HIT, LUCK, OUT, PIP, Deed
from paddock.core.protocol import Event
from paddock.games.powersled.book.course import Course
from paddock.games.powersled.events.contact import (
    Collided,
    LaserFired,
    MineWentOff,
    NukeThrown,
    Removed,
)
from paddock.games.powersled.events.driving import ControlRolled, RegainRolled
from paddock.games.powersled.state import NOBODY_HERE

MEAN: Final = 7
"""Of two dice."""


def deeds(event: Event, course: Course) -> list[Deed]:
    """High dice keep control, and regain it."""
    if isinstance(event, Removed):
        return [Deed(OUT, event.seat)]
    if isinstance(event, Collided):
        return [Deed(HIT, event.struck, event.mover)]
    if isinstance(event, NukeThrown):
        return [Deed(HIT, event.target, event.seat)]
    if isinstance(event, LaserFired):
        return [Deed(HIT, event.target, event.seat)] if event.target != NOBODY_HERE else []
    if isinstance(event, MineWentOff):
        return [Deed(HIT, event.seat)]
    if isinstance(event, ControlRolled | RegainRolled):
        return [Deed(LUCK, event.seat, amount=PIP * (event.one + event.two - MEAN))]
    return []
