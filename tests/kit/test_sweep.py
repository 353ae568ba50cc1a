"""Sweeps: the worked examples of both rulebooks, and exact touches.

Cards are measured in thousandths of a millimetre and tenths of a degree, pods in ten-thousandths
of an inch and hundredths of a degree.
"""

import pytest

from paddock.kit.geometry import Card, Disc, Footprint, Polygon, Shape
from paddock.kit.geometry_angles import GRAINS, Point, along, in_units
from paddock.kit.geometry_gaps import disc_gap, is_clear
from paddock.kit.sweep import slide, way_to
from paddock.kit.sweep_discs import Track, move, span, stretch
from paddock.kit.sweep_turns import touches_turning, turn

MM = 1_000
TENTHS = 3_600
CARD = Footprint(44_000, 44_000, 31_500, 31_500, TENTHS)
LENGTH = 88_000
GAP = 10_000
SLACK = 1
TOUCH = GAP + SLACK

INCH = 10_000
HUNDREDTHS = 36_000
POD = 11_875
DEEP = 10_001
"""How deep a pod must come to make contact: a thousandth of an inch, and a grain."""


def card(x: float, y: float, heading: float) -> Card:
    return Card(CARD, round(x * MM), round(y * MM), round(heading * 10))


def disc(x: float, y: float, radius: float) -> Disc:
    return Disc(round(x * MM), round(y * MM), round(radius * MM))


def polygon(*corners: tuple[float, float], unit: int = MM) -> Polygon:
    return Polygon([Point(round(x * unit), round(y * unit)) for x, y in corners])


def wall(x: float) -> Polygon:
    """A wall with its face to the left."""
    return polygon((x, 0), (x + 100, 0), (x + 100, 400), (x, 400))


def slid(start: Card, *shapes: Shape) -> float | None:
    """How many millimetres a card slides until it touches."""
    found = slide(start, LENGTH, list(shapes), GAP, SLACK)
    return None if found is None else found.travel / GRAINS / MM


def turned(start: Card, to: float, *shapes: Shape) -> float | None:
    """How many degrees a card turns until it touches."""
    found = turn(start, round(to * 10) - start.heading, list(shapes), TOUCH)
    return None if found is None else found.travel / GRAINS / 10


def track(x: float, y: float, heading: float, length: float) -> Track:
    return Track(
        round(x * INCH), round(y * INCH), round(heading * 100), HUNDREDTHS, round(length * INCH)
    )


def pod(x: float, y: float, radius: float = 1.1875) -> Disc:
    return Disc(round(x * INCH), round(y * INCH), round(radius * INCH))


def met(way: Track, *shapes: Shape) -> float | None:
    """How many inches a pod moves until it makes contact."""
    found = move(way, POD, list(shapes), DEEP)
    return None if found is None else found.travel / GRAINS / INCH


# A card slides


@pytest.mark.parametrize(
    ("thing", "travel"),
    [
        pytest.param(disc(320, 200, 42), 33.99, id="head-on"),
        pytest.param(disc(320, 250, 42), 38.28, id="glancing"),
        pytest.param(disc(320, 274, 42), None, id="past"),
        pytest.param(wall(300), 55.99, id="a wall"),
        pytest.param(card(330, 210, 0), 41.99, id="another card"),
        pytest.param(card(330, 210, 45), 32.60, id="its corner"),
        pytest.param(disc(80, 200, 42), None, id="behind"),
        pytest.param(disc(150, 260, 25), None, id="beside and behind"),
    ],
)
def test_a_card_slides_until_it_touches(thing: Shape, travel: float | None) -> None:
    assert slid(card(200, 200, 0), thing) == pytest.approx(travel, abs=0.006)


def test_straight_ahead_into_the_cereal_box() -> None:
    box = polygon((317, 428), (505, 455), (463, 752), (275, 725))
    assert slid(card(85.5, 565, 0), box) is None
    assert slid(card(173.5, 565, 0), box) == pytest.approx(75.66, abs=0.005)


def test_the_way_to_a_thing_is_the_travel_before_it_is_rounded() -> None:
    start, mug = card(200, 200, 30), disc(300, 280, 42)
    found = slide(start, LENGTH, [mug], GAP, SLACK)
    assert found is not None
    way = way_to(start, mug, GAP, SLACK)
    assert found.travel == round(way * GRAINS)
    assert way * GRAINS != found.travel


def test_the_first_thing_on_the_way_counts() -> None:
    start, near, far = card(200, 200, 0), disc(300, 200, 20), wall(310)
    found = slide(start, LENGTH, [far, near], GAP, SLACK)
    assert found is not None
    assert (found.shape, found.x, found.y) == (1, 280_000, 200_000)


