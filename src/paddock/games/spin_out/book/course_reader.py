"""Reads a track file: fields, types and ranges; `course_inspector` looks at the whole."""

import json
from math import floor
from typing import Any, Final

from paddock.core.errors import BrokenData
from paddock.core.resources import read_resource
from paddock.games.spin_out.book.course import CLASSES, USUAL_HEIGHTS, Course, Feature, Gate
from paddock.games.spin_out.book.course_inspector import inspect
from paddock.games.spin_out.book.grid import lay_grid
from paddock.games.spin_out.book.measures import DEGREE, INCH, MOST_SEATS, TURN
from paddock.kit.checks import a_number, a_table, only_known
from paddock.kit.geometry import Disc, Line, Polygon, Shape
from paddock.kit.geometry_angles import Point, cosine, sine
from paddock.kit.geometry_checks import first_wrong_corner, goes_round_once

COURSES: Final = ("mesa_oval", "twin_rocks", "needle_canyon", "boulder_rally")
FIELDS: Final = ("id", "name", "table", "laps", "start", "gates", "features")
LARGEST: Final = 256 * 1024
LONGEST_ID: Final = 40
LONGEST_NAME: Final = 60
LEAST_SIDE: Final = 24
MOST_SIDE: Final = 240
MOST_LAPS: Final = 9
MOST_GATES: Final = 30
MOST_FEATURES: Final = 200
MOST_CORNERS: Final = 16
LEAST_CORNERS: Final = 3
LEAST_APART: Final = 3
MOST_HEIGHT: Final = 24
FURTHEST: Final = 300
SQUARE: Final = 1e-4
"""A gate's direction may be off square by about a hundredth of a degree."""

_courses: dict[str, Course] = {}


def builtin_course(id: str) -> Course:
    """One of the four tracks that come with the game, read once."""
    if id not in _courses:
        text = read_resource("paddock.games.spin_out", f"data/{id}.json")
        _courses[id] = read_course(json.loads(text))
    return _courses[id]


def read_course(data: Any) -> Course:
    """SO-005, SO-015 A track from its file, with every check."""
    top = a_table(data, "data")
    if len(json.dumps(data, separators=(",", ":")).encode()) > LARGEST:
        raise BrokenData("data", f"is larger than {LARGEST // 1024} KB")
    only_known(top, "", FIELDS)
    width, height = _table(top.get("table"))
    start = a_table(top.get("start"), "start")
    only_known(start, "start", ("line", "heading", "zone", "grid"))
    heading = _heading(start.get("heading"), "start.heading")
    zone = _zone(start.get("zone"))
    raw_gates = _a_list(top.get("gates"), "gates", MOST_GATES)
    raw_features = _a_list(top.get("features"), "features", MOST_FEATURES)
    course = Course(
        id=_an_id(top.get("id"), "id"),
        name=_a_name(top.get("name"), "name"),
        width=width,
        height=height,
        laps=a_number(top.get("laps"), "laps", 1, MOST_LAPS),
        start=_start_line(start.get("line"), heading),
        start_heading=heading,
        zone=zone,
        grid=_grid(start["grid"]) if "grid" in start else lay_grid(zone, heading),
        gates=_gates(raw_gates),
        features=tuple(_feature(raw, f"features[{i}]") for i, raw in enumerate(raw_features)),
    )
    inspect(course)
    return course


def _a_list(raw: Any, place: str, most: int) -> list[Any]:
    if not isinstance(raw, list) or len(raw) > most:
        raise BrokenData(place, f"must be a list of at most {most}")
    return raw


def _an_id(raw: Any, place: str) -> str:
    if not isinstance(raw, str) or not 0 < len(raw) <= LONGEST_ID or not raw.isprintable():
        raise BrokenData(place, f"must be a word of at most {LONGEST_ID} letters")
    return raw


def _a_name(raw: Any, place: str) -> str:
    if (
        not isinstance(raw, str)
        or not 0 < len(raw) <= LONGEST_NAME
        or not raw.isprintable()
        or raw != " ".join(raw.split())
        or "{" in raw
    ):
        raise BrokenData(place, f"must be a name of at most {LONGEST_NAME} letters")
    return raw


def _measure(raw: Any, place: str, least: int, most: int) -> int:
    """A length in inches, as whole ten-thousandths."""
    if isinstance(raw, bool) or not isinstance(raw, int | float) or not least <= raw <= most:
        # A number that is none (nan) is not within any bounds either.
        raise BrokenData(place, f"must be a number of inches from {least} to {most}")
    return floor(raw * INCH + 0.5)


def _point(raw: Any, place: str) -> Point:
    if not isinstance(raw, list) or len(raw) != 2:
        raise BrokenData(place, "must be a point, such as [12, 8.5]")
    return Point(
        _measure(raw[0], f"{place}[0]", -FURTHEST, FURTHEST),
        _measure(raw[1], f"{place}[1]", -FURTHEST, FURTHEST),
    )


def _heading(raw: Any, place: str) -> int:
    """Degrees as whole hundredths."""
    if isinstance(raw, bool) or not isinstance(raw, int | float) or not 0 <= raw <= 360:
        raise BrokenData(place, "must be degrees from 0 to 360")
    return floor(raw * DEGREE + 0.5) % TURN


