"""A pod on its way, without dice: what it meets, whether a manoeuvre is legal, where it ends.

What is foreseen, refused and carried out all goes by this, so that they cannot differ.
"""

from math import sqrt
from typing import Final

from paddock.games.spin_out.book.course import Arena
from paddock.games.spin_out.book.measures import DEGREE, RADIUS, SAME_WAY, TOLERANCE, TURN
from paddock.games.spin_out.rules.gates import crossings
from paddock.games.spin_out.rules.ground import (
    AT_GATE,
    IGNORED,
    INTO_EDGE,
    INTO_LARGE,
    INTO_OBSTACLE,
    INTO_POD,
    INTO_SMALL,
    OFF_LARGE,
    OFF_OTHER,
    Ground,
    Met,
    survey,
)
from paddock.games.spin_out.state import Pose
from paddock.kit.geometry import Disc
from paddock.kit.geometry_angles import cosine, nearest, sine
from paddock.kit.sweep_discs import Track

FINE: Final = 0
HITS_AT_ONCE: Final = 1
ENDS_ON_TOP: Final = 2


class Stop:
    """A place on the way where something happens; `left` is the allowance that is left there."""

    def __init__(self, kind: int, which: int, way: int, x: int, y: int, left: int) -> None:
        self.kind = kind
        self.which = which
        self.way = way
        self.x = x
        self.y = y
        self.left = left


class Trip:
    """Where a pod is, what it is over, and what it has met so far.

    It changes as the pod moves on; what it was made from does not. `short` are the pods that it
    cannot get past with what is left (SO-099); `met` is all that it has met.
    """

    def __init__(
        self,
        book: Arena,
        ground: Ground,
        pose: Pose,
        left: int,
        passed: int,
        over: list[int],
        rubbed: list[int],
        on_large: list[int],
        ignored: list[int],
        has_trick: bool,
    ) -> None:
        self.book = book
        self.ground = Ground(ground.course, ground.gone.copy(), [], ground.seats, [])
        self.ground.wrecks = ground.wrecks
        self.ground.pods = ground.pods
        self.x = pose.x
        self.y = pose.y
        self.heading = pose.heading
        self.left = left
        self.passed = passed
        self.over = over.copy()
        self.rubbed = rubbed.copy()
        self.on_large = on_large.copy()
        self.ignored = ignored.copy()
        self.has_trick = has_trick
        self.short: list[int] = []
        self.met: list[Stop] = []

    def has_met_pods(self) -> bool:
        for stop in self.met:
            if stop.kind == INTO_POD:
                return True
        return False

    def turn_by(self, angle: int) -> None:
        """SO-048, SO-076 On the spot: nothing is touched or left by it."""
        self.heading = (self.heading + angle) % TURN

    def move(self, length: int, waits_at: list[int], waits_at_all: bool) -> list[Stop]:
        """SO-054, SO-075 Straight on, up to what stops it: an obstacle, the edge, or a pod.

        A pod stops it that is among `waits_at` and cannot be passed, or any if it waits at all of
        them. What has stopped it is the last of the list, or the last few that it met at once.
        """
        track = Track(self.x, self.y, self.heading, TURN, length)
        found = survey(self.ground, track, self.over, self.rubbed, self.on_large, self.ignored)
        stopping = self._stopping(found, track, waits_at, waits_at_all)
        way = float(length) if stopping < 0 else found[stopping].way
        to_x = self.x + nearest(way * track.ahead_x)
        to_y = self.y + nearest(way * track.ahead_y)
        gates = crossings(self.book, self.passed, self.x, self.y, to_x, to_y, nearest(way))
        stops: list[Stop] = []
        for at in range(len(found) if stopping < 0 else stopping + 1):
            while gates and gates[0] <= found[at].way + SAME_WAY:
                self._pass_gate(stops, track, gates.pop(0))
            self._take(stops, track, found[at])
        for gate in gates:
            self._pass_gate(stops, track, gate)
        if stopping >= 0:
            self._join(stops, track, found, stopping)
        self.x = to_x
        self.y = to_y
        self.left -= nearest(way)
        self.met += stops
        return stops

    def _stopping(
        self, found: list[Met], track: Track, waits_at: list[int], waits_at_all: bool
    ) -> int:
        """The first of what it meets that stops it, or -1. Pods it cannot pass are noted."""
        has_trick = self.has_trick
        for at in range(len(found)):
            met = found[at]
            if met.kind == INTO_POD:
                is_short = not self._passes(met, track)
                if is_short:
                    self.short.append(met.which)
                if waits_at_all or (is_short and met.which in waits_at):
                    return at
            elif met.kind == INTO_EDGE:
                return at
            elif met.kind == INTO_OBSTACLE:
                if not has_trick:
                    return at
                has_trick = False
        return -1

    def _passes(self, met: Met, track: Track) -> bool:
        x = track.x + nearest(met.way * track.ahead_x)
        y = track.y + nearest(met.way * track.ahead_y)
        left = self.left - nearest(met.way)
        return suffices(self.ground.pod(met.which), x, y, self.heading, left)

    def _stop(self, stops: list[Stop], track: Track, kind: int, which: int, way: float) -> None:
        stops.append(
            Stop(
                kind,
                which,
                nearest(way),
                track.x + nearest(way * track.ahead_x),
                track.y + nearest(way * track.ahead_y),
                self.left - nearest(way),
            )
        )

    def _pass_gate(self, stops: list[Stop], track: Track, way: float) -> None:
        self._stop(stops, track, AT_GATE, self.passed, way)
        self.passed += 1

    def _take(self, stops: list[Stop], track: Track, met: Met) -> None:
        """SO-165, SO-R04 Note it, and account for the contact."""
        kind = met.kind
        if kind == OFF_OTHER:
            if met.which < 0:
                self.over.remove(~met.which)
            else:
                self.rubbed.remove(met.which)
            return
        if kind == INTO_SMALL:
            self.ground.gone.append(met.which)
        elif kind == INTO_LARGE:
            self.on_large.append(met.which)
        elif kind == OFF_LARGE:
            self.on_large.remove(met.which)
        elif kind == INTO_POD:
            self.over.append(met.which)
        elif kind == INTO_OBSTACLE and self.has_trick:
            self.has_trick = False
            self.ignored.append(met.which)
            kind = IGNORED
        self._stop(stops, track, kind, met.which, met.way)

    def _join(self, stops: list[Stop], track: Track, found: list[Met], at: int) -> None:
        """SO-165 Further obstacles at the very place of the one that has stopped it."""
        if found[at].kind != INTO_OBSTACLE:
            return
        for met in found[at + 1 :]:
            if met.way - found[at].way <= SAME_WAY and met.kind >= INTO_OBSTACLE:
                self._stop(stops, track, met.kind, met.which, found[at].way)


