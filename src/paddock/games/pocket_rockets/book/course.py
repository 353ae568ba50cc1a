"""A course, and the book of a race: the courses that it can be run on, with the options."""

from typing import Final

from paddock.core.protocol import Book
from paddock.games.pocket_rockets.book.racers import (
    FRONT,
    LANE_PITCH_MOST,
    START_SETBACK,
    TURN,
)
from paddock.kit.geometry import Disc, Line, Polygon, Shape
from paddock.kit.geometry_angles import Point, cosine, nearest, sine
from paddock.kit.geometry_gaps import distance
from paddock.kit.geometry_tables import Table

DEAL_RANDOM: Final = 0
DEAL_DRAFT: Final = 1
DEAL_MIRROR: Final = 2
DEAL_SERIES: Final = 3
DEALS: Final[tuple[str, ...]] = ("random", "draft", "mirror", "series")


class Obstacle:
    """PR-001 An everyday object that lies where it lies."""

    def __init__(self, name: str, shape: Shape) -> None:
        self.name = name
        self.shape = shape


class Course:
    """PR-002 A table with obstacles, a start, gates in their order, a finish and laps.

    `width` and `height` are those of the table's box; a round table has a `radius`, else it is 0.
    """

    def __init__(
        self,
        *,
        id: str,
        name: str,
        least: int,
        most: int,
        laps: int,
        table: Table,
        width: int,
        height: int,
        radius: int,
        start: Line,
        start_heading: int,
        gates: tuple[Line, ...],
        finish: Line,
        obstacles: tuple[Obstacle, ...],
    ) -> None:
        self.id = id
        self.name = name
        self.least = least
        self.most = most
        self.laps = laps
        self.table = table
        self.width = width
        self.height = height
        self.radius = radius
        self.start = start
        self.start_heading = start_heading
        self.gates = gates
        self.finish = finish
        self.obstacles = obstacles
        self.lines = (*gates, finish)
        """PR-157 The lines of a lap by their number: the gates, then the finish."""
        self.shapes = tuple([obstacle.shape for obstacle in obstacles])
        self.measures = _measures_of(self)
        """All that driving depends on, the start aside: courses that share it are driven alike."""

    def takes(self, players: int) -> bool:
        """PR-008, PR-166 So many can race here; one alone practises anywhere."""
        return players == 1 or self.least <= players <= self.most

    def credits_to_win(self) -> int:
        """PR-154 All lines of all laps."""
        return self.laps * len(self.lines)

    def goal(self, credits: int) -> int:
        """PR-157 The number of the line that would be credited next."""
        return credits % len(self.lines)

    def next_line(self, credits: int) -> Line:
        """PR-157 The line that would be credited next."""
        return self.lines[self.goal(credits)]

    def lap(self, credits: int) -> int:
        """PR-157 The lap that a racer with so many credits is in; the last one to the end."""
        return min(self.laps, 1 + credits // len(self.lines))

    def lane(self, number: int, of: int) -> Point:
        """PR-006 Where the pivot of this lane lies, lane 1 nearest to the left post."""
        a = self.start.left
        b = self.start.right
        length = distance(a, b) / 1000.0
        pitch = min(float(LANE_PITCH_MOST), length / of)
        share = (number - (of + 1) / 2.0) * pitch / length
        back = float(FRONT + START_SETBACK)
        return Point(
            nearest(
                (a.x + b.x) / 2.0 + share * (b.x - a.x) - back * cosine(self.start_heading, TURN)
            ),
            nearest(
                (a.y + b.y) / 2.0 + share * (b.y - a.y) - back * sine(self.start_heading, TURN)
            ),
        )


def _measures_of(course: Course) -> tuple[int, ...]:
    found = [course.laps, course.width, course.height, course.radius, len(course.lines)]
    for line in course.lines:
        found += [line.left.x, line.left.y, line.right.x, line.right.y]
    for shape in course.shapes:
        if isinstance(shape, Disc):
            found += [1, shape.x, shape.y, shape.radius]
        else:
            assert isinstance(shape, Polygon), "an obstacle is a disc or a polygon"
            found.append(len(shape.points))
            for point in shape.points:
                found += [point.x, point.y]
    return tuple(found)


class Tabletop(Book):
    """PR-174 What was fixed before the race.

    `courses` has the chosen one, or all of which one is drawn. In a series `powers` says who was
    dealt what, and `race` counts the races from 0. Alone, one starts in `lane` of `lanes`.
    """

    def __init__(
        self,
        *,
        courses: tuple[Course, ...],
        deal: int,
        race: int,
        powers: tuple[int, ...],
        lane: int,
        lanes: int,
        must_use_all_moves: bool,
        touch_ends_turn: bool,
        edge_is_fall: bool,
        rebound: int,
        warps_next_ahead: bool,
        has_lots: bool,
        round_cap: int,
        shows_all: bool,
    ) -> None:
        self.courses = courses
        self.deal = deal
        self.race = race
        self.powers = powers
        self.lane = lane
        self.lanes = lanes
        self.must_use_all_moves = must_use_all_moves
        self.touch_ends_turn = touch_ends_turn
        self.edge_is_fall = edge_is_fall
        self.rebound = rebound
        self.warps_next_ahead = warps_next_ahead
        self.has_lots = has_lots
        self.round_cap = round_cap
        self.shows_all = shows_all
