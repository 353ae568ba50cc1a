"""What a pod meets on a straight move, in order: terrain, pods, obstacles and the edge (SO-074).

With `trip.py` the one room that asks the kit's geometry. Ways are floats within a function, in
ten-thousandths of an inch; what is kept of them is whole.
"""

from typing import Final, TypeAlias

from paddock.games.spin_out.book.course import LARGE, OBSTACLE, SMALL, Course, wreck_shape
from paddock.games.spin_out.book.measures import RADIUS, SAME_WAY, TOLERANCE
from paddock.games.spin_out.state import EDGE, Pose
from paddock.kit.geometry import Disc, Shape
from paddock.kit.geometry_angles import GRAINS
from paddock.kit.geometry_gaps import disc_gap
from paddock.kit.sweep_discs import Track, span

Meeting: TypeAlias = int
AT_GATE: Final[Meeting] = 0
OFF_LARGE: Final[Meeting] = 1
OFF_OTHER: Final[Meeting] = 2
"""Clear of a pod or wreck again: nothing happens, but the next contact is a new one."""
INTO_SMALL: Final[Meeting] = 3
INTO_LARGE: Final[Meeting] = 4
INTO_POD: Final[Meeting] = 5
INTO_OBSTACLE: Final[Meeting] = 6
INTO_EDGE: Final[Meeting] = 7
IGNORED: Final[Meeting] = 8
"""SO-112 Into an obstacle that a Trick Manoeuvre takes it over."""

NEAR: Final = TOLERANCE * GRAINS
DEEP: Final = -(TOLERANCE * GRAINS + 1)
"""SO-071 A graze that is no deeper than the tolerance is no contact."""
DEEP_WAY: Final = TOLERANCE + 0.001
NEVER: Final = -1.0


class Met:
    """Something on a straight way: what, which one, and how far on."""

    def __init__(self, kind: Meeting, which: int, way: float) -> None:
        self.kind = kind
        self.which = which
        self.way = way


class Ground:
    """The table as one pod finds it: terrain that is still there, and the other pods.

    `seats` are the other pods on the table in the order of movement, with their `poses`.
    """

    def __init__(
        self,
        course: Course,
        gone: list[int],
        wrecks: list[Pose],
        seats: list[int],
        poses: list[Pose],
    ) -> None:
        self.course = course
        self.gone = gone
        self.wrecks: list[Shape] = [wreck_shape(wreck.x, wreck.y) for wreck in wrecks]
        self.seats = seats
        self.pods: list[Disc] = [Disc(pose.x, pose.y, RADIUS) for pose in poses]

    def things(self) -> int:
        """How many features have a number, gone or not."""
        return len(self.course.features) + len(self.wrecks)

    def terrain(self, number: int) -> int:
        features = self.course.features
        return features[number].terrain if number < len(features) else SMALL

    def shape(self, number: int) -> Shape:
        features = self.course.features
        if number < len(features):
            return features[number].shape
        return self.wrecks[number - len(features)]

    def pod(self, seat: int) -> Disc:
        return self.pods[self.seats.index(seat)]

    def is_over(self, x: int, y: int, seat: int) -> bool:
        """SO-070 Whether a pod there would overlap this one."""
        return disc_gap(Disc(x, y, RADIUS), self.pod(seat)) < -NEAR

    def overlapped(self, x: int, y: int) -> list[int]:
        """The seats of the pods that a pod there would overlap."""
        return [seat for seat in self.seats if self.is_over(x, y, seat)]

    def is_in(self, x: int, y: int, number: int) -> bool:
        """SO-070 Whether a pod there would overlap this feature."""
        return disc_gap(Disc(x, y, RADIUS), self.shape(number)) < -NEAR

    def is_against(self, x: int, y: int, which: int) -> bool:
        """SO-088 Whether a pod there touches this obstacle, or the edge."""
        if which != EDGE:
            return self.touches(x, y, which)
        course = self.course
        return min(x, course.width - x, y, course.height - y) <= RADIUS + TOLERANCE

    def touches(self, x: int, y: int, number: int) -> bool:
        """SO-070 Whether a pod there touches or overlaps this feature."""
        return disc_gap(Disc(x, y, RADIUS), self.shape(number)) <= NEAR