def suffices(other: Disc, x: int, y: int, heading: int, left: int) -> bool:
    """SO-099 Whether a pod that touches another gets past it straight ahead with what is left."""
    off = cosine(heading, TURN) * (other.y - y) - sine(heading, TURN) * (other.x - x)
    both = 2.0 * RADIUS
    if abs(off) >= both:
        return True
    return left >= 2.0 * sqrt(both * both - off * off) - TOLERANCE


def judge(trip: Trip, steps: tuple[int, ...]) -> int:
    """SO-088, SO-101 FINE, or why a manoeuvre is not legal; the trip is made, as far as it goes.

    It is judged as if pods did not stop it, and up to an obstacle that does.
    """
    x, y = trip.x, trip.y
    moved = 0
    for at in range(len(steps)):
        if at % 2 == 0:
            trip.turn_by(steps[at])
        elif steps[at] > 0:
            for stop in trip.move(steps[at], [], False):
                if stop.kind in (INTO_OBSTACLE, INTO_EDGE):
                    is_at_once = moved + stop.way <= TOLERANCE
                    is_touched = trip.ground.is_against(x, y, stop.which)
                    return HITS_AT_ONCE if is_at_once and is_touched else FINE
            moved += steps[at]
    for seat in trip.ground.overlapped(trip.x, trip.y):
        if seat not in trip.short:
            return ENDS_ON_TOP
    for number in trip.ignored:
        if trip.ground.is_in(trip.x, trip.y, number):
            return ENDS_ON_TOP
    return FINE


def whole_degrees(heading: int) -> list[int]:
    """SO-166 How far to turn from a heading to each of the 360."""
    return [(to - heading) % TURN for to in range(0, TURN, DEGREE)]


def to_either_side() -> tuple[int, ...]:
    """Turns by whole degrees, the smallest first: 0, left, right and so on."""
    angles = [0]
    for degrees in range(1, TURN // DEGREE // 2):
        angles += [degrees * DEGREE, TURN - degrees * DEGREE]
    angles.append(TURN // 2)
    return tuple(angles)


NEAREST_FIRST: Final[tuple[int, ...]] = to_either_side()
