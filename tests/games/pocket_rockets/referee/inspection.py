"""PR-175 and the loader's check: what is wrong with a course file, in plain sentences."""

import json
import math
from itertools import combinations
from typing import Any

from games.pocket_rockets.referee.course import Course, Rectangle, course_of
from games.pocket_rockets.referee.geometry import (
    Circle,
    Line,
    Polygon,
    Shape,
    card,
    cross,
    direction,
    is_clear,
)

LARGEST_FILE = 256 * 1024
FIELDS = {
    "": {"id", "name", "players", "laps", "table", "start", "gates", "finish", "obstacles"},
    "rect": {"shape", "w", "h"},
    "circle": {"shape", "c", "r"},
    "start": {"a", "b", "heading"},
    "line": {"a", "b"},
    "round obstacle": {"name", "shape", "c", "r"},
    "poly": {"name", "shape", "pts"},
}


def is_number(raw: Any) -> bool:
    """Finite, and not so great that reading it would overflow."""
    return isinstance(raw, int | float) and not isinstance(raw, bool) and -1e12 < raw < 1e12


def is_whole(raw: Any) -> bool:
    return isinstance(raw, int) and not isinstance(raw, bool)


def is_point(raw: Any) -> bool:
    return isinstance(raw, list) and len(raw) == 2 and all(is_number(one) for one in raw)


def has_fields(raw: Any, kind: str) -> bool:
    return isinstance(raw, dict) and set(raw) == FIELDS[kind]


def is_line(raw: Any, kind: str = "line") -> bool:
    return has_fields(raw, kind) and is_point(raw["a"]) and is_point(raw["b"])


def is_obstacle(raw: Any) -> bool:
    if not isinstance(raw, dict) or not isinstance(raw.get("name"), str):
        return False
    if raw.get("shape") == "circle":
        return has_fields(raw, "round obstacle") and is_point(raw["c"]) and is_number(raw["r"])
    if raw.get("shape") != "poly" or not has_fields(raw, "poly"):
        return False
    return isinstance(raw["pts"], list) and all(is_point(one) for one in raw["pts"])


def is_table(raw: Any) -> bool:
    if has_fields(raw, "rect"):
        return bool(raw["shape"] == "rect") and is_number(raw["w"]) and is_number(raw["h"])
    if has_fields(raw, "circle"):
        return bool(raw["shape"] == "circle") and is_point(raw["c"]) and is_number(raw["r"])
    return False


def faults_of_form(raw: Any) -> list[str]:
    """Fields and kinds of values, before any of them is read."""
    if not has_fields(raw, ""):
        return ["other fields than a course has"]
    players = raw["players"]
    sound = {
        "id and name are words": isinstance(raw["id"], str) and isinstance(raw["name"], str),
        "players are two whole numbers": isinstance(players, list)
        and len(players) == 2
        and all(is_whole(one) for one in players),
        "laps is a whole number": is_whole(raw["laps"]),
        "table": is_table(raw["table"]),
        "start": is_line(raw["start"], "start") and is_number(raw["start"]["heading"]),
        "gates": isinstance(raw["gates"], list) and all(is_line(one) for one in raw["gates"]),
        "finish": is_line(raw["finish"]),
        "obstacles": isinstance(raw["obstacles"], list)
        and all(is_obstacle(one) for one in raw["obstacles"]),
    }
    return [f"form: {what}" for what, is_sound in sound.items() if not is_sound]


def is_convex(polygon: Polygon) -> bool:
    """Strict left turns that make one revolution together."""
    corners = polygon.points
    whole = 0.0
    for index, here in enumerate(corners):
        before, after = corners[index - 1], corners[(index + 1) % len(corners)]
        turn = cross(before, here, after)
        if turn <= 0:
            return False
        ahead = (here[0] - before[0]) * (after[0] - here[0])
        ahead += (here[1] - before[1]) * (after[1] - here[1])
        whole += math.atan2(turn, ahead)
    return round(whole / math.tau) == 1


def is_on_table(course: Course, shape: Shape) -> bool:
    """Wholly on the table."""
    if isinstance(shape, Polygon):
        return all(course.table.holds(x, y) for x, y in shape.points)
    table = course.table
    if isinstance(table, Rectangle):
        across = shape.r <= shape.x <= table.w - shape.r
        return across and shape.r <= shape.y <= table.h - shape.r
    room = table.r - shape.r
    return room >= 0 and (shape.x - table.x) ** 2 + (shape.y - table.y) ** 2 <= room**2


