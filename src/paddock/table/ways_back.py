"""The positions to which a table can still go back, and why it cannot go further."""

from typing import Final, NamedTuple

from paddock.core.protocol import Race

SOMEBODY_LEARNED: Final = "somebody has learned something since"
SOMEBODY_LEFT: Final = "somebody has left since"
ANOTHER_DRIVES: Final = "another hand has taken the wheel since"
ROUND_OVER: Final = "the round of reactions is over"
SOMEBODY_ASKED: Final = "somebody else was asked to react since"
ONE_WAY: Final = "a copy goes one way only"


class WayBack(NamedTuple):
    """A position to which the table can still go back: nobody has learned anything since."""

    seat: int
    race: Race
    entries: int
    lines: int


class WaysBack:
    """The last answers of one seat, as long as nobody has learned anything from them."""

    def __init__(self, why_not: str = SOMEBODY_LEARNED) -> None:
        self._ways: list[WayBack] = []
        self.why_not = why_not

    def lead(self, seat: int) -> bool:
        """Whether the last answer was this seat's, and can be taken back."""
        return bool(self._ways) and self._ways[-1].seat == seat

    def cut(self, why_not: str) -> None:
        """What was answered so far stands; who tries to take it back is told why."""
        self._ways.clear()
        self.why_not = why_not

    def add(self, way: WayBack) -> None:
        """One more; nobody goes back behind an answer of somebody else."""
        if self._ways and not self.lead(way.seat):
            self.cut(SOMEBODY_LEARNED)
        self._ways.append(way)

    def take(self) -> WayBack:
        """The last one, which is gone one way or another."""
        return self._ways.pop()
