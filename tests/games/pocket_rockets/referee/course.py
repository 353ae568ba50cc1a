"""A course as the file has it, in thousandths: table, obstacles, lines, start poses."""

import json
import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from games.pocket_rockets.referee.geometry import (
    FULL_TURN,
    SLIDE,
    Circle,
    Line,
    Polygon,
    Pose,
    Shape,
    direction,
    rounded,
)

FOLDER = Path(__file__).parents[4] / "src" / "paddock" / "games" / "pocket_rockets" / "data"
WIDEST_PITCH = 110_000
SETBACK = 44_500
"""Half a card, and 0.5 more."""


@dataclass(frozen=True)
class Rectangle:
    """A table with four edges."""

    w: int
    h: int

    def holds(self, x: float, y: float) -> bool:
        return 0 <= x <= self.w and 0 <= y <= self.h

    def edge(self, start: tuple[int, int], end: tuple[int, int]) -> float:
        """The travel at which a track that ends beyond the table reaches its edge (PR-172)."""
        parts = []
        for here, there, size in ((start[0], end[0], self.w), (start[1], end[1], self.h)):
            if there > size:
                parts.append((size - here, there - here))
            if there < 0:
                parts.append((here, here - there))
        return max(0.0, min(SLIDE * part / whole for part, whole in parts))


@dataclass(frozen=True)
class RoundTable:
    """A table with one edge."""

    x: int
    y: int
    r: int

    def holds(self, x: float, y: float) -> bool:
        return (x - self.x) ** 2 + (y - self.y) ** 2 <= self.r**2

    def edge(self, start: tuple[int, int], end: tuple[int, int]) -> float:
        """The positive root k of |S − c + k(E − S)| = r, times 88."""
        sx, sy = start[0] - self.x, start[1] - self.y
        dx, dy = end[0] - start[0], end[1] - start[1]
        a, half_b, c = dx * dx + dy * dy, sx * dx + sy * dy, sx * sx + sy * sy - self.r**2
        return max(0.0, SLIDE * (math.sqrt(half_b * half_b - a * c) - half_b) / a)


@dataclass(frozen=True)
class Course:
    """PR-002, everything that is fixed before the race."""

    id: str
    name: str
    players: tuple[int, int]
    laps: int
    table: Rectangle | RoundTable
    start: Line
    start_heading: int
    gates: tuple[Line, ...]
    finish: Line
    obstacles: tuple[Shape, ...]

    @property
    def lines(self) -> tuple[Line, ...]:
        """PR-157: the gates in their order, then the finish line."""
        return (*self.gates, self.finish)

    @property
    def all_credits(self) -> int:
        """PR-154."""
        return self.laps * len(self.lines)

    def start_pose(self, lane: int, players: int) -> Pose:
        """PR-005, PR-006, PR-170."""
        (ax, ay), (bx, by) = self.start
        length = math.dist(self.start.a, self.start.b)
        offset = (lane - (players + 1) / 2) * min(WIDEST_PITCH, length / players)
        u = direction(self.start_heading)
        x = (ax + bx) / 2 + offset * (bx - ax) / length - SETBACK * u[0]
        y = (ay + by) / 2 + offset * (by - ay) / length - SETBACK * u[1]
        return Pose(rounded(x), rounded(y), self.start_heading)


def thousandths(value: float) -> int:
    """PR-175: a length of a file, rounded to 0.001."""
    return rounded(value * 1000)


def point(raw: list[float]) -> tuple[int, int]:
    """A point of a file."""
    return thousandths(raw[0]), thousandths(raw[1])


def line(raw: dict[str, Any]) -> Line:
    """A line of a file."""
    return Line(point(raw["a"]), point(raw["b"]))


def shape(raw: dict[str, Any]) -> Shape:
    """An obstacle of a file."""
    if raw["shape"] == "circle":
        return Circle(*point(raw["c"]), thousandths(raw["r"]))
    return Polygon(tuple(point(corner) for corner in raw["pts"]))


def table(raw: dict[str, Any]) -> Rectangle | RoundTable:
    """The table of a file."""
    if raw["shape"] == "rect":
        return Rectangle(thousandths(raw["w"]), thousandths(raw["h"]))
    return RoundTable(*point(raw["c"]), thousandths(raw["r"]))


def course_of(raw: dict[str, Any]) -> Course:
    """A course from the content of its file, which is taken to be sound."""
    return Course(
        id=raw["id"],
        name=raw["name"],
        players=(raw["players"][0], raw["players"][1]),
        laps=raw["laps"],
        table=table(raw["table"]),
        start=line(raw["start"]),
        start_heading=rounded(raw["start"]["heading"] * 10) % FULL_TURN,
        gates=tuple(line(gate) for gate in raw["gates"]),
        finish=line(raw["finish"]),
        obstacles=tuple(shape(one) for one in raw["obstacles"]),
    )


def load(name: str) -> Course:
    """One of the six courses."""
    return course_of(json.loads((FOLDER / f"{name}.json").read_text("utf-8")))
