"""What files of table tops have in common."""

from typing import Any

import pytest

from paddock.core.errors import BrokenData
from paddock.kit.geometry_angles import Point
from paddock.kit.ruler import LARGEST, Ruler, a_list, a_name, a_small_table

FEET = Ruler("feet", 12, 3600, furthest=100, example="[3, 4.5]")
SQUARE = [[0, 0], [2, 0], [2, 2], [0, 2]]


def why(read: Any, *given: Any) -> str:
    with pytest.raises(BrokenData) as caught:
        read(*given)
    return f"{caught.value.place}: {caught.value.why}"


def test_lengths_and_points_are_whole_numbers_of_the_own_unit() -> None:
    assert FEET.length(2.5, "w", 1, 5) == 30
    assert FEET.length(-0.04, "x", -1, 1) == 0
    assert FEET.point([3, 4.5], "a") == Point(36, 54)


def test_headings_are_parts_of_one_turn() -> None:
    assert [FEET.heading(raw, "h") for raw in (0, 90, 12.34, 360)] == [0, 900, 123, 0]


@pytest.mark.parametrize("raw", [0.9, 5.1, float("nan"), float("inf"), True, "2", None])
def test_what_is_no_such_length_is_refused(raw: Any) -> None:
    assert why(FEET.length, raw, "table.w", 1, 5) == "table.w: must be a number of feet from 1 to 5"


def test_a_wrong_point_or_heading_is_refused_with_its_place() -> None:
    assert why(FEET.point, [1, 2, 3], "a") == "a: must be a point, such as [3, 4.5]"
    assert why(FEET.point, [1, 101], "a") == "a[1]: must be a number of feet from -100 to 100"
    assert why(FEET.heading, 361, "h") == "h: must be degrees from 0 to 360"


def test_an_outline_goes_round_once_to_the_left() -> None:
    corner = FEET.polygon(SQUARE, "pts").corners[2]
    assert (corner.x, corner.y) == (24, 24)
    assert why(FEET.polygon, SQUARE[:2], "pts") == "pts: must be 3 to 16 corners"
    assert why(FEET.polygon, SQUARE[::-1], "pts").startswith("pts[0]: is no left turn")
    star = [[0, 3], [-2, -3], [3, 1], [-3, 1], [2, -3]]
    assert why(FEET.polygon, star, "pts").startswith("pts: crosses itself")


def test_lists_are_read_thing_by_thing_with_their_places() -> None:
    assert a_list([[1, 1], [2, 2]], "gates", 2, FEET.point) == (Point(12, 12), Point(24, 24))
    assert why(a_list, [[1, 1], 5], "gates", 2, FEET.point).startswith("gates[1]: must be a point")
    assert why(a_list, [1, 2, 3], "gates", 2, FEET.point) == "gates: must be a list of at most 2"


@pytest.mark.parametrize("raw", ["", "x" * 61, "a\nb", " a", "a  b", "{}", 7])
def test_a_name_can_stand_in_a_sentence(raw: Any) -> None:
    assert a_name("Salt shaker", "name") == "Salt shaker"
    assert why(a_name, raw, "name") == "name: must be a name of 1 to 60 letters"


def test_what_is_too_large_is_not_looked_at() -> None:
    assert a_small_table({"id": "x"}) == {"id": "x"}
    assert why(a_small_table, {"id": "x" * LARGEST}) == "data: is larger than 256 KB"