def test_of_two_things_at_once_the_first_of_the_list_counts() -> None:
    start, things = card(250, 200, 0), [wall(310), wall(300), wall(300)]
    way = Track(start.x, start.y, 0, TENTHS, LENGTH)
    for found in (
        slide(start, LENGTH, list(things), GAP, SLACK),
        turn(start, 900, list(things), TOUCH),
        move(way, 20 * MM, list(things), GAP),
    ):
        assert found is not None
        assert found.shape == 1


@pytest.mark.parametrize(
    ("y", "travel"),
    [
        pytest.param(264.51, 75.99, id="as wide as the margin: a touch"),
        pytest.param(264.511, None, id="a thousandth wider: none"),
    ],
)
def test_an_exact_touch_at_the_side(y: float, travel: float | None) -> None:
    """A square whose lower edge lies just beside the card's way, or a disc above its corner."""
    beside = polygon((320, y - 33), (360, y - 33), (360, y), (320, y))
    assert slid(card(200, 200, 0), beside) == travel


@pytest.mark.parametrize(
    ("x", "travel"),
    [
        pytest.param(332.01, 88.0, id="reached at the very end"),
        pytest.param(332.011, None, id="a thousandth short"),
    ],
)
def test_an_exact_touch_at_the_end(x: float, travel: float | None) -> None:
    assert slid(card(200, 200, 0), wall(x)) == travel
    assert slid(card(200, 200, 0), disc(x + 5, 200, 5)) == travel


def test_a_card_beside_a_thing_slides_along_it() -> None:
    beside = polygon((0, 100), (400, 100), (400, 168.489), (0, 168.489))
    assert slid(card(200, 200, 0), beside) is None
    assert is_clear(card(200, 200, 0), beside, TOUCH)


def test_a_card_set_back_from_its_pivot() -> None:
    long = Footprint(80_000, 8_000, 31_500, 31_500, TENTHS)
    found = slide(Card(long, 200_000, 200_000, 0), LENGTH, [wall(300)], GAP, SLACK)
    assert found is not None
    assert found.travel == 19_990_000


# A card comes to rest: where it is clear, on whole thousandths


