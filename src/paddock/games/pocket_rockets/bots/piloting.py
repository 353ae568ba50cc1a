"""The moves of a turn: planned clean to a little beyond its end, then weighed with the own hand.

What is weighed are millimetres to go, in thousandths, so that a risk has its price in moves.
"""

from typing import Final

from paddock.games.pocket_rockets.book.course import Tabletop
from paddock.games.pocket_rockets.book.racers import HEADING_STEP, SLIDE, TURN
from paddock.games.pocket_rockets.bots.hand import likely
from paddock.games.pocket_rockets.rules.driving import Ground, is_clean, ride
from paddock.games.pocket_rockets.scouting.pathfinder import Pathfinder, Step
from paddock.games.pocket_rockets.scouting.ways import ways_of
from paddock.games.pocket_rockets.state import Pose

BEAM: Final = 8
WIDE_BEAM: Final = 24
BEYOND: Final = 2
"""How many moves one looks beyond the end of the turn: no pose without a clean way on."""
FAR_BEYOND: Final = 6
"""The same where the nearest way is blocked."""
NARROW_BEAM: Final = 4
ENOUGH: Final = 100_000
STOPS: Final = -1
"""In place of a heading."""
TOUCH_PRICE: Final = 3 * SLIDE
"""What a touch costs who is undamaged: the power, half its life, and the rest of the slide."""
WRECK_PRICE: Final = 60 * SLIDE
SURE_OF_WIN: Final = 1 << 30
TRIED: Final = 6
"""Of so many first moves the risk is looked at."""
AIMS: Final[tuple[int, ...]] = (0, HEADING_STEP // 3, -HEADING_STEP // 3)
"""A move may be aimed a little off its plan, if that is safer."""


class Turn:
    """A racer about to move: where it lies, what it has, and how far its hand errs."""

    def __init__(
        self,
        ground: Ground,
        book: Tabletop,
        pose: Pose,
        credits: int,
        is_damaged: bool,
        left: int,
        spread: int,
    ) -> None:
        self.ground = ground
        self.book = book
        self.pose = pose
        self.credits = credits
        self.is_damaged = is_damaged
        self.left = left
        self.spread = spread
        self.ways = ways_of(ground.course)
        self.is_planned = False
        """Whether the move that was found begins a clean way on."""

    def best(self) -> int:
        """The heading of the next move, or STOPS where to stop is better."""
        stay = self.to_go()
        for width, beyond in ((BEAM, BEYOND), (WIDE_BEAM, FAR_BEYOND)):
            found = self._weighed(self._planned(width, self.left + beyond))
            if found is not None and found[0] < stay:
                self.is_planned = True
                return found[1]
        return STOPS if self.is_damaged or self._is_blocked_by_cards() else self._way_out()

    def _is_blocked_by_cards(self) -> bool:
        """Whether there would be a way on if nobody lay there: then it pays to wait."""
        ground = Ground(self.ground.course, (), ())
        return self._to_go_on(ground, self.pose, self.credits) < self.to_go()

    def _way_out(self) -> int:
        """Out of a trap at the price of a touch: the heading after which a clean way leads on."""
        least = self.to_go()
        best = STOPS
        for heading in range(0, TURN, HEADING_STEP):
            if not self.ground.fits(self.pose.x, self.pose.y, heading):
                continue
            done = ride(self.ground, self.book, self.pose, heading, False, self.credits)
            if done.is_removed:
                continue
            if done.has_finished:
                return heading
            to_go = self._to_go_on(self.ground, done.end, self.credits + len(done.crossings))
            if to_go < least:
                best = heading
                least = to_go
        return best

    def to_go(self) -> int:
        """How far it is to go from where one lies."""
        return self.ways.to_go(self.pose.x, self.pose.y, self.credits)

    def _to_go_on(self, ground: Ground, pose: Pose, credits: int) -> int:
        """How far it is to go a little way on from here, without a touch."""
        finder = Pathfinder(ground, self.book, self.ways, ENOUGH)
        return finder.to_go_after(BEYOND, pose, credits, BEAM, HEADING_STEP)

    def _planned(self, width: int, depth: int) -> list[Step]:
        """The best clean paths of so many moves, or shorter ones that win or lead no further."""
        finder = Pathfinder(self.ground, self.book, self.ways, ENOUGH)
        beam = [finder.begin(self.pose, self.credits)]
        for _ in range(depth):
            on = finder.go_on(beam, width, HEADING_STEP)
            if not on:
                break
            beam = on
            if beam[len(beam) - 1].is_win:
                return [beam[len(beam) - 1]]
        return [step for step in beam if step.before is not None]

    def _weighed(self, paths: list[Step]) -> tuple[int, int] | None:
        """The price of the best first move, and its heading."""
        best: tuple[int, int] | None = None
        firsts: list[int] = []
        for path in paths:
            first = path.path()[0]
            if first.pose.heading in firsts:
                continue
            firsts.append(first.pose.heading)
            if len(firsts) > TRIED:
                break
            price = path.to_go - SURE_OF_WIN // path.moves if path.is_win else path.to_go
            for aim in AIMS if self.spread else AIMS[:1]:
                heading = (first.pose.heading + aim) % TURN
                weighed = price + self._risk(heading) + abs(aim) * SLIDE // TURN
                if best is None or weighed < best[0]:
                    best = (weighed, heading)
        return best

    def _risk(self, heading: int) -> int:
        """What the errors of the own hand are expected to cost."""
        touches, tries = self.touches(heading)
        return touches * (WRECK_PRICE if self.is_damaged else TOUCH_PRICE) // tries

    def touches(self, heading: int) -> tuple[int, int]:
        """How many of the likely errors of the own hand touch something, and of how many."""
        headings = likely(heading, self.spread)
        touches = 0
        for one in headings:
            if not is_clean(self.ground, self.book, self.pose, one, self.credits):
                touches += 1
        return touches, len(headings)


def prospects(
    ground: Ground, book: Tabletop, pose: Pose, credits: int, moves: int
) -> tuple[list[int], int]:
    """How far it is to go after each number of moves, from none on; and with how many moves one
    wins, 0 if not."""
    finder = Pathfinder(ground, book, ways_of(ground.course), ENOUGH)
    beam = [finder.begin(pose, credits)]
    found = [beam[0].to_go]
    for move in range(1, moves + 1):
        beam = finder.go_on(beam, NARROW_BEAM, HEADING_STEP)
        if beam and beam[len(beam) - 1].is_win:
            return found + [0] * (moves + 1 - move), move
        best = found[len(found) - 1]
        for step in beam:
            best = min(best, step.to_go)
        found.append(best)
    return found, 0
