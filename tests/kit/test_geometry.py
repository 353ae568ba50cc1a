"""Lines to cross, shapes, gaps, tables and what a drawn polygon must be like."""

import pytest

from paddock.kit.geometry import Card, Disc, Footprint, Line, Outline, Polygon, Shape
from paddock.kit.geometry_angles import GRAINS, Point, along
from paddock.kit.geometry_checks import (
    first_crossing,
    first_wrong_corner,
    goes_round_once,
    is_convex,
    segments_meet,
    twice_area,
)
from paddock.kit.geometry_gaps import (
    card_gap,
    disc_gap,
    distance,
    distance_ahead,
    distance_to,
    distance_to_line,
    is_clear,
    is_within,
)
from paddock.kit.geometry_tables import RectangularTable, RoundTable, Table
from paddock.kit.sweep_discs import Track

TURN = 3600
CARD = Footprint(44_000, 44_000, 31_500, 31_500, TURN)
SLIDE = 88_000
MM = 1_000
"""Units in a millimetre; and grains in a unit, so a millimetre measured has a million."""
GATE = Line(Point(300 * MM, 260 * MM), Point(300 * MM, 140 * MM))


def card(x: float, y: float, heading: int) -> Card:
    """A card of 88 × 63, in millimetres and degrees."""
    return Card(CARD, round(x * MM), round(y * MM), heading * 10)


def polygon(*corners: tuple[int, int]) -> Polygon:
    return Polygon([Point(x * MM, y * MM) for x, y in corners])


def points(*corners: tuple[int, int]) -> list[Point]:
    return [Point(x, y) for x, y in corners]


# Lines


@pytest.mark.parametrize(
    ("start", "end", "travel"),
    [
        pytest.param((270, 200), (358, 200), 30, id="across"),
        pytest.param((212, 200), (300, 200), -1, id="an end on the line is not past it"),
        pytest.param((300, 200), (388, 200), 0, id="from the line, at once"),
        pytest.param((300, 200), (212, 200), -1, id="from the line, backwards"),
        pytest.param((358, 200), (270, 200), -1, id="the wrong way"),
        pytest.param((270, 260), (358, 260), 30, id="over the left post"),
        pytest.param((270, 140), (358, 140), 30, id="over the right post"),
        pytest.param((270, 261), (358, 261), -1, id="beside the left post"),
        pytest.param((270, 139), (358, 139), -1, id="beside the right post"),
        pytest.param((100, 200), (188, 200), -1, id="too short"),
    ],
)
def test_where_a_track_passes_a_line(
    start: tuple[int, int], end: tuple[int, int], travel: int
) -> None:
    x, y = start
    to_x, to_y = end
    found = GATE.passed(x * MM, y * MM, to_x * MM, to_y * MM, SLIDE)
    assert found == (travel * MM * 1000 if travel >= 0 else -1)


@pytest.mark.parametrize(
    ("start", "end", "travel"),
    [
        pytest.param((270, 200), (358, 200), 30, id="across"),
        pytest.param((212, 200), (300, 200), 88, id="an end on the line counts"),
        pytest.param((300, 200), (388, 200), -1, id="a beginning on the line does not"),
        pytest.param((270, 261), (358, 261), -1, id="beside a post"),
    ],
)
def test_where_a_track_reaches_a_line(
    start: tuple[int, int], end: tuple[int, int], travel: int
) -> None:
    x, y = start
    to_x, to_y = end
    found = GATE.reached(x * MM, y * MM, to_x * MM, to_y * MM, SLIDE)
    assert found == (travel * MM * 1000 if travel >= 0 else -1)


def test_a_travel_is_rounded_to_the_nearest_grain() -> None:
    line = Line(Point(1, 3), Point(1, -3))
    assert line.passed(0, 0, 3, 0, 10) == 3333
    assert line.passed(0, 0, 3, 0, 20) == 6667


# Gaps


