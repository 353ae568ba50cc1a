"""PR-175 What must hold of a course as a whole: all on the table, and room for all at the start."""

from math import sqrt
from typing import Final

from paddock.core.errors import BrokenData
from paddock.games.pocket_rockets.book.course import Course
from paddock.games.pocket_rockets.book.racers import (
    LANE_PITCH_LEAST,
    MM,
    SIZE,
    SLACK,
    TOUCH_GAP,
    TURN,
)
from paddock.kit.geometry import Card, Disc, Line, Polygon
from paddock.kit.geometry_angles import GRAINS, QUARTER, arc, nearest
from paddock.kit.geometry_checks import segments_meet
from paddock.kit.geometry_gaps import distance, is_clear

SQUARE: Final = 1.0 + 1e-9
"""By so many tenths of a degree the start heading may be off."""
BEYOND: Final = 1 * MM
"""So far beyond its middle there must still be table behind a line."""


def inspect(course: Course) -> None:
    """Raises BrokenData for the first thing that is wrong."""
    _check_obstacles(course)
    _check_posts(course, course.start, "start")
    for number, gate in enumerate(course.gates):
        _check_line(course, gate, f"gates[{number}]")
    _check_line(course, course.finish, "finish")
    if not course.gates:
        start, finish = course.start, course.finish
        if course.laps > 1:
            raise BrokenData("gates", "more than one lap needs at least one gate")
        if segments_meet(start.left, start.right, finish.left, finish.right):
            raise BrokenData("gates", "where start and finish meet, at least one gate is needed")
    _check_start(course)


def _check_obstacles(course: Course) -> None:
    for number, obstacle in enumerate(course.obstacles):
        shape = obstacle.shape
        if isinstance(shape, Disc):
            is_on = course.table.holds(shape.x, shape.y, shape.radius)
        else:
            assert isinstance(shape, Polygon), "an obstacle is a disc or a polygon"
            is_on = all(course.table.holds(point.x, point.y, 0) for point in shape.points)
        if not is_on:
            raise BrokenData(f"obstacles[{number}]", f"the {obstacle.name} hangs over the table")


def _check_posts(course: Course, line: Line, place: str) -> None:
    for post, point in (("a", line.left), ("b", line.right)):
        if not course.table.holds(point.x, point.y, 0):
            raise BrokenData(f"{place}.{post}", "must be on the table")


def _check_line(course: Course, line: Line, place: str) -> None:
    """Both posts on the table, and table behind the line."""
    _check_posts(course, line, place)
    ahead_x, ahead_y = _across(line)
    x = nearest((line.left.x + line.right.x) / 2.0 + BEYOND * ahead_x)
    y = nearest((line.left.y + line.right.y) / 2.0 + BEYOND * ahead_y)
    if not course.table.holds(x, y, 0):
        raise BrokenData(place, "must have table behind it: nobody could cross it")


def _across(line: Line) -> tuple[float, float]:
    """The direction in which a line is crossed, with the left post on the left."""
    dx = float(line.right.x - line.left.x)
    dy = float(line.right.y - line.left.y)
    length = sqrt(dx * dx + dy * dy)
    return -dy / length, dx / length


def _check_start(course: Course) -> None:
    """PR-005, PR-006 Square to the line, wide lanes, everybody clear and on the table."""
    ahead_x, ahead_y = _across(course.start)
    wanted = arc(ahead_x, ahead_y) / (4.0 * QUARTER) * TURN
    off = abs(wanted - course.start_heading)
    if min(off, TURN - off) > SQUARE:
        why = "must be square to the start line, with post a on the left"
        raise BrokenData("start.heading", why)
    length = distance(course.start.left, course.start.right)
    if length < LANE_PITCH_LEAST * GRAINS * course.most:
        why = f"is too short: {course.most} players need {LANE_PITCH_LEAST // MM} mm each"
        raise BrokenData("start", why)
    for players in range(course.least, course.most + 1):
        _check_lanes(course, players)


def _check_lanes(course: Course, players: int) -> None:
    limit = TOUCH_GAP + SLACK
    cards: list[Card] = []
    for lane in range(1, players + 1):
        point = course.lane(lane, players)
        who = f"lane {lane} of {players}"
        if not course.table.holds(point.x, point.y, 0):
            raise BrokenData("start", f"the pivot of {who} is off the table")
        card = Card(SIZE, point.x, point.y, course.start_heading)
        for obstacle in course.obstacles:
            if not is_clear(card, obstacle.shape, limit):
                raise BrokenData("start", f"{who} touches the {obstacle.name}")
        if any(not is_clear(card, other, limit) for other in cards):
            raise BrokenData("start", f"{who} touches the lane beside it")
        cards.append(card)
