"""Clean moves: a beam search over headings, led by the way to go, with every ride looked at.

Nothing but counts bounds it, and it draws no lots: it finds the same on every machine.
"""

from typing import Final

from paddock.games.pocket_rockets.book.course import Tabletop
from paddock.games.pocket_rockets.book.racers import HEADING_STEP, MM, SLIDE, TURN
from paddock.games.pocket_rockets.rules.driving import Ground, credited, ride
from paddock.games.pocket_rockets.scouting.ways import NO_WAY, Ways
from paddock.games.pocket_rockets.state import Pose
from paddock.kit.geometry_angles import GRAINS, Point, along

ALIKE: Final = 8 * MM
"""Places nearer to each other than about this are looked at once."""
ALIKE_TURN: Final = TURN // 12


def _ends() -> list[Point]:
    """Where whole slides in steps of five degrees end, from where they begin."""
    return [along(0, 0, heading, TURN, SLIDE * GRAINS) for heading in range(0, TURN, KNOWN_STEP)]


KNOWN_STEP: Final = HEADING_STEP // 3
ENDS: Final = _ends()


def end_of(pose: Pose, heading: int) -> Point:
    """Where a whole slide ends."""
    if heading % KNOWN_STEP == 0:
        off = ENDS[heading // KNOWN_STEP]
        return Point(pose.x + off.x, pose.y + off.y)
    return along(pose.x, pose.y, heading, TURN, SLIDE * GRAINS)


class Step:
    """Where a move leads: the pose and credits after it, how far it is to go from there, and the
    step before it, None where one sets out. `is_win` says that the move ends the race."""

    def __init__(
        self, pose: Pose, credits: int, to_go: int, before: "Step | None", is_win: bool
    ) -> None:
        self.pose = pose
        self.credits = credits
        self.to_go = to_go
        self.before = before
        self.is_win = is_win
        self.moves: int = 0 if before is None else before.moves + 1

    def path(self) -> list["Step"]:
        """The steps that lead here, without the one from which they set out."""
        found: list[Step] = []
        step: Step | None = self
        while step is not None and step.before is not None:
            found.append(step)
            step = step.before
        found.reverse()
        return found


class Pathfinder:
    """Looks for clean moves of one card on a table. `effort` is how many rides it may look at."""

    def __init__(self, ground: Ground, book: Tabletop, ways: Ways, effort: int) -> None:
        self.ground = ground
        self.book = book
        self.ways = ways
        self.effort = effort
        self.seen: set[int] = set()

    def begin(self, pose: Pose, credits: int) -> Step:
        """Set out from here."""
        self.seen = set()
        return Step(pose, credits, self.ways.to_go(pose.x, pose.y, credits), None, False)

    def go_on(self, steps: list[Step], width: int, turn_by: int) -> list[Step]:
        """The best clean moves on from these steps, at most `width` of them, the best first.

        All headings that are multiples of `turn_by` are thought of, and the present one. A place
        that was come to before is left alone.
        """
        thoughts: list[int] = []
        headings = TURN // turn_by + 1
        many = len(steps) * headings
        for at in range(len(steps)):
            step = steps[at]
            for choice in range(headings):
                heading = self._heading(step.pose, choice, turn_by)
                if choice and heading == step.pose.heading:
                    continue
                to_go = self._thought(step, heading)
                if to_go < NO_WAY:
                    thoughts.append(to_go * many + at * headings + choice)
        thoughts.sort()
        found: list[Step] = []
        for thought in thoughts:
            if len(found) >= width or self.effort <= 0:
                break
            step = steps[thought % many // headings]
            done = self._tried(step, self._heading(step.pose, thought % headings, turn_by))
            if done is not None:
                found.append(done)
                if done.is_win:
                    break
        return found

    def to_go_after(self, moves: int, pose: Pose, credits: int, width: int, turn_by: int) -> int:
        """How far it is to go after the best of so many clean moves; NO_WAY if there are none."""
        steps = [self.begin(pose, credits)]
        for _ in range(moves):
            steps = self.go_on(steps, width, turn_by)
            if not steps:
                return NO_WAY
            # Nobody goes on after the win.
            if steps[len(steps) - 1].is_win:
                return 0
        return steps[0].to_go

    def _thought(self, step: Step, heading: int) -> int:
        """How far it would be to go after a move, if nothing is in its way."""
        course = self.ground.course
        pose = step.pose
        credits = step.credits
        end = end_of(pose, heading)
        if course.next_line(credits).side(end.x, end.y) > 0:
            credits += len(credited(course, credits, pose, end, SLIDE * GRAINS))
        return self.ways.to_go(end.x, end.y, credits)

    def _heading(self, pose: Pose, choice: int, turn_by: int) -> int:
        """The first of the choices is to go straight on."""
        return pose.heading if choice == 0 else (choice - 1) * turn_by

    def _tried(self, step: Step, heading: int) -> Step | None:
        """Where a move leads, if it is clean and leads somewhere new."""
        pose = step.pose
        end = end_of(pose, heading)
        credits = step.credits
        key = self._key(end, heading, credits)
        if key in self.seen:
            return None
        self.effort -= 1
        if heading != pose.heading and not self.ground.fits(pose.x, pose.y, heading):
            return None
        done = ride(self.ground, self.book, pose, heading, False, credits)
        if done.touches():
            return None
        self.seen.add(key)
        credits += len(done.crossings)
        to_go = 0 if done.has_finished else self.ways.to_go(done.end.x, done.end.y, credits)
        return Step(done.end, credits, to_go, step, done.has_finished)

    def _key(self, end: Point, heading: int, credits: int) -> int:
        """The same for ends that are much the same."""
        key = credits * TURN + heading // ALIKE_TURN
        return (key * MM + end.x // ALIKE) * MM + end.y // ALIKE
