"""SO-102, SO-R16 Where a pod is put back to, and what it stands on there."""

from paddock.games.spin_out.book.course import LARGE
from paddock.games.spin_out.book.measures import RADIUS, SAME_WAY, TURN
from paddock.games.spin_out.rules.ground import (
    DEEP,
    INTO_EDGE,
    INTO_OBSTACLE,
    NEAR,
    Ground,
    survey,
)
from paddock.games.spin_out.state import Pose, Turn
from paddock.kit.geometry import Disc, Shape
from paddock.kit.geometry_angles import Point, nearest
from paddock.kit.geometry_gaps import disc_gap
from paddock.kit.sweep_discs import Track, span


def cut(trail: list[int], length: int, way: int) -> list[int]:
    """The first so many numbers of a trail, and some way of the straight move after them."""
    if way == 0:
        return trail[:length]
    return [*trail[: length + 3], way]


def last_clear(ground: Ground, turn: Turn, pose: Pose) -> Point:
    """The last point of the trail that overlaps no pod and no ignored obstacle."""
    shapes: list[Shape] = [*ground.pods, *[ground.shape(number) for number in turn.tricks]]
    trail = turn.trail
    place = Point(pose.x, pose.y)
    at = len(trail) - 4
    while at >= 0:
        track = Track(trail[at], trail[at + 1], trail[at + 2], TURN, trail[at + 3])
        way = max(0.0, _back_along(track, shapes))
        place = Point(
            track.x + nearest(way * track.ahead_x), track.y + nearest(way * track.ahead_y)
        )
        if way > 0.0 or _is_clear(place, shapes):
            break
        at -= 4
    return place


def _is_clear(place: Point, shapes: list[Shape]) -> bool:
    """SO-070 Whether a pod there overlaps none of these."""
    base = Disc(place.x, place.y, RADIUS)
    for shape in shapes:
        if disc_gap(base, shape) < -NEAR:
            return False
    return True


def _back_along(track: Track, shapes: list[Shape]) -> float:
    """How far on a straight way its last clear point is; 0 or less if it has none."""
    way = float(track.length)
    has_moved = True
    while has_moved and way > 0.0:
        has_moved = False
        for shape in shapes:
            enter, leave = span(track, RADIUS, shape, DEEP)
            if enter > leave:
                continue
            enter, leave = span(track, RADIUS, shape, 0)
            if enter + SAME_WAY < way < leave:
                way = enter
                has_moved = True
    return way


def stand_on(ground: Ground, pose: Pose, on_large: list[int]) -> list[int]:
    """The large features that a pod stands on: those it has not left, and those it is put onto."""
    found: list[int] = []
    for number in range(len(ground.course.features)):
        if ground.terrain(number) == LARGE:
            stays = number in on_large and ground.touches(pose.x, pose.y, number)
            if stays or ground.is_in(pose.x, pose.y, number):
                found.append(number)
    return found


def points_into(ground: Ground, pose: Pose, heading: int, turn: Turn) -> bool:
    """SO-R07 Whether a direction drives at once into an obstacle that is touched."""
    track = Track(pose.x, pose.y, heading, TURN, turn.left)
    for met in survey(ground, track, [], [], [], turn.tricks):
        if met.kind in (INTO_OBSTACLE, INTO_EDGE) and met.way == 0.0:
            return True
    return False
