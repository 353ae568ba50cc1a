"""A table cut into square cells: where the middle of a piece could lie, and what it can get past.

A piece always covers a disc around its middle. A cell that is closed here holds no place at all
where that disc is clear of everything, so whoever cannot come somewhere over open cells cannot
come there at all; an open one may still be too tight.
"""

from math import ceil, sqrt
from typing import Final

from paddock.kit.geometry import Line, Shape
from paddock.kit.geometry_angles import Point
from paddock.kit.geometry_gaps import distance_to
from paddock.kit.geometry_tables import Table

MOST_NODES: Final = 400_000
"""So many cells, counted once for each layer that is asked for; larger tables get larger cells."""

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
    """The cells of a table, row by row.

    They are as small as is asked for, unless that made too many of them for so many layers.
    `rooms` says how far the middle of each is from the nearest shape, up to `most`; `is_open`
    whether a disc with the radius `half` could have its middle in it, at least `edge` away from
    the edge of the table.
    """

    def __init__(
        self,
        table: Table,
        width: int,
        height: int,
        shapes: tuple[Shape, ...],
        half: int,
        edge: int,
        most: int,
        smallest: int,
        layers: int,
    ) -> None:
        share = width * height / (smallest * smallest) * layers / MOST_NODES
        self.size = smallest * max(1, ceil(sqrt(share)))
        self.columns = 1 + (width - 1) // self.size
        self.rows = 1 + (height - 1) // self.size
        self.corner = self.size * DIAGONAL // (2 * STRAIGHT)
        """From the middle of a cell to its corner."""
        self.rooms = self._rooms(shapes, most + self.corner)
        self.is_open = [False] * (self.columns * self.rows)
        for cell in range(len(self.is_open)):
            if self.rooms[cell] + self.corner >= half:
                x, y = self.x_of(cell), self.y_of(cell)
                self.is_open[cell] = table.holds(x, y, edge - self.corner)

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

    def ways_through(self, line: Line) -> list[int]:
        """By cell, the sides, as bits, on which one goes past a line.

        The line is taken half a cell longer at both ends, since one goes from middle to middle.
        """
        wide = _longer(line, self.size)
        found = [0] * len(self.is_open)
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

    def passed_within_reach(self, lines: list[Line], x: int, y: int) -> int:
        """How many of these lines can be passed one after the other by who sets out from a place:
        who cannot come to one over open cells cannot come there at all."""
        reached = [False] * len(self.is_open)
        reached[self.at(x, y)] = True
        for number in range(len(lines)):
            reached = self._beyond(self.ways_through(lines[number]), reached)
            if True not in reached:
                return number
        return len(lines)

    def _beyond(self, passes: list[int], reached: list[bool]) -> list[bool]:
        """The cells that one comes into when going past a line, from those that are reached."""
        seen = reached.copy()
        beyond = [False] * len(reached)
        left = [cell for cell in range(len(seen)) if seen[cell]]
        while left:
            cell = left.pop()
            for side in range(len(AROUND)):
                there = self.beside(cell, side)
                if there < 0 or not self.is_open[there]:
                    continue
                if passes[cell] >> side & 1:
                    beyond[there] = True
                elif not seen[there]:
                    seen[there] = True
                    left.append(there)
        return beyond

    def _rooms(self, shapes: tuple[Shape, ...], most: int) -> list[int]:
        """How far the middle of each cell is from the nearest shape, as far as it matters."""
        rooms = [most] * (self.columns * self.rows)
        for shape in shapes:
            first = self.at(shape.west - most, shape.south - most)
            last = self.at(shape.east + most, shape.north + most)
            for row in range(first // self.columns, last // self.columns + 1):
                for column in range(first % self.columns, last % self.columns + 1):
                    cell = row * self.columns + column
                    room = distance_to(self.x_of(cell), self.y_of(cell), shape) // 1000
                    if room < rooms[cell]:
                        rooms[cell] = room
        return rooms


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