def _table(raw: Any) -> tuple[int, int]:
    if not isinstance(raw, list) or len(raw) != 2:
        raise BrokenData("table", "must be its width and height, such as [72, 48]")
    return (
        _measure(raw[0], "table[0]", LEAST_SIDE, MOST_SIDE),
        _measure(raw[1], "table[1]", LEAST_SIDE, MOST_SIDE),
    )


def _line(a: Point, b: Point, heading: int, place: str, turn_at: str) -> Line:
    """A line crossed along a heading that is square to it."""
    dx, dy = b.x - a.x, b.y - a.y
    apart = LEAST_APART * INCH
    squared = dx * dx + dy * dy
    if squared < apart * apart:
        raise BrokenData(place, f"its ends must be at least {LEAST_APART} inches apart")
    length = float(squared) ** 0.5
    along = (dx * cosine(heading, TURN) + dy * sine(heading, TURN)) / length
    if abs(along) > 2 * SQUARE:
        raise BrokenData(turn_at, "must be square to the line")
    is_left = dx * sine(heading, TURN) - dy * cosine(heading, TURN) > 0.0
    return Line(a, b) if is_left else Line(b, a)


def _start_line(raw: Any, heading: int) -> Line:
    if not isinstance(raw, list) or len(raw) != 2:
        raise BrokenData("start.line", "must be two points")
    a, b = _point(raw[0], "start.line[0]"), _point(raw[1], "start.line[1]")
    return _line(a, b, heading, "start.line", "start.heading")


def _zone(raw: Any) -> tuple[int, int, int, int]:
    if not isinstance(raw, list) or len(raw) != 4:
        raise BrokenData("start.zone", "must be left, low, right and high, such as [2, 2, 20, 18]")
    sides = [_measure(one, f"start.zone[{i}]", 0, FURTHEST) for i, one in enumerate(raw)]
    if sides[0] >= sides[2] or sides[1] >= sides[3]:
        raise BrokenData("start.zone", "must have its lower left corner first")
    return sides[0], sides[1], sides[2], sides[3]


def _grid(raw: Any) -> tuple[Point, ...]:
    if not isinstance(raw, list) or len(raw) != MOST_SEATS:
        raise BrokenData("start.grid", f"must be {MOST_SEATS} points")
    return tuple(_point(one, f"start.grid[{i}]") for i, one in enumerate(raw))


def _gates(raw: list[Any]) -> tuple[Gate, ...]:
    if not raw:
        raise BrokenData("gates", "must end with the finish")
    gates: list[Gate] = []
    for number, one in enumerate(raw):
        place = f"gates[{number}]"
        table = a_table(one, place)
        only_known(table, place, ("a", "b", "direction", "finish"))
        is_last = number == len(raw) - 1
        if table.get("finish", False) is not is_last:
            raise BrokenData(f"{place}.finish", "the last gate, and no other, is the finish")
        heading = _heading(table.get("direction"), f"{place}.direction")
        a, b = _point(table.get("a"), f"{place}.a"), _point(table.get("b"), f"{place}.b")
        gates.append(Gate(_line(a, b, heading, place, f"{place}.direction")))
    return tuple(gates)


def _feature(raw: Any, place: str) -> Feature:
    table = a_table(raw, place)
    only_known(table, place, ("id", "class", "name", "height", "disc", "poly"))
    terrain = table.get("class")
    if terrain not in CLASSES:
        raise BrokenData(f"{place}.class", f"must be one of: {', '.join(CLASSES)}")
    if ("disc" in table) == ("poly" in table):
        raise BrokenData(place, "must be a disc or a poly, one of them")
    shape = _disc(table["disc"], place) if "disc" in table else _polygon(table["poly"], place)
    return Feature(
        _an_id(table.get("id"), f"{place}.id"),
        _a_name(table.get("name"), f"{place}.name"),
        CLASSES.index(terrain),
        _height(table, CLASSES.index(terrain), f"{place}.height"),
        shape,
    )


def _height(table: dict[str, Any], terrain: int, place: str) -> int:
    """How high it stands; what is usual where the file does not say."""
    if "height" not in table:
        return USUAL_HEIGHTS[terrain]
    return _measure(table["height"], place, 0, MOST_HEIGHT)


def _disc(raw: Any, place: str) -> Shape:
    if not isinstance(raw, list) or len(raw) != 3:
        raise BrokenData(f"{place}.disc", "must be x, y and the radius, such as [22, 24, 5]")
    middle = _point(raw[:2], f"{place}.disc")
    radius = _measure(raw[2], f"{place}.disc[2]", 0, FURTHEST)
    if radius < 1:
        raise BrokenData(f"{place}.disc[2]", "must be more than 0")
    return Disc(middle.x, middle.y, radius)


def _polygon(raw: Any, place: str) -> Shape:
    if not isinstance(raw, list) or not LEAST_CORNERS <= len(raw) <= MOST_CORNERS:
        raise BrokenData(f"{place}.poly", f"must be {LEAST_CORNERS} to {MOST_CORNERS} corners")
    corners = [_point(one, f"{place}.poly[{i}]") for i, one in enumerate(raw)]
    wrong = first_wrong_corner(corners)
    if wrong >= 0:
        why = "is no left turn: corners go anticlockwise round a convex shape"
        raise BrokenData(f"{place}.poly[{wrong}]", why)
    if not goes_round_once(corners):
        raise BrokenData(f"{place}.poly", "crosses itself; its corners must go round once")
    return Polygon(corners)
