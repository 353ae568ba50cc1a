"""Cards, obstacles and lines on the table, by the specification's reference method and no other.

Every length is in thousandths of a millimetre, so that a card at a multiple of 90° is exact;
headings are tenths of a degree.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

Point = tuple[float, float]

HALF_LENGTH = 44_000
HALF_WIDTH = 31_500
SLIDE = 88_000
SPAN = 200_000
TOUCH = 10
SLACK = 0.001
"""PR-171: in favour of touching and reaching."""
FULL_TURN = 3600
SWEPT_DISC = 54_130
SWEEP_ARM = 54_120
LEAST_STEP = 0.00002
NOISE = 0.000001
"""Travels and distances nearer than this are equal: a millionth of the grid."""


class Pose(NamedTuple):
    """Where a card lies at rest (PR-170)."""

    x: int
    y: int
    heading: int


class Line(NamedTuple):
    """PR-150: a gate or the finish line, from the left post to the right one."""

    a: tuple[int, int]
    b: tuple[int, int]


@dataclass(frozen=True)
class Circle:
    """A round obstacle."""

    x: float
    y: float
    r: float

    @property
    def disc(self) -> "Circle":
        return self


@dataclass(frozen=True)
class Polygon:
    """A convex obstacle or a card, its corners counter-clockwise."""

    points: tuple[Point, ...]

    @cached_property
    def edges(self) -> list[tuple[Point, Point]]:
        return list(zip(self.points, self.points[1:] + self.points[:1], strict=True))

    @cached_property
    def disc(self) -> Circle:
        """A circle around all of it."""
        x = sum(point[0] for point in self.points) / len(self.points)
        y = sum(point[1] for point in self.points) / len(self.points)
        return Circle(x, y, max(math.dist((x, y), point) for point in self.points))


Shape = Circle | Polygon


def rounded(value: float) -> int:
    """PR-170: the nearest whole thousandth, halves upwards."""
    return math.floor(value + 0.5)


def direction(heading: float) -> Point:
    """The unit vector of a heading, exact at multiples of 90° (PR-170)."""
    if heading % 900 == 0:
        return ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))[int(heading % FULL_TURN) // 900]
    angle = math.radians(heading / 10)
    return math.cos(angle), math.sin(angle)


def in_frame(x: float, y: float, u: Point, point: Point) -> Point:
    """A point as (forward, left) seen from a pivot that faces along u."""
    dx, dy = point[0] - x, point[1] - y
    return dx * u[0] + dy * u[1], dy * u[0] - dx * u[1]


def card_facing(x: float, y: float, u: Point) -> Polygon:
    """The card's corners: centre ± 44·u ± 31.5·v."""
    fx, fy = HALF_LENGTH * u[0], HALF_LENGTH * u[1]
    lx, ly = -HALF_WIDTH * u[1], HALF_WIDTH * u[0]
    return Polygon(
        (
            (x + fx + lx, y + fy + ly),
            (x - fx + lx, y - fy + ly),
            (x - fx - lx, y - fy - ly),
            (x + fx - lx, y + fy - ly),
        )
    )


def card(pose: Pose) -> Polygon:
    """The footprint of a racer."""
    return card_facing(pose.x, pose.y, direction(pose.heading))


