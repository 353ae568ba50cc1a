"""A track: table, gates, start zone and terrain, as the specification prints them."""

import json
from dataclasses import dataclass, replace
from decimal import Decimal
from pathlib import Path
from typing import Any

from games.spin_out.referee.exact import DEGREE, INCH, RADIUS, Vector, direction
from games.spin_out.referee.shapes import Disc, Polygon, Shape, distance_to_segment

SMALL, LARGE, OBSTACLE = "small", "large", "obstacle"


@dataclass(frozen=True)
class Feature:
    """SO-005: a terrain feature."""

    id: str
    kind: str
    shape: Shape


@dataclass(frozen=True)
class Gate:
    """SO-158: a segment and the heading in which it is passed."""

    a: tuple[int, int]
    b: tuple[int, int]
    heading: int

    @property
    def ahead(self) -> Vector:
        return direction(self.heading)

    def past(self, x: Decimal | int, y: Decimal | int) -> Decimal:
        """SO-164: the signed distance of a point from the line, positive on the far side."""
        return (x - self.a[0]) * self.ahead.x + (y - self.a[1]) * self.ahead.y

    def holds(self, x: Decimal, y: Decimal) -> bool:
        """Whether the foot of the perpendicular lies on the segment, ends included."""
        dx, dy = self.b[0] - self.a[0], self.b[1] - self.a[1]
        along = (x - self.a[0]) * dx + (y - self.a[1]) * dy
        return 0 <= along <= dx * dx + dy * dy

    def away(self, x: int, y: int) -> Decimal:
        """SO-R88: from a point to the nearest point of the gate."""
        return distance_to_segment(Decimal(x), Decimal(y), self.a, self.b)


@dataclass(frozen=True)
class Track:
    id: str
    width: int
    height: int
    laps: int
    gates: tuple[Gate, ...]
    features: tuple[Feature, ...]
    zone: tuple[int, int, int, int] = (0, 0, 0, 0)
    heading: int = 0
    grid: tuple[tuple[int, int], ...] = ()

    @property
    def finish(self) -> Gate:
        return self.gates[-1]

    def in_start_zone(self, x: int, y: int) -> bool:
        """SO-R26: the whole base, the line itself may be touched."""
        left, low, right, high = self.zone
        across = left + RADIUS <= x <= right - RADIUS
        return across and low + RADIUS <= y <= high - RADIUS

    def with_laps(self, laps: int) -> "Track":
        return replace(self, laps=laps)


def units(inches: float) -> int:
    return round(inches * INCH)


def point(pair: list[float]) -> tuple[int, int]:
    return units(pair[0]), units(pair[1])


def shape(data: dict[str, Any]) -> Shape:
    if "disc" in data:
        x, y, r = data["disc"]
        return Disc(units(x), units(y), units(r))
    return Polygon(tuple(point(pair) for pair in data["poly"]))


def read(data: dict[str, Any]) -> Track:
    left, low, right, high = data["start"]["zone"]
    return Track(
        id=data["id"],
        width=units(data["table"][0]),
        height=units(data["table"][1]),
        laps=data["laps"],
        gates=tuple(
            Gate(point(gate["a"]), point(gate["b"]), gate["direction"] * DEGREE)
            for gate in data["gates"]
        ),
        features=tuple(Feature(one["id"], one["class"], shape(one)) for one in data["features"]),
        zone=(units(left), units(low), units(right), units(high)),
        heading=data["start"]["heading"] * DEGREE,
        grid=tuple(point(pair) for pair in data["start"]["grid"]),
    )


def printed() -> dict[str, Track]:
    """The four tracks of the specification, by id."""
    text = (Path(__file__).parent / "tracks.json").read_text("utf-8")
    return {data["id"]: read(data) for data in json.loads(text)}
