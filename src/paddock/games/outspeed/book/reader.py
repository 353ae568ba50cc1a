"""Reads the data file, in the language of the tiles, and refuses what would not be a race.

route   = "off" | condition " | " sum " | " item { " " item }
condition = "-" | "P" number | "ALONE"
item    = "Z=" sum | "F=" sum | "B=" number
sum     = term { "+" term }
term    = number | "#" symbol | [ number "*" | "#" symbol "*" ] die | "X"
die     = "dY" | "dB";  symbol = "L" | "M" | "R"
"""

import json
from typing import Any, Final

from paddock.core.errors import BrokenData
from paddock.core.resources import read_resource
from paddock.games.outspeed.book.tiles import (
    ALONE,
    FINISH_TILES,
    LIMITED,
    OFF,
    OPEN,
    ROUTES,
    SIDES,
    TRACK_TILES,
    Amount,
    Route,
    Tile,
    TileSet,
)
from paddock.games.outspeed.book.tokens import KEYS
from paddock.kit.checks import a_number, a_table, data_for, only_choices, only_known, reading_data

MOST_NUMBER: Final = 99
SMALLEST_BOARD: Final = 3
MOST_FACES: Final = 20
CHOICES: Final = ("data",)
FIELDS: Final = (
    "game",
    "players",
    "start",
    "boards",
    "wheel",
    "dice",
    "bonus",
    "symbols",
    "tiles",
)

_printed: dict[str, TileSet] = {}


def printed_tiles() -> TileSet:
    """The tile set that comes with the game."""
    if "tiles" not in _printed:
        text = read_resource("paddock.games.outspeed", "data/tiles.json")
        _printed["tiles"] = read_tiles(json.loads(text))
    return _printed["tiles"]


def make_book(choices: dict[str, Any]) -> TileSet:
    """The tile set of a race: the printed one, or the one brought along under `data`."""
    only_choices(choices, "Outspeed", CHOICES)
    if "data" not in choices:
        return printed_tiles()
    return reading_data(lambda: read_tiles(choices["data"]))


def read_tiles(data: Any) -> TileSet:
    """A whole tile set, with every check."""
    tiles = parse_tiles(data)
    check_tiles(tiles)
    return tiles


def parse_tiles(data: Any) -> TileSet:
    """A tile set from its JSON, with the checks of form."""
    top = data_for("outspeed", data, FIELDS)
    start, boards, wheel, dice, bonus = (
        a_table(top.get(key), key) for key in ("start", "boards", "wheel", "dice", "bonus")
    )
    if top.get("players") != {"min": 3, "max": 6}:
        raise BrokenData("players", "must be from 3 to 6: min = 3, max = 6")
    if boards.get("laid") != 2 or boards.get("total") != 3:
        raise BrokenData("boards", "two of three boards are laid: laid = 2, total = 3")
    if wheel.get("min") != 0:
        raise BrokenData("wheel.min", "must be 0")
    per_board = a_number(
        boards.get("zones_per_board"), "boards.zones_per_board", SMALLEST_BOARD, MOST_NUMBER
    )
    yellow = _faces(dice.get("yellow"), "dice.yellow")
    only_known(start, "start", ("zone", "fuel"))
    only_known(boards, "boards", ("zones_per_board", "laid", "total"))
    only_known(wheel, "wheel", ("min", "max"))
    only_known(dice, "dice", ("yellow", "blue"))
    only_known(bonus, "bonus", KEYS)
    raw_tiles = top.get("tiles")
    if not isinstance(raw_tiles, list) or len(raw_tiles) != TRACK_TILES + FINISH_TILES:
        raise BrokenData("tiles", f"must be a list of {TRACK_TILES + FINISH_TILES} tiles")
    start_zone = a_number(start.get("zone"), "start.zone", 1, MOST_NUMBER)
    if start_zone > 2 * per_board:
        raise BrokenData("start.zone", f"the boards laid at the start have {2 * per_board} zones")
    return TileSet(
        tiles=tuple(_tile(raw, number, min(yellow)) for number, raw in enumerate(raw_tiles, 1)),
        yellow=yellow,
        blue=_faces(dice.get("blue"), "dice.blue"),
        wheel_most=a_number(wheel.get("max"), "wheel.max", 1, MOST_NUMBER),
        tokens=tuple(a_number(bonus.get(key), f"bonus.{key}", 0, MOST_NUMBER) for key in KEYS),
        start_zone=start_zone,
        start_fuel=a_number(start.get("fuel"), "start.fuel", 1, MOST_NUMBER),
        zones_per_board=per_board,
    )


def _faces(raw: Any, place: str) -> tuple[int, ...]:
    if not isinstance(raw, list) or not 1 <= len(raw) <= MOST_FACES:
        raise BrokenData(place, f"must be a list of 1 to {MOST_FACES} faces")
    return tuple(a_number(face, f"{place}[{i}]", 0, MOST_NUMBER) for i, face in enumerate(raw))


def _tile(raw: Any, number: int, lowest_face: int) -> Tile:
    place = f"tiles[{number - 1}]"
    table = a_table(raw, place)
    only_known(table, place, ("id", "kind", "name", *SIDES))
    if table.get("id") != number:
        raise BrokenData(f"{place}.id", f"must be {number}: tiles stand in order")
    kind = "track" if number <= TRACK_TILES else "finish"
    if table.get("kind") != kind:
        raise BrokenData(f"{place}.kind", f'must be "{kind}" for tile {number}')
    name = table.get("name")
    if not isinstance(name, str) or not name:
        raise BrokenData(f"{place}.name", "must be the name of the tile")
    sides: list[tuple[Route, ...]] = []
    for side in SIDES:
        routes = a_table(table.get(side), f"{place}.{side}")
        only_known(routes, f"{place}.{side}", ROUTES)
        sides.append(
            tuple(
                _route(routes.get(key), f"{place}.{side}.{key}", own, lowest_face)
                for own, key in enumerate(ROUTES)
            )
        )
    return Tile(number, name, tuple(sides))


