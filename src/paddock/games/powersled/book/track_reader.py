"""Reads a track file: the checks of form, then those of the whole track.

docs/tracks.md tells authors what may stand in a file and what is refused.
"""

import json
from typing import Any, Final

from paddock.core.errors import BrokenData
from paddock.core.resources import read_resource
from paddock.games.powersled.book.layout import LEFT, RIGHT, Layout, Section, corner, straight
from paddock.games.powersled.book.surveyor import survey
from paddock.games.powersled.book.track import LEAST_SAFE, MOST_SAFE, Track
from paddock.games.powersled.book.track_inspector import check_plan, check_track, place_of
from paddock.kit.checks import a_number, a_table, only_known

TRACKS: Final = ("beltway", "foundry", "serpentine")
"""PS-002 The three layouts that come with the game."""

FIELDS: Final = ("id", "name", "lane_width", "grid", "sections")
STRAIGHT_FIELDS: Final = ("id", "kind", "cols", "length", "lane2")
CORNER_FIELDS: Final = (
    "id",
    "kind",
    "deg",
    "hand",
    "radius",
    "inner",
    "outer",
    "safe",
    "racing_line",
)
DEFAULT_SAFE: Final = {45: 4, 90: 3, 180: 2}
"""PS-003 The safe speed of a corner by its angle."""

LONGEST_ID: Final = 24
LONGEST_NAME: Final = 40
LEAST_WIDTH: Final = 0.2
MOST_WIDTH: Final = 5.0
LEAST_SECTIONS: Final = 5
MOST_SECTIONS: Final = 60
MOST_COLUMNS: Final = 40
MOST_PIECES: Final = 12
MOST_LENGTH: Final = 200.0
MOST_RADIUS: Final = 50.0
GRID_PLACES: Final = 6

_tracks: dict[str, Track] = {}


def builtin_data(id: str) -> dict[str, Any]:
    """The file of one of the three layouts."""
    data: dict[str, Any] = json.loads(read_resource("paddock.games.powersled", f"data/{id}.json"))
    return data


def builtin_track(id: str) -> Track:
    """PS-002 One of the three layouts that come with the game."""
    if id not in TRACKS:
        raise BrokenData("track", f"must be one of: {', '.join(TRACKS)}")
    if id not in _tracks:
        _tracks[id] = read_track(builtin_data(id))
    return _tracks[id]


def read_track(data: Any) -> Track:
    """A track from its file, with every check."""
    layout = read_layout(data)
    check_plan(layout)
    track = survey(layout)
    check_track(layout, track)
    return track


def read_layout(data: Any) -> Layout:
    """A track file with the checks of form: fields, types and ranges, one section at a time."""
    top = a_table(data, "data")
    only_known(top, "", FIELDS)
    id = _an_id(top.get("id"), "id")
    name = top.get("name")
    if not isinstance(name, str) or not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise BrokenData("name", f"must be a name of 1 to {LONGEST_NAME} letters")
    width = _a_measure(top.get("lane_width"), "lane_width", LEAST_WIDTH, MOST_WIDTH)
    grid = top.get("grid")
    if not isinstance(grid, list) or len(grid) != GRID_PLACES:
        raise BrokenData("grid", f"must be a list of {GRID_PLACES} squares, pole first")
    for index, square in enumerate(grid):
        if not isinstance(square, str):
            raise BrokenData(f"grid[{index}]", 'must be the name of a square, such as "s6.0.4"')
    raw = top.get("sections")
    if not isinstance(raw, list) or not LEAST_SECTIONS <= len(raw) <= MOST_SECTIONS:
        why = f"must be a list of {LEAST_SECTIONS} to {MOST_SECTIONS} straights and corners"
        raise BrokenData("sections", why)
    sections: list[Section] = []
    for number, table in enumerate(raw):
        sections.append(_section(table, number, sections))
    return Layout(id, name, width, tuple(grid), tuple(sections))


def _section(raw: Any, number: int, earlier: list[Section]) -> Section:
    table = a_table(raw, f"sections[{number}]")
    id = _an_id(table.get("id"), f"sections[{number}].id")
    for other, section in enumerate(earlier):
        if section.id == id:
            raise BrokenData(f"sections[{number}].id", f'sections[{other}] is called "{id}" too')
    place = place_of(number, id)
    kind = table.get("kind")
    if kind == "straight":
        return _straight(table, id, place)
    if kind == "corner":
        return _corner(table, id, place)
    raise BrokenData(f"{place}.kind", 'must be "straight" or "corner"')


def _straight(table: dict[str, Any], id: str, place: str) -> Section:
    only_known(table, place, STRAIGHT_FIELDS)
    cols = a_number(table.get("cols"), f"{place}.cols", 1, MOST_COLUMNS)
    length = _a_measure(table.get("length"), f"{place}.length", 0.0, MOST_LENGTH)
    lane2: list[int] = []
    if "lane2" in table:
        raw = table["lane2"]
        why = "must be the first and the last column with a third lane, such as [2, 4]"
        if not isinstance(raw, list) or len(raw) != 2:
            raise BrokenData(f"{place}.lane2", why)
        lane2 = [a_number(raw[i], f"{place}.lane2[{i}]", 0, cols - 1) for i in range(2)]
        if lane2[0] > lane2[1]:
            raise BrokenData(f"{place}.lane2", why)
    return straight(id, cols, length, lane2)


def _corner(table: dict[str, Any], id: str, place: str) -> Section:
    only_known(table, place, CORNER_FIELDS)
    degrees = table.get("deg")
    if type(degrees) is not int or degrees not in DEFAULT_SAFE:
        raise BrokenData(f"{place}.deg", "must be 45, 90 or 180")
    hand = table.get("hand")
    if not isinstance(hand, str) or hand not in (RIGHT, LEFT):
        raise BrokenData(f"{place}.hand", f'must be "{RIGHT}" or "{LEFT}"')
    has_line = table.get("racing_line", False)
    if not isinstance(has_line, bool):
        raise BrokenData(f"{place}.racing_line", "must be true or false")
    inner = a_number(table.get("inner"), f"{place}.inner", 1, MOST_PIECES)
    outer = a_number(table.get("outer"), f"{place}.outer", 1, MOST_PIECES)
    if not inner < outer:
        raise BrokenData(f"{place}.outer", f"must be more than inner, which is {inner}")
    return corner(
        id=id,
        degrees=degrees,
        hand=hand,
        radius=_a_measure(table.get("radius"), f"{place}.radius", 0.0, MOST_RADIUS),
        inner=inner,
        outer=outer,
        safe=a_number(
            table.get("safe", DEFAULT_SAFE[degrees]), f"{place}.safe", LEAST_SAFE, MOST_SAFE
        ),
        has_line=has_line,
    )


def _an_id(raw: Any, place: str) -> str:
    """A short word; a square is named by section, lane and index, so it has no dot."""
    why = f"must be a word of 1 to {LONGEST_ID} letters, digits, - and _"
    if not isinstance(raw, str) or not 1 <= len(raw) <= LONGEST_ID or not raw.isascii():
        raise BrokenData(place, why)
    if not raw.replace("-", "x").replace("_", "x").isalnum():
        raise BrokenData(place, why)
    return raw


def _a_measure(raw: Any, place: str, least: float, most: float) -> float:
    """A number of drawing units; neither NaN nor anything endless fits between two others."""
    if type(raw) is int or type(raw) is float:
        if least <= raw <= most and raw > 0:
            return float(raw)
    from_least = f"from {least:g} to" if least > 0 else "above 0, at most"
    raise BrokenData(place, f"must be a number {from_least} {most:g}")
