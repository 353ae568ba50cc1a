"""Every way a play can go: its squares, the tests and hazards on it, and whom it strikes.

The steps are taken with the engine's own functions, each on a race of its own to try it on, so what
is shown is what would happen. Nothing is rolled: what luck would decide is noted as a *risk*, in
the order in which the risks would come.
"""

from typing import Any, Final

from paddock.core.chance import Chance
from paddock.core.protocol import NO_ANSWERS, Action, Log, Phase
from paddock.games.powersled.actions import Go, Sideswipe
from paddock.games.powersled.events.contact import SIDE
from paddock.games.powersled.phases.collisions import MINE_STRENGTH, Mines, Shields, Slicks
from paddock.games.powersled.phases.control import ControlTest
from paddock.games.powersled.phases.movement import begin_step
from paddock.games.powersled.rules.steps import ask_for_step
from paddock.games.powersled.state import NOBODY_HERE, Powersled

CORNER_TEST: Final = 0
SLICK_TEST: Final = 1
MINE_BLOW: Final = 2
BLOW: Final = 3
RISKS: Final[tuple[str, ...]] = ("corner", "slick", "mine", "collision")

NOT_STRUCK: Final = -1


class Risk:
    """Something on the way that luck decides.

    `amount` is the modifier of a test, before the pilot's, or the strength of a blow.
    """

    def __init__(self, kind: int, amount: int, square: int) -> None:
        self.kind = kind
        self.amount = amount
        self.square = square


class Path:
    """One way to go, if luck lets the sled.

    `answers` are the steps as they would be answered, `squares` those entered, `end` the last of
    them or the square the sled did not leave. A path ends with the first collision, a sideswipe
    included: what comes after that is not looked at. `crossings` counts the line.
    """

    def __init__(
        self,
        answers: list[Action],
        squares: list[int],
        end: int,
        crossings: int,
        risks: list[Risk],
        struck: int,
        strength: int,
        manner: int,
    ) -> None:
        self.answers = answers
        self.squares = squares
        self.end = end
        self.crossings = crossings
        self.risks = risks
        self.struck = struck
        self.strength = strength
        self.manner = manner


