"""Driving: where a card fits, and what a pivot and a slide touch, cross and come to.

The one room that asks the kit's geometry. A `Ride` says all that one move would bring and changes
nothing, so that what is foreseen and what is carried out are the same.
"""

from typing import Final, TypeAlias

from paddock.games.pocket_rockets.book.course import Course, Tabletop
from paddock.games.pocket_rockets.book.racers import (
    SIZE,
    SLACK,
    SLIDE,
    TOUCH_GAP,
    TURN,
)
from paddock.games.pocket_rockets.state import NOBODY_THERE, PocketRockets, Pose, Rocket
from paddock.kit.geometry import Card, Shape
from paddock.kit.geometry_angles import (
    GRAINS,
    Point,
    along,
    cosine,
    in_units,
    nearest,
    shorter_way,
    sine,
)
from paddock.kit.geometry_gaps import is_clear
from paddock.kit.sweep import slide, way_to
from paddock.kit.sweep_turns import touches_turning

Touch: TypeAlias = int

NOTHING_MET: Final[Touch] = 0
BY_OBSTACLE: Final[Touch] = 1
BY_RACER: Final[Touch] = 2
BY_EDGE: Final[Touch] = 3

LIMIT: Final = TOUCH_GAP + SLACK
"""PR-171 A card is clear of what is further off than this, in grains."""
WHOLE_SLIDE: Final = SLIDE * GRAINS
NEVER: Final = WHOLE_SLIDE + 1
NEIGHBOURS: Final[tuple[tuple[int, int], ...]] = (
    (-1, -1),
    (-1, 0),
    (-1, 1),
    (0, -1),
    (0, 1),
    (1, -1),
    (1, 0),
    (1, 1),
)
"""PR-173 The grid points around one; smaller x first, then smaller y."""


class Cause:
    """PR-075 What was touched: the number of an obstacle, the seat of a racer, or the edge."""

    def __init__(self, kind: Touch, which: int) -> None:
        self.kind = kind
        self.which = which


CLEAN: Final = Cause(NOTHING_MET, NOBODY_THERE)
THE_EDGE: Final = Cause(BY_EDGE, NOBODY_THERE)


class Ride:
    """What one move brings.

    * `pivoted` and `slid` are what the pivot and the slide touch; `has_slid` is False for a racer
      that did not survive its pivot.
    * `reached` is the travel at which the slide was ended, in thousandths: by contact, edge or
      finish, or its whole length; `end` is where the racer comes to rest.
    * `crossings` are the travels of the credits that it earns.
    * `place` is where something was met: a point of it, or that of the edge; where the slide ended
      if nothing was.
    """

    def __init__(
        self,
        pivoted: Cause,
        slid: Cause,
        has_slid: bool,
        reached: int,
        end: Pose,
        crossings: tuple[int, ...],
        place: Point,
        has_finished: bool,
        is_damaged: bool,
        is_removed: bool,
    ) -> None:
        self.pivoted = pivoted
        self.slid = slid
        self.has_slid = has_slid
        self.reached = reached
        self.end = end
        self.crossings = crossings
        self.place = place
        self.has_finished = has_finished
        self.is_damaged = is_damaged
        self.is_removed = is_removed

    def touches(self) -> bool:
        """Whether anything is touched on the way, the edge included."""
        return self.pivoted.kind != NOTHING_MET or self.slid.kind != NOTHING_MET


class Ground:
    """The table as one card finds it: obstacles in the order of the course, then other racers."""

    def __init__(self, course: Course, others: tuple[Pose, ...], seats: tuple[int, ...]) -> None:
        self.course = course
        self.seats = seats
        self.shapes: list[Shape] = list(course.shapes)
        for pose in others:
            self.shapes.append(pose.card())

    def cause(self, index: int) -> Cause:
        obstacles = len(self.course.shapes)
        if index < obstacles:
            return Cause(BY_OBSTACLE, index)
        return Cause(BY_RACER, self.seats[index - obstacles])

    def first_touched(self, card: Card) -> int:
        """The first of the shapes that a card at rest touches, or -1."""
        for index in range(len(self.shapes)):
            if not is_clear(card, self.shapes[index], LIMIT):
                return index
        return -1

    def fits(self, x: int, y: int, heading: int) -> bool:
        """PR-049 A card fits where it lies clear of every obstacle and every other racer."""
        return self.first_touched(Card(SIZE, x, y, heading)) < 0

    def scraped(self, pose: Pose, heading: int) -> Cause:
        """PR-050, PR-052, PR-062, PR-075 What a pivot touches, the shorter way round."""
        by = shorter_way(pose.heading, heading, TURN)
        if by == 0:
            return CLEAN
        card = pose.card()
        for index in range(len(self.shapes)):
            if touches_turning(card, by, self.shapes[index], LIMIT):
                return self.cause(index)
        return CLEAN

    def settle(self, x: int, y: int, heading: int, way: float) -> Point | None:
        """PR-173 The grid point at which a card rests after so much travel; None if none is clear.

        That is the rounded one, or, where only rounding makes it touch, the nearest neighbour.
        """
        off_x = way * cosine(heading, TURN)
        off_y = way * sine(heading, TURN)
        rounded = Point(x + nearest(off_x), y + nearest(off_y))
        if self.fits(rounded.x, rounded.y, heading):
            return rounded
        off_x -= rounded.x - x
        off_y -= rounded.y - y
        best: Point | None = None
        least = 0.0
        for dx, dy in NEIGHBOURS:
            away = (dx - off_x) * (dx - off_x) + (dy - off_y) * (dy - off_y)
            if best is not None and away >= least:
                continue
            if self.fits(rounded.x + dx, rounded.y + dy, heading):
                best = Point(rounded.x + dx, rounded.y + dy)
                least = away
        return best

    def cut_short(self, x: int, y: int, heading: int, way: float) -> Pose:
        """PR-173 Where a racer rests that was cut short; where it set out if nowhere else."""
        place = self.settle(x, y, heading, max(0.0, way))
        if place is None or not self.course.table.holds(place.x, place.y, 0):
            return Pose(x, y, heading)
        return Pose(place.x, place.y, heading)