def decode_route(text: str) -> Route:
    """A route as it stands on a tile that was read before; what it costs at best is not known."""
    return _route(text, "route", 0, 0)


def _route(raw: Any, place: str, own: int, lowest_face: int) -> Route:
    if not isinstance(raw, str):
        raise BrokenData(place, 'must be "off" or "condition | cost | benefit"')
    nothing = parse_sum("0", place)
    if raw == "off":
        return Route(OPEN, 0, nothing, nothing, nothing, 0, OFF, raw)
    lines = raw.split(" | ")
    if len(lines) != 3:
        raise BrokenData(place, f"{raw!r} has not three lines: condition | cost | benefit")
    condition, room = _condition(lines[0], place)
    cost = parse_sum(lines[1], place)
    if "dB" in lines[1]:
        raise BrokenData(place, "the blue die stands for zones, never for a cost")
    zones, fuel, tokens = nothing, nothing, 0
    seen: list[str] = []
    for item in lines[2].split(" "):
        key, _, amount = item.partition("=")
        if key not in ("Z", "F", "B") or key in seen:
            raise BrokenData(place, f"{item!r} is no benefit (Z=… F=… B=…, each once)")
        seen.append(key)
        if key == "B":
            tokens = _digits(amount, place)
        elif key == "F":
            if "d" in amount or "X" in amount:
                raise BrokenData(place, "fuel gained is neither rolled nor dialled")
            fuel = parse_sum(amount, place)
        else:
            if "dY" in amount:
                raise BrokenData(place, "the yellow die stands for a cost, never for zones")
            zones = parse_sum(amount, place)
    lowest = 0 if condition == ALONE else cost.lowest(own, lowest_face)
    return Route(condition, room, cost, zones, fuel, tokens, lowest, raw)


def _condition(text: str, place: str) -> tuple[int, int]:
    if text == "-":
        return OPEN, 0
    if text == "ALONE":
        return ALONE, 1
    if text.startswith("P"):
        room = _digits(text[1:], place)
        if room:
            return LIMITED, room
    raise BrokenData(place, f"{text!r} is no condition (-, P1, P2 … or ALONE)")


def _digits(text: str, place: str) -> int:
    if not (text.isascii() and text.isdigit()) or len(text) > 2:
        raise BrokenData(place, f"{text!r} is no whole number from 0 to {MOST_NUMBER}")
    return int(text)


def parse_sum(text: str, place: str) -> Amount:
    """A sum such as `1+dY`, `#M+1`, `2*dB` or `X`."""
    fixed, rolls, dialled = 0, 0, 0
    counted, rolls_counted = [0, 0, 0], [0, 0, 0]
    for term in text.split("+"):
        times, star, die = term.rpartition("*")
        if term == "X":
            dialled += 1
        elif die in ("dY", "dB"):
            if not star:
                rolls += 1
            elif times.startswith("#"):
                rolls_counted[_symbol(times, place)] += 1
            else:
                rolls += _digits(times, place)
        elif term.startswith("#"):
            counted[_symbol(term, place)] += 1
        else:
            fixed += _digits(term, place)
    return Amount(fixed, tuple(counted), rolls, tuple(rolls_counted), dialled)


def _symbol(text: str, place: str) -> int:
    if text[1:] not in ROUTES:
        raise BrokenData(place, f"{text!r} counts no route (#L, #M or #R)")
    return ROUTES.index(text[1:])


def check_tiles(tiles: TileSet) -> None:
    """What every tile set must hold, so that each rule of the book still has its tile."""
    dialling: list[int] = []
    for tile in tiles.tiles:
        for side, routes in zip(SIDES, tile.sides, strict=True):
            place = f"tiles[{tile.id - 1}].{side}"
            lit = [route for route in routes if route.is_lit]
            if len(lit) < 2:
                raise BrokenData(place, "at least two routes must be lit")
            if min(route.lowest_cost for route in lit) > 1:
                raise BrokenData(place, "one route must be open to a pilot with 1 fuel")
            for key, route in zip(ROUTES, routes, strict=True):
                if route.condition == ALONE and (tile.id, side) != (11, SIDES[0]):
                    raise BrokenData(f"{place}.{key}", "ALONE belongs to tile 11, side 3-4, only")
                if route.cost.dialled or route.zones.dialled:
                    _check_wheel(tiles, tile, route, f"{place}.{key}")
                    dialling.append(tile.id)
    if len(set(dialling)) != 1:
        raise BrokenData("tiles", "exactly one finish tile has a route with the wheel, X")
    if tiles.route(11, 0, 0).text != "ALONE | 1 | Z=3":
        raise BrokenData("tiles[10].3-4.L", 'must be "ALONE | 1 | Z=3"')
    for index, name in enumerate(SIDES):
        if tiles.route(12, index, 2).text.split(" | ")[1:2] != ["1+dY"]:
            raise BrokenData(f"tiles[11].{name}.R", "must cost 1+dY")
        if not any("*" in text for text in tiles.tiles[13].texts(index)):
            raise BrokenData(f"tiles[13].{name}", "one route must roll a die several times (*)")


def _check_wheel(tiles: TileSet, tile: Tile, route: Route, place: str) -> None:
    if not tiles.is_finish(tile.id):
        raise BrokenData(place, "the wheel, X, belongs to a finish tile")
    if route.cost.dialled != 1 or route.zones.dialled != 1:
        raise BrokenData(place, "X stands once in the cost and once in the zones of its route")
