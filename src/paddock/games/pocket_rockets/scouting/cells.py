"""A table cut into square cells: where the pivot of a card could lie, and how dearly.

A card always covers the disc around its pivot that is as wide as the card is. Cells only show the
way, and `ride` says whether it can be driven.
"""

from typing import Final

from paddock.games.pocket_rockets.book.course import Course
from paddock.games.pocket_rockets.book.racers import CARD_WIDTH, MM, SIZE
from paddock.kit.cells import DIAGONAL, STRAIGHT, Cells

CLOSED: Final = 0
ROOMY: Final = 10
NARROW: Final = 100
FEES: Final[tuple[tuple[int, int], ...]] = ((38 * MM, 30), (46 * MM, 15), (SIZE.reach, 12))
"""What a cell costs, in tenths of its way: with room to turn all round, with hardly any, and in
between, by the least room for which one pays more. Close quarters are traps."""


class PivotCells(Cells):
    """The cells of a course; `fees` says what each costs."""

    def __init__(self, course: Course, smallest: int, layers: int) -> None:
        super().__init__(
            course.table,
            course.width,
            course.height,
            course.shapes,
            CARD_WIDTH // 2,
            0,
            SIZE.reach,
            smallest,
            layers,
        )
        self.fees = [CLOSED] * len(self.is_open)
        for cell in range(len(self.fees)):
            if self.is_open[cell]:
                self.fees[cell] = _fee(self.rooms[cell])

    def step(self, cell: int, side: int) -> int:
        """What it costs to come into a cell from one of its sides."""
        length = DIAGONAL if side % 2 else STRAIGHT
        return self.size * length * self.fees[cell] // (STRAIGHT * ROOMY)

    def credits_within_reach(self, course: Course, x: int, y: int) -> int:
        """How many lines can be passed at most by who sets out from a place."""
        lines = list(course.lines) * min(2, course.laps)
        passed = self.passed_within_reach(lines, x, y)
        return passed if passed < len(lines) else course.credits_to_win()


def _fee(room: int) -> int:
    """By the room around the middle of a cell, given that the pivot may lie anywhere in it."""
    if room < CARD_WIDTH // 2:
        return NARROW
    for least, fee in FEES:
        if room < least:
            return fee
    return ROOMY
