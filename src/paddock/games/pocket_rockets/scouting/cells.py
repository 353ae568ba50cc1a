"""A table cut into square cells: where the pivot of a card could lie, and how dearly.

A card always covers the disc around its pivot that is as wide as the card is. So a cell that is
closed here holds no place for a pivot at all, while an open one may still be too tight for a card:
cells only show the way, and `ride` says whether it can be driven.
"""

from math import sqrt
from typing import Final

from paddock.games.pocket_rockets.book.course import Course
from paddock.games.pocket_rockets.book.racers import CARD_WIDTH, MM, SIZE
from paddock.kit.geometry import Line
from paddock.kit.geometry_angles import Point
from paddock.kit.geometry_gaps import distance_to

MOST_NODES: Final = 400_000
"""So many cells, counted once for each line that is headed for; larger tables get larger cells."""

CLOSED: Final = 0
ROOMY: Final = 10
NARROW: Final = 100
FEES: Final[tuple[tuple[int, int], ...]] = ((38 * MM, 30), (46 * MM, 15), (SIZE.reach, 12))
"""What a cell costs, in tenths of its way: with room to turn all round, with hardly any, and in
between, by the least room for which one pays more. Close quarters are traps."""

AROUND: Final[tuple[tuple[int, int], ...]] = (
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (-1, -1),
    (0, -1),
    (1, -1),
)
"""The neighbours of a cell, as columns and rows; odd ones lie across a corner."""
DIAGONAL: Final = 1414
STRAIGHT: Final = 1000


class Cells:
    """The cells of a course, row by row; `fees` says what each costs.

    They are as small as is asked for, unless that made too many of them for so many layers.
    """

    def __init__(self, course: Course, smallest: int, layers: int) -> None:
        share = (course.width // MM) * (course.height // MM) * layers / MOST_NODES
        self.size = max(smallest, int(sqrt(share)) * MM)
        self.columns = 1 + (course.width - 1) // self.size
        self.rows = 1 + (course.height - 1) // self.size
        self.fees = [CLOSED] * (self.columns * self.rows)
        corner = self.size * DIAGONAL // (2 * STRAIGHT)
        rooms = self._rooms(course, corner)
        for cell in range(len(self.fees)):
            if course.table.holds(self.x_of(cell), self.y_of(cell), -corner):
                self.fees[cell] = _fee(rooms[cell], corner)

    def x_of(self, cell: int) -> int:
        return (cell % self.columns) * self.size + self.size // 2

    def y_of(self, cell: int) -> int:
        return (cell // self.columns) * self.size + self.size // 2

    def at(self, x: int, y: int) -> int:
        """The cell in which a place of the table lies."""
        column = min(self.columns - 1, max(0, x // self.size))
        row = min(self.rows - 1, max(0, y // self.size))
        return row * self.columns + column

    def beside(self, cell: int, side: int) -> int:
        """A neighbour, or -1 beyond the edge."""
        right, up = AROUND[side]
        column = cell % self.columns + right
        row = cell // self.columns + up
        if not (0 <= column < self.columns and 0 <= row < self.rows):
            return -1
        return row * self.columns + column

    def step(self, cell: int, side: int) -> int:
        """What it costs to come into a cell from one of its sides."""
        length = DIAGONAL if side % 2 else STRAIGHT
        return self.size * length * self.fees[cell] // (STRAIGHT * ROOMY)

    def ways_through(self, line: Line) -> list[int]:
        """By cell, the sides, as bits, on which one goes past a line.

        The line is taken half a cell longer at both ends, since one goes from middle to middle.
        """
        wide = _longer(line, self.size)
        found = [0] * len(self.fees)
        first = self.at(
            min(wide.left.x, wide.right.x) - self.size, min(wide.left.y, wide.right.y) - self.size
        )
        last = self.at(
            max(wide.left.x, wide.right.x) + self.size, max(wide.left.y, wide.right.y) + self.size
        )
        for row in range(first // self.columns, last // self.columns + 1):
            for column in range(first % self.columns, last % self.columns + 1):
                cell = row * self.columns + column
                x = self.x_of(cell)
                y = self.y_of(cell)
                for side in range(len(AROUND)):
                    right, up = AROUND[side]
                    to_x = x + right * self.size
                    to_y = y + up * self.size
                    if wide.passed(x, y, to_x, to_y, self.size) >= 0:
                        found[cell] |= 1 << side
        return found

    def credits_within_reach(self, course: Course, x: int, y: int) -> int:
        """How many lines can be passed at most by who sets out from a place: who cannot come
        there over open cells cannot come there at all."""
        reached = [False] * len(self.fees)
        reached[self.at(x, y)] = True
        for credits in range(len(course.lines) * min(2, course.laps)):
            reached = self._beyond(self.ways_through(course.next_line(credits)), reached)
            if True not in reached:
                return credits
        return course.credits_to_win()

    def _beyond(self, passes: list[int], reached: list[bool]) -> list[bool]:
        """The cells that one comes into when going past a line, from those that are reached."""
        seen = reached.copy()
        beyond = [False] * len(reached)
        left = [cell for cell in range(len(seen)) if seen[cell]]
        while left:
            cell = left.pop()
            for side in range(len(AROUND)):
                there = self.beside(cell, side)
                if there < 0 or self.fees[there] == CLOSED:
                    continue
                if passes[cell] >> side & 1:
                    beyond[there] = True
                elif not seen[there]:
                    seen[there] = True
                    left.append(there)
        return beyond

    def _rooms(self, course: Course, corner: int) -> list[int]:
        """How far the middle of each cell is from the nearest obstacle, as far as it matters."""
        most = SIZE.reach + corner
        rooms = [most] * len(self.fees)
        for shape in course.shapes:
            first = self.at(shape.west - most, shape.south - most)
            last = self.at(shape.east + most, shape.north + most)
            for row in range(first // self.columns, last // self.columns + 1):
                for column in range(first % self.columns, last % self.columns + 1):
                    cell = row * self.columns + column
                    room = distance_to(self.x_of(cell), self.y_of(cell), shape) // 1000
                    if room < rooms[cell]:
                        rooms[cell] = room
        return rooms


def _fee(room: int, corner: int) -> int:
    """By the room around the middle of a cell, given that the pivot may lie anywhere in it."""
    half = CARD_WIDTH // 2
    if room + corner < half:
        return CLOSED
    if room < half:
        return NARROW
    for least, fee in FEES:
        if room < least:
            return fee
    return ROOMY


def _longer(line: Line, size: int) -> Line:
    dx = line.right.x - line.left.x
    dy = line.right.y - line.left.y
    length = int(sqrt(float(dx * dx + dy * dy)))
    more_x = dx * size // (2 * length)
    more_y = dy * size // (2 * length)
    return Line(
        Point(line.left.x - more_x, line.left.y - more_y),
        Point(line.right.x + more_x, line.right.y + more_y),
    )