def ground_for(race_course: Course, rockets: list[Rocket], seat: int) -> Ground:
    """The table as the racer of a seat finds it."""
    others: list[Pose] = []
    seats: list[int] = []
    for other in range(len(rockets)):
        if other != seat and rockets[other].is_in_play:
            others.append(rockets[other].pose)
            seats.append(other)
    return Ground(race_course, tuple(others), tuple(seats))


def ground_of(race: PocketRockets, seat: int) -> Ground:
    return ground_for(race.ground(), race.rockets, seat)


def ride(
    ground: Ground, book: Tabletop, pose: Pose, heading: int, is_damaged: bool, credits: int
) -> Ride:
    """PR-040, PR-053 One move: the pivot to a heading at which the card fits, then the slide."""
    pivoted = ground.scraped(pose, heading)
    if pivoted.kind != NOTHING_MET:
        if is_damaged:
            # PR-065: it does not live to slide.
            rest = Pose(pose.x, pose.y, heading)
            place = Point(pose.x, pose.y)
            return Ride(pivoted, CLEAN, False, 0, rest, (), place, False, True, True)
        is_damaged = True
    return _slide(ground, book, Pose(pose.x, pose.y, heading), pivoted, is_damaged, credits)


def _slide(
    ground: Ground, book: Tabletop, start: Pose, pivoted: Cause, is_damaged: bool, credits: int
) -> Ride:
    """PR-074 Straight on by a card's length: crossings, first contact, edge, in order of travel."""
    x = start.x
    y = start.y
    heading = start.heading
    course = ground.course
    contact = slide(start.card(), SLIDE, ground.shapes, TOUCH_GAP, SLACK)
    met = CLEAN
    contact_at = NEVER
    way = float(SLIDE)
    touched: Point | None = None
    end = along(x, y, heading, TURN, WHOLE_SLIDE)
    if contact is not None:
        met = ground.cause(contact.shape)
        touched = Point(contact.x, contact.y)
        contact_at = min(contact.travel, WHOLE_SLIDE)
        way = way_to(start.card(), ground.shapes[contact.shape], TOUCH_GAP, SLACK)
    else:
        place = ground.settle(x, y, heading, float(SLIDE))
        if place is not None:
            end = place
        else:
            met = ground.cause(ground.first_touched(Card(SIZE, end.x, end.y, heading)))
            contact_at = WHOLE_SLIDE
    edge_at = course.table.edge(x, y, end.x, end.y, SLIDE)
    if edge_at < 0:
        edge_at = NEVER
    crossings = credited(course, credits, start, end, min(contact_at, edge_at))
    earned = tuple(in_units(travel) for travel in crossings)
    if credits + len(crossings) >= course.credits_to_win():
        last = crossings[len(crossings) - 1]
        rest = ground.cut_short(x, y, heading, _way_past(course, credits, crossings, start, end))
        place = Point(rest.x, rest.y)
        return Ride(
            pivoted, CLEAN, True, in_units(last), rest, earned, place, True, is_damaged, False
        )
    if contact_at == NEVER and edge_at == NEVER:
        rest = Pose(end.x, end.y, heading)
        return Ride(pivoted, CLEAN, True, SLIDE, rest, earned, end, False, is_damaged, False)
    stopped_at = contact_at
    has_fallen = False
    if edge_at < contact_at:
        met = THE_EDGE
        stopped_at = edge_at
        way = course.table.way_to_edge(x, y, end.x, end.y, SLIDE)
        has_fallen = book.edge_is_fall
        touched = along(x, y, heading, TURN, edge_at)
    rest = ground.cut_short(x, y, heading, way - book.rebound)
    return Ride(
        pivoted,
        met,
        True,
        in_units(stopped_at),
        rest,
        earned,
        end if touched is None else touched,
        False,
        True,
        is_damaged or has_fallen,
    )


def _way_past(
    course: Course, credits: int, crossings: tuple[int, ...], start: Pose, end: Point
) -> float:
    """PR-172 The travel of the last of these crossings, not rounded."""
    line = course.next_line(credits + len(crossings) - 1)
    before = -line.side(start.x, start.y)
    return SLIDE * before / (before + line.side(end.x, end.y))


def credited(course: Course, credits: int, start: Pose, end: Point, most: int) -> tuple[int, ...]:
    """PR-151 to PR-153, PR-158, PR-172 The travels, in grains, of the credits of one slide."""
    travels: list[int] = []
    last = 0
    while len(travels) < len(course.lines) and credits < course.credits_to_win():
        travel = course.next_line(credits).passed(start.x, start.y, end.x, end.y, SLIDE)
        if travel < last or travel > most:
            break
        travels.append(travel)
        last = travel
        credits += 1
    return tuple(travels)


def is_clean(ground: Ground, book: Tabletop, pose: Pose, heading: int, credits: int) -> bool:
    """PR-R09 Whether a move is allowed and touches nothing, the edge included."""
    if not ground.fits(pose.x, pose.y, heading):
        return False
    return not ride(ground, book, pose, heading, False, credits).touches()


def first_clean(ground: Ground, book: Tabletop, pose: Pose, credits: int) -> int:
    """PR-R09 The first clean heading counting up from the present one, or -1."""
    for step in range(TURN):
        heading = (pose.heading + step) % TURN
        if is_clean(ground, book, pose, heading, credits):
            return heading
    return -1
