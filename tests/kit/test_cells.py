"""Cells: what is shut is shut, and what is open can be come to."""

import pytest

from paddock.kit.cells import MOST_NODES, Cells
from paddock.kit.geometry import Disc, Line, Polygon, Shape
from paddock.kit.geometry_angles import Point
from paddock.kit.geometry_tables import RectangularTable

SIDE = 100_000
HALF = 5_000
FINISH = Line(Point(90_000, 90_000), Point(90_000, 10_000))


def cells(*shapes: Shape, size: int = 1_000, layers: int = 1, side: int = SIDE) -> Cells:
    table = RectangularTable(side, side)
    return Cells(table, side, side, shapes, HALF, HALF, 3 * HALF, size, layers)


def box(west: int, south: int, east: int, north: int) -> Polygon:
    corners = [(west, south), (east, south), (east, north), (west, north)]
    return Polygon([Point(x, y) for x, y in corners])


def test_a_disc_has_its_middle_away_from_shapes_and_edges() -> None:
    found = cells(Disc(50_000, 50_000, 10_000))
    assert not found.is_open[found.at(50_000, 50_000)]
    assert not found.is_open[found.at(62_500, 50_000)]
    assert found.is_open[found.at(66_500, 50_000)]
    assert not found.is_open[found.at(2_500, 50_000)]
    assert found.is_open[found.at(6_500, 50_000)]


def test_rooms_are_told_as_far_as_they_matter() -> None:
    found = cells(Disc(50_000, 50_000, 10_000))
    assert abs(found.rooms[found.at(70_500, 50_500)] - 10_500) < 20
    assert found.rooms[found.at(10_000, 10_000)] == 3 * HALF + found.corner


@pytest.mark.parametrize(("gap", "passed"), [(8_000, 0), (12_000, 1)])
def test_what_is_too_narrow_is_shut(gap: int, passed: int) -> None:
    walls = (box(50_000, 0, 52_000, 50_000), box(50_000, 50_000 + gap, 52_000, SIDE))
    assert cells(*walls).passed_within_reach([FINISH], 20_000, 20_000) == passed


def test_lines_are_passed_in_their_order_and_way() -> None:
    room = box(60_000, 0, 62_000, SIDE)
    back = Line(Point(30_000, 10_000), Point(30_000, 90_000))
    forth = Line(back.right, back.left)
    assert cells().passed_within_reach([forth, back, FINISH], 20_000, 20_000) == 3
    assert cells(room).passed_within_reach([forth, back, FINISH], 20_000, 20_000) == 2
    assert cells(room).passed_within_reach([forth, FINISH, back], 20_000, 20_000) == 1


def test_there_are_never_too_many_of_them() -> None:
    for layers in (1, 7, 60):
        found = cells(layers=layers, side=1_000_000)
        assert found.columns * found.rows * layers <= MOST_NODES
        assert found.size % 1_000 == 0
