"""What pilots are asked, and why an answer is refused."""

from mypy_extensions import mypyc_attr

from paddock.core.protocol import Action, Decision
from paddock.games.outspeed.actions import Dial, Keep, Pass, Play, Program
from paddock.games.outspeed.book.tiles import OFF, ROUTES
from paddock.games.outspeed.book.tokens import ELECTROMAGNET, FORCEFIELD, ION_CANNON, KINDS
from paddock.games.outspeed.words.names import ROUTE_NAMES, TOKEN_NAMES


def bonus_bar(token: int, is_rearmost: bool, on_finish_tile: bool) -> str:
    """Why a token of this kind cannot be played now by whoever holds it, or ""."""
    if token == ION_CANNON and not is_rearmost:
        return "OS-030 An Ion Cannon is played only from the rearmost occupied zone."
    if token == ELECTROMAGNET and not is_rearmost:
        return "OS-032 An Electromagnet is played only from the rearmost occupied zone."
    if token == FORCEFIELD and on_finish_tile:
        return "OS-035 No Forcefield is played while the Finish Line tile is showing."
    return ""


@mypyc_attr(free_list_len=1)
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


@mypyc_attr(free_list_len=1)
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
