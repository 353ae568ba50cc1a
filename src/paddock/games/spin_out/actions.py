"""What may be answered."""

from typing import Final, TypeAlias

from paddock.core.protocol import FREE_CODE, Action
from paddock.games.spin_out.book.cards import CARDS, DECK, NO_CARD
from paddock.games.spin_out.book.measures import MOST_SEATS, TOP_OVERRIDE
from paddock.games.spin_out.state import NOBODY_THERE

NO_SUCH: Final = -2
"""The code of an action that names what there is not."""

Mark: TypeAlias = int
NO_MARK: Final[Mark] = 0
BLUE_MARK: Final[Mark] = 1
BLACK_MARK: Final[Mark] = 2
MARKS: Final = 3

_PASS_CODE: Final = 0
_RESTART_CODE: Final = 1
_STAY_CODE: Final = 2
_RUN_ON_CODE: Final = 3
_SHUT_DOWN_CODE: Final = 4
_GO_ON_CODE: Final = 5
_FINISH_CODE: Final = 6
_SPEED_CODE: Final = 10
_EJECT_CODE: Final = 100
_BAIL_OUT_CODE: Final = 200
_PAY_CODE: Final = 300
_PLAY_CODE: Final = 1000


class PlacePod(Action):
    """D1 Stand behind the start line, facing anywhere."""

    def __init__(self, x: int, y: int, heading: int) -> None:
        super().__init__(FREE_CODE)
        self.x = x
        self.y = y
        self.heading = heading


class Pass(Action):
    """Let a window pass."""

    def __init__(self) -> None:
        super().__init__(_PASS_CODE)


class PlayCard(Action):
    """SO-170 Play a card, all said: the name of a Joker, the target, the marker to be removed.

    `named` is the card itself unless it is a Joker; `target` is -1 where there is none.
    """

    def __init__(self, card: int, named: int, target: int, mark: Mark) -> None:
        is_known = (
            0 <= card < DECK
            and 0 <= named < DECK
            and -1 <= target < MOST_SEATS
            and 0 <= mark < MARKS
        )
        code = ((card * DECK + named) * (MOST_SEATS + 1) + target + 1) * MARKS + mark
        super().__init__(_PLAY_CODE + code if is_known else NO_SUCH)
        self.card = card
        self.named = named
        self.target = target
        self.mark = mark


class Eject(Action):
    """SO-144 to SO-146 Try to eject; `card` is what is paid for it, -1 for nothing."""

    def __init__(self, card: int) -> None:
        super().__init__(_EJECT_CODE + card if NO_CARD <= card < DECK else NO_SUCH)
        self.card = card


class BailOut(Action):
    """SO-150, SO-151 Abandon the pod; `card` is what is paid for it, -1 for nothing."""

    def __init__(self, card: int) -> None:
        super().__init__(_BAIL_OUT_CODE + card if NO_CARD <= card < DECK else NO_SUCH)
        self.card = card


class ClaimFinish(Action):
    """SO-157 Play the real Q♦ beyond the line, and win."""

    def __init__(self) -> None:
        super().__init__(_FINISH_CODE)


class Restart(Action):
    """SO-029 Throw a die to start the engines."""

    def __init__(self) -> None:
        super().__init__(_RESTART_CODE)


class Stay(Action):
    """SO-032 Stand where one is."""

    def __init__(self) -> None:
        super().__init__(_STAY_CODE)


class SetSpeed(Action):
    """SO-035, SO-036 Name a speed; from 13 on it is an override."""

    def __init__(self, speed: int) -> None:
        super().__init__(_SPEED_CODE + speed if 1 <= speed <= TOP_OVERRIDE else NO_SUCH)
        self.speed = speed


class Burn(Action):
    """SO-037 Discard these cards for afterburners, or none."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        super().__init__(FREE_CODE)
        self.cards = cards


class Manoeuvre(Action):
    """D9 Turn, move, turn, move and so on: hundredths of a degree, ten-thousandths of an inch.

    The first step is a turn, which may be 0, as may be all others. The moves make up the allowance
    that is left, or, where `is_part`, some of it: then cards may be played before the rest.
    """

    def __init__(self, steps: tuple[int, ...], is_part: bool) -> None:
        super().__init__(FREE_CODE)
        self.steps = steps
        self.is_part = is_part


class GoOn(Action):
    """SO-100 Turn aside instead of shutting down."""

    def __init__(self) -> None:
        super().__init__(_GO_ON_CODE)


class ShutDown(Action):
    """SO-056, SO-098 Stop the engines."""

    def __init__(self) -> None:
        super().__init__(_SHUT_DOWN_CODE)


class RunOn(Action):
    """SO-056 Leave the engines running."""

    def __init__(self) -> None:
        super().__init__(_RUN_ON_CODE)


class DiscardCards(Action):
    """SO-022 Put these cards away."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        super().__init__(FREE_CODE)
        self.cards = cards


class Pay(Action):
    """SO-123 Give this card away."""

    def __init__(self, card: int) -> None:
        super().__init__(_PAY_CODE + card if 0 <= card < DECK else NO_SUCH)
        self.card = card


PASS: Final[Action] = Pass()
RESTART: Final[Action] = Restart()
STAY: Final[Action] = Stay()
RUN_ON: Final[Action] = RunOn()
SHUT_DOWN: Final[Action] = ShutDown()
GO_ON: Final[Action] = GoOn()
CLAIM_FINISH: Final[Action] = ClaimFinish()
EJECT_FREELY: Final[Action] = Eject(NO_CARD)
BAIL_OUT_FREELY: Final[Action] = BailOut(NO_CARD)
SPEEDS: Final[tuple[Action, ...]] = tuple(SetSpeed(speed) for speed in range(1, TOP_OVERRIDE + 1))
PAYMENTS: Final[tuple[Action, ...]] = tuple(Pay(card) for card in range(len(CARDS)))
NO_TARGET: Final = NOBODY_THERE