@pytest.mark.parametrize(
    ("heading", "gap"),
    [
        pytest.param(90, 14.5, id="square"),
        pytest.param(0, 2, id="in line"),
        pytest.param(45, 0, id="over"),
    ],
)
def test_the_gap_between_two_cards(heading: int, gap: float) -> None:
    assert card_gap(card(690, 400, heading), card(600, 400, 0)) == gap * MM * 1000


@pytest.mark.parametrize(
    ("shape", "gap"),
    [
        pytest.param(Disc(320_000, 200_000, 42_000), 34.0, id="disc ahead"),
        pytest.param(Disc(247_000, 235_500, 1_000), 4.0, id="disc off a corner"),
        pytest.param(Disc(200_000, 200_000, 1_000), 0.0, id="disc underneath"),
        pytest.param(polygon((300, 0), (400, 0), (400, 400), (300, 400)), 56.0, id="wall ahead"),
        pytest.param(polygon((247, 300), (247, 235), (250, 300)), 4.609772, id="corner to corner"),
        pytest.param(polygon((0, 199), (400, 199), (400, 201), (0, 201)), 0.0, id="a bar across"),
        pytest.param(polygon((0, 0), (900, 0), (900, 900), (0, 900)), 0.0, id="all around"),
    ],
)
def test_the_gap_between_a_card_and_a_thing(shape: Shape, gap: float) -> None:
    assert card_gap(card(200, 200, 0), shape) == round(gap * MM * 1000)


def test_a_card_is_clear_of_what_is_farther_than_the_limit() -> None:
    wall = polygon((300, 0), (400, 0), (400, 400), (300, 400))
    flush = card(255.99, 200, 0)
    assert not is_clear(flush, wall, 10_000)
    assert is_clear(flush, wall, 9_999)
    assert not is_clear(card(256.1, 200, 0), wall, 0)
    assert is_clear(card(200, 200, 0), wall, 10_000)


def test_the_gap_of_a_disc_is_below_nothing_where_it_overlaps() -> None:
    wall = polygon((20, 0), (22, 0), (22, 30), (20, 30))
    assert disc_gap(Disc(10_000, 10_000, 4_000), wall) == 6_000_000
    assert disc_gap(Disc(17_000, 10_000, 4_000), wall) == -1_000_000
    assert disc_gap(Disc(21_000, 10_000, 4_000), wall) == -4_000_000
    assert disc_gap(Disc(0, 0, 5), Disc(30, 40, 5)) == 40_000
    assert disc_gap(Disc(0, 0, 50), Disc(3, 4, 5)) == -50_000


def test_distances_between_points_lines_and_things() -> None:
    assert distance(Point(1, 1), Point(4, 5)) == 5_000
    assert distance_to_line(270 * MM, 200 * MM, GATE) == 30 * MM * 1000
    assert distance_to_line(330 * MM, 300 * MM, GATE) == 50 * MM * 1000
    assert distance_to(0, 0, Disc(30, 40, 10)) == 40_000
    assert distance_to(30, 40, Disc(30, 40, 10)) == 0
    assert distance_to(0, 0, Polygon(points((3, 4), (10, 4), (10, 9)))) == 5_000


def test_reach_includes_its_limit() -> None:
    other = card(560, 300, 0)
    assert is_within(316_000, 300_000, other, 200_000_000)
    assert not is_within(315_999, 300_000, other, 200_000_000)


@pytest.mark.parametrize(
    ("x", "y", "reach"),
    [
        pytest.param(560, 300, 172.0, id="ahead"),
        pytest.param(600, 300, 212.0, id="farther ahead"),
        pytest.param(330, 400, 68.5, id="partly ahead"),
        pytest.param(290, 400, None, id="wholly behind"),
        pytest.param(300, 400, 68.5, id="its front on the line"),
    ],
)
def test_the_distance_to_what_is_ahead(x: int, y: int, reach: float | None) -> None:
    found = distance_ahead(card(300, 300, 0), 44 * MM, card(x, y, 0), 1)
    assert found == (-1 if reach is None else round(reach * MM * 1000))