class Walk:
    """Goes every way from where the mover stands, on races that it uses up: `to_try` makes one."""

    def __init__(self, race: Powersled, swipes: bool) -> None:
        self.swipes = swipes
        self.seat = race.play.mover
        self.crossings = race.sleds[self.seat].crossings
        self.found: list[Path] = []
        self.answers: list[Action] = []
        self.squares: list[int] = []
        self.risks: list[Risk] = []
        self.log = Log()
        self.no_luck = Chance()

    def go_on(self, race: Powersled) -> None:
        """Every continuation of the way so far."""
        play = race.play
        if play.is_over or (play.left() == 0 and play.extras == 0):
            self._arrive(race, NOT_STRUCK, 0, 0)
            return
        ways = self.ways(race)
        if not ways:
            self._arrive(race, NOT_STRUCK, 0, 0)
            return
        last = len(ways) - 1
        for at in range(last):
            self.take(to_try(race), ways[at])
        # After the last one nobody needs the race any more.
        self.take(race, ways[last])

    def ways(self, race: Powersled) -> list[Action]:
        """The steps to be looked at from here; none where the way is to end."""
        ways: list[Action] = []
        for answer in ask_for_step(race).menu:
            if self.swipes or not isinstance(answer, Sideswipe):
                ways.append(answer)
        return ways

    def take(self, race: Powersled, answer: Action) -> None:
        """This answer, and every continuation after it."""
        self.answers.append(answer)
        before = len(self.risks)
        if isinstance(answer, Go):
            self._step(race, answer)
        elif isinstance(answer, Sideswipe):
            self.risks.append(Risk(BLOW, answer.points, race.sleds[self.seat].square))
            self._arrive(race, answer.target, answer.points, SIDE)
        else:
            self._arrive(race, NOT_STRUCK, 0, 0)
        del self.risks[before:]
        self.answers.pop()

    def _arrive(self, race: Powersled, struck: int, strength: int, manner: int) -> None:
        """The way ends here: it is one of those that can be gone."""
        sled = race.sleds[self.seat]
        self.found.append(
            Path(
                self.answers.copy(),
                self.squares.copy(),
                sled.square,
                sled.crossings - self.crossings,
                self.risks.copy(),
                struck,
                strength,
                manner,
            )
        )

    def _step(self, race: Powersled, step: Go) -> None:
        """A step as the rules take it, and every continuation."""
        sled = race.sleds[self.seat]
        begin_step(race, sled, step, self.log)
        moving = race.phases[0]
        self._meet(race, race.phases[1:])
        race.phases = [moving]
        moving.resolve(race, NO_ANSWERS, self.no_luck, self.log)
        met = race.phases
        self._meet(race, met)
        race.phases = []
        last = met[-1] if met else None
        if isinstance(last, Shields):
            self._arrive(race, last.struck, last.strength, last.manner)
            return
        self.squares.append(sled.square)
        self.go_on(race)
        self.squares.pop()

    def _meet(self, race: Powersled, phases: list[Phase[Any, Any]]) -> None:
        """What a step has put on the stack, the innermost first, becomes risks."""
        square = race.sleds[self.seat].square
        for at in range(len(phases) - 1, -1, -1):
            phase = phases[at]
            if isinstance(phase, ControlTest):
                self.risks.append(Risk(CORNER_TEST, phase.modifier, square))
            elif isinstance(phase, Mines):
                for _ in range(min(phase.left, race.mines[square])):
                    self.risks.append(Risk(MINE_BLOW, MINE_STRENGTH, square))
            elif isinstance(phase, Slicks):
                for _ in range(phase.left):
                    self.risks.append(Risk(SLICK_TEST, 0, square))
            elif isinstance(phase, Shields):
                self.risks.append(Risk(BLOW, phase.strength, race.sleds[phase.struck].square))


class PlannedWalk(Walk):
    """Goes one way that was planned, as far as it is open."""

    def __init__(self, race: Powersled, plan: list[Action]) -> None:
        super().__init__(race, True)
        self.plan = plan

    def ways(self, race: Powersled) -> list[Action]:
        at = len(self.answers)
        if at == len(self.plan) or not ask_for_step(race).offers(self.plan[at]):
            return []
        return [self.plan[at]]


def to_try(race: Powersled) -> Powersled:
    """A race for one way: its own play, mover, and sled behind the mover, which moves up.

    Nothing else is changed by steps before luck has its say, so the rest is shared.
    """
    sleds = race.sleds.copy()
    mover = sleds[race.play.mover]
    sleds[mover.seat] = mover.copy()
    behind = race.rear_of(mover.square)
    if behind != NOBODY_HERE and behind != mover.seat:
        sleds[behind] = sleds[behind].copy()
    return Powersled(
        race.seats,
        [],
        (),
        race.book,
        sleds,
        race.decks,
        race.mines,
        race.slicks,
        race.play.copy(),
        race.turn,
        race.round,
        race.rounds,
        race.order,
        race.at,
        race.clock,
        race.retired,
        race.ending,
    )


def paths_of(race: Powersled) -> list[Path]:
    """Every way the play in progress can go on, contact by sideswipe left out."""
    walk = Walk(race, False)
    walk.go_on(to_try(race))
    return walk.found


def paths_after(race: Powersled, answer: Action) -> list[Path]:
    """Every way to go on that begins with this answer, which may be a sideswipe."""
    walk = Walk(race, isinstance(answer, Sideswipe))
    walk.take(to_try(race), answer)
    return walk.found


def path_along(race: Powersled, plan: list[Action]) -> Path:
    """The way of the play in progress by these steps; shorter than they are if it is not open."""
    walk = PlannedWalk(race, plan)
    walk.go_on(to_try(race))
    return walk.found[0]
