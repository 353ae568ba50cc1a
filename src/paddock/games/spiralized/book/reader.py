"""Reads the board from its map and refuses one that would not be fair or whole.

A map row is a ring, outermost first: `^` arrow, a small letter a plain coloured space, a capital
a Wheel, `*` sunburst, `_` the white space that a drop lands on, `.` other white spaces.
"""

import json
from typing import Any, Final

from paddock.core.errors import BrokenData
from paddock.core.resources import read_resource
from paddock.games.spiralized.book.spiral import (
    ARROW,
    COLOURS,
    LANDING,
    NOBODY_HERE,
    PLAIN,
    RINGS,
    SUNBURST,
    TOKENS,
    WHEEL,
    WHITE,
    Spiral,
)
from paddock.kit.checks import a_number, data_for, only_choices, reading_data

SMALLEST_LAP: Final = 18
LARGEST_LAP: Final = 48
SUNBURSTS: Final = 18
MOST_SAFE_ZONE: Final = 12
STALL_LIMIT: Final = 50
FIELDS: Final = ("game", "colours", "rings", "safe_zone", "tokens", "seating")
CHOICES: Final = ("bonus_roll", "stall_limit", "colours", "data")

_printed: dict[str, Any] = {}


def printed_data() -> dict[str, Any]:
    """The board that comes with the game, as data."""
    if not _printed:
        _printed.update(json.loads(read_resource("paddock.games.spiralized", "data/board.json")))
    return _printed


def make_book(choices: dict[str, Any]) -> Spiral:
    """The board of a race with its options: `bonus_roll`, `stall_limit`, `colours`, `data`."""
    only_choices(choices, "Spiralized", CHOICES)
    bonus = choices.get("bonus_roll", "optional")
    if bonus not in ("optional", "forced"):
        raise BrokenData("bonus_roll", 'must be "optional" or "forced"')
    stall = choices.get("stall_limit", "none")
    if stall not in ("none", str(STALL_LIMIT), STALL_LIMIT):
        raise BrokenData("stall_limit", f'must be "none" or "{STALL_LIMIT}"')
    chosen = _chosen_colours(choices.get("colours", "table"))
    data = choices.get("data", printed_data())
    limit = 0 if stall == "none" else STALL_LIMIT
    return reading_data(lambda: read_board(data, bonus == "forced", limit, chosen))


def _chosen_colours(raw: Any) -> tuple[int, ...]:
    """SZ-R04 The colours by seat, or none for the seating table."""
    if raw == "table":
        return ()
    good = isinstance(raw, list) and raw and all(type(colour) is int for colour in raw)
    if not good or sorted(set(raw)) != sorted(raw) or not set(raw) <= set(range(COLOURS)):
        why = 'must be "table" or a list of different colours from 0 to 5, in rising order'
        raise BrokenData("colours", why)
    if raw != sorted(raw):
        raise BrokenData("colours", "players sit in the order of their colours: rising numbers")
    return tuple(raw)


def read_board(
    data: Any, is_bonus_forced: bool, stall_limit: int, chosen: tuple[int, ...]
) -> Spiral:
    """A board from its JSON, with every check."""
    top = data_for("spiralized", data, FIELDS)
    names = top.get("colours")
    if not isinstance(names, list) or len(names) != COLOURS:
        raise BrokenData("colours", f"must be a list of {COLOURS} names")
    letters: list[str] = []
    for index, name in enumerate(names):
        if not isinstance(name, str) or not name[:1].isalpha() or name[0].lower() in letters:
            raise BrokenData(f"colours[{index}]", "must be a name with a first letter of its own")
        letters.append(name[0].lower())
    if top.get("tokens") != TOKENS:
        raise BrokenData("tokens", f"must be {TOKENS}")
    safe_zone = a_number(top.get("safe_zone"), "safe_zone", 1, MOST_SAFE_ZONE)
    rows = _rows(top.get("rings"))
    kinds, paint = _read_rings(rows, letters)
    board = Spiral(
        lap=len(rows[0]),
        safe_zone=safe_zone,
        colours=tuple(names),
        kinds=tuple(kinds),
        paint=tuple(paint),
        seating=_seating(top.get("seating")),
        is_bonus_forced=is_bonus_forced,
        stall_limit=stall_limit,
        chosen_colours=chosen,
    )
    _check_map(board)
    return board


