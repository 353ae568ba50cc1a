"""What the active player may answer."""

from typing import Final

from mypy_extensions import i64

from paddock.core.protocol import Action
from paddock.games.spiralized.book.spiral import COLOURS, DIE, RINGS, TOKENS, Letter

NO_SUCH: Final = -1
"""The code of an action that names a die, token, ring or seat that there is not."""

_ROLL_CODE: Final = 0
_STOP_CODE: Final = 1
_FREE_CODE: Final = 2
_MOVE_CODE: Final = 3
_PASS_CODE: Final = 4
_STAIR_CODE: Final = 5
_STEP_CODE: Final = _STAIR_CODE + TOKENS * RINGS
_EXCHANGE_CODE: Final = _STEP_CODE + TOKENS * DIE

ALL_RINGS: Final = (1 << RINGS) - 1
ALL_TOKENS: Final = (1 << TOKENS) - 1


def stair_bit(token: i64, ring: i64) -> i64:
    """The bit of a token in a ring, in a set of places on the stairs."""
    return 1 << (token * RINGS + ring - 1)


def rings_of(token: i64, stairs: i64) -> i64:
    """The rings of one token in such a set: a bit for each, from ring 1."""
    return stairs >> (token * RINGS) & ALL_RINGS


def step_bits(die: i64, tokens: i64) -> i64:
    """The bits of the steps with a die in a set of steps, for a set of tokens."""
    return tokens << (die * TOKENS)


def steps_of(die: i64, steps: i64) -> i64:
    """The tokens of the steps with a die in such a set: a bit for each."""
    return steps >> (die * TOKENS) & ALL_TOKENS


class Roll(Action):
    """Throw both dice."""

    def __init__(self) -> None:
        super().__init__(_ROLL_CODE)


class Stop(Action):
    """Decline the bonus roll."""

    def __init__(self) -> None:
        super().__init__(_STOP_CODE)


class Free(Action):
    """Spend snake eyes on freeing the own token from the Pit."""

    def __init__(self) -> None:
        super().__init__(_FREE_CODE)


class Move(Action):
    """Use snake eyes as ordinary doubles."""

    def __init__(self) -> None:
        super().__init__(_MOVE_CODE)


class Pass(Action):
    """Leave snake eyes unused: no step is possible."""

    def __init__(self) -> None:
        super().__init__(_PASS_CODE)


class Stair(Action):
    """Move a token along its stairway to a ring, instead of rolling."""

    def __init__(self, token: Letter, ring: int) -> None:
        is_real = 0 <= token < TOKENS and 1 <= ring <= RINGS
        super().__init__(_STAIR_CODE + token * RINGS + ring - 1 if is_real else NO_SUCH)
        self.token = token
        self.ring = ring


class Step(Action):
    """Use a die for a token."""

    def __init__(self, die: int, token: Letter) -> None:
        is_real = 0 <= token < TOKENS and 1 <= die <= DIE
        super().__init__(_STEP_CODE + token * DIE + die - 1 if is_real else NO_SUCH)
        self.die = die
        self.token = token


class Exchange(Action):
    """Change places with a rival's token."""

    def __init__(self, seat: int, token: Letter) -> None:
        is_real = 0 <= token < TOKENS and 0 <= seat < COLOURS
        super().__init__(_EXCHANGE_CODE + seat * TOKENS + token if is_real else NO_SUCH)
        self.seat = seat
        self.token = token


ROLL: Final[Action] = Roll()
STOP: Final[Action] = Stop()
FREE: Final[Action] = Free()
MOVE: Final[Action] = Move()
PASS: Final[Action] = Pass()
STAIRS: Final[list[list[Action]]] = [
    [Stair(token, ring) for ring in range(RINGS + 1)] for token in range(TOKENS)
]


def _stair_menu(moves: list[Action], here: int, rings: int) -> tuple[Action, ...]:
    """The moves from a ring to these rings, the nearest first, and up before down."""
    menu: list[Action] = []
    for reach in range(1, RINGS):
        for ring in (here - reach, here + reach):
            if 1 <= ring <= RINGS and rings >> (ring - 1) & 1:
                menu.append(moves[ring])
    return tuple(menu)


STAIR_MENUS: Final[tuple[tuple[tuple[tuple[Action, ...], ...], ...], ...]] = tuple(
    tuple(
        tuple(_stair_menu(moves, here, rings) for rings in range(1 << RINGS))
        for here in range(RINGS + 1)
    )
    for moves in STAIRS
)
"""The moves of a token from a ring, for every set of rings."""
STEP_MENUS: Final[tuple[tuple[tuple[Action, ...], ...], ...]] = tuple(
    tuple(
        tuple(steps[token] for token in range(TOKENS) if tokens >> token & 1)
        for tokens in range(1 << TOKENS)
    )
    for steps in [[Step(die, token) for token in range(TOKENS)] for die in range(DIE + 1)]
)
"""The steps with a die, for every set of tokens: `tokens` has a bit for each."""
EXCHANGES: Final[list[Action]] = [
    Exchange(seat, token) for seat in range(COLOURS) for token in range(TOKENS)
]
JUST_ROLL: Final[tuple[Action, ...]] = (ROLL,)
BONUS_MENU: Final[tuple[Action, ...]] = (STOP, ROLL)
FREE_OR_MOVE: Final[tuple[Action, ...]] = (FREE, MOVE)
FREE_OR_PASS: Final[tuple[Action, ...]] = (FREE, PASS)
