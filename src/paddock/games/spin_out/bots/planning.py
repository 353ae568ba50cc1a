"""The way of a driver: turn, go some way, turn, go the rest, never more than two turns.

The places where a first leg can end are looked at in the order of what they could still bring at
best; from each the second leg goes any way. A way that looks good is judged as the rules judge it,
and what it runs into is counted as inches.
"""

from typing import Final

from paddock.games.spin_out.actions import Manoeuvre
from paddock.games.spin_out.book.course import OBSTACLE
from paddock.games.spin_out.book.measures import FREE_TURNS, INCH, RADIUS, SMOKE, TURN
from paddock.games.spin_out.decisions.manoeuvres import ChooseManoeuvre
from paddock.games.spin_out.rules.damage import is_within_blast
from paddock.games.spin_out.rules.ground import (
    AT_GATE,
    IGNORED,
    INTO_EDGE,
    INTO_OBSTACLE,
    INTO_POD,
    Ground,
    contact,
    edge_contact,
)
from paddock.games.spin_out.rules.table import others_of
from paddock.games.spin_out.rules.trip import FINE, Trip, judge
from paddock.games.spin_out.scouting.field import Field, passed_after
from paddock.games.spin_out.state import Pose
from paddock.games.spin_out.view import SpinOutView
from paddock.kit.geometry_angles import nearest
from paddock.kit.sweep_discs import Track

HEADINGS: Final = 32
SPLITS: Final[tuple[int, ...]] = (2, 4, 6, 8, 10)
"""Twelfths of the way at which it may bend."""
PARTS: Final = 12
MOST_BENDS: Final = 40
MOST_TRIALS: Final = 60
WORTH_IT: Final = INCH / 20.0
"""Less than this is not worth looking further for."""
NEVER: Final = 1e15
CRASH: Final = 7
"""Two dice, and a stop."""
NUDGE: Final = 4
TEST_COST: Final = 8.0 * INCH
SMOKE_COST: Final = 3.0 * INCH


class Plan:
    """A way with what it costs: inches to go from its end, and all else as inches."""

    def __init__(self, way: Manoeuvre, cost: float, trouble: float) -> None:
        self.way = way
        self.cost = cost
        self.trouble = trouble


class Leg:
    """Where a first leg can end, and what could be left to go from the end of the second."""

    def __init__(
        self, heading: int, length: int, x: float, y: float, passed: int, best: float
    ) -> None:
        self.heading = heading
        self.length = length
        self.x = x
        self.y = y
        self.passed = passed
        self.best = best


class End:
    """Where a second leg would end."""

    def __init__(self, heading: int, to_go: float) -> None:
        self.heading = heading
        self.to_go = to_go


def point_cost(damage: int) -> float:
    """What a point of damage is worth in inches: the more of it, the more."""
    if damage < 6:
        return 2.0 * INCH
    return 3.5 * INCH if damage < 11 else 6.0 * INCH


def question(view: SpinOutView, seat: int, left: int) -> ChooseManoeuvre:
    """D9 as it would be asked of the active pod with so much to go."""
    pod = view.pods[seat]
    turn = view.turn
    others = others_of(view.order, view.pods, seat)
    return ChooseManoeuvre(
        seat,
        (),
        view.book,
        pod.pose,
        left,
        pod.passed,
        tuple(others),
        tuple([view.pods[other].pose for other in others]),
        tuple(view.gone),
        tuple(view.wrecks),
        tuple(turn.over),
        tuple(turn.rubbed),
        tuple(pod.on_large),
        tuple(turn.tricks),
        turn.has_trick,
        turn.pauses,
        (),
    )


