"""Reads what files of table tops have in common: names, lengths, points, headings, outlines."""

import json
from collections.abc import Callable
from math import floor
from typing import Any, Final, TypeVar

from paddock.core.errors import BrokenData
from paddock.kit.checks import a_table
from paddock.kit.geometry import Polygon
from paddock.kit.geometry_angles import Point
from paddock.kit.geometry_checks import first_wrong_corner, goes_round_once

T = TypeVar("T")

LARGEST: Final = 256 * 1024
LONGEST_NAME: Final = 60
LEAST_CORNERS: Final = 3
MOST_CORNERS: Final = 16
CIRCLE: Final = 360


class Ruler:
    """Lengths in the unit of the players as whole numbers of the game's own, and degrees likewise.

    `furthest` is further than any place on a table: it keeps nonsense out of the sums. `example`
    is a point, for who has written something else.
    """

    def __init__(self, unit: str, per_unit: int, turn: int, furthest: int, example: str) -> None:
        self.unit = unit
        self.per_unit = per_unit
        self.turn = turn
        self.furthest = furthest
        self.example = example

    def length(self, raw: Any, place: str, least: int, most: int) -> int:
        """A length between two others."""
        if isinstance(raw, bool) or not isinstance(raw, int | float) or not least <= raw <= most:
            # A number that is none (nan) is not within any bounds either.
            raise BrokenData(place, f"must be a number of {self.unit} from {least} to {most}")
        return floor(raw * self.per_unit + 0.5)

    def point(self, raw: Any, place: str) -> Point:
        """A place on the table, or near it."""
        if not isinstance(raw, list) or len(raw) != 2:
            raise BrokenData(place, f"must be a point, such as {self.example}")
        return Point(
            self.length(raw[0], f"{place}[0]", -self.furthest, self.furthest),
            self.length(raw[1], f"{place}[1]", -self.furthest, self.furthest),
        )

    def heading(self, raw: Any, place: str) -> int:
        """Degrees, counter-clockwise from the right."""
        if isinstance(raw, bool) or not isinstance(raw, int | float) or not 0 <= raw <= CIRCLE:
            raise BrokenData(place, f"must be degrees from 0 to {CIRCLE}")
        return floor(raw * (self.turn // CIRCLE) + 0.5) % self.turn

    def polygon(self, raw: Any, place: str) -> Polygon:
        """A convex outline, counter-clockwise."""
        if not isinstance(raw, list) or not LEAST_CORNERS <= len(raw) <= MOST_CORNERS:
            raise BrokenData(place, f"must be {LEAST_CORNERS} to {MOST_CORNERS} corners")
        corners = [self.point(one, f"{place}[{i}]") for i, one in enumerate(raw)]
        wrong = first_wrong_corner(corners)
        if wrong >= 0:
            why = "is no left turn: corners go counter-clockwise round a convex shape"
            raise BrokenData(f"{place}[{wrong}]", why)
        if not goes_round_once(corners):
            raise BrokenData(place, "crosses itself; its corners must go round once")
        return Polygon(corners)


def a_small_table(data: Any) -> dict[str, Any]:
    """The top of a file that is not too large to be looked at."""
    top = a_table(data, "data")
    if len(json.dumps(data, separators=(",", ":")).encode()) > LARGEST:
        raise BrokenData("data", f"is larger than {LARGEST // 1024} KB")
    return top


def a_list(raw: Any, place: str, most: int, read: Callable[[Any, str], T]) -> tuple[T, ...]:
    """What is read of each thing in a list."""
    if not isinstance(raw, list) or len(raw) > most:
        raise BrokenData(place, f"must be a list of at most {most}")
    return tuple([read(one, f"{place}[{i}]") for i, one in enumerate(raw)])


def a_name(raw: Any, place: str) -> str:
    """A name for people, as it may stand in a sentence."""
    if (
        not isinstance(raw, str)
        or not 1 <= len(raw) <= LONGEST_NAME
        or not raw.isprintable()
        or raw != " ".join(raw.split())
        or "{" in raw
    ):
        raise BrokenData(place, f"must be a name of 1 to {LONGEST_NAME} letters")
    return raw