def forward(line: Line) -> tuple[float, float]:
    """The unit vector of the driving direction: the left post on the left."""
    length = math.dist(line.a, line.b)
    return (line.a[1] - line.b[1]) / length, (line.b[0] - line.a[0]) / length


def beyond(line: Line) -> tuple[float, float]:
    """The point 1 beyond the middle of a line."""
    fx, fy = forward(line)
    return (line.a[0] + line.b[0]) / 2 + 1000 * fx, (line.a[1] + line.b[1]) / 2 + 1000 * fy


def do_meet(one: Line, other: Line) -> bool:
    """Whether two segments have a point in common."""
    sides = [cross(one.a, one.b, post) for post in other]
    other_sides = [cross(other.a, other.b, post) for post in one]
    if max(sides) < 0 or min(sides) > 0 or max(other_sides) < 0 or min(other_sides) > 0:
        return False
    # In one line: the boxes around them decide.
    return all(
        min(one.a[axis], one.b[axis]) <= max(other.a[axis], other.b[axis])
        and min(other.a[axis], other.b[axis]) <= max(one.a[axis], one.b[axis])
        for axis in (0, 1)
    )


def faults_of_numbers(course: Course) -> list[str]:
    """The bounds."""
    table = course.table
    least, most = course.players
    faults = []
    if isinstance(table, Rectangle):
        if not (300_000 <= table.w <= 5_000_000 and 300_000 <= table.h <= 5_000_000):
            faults.append("a side of the table")
    elif not 150_000 <= table.r <= 2_500_000 or (table.x, table.y) != (table.r, table.r):
        faults.append("radius or centre of the table")
    if not 2 <= least <= most <= 8:
        faults.append("number of players")
    if not 1 <= course.laps <= 9:
        faults.append("number of laps")
    if len(course.gates) > 30 or len(course.obstacles) > 200:
        faults.append("too many gates or obstacles")
    for index, shape in enumerate(course.obstacles):
        if isinstance(shape, Circle):
            if not 1000 <= shape.r <= 1_000_000:
                faults.append(f"radius of obstacle {index}")
        elif not 3 <= len(shape.points) <= 16 or not is_convex(shape):
            faults.append(f"corners of obstacle {index}")
    if any(math.dist(line.a, line.b) < 10_000 for line in (course.start, *course.lines)):
        faults.append("posts less than 10 apart")
    return faults


def faults_of_place(course: Course) -> list[str]:
    """What lies where it must not, once all numbers are within bounds."""
    faults = [
        f"obstacle {index} is not on the table"
        for index, shape in enumerate(course.obstacles)
        if not is_on_table(course, shape)
    ]
    posts = [post for line in (course.start, *course.lines) for post in line]
    if not all(course.table.holds(*post) for post in posts):
        faults.append("a post is not on the table")
    if not all(course.table.holds(*beyond(line)) for line in course.lines):
        faults.append("no table beyond a line")
    needs_gate = course.laps > 1 or do_meet(course.start, course.finish)
    if needs_gate and not course.gates:
        faults.append("no gate")
    fx, fy = forward(course.start)
    ux, uy = direction(course.start_heading)
    askew = abs(math.degrees(math.atan2(fx * uy - fy * ux, fx * ux + fy * uy)))
    if askew > 0.1 + 1e-9:
        faults.append("the start heading is not square to the start line")
    if math.dist(course.start.a, course.start.b) / course.players[1] < 75_000:
        faults.append("the start line is too short")
    for players in range(course.players[0], course.players[1] + 1):
        poses = [course.start_pose(lane, players) for lane in range(1, players + 1)]
        if not all(course.table.holds(pose.x, pose.y) for pose in poses):
            faults.append(f"a start pose of {players} is off the table")
        if not all(is_clear(pose, course.obstacles) for pose in poses):
            faults.append(f"a start pose of {players} touches an obstacle")
        if any(not is_clear(one, [card(other)]) for one, other in combinations(poses, 2)):
            faults.append(f"two start poses of {players} touch")
    return faults


def inspect(text: str) -> list[str]:
    """All that is wrong with a course file; nothing if it is accepted."""
    if len(text.encode()) > LARGEST_FILE:
        return ["more than 256 KB"]
    try:
        raw = json.loads(text)
    except ValueError:
        return ["no JSON"]
    form = faults_of_form(raw)
    if form:
        return form
    course = course_of(raw)
    return faults_of_numbers(course) or faults_of_place(course)
