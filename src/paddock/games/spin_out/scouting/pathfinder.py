"""Clean Turns: a beam search over bends, led by the way to go, with every straight move looked at.

Nothing but counts bounds it, and it draws no lots: it finds the same on every machine.
"""

from typing import Final

from paddock.games.spin_out.book.course import Arena
from paddock.games.spin_out.book.measures import INCH, RADIUS, TOP_SPEED, TURN
from paddock.games.spin_out.rules.ground import AT_GATE, Ground
from paddock.games.spin_out.rules.trip import Trip
from paddock.games.spin_out.scouting.field import Field, passed_after
from paddock.games.spin_out.state import Pose
from paddock.kit.sweep_discs import Track

SPEEDS: Final[tuple[int, ...]] = (TOP_SPEED, 8, 5, 3, 2, 1)
"""The slower ones where there is no room for the faster ones."""
PARTS: Final = 6
"""A Turn may bend after so many parts of its way."""
MOST_BENDS: Final = 40
"""So many corners of a Turn are thought of, those that lead furthest."""
ALIKE: Final = INCH
"""Places nearer to each other than about this are looked at once."""


class Step:
    """Where a Turn with these moves leads, how far it is to go from there, and the step before
    it."""

    def __init__(
        self,
        moves: tuple[int, ...],
        pose: Pose,
        passed: int,
        to_go: float,
        corner: Pose,
        before: "Step | None",
    ) -> None:
        self.moves = moves
        self.pose = pose
        self.passed = passed
        self.to_go = to_go
        self.corner = corner
        self.before = before

    def path(self) -> list["Step"]:
        """The steps that lead here, without the one from which they set out."""
        found: list[Step] = []
        step: Step | None = self
        while step is not None and step.before is not None:
            found.append(step)
            step = step.before
        found.reverse()
        return found


class Thought:
    """A Turn that was not looked at yet: first one way, then another."""

    def __init__(
        self, step: Step, first: int, length: int, second: int, rest: int, to_go: float
    ) -> None:
        self.step = step
        self.first = first
        self.length = length
        self.second = second
        self.rest = rest
        self.to_go = to_go


class Bend:
    """A corner that a Turn may have, and how far it would be to go at best after it."""

    def __init__(self, heading: int, length: int, x: int, y: int, passed: int, best: float) -> None:
        self.heading = heading
        self.length = length
        self.x = x
        self.y = y
        self.passed = passed
        self.best = best


class Pathfinder:
    """Looks for clean Turns of a lone pod. `effort` is how many straight moves it may look at."""

    def __init__(self, book: Arena, field: Field, effort: int) -> None:
        self.book = book
        self.field = field
        self.ground = Ground(book.course, [], [], [], [])
        self.effort = effort
        self.seen: set[int] = set()

    def begin(self, pose: Pose) -> Step:
        self.seen = set()
        to_go = self.field.to_go(0, float(pose.x), float(pose.y))
        return Step((), pose, 0, to_go, pose, None)

    def has_won(self, step: Step) -> bool:
        return step.passed >= self.book.gates_to_pass()

    def go_on(self, steps: list[Step], width: int, turn_by: int) -> list[Step]:
        """The best clean Turns on from these steps, at most `width` of them, the best first.

        A place that was come to before is left alone.
        """
        for speed in SPEEDS:
            found = self._go_on(steps, speed * INCH, width, turn_by)
            if found or self.effort <= 0:
                return found
        return []

    def _go_on(self, steps: list[Step], left: int, width: int, turn_by: int) -> list[Step]:
        thoughts: list[Thought] = []
        for step in steps:
            for bend in self._bends(step, left, turn_by):
                self._think(thoughts, step, bend, left, turn_by)
        thoughts.sort(key=_to_go_of)
        found: list[Step] = []
        for thought in thoughts:
            if len(found) >= width or self.effort <= 0:
                break
            done = self._tried(thought)
            if done is not None:
                found.append(done)
                if self.has_won(done):
                    break
        return found

    def _bends(self, step: Step, left: int, turn_by: int) -> list[Bend]:
        """The corners that can be driven to cleanly, those that lead furthest."""
        found: list[Bend] = []
        pose = step.pose
        for heading in range(0, TURN, turn_by):
            room = self._room(step, heading, left)
            track = Track(pose.x, pose.y, heading, TURN, left)
            for part in range(1, PARTS + 1):
                length = left * part // PARTS
                if length > room:
                    break
                x = pose.x + int(length * track.ahead_x)
                y = pose.y + int(length * track.ahead_y)
                to_x, to_y = float(x), float(y)
                passed = passed_after(
                    self.book, step.passed, float(pose.x), float(pose.y), to_x, to_y
                )
                best = self.field.to_go(passed, to_x, to_y) - (left - length)
                found.append(Bend(heading, length, x, y, passed, best))
        found.sort(key=_best_of)
        return found[:MOST_BENDS]

    def _room(self, step: Step, heading: int, left: int) -> int:
        """How far one gets straight on without touching anything."""
        self.effort -= 1
        trip = self._trip(step, left)
        trip.turn_by((heading - step.pose.heading) % TURN)
        for stop in trip.move(left, [], False):
            if stop.kind != AT_GATE:
                return stop.way - 1
        return left

    def _think(
        self, thoughts: list[Thought], step: Step, bend: Bend, left: int, turn_by: int
    ) -> None:
        rest = left - bend.length
        if rest == 0:
            # Straight on: a bend by no angle is none.
            thoughts.append(Thought(step, bend.heading, left, bend.heading, 0, bend.best))
            return
        course = self.book.course
        for heading in range(0, TURN, turn_by):
            if heading == bend.heading:
                continue
            track = Track(bend.x, bend.y, heading, TURN, rest)
            if course.table.holds(track.to_x, track.to_y, RADIUS):
                x, y = float(track.to_x), float(track.to_y)
                passed = passed_after(self.book, bend.passed, float(bend.x), float(bend.y), x, y)
                to_go = self.field.to_go(passed, x, y)
                thoughts.append(Thought(step, bend.heading, bend.length, heading, rest, to_go))

    def _tried(self, thought: Thought) -> Step | None:
        """Where a Turn leads, if it is clean and leads somewhere new."""
        step = thought.step
        moves: tuple[int, ...] = ((thought.first - step.pose.heading) % TURN, thought.length)
        trip = self._trip(step, thought.length + thought.rest)
        trip.turn_by(moves[0])
        trip.move(thought.length, [], False)
        corner = Pose(trip.x, trip.y, trip.heading)
        self.effort -= 1
        if thought.rest:
            moves = (*moves, (thought.second - thought.first) % TURN, thought.rest)
            trip.turn_by(moves[2])
            trip.move(thought.rest, [], False)
            self.effort -= 1
        for stop in trip.met:
            if stop.kind != AT_GATE:
                return None
        key = (trip.passed * TURN + trip.x // ALIKE) * TURN + trip.y // ALIKE
        if key in self.seen:
            return None
        self.seen.add(key)
        to_go = self.field.to_go(trip.passed, float(trip.x), float(trip.y))
        end = Pose(trip.x, trip.y, trip.heading)
        return Step(moves, end, trip.passed, to_go, corner, step)

    def _trip(self, step: Step, left: int) -> Trip:
        return Trip(self.book, self.ground, step.pose, left, step.passed, [], [], [], [], False)


def _to_go_of(thought: Thought) -> float:
    return thought.to_go


def _best_of(bend: Bend) -> float:
    return bend.best