def distance_to_segment(point: Point, a: Point, b: Point) -> float:
    """From a point to the nearest point of a segment."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    along = 0.0
    if length > 0:
        along = min(1.0, max(0.0, ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length))
    return math.dist(point, (a[0] + along * dx, a[1] + along * dy))


def cross(origin: Point, p: Point, q: Point) -> float:
    """Positive if q is to the left of the way from origin to p."""
    return (p[0] - origin[0]) * (q[1] - origin[1]) - (p[1] - origin[1]) * (q[0] - origin[0])


def distance(point: Point, shape: Shape) -> float:
    """From a point to the nearest point of a shape, 0 inside it."""
    if isinstance(shape, Circle):
        return max(0.0, math.dist(point, (shape.x, shape.y)) - shape.r)
    if all(cross(a, b, point) >= 0 for a, b in shape.edges):
        return 0.0
    return distance_to_outline(point, shape)


def distance_to_outline(point: Point, shape: Polygon) -> float:
    """From a point to the nearest edge; the shape may be a mere segment or point."""
    return min(distance_to_segment(point, a, b) for a, b in shape.edges)


def gap(x: float, y: float, u: Point, shape: Shape) -> float:
    """Between a card at (x, y) that faces along u and a shape; 0 if they overlap."""
    if isinstance(shape, Circle):
        forward, left = in_frame(x, y, u, (shape.x, shape.y))
        off = (max(0.0, abs(forward) - HALF_LENGTH), max(0.0, abs(left) - HALF_WIDTH))
        return max(0.0, math.hypot(*off) - shape.r)
    mine = card_facing(x, y, u)
    if not any(separates(edge, shape) for edge in mine.edges) and not any(
        separates(edge, mine) for edge in shape.edges
    ):
        return 0.0
    return min(
        min(distance_to_segment(p, a, b) for p in mine.points for a, b in shape.edges),
        min(distance_to_segment(p, a, b) for p in shape.points for a, b in mine.edges),
    )


def separates(edge: tuple[Point, Point], other: Polygon) -> bool:
    """Whether all of the other lies beyond this edge of a counter-clockwise polygon."""
    return all(cross(edge[0], edge[1], point) <= 0 for point in other.points)


def is_near(x: float, y: float, shape: Shape) -> bool:
    """Whether a card with its pivot there could touch it at some heading."""
    disc = shape.disc
    return math.dist((x, y), (disc.x, disc.y)) - disc.r <= SWEPT_DISC


def is_touching(pose: Pose, shape: Shape) -> bool:
    """PR-061, PR-171: a gap of 0.01 or less, with slack."""
    if not is_near(pose.x, pose.y, shape):
        return False
    return gap(pose.x, pose.y, direction(pose.heading), shape) <= TOUCH + SLACK


def is_clear(pose: Pose, shapes: Sequence[Shape]) -> bool:
    """PR-049, PR-072."""
    return not any(is_touching(pose, shape) for shape in shapes)


def pivot_touches(pose: Pose, heading: int, shape: Shape) -> bool:
    """PR-062, PR-052: whether the card touches on its way to a new heading, the shorter way."""
    turn = (heading - pose.heading) % FULL_TURN
    if turn == 0 or not is_near(pose.x, pose.y, shape):
        return False
    if distance((pose.x, pose.y), shape) > SWEPT_DISC:
        return False
    sense = 1 if turn <= FULL_TURN // 2 else -1
    whole = math.radians(min(turn, FULL_TURN - turn) / 10)
    swept = 0.0
    while swept < whole:
        u = direction(pose.heading + sense * math.degrees(swept) * 10)
        room = gap(pose.x, pose.y, u, shape)
        if room <= TOUCH + SLACK:
            return True
        swept += max(LEAST_STEP, (room - TOUCH) / SWEEP_ARM)
    return gap(pose.x, pose.y, direction(heading), shape) <= TOUCH + SLACK


def clipped(points: Sequence[Point], axis: int, limit: float, sign: int) -> list[Point]:
    """The part of a convex polygon with sign · coordinate ≤ limit, the limit included."""
    kept: list[Point] = []
    for p, q in zip(points, [*points[1:], *points[:1]], strict=True):
        over_p, over_q = sign * p[axis] - limit, sign * q[axis] - limit
        if over_p <= 0:
            kept.append(p)
        if over_p * over_q < 0:
            part = over_p / (over_p - over_q)
            kept.append((p[0] + part * (q[0] - p[0]), p[1] + part * (q[1] - p[1])))
    return kept


def contact(pose: Pose, shape: Shape) -> float | None:
    """PR-063: the travel at first contact, by the closed form; none if nothing is met in 88."""
    u = direction(pose.heading)
    reach = HALF_WIDTH + TOUCH + SLACK
    if isinstance(shape, Circle):
        forward, left = in_frame(pose.x, pose.y, u, (shape.x, shape.y))
        beside = max(0.0, abs(left) - reach)
        if forward <= 0 or beside > shape.r:
            return None
        met = forward - HALF_LENGTH - math.sqrt(shape.r**2 - beside**2)
    else:
        seen = [in_frame(pose.x, pose.y, u, point) for point in shape.points]
        inside = clipped(clipped(seen, 1, reach, 1), 1, reach, -1)
        if not inside or min(point[0] for point in inside) <= 0:
            return None
        met = min(point[0] for point in inside) - HALF_LENGTH
    travel = max(0.0, met - TOUCH)
    return travel if travel <= SLIDE + SLACK else None


def side(line: Line, point: tuple[int, int]) -> int:
    """PR-150: more than 0 past the line."""
    a, b = line
    return (point[0] - b[0]) * (a[1] - b[1]) - (point[1] - b[1]) * (a[0] - b[0])


def crossing(line: Line, start: tuple[int, int], end: tuple[int, int]) -> float | None:
    """PR-151, PR-172: the travel at which the track from start to end crosses the line."""
    before, after = side(line, start), side(line, end)
    if not before <= 0 < after:
        return None
    if not cross(start, end, line.a) >= 0 >= cross(start, end, line.b):
        return None
    return SLIDE * -before / (after - before)


def cannon_distance(pose: Pose, other: Polygon) -> float | None:
    """PR-116: from the cannon mark to the part of a card not behind the front edge's line."""
    u = direction(pose.heading)
    seen = [in_frame(pose.x, pose.y, u, point) for point in other.points]
    ahead = clipped(seen, 0, -HALF_LENGTH, -1)
    return distance_to_outline((HALF_LENGTH, 0), Polygon(tuple(ahead))) if ahead else None


def is_in_cannon_reach(pose: Pose, other: Polygon) -> bool:
    """PR-110, with the slack of PR-171."""
    away = cannon_distance(pose, other)
    return away is not None and away <= SPAN + SLACK


def is_in_aura_reach(pose: Pose, other: Polygon) -> bool:
    """PR-130, with the slack of PR-171."""
    return distance((pose.x, pose.y), other) <= SPAN + SLACK
