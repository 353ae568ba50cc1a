"""What pilots are asked, what they may answer, and why not."""

from typing import Final

from paddock.core.protocol import Action, Decision
from paddock.games.outspeed.catalog import OFF, ROUTES
from paddock.games.outspeed.tokens import ELECTROMAGNET, FORCEFIELD, ION_CANNON, KINDS
from paddock.games.outspeed.words import ROUTE_NAMES, TOKEN_NAMES

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

    def __init__(self, token: int) -> None:
        super().__init__(_PLAY_CODE + token)
        self.token = token


class Program(Action):
    """Turn the right wheel to a route."""

    def __init__(self, route: int) -> None:
        super().__init__(_PROGRAM_CODE + route)
        self.route = route


class Keep(Action):
    """Keep one of the two tokens drawn."""

    def __init__(self, token: int) -> None:
        super().__init__(_KEEP_CODE + token)
        self.token = token


class Dial(Action):
    """Set the central wheel: Fuel to burn, zones to move."""

    def __init__(self, number: int) -> None:
        super().__init__(_DIAL_CODE + number)
        self.number = number


PASS: Final = Pass()
PLAYS: Final[tuple[Action, ...]] = tuple(Play(token) for token in range(KINDS))
PROGRAMS: Final[tuple[Action, ...]] = tuple(Program(route) for route in range(len(ROUTES)))
KEEPS: Final[tuple[Action, ...]] = tuple(Keep(token) for token in range(KINDS))
DIALS: Final[tuple[Action, ...]] = tuple(Dial(number) for number in range(LARGEST_DIAL + 1))


def bonus_bar(token: int, is_rearmost: bool, on_finish_tile: bool) -> str:
    """Why a token of this kind cannot be played now by whoever holds it, or ""."""
    if token == ION_CANNON and not is_rearmost:
        return "OS-030 An Ion Cannon is played only from the rearmost occupied zone."
    if token == ELECTROMAGNET and not is_rearmost:
        return "OS-032 An Electromagnet is played only from the rearmost occupied zone."
    if token == FORCEFIELD and on_finish_tile:
        return "OS-035 No Forcefield is played while the Finish Line tile is showing."
    return ""


class ChooseBonus(Decision):
    """OS-014 Will you play a Bonus token this turn, and which?"""

    def __init__(
        self,
        seat: int,
        menu: tuple[Action, ...],
        tokens: tuple[int, ...],
        is_rearmost: bool,
        on_finish_tile: bool,
    ) -> None:
        super().__init__(seat, menu)
        self.tokens = tokens
        self.is_rearmost = is_rearmost
        self.on_finish_tile = on_finish_tile

    def refusal(self, action: Action) -> str:
        if isinstance(action, Pass):
            return ""
        if not isinstance(action, Play):
            return "OS-014 Now each pilot announces: pass, or a token to play."
        token = action.token
        if not 0 <= token < KINDS or self.tokens[token] == 0:
            return "OS-016 You hold no such token to commit."
        return bonus_bar(token, self.is_rearmost, self.on_finish_tile)


class ChooseRoute(Decision):
    """OS-041 Which route do you program?

    `routes` are the three routes in the language of the tiles; `lowest_costs` what each costs at
    best, -1 for a light that is off.
    """

    def __init__(
        self,
        seat: int,
        menu: tuple[Action, ...],
        tile: int,
        side: int,
        fuel: int,
        routes: tuple[str, ...],
        lowest_costs: tuple[int, ...],
    ) -> None:
        super().__init__(seat, menu)
        self.tile = tile
        self.side = side
        self.fuel = fuel
        self.routes = routes
        self.lowest_costs = lowest_costs

    def refusal(self, action: Action) -> str:
        if not isinstance(action, Program) or not 0 <= action.route < len(ROUTES):
            return "OS-041 Now each pilot programs a route: L, M or R."
        lowest = self.lowest_costs[action.route]
        if lowest == OFF:
            return f"OS-044 The {ROUTE_NAMES[action.route]} light is off on this tile."
        if self.offers(action):
            return ""
        if min(cost for cost in self.lowest_costs if cost != OFF) > self.fuel:
            return "OS-R35 When no route can be paid, only the cheapest may be taken."
        return (
            f"OS-045 The {ROUTE_NAMES[action.route]} route costs at least {lowest} fuel; "
            f"you have {self.fuel}."
        )


class SetWheel(Decision):
    """OS-071 How much Fuel do you burn? That many zones you move."""

    def __init__(self, seat: int, menu: tuple[Action, ...], most: int) -> None:
        super().__init__(seat, menu)
        self.most = most

    def refusal(self, action: Action) -> str:
        if not isinstance(action, Dial):
            return "OS-071 Now the pilots on this route set the central wheel to a number."
        if not 0 <= action.number <= self.most:
            return (
                f"OS-R42 The wheel goes from 0 to {self.most} for you; you asked {action.number}."
            )
        return ""


class KeepToken(Decision):
    """OS-062 Which of the two tokens do you keep? The other goes under the stack."""

    def __init__(self, seat: int, menu: tuple[Action, ...], drawn: tuple[int, ...]) -> None:
        super().__init__(seat, menu)
        self.drawn = drawn

    def refusal(self, action: Action) -> str:
        if isinstance(action, Keep) and action.token in self.drawn:
            return ""
        first, second = self.drawn
        return f"OS-062 You drew {TOKEN_NAMES[first]} and {TOKEN_NAMES[second]}; keep one of them."