class Planner:
    """Looks for the way of one pod."""

    def __init__(self, view: SpinOutView, asked: ChooseManoeuvre, field: Field) -> None:
        self.view = view
        self.asked = asked
        self.field = field
        self.ground = asked.ground()
        self.point = point_cost(view.pods[asked.seat].damage)
        self.headings = [number * (TURN // HEADINGS) for number in range(HEADINGS)]
        self.headings.append(asked.pose.heading)
        self.best: Plan | None = None
        self.trials = 0

    def plan(self) -> Plan | None:
        """The cheapest way that is legal, of those that were looked at."""
        legs = self.first_legs()
        legs.sort(key=_best_of)
        for leg in legs[:MOST_BENDS]:
            if self.trials >= MOST_TRIALS or not self.is_better(leg.best):
                break
            self.look_on(leg)
        return self.best

    def is_better(self, cost: float) -> bool:
        return self.best is None or cost < self.best.cost - WORTH_IT

    def first_legs(self) -> list[Leg]:
        """Straight on in every direction as far as nothing is in the way, and bends on it."""
        found: list[Leg] = []
        left = self.asked.left
        for heading in self.headings:
            track = Track(self.asked.pose.x, self.asked.pose.y, heading, TURN, left)
            room = clear_way(self.ground, track, self.asked.ignored)
            for split in SPLITS:
                length = left * split // PARTS
                if 0 < length < room:
                    found.append(self.leg(track, heading, length))
            if room >= left:
                found.append(self.leg(track, heading, left))
        return found

    def leg(self, track: Track, heading: int, length: int) -> Leg:
        x = track.from_x + length * track.ahead_x
        y = track.from_y + length * track.ahead_y
        passed = passed_after(self.view.book, self.asked.passed, track.from_x, track.from_y, x, y)
        best = self.field.to_go(passed, x, y) - (self.asked.left - length)
        return Leg(heading, length, x, y, passed, best)

    def look_on(self, leg: Leg) -> None:
        """All ways on from a bend, the nearest to the finish first."""
        rest = self.asked.left - leg.length
        if rest == 0:
            self.try_out(leg, leg.heading)
            return
        ends: list[End] = []
        course = self.ground.course
        for heading in self.headings:
            track = Track(nearest(leg.x), nearest(leg.y), heading, TURN, rest)
            x, y = float(track.to_x), float(track.to_y)
            if not (RADIUS <= x <= course.width - RADIUS and RADIUS <= y <= course.height - RADIUS):
                continue
            to_go = self.field.to_go(
                passed_after(self.view.book, leg.passed, leg.x, leg.y, x, y), x, y
            )
            if self.is_better(to_go):
                ends.append(End(heading, to_go))
        ends.sort(key=_to_go_of)
        for end in ends:
            if self.trials >= MOST_TRIALS or not self.is_better(end.to_go):
                break
            track = Track(nearest(leg.x), nearest(leg.y), end.heading, TURN, rest)
            if clear_way(self.ground, track, self.asked.ignored) >= rest:
                self.try_out(leg, end.heading)

    def try_out(self, leg: Leg, heading: int) -> None:
        """Judge a way as the rules do, and keep it if it is the best so far."""
        self.trials += 1
        first = (leg.heading - self.asked.pose.heading) % TURN
        second = (heading - leg.heading) % TURN
        rest = self.asked.left - leg.length
        steps = (first, leg.length, second, rest) if rest else (first, leg.length)
        trip = self.asked.trip(self.ground)
        if judge(trip, steps) != FINE:
            return
        turns = self.view.turn.turns_made() + int(first != 0) + int(rest > 0 and second != 0)
        trouble = self.trouble(trip, turns)
        cost = self.field.to_go(trip.passed, float(trip.x), float(trip.y)) + trouble
        if self.is_better(cost):
            self.best = Plan(Manoeuvre(steps, False), cost, trouble)

    def trouble(self, trip: Trip, turns: int) -> float:
        """What it runs into, and where it ends."""
        points = 0
        for stop in trip.met:
            if stop.kind in (INTO_OBSTACLE, INTO_EDGE):
                points += CRASH
            elif stop.kind == INTO_POD:
                points += 0 if self.view.turn.squeezes else NUDGE
            elif stop.kind not in (AT_GATE, IGNORED):
                points += 1
        cost = points * self.point
        if turns > FREE_TURNS:
            cost += TEST_COST
        here = Pose(trip.x, trip.y, 0)
        for at in range(len(self.asked.seats)):
            other = self.view.pods[self.asked.seats[at]]
            if other.damage >= SMOKE and is_within_blast(here, other.pose):
                cost += SMOKE_COST
        return cost


def _best_of(leg: Leg) -> float:
    return leg.best


def _to_go_of(end: End) -> float:
    return end.to_go


def clear_way(ground: Ground, track: Track, ignored: tuple[int, ...]) -> float:
    """How far a straight way leads before an obstacle or the edge; NEVER if it meets none."""
    way = edge_contact(ground.course, track)
    found = way if way >= 0.0 else NEVER
    for number in range(len(ground.course.features)):
        if ground.terrain(number) == OBSTACLE and number not in ignored:
            way = contact(track, ground.shape(number))
            if 0.0 <= way < found:
                found = way
    return found