@pytest.mark.parametrize("heading", [0, 123, 900, 2345])
def test_a_little_behind_the_line_still_counts(heading: int) -> None:
    """A card beside another, its front one or two units behind: within a slack of three."""
    attacker = Card(CARD, 0, 0, heading)
    beside = along(0, 0, heading + 900, TURN, 100 * MM * 1000)
    behind = along(beside.x, beside.y, heading, TURN, -1_500)
    other = Card(CARD, behind.x, behind.y, heading)
    assert distance_ahead(attacker, 44 * MM, other, 3_000) > 0
    assert distance_ahead(attacker, 44 * MM, other, 0) == -1


def test_what_is_ahead_may_be_cut_to_a_corner() -> None:
    sharp: Outline = Polygon(points((-5, 8), (-5, 4), (0, 6)))
    assert distance_ahead(Card(CARD, 0, 0, 0), 0, sharp, 0) == 6_000
    assert distance_ahead(Card(CARD, 0, 0, 1800), 0, sharp, 0) == 5_571


@pytest.mark.parametrize(
    ("x", "y", "on_triangle", "on_disc"),
    [
        pytest.param(1, 1, True, True, id="inside both"),
        pytest.param(3, 4, True, True, id="on an edge, at the rim"),
        pytest.param(4, 4, False, False, id="outside"),
        pytest.param(7, 0, True, False, id="a corner"),
        pytest.param(-5, 0, False, True, id="in line with an edge, at the rim"),
    ],
)
def test_which_points_lie_on_a_thing(x: int, y: int, on_triangle: bool, on_disc: bool) -> None:
    assert Polygon(points((0, 0), (7, 0), (0, 7))).holds(x, y) is on_triangle
    assert Disc(0, 0, 5).holds(x, y) is on_disc


# Tables


@pytest.mark.parametrize(
    ("table", "x", "y", "radius", "is_on"),
    [
        pytest.param(RectangularTable(120, 80), 120, 80, 0, True, id="its corner"),
        pytest.param(RectangularTable(120, 80), 121, 40, 0, False, id="beyond"),
        pytest.param(RectangularTable(120, 80), 10, 10, 10, True, id="a disc at the edge"),
        pytest.param(RectangularTable(120, 80), 9, 10, 10, False, id="a disc over it"),
        pytest.param(RoundTable(50, 50, 50), 80, 90, 0, True, id="on the rim"),
        pytest.param(RoundTable(50, 50, 50), 81, 90, 0, False, id="past the rim"),
        pytest.param(RoundTable(50, 50, 50), 74, 82, 10, True, id="a disc at the rim"),
        pytest.param(RoundTable(50, 50, 50), 74, 82, 11, False, id="a disc past it"),
        pytest.param(RoundTable(50, 50, 50), 50, 50, 60, False, id="a disc too large"),
    ],
)
def test_what_a_table_holds(table: Table, x: int, y: int, radius: int, is_on: bool) -> None:
    assert table.holds(x, y, radius) is is_on


@pytest.mark.parametrize(
    ("start", "end", "travel"),
    [
        pytest.param((1100, 400), (1188, 400), -1, id="stays"),
        pytest.param((1150, 400), (1238, 400), 50, id="over the side"),
        pytest.param((1112, 400), (1200, 400), -1, id="ends on the edge"),
        pytest.param((1200, 400), (1288, 400), 0, id="from the edge"),
        pytest.param((40, 400), (-48, 400), 40, id="to the left"),
        pytest.param((600, 30), (600, -58), 30, id="down"),
        pytest.param((600, 780), (600, 868), 20, id="up"),
        pytest.param((1180, 790), (1240, 850), 88 / 6, id="past a corner"),
    ],
)
def test_where_a_track_leaves_a_table(
    start: tuple[int, int], end: tuple[int, int], travel: float
) -> None:
    x, y = start
    to_x, to_y = end
    found = RectangularTable(1200 * MM, 800 * MM).edge(x * MM, y * MM, to_x * MM, to_y * MM, SLIDE)
    assert found == (round(travel * MM * 1000) if travel >= 0 else -1)


