"""What can happen, in the past tense."""

from typing import ClassVar, Final, TypeAlias

from mypy_extensions import mypyc_attr

from paddock.core.protocol import Event
from paddock.games.outspeed.book.tiles import RouteName, Side
from paddock.games.outspeed.book.tokens import Token
from paddock.games.outspeed.state import Ending

Exit: TypeAlias = int
"""How a pilot went out."""
OUT_OF_FUEL: Final[Exit] = 0
LEFT_BEHIND: Final[Exit] = 1
PUSHED_OFF: Final[Exit] = 2
COULD_NOT_PAY: Final[Exit] = 3
DRAINED: Final[Exit] = 4

MoveCause: TypeAlias = int
"""What moved a Ship."""
BY_ROUTE: Final[MoveCause] = 0
BY_NITRO: Final[MoveCause] = 1
BY_PUSH: Final[MoveCause] = 2

FuelSource: TypeAlias = int
"""Where fuel came from."""
FROM_ROUTE: Final[FuelSource] = 0
FROM_TANK: Final[FuelSource] = 1

TieBreak: TypeAlias = int
"""What told the winner from others on the zone."""
NO_TIE: Final[TieBreak] = 0
BY_FUEL: Final[TieBreak] = 1
BY_TOKENS: Final[TieBreak] = 2
SHARED: Final[TieBreak] = 3


@mypyc_attr(free_list_len=1)
class TileRevealed(Event):
    """A tile is on top of the stack: a turn begins with it."""

    def __init__(self, turn: int, tile: int, name: str, side: Side) -> None:
        self.turn = turn
        self.tile = tile
        self.name = name
        self.side = side


@mypyc_attr(free_list_len=1)
class Announced(Event):
    """A pilot said whether a token is played. That much everybody learns."""

    reveals: ClassVar[bool] = True

    def __init__(self, seat: int, plays: bool) -> None:
        self.seat = seat
        self.plays = plays


class Committed(Event):
    """The same, as the pilot who laid the token down knows it."""

    def __init__(self, seat: int, token: Token) -> None:
        self.seat = seat
        self.token = token


class BonusRevealed(Event):
    """All committed tokens were turned up together."""

    reveals: ClassVar[bool] = True

    def __init__(self, seats: tuple[int, ...], tokens: tuple[Token, ...]) -> None:
        self.seats = seats
        self.tokens = tokens


class BonusApplied(Event):
    """A token took effect on its targets; none if it found nobody."""

    def __init__(self, seat: int, token: Token, targets: tuple[int, ...]) -> None:
        self.seat = seat
        self.token = token
        self.targets = targets


class FuelLost(Event):
    """Fuel was drained by rivals."""

    def __init__(self, seat: int, amount: int, fuel: int) -> None:
        self.seat = seat
        self.amount = amount
        self.fuel = fuel


class FuelGained(Event):
    """Fuel came from a Fuel Tank or from a route; `fuel` is what there is now."""

    def __init__(self, seat: int, source: FuelSource, fixed: int, crowd: int, fuel: int) -> None:
        self.seat = seat
        self.source = source
        self.fixed = fixed
        self.crowd = crowd
        self.fuel = fuel


@mypyc_attr(free_list_len=1)
class Moved(Event):
    """A Ship moved `zones` (negative: back), fewer than `wanted` when a Forcefield stopped it."""

    def __init__(
        self,
        seat: int,
        cause: MoveCause,
        wanted: int,
        zones: int,
        start: int,
        end: int,
        stopped: bool,
    ) -> None:
        self.seat = seat
        self.cause = cause
        self.wanted = wanted
        self.zones = zones
        self.start = start
        self.end = end
        self.stopped = stopped


class MarkerPlaced(Event):
    """A Forcefield stands on a zone."""

    def __init__(self, seat: int, zone: int) -> None:
        self.seat = seat
        self.zone = zone


class MarkersRemoved(Event):
    """A Forcefield zone was entered this turn, so its markers went."""

    def __init__(self, zone: int) -> None:
        self.zone = zone


@mypyc_attr(free_list_len=1)
class RoutesRevealed(Event):
    """All controllers were shown; -1 for seats out of the race."""

    reveals: ClassVar[bool] = True

    def __init__(self, routes: tuple[RouteName, ...], programmed: tuple[int, ...]) -> None:
        self.routes = routes
        self.programmed = programmed


