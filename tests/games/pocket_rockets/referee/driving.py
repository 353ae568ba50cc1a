"""One move of one racer: pivot, slide, contact, edge, credits, resting place (PR-040 to PR-075)."""

import math
from dataclasses import dataclass, field
from functools import cached_property

from games.pocket_rockets.referee.course import Course
from games.pocket_rockets.referee.geometry import (
    FULL_TURN,
    NOISE,
    SLIDE,
    Pose,
    Shape,
    card,
    contact,
    crossing,
    direction,
    is_clear,
    is_touching,
    pivot_touches,
    rounded,
)

Cause = tuple[str, int]
"""PR-075: ("obstacle", place in the file), ("racer", seat) or ("edge", 0)."""
EDGE: Cause = ("edge", 0)
NEIGHBOURS = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]


@dataclass(frozen=True)
class Ground:
    """All that one racer may meet: the course, and where the others in play lie, by seat."""

    course: Course
    others: dict[int, Pose]
    rebound: int = 12_000
    falls: bool = False
    """The option `table_edge: fall`."""

    @cached_property
    def bodies(self) -> list[tuple[Cause, Shape]]:
        """In the order of PR-075."""
        found: list[tuple[Cause, Shape]] = []
        for number, obstacle in enumerate(self.course.obstacles):
            found.append((("obstacle", number), obstacle))
        for seat in sorted(self.others):
            found.append((("racer", seat), card(self.others[seat])))
        return found

    def fits(self, pose: Pose) -> bool:
        """PR-049."""
        return is_clear(pose, [shape for _, shape in self.bodies])


@dataclass
class Move:
    """What a move does, as far as the racer survives it."""

    rest: Pose
    """Where it comes to rest; without meaning if the racer does not survive."""
    travel: float = 0.0
    """How far along the slide it rests, or reached the line or edge that ended everything."""
    pivot_cause: Cause | None = None
    slide_cause: Cause | None = None
    touch_travel: float = 0.0
    has_fallen: bool = False
    credits: list[tuple[int, float]] = field(default_factory=list)
    """Line and travel of each credit."""
    has_finished: bool = False

    @property
    def touches(self) -> int:
        return (self.pivot_cause is not None) + (self.slide_cause is not None)

    @property
    def is_clean(self) -> bool:
        return not self.touches and not self.has_fallen


def resting_place(ground: Ground, start: Pose, travel: float) -> Pose | None:
    """PR-173: the rounded place, or the nearest neighbour that is clear; none if none is."""
    u = direction(start.heading)
    x, y = start.x + travel * u[0], start.y + travel * u[1]
    place = Pose(rounded(x), rounded(y), start.heading)
    if ground.fits(place):
        return place
    around = [Pose(place.x + dx, place.y + dy, start.heading) for dx, dy in NEIGHBOURS]
    # Equal up to noise is equal: then the smaller x, then the smaller y.
    around.sort(key=lambda one: (round(math.dist((x, y), one[:2]), 6), one.x, one.y))
    return next((one for one in around if ground.fits(one)), None)


def cut_short(ground: Ground, start: Pose, travel: float) -> tuple[Pose, float]:
    """PR-173 for a slide that ended early: where it rests, and at which travel."""
    place = resting_place(ground, start, travel)
    if place is None or not ground.course.table.holds(place.x, place.y):
        return start, 0.0
    return place, travel


def first_contact(ground: Ground, start: Pose) -> tuple[float, Cause] | None:
    """PR-063, PR-075."""
    met = [(contact(start, shape), cause) for cause, shape in ground.bodies]
    travels = [travel for travel, _ in met if travel is not None]
    if not travels:
        return None
    least = min(travels)
    level = [cause for travel, cause in met if travel is not None and travel <= least + NOISE]
    return least, level[0]


