"""What pilots may answer."""

from typing import Final

from paddock.core.protocol import Action
from paddock.games.outspeed.book.tiles import ROUTES, RouteName
from paddock.games.outspeed.book.tokens import KINDS, Token

_PASS_CODE: Final = 0
_PLAY_CODE: Final = 1
_PROGRAM_CODE: Final = _PLAY_CODE + KINDS
_KEEP_CODE: Final = _PROGRAM_CODE + len(ROUTES)
_DIAL_CODE: Final = _KEEP_CODE + KINDS
LARGEST_DIAL: Final = 99


class Pass(Action):
    """Play no token this turn."""

    def __init__(self) -> None:
        super().__init__(_PASS_CODE)


class Play(Action):
    """Commit a token face down."""

    def __init__(self, token: Token) -> None:
        super().__init__(_PLAY_CODE + token)
        self.token = token


class Program(Action):
    """Turn the right wheel to a route."""

    def __init__(self, route: RouteName) -> None:
        super().__init__(_PROGRAM_CODE + route)
        self.route = route


class Keep(Action):
    """Keep one of the two tokens drawn."""

    def __init__(self, token: Token) -> None:
        super().__init__(_KEEP_CODE + token)
        self.token = token


class Dial(Action):
    """Set the central wheel: Fuel to burn, zones to move."""

    def __init__(self, number: int) -> None:
        super().__init__(_DIAL_CODE + number)
        self.number = number


PASS: Final = Pass()
PLAYS: Final[tuple[Play, ...]] = tuple(Play(token) for token in range(KINDS))
PROGRAMS: Final[tuple[Action, ...]] = tuple(Program(route) for route in range(len(ROUTES)))
KEEPS: Final[tuple[Action, ...]] = tuple(Keep(token) for token in range(KINDS))
DIALS: Final[tuple[Action, ...]] = tuple(Dial(number) for number in range(LARGEST_DIAL + 1))
