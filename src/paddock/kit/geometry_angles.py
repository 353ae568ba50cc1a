"""Headings, and sine, cosine and arc by our own arithmetic.

A heading is a whole number of parts of a full turn, counter-clockwise from +x; a game says how
many parts its turn has (`turn`: 3600 tenths of a degree, 36000 hundredths), a multiple of four.

Libraries of two machines may differ in the last bit of a sine, and a replay must not. So nothing
here but + − × ÷ and a table, which IEEE 754 fixes to the last bit. Multiples of a quarter turn are
exact, and mirrored or quarter-turned headings have the very same digits.
"""

from math import floor
from typing import Final

from paddock.core.protocol import Value

GRAINS: Final = 1000
"""Positions are whole units of the game; what is measured, whole thousandths of one: grains."""

SPREAD: Final = 1_000_003
"""Keeps points of one table apart in a dictionary."""

QUARTER: Final = 1.5707963267948966
# The terms of the series of sine and cosine: plus and minus 1/n!
S3: Final = -0.16666666666666666
S5: Final = 0.008333333333333333
S7: Final = -0.0001984126984126984
S9: Final = 2.7557319223985893e-06
S11: Final = -2.505210838544172e-08
S13: Final = 1.6059043836821613e-10
S15: Final = -7.647163731819816e-13
S17: Final = 2.8114572543455206e-15
C2: Final = -0.5
C4: Final = 0.041666666666666664
C6: Final = -0.001388888888888889
C8: Final = 2.48015873015873e-05
C10: Final = -2.755731922398589e-07
C12: Final = 2.08767569878681e-09
C14: Final = -1.1470745597729725e-11
C16: Final = 4.779477332387385e-14
ARC_STEPS: Final = 8.0
ARCS: Final[tuple[float, ...]] = (
    0.0,
    0.12435499454676144,
    0.24497866312686414,
    0.35877067027057225,
    0.4636476090008061,
    0.5585993153435624,
    0.6435011087932844,
    0.7188299996216245,
    0.7853981633974483,
)
"""The angles whose tangents are 0, 1/8, 2/8 … 1."""


class Point(Value):
    """A place on the table, in whole units."""

    def __init__(self, x: int, y: int) -> None:
        self.x = x
        self.y = y

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Point) and self.x == other.x and self.y == other.y

    def __hash__(self) -> int:
        # Not by `hash`, which nothing in the engine may call.
        return self.x * SPREAD + self.y


def nearest(value: float) -> int:
    """The nearest whole number, halves upwards."""
    return floor(value + 0.5)


def in_grains(length: float) -> int:
    """A measured length as it leaves the kit."""
    return floor(length * 1000.0 + 0.5)


def in_units(grains: int) -> int:
    """The nearest whole unit, halves upwards."""
    return (2 * grains + GRAINS) // (2 * GRAINS)


def sine(heading: int, turn: int) -> float:
    """The sine of a heading; off by less than 4e-16."""
    quarters = 4 * (heading % turn)
    quarter = quarters // turn
    rest = quarters - quarter * turn
    if quarter % 2 == 1:
        rest = turn - rest
    size = _sine_of_part(rest, turn)
    return size if quarter < 2 else -size


def cosine(heading: int, turn: int) -> float:
    """The cosine of a heading; off by less than 4e-16."""
    return sine(heading + turn // 4, turn)


def _sine_of_part(part: int, whole: int) -> float:
    """The sine of a part of the first quarter turn: the series is short up to its half."""
    if 2 * part <= whole:
        x = part * QUARTER / whole
        z = x * x
        rest = S9 + z * (S11 + z * (S13 + z * (S15 + z * S17)))
        return x + x * z * (S3 + z * (S5 + z * (S7 + z * rest)))
    x = (whole - part) * QUARTER / whole
    z = x * x
    rest = C8 + z * (C10 + z * (C12 + z * (C14 + z * C16)))
    return 1.0 + z * (C2 + z * (C4 + z * (C6 + z * rest)))


def arc(x: float, y: float) -> float:
    """The angle of (x, y) from +x, counter-clockwise, in radians from 0 to a full turn."""
    width = abs(x)
    height = abs(y)
    if width == 0.0 and height == 0.0:
        return 0.0
    angle = _small_arc(height / width) if height <= width else QUARTER - _small_arc(width / height)
    if x < 0.0:
        angle = 2.0 * QUARTER - angle
    return 4.0 * QUARTER - angle if y < 0.0 else angle


def _small_arc(tangent: float) -> float:
    """The angle of a tangent from 0 to 1: the nearest of the table, and a short series."""
    step = floor(tangent * ARC_STEPS + 0.5)
    known = step / ARC_STEPS
    x = (tangent - known) / (1.0 + tangent * known)
    z = x * x
    return ARCS[step] + x * (
        1.0 - z * (1.0 / 3.0 - z * (0.2 - z * (1.0 / 7.0 - z * (1.0 / 9.0 - z * (1.0 / 11.0)))))
    )


def heading_towards(dx: int, dy: int, turn: int) -> int:
    """The heading that points along (dx, dy) most nearly."""
    return nearest(arc(float(dx), float(dy)) / (4.0 * QUARTER) * turn) % turn


def shorter_way(old: int, new: int, turn: int) -> int:
    """How far to turn from one heading to another, counter-clockwise positive.

    The shorter way round; an exact half turn goes counter-clockwise.
    """
    ahead = (new - old) % turn
    return ahead if 2 * ahead <= turn else ahead - turn


def along(x: int, y: int, heading: int, turn: int, travel: int) -> Point:
    """The whole point so many grains from (x, y) along a heading.

    Only the way is rounded, not the sum: so a moved table moves the result with it, exactly.
    """
    way = travel / 1000.0
    return Point(
        x + nearest(way * cosine(heading, turn)),
        y + nearest(way * sine(heading, turn)),
    )