class RouteOverfull(Event):
    """More pilots than silhouettes: all of them lost the turn."""

    def __init__(self, route: RouteName, seats: tuple[int, ...], room: int) -> None:
        self.route = route
        self.seats = seats
        self.room = room


class WheelsRevealed(Event):
    """The central wheels were shown."""

    reveals: ClassVar[bool] = True

    def __init__(self, seats: tuple[int, ...], numbers: tuple[int, ...]) -> None:
        self.seats = seats
        self.numbers = numbers


@mypyc_attr(free_list_len=1)
class Paid(Event):
    """A cost fell due: fixed + crowd + rolled + dialled; `paid` is less when there was less."""

    def __init__(
        self,
        seat: int,
        route: RouteName,
        fixed: int,
        crowd: int,
        rolled: tuple[int, ...],
        dialled: int,
        paid: int,
        fuel: int,
    ) -> None:
        self.seat = seat
        self.route = route
        self.fixed = fixed
        self.crowd = crowd
        self.rolled = rolled
        self.dialled = dialled
        self.paid = paid
        self.fuel = fuel


class WentAlone(Event):
    """A pilot was alone on a be-alone route: nothing to pay."""

    def __init__(self, seat: int, route: RouteName) -> None:
        self.seat = seat
        self.route = route


class ZonesGained(Event):
    """Zones were earned: fixed + crowd + rolled + dialled."""

    def __init__(
        self, seat: int, fixed: int, crowd: int, rolled: tuple[int, ...], dialled: int
    ) -> None:
        self.seat = seat
        self.fixed = fixed
        self.crowd = crowd
        self.rolled = rolled
        self.dialled = dialled


class TokensDrawn(Event):
    """A pilot looked at tokens from the stack. Everybody sees how many."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number


class TokensSeen(Event):
    """The same, as the pilot who drew them knows it."""

    def __init__(self, seat: int, tokens: tuple[Token, ...]) -> None:
        self.seat = seat
        self.tokens = tokens


class TokenTaken(Event):
    """A pilot kept a token and holds so many now; nobody else knows which."""

    def __init__(self, seat: int, tokens: int) -> None:
        self.seat = seat
        self.tokens = tokens


class TokenKept(Event):
    """The same, as its owner knows it; `returned` is -1 when there was only one to draw."""

    def __init__(self, seat: int, tokens: int, kept: Token, returned: Token) -> None:
        self.seat = seat
        self.tokens = tokens
        self.kept = kept
        self.returned = returned


class NoTokenLeft(Event):
    """Stack and discards were both empty: nothing was gained."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class StackReshuffled(Event):
    """The discard pile became the stack."""

    def __init__(self, number: int) -> None:
        self.number = number


class BoardAttached(Event):
    """A Progression board was laid in front: the track goes to `last_zone` now."""

    def __init__(self, board: int, last_zone: int) -> None:
        self.board = board
        self.last_zone = last_zone


class BoardRemoved(Event):
    """A Progression board was taken away at the rear: the track begins with `first_zone` now."""

    def __init__(self, board: int, first_zone: int) -> None:
        self.board = board
        self.first_zone = first_zone


class Eliminated(Event):
    """A pilot is out of the race."""

    def __init__(self, seat: int, how: Exit) -> None:
        self.seat = seat
        self.how = how


class TokensDiscarded(Event):
    """The tokens of an eliminated pilot went face up to the discards; counts by kind."""

    reveals: ClassVar[bool] = True

    def __init__(self, seat: int, tokens: tuple[int, ...]) -> None:
        self.seat = seat
        self.tokens = tokens


class TilesTurned(Event):
    """Four pilots or fewer are left of five or six: the tiles show their 3-4 side."""

    def __init__(self, side: Side) -> None:
        self.side = side


class RaceEnded(Event):
    """It is over. No winners when everybody was eliminated.

    `tie_break` says what told the winner from others on the same zone, if there were any.
    """

    def __init__(self, ending: Ending, winners: tuple[int, ...], tie_break: TieBreak) -> None:
        self.ending = ending
        self.winners = winners
        self.tie_break = tie_break