def _rows(raw: Any) -> list[str]:
    if not isinstance(raw, list) or len(raw) != RINGS:
        raise BrokenData("rings", f"must be a list of {RINGS} rings, outermost first")
    for ring, row in enumerate(raw):
        if not isinstance(row, str):
            raise BrokenData(f"rings[{ring}]", "must be a row of signs")
        lap = len(row)
        if lap % COLOURS or not SMALLEST_LAP <= lap <= LARGEST_LAP:
            why = f"has {lap} spaces; a ring has {SMALLEST_LAP} to {LARGEST_LAP}, a multiple of 6"
            raise BrokenData(f"rings[{ring}]", why)
        if lap != len(raw[0]):
            raise BrokenData(f"rings[{ring}]", "all rings have the same number of spaces")
    return list(raw)


def _read_rings(rows: list[str], letters: list[str]) -> tuple[list[int], list[int]]:
    signs = {".": WHITE, "^": ARROW, "*": SUNBURST, "_": LANDING}
    kinds: list[int] = []
    paint: list[int] = []
    for ring, row in enumerate(rows):
        for position, sign in enumerate(row):
            if sign in signs:
                kinds.append(signs[sign])
                paint.append(NOBODY_HERE)
            elif sign.lower() in letters:
                kinds.append(WHEEL if sign.isupper() else PLAIN)
                paint.append(letters.index(sign.lower()))
            else:
                raise BrokenData(f"rings[{ring}][{position}]", f"{sign!r} is no sign of the map")
    return kinds, paint


def _seating(raw: Any) -> tuple[tuple[int, ...], ...]:
    """Which colours play, by the number of players."""
    if not isinstance(raw, dict):
        raise BrokenData("seating", "must give the colours for 2 to 6 players")
    seating: list[tuple[int, ...]] = [(), ()]
    for players in range(2, COLOURS + 1):
        colours: Any = raw.get(str(players))
        good = isinstance(colours, list) and all(type(colour) is int for colour in colours)
        if not good or len(colours) != players or colours != sorted(set(colours)):
            raise BrokenData(f"seating.{players}", f"must be {players} different colours, rising")
        if not 0 <= colours[0] <= colours[-1] < COLOURS:
            raise BrokenData(f"seating.{players}", "colours are numbered from 0 to 5")
        seating.append(tuple(colours))
    return tuple(seating)


def _check_map(board: Spiral) -> None:
    """The stairways, arrows and landings follow from the spiral; sunbursts are free but fair."""
    lap, sector = board.lap, board.sector
    bursts = 0
    for space in range(board.last):
        ring, position = divmod(space, lap)
        place = f"rings[{ring}][{position}]"
        wanted = WHITE
        painted = NOBODY_HERE
        for colour in range(COLOURS):
            if position == (sector * colour - ring - 1) % lap:
                wanted, painted = (PLAIN if ring % 2 == 0 else WHEEL), colour
            elif ring == 0 and position == sector * colour:
                wanted = ARROW
            elif ring > 0 and position == (sector * colour - ring) % lap:
                wanted = LANDING
        if board.kinds[space] == SUNBURST and wanted == WHITE:
            bursts += 1
            turned = ring * lap + (position + sector) % lap
            if board.kinds[turned] != SUNBURST:
                raise BrokenData(place, "sunbursts must look the same from every colour")
        elif board.kinds[space] != wanted or board.paint[space] != painted:
            raise BrokenData(place, f"must be {_NAMES[wanted]}: the stairways are one spiral")
    if bursts != SUNBURSTS:
        raise BrokenData("rings", f"there are {bursts} sunbursts, not {SUNBURSTS}")


_NAMES: Final = {
    WHITE: "white (.)",
    ARROW: "an arrow (^)",
    PLAIN: "a plain coloured space (small letter of its colour)",
    WHEEL: "a Wheel (capital letter of its colour)",
    LANDING: "the white space of a drop (_)",
}