def earned(
    course: Course, have: int, start: Pose, end: Pose, limit: float
) -> list[tuple[int, float]]:
    """PR-158: the credits of a slide that goes no farther than the limit."""
    credited: list[tuple[int, float]] = []
    since = 0.0
    while have + len(credited) < course.all_credits:
        number = (have + len(credited)) % len(course.lines)
        at = crossing(course.lines[number], start[:2], end[:2])
        if at is None or at < since - NOISE or at > limit + NOISE:
            break
        if number in [line for line, _ in credited]:
            break
        credited.append((number, at))
        since = at
    return credited


def slide(ground: Ground, start: Pose, have: int) -> Move:
    """PR-063, PR-068, PR-073, PR-074, PR-172: the slide from a pose whose heading is chosen."""
    course = ground.course
    u = direction(start.heading)
    end = Pose(rounded(start.x + SLIDE * u[0]), rounded(start.y + SLIDE * u[1]), start.heading)
    stop = first_contact(ground, start)
    if stop is None:
        free = resting_place(ground, start, SLIDE)
        if free is None:
            # PR-173: a touch at travel 88; its cause is what the rounded end touches.
            blockers = [cause for cause, one in ground.bodies if is_touching(end, one)]
            stop = (SLIDE, blockers[0])
        else:
            end = free
    if not course.table.holds(end.x, end.y):
        edge = course.table.edge(start[:2], end[:2])
        if stop is None or edge < stop[0] - NOISE:
            stop = (edge, EDGE)
    move = Move(end, SLIDE)
    move.credits = earned(course, have, start, end, SLIDE if stop is None else stop[0])
    if have + len(move.credits) >= course.all_credits:
        # The text is silent on where the winner lies: at the crossing, as if cut short there.
        move.has_finished = True
        move.rest, move.travel = cut_short(ground, start, move.credits[-1][1])
    elif stop is not None and stop[1] == EDGE and ground.falls:
        move.has_fallen = True
        move.travel = stop[0]
    elif stop is not None:
        move.touch_travel, move.slide_cause = stop
        move.rest, move.travel = cut_short(ground, start, max(0.0, stop[0] - ground.rebound))
    return move


def drive(ground: Ground, pose: Pose, have: int, heading: int, *, is_damaged: bool) -> Move:
    """PR-040: the pivot to a heading that fits, then the slide, if the racer survives the pivot."""
    touched = [one for one, shape in ground.bodies if pivot_touches(pose, heading, shape)]
    turned = Pose(pose.x, pose.y, heading)
    if touched and is_damaged:
        return Move(turned, pivot_cause=touched[0])
    move = slide(ground, turned, have)
    if touched:
        move.pivot_cause = touched[0]
    return move


def is_clean(ground: Ground, pose: Pose, have: int, heading: int) -> bool:
    """PR-R09: whether a heading gives a move without a touch, edge included."""
    turned = Pose(pose.x, pose.y, heading)
    if heading != pose.heading and not ground.fits(turned):
        return False
    if not slide(ground, turned, have).is_clean:
        return False
    return drive(ground, pose, have, heading, is_damaged=False).is_clean


def first_clean_heading(ground: Ground, pose: Pose, have: int) -> int | None:
    """The first clean heading counting up from the present one; none if all 3600 touch."""
    for turn in range(FULL_TURN):
        heading = (pose.heading + turn) % FULL_TURN
        if is_clean(ground, pose, have, heading):
            return heading
    return None


def preview(
    ground: Ground, pose: Pose, have: int, heading: int, *, is_damaged: bool
) -> dict[str, object]:
    """The forecast that comes with a heading."""
    if heading != pose.heading and not ground.fits(Pose(pose.x, pose.y, heading)):
        return {"fits": False}
    move = drive(ground, pose, have, heading, is_damaged=is_damaged)
    return {
        "fits": True,
        "pivot_touches": move.pivot_cause is not None,
        "travel": move.travel,
        "slide_touches": move.slide_cause is not None,
        "at_edge": move.slide_cause == EDGE or move.has_fallen,
        "removed": is_lost(move, is_damaged=is_damaged),
        "credits": len(move.credits),
    }


def is_lost(move: Move, *, is_damaged: bool) -> bool:
    """PR-065, PR-070: whether the racer is removed from play."""
    if move.has_fallen:
        return True
    return move.touches + is_damaged >= 2
