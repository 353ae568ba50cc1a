"""A track as numbers: its squares, where each leads, and who stands beside whom.

Squares are numbered from 0, section by section and lane by lane. Every tuple is indexed by the
number of a square unless it says otherwise. The surveyor makes a track from its layout.

A *place* is where a sled can stand: half 0 is the whole of an ordinary square or the front half of
a double-length one, half 1 the rear half of a double-length square.
"""

from typing import Final

from paddock.core.errors import BrokenData
from paddock.games.powersled.book.layout import Layout

NO_SQUARE: Final = -1
NO_CORNER: Final = -1
NO_DOUBLE: Final = -1

HALVES: Final = 2
"""Places to a square, whether it has both or not."""

LEAST_SAFE: Final = 1
MOST_SAFE: Final = 4


def place_of(square: int, half: int) -> int:
    """The number of a place."""
    return square * HALVES + half


def square_of(place: int) -> int:
    return place // HALVES


def is_rear(place: int) -> bool:
    """In the rear half of a double-length square."""
    return place % HALVES == 1


class Track:
    """A closed circuit of squares, ready to race on."""

    def __init__(
        self,
        id: str,
        name: str,
        squares: tuple[str, ...],
        sections: tuple[str, ...],
        section: tuple[int, ...],
        lane: tuple[int, ...],
        start: tuple[int, ...],
        end: tuple[int, ...],
        unit: int,
        fwd: tuple[int, ...],
        left: tuple[int, ...],
        right: tuple[int, ...],
        prev: tuple[int, ...],
        may_left: tuple[bool, ...],
        may_right: tuple[bool, ...],
        is_double: tuple[bool, ...],
        corner: tuple[int, ...],
        corners: tuple[str, ...],
        safe: tuple[int, ...],
        line_next: tuple[int, ...],
        on_line: tuple[bool, ...],
        outward: tuple[int, ...],
        rank: tuple[int, ...],
        grid: tuple[int, ...],
        to_go: tuple[int, ...],
        attacks: tuple[tuple[int, ...], ...],
        layout: Layout,
    ) -> None:
        self.id = id
        self.name = name
        self.squares = squares
        """Names such as `s5.0.2`: section, lane, index in that lane of the section."""
        self.sections = sections
        """Ids, by the number of the section."""
        self.section = section
        self.lane = lane
        """0 is the right-hand lane, 1 the left-hand lane, 2 the third lane."""
        self.start = start
        self.end = end
        """Where a square begins and ends within its section, in whole parts of `unit`."""
        self.unit = unit
        self.fwd = fwd
        self.left = left
        self.right = right
        """PS-163 The squares of a spun diagonal; NO_SQUARE is the wall."""
        self.prev = prev
        self.may_left = may_left
        self.may_right = may_right
        """PS-074 Whether the diagonal is clear: a legal lane change."""
        self.is_double = is_double
        self.double, self.doubles = _numbered(is_double)
        """The number of the double-length square, or NO_DOUBLE; and how many there are."""
        self.corner = corner
        """The number of the corner, or NO_CORNER on a straight."""
        self.corners = corners
        """The section ids of the corners, by the number of the corner."""
        self.safe = safe
        """PS-005 The safe speed, by the number of the corner."""
        self.line_next = line_next
        """PS-170 The next square along a racing line, or NO_SQUARE."""
        self.on_line = on_line
        self.outward = outward
        """PS-R46 The lane change that leads outward, +1 or -1."""
        self.rank = rank
        """PS-R08 Order along one lap: higher is farther, equal is level."""
        self.grid = grid
        """PS-015 Six squares, pole first."""
        self.to_go = to_go
        """The fewest steps by legal driving until the finish line is crossed."""
        self.attacks = attacks
        """PS-202, PS-121 By place: the places that a sled there may sideswipe or nuke."""
        self.layout = layout
        """What it was laid from; only drawings look at it."""

    def number(self, name: str) -> int:
        """The square of that name, or NO_SQUARE."""
        for square, known in enumerate(self.squares):
            if known == name:
                return square
        return NO_SQUARE

    def crosses(self, square: int, target: int) -> bool:
        """PS-081 Whether a step leads over the finish line."""
        return self.section[target] == 0 and self.section[square] == len(self.sections) - 1

    def with_safe(self, changes: dict[str, int]) -> "Track":
        """PS-004 The same track with other safe speeds, by the section id of the corner."""
        safe = list(self.safe)
        for corner, speed in changes.items():
            if corner not in self.corners:
                raise BrokenData(corner, f"{self.name} has no such corner; it has {self._known()}")
            if not LEAST_SAFE <= speed <= MOST_SAFE:
                raise BrokenData(corner, f"a safe speed is {LEAST_SAFE} to {MOST_SAFE}")
            safe[self.corners.index(corner)] = speed
        return Track(
            id=self.id,
            name=self.name,
            squares=self.squares,
            sections=self.sections,
            section=self.section,
            lane=self.lane,
            start=self.start,
            end=self.end,
            unit=self.unit,
            fwd=self.fwd,
            left=self.left,
            right=self.right,
            prev=self.prev,
            may_left=self.may_left,
            may_right=self.may_right,
            is_double=self.is_double,
            corner=self.corner,
            corners=self.corners,
            safe=tuple(safe),
            line_next=self.line_next,
            on_line=self.on_line,
            outward=self.outward,
            rank=self.rank,
            grid=self.grid,
            to_go=self.to_go,
            attacks=self.attacks,
            layout=self.layout,
        )

    def _known(self) -> str:
        return ", ".join(self.corners)


def _numbered(is_double: tuple[bool, ...]) -> tuple[tuple[int, ...], int]:
    numbers: list[int] = []
    doubles = 0
    for double in is_double:
        numbers.append(doubles if double else NO_DOUBLE)
        doubles += int(double)
    return tuple(numbers), doubles


def shortest_lap(track: Track) -> int:
    """Squares of a lap by the best legal way, from just past the line to just past it again."""
    return min(
        track.to_go[square]
        for square in range(len(track.squares))
        if track.section[square] == 0 and track.start[square] == 0
    )
