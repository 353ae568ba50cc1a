"""What is printed: the tiles with their routes decoded, the tokens, the dice and the boards."""

from paddock.core.protocol import Board, Value
from paddock.games.outspeed.book.tiles import (
    ALONE,
    SIDES,
    TRACK_TILES,
    Route,
    Tile,
    TileSet,
)
from paddock.games.outspeed.book.tokens import AIMED, KINDS
from paddock.games.outspeed.words.names import (
    FORCEFIELD_HERE,
    FRONT_EDGE,
    LOW,
    LOW_FUEL,
    REAR_EDGE,
    ROUTE_NAMES,
    ROUTE_SIGNS,
    TOKEN_NAMES,
    TOKEN_RULES,
    TOKEN_TEXTS,
)
from paddock.games.outspeed.words.routes import PrintedLine, lines_of, route_in_words


class PrintedRoute(Value):
    """A route, decoded. `room` is 0 when there is room for all. `lines` are what is printed."""

    def __init__(
        self,
        is_lit: bool,
        room: int,
        is_alone: bool,
        tokens: int,
        lines: list[PrintedLine],
        text: str,
    ) -> None:
        self.is_lit = is_lit
        self.room = room
        self.is_alone = is_alone
        self.tokens = tokens
        self.lines = lines
        self.text = text


class PrintedTile(Value):
    """A tile; `sides` has the three routes of each side."""

    def __init__(
        self, id: int, name: str, is_finish: bool, sides: list[list[PrintedRoute]]
    ) -> None:
        self.id = id
        self.name = name
        self.is_finish = is_finish
        self.sides = sides


class PrintedToken(Value):
    """A kind of Bonus token: what it does, and how many there are.

    `is_aimed` is True for those that hit rivals.
    """

    def __init__(self, name: str, text: str, rule: str, number: int, is_aimed: bool) -> None:
        self.name = name
        self.text = text
        self.rule = rule
        self.number = number
        self.is_aimed = is_aimed


class OutspeedBoard(Board):
    """Tiles in the order of their numbers, from 1; tokens in the order of the supply.

    `sides`, `routes` and `route_signs` are what players call them; `turns` is how many a full race
    has. `forcefield`, `rear` and `front` are what a zone with one, and those at the edges, mean.
    With `low_fuel` or less one is warned with the words of `low`.
    """

    def __init__(
        self,
        tiles: list[PrintedTile],
        tokens: list[PrintedToken],
        sides: list[str],
        routes: list[str],
        route_signs: list[str],
        yellow: list[int],
        blue: list[int],
        wheel_most: int,
        start_zone: int,
        start_fuel: int,
        zones_per_board: int,
        turns: int,
        forcefield: str,
        rear: str,
        front: str,
        low_fuel: int,
        low: str,
    ) -> None:
        self.tiles = tiles
        self.tokens = tokens
        self.sides = sides
        self.routes = routes
        self.route_signs = route_signs
        self.yellow = yellow
        self.blue = blue
        self.wheel_most = wheel_most
        self.start_zone = start_zone
        self.start_fuel = start_fuel
        self.zones_per_board = zones_per_board
        self.turns = turns
        self.forcefield = forcefield
        self.rear = rear
        self.front = front
        self.low_fuel = low_fuel
        self.low = low


def board(book: TileSet) -> OutspeedBoard:
    """What is printed on the table."""
    return OutspeedBoard(
        tiles=[_tile(book, tile) for tile in book.tiles],
        tokens=[_token(book, kind) for kind in range(KINDS)],
        sides=[side.replace("-", "–") for side in SIDES],
        routes=list(ROUTE_NAMES),
        route_signs=list(ROUTE_SIGNS),
        yellow=list(book.yellow),
        blue=list(book.blue),
        wheel_most=book.wheel_most,
        start_zone=book.start_zone,
        start_fuel=book.start_fuel,
        zones_per_board=book.zones_per_board,
        # OS-011: the track tiles, then one finish tile.
        turns=TRACK_TILES + 1,
        forcefield=FORCEFIELD_HERE,
        rear=REAR_EDGE,
        front=FRONT_EDGE,
        low_fuel=LOW_FUEL,
        low=LOW,
    )


def _tile(book: TileSet, tile: Tile) -> PrintedTile:
    sides = [[_route(route) for route in routes] for routes in tile.sides]
    return PrintedTile(tile.id, tile.name, book.is_finish(tile.id), sides)


def _route(route: Route) -> PrintedRoute:
    return PrintedRoute(
        is_lit=route.is_lit,
        room=0 if route.condition == ALONE else route.room,
        is_alone=route.condition == ALONE,
        tokens=route.tokens,
        lines=lines_of(route),
        text=route_in_words(route),
    )


def _token(book: TileSet, kind: int) -> PrintedToken:
    return PrintedToken(
        TOKEN_NAMES[kind],
        TOKEN_TEXTS[kind],
        TOKEN_RULES[kind],
        book.tokens[kind],
        kind in AIMED,
    )