def survey(
    ground: Ground, track: Track, over: list[int], rubbed: list[int], on_large: list[int],
    ignored: list[int],
) -> list[Met]:  # fmt: skip
    """SO-071 to SO-074 All contacts and departures on a straight way, in their order.

    `over`, `rubbed` and `on_large` are pods, wrecks and large features whose contact is accounted
    for; `ignored` are obstacles that are none to this pod.
    """
    found: list[Met] = []
    for number in range(ground.things()):
        if number in ground.gone:
            continue
        shape = ground.shape(number)
        terrain = ground.terrain(number)
        if terrain == OBSTACLE:
            if number not in ignored:
                _meet(found, INTO_OBSTACLE, number, contact(track, shape))
        elif terrain == LARGE:
            if number not in on_large:
                way = contact(track, shape)
                if way < 0.0:
                    continue
                _meet(found, INTO_LARGE, number, way)
            _meet(found, OFF_LARGE, number, departure(track, shape))
        elif number in rubbed:
            _meet(found, OFF_OTHER, number, departure(track, shape))
        else:
            _meet(found, INTO_SMALL, number, contact(track, shape))
    for index in range(len(ground.seats)):
        seat = ground.seats[index]
        disc = ground.pods[index]
        if seat not in over:
            way = contact(track, disc)
            if way < 0.0:
                continue
            _meet(found, INTO_POD, seat, way)
        _meet(found, OFF_OTHER, ~seat, departure(track, disc))
    _meet(found, INTO_EDGE, EDGE, edge_contact(ground.course, track))
    return found


def _meet(found: list[Met], kind: int, which: int, way: float) -> None:
    """Put it in its place: by the way, and where that is the same by what it is."""
    if way < 0.0:
        return
    at = len(found)
    while at > 0 and _comes_before(kind, way, found[at - 1]):
        at -= 1
    found.insert(at, Met(kind, which, way))


def _comes_before(kind: int, way: float, other: Met) -> bool:
    if abs(way - other.way) <= SAME_WAY:
        return kind < other.kind
    return way < other.way


def contact(track: Track, shape: Shape) -> float:
    """SO-071 Where a straight way makes contact with a shape, or NEVER."""
    enter, leave = span(track, RADIUS, shape, DEEP)
    if enter > leave or leave < 0.0 or enter > track.length:
        return NEVER
    enter, leave = span(track, RADIUS, shape, NEAR)
    if enter <= 0.0:
        return 0.0
    enter, leave = span(track, RADIUS, shape, 0)
    return max(0.0, enter)


def departure(track: Track, shape: Shape) -> float:
    """SO-070 Where a contact is broken: the place at which the gap passes 0, or NEVER."""
    enter, leave = span(track, RADIUS, shape, NEAR)
    if enter > leave:
        return 0.0
    if leave >= track.length:
        return NEVER
    enter, leave = span(track, RADIUS, shape, 0)
    return max(0.0, leave)


def edge_contact(course: Course, track: Track) -> float:
    """SO-073, SO-090 Where the edge of the table is met, or NEVER."""
    first = NEVER
    for room, towards in (
        (track.x - RADIUS, -track.ahead_x),
        (course.width - RADIUS - track.x, track.ahead_x),
        (track.y - RADIUS, -track.ahead_y),
        (course.height - RADIUS - track.y, track.ahead_y),
    ):
        if towards > 0.0 and track.length * towards > room + DEEP_WAY:
            way = 0.0 if room <= TOLERANCE else room / towards
            if first < 0.0 or way < first:
                first = way
    return first
