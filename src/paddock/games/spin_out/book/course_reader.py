"""Reads a track file: fields, types and ranges; `course_inspector` looks at the whole."""

import json
from typing import Any, Final

from paddock.core.errors import BrokenData
from paddock.core.resources import read_resource
from paddock.games.spin_out.book.course import CLASSES, USUAL_HEIGHTS, Course, Feature, Gate
from paddock.games.spin_out.book.course_inspector import inspect
from paddock.games.spin_out.book.grid import lay_grid
from paddock.games.spin_out.book.measures import INCH, MOST_SEATS, TURN
from paddock.kit.checks import a_number, a_table, only_known
from paddock.kit.geometry import Disc, Line, Shape
from paddock.kit.geometry_angles import Point, cosine, sine
from paddock.kit.ruler import Ruler, a_list, a_name, a_small_table

COURSES: Final = ("mesa_oval", "twin_rocks", "needle_canyon", "boulder_rally")
FIELDS: Final = ("id", "name", "table", "laps", "start", "gates", "features")
LONGEST_ID: Final = 40
LEAST_SIDE: Final = 24
MOST_SIDE: Final = 240
MOST_LAPS: Final = 9
MOST_GATES: Final = 30
MOST_FEATURES: Final = 200
LEAST_APART: Final = 3
MOST_HEIGHT: Final = 24
FURTHEST: Final = 300
RULER: Final = Ruler("inches", INCH, TURN, FURTHEST, example="[12, 8.5]")
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
    top = a_small_table(data)
    only_known(top, "", FIELDS)
    width, height = _table(top.get("table"))
    start = a_table(top.get("start"), "start")
    only_known(start, "start", ("line", "heading", "zone", "grid"))
    heading = RULER.heading(start.get("heading"), "start.heading")
    zone = _zone(start.get("zone"))
    course = Course(
        id=_an_id(top.get("id"), "id"),
        name=a_name(top.get("name"), "name"),
        width=width,
        height=height,
        laps=a_number(top.get("laps"), "laps", 1, MOST_LAPS),
        start=_start_line(start.get("line"), heading),
        start_heading=heading,
        zone=zone,
        grid=_grid(start["grid"]) if "grid" in start else lay_grid(zone, heading),
        gates=_gates(top.get("gates")),
        features=a_list(top.get("features"), "features", MOST_FEATURES, _feature),
    )
    inspect(course)
    return course


def _an_id(raw: Any, place: str) -> str:
    if not isinstance(raw, str) or not 0 < len(raw) <= LONGEST_ID or not raw.isprintable():
        raise BrokenData(place, f"must be a word of at most {LONGEST_ID} letters")
    return raw


def _table(raw: Any) -> tuple[int, int]:
    if not isinstance(raw, list) or len(raw) != 2:
        raise BrokenData("table", "must be its width and height, such as [72, 48]")
    return (
        RULER.length(raw[0], "table[0]", LEAST_SIDE, MOST_SIDE),
        RULER.length(raw[1], "table[1]", LEAST_SIDE, MOST_SIDE),
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
    a, b = RULER.point(raw[0], "start.line[0]"), RULER.point(raw[1], "start.line[1]")
    return _line(a, b, heading, "start.line", "start.heading")


def _zone(raw: Any) -> tuple[int, int, int, int]:
    if not isinstance(raw, list) or len(raw) != 4:
        raise BrokenData("start.zone", "must be left, low, right and high, such as [2, 2, 20, 18]")
    sides = [RULER.length(one, f"start.zone[{i}]", 0, FURTHEST) for i, one in enumerate(raw)]
    if sides[0] >= sides[2] or sides[1] >= sides[3]:
        raise BrokenData("start.zone", "must have its lower left corner first")
    return sides[0], sides[1], sides[2], sides[3]


def _grid(raw: Any) -> tuple[Point, ...]:
    if not isinstance(raw, list) or len(raw) != MOST_SEATS:
        raise BrokenData("start.grid", f"must be {MOST_SEATS} points")
    return tuple(RULER.point(one, f"start.grid[{i}]") for i, one in enumerate(raw))


def _gates(raw: Any) -> tuple[Gate, ...]:
    tables = a_list(raw, "gates", MOST_GATES, a_table)
    if not tables:
        raise BrokenData("gates", "must end with the finish")
    gates: list[Gate] = []
    for number, table in enumerate(tables):
        place = f"gates[{number}]"
        only_known(table, place, ("a", "b", "direction", "finish"))
        is_last = number == len(tables) - 1
        if table.get("finish", False) is not is_last:
            raise BrokenData(f"{place}.finish", "the last gate, and no other, is the finish")
        heading = RULER.heading(table.get("direction"), f"{place}.direction")
        a, b = RULER.point(table.get("a"), f"{place}.a"), RULER.point(table.get("b"), f"{place}.b")
        gates.append(Gate(_line(a, b, heading, place, f"{place}.direction")))
    return tuple(gates)


def _feature(raw: Any, place: str) -> Feature:
    table = a_table(raw, place)
    only_known(table, place, ("id", "class", "name", "height", "disc", "poly"))
    terrain = table.get("class")
    if terrain not in CLASSES:
        raise BrokenData(f"{place}.class", f"must be one of: {', '.join(CLASSES)}")
    return Feature(
        _an_id(table.get("id"), f"{place}.id"),
        a_name(table.get("name"), f"{place}.name"),
        CLASSES.index(terrain),
        _height(table, CLASSES.index(terrain), f"{place}.height"),
        _shape(table, place),
    )


def _height(table: dict[str, Any], terrain: int, place: str) -> int:
    """How high it stands; what is usual where the file does not say."""
    if "height" not in table:
        return USUAL_HEIGHTS[terrain]
    return RULER.length(table["height"], place, 0, MOST_HEIGHT)


def _shape(table: dict[str, Any], place: str) -> Shape:
    if ("disc" in table) == ("poly" in table):
        raise BrokenData(place, "must be a disc or a poly, one of them")
    if "disc" in table:
        return _disc(table["disc"], place)
    return RULER.polygon(table["poly"], f"{place}.poly")


def _disc(raw: Any, place: str) -> Shape:
    if not isinstance(raw, list) or len(raw) != 3:
        raise BrokenData(f"{place}.disc", "must be x, y and the radius, such as [22, 24, 5]")
    middle = RULER.point(raw[:2], f"{place}.disc")
    radius = RULER.length(raw[2], f"{place}.disc[2]", 0, FURTHEST)
    if radius < 1:
        raise BrokenData(f"{place}.disc[2]", "must be more than 0")
    return Disc(middle.x, middle.y, radius)
