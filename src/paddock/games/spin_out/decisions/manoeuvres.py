"""D9 Which way: what is asked of a pod under control, and why a manoeuvre is refused."""

from typing import ClassVar, Final

from paddock.core.chance import Chance
from paddock.core.phrase import Told
from paddock.core.protocol import Action
from paddock.games.spin_out.actions import Manoeuvre
from paddock.games.spin_out.book.course import Arena
from paddock.games.spin_out.book.measures import (
    DEGREE,
    INCH,
    LEAST_PART,
    MOST_PAUSES,
    MOST_STEPS,
    TURN,
)
from paddock.games.spin_out.decisions.driving import TRIES, OwnTurn, joined
from paddock.games.spin_out.decisions.windows import is_play, why_not_play
from paddock.games.spin_out.rules.ground import Ground
from paddock.games.spin_out.rules.trip import (
    ENDS_ON_TOP,
    FINE,
    HITS_AT_ONCE,
    NEAREST_FIRST,
    Trip,
    judge,
    whole_degrees,
)
from paddock.games.spin_out.state import Pose
from paddock.kit.words import refuse

SAMPLES: Final = 6
"""So many straight ways are offered as examples, all round."""


class ChooseManoeuvre(OwnTurn):
    """D9 Which way? Turns and straight moves that use up the allowance, or a part of it.

    The pod stands at `pose` with `left` to go; the pods of the `seats` stand at `others`. `gone`,
    `wrecks`, `over`, `rubbed` and `on_large` say what is on the table and accounted for, `ignored`
    and `has_trick` what a Trick Manoeuvre is good for. `rest` is what was declared before.
    """

    exact: ClassVar[bool] = False

    def __init__(
        self,
        seat: int,
        menu: tuple[Action, ...],
        book: Arena,
        pose: Pose,
        left: int,
        passed: int,
        seats: tuple[int, ...],
        others: tuple[Pose, ...],
        gone: tuple[int, ...],
        wrecks: tuple[Pose, ...],
        over: tuple[int, ...],
        rubbed: tuple[int, ...],
        on_large: tuple[int, ...],
        ignored: tuple[int, ...],
        has_trick: bool,
        pauses: int,
        rest: tuple[int, ...],
    ) -> None:
        super().__init__(seat, menu)
        self.book = book
        self.pose = pose
        self.left = left
        self.passed = passed
        self.seats = seats
        self.others = others
        self.gone = gone
        self.wrecks = wrecks
        self.over = over
        self.rubbed = rubbed
        self.on_large = on_large
        self.ignored = ignored
        self.has_trick = has_trick
        self.pauses = pauses
        self.rest = rest

    def extended(self, plays: tuple[Action, ...]) -> "OwnTurn":
        return ChooseManoeuvre(
            self.seat,
            joined(self.menu, plays),
            self.book,
            self.pose,
            self.left,
            self.passed,
            self.seats,
            self.others,
            self.gone,
            self.wrecks,
            self.over,
            self.rubbed,
            self.on_large,
            self.ignored,
            self.has_trick,
            self.pauses,
            self.rest,
        )

    def ground(self) -> Ground:
        return Ground(
            self.book.course,
            list(self.gone),
            list(self.wrecks),
            list(self.seats),
            list(self.others),
        )

    def trip(self, ground: Ground) -> Trip:
        """The pod, ready to go."""
        return Trip(
            self.book,
            ground,
            self.pose,
            self.left,
            self.passed,
            list(self.over),
            list(self.rubbed),
            list(self.on_large),
            list(self.ignored),
            self.has_trick,
        )

    def straight(self, angle: int) -> Manoeuvre:
        """One turn, and all that is left straight on."""
        return Manoeuvre((angle % TURN, self.left), False)

    def options(self) -> tuple[Action, ...]:
        """The sleeper's way, the rest of what was planned, straight ways all round, and plays."""
        ground = self.ground()
        found: list[Action] = [self._first(ground)]
        if self.rest:
            self._offer(ground, Manoeuvre(self.rest, False), found)
        for number in range(SAMPLES):
            self._offer(ground, self.straight(number * (TURN // SAMPLES)), found)
        half = self.left // 2
        for angle in (-TURN // 8, TURN // 8):
            bent = Manoeuvre((angle, half, -2 * angle, self.left - half), False)
            self._offer(ground, bent, found)
        return (*found, *self.menu)

    def _offer(self, ground: Ground, way: Manoeuvre, found: list[Action]) -> None:
        if way not in found and self._verdict(ground, way.steps) == FINE:
            found.append(way)

    def _first(self, ground: Ground) -> Action:
        """The heading nearest to the present one that meets nothing hard; else what is legal."""
        legal: Manoeuvre | None = None
        for angle in NEAREST_FIRST:
            trip = self.trip(ground)
            way = self.straight(angle)
            if judge(trip, way.steps) == FINE:
                if trip.left == 0 and not trip.has_met_pods():
                    return way
                if legal is None:
                    legal = way
        return legal if legal is not None else self._forced(ground)

    def _forced(self, ground: Ground) -> Action:
        """SO-166 Where every way ends on top of something, the first that is not blocked."""
        for angle in (*whole_degrees(self.pose.heading), *NEAREST_FIRST):
            if self.refusal(self.straight(angle)) is None:
                return self.straight(angle)
        raise AssertionError("a pod can always go back the way it came (SO-R06)")

    def _verdict(self, ground: Ground, steps: tuple[int, ...]) -> int:
        return judge(self.trip(ground), steps)

    def refusal(self, action: Action) -> Told | None:
        if is_play(action):
            return None if self.offers_play(action) else why_not_play(action)
        if not isinstance(action, Manoeuvre):
            return refuse("SO-046", "Now you move: turns and straight moves.")
        return self.why_not_so(action) or self.why_not_there(action)

    def offers_play(self, action: Action) -> bool:
        for play in self.menu:
            if play.code == action.code:
                return True
        return False

    def why_not_so(self, way: Manoeuvre) -> Told | None:
        """Whether the steps are well made."""
        steps = way.steps
        if not 0 < len(steps) <= MOST_STEPS:
            return refuse("SO-049", f"A manoeuvre has 1 to {MOST_STEPS} steps.")
        total = longest = 0
        for at in range(len(steps)):
            if at % 2 == 0:
                if not -TURN <= steps[at] <= TURN:
                    return refuse("SO-048", "A turn is at most 360 degrees either way.")
            elif steps[at] < 0:
                return refuse("SO-047", "A pod moves straight forward, never backwards.")
            else:
                total += steps[at]
                longest = max(longest, steps[at])
        if not way.is_part:
            if total != self.left:
                left, made = self.left / INCH, total / INCH
                return refuse("SO-046", f"The moves must add up to {left:g} inches, not {made:g}.")
            return None
        if self.pauses >= MOST_PAUSES:
            return refuse("SO-R90", f"There are at most {MOST_PAUSES} pauses in a Turn.")
        if longest < LEAST_PART or total >= self.left:
            return refuse(
                "SO-R90", "A part has a move of 0.1 inches, and leaves some of the allowance."
            )
        return None

    def why_not_there(self, way: Manoeuvre) -> Told | None:
        """SO-088, SO-101, SO-166 Whether the way can be gone."""
        ground = self.ground()
        verdict = self._verdict(ground, way.steps)
        if verdict == HITS_AT_ONCE:
            return refuse("SO-088", "That drives straight into the obstacle that you touch.")
        if verdict == ENDS_ON_TOP and not way.is_part and self._is_there_another(ground):
            return refuse("SO-101", "That would end on top of a pod, or inside an obstacle.")
        return None

    def _is_there_another(self, ground: Ground) -> bool:
        """SO-166 Whether some straight way on a whole degree ends clear of everything."""
        for angle in whole_degrees(self.pose.heading):
            if self._verdict(ground, (angle, self.left)) == FINE:
                return True
        return False

    def sample(self, chance: Chance) -> Action:
        """A bend of one to three legs that is legal, or the first option."""
        if self.menu and chance.pick(40) == 0:
            return self.menu[chance.pick(len(self.menu))]
        for _ in range(TRIES):
            steps: list[int] = []
            left = self.left
            for _ in range(chance.pick(3)):
                steps += [chance.pick(TURN), chance.pick(left + 1)]
                left -= steps[-1]
            way = Manoeuvre((*steps, chance.pick(TURN // DEGREE) * DEGREE, left), False)
            if self.refusal(way) is None:
                return way
        return self._first(self.ground())
