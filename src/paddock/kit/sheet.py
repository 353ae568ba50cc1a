"""A table top in characters, seen from above: for who reads lines."""

from typing import Final

from paddock.kit.geometry import Line, Shape
from paddock.kit.geometry_gaps import is_within

WIDTH: Final = 72
TALL: Final = 2
"""A character is about twice as high as it is wide."""


class Sheet:
    """Characters over a table of this size; the first row is the far side."""

    def __init__(self, width: int, height: int) -> None:
        self.step = width / WIDTH
        self.rows = max(1, round(height / (self.step * TALL)))
        self.cells = [[" "] * WIDTH for _ in range(self.rows)]

    def middle(self, column: int, row: int) -> tuple[int, int]:
        """The place on the table that a character stands for."""
        x = round((column + 0.5) * self.step)
        return x, round((self.rows - row - 0.5) * self.step * TALL)

    def put(self, x: float, y: float, sign: str) -> None:
        column = min(WIDTH - 1, max(0, int(x / self.step)))
        row = min(self.rows - 1, max(0, self.rows - 1 - int(y / (self.step * TALL))))
        self.cells[row][column] = sign

    def lay(self, shape: Shape, sign: str) -> None:
        """A thing as wide and high as it is; one smaller than a character is seen all the same."""
        west: int = shape.west
        south: int = shape.south
        east: int = shape.east
        north: int = shape.north
        low = max(0, self.rows - 1 - int(north / (self.step * TALL)))
        high = min(self.rows, self.rows - int(south / (self.step * TALL)))
        for row in range(low, high):
            for column in range(
                max(0, int(west / self.step)), min(WIDTH, int(east / self.step) + 1)
            ):
                x, y = self.middle(column, row)
                if is_within(x, y, shape, 0):
                    self.cells[row][column] = sign
        self.put((west + east) / 2, (south + north) / 2, sign)

    def mark(self, line: Line, sign: str) -> None:
        """A line as a row of signs."""
        dx, dy = line.right.x - line.left.x, line.right.y - line.left.y
        steps = 1 + 2 * round(max(abs(dx) / self.step, abs(dy) / (self.step * TALL)))
        for step in range(steps + 1):
            self.put(line.left.x + dx * step / steps, line.left.y + dy * step / steps, sign)

    def lines(self) -> list[str]:
        edge = f"+{'-' * WIDTH}+"
        return [edge, *(f"|{''.join(row)}|" for row in self.cells), edge]
