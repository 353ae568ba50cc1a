"""Numbers: whole ten-thousandths of an inch at rest, 28 decimal digits on the way (SO-068)."""

from decimal import ROUND_FLOOR, Decimal
from functools import cache
from typing import NamedTuple

INCH = 10_000
DEGREE = 100
FULL_TURN = 360 * DEGREE
QUARTER = 90 * DEGREE
RADIUS = 11_875
"""SO-R01: half of 2 3/8 inch."""
TAU = 10
"""SO-070: 0.001 inch."""
SAME = Decimal("0.01")
"""SO-074: 1e-6 inch."""
PI = Decimal("3.1415926535897932384626433833")
HALF = Decimal("0.5")
NOISE = Decimal("1e-20")
TERMS = 15


class Vector(NamedTuple):
    x: Decimal
    y: Decimal


def nearest(value: Decimal) -> int:
    """The nearest whole ten-thousandth, halves upwards."""
    return int((value + HALF).to_integral_value(ROUND_FLOOR))


def sine_and_cosine(angle: Decimal) -> tuple[Decimal, Decimal]:
    """By the series, for at most a quarter turn."""
    sine = cosine = Decimal(0)
    term = Decimal(1)
    for power in range(2 * TERMS):
        sign = -1 if power % 4 >= 2 else 1
        if power % 2:
            sine += sign * term
        else:
            cosine += sign * term
        term = term * angle / (power + 1)
    return snapped(sine), snapped(cosine)


def snapped(value: Decimal) -> Decimal:
    """A half is a half: the sine of 30° is no 0.4999."""
    return HALF if abs(value - HALF) < NOISE else value


@cache
def direction(heading: int) -> Vector:
    """SO-066: anticlockwise, 0 = +x; exact at multiples of 90°."""
    quarters, rest = divmod(heading % FULL_TURN, QUARTER)
    if rest:
        sine, cosine = sine_and_cosine(PI * rest / (180 * DEGREE))
    else:
        sine, cosine = Decimal(0), Decimal(1)
    for _ in range(quarters):
        sine, cosine = cosine, -sine
    return Vector(cosine, sine)