@pytest.mark.parametrize(
    ("start", "end", "travel"),
    [
        pytest.param((900, 500), (988, 500), -1, id="stays"),
        pytest.param((950, 500), (1038, 500), 50, id="outwards"),
        pytest.param((1000, 500), (1088, 500), 0, id="from the edge"),
        pytest.param((760, 900), (840, 900), 88 / 2, id="at a slant"),
    ],
)
def test_where_a_track_leaves_a_round_table(
    start: tuple[int, int], end: tuple[int, int], travel: float
) -> None:
    x, y = start
    to_x, to_y = end
    found = RoundTable(500 * MM, 500 * MM, 500 * MM).edge(
        x * MM, y * MM, to_x * MM, to_y * MM, SLIDE
    )
    assert found == (round(travel * MM * 1000) if travel >= 0 else -1)


@pytest.mark.parametrize(
    ("x", "heading", "length", "met"),
    [
        pytest.param(50_000, 18_000, 90_000, 38_125_000, id="runs into it"),
        pytest.param(50_000, 18_000, 38_125, -1, id="just touches"),
        pytest.param(11_875, 20_000, 51_875, 0, id="is there and goes outwards"),
        pytest.param(11_875, 9_000, 51_875, -1, id="is there and goes along"),
        pytest.param(11_875, 3_000, 51_875, -1, id="is there and goes away"),
        pytest.param(11_870, 20_000, 51_875, 0, id="is over it a little and goes outwards"),
        pytest.param(11_870, 9_000, 51_875, -1, id="is over it a little and goes along"),
        pytest.param(10_000, 9_000, 51_875, -1, id="is far over it and goes along"),
    ],
)
def test_where_a_disc_runs_into_the_edge(x: int, heading: int, length: int, met: int) -> None:
    track = Track(x, 200_000, heading, 36_000, length)
    assert RectangularTable(720_000, 480_000).edge_met(track, 11_875, 10_001) == met


@pytest.mark.parametrize("heading", range(0, 36_000, 9_000))
def test_every_side_is_an_edge(heading: int) -> None:
    track = Track(50_000, 50_000, heading, 36_000, 60_000)
    assert RectangularTable(100_000, 100_000).edge_met(track, 10_000, 10_001) == 40_000_000


@pytest.mark.parametrize(
    ("x", "heading", "length", "met"),
    [
        pytest.param(80, 0, 30, 10_000, id="outwards"),
        pytest.param(80, 1800, 90, 70_000, id="across the table"),
        pytest.param(80, 1800, 60, -1, id="not so far"),
        pytest.param(90, 0, 5, 0, id="from the edge"),
        pytest.param(91, 1800, 5, -1, id="back from beyond it"),
    ],
)
def test_where_a_disc_runs_into_a_round_edge(x: int, heading: int, length: int, met: int) -> None:
    track = Track(x, 50, heading, TURN, length)
    assert RoundTable(50, 50, 50).edge_met(track, 10, 2_000) == met


def test_a_table_of_no_shape_knows_no_edge() -> None:
    nameless = Table()
    with pytest.raises(TypeError, match="edge"):
        nameless.holds(0, 0, 0)
    with pytest.raises(TypeError, match="edge"):
        nameless.edge(0, 0, 1, 1, 2)
    with pytest.raises(TypeError, match="edge"):
        nameless.edge_met(Track(0, 0, 0, TURN, 1), 0, 0)


def test_a_pivot_lies_on_its_card() -> None:
    with pytest.raises(AssertionError, match="pivot"):
        Footprint(88_000, -1, 31_500, 31_500, TURN)


