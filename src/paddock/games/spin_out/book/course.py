"""A race track, and the book of a race: the track with the options."""

from math import sqrt
from typing import Final, TypeAlias

from paddock.core.protocol import Book
from paddock.games.spin_out.book.measures import INCH, RADIUS
from paddock.kit.geometry import Disc, Line, Shape
from paddock.kit.geometry_angles import Point
from paddock.kit.geometry_tables import RectangularTable

Terrain: TypeAlias = int
SMALL: Final[Terrain] = 0
LARGE: Final[Terrain] = 1
OBSTACLE: Final[Terrain] = 2
CLASSES: Final[tuple[str, ...]] = ("small", "large", "obstacle")
HIGH: Final = INCH
"""SO-006 to SO-008 What stands so high is an obstacle, and what does not is none."""
USUAL_HEIGHTS: Final[tuple[int, ...]] = (INCH // 2, INCH // 2, 3 * INCH)
"""By class, for terrain of which nobody says how high it stands."""


class Feature:
    """SO-005, SO-067 A piece of terrain: its class and height, and a disc or a convex polygon."""

    def __init__(self, id: str, name: str, terrain: int, height: int, shape: Shape) -> None:
        self.id = id
        self.name = name
        self.terrain = terrain
        self.height = height
        self.shape = shape


class Gate:
    """SO-158 A line to be crossed one way. `length` is that between its posts."""

    def __init__(self, line: Line) -> None:
        self.line = line
        dx = line.left.x - line.right.x
        dy = line.left.y - line.right.y
        self.squared = dx * dx + dy * dy
        self.length = sqrt(float(self.squared))

    def beyond(self, x: int, y: int) -> float:
        """How far a point is beyond the line; below 0 it is before it."""
        return self.line.side(x, y) / self.length

    def reaches(self, x: int, y: int) -> bool:
        """SO-161, SO-164 Whether a base with its middle there is beyond the line with some part.

        In whole numbers: a base that just touches the line is not.
        """
        side = self.line.side(x, y)
        return side >= 0 or side * side < RADIUS * RADIUS * self.squared


class Course:
    """SO-015 A table with terrain, a start zone, gates in order, the last the finish, and laps."""

    def __init__(
        self,
        *,
        id: str,
        name: str,
        width: int,
        height: int,
        laps: int,
        start: Line,
        start_heading: int,
        zone: tuple[int, int, int, int],
        grid: tuple[Point, ...],
        gates: tuple[Gate, ...],
        features: tuple[Feature, ...],
    ) -> None:
        self.id = id
        self.name = name
        self.width = width
        self.height = height
        self.table = RectangularTable(width, height)
        self.laps = laps
        self.start = start
        self.start_heading = start_heading
        self.zone = zone
        self.grid = grid
        self.gates = gates
        self.features = features

    def is_circuit(self) -> bool:
        """SO-160 Whether the start line is the finish line, so that there can be laps."""
        line = self.gates[len(self.gates) - 1].line
        return {line.left, line.right} == {self.start.left, self.start.right}

    def finish(self) -> Gate:
        return self.gates[len(self.gates) - 1]


class Arena(Book):
    """What was fixed before the race. `laps` are those of this race."""

    def __init__(
        self, course: Course, laps: int, rebounds_freely: bool, lone_survivor_wins: bool
    ) -> None:
        self.course = course
        self.laps = laps
        self.rebounds_freely = rebounds_freely
        self.lone_survivor_wins = lone_survivor_wins

    def gates_to_pass(self) -> int:
        """SO-160 All gates of all laps."""
        return self.laps * len(self.course.gates)

    def next_gate(self, passed: int) -> Gate:
        """SO-159 The gate that counts next for who has passed so many."""
        return self.course.gates[passed % len(self.course.gates)]


def wreck_shape(x: int, y: int) -> Disc:
    """SO-009, SO-132 A derelict pod: small terrain of pod size."""
    return Disc(x, y, RADIUS)
