"""Which part of a table each sheet of paper shows. Lengths are millimetres."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil
from typing import Final

PAPERS: Final[Mapping[str, tuple[float, float]]] = {
    "a4": (210.0, 297.0),
    "a3": (297.0, 420.0),
    "letter": (215.9, 279.4),
}
MARGIN: Final = 10.0
"""What printers leave white; names and rulers stand there in part."""
OVERLAP: Final = 10.0
"""So much of a sheet is shown again on the next one, to be laid upon it."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet: its place among the others, and where its lower left corner lies on the table."""

    row: int
    column: int
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Layout:
    """The sheets for one table, row by row from the far side, all of the same size."""

    width: float
    height: float
    rows: int
    columns: int
    sheets: tuple[Sheet, ...]

    @property
    def is_wide(self) -> bool:
        """Whether the paper lies on its side."""
        return self.width > self.height

    @property
    def shown(self) -> tuple[float, float]:
        """How much of the table a sheet shows."""
        return self.width - 2 * MARGIN, self.height - 2 * MARGIN


def layout(width: float, height: float, paper: str) -> Layout:
    """Upright or on its side, whichever takes fewer sheets."""
    short, long = PAPERS[paper]
    return min(
        (_laid(width, height, short, long), _laid(width, height, long, short)),
        key=lambda one: len(one.sheets),
    )


def _laid(width: float, height: float, across: float, up: float) -> Layout:
    columns = _many(width, across - 2 * MARGIN)
    rows = _many(height, up - 2 * MARGIN)
    step_x, step_y = across - 2 * MARGIN - OVERLAP, up - 2 * MARGIN - OVERLAP
    sheets = [
        Sheet(row, column, column * step_x, (rows - 1 - row) * step_y)
        for row in range(rows)
        for column in range(columns)
    ]
    return Layout(across, up, rows, columns, tuple(sheets))


def _many(length: float, shown: float) -> int:
    return max(1, ceil((length - OVERLAP) / (shown - OVERLAP)))