# Drawn polygons

SQUARE = points((0, 0), (9, 0), (9, 9), (0, 9))
STAR = points((0, 0), (8, 6), (-2, 6), (6, 0), (3, 10))


@pytest.mark.parametrize(
    ("corners", "wrong"),
    [
        pytest.param(SQUARE, -1, id="a square"),
        pytest.param(SQUARE[::-1], 0, id="clockwise"),
        pytest.param(points((0, 0), (5, 0), (9, 0), (9, 9)), 1, id="three in a line"),
        pytest.param(points((0, 0), (9, 0), (9, 0), (9, 9)), 1, id="twice the same"),
        pytest.param(points((0, 0), (9, 0), (4, 4), (0, 9)), 2, id="a dent"),
        pytest.param(STAR, -1, id="a star turns left everywhere"),
    ],
)
def test_the_first_corner_that_is_no_left_turn(corners: list[Point], wrong: int) -> None:
    assert first_wrong_corner(corners) == wrong


def test_only_a_convex_polygon_will_do() -> None:
    assert is_convex(SQUARE)
    assert not is_convex(SQUARE[:2])
    assert not is_convex(SQUARE[::-1])
    assert not is_convex(STAR)


@pytest.mark.parametrize("first", range(4))
def test_one_revolution_wherever_it_begins(first: int) -> None:
    assert goes_round_once(SQUARE[first:] + SQUARE[:first])
    assert not goes_round_once(STAR[first:] + STAR[:first])


def test_the_area_says_which_way_round() -> None:
    assert twice_area(SQUARE) == 162
    assert twice_area(SQUARE[::-1]) == -162


@pytest.mark.parametrize(
    ("corners", "edge"),
    [
        pytest.param(SQUARE, -1, id="none"),
        pytest.param(points((0, 0), (9, 9), (9, 0), (0, 9)), 0, id="a bow"),
        pytest.param(points((0, 0), (9, 0), (9, 9), (4, -1)), 0, id="through the first edge"),
        pytest.param(points((9, 0), (9, 9), (4, -1), (0, 0)), 1, id="through the last edge"),
    ],
)
def test_the_first_edge_that_crosses_another(corners: list[Point], edge: int) -> None:
    assert first_crossing(corners) == edge


@pytest.mark.parametrize(
    ("corners", "do_meet"),
    [
        pytest.param(((0, 0), (4, 4), (0, 4), (4, 0)), True, id="crosswise"),
        pytest.param(((0, 0), (4, 0), (4, 0), (4, 4)), True, id="end to end"),
        pytest.param(((0, 0), (4, 0), (2, 0), (2, 4)), True, id="end to middle"),
        pytest.param(((0, 0), (4, 0), (3, 0), (9, 0)), True, id="in a line, over each other"),
        pytest.param(((0, 0), (4, 0), (5, 0), (9, 0)), False, id="in a line, apart"),
        pytest.param(((0, 0), (0, 4), (0, 5), (0, 9)), False, id="in a column, apart"),
        pytest.param(((0, 0), (4, 0), (0, 1), (4, 1)), False, id="side by side"),
        pytest.param(((0, 0), (4, 0), (5, 3), (5, -3)), False, id="past the end"),
    ],
)
def test_whether_segments_meet(corners: tuple[tuple[int, int], ...], do_meet: bool) -> None:
    a, b, c, d = points(*corners)
    assert segments_meet(a, b, c, d) is do_meet
    assert segments_meet(d, c, a, b) is do_meet


@pytest.mark.parametrize("table", [RectangularTable(1000, 800), RoundTable(500, 500, 500)])
def test_the_way_to_the_edge_is_the_travel_before_it_is_rounded(table: Table) -> None:
    edge = table.edge(700, 500, 1070, 561, 375)
    way = table.way_to_edge(700, 500, 1070, 561, 375)
    assert edge == round(way * GRAINS)
    assert way * GRAINS != edge
