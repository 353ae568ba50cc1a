"""Headings: our own sine, cosine and arc, and the way along a heading."""

from decimal import Decimal, localcontext
from math import pi

import pytest

from paddock.kit.geometry_angles import (
    Point,
    along,
    arc,
    cosine,
    heading_towards,
    in_units,
    shorter_way,
    sine,
)

TENTHS = 3600
HUNDREDTHS = 36000
PI = Decimal("3.14159265358979323846264338327950288419716939937510")
ACCURACY = Decimal("4e-16")


def true_sine(heading: int, turn: int) -> Decimal:
    """The sine by its series, to 30 digits."""
    with localcontext() as context:
        context.prec = 30
        x = 2 * PI * heading / turn
        total = term = x
        count = 1
        while abs(term) > Decimal("1e-28"):
            term *= -x * x / ((count + 1) * (count + 2))
            count += 2
            total += term
        return total


@pytest.mark.parametrize(
    ("turn", "step"),
    [pytest.param(TENTHS, 1, id="tenths"), pytest.param(HUNDREDTHS, 13, id="hundredths")],
)
def test_sine_and_cosine_are_exact_to_the_last_bits(turn: int, step: int) -> None:
    for heading in range(0, turn // 2 + 1, step):
        wrong = abs(Decimal(sine(heading, turn)) - true_sine(heading, turn))
        assert wrong < ACCURACY, heading
        assert cosine(heading - turn // 4, turn) == sine(heading, turn)


@pytest.mark.parametrize("turn", [TENTHS, HUNDREDTHS])
def test_quarter_turns_are_exact(turn: int) -> None:
    quarters = range(0, turn, turn // 4)
    assert [sine(heading, turn) for heading in quarters] == [0.0, 1.0, 0.0, -1.0]
    assert [cosine(heading, turn) for heading in quarters] == [1.0, 0.0, -1.0, 0.0]


def test_mirrored_and_turned_headings_have_the_same_digits() -> None:
    for heading in range(HUNDREDTHS // 8):
        s, c = sine(heading, HUNDREDTHS), cosine(heading, HUNDREDTHS)
        assert sine(-heading, HUNDREDTHS) == -s
        assert sine(HUNDREDTHS // 2 - heading, HUNDREDTHS) == s
        assert sine(HUNDREDTHS // 4 - heading, HUNDREDTHS) == c
        assert cosine(heading + HUNDREDTHS // 2, HUNDREDTHS) == -c
        assert sine(heading + 5 * HUNDREDTHS, HUNDREDTHS) == s


def test_the_arc_undoes_sine_and_cosine() -> None:
    for heading in range(0, HUNDREDTHS, 7):
        angle = arc(cosine(heading, HUNDREDTHS), sine(heading, HUNDREDTHS))
        assert abs(angle - 2 * pi * heading / HUNDREDTHS) < 2e-15, heading


def test_the_arc_of_nothing_is_nothing() -> None:
    assert arc(0.0, 0.0) == 0.0


@pytest.mark.parametrize(
    ("dx", "dy", "heading"),
    [
        (5, 0, 0),
        (3, 3, 450),
        (0, 2, 900),
        (-1, 0, 1800),
        (0, -9, 2700),
        (4, -4, 3150),
        (999, -1, 3599),
    ],
)
def test_the_heading_towards_a_point(dx: int, dy: int, heading: int) -> None:
    assert heading_towards(dx, dy, TENTHS) == heading


def test_a_heading_just_short_of_a_full_turn_is_none() -> None:
    assert heading_towards(99999, -1, TENTHS) == 0


@pytest.mark.parametrize(
    ("old", "new", "by"),
    [
        pytest.param(0, 900, 900, id="counter-clockwise"),
        pytest.param(0, 2700, -900, id="clockwise"),
        pytest.param(3500, 100, 200, id="across 0"),
        pytest.param(100, 3500, -200, id="back across 0"),
        pytest.param(0, 1800, 1800, id="a half turn goes counter-clockwise"),
        pytest.param(1800, 0, 1800, id="from anywhere"),
        pytest.param(0, 1801, -1799, id="a little more than half"),
        pytest.param(700, 700, 0, id="none"),
    ],
)
def test_a_turn_goes_the_shorter_way_round(old: int, new: int, by: int) -> None:
    assert shorter_way(old, new, TENTHS) == by


def test_the_way_along_a_heading_is_rounded_to_whole_units() -> None:
    assert along(200_000, 200_000, 300, TENTHS, 88_000_000) == Point(276_210, 244_000)


@pytest.mark.parametrize(("travel", "x"), [(499, 7), (500, 8), (-500, 7), (-501, 6), (1500, 9)])
def test_halves_are_rounded_upwards(travel: int, x: int) -> None:
    assert along(7, 0, 0, TENTHS, travel) == Point(x, 0)
    assert in_units(travel) == x - 7


def test_four_turns() -> None:
    """Spin-Out's worked example, in ten-thousandths of an inch and hundredths of a degree."""
    place, heading = Point(200_000, 200_000), 0
    places = []
    for by, length in ((2_000, 45_000), (4_500, 55_000), (500, 20_000)):
        heading += by
        place = along(place.x, place.y, heading, HUNDREDTHS, length * 1000)
        places.append((round(place.x / 10_000, 3), round(place.y / 10_000, 3)))
    assert places == [(24.229, 21.539), (26.553, 26.524), (27.237, 28.403)]


def test_points_are_equal_by_their_numbers() -> None:
    assert {Point(1, 2), Point(1, 2)} == {Point(1, 2)}
    assert Point(1, 2) != Point(2, 1)
    assert Point(1, 2) != (1, 2)
