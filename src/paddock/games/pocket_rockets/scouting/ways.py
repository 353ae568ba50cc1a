"""How far it is to go: from any place of a course, with any number of credits, to the win.

The shortest ways over the cells, reckoned back from the finish line by line. They know nothing of
cards that lie about, and of moves only that a pivot goes on unbroken; so they guide a search.
"""

from heapq import heappop, heappush
from typing import Final

from paddock.games.pocket_rockets.book.course import Course
from paddock.games.pocket_rockets.book.racers import MM
from paddock.games.pocket_rockets.scouting.cells import CLOSED, PivotCells
from paddock.kit.cells import AROUND, DIAGONAL, STRAIGHT

NO_WAY: Final = 1 << 40
"""How far it is where no way leads on."""
CELL: Final = 20 * MM
MOST_KEPT: Final = 8


class Ways:
    """The way to go over one course.

    `layers` has a list by cell for each line that is headed for: those of the last lap, then
    those of the laps before it, if there are any.
    """

    def __init__(self, course: Course) -> None:
        lines = len(course.lines)
        self.course = course
        self.lines = lines
        self.cells = PivotCells(course, CELL, lines * min(2, course.laps))
        passes = [self.cells.ways_through(line) for line in course.lines]
        finished = [0] * len(self.cells.fees)
        self.layers = self._lap(passes, finished)
        self.lap = 0
        if course.laps > 1:
            self.layers += self._lap(passes, self.layers[0])
            last = self.layers[0]
            nearest = last.index(min(last))
            self.lap = self.layers[lines][nearest] - last[nearest]

    def _lap(self, passes: list[list[int]], beyond: list[int]) -> list[list[int]]:
        """The layers of a lap, given how far it is to go once its finish is crossed."""
        layers: list[list[int]] = []
        for line in range(self.lines - 1, -1, -1):
            beyond = self._layer(passes[line], beyond)
            layers.append(beyond)
        layers.reverse()
        return layers

    def _layer(self, passes: list[int], beyond: list[int]) -> list[int]:
        """How far it is to go past one line and then on from beyond it, by cell."""
        cells = self.cells
        fees = cells.fees
        to_go = [NO_WAY] * len(fees)
        queue: list[int] = []
        many = len(fees)
        for cell in range(many):
            if passes[cell] and fees[cell] != CLOSED:
                for side in range(len(AROUND)):
                    if passes[cell] >> side & 1:
                        there = cells.beside(cell, side)
                        if there >= 0 and beyond[there] < NO_WAY and fees[there] != CLOSED:
                            way = beyond[there] + cells.step(there, side)
                            if way < to_go[cell]:
                                to_go[cell] = way
                                heappush(queue, way * many + cell)
        while queue:
            first = heappop(queue)
            there = first % many
            so_far = first // many
            if so_far > to_go[there]:
                continue
            for side in range(len(AROUND)):
                # One comes from the cell that has this one on that side.
                cell = cells.beside(there, (side + 4) % len(AROUND))
                if cell < 0 or fees[cell] == CLOSED or passes[cell] >> side & 1:
                    continue
                way = so_far + cells.step(there, side)
                if way < to_go[cell]:
                    to_go[cell] = way
                    heappush(queue, way * many + cell)
        return to_go

    def to_go(self, x: int, y: int, credits: int) -> int:
        """The way from a place to the win, in thousandths of a millimetre; NO_WAY if none."""
        laps_left = self.course.laps - 1 - credits // self.lines
        if laps_left < 0:
            return 0
        layer = credits % self.lines
        if laps_left == 0:
            return self._from(self.layers[layer], x, y)
        way = self._from(self.layers[self.lines + layer], x, y)
        return way + (laps_left - 1) * self.lap

    def _from(self, layer: list[int], x: int, y: int) -> int:
        """By the four nearest middles of cells: the way to each, and on from there."""
        cells = self.cells
        size = cells.size
        column = (x - size // 2) // size
        row = (y - size // 2) // size
        off_x = x - size // 2 - column * size
        off_y = y - size // 2 - row * size
        best = NO_WAY
        for up in range(2):
            if not 0 <= row + up < cells.rows:
                continue
            dy = size - off_y if up else off_y
            for right in range(2):
                if not 0 <= column + right < cells.columns:
                    continue
                way = layer[(row + up) * cells.columns + column + right]
                dx = size - off_x if right else off_x
                way += max(dx, dy) + min(dx, dy) * (DIAGONAL - STRAIGHT) // STRAIGHT
                if way < best:
                    best = way
        return best


_kept: tuple[Ways, ...] = ()


def ways_of(course: Course) -> Ways:
    """The ways of a course, kept for the latest few: they follow from its measures alone."""
    global _kept
    for ways in _kept:
        if ways.course is course or ways.course.measures == course.measures:
            return ways
    made = Ways(course)
    _kept = (made, *_kept[: MOST_KEPT - 1])
    return made
