"""What pilots are asked, and why an answer is refused."""

from mypy_extensions import mypyc_attr

from paddock.core.phrase import Told
from paddock.core.protocol import Action, Decision
from paddock.games.outspeed.actions import PLAYS, PROGRAMS, Dial, Keep, Pass, Play, Program
from paddock.games.outspeed.book.tiles import OFF, ROUTES, Side
from paddock.games.outspeed.book.tokens import ELECTROMAGNET, FORCEFIELD, ION_CANNON, KINDS, Token
from paddock.games.outspeed.words.names import ROUTE_NAMES, TOKEN_NAMES
from paddock.kit.words import amount, refuse


def bonus_bar(token: Token, is_rearmost: bool, on_finish_tile: bool) -> Told | None:
    """Why a token of this kind cannot be played now by whoever holds it, or None."""
    if token == ION_CANNON and not is_rearmost:
        return refuse("OS-030", "An Ion Cannon is played only from the rearmost occupied zone.")
    if token == ELECTROMAGNET and not is_rearmost:
        return refuse("OS-032", "An Electromagnet is played only from the rearmost occupied zone.")
    if token == FORCEFIELD and on_finish_tile:
        return refuse("OS-035", "No Forcefield is played while the Finish Line tile is showing.")
    return None


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

    def refusal(self, action: Action) -> Told | None:
        if isinstance(action, Pass):
            return None
        if not isinstance(action, Play):
            return refuse("OS-014", "Now each pilot announces: pass, or a token to play.")
        token = action.token
        if not 0 <= token < KINDS or self.tokens[token] == 0:
            return refuse("OS-016", "You hold no such token to commit.")
        return bonus_bar(token, self.is_rearmost, self.on_finish_tile)

    def closed(self) -> tuple[Action, ...]:
        """Tokens in hand that cannot be played from here."""
        return tuple(
            [play for play in PLAYS if self.tokens[play.token] > 0 and not self.offers(play)]
        )


@mypyc_attr(free_list_len=1)
class ChooseRoute(Decision):
    """OS-041 Which route do you program?

    `lowest_costs` are what each of the three routes costs at best, -1 for a light that is off.
    """

    def __init__(
        self,
        seat: int,
        menu: tuple[Action, ...],
        tile: int,
        side: Side,
        fuel: int,
        lowest_costs: tuple[int, ...],
    ) -> None:
        super().__init__(seat, menu)
        self.tile = tile
        self.side = side
        self.fuel = fuel
        self.lowest_costs = lowest_costs

    def refusal(self, action: Action) -> Told | None:
        if not isinstance(action, Program) or not 0 <= action.route < len(ROUTES):
            return refuse("OS-041", "Now each pilot programs a route: L, M or R.")
        lowest = self.lowest_costs[action.route]
        if lowest == OFF:
            return refuse("OS-044", f"The {ROUTE_NAMES[action.route]} light is off on this tile.")
        if self.offers(action):
            return None
        if min(cost for cost in self.lowest_costs if cost != OFF) > self.fuel:
            return refuse("OS-R35", "When no route can be paid, only the cheapest may be taken.")
        return refuse(
            "OS-045",
            "The {} route costs at least {}; you have {}.",
            ROUTE_NAMES[action.route],
            amount(lowest, "fuel"),
            self.fuel,
        )

    def closed(self) -> tuple[Action, ...]:
        """Routes that are dark, or too dear."""
        return tuple([program for program in PROGRAMS if not self.offers(program)])


class SetWheel(Decision):
    """OS-071 How much Fuel do you burn? That many zones you move."""

    def __init__(self, seat: int, menu: tuple[Action, ...], most: int) -> None:
        super().__init__(seat, menu)
        self.most = most

    def refusal(self, action: Action) -> Told | None:
        if not isinstance(action, Dial):
            return refuse(
                "OS-071", "Now the pilots on this route set the central wheel to a number."
            )
        if not 0 <= action.number <= self.most:
            why = f"The wheel goes from 0 to {self.most} for you; you asked {action.number}."
            return refuse("OS-R42", why)
        return None


class KeepToken(Decision):
    """OS-062 Which of the two tokens do you keep? The other goes under the stack."""

    def __init__(self, seat: int, menu: tuple[Action, ...], drawn: tuple[Token, ...]) -> None:
        super().__init__(seat, menu)
        self.drawn = drawn

    def refusal(self, action: Action) -> Told | None:
        if isinstance(action, Keep) and action.token in self.drawn:
            return None
        first, second = self.drawn
        return refuse(
            "OS-062", f"You drew {TOKEN_NAMES[first]} and {TOKEN_NAMES[second]}; keep one."
        )