def rest(start: Card, travel: int, shapes: list[Shape]) -> tuple[int, int] | None:
    """The nearest whole place to a travel at which a card is clear, or None."""
    end = along(start.x, start.y, start.heading, TENTHS, travel)
    places = [(end.x, end.y)]
    neighbours = [(end.x + dx, end.y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
    exact = (
        start.pivot_x + travel / GRAINS * start.ahead_x,
        start.pivot_y + travel / GRAINS * start.ahead_y,
    )
    neighbours.sort(key=lambda p: ((p[0] - exact[0]) ** 2 + (p[1] - exact[1]) ** 2, p))
    for x, y in places + neighbours:
        if all(is_clear(Card(CARD, x, y, start.heading), shape, TOUCH) for shape in shapes):
            return x, y
    return None


def test_a_hair_s_breadth_at_the_end_of_a_slide() -> None:
    start, things = card(200, 200, 30), [disc(272.68, 284.12, 5)]
    assert slide(start, LENGTH, list(things), GAP, SLACK) is None
    assert not is_clear(Card(CARD, 276_210, 244_000, 300), things[0], TOUCH)
    assert rest(start, LENGTH * GRAINS, list(things)) == (276_211, 244_000)


def test_a_hair_s_breadth_at_a_resting_place() -> None:
    start, things = card(200, 200, 30), [disc(230.21, 259.60, 5), disc(282.50, 247.60, 20)]
    found = slide(start, LENGTH, list(things), GAP, SLACK)
    assert found is not None
    assert found.shape == 1
    assert found.travel == pytest.approx(31_240_000, abs=5_000)
    assert not is_clear(Card(CARD, 216_660, 209_619, 300), things[0], TOUCH)
    assert rest(start, found.travel - 12 * MM * GRAINS, list(things)) == (216_660, 209_618)


# A card turns


def test_a_turn_is_clean_up_to_the_touch() -> None:
    start, salt = card(200, 200, 0), disc(200, 270, 20)
    assert turned(start, 43, salt) is None
    assert turned(start, 90, salt) == pytest.approx(43.06, abs=0.005)
    assert is_clear(card(200, 200, 90), salt, TOUCH)
    assert turned(start, -90, salt) == turned(start, 90, salt)
    assert slid(card(200, 200, 90), salt) == pytest.approx(5.99)


def test_turning_beside_a_book() -> None:
    start = card(200, 200, 0)
    book = polygon((-500, 100), (900, 100), (900, 158.5), (-500, 158.5))
    assert turned(start, 14.4, book) is None
    assert turned(start, -14.4, book) is None
    assert turned(start, 14.5, book) is not None
    assert turned(start, -14.5, book) == turned(start, 14.5, book)
    assert not is_clear(card(200, 200, 45), book, TOUCH)
    assert is_clear(card(200, 200, 180), book, TOUCH)


def test_room_to_turn_after_a_crash() -> None:
    """Twelve millimetres off a wall a half turn is clean; flush with it, not even a degree."""
    face = wall(300)
    assert turned(card(243.99, 200, 0), 180, face) is None
    assert turned(card(255.98, 200, 0), 1, face) is not None
    assert turned(card(300 - 44 - 10.125, 200, 0), 180, face) is None
    assert turned(card(300 - 44 - 10.11, 200, 0), 180, face) is not None


def test_the_place_of_a_touch_while_turning() -> None:
    found = turn(card(200, 200, 0), 900, [disc(200, 270, 20)], TOUCH)
    assert found is not None
    x, y = found.x / MM - 200, found.y / MM - 270
    assert (x * x + y * y) ** 0.5 == pytest.approx(20, abs=0.002)
    x, y = found.x / MM - 200, found.y / MM - 200
    assert (x * x + y * y) ** 0.5 == pytest.approx(54.11, abs=0.02)


def test_the_first_thing_met_while_turning_counts() -> None:
    left, right = disc(200, 270, 20), disc(195, 270, 20)
    for by, first in ((900, 0), (-900, 1)):
        found = turn(card(200, 200, 0), by, [left, right], TOUCH)
        assert found is not None
        assert found.shape == first


def test_no_turn_touches_nothing() -> None:
    thing = disc(200, 200, 20)
    assert turn(card(200, 200, 0), 0, [thing], TOUCH) is None
    assert not touches_turning(card(200, 200, 0), 0, thing, TOUCH)


def test_a_card_that_touches_already_touches_at_once() -> None:
    for by in (10, -10):
        for thing in (wall(244.01), disc(250, 200, 6)):
            found = turn(card(200, 200, 0), by, [thing], TOUCH)
            assert found is not None
            assert (found.travel, found.y) == (0, 200_000)


@pytest.mark.parametrize("by", [3_600, -3_600, 1_800, -1_800])
def test_a_half_turn_about_the_middle_sweeps_all_that_a_full_one_does(by: int) -> None:
    """A corner passes everywhere at 54.11 from the pivot."""
    for away, is_touched in ((54.12, True), (54.13, False)):
        for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            thing = disc(200 + x * (away + 1), 200 + y * (away + 1), 1)
            assert touches_turning(card(200, 200, 33.3), by, thing, TOUCH) is is_touched
            found = turn(card(200, 200, 33.3), by, [thing], TOUCH)
            assert (found is not None) is is_touched


def test_a_corner_of_a_thing_meets_a_side_of_the_card() -> None:
    spike = polygon((228, 280), (238, 235), (248, 280))
    found = turn(card(200, 200, 0), 900, [spike], TOUCH)
    assert found is not None
    assert (found.x, found.y) == (238_000, 235_000)


def test_corner_meets_corner() -> None:
    """Both as far from the pivot: the margin's disc around the thing's corner is met."""
    far = (44.0**2 + 31.5**2) ** 0.5
    spike = polygon((190, 300), (200, round(200 + far + 0.005, 3)), (210, 300))
    found = turn(card(200, 200, 0), 900, [spike], TOUCH)
    assert found is not None
    assert (found.x, found.y) == (200_000, round((200 + far + 0.005) * MM))


# A disc moves


def test_a_pod_meets_a_wall_and_slides_along_it() -> None:
    face = polygon((20, 0), (22, 0), (22, 30), (20, 30), unit=INCH)
    assert met(track(10, 10, 0, 12), face) == 8.8125
    assert met(track(18.8125, 10, 80, 3.1875), face) == 0
    assert met(track(18.8125, 10, 90, 3.1875), face) is None
    assert met(track(18.8125, 10, 100, 3.1875), face) is None


def test_a_pod_comes_onto_a_feature_and_leaves_it() -> None:
    feature = Disc(20 * INCH, 10 * INCH, 2 * INCH)
    over = stretch(track(10, 10, 0, 12), POD, feature, 0)
    assert over is not None
    assert (over.enter, over.leave) == (68_125_000, 131_875_000)
    onwards = stretch(track(22, 10, 0, 12), POD, feature, 0)
    assert onwards is not None
    assert onwards.enter < 0
    assert onwards.leave == 11_875_000


def test_everything_along_one_step() -> None:
    way = track(10, 10, 0, 18)
    small, large = pod(15, 10.5, 0.6), polygon((16, 8), (19, 8), (19, 12), (16, 12), unit=INCH)
    other, rock = pod(24, 9), pod(30, 10, 3)
    assert met(way, small) == pytest.approx(3.2839, abs=5e-5)
    over = stretch(way, POD, large, 0)
    assert over is not None
    assert (in_units(over.enter), in_units(over.leave)) == (48_125, 101_875)
    past = stretch(way, POD, other, 0)
    assert past is not None
    assert in_units(past.enter) == 118_458
    assert in_units(past.leave) == 161_542
    assert in_units(past.leave - past.enter) == 43_084
    assert met(way, rock) == 15.8125
    found = move(way, POD, [rock, other, large, small], DEEP)
    assert found is not None
    assert found.shape == 3


@pytest.mark.parametrize(
    ("y", "contact", "needs"), [(10, 7.625, 4.75), (11.5, 8.1586, 3.6827)], ids=["head-on", "aside"]
)
def test_what_it_takes_to_pass_a_pod(y: float, contact: float, needs: float) -> None:
    past = stretch(track(10, 10, 0, 12), POD, pod(20, y), 0)
    assert past is not None
    assert past.enter / GRAINS / INCH == pytest.approx(contact, abs=5e-5)
    assert (past.leave - past.enter) / GRAINS / INCH == pytest.approx(needs, abs=1e-4)


def test_inside_an_obstacle_one_ignores() -> None:
    through = stretch(track(10, 10, 0, 12), POD, pod(20, 10, 2.5), 0)
    assert through is not None
    assert through.enter == 63_125_000
    assert through.leave - through.enter == 73_750_000


def test_touching_is_not_leaving() -> None:
    """Four ten-thousandths off a feature: still within a thousandth, not half an inch on."""
    feature = Disc(20 * INCH, 10 * INCH, 2 * INCH)
    here = Disc(20 * INCH + 31_879, 10 * INCH, POD)
    assert disc_gap(here, feature) == 4_000
    away = Track(here.x, here.y, 0, HUNDREDTHS, 5_000)
    assert stretch(away, POD, feature, 0) is None
    left = stretch(away, POD, feature, 10_000)
    assert left is not None
    assert left.leave == 6_000
    back = Track(here.x, here.y, 18_000, HUNDREDTHS, 5_000)
    onto = stretch(back, POD, feature, 0)
    assert onto is not None
    assert onto.enter == 4_000


@pytest.mark.parametrize(
    ("depth", "is_met"),
    [
        pytest.param(9, False, id="less than the tolerance"),
        pytest.param(10, False, id="exactly the tolerance"),
        pytest.param(11, True, id="deeper"),
    ],
)
def test_a_graze_is_no_contact(depth: int, is_met: bool) -> None:
    """Beside a wall, and round a disc."""
    face = polygon((0, 0), (40, 0), (40, 9), (0, 9), unit=INCH)
    beside = Track(-5 * INCH, 9 * INCH + POD - depth, 0, HUNDREDTHS, 18 * INCH)
    assert (move(beside, POD, [face], DEEP) is not None) is is_met
    round_thing = Disc(5 * INCH, 9 * INCH, 2 * INCH)
    beside = Track(0, 11 * INCH + POD - depth, 0, HUNDREDTHS, 18 * INCH)
    assert (move(beside, POD, [round_thing], DEEP) is not None) is is_met


def test_a_point_goes_through_a_triangle() -> None:
    triangle = polygon((3, -3), (7, -3), (5, 3))
    way = Track(0, 0, 0, TENTHS, 10 * MM)
    through = stretch(way, 0, triangle, 0)
    assert through is not None
    assert (through.enter, through.leave) == (4_000_000, 6_000_000)
    assert stretch(Track(0, 0, 0, TENTHS, 3_999), 0, triangle, 0) is None
    assert stretch(Track(0, 0, 1800, TENTHS, 10 * MM), 0, triangle, 0) is None


def test_the_place_where_a_pod_touches() -> None:
    face = polygon((20, 0), (22, 0), (22, 30), (20, 30), unit=INCH)
    found = move(track(10, 10, 0, 12), POD, [face], DEEP)
    assert found is not None
    assert (found.x, found.y) == (200_000, 100_000)


def test_nothing_is_deeper_than_a_disc() -> None:
    with pytest.raises(AssertionError):
        stretch(track(0, 0, 0, 1), POD, pod(0, 0), -POD * GRAINS - 1)
    with pytest.raises(AssertionError):
        move(track(0, 0, 0, 1), POD, [pod(0, 0)], POD * GRAINS + 1)


def test_a_span_is_the_stretch_without_rounding() -> None:
    feature = Disc(20 * INCH, 11 * INCH, 3 * INCH)
    way = track(10, 10, 0, 12)
    enter, leave = span(way, POD, feature, 0)
    half = ((3 * INCH + POD) ** 2 - INCH**2) ** 0.5
    assert (enter, leave) == (10 * INCH - half, 10 * INCH + half)
    rounded = stretch(way, POD, feature, 0)
    assert rounded is not None
    assert rounded.enter == round(enter * GRAINS)
    enter, leave = span(way, POD, Disc(90 * INCH, 90 * INCH, INCH), 0)
    assert enter > leave
