"""PR-175 Reads a course file: fields, types and ranges; `course_inspector` looks at the whole."""

import json
from typing import Any, Final

from paddock.core.errors import BrokenData
from paddock.core.resources import read_resource
from paddock.games.pocket_rockets.book.course import Course, Obstacle
from paddock.games.pocket_rockets.book.course_inspector import inspect
from paddock.games.pocket_rockets.book.racers import MM, TURN
from paddock.kit.checks import a_number, a_table, only_known
from paddock.kit.geometry import Disc, Line, Shape
from paddock.kit.geometry_angles import Point
from paddock.kit.geometry_tables import RectangularTable, RoundTable, Table
from paddock.kit.ruler import Ruler, a_list, a_name, a_small_table

COURSES: Final = (
    "tea_for_eight",
    "breakfast_dash",
    "desk_u_turn",
    "fruit_bowl_gp",
    "workshop_serpentine",
    "cafe_two_laps",
)
FIELDS: Final = (
    "id", "name", "players", "laps", "table", "start", "gates", "finish", "obstacles",
)  # fmt: skip
LONGEST_ID: Final = 40
LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 8
MOST_LAPS: Final = 9
MOST_GATES: Final = 30
MOST_OBSTACLES: Final = 200
LEAST_SIDE: Final = 300
MOST_SIDE: Final = 5000
LEAST_TABLE_RADIUS: Final = 150
MOST_TABLE_RADIUS: Final = 2500
LEAST_RADIUS: Final = 1
MOST_RADIUS: Final = 1000
LEAST_APART: Final = 10
RULER: Final = Ruler("millimetres", MM, TURN, furthest=10_000, example="[120, 80.5]")

_courses: dict[str, Course] = {}


def builtin_course(id: str) -> Course:
    """One of the six courses that come with the game, read once."""
    if id not in _courses:
        text = read_resource("paddock.games.pocket_rockets", f"data/{id}.json")
        _courses[id] = read_course(json.loads(text))
    return _courses[id]


def read_course(data: Any) -> Course:
    """PR-002, PR-175 A course from its file, with every check."""
    top = a_small_table(data)
    only_known(top, "", FIELDS)
    least, most = _players(top.get("players"))
    raw_table = a_table(top.get("table"), "table")
    raw_start = a_table(top.get("start"), "start")
    only_known(raw_start, "start", ("a", "b", "heading"))
    table, width, height, radius = _table(raw_table)
    course = Course(
        id=_an_id(top.get("id")),
        name=a_name(top.get("name"), "name"),
        least=least,
        most=most,
        laps=a_number(top.get("laps"), "laps", 1, MOST_LAPS),
        table=table,
        width=width,
        height=height,
        radius=radius,
        start=_line(raw_start, "start"),
        start_heading=RULER.heading(raw_start.get("heading"), "start.heading"),
        gates=a_list(top.get("gates"), "gates", MOST_GATES, _gate),
        finish=_gate(top.get("finish"), "finish"),
        obstacles=a_list(top.get("obstacles"), "obstacles", MOST_OBSTACLES, _obstacle),
    )
    inspect(course)
    return course


def _an_id(raw: Any) -> str:
    if not isinstance(raw, str) or not 1 <= len(raw) <= LONGEST_ID or not raw.isidentifier():
        raise BrokenData("id", f"must be 1 to {LONGEST_ID} letters, digits and _")
    return raw


def _players(raw: Any) -> tuple[int, int]:
    """PR-008 The smallest and the greatest number of players."""
    if not isinstance(raw, list) or len(raw) != 2:
        raise BrokenData("players", "must be the smallest and the greatest number, such as [2, 4]")
    least = a_number(raw[0], "players[0]", LEAST_PLAYERS, MOST_PLAYERS)
    return least, a_number(raw[1], "players[1]", least, MOST_PLAYERS)


def _table(raw: dict[str, Any]) -> tuple[Table, int, int, int]:
    shape = raw.get("shape")
    if shape == "rect":
        only_known(raw, "table", ("shape", "w", "h"))
        width = RULER.length(raw.get("w"), "table.w", LEAST_SIDE, MOST_SIDE)
        height = RULER.length(raw.get("h"), "table.h", LEAST_SIDE, MOST_SIDE)
        return RectangularTable(width, height), width, height, 0
    if shape == "circle":
        only_known(raw, "table", ("shape", "c", "r"))
        radius = RULER.length(raw.get("r"), "table.r", LEAST_TABLE_RADIUS, MOST_TABLE_RADIUS)
        if RULER.point(raw.get("c"), "table.c") != Point(radius, radius):
            raise BrokenData("table.c", "must be [r, r]: a round table touches both axes")
        return RoundTable(radius, radius, radius), 2 * radius, 2 * radius, radius
    raise BrokenData("table.shape", 'must be "rect" or "circle"')


def _gate(raw: Any, place: str) -> Line:
    table = a_table(raw, place)
    only_known(table, place, ("a", "b"))
    return _line(table, place)


def _line(table: dict[str, Any], place: str) -> Line:
    left = RULER.point(table.get("a"), f"{place}.a")
    right = RULER.point(table.get("b"), f"{place}.b")
    apart = LEAST_APART * MM
    if (left.x - right.x) ** 2 + (left.y - right.y) ** 2 < apart * apart:
        raise BrokenData(place, f"its posts must be at least {LEAST_APART} mm apart")
    return Line(left, right)


def _obstacle(raw: Any, place: str) -> Obstacle:
    table = a_table(raw, place)
    shape = table.get("shape")
    if shape not in ("circle", "poly"):
        raise BrokenData(f"{place}.shape", 'must be "circle" or "poly"')
    fields = ("c", "r") if shape == "circle" else ("pts",)
    only_known(table, place, ("name", "shape", *fields))
    name = a_name(table.get("name"), f"{place}.name")
    if shape == "circle":
        return Obstacle(name, _disc(table, place))
    return Obstacle(name, RULER.polygon(table.get("pts"), f"{place}.pts"))


def _disc(table: dict[str, Any], place: str) -> Shape:
    middle = RULER.point(table.get("c"), f"{place}.c")
    return Disc(
        middle.x, middle.y, RULER.length(table.get("r"), f"{place}.r", LEAST_RADIUS, MOST_RADIUS)
    )
