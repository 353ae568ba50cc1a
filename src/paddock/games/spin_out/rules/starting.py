"""SO-011, SO-R26 Standing behind the start line."""

from math import sqrt

from paddock.core.phrase import Told
from paddock.games.spin_out.book.course import Course
from paddock.games.spin_out.book.measures import RADIUS, TOLERANCE
from paddock.games.spin_out.state import Pose
from paddock.kit.geometry_angles import Point, nearest
from paddock.kit.words import refuse

APART = 2 * RADIUS


def why_not_there(course: Course, others: tuple[Pose, ...], x: int, y: int) -> Told | None:
    """Why a pod cannot stand there, or None."""
    west, south, east, north = course.zone
    if not (west + RADIUS <= x <= east - RADIUS and south + RADIUS <= y <= north - RADIUS):
        return refuse("SO-011", "The whole base must be in the start zone, behind the line.")
    if not is_clear_of(others, x, y):
        return refuse("SO-011", "That overlaps a pod that stands there.")
    return None


def is_clear_of(others: tuple[Pose, ...], x: int, y: int) -> bool:
    least = APART - TOLERANCE
    for pose in others:
        dx, dy = pose.x - x, pose.y - y
        if dx * dx + dy * dy < least * least:
            return False
    return True


def free_spots(course: Course, others: tuple[Pose, ...]) -> list[Point]:
    """The slots of the grid that are free; where none is, somewhere else in the zone."""
    free = [slot for slot in course.grid if is_clear_of(others, slot.x, slot.y)]
    return free or [tight_spot(course, others)]


def tight_spot(course: Course, others: tuple[Pose, ...]) -> Point:
    """A place between pods: the room that is left has a corner at the end of the zone, against
    two pods, or against a pod and a side. The zone is too large for seven pods to fill it."""
    west, south = course.zone[0] + RADIUS, course.zone[1] + RADIUS
    east, north = course.zone[2] - RADIUS, course.zone[3] - RADIUS
    spots = [Point(west, south), Point(west, north), Point(east, south), Point(east, north)]
    for at in range(len(others)):
        pose = others[at]
        for x in (west, east):
            spots += _beside(pose.x - x, pose.y, x, True)
        for y in (south, north):
            spots += _beside(pose.y - y, pose.x, y, False)
        for other in others[:at]:
            spots += _between(pose, other)
    for spot in spots:
        if why_not_there(course, others, spot.x, spot.y) is None:
            return spot
    raise AssertionError("a start zone has room for everybody")


def _beside(away: int, along: int, side: int, is_upright: bool) -> list[Point]:
    """Where a pod touches another with its middle on a line."""
    if abs(away) > APART:
        return []
    step = nearest(sqrt(float(APART * APART - away * away)))
    ends = (along - step, along + step)
    return [Point(side, end) if is_upright else Point(end, side) for end in ends]


def _between(one: Pose, other: Pose) -> list[Point]:
    """Where a pod touches two others."""
    dx, dy = other.x - one.x, other.y - one.y
    squared = dx * dx + dy * dy
    if squared > 4 * APART * APART:
        return []
    length = sqrt(float(squared))
    off = sqrt(APART * APART - squared / 4.0) / length
    x, y = (one.x + other.x) / 2.0, (one.y + other.y) / 2.0
    return [
        Point(nearest(x - off * dy), nearest(y + off * dx)),
        Point(nearest(x + off * dy), nearest(y - off * dx)),
    ]
