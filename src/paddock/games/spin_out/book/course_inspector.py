"""What must hold of a track as a whole: classes that fit, a clear start, gates in the right way."""

from math import sqrt
from typing import Final

from paddock.core.errors import BrokenData
from paddock.games.spin_out.book.course import HIGH, LARGE, OBSTACLE, SMALL, Course, Feature
from paddock.games.spin_out.book.measures import MOST_SEATS, RADIUS, TOLERANCE, TURN
from paddock.kit.geometry import Card, Disc, Footprint, Line, Polygon
from paddock.kit.geometry_angles import Point
from paddock.kit.geometry_gaps import is_clear

ROUNDING: Final = 1.0
ROOM: Final = 3.1416 * (2 * RADIUS) * (2 * RADIUS)
"""A pod keeps the middles of others out of so much of the start zone, at the most."""


def inspect(course: Course) -> None:
    """Raises BrokenData for the first thing that is wrong."""
    _check_features(course)
    _check_start(course)
    _check_grid(course)
    if course.is_circuit() and len(course.gates) == 1:
        raise BrokenData("gates", "where the start is the finish, one more gate is needed")
    if not course.is_circuit() and course.laps > 1:
        why = "a track whose finish is not its start line has one lap"
        raise BrokenData("laps", why)
    for number, gate in enumerate(course.gates):
        _check_ends(course, gate.line, f"gates[{number}]")


def _check_ends(course: Course, line: Line, place: str) -> None:
    for point in (line.left, line.right):
        if not course.table.holds(point.x, point.y, 0):
            raise BrokenData(place, "its ends must be on the table")


def _check_features(course: Course) -> None:
    """SO-006 to SO-008, SO-067 Ids once each, small is what fits under a base, all on the table."""
    ids: set[str] = set()
    for number, feature in enumerate(course.features):
        place = f"features[{number}]"
        if feature.id in ids:
            raise BrokenData(f"{place}.id", f"{feature.id} stands there twice")
        ids.add(feature.id)
        if feature.terrain == OBSTACLE and feature.height < HIGH:
            why = f"the {feature.name} is an obstacle: it stands at least 1 inch high"
            raise BrokenData(f"{place}.height", why)
        if feature.terrain != OBSTACLE and feature.height >= HIGH:
            why = f"the {feature.name} is no obstacle: it stands less than 1 inch high"
            raise BrokenData(f"{place}.height", why)
        fits = _fits_under_a_base(feature)
        if feature.terrain == SMALL and not fits:
            raise BrokenData(f"{place}.class", f"the {feature.name} does not fit under a base")
        if feature.terrain == LARGE and fits:
            raise BrokenData(f"{place}.class", f"the {feature.name} fits under a base: it is small")
        if not any(course.table.holds(point.x, point.y, 0) for point in _points(feature)):
            raise BrokenData(place, f"the {feature.name} is not on the table")


def _points(feature: Feature) -> tuple[Point, ...]:
    shape = feature.shape
    if isinstance(shape, Disc):
        return (Point(shape.x, shape.y),)
    assert isinstance(shape, Polygon), "a feature is a disc or a polygon"
    return shape.points


def _fits_under_a_base(feature: Feature) -> bool:
    shape = feature.shape
    if isinstance(shape, Disc):
        return shape.radius <= RADIUS
    assert isinstance(shape, Polygon), "a feature is a disc or a polygon"
    return _round_radius(shape.points) <= RADIUS + ROUNDING


def _round_radius(points: tuple[Point, ...]) -> float:
    """The radius of the smallest circle around some points: two or three of them lie on it."""
    best = -1.0
    for i in range(len(points)):
        for j in range(i):
            a, b = points[i], points[j]
            best = _smaller(best, (a.x + b.x) / 2.0, (a.y + b.y) / 2.0, a, points)
            for k in range(j):
                x, y = _middle_of(a, b, points[k])
                best = _smaller(best, x, y, a, points)
    return best


def _smaller(best: float, x: float, y: float, on: Point, points: tuple[Point, ...]) -> float:
    radius = sqrt((on.x - x) * (on.x - x) + (on.y - y) * (on.y - y))
    if best >= 0.0 and radius >= best:
        return best
    for point in points:
        away = sqrt((point.x - x) * (point.x - x) + (point.y - y) * (point.y - y))
        if away > radius + ROUNDING:
            return best
    return radius


def _middle_of(a: Point, b: Point, c: Point) -> tuple[float, float]:
    """The middle of the circle through three corners of a convex polygon."""
    bx, by, cx, cy = b.x - a.x, b.y - a.y, c.x - a.x, c.y - a.y
    twice = 2 * (bx * cy - by * cx)
    b_squared, c_squared = bx * bx + by * by, cx * cx + cy * cy
    return (
        a.x + (cy * b_squared - by * c_squared) / twice,
        a.y + (bx * c_squared - cx * b_squared) / twice,
    )


def _check_start(course: Course) -> None:
    """SO-011, SO-R26 The zone lies on the table, behind the line, clear of terrain and large."""
    _check_ends(course, course.start, "start.line")
    west, south, east, north = course.zone
    if not course.table.holds(west, south, 0) or not course.table.holds(east, north, 0):
        raise BrokenData("start.zone", "must be on the table")
    for x, y in ((west, south), (west, north), (east, south), (east, north)):
        if course.start.side(x, y) > 0:
            raise BrokenData("start.zone", "must be behind the start line")
    wide, high = east - west - 2 * RADIUS, north - south - 2 * RADIUS
    if wide < 0 or high < 0 or wide * high < (MOST_SEATS - 1) * ROOM:
        raise BrokenData("start.zone", "is too small: eight pods must have room however they stand")
    size = Footprint((east - west) // 2, (east - west) // 2, (north - south) // 2,
                     (north - south) // 2, TURN)  # fmt: skip
    zone = Card(size, (west + east) // 2, (south + north) // 2, 0)
    for feature in course.features:
        if not is_clear(zone, feature.shape, 0):
            raise BrokenData("start.zone", f"the {feature.name} lies in it")


def _check_grid(course: Course) -> None:
    west, south, east, north = course.zone
    least = 2 * RADIUS - TOLERANCE
    for number, slot in enumerate(course.grid):
        place = f"start.grid[{number}]"
        if not (
            west + RADIUS <= slot.x <= east - RADIUS and south + RADIUS <= slot.y <= north - RADIUS
        ):
            raise BrokenData(place, "must have its whole base in the start zone")
        for other in course.grid[:number]:
            dx, dy = slot.x - other.x, slot.y - other.y
            if dx * dx + dy * dy < least * least:
                raise BrokenData(place, "overlaps the slot of another pod")
