"""What a track is laid from: a ring of straights and corners, as the track file lists them."""

from typing import Final

RIGHT: Final = "R"
LEFT: Final = "L"
FULL_TURN: Final = 360


class Section:
    """A straight or a corner. What the other kind has is empty: 0, "" or -1."""

    def __init__(
        self,
        id: str,
        cols: int,
        length: float,
        lane2_first: int,
        lane2_last: int,
        degrees: int,
        hand: str,
        radius: float,
        inner: int,
        outer: int,
        safe: int,
        has_line: bool,
    ) -> None:
        self.id = id
        self.cols = cols
        self.length = length
        self.lane2_first = lane2_first
        self.lane2_last = lane2_last
        self.degrees = degrees
        self.hand = hand
        self.radius = radius
        self.inner = inner
        self.outer = outer
        self.safe = safe
        self.has_line = has_line

    @property
    def is_corner(self) -> bool:
        return self.degrees > 0

    @property
    def has_lane2(self) -> bool:
        return self.lane2_first >= 0

    @property
    def inner_lane(self) -> int:
        """The lane nearer to the centre of a corner."""
        return 0 if self.hand == RIGHT else 1

    @property
    def outer_lane(self) -> int:
        return 1 - self.inner_lane

    @property
    def turn(self) -> int:
        """How far the section turns, in degrees; to the left is more, to the right is less."""
        return -self.degrees if self.hand == RIGHT else self.degrees


def straight(id: str, cols: int, length: float, lane2: list[int]) -> Section:
    """A straight; `lane2` is its first and last column with a third lane, or empty."""
    first, last = (lane2[0], lane2[1]) if lane2 else (-1, -1)
    return Section(id, cols, length, first, last, 0, "", 0.0, 0, 0, 0, False)


def corner(
    id: str,
    degrees: int,
    hand: str,
    radius: float,
    inner: int,
    outer: int,
    safe: int,
    has_line: bool,
) -> Section:
    """A corner; `radius` is that of the border between its two lanes."""
    return Section(id, 0, 0.0, -1, -1, degrees, hand, radius, inner, outer, safe, has_line)


class Layout:
    """A whole track file, read but not yet measured. The book keeps it: nothing in it changes."""

    def __init__(
        self,
        id: str,
        name: str,
        lane_width: float,
        grid: tuple[str, ...],
        sections: tuple[Section, ...],
    ) -> None:
        self.id = id
        self.name = name
        self.lane_width = lane_width
        self.grid = grid
        self.sections = sections

    def before(self, number: int) -> Section:
        """The section before this one, around the ring."""
        return self.sections[number - 1]

    def after(self, number: int) -> Section:
        return self.sections[(number + 1) % len(self.sections)]
