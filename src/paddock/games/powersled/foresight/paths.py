"""Every way a play can go: its squares, the tests and hazards on it, and whom it strikes.

The steps are taken on a throw-away position with the engine's own functions and then undone, so
what is shown is what would happen. Nothing is rolled: what luck would decide is noted as a
*trial*, in the order in which the trials would come.
"""

from typing import Final

from paddock.core.chance import Chance
from paddock.core.protocol import NO_ANSWERS, Action, Log
from paddock.games.powersled.actions import Go, Sideswipe
from paddock.games.powersled.events.contact import SIDE
from paddock.games.powersled.phases.collisions import MINE_STRENGTH, Mines, Shields, Slicks
from paddock.games.powersled.phases.control import ControlTest
from paddock.games.powersled.phases.movement import begin_step
from paddock.games.powersled.rules.steps import ask_for_step
from paddock.games.powersled.state import NOBODY_HERE, PASSING, Powersled, Sled

CORNER_TEST: Final = 0
SLICK_TEST: Final = 1
MINE_BLOW: Final = 2
BLOW: Final = 3
TRIALS: Final[tuple[str, ...]] = ("corner", "slick", "mine", "collision")

NOT_STRUCK: Final = -1


class Trial:
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
        trials: list[Trial],
        struck: int,
        strength: int,
        manner: int,
    ) -> None:
        self.answers = answers
        self.squares = squares
        self.end = end
        self.crossings = crossings
        self.trials = trials
        self.struck = struck
        self.strength = strength
        self.manner = manner


class Walk:
    """Goes every way from where the mover stands. The position is as it was when it is done."""

    def __init__(self, race: Powersled, swipes: bool) -> None:
        self.race = race
        self.swipes = swipes
        self.sled: Sled = race.sleds[race.play.mover]
        self.found: list[Path] = []
        self.answers: list[Action] = []
        self.squares: list[int] = []
        self.trials: list[Trial] = []
        self.crossings = self.sled.crossings
        self.log = Log()
        self.no_luck = Chance()

    def go_on(self) -> None:
        """Every continuation of the way so far."""
        play = self.race.play
        if play.is_over or (play.left() == 0 and play.extras == 0):
            self._note(NOT_STRUCK, 0, 0)
            return
        for answer in ask_for_step(self.race).menu:
            self.take(answer)

    def take(self, answer: Action) -> None:
        """This answer, and every continuation after it."""
        if isinstance(answer, Sideswipe) and not self.swipes:
            return
        self.answers.append(answer)
        before = len(self.trials)
        if isinstance(answer, Go):
            self._step(answer)
        elif isinstance(answer, Sideswipe):
            self.trials.append(Trial(BLOW, answer.points, self.sled.square))
            self._note(answer.target, answer.points, SIDE)
        else:
            self._note(NOT_STRUCK, 0, 0)
        del self.trials[before:]
        self.answers.pop()

    def _note(self, struck: int, strength: int, manner: int) -> None:
        self.found.append(
            Path(
                self.answers.copy(),
                self.squares.copy(),
                self.sled.square,
                self.sled.crossings - self.crossings,
                self.trials.copy(),
                struck,
                strength,
                manner,
            )
        )

    def _step(self, step: Go) -> None:
        race, sled = self.race, self.sled
        play = race.play
        start, half = sled.square, sled.half
        crossings, stamp, left_last = sled.crossings, sled.stamp, sled.left_last
        mines, slicks = sled.mines_under, sled.slicks_under
        front, rear = race.standing[2 * start], race.standing[2 * start + 1]
        clock = race.clock
        race.play = play.copy()
        begin_step(race, sled, step, self.log)
        moving = race.phases[0]
        self._read(1)
        race.phases.clear()
        race.phases.append(moving)
        moving.resolve(race, NO_ANSWERS, self.no_luck, self.log)
        top = race.phases[-1] if race.phases else None
        self._read(0)
        race.phases.clear()
        if isinstance(top, Shields):
            self._note(top.struck, top.strength, top.manner)
        else:
            self.squares.append(sled.square)
            self.go_on()
            self.squares.pop()
            if sled.half != PASSING:
                race.standing[2 * sled.square + sled.half] = NOBODY_HERE
        race.play = play
        race.clock = clock
        sled.square, sled.half = start, half
        sled.crossings, sled.stamp, sled.left_last = crossings, stamp, left_last
        sled.mines_under, sled.slicks_under = mines, slicks
        self._put_back(2 * start, front, 0)
        self._put_back(2 * start, rear, 1)

    def _put_back(self, place: int, seat: int, half: int) -> None:
        self.race.standing[place + half] = seat
        if seat != NOBODY_HERE:
            self.race.sleds[seat].half = half

    def _read(self, bottom: int) -> None:
        """What the step has put on the stack, the innermost first."""
        race = self.race
        square = self.sled.square
        for at in range(len(race.phases) - 1, bottom - 1, -1):
            phase = race.phases[at]
            if isinstance(phase, ControlTest):
                self.trials.append(Trial(CORNER_TEST, phase.modifier, square))
            elif isinstance(phase, Mines):
                for _ in range(min(phase.left, race.mines[square])):
                    self.trials.append(Trial(MINE_BLOW, MINE_STRENGTH, square))
            elif isinstance(phase, Slicks):
                for _ in range(phase.left):
                    self.trials.append(Trial(SLICK_TEST, 0, square))
            elif isinstance(phase, Shields):
                self.trials.append(Trial(BLOW, phase.strength, race.sleds[phase.struck].square))


def paths_of(race: Powersled) -> list[Path]:
    """Every way the play in progress can go on, contact by sideswipe left out."""
    walk = Walk(race, False)
    walk.go_on()
    return walk.found


def paths_after(race: Powersled, answer: Action) -> list[Path]:
    """Every way to go on that begins with this answer, which may be a sideswipe."""
    walk = Walk(race, isinstance(answer, Sideswipe))
    walk.take(answer)
    return walk.found
