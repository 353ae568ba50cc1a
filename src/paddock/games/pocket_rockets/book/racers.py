"""The eight racers, their powers, and the sizes of what lies on the table.

Lengths are whole thousandths of a millimetre, headings whole tenths of a degree.
"""

from typing import Final, TypeAlias

from paddock.kit.geometry import Footprint
from paddock.kit.geometry_angles import GRAINS

MM: Final = 1000
"""PR-170 A millimetre in the unit of positions."""
TURN: Final = 3600
"""PR-170 A full turn in the unit of headings."""

Power: TypeAlias = int

BOOST: Final[Power] = 0
CANNON: Final[Power] = 1
TRANSWARP: Final[Power] = 2
AURA: Final[Power] = 3
POWERS: Final[tuple[str, ...]] = ("boost", "cannon", "transwarp", "aura")
"""PR-003 What stands for the powers in files and choices."""
NO_RACER: Final = -1
NO_POWER: Final = -1

RACERS: Final[tuple[Power, ...]] = (BOOST, BOOST, CANNON, CANNON, TRANSWARP, TRANSWARP, AURA, AURA)
"""The power of each racer card."""
OF_EACH_POWER: Final = 2
COLOURS: Final[tuple[str, ...]] = (
    "red",
    "blue",
    "grey",
    "yellow",
    "white",
    "violet",
    "orange",
    "green",
)

CARD_LENGTH: Final = 88 * MM
CARD_WIDTH: Final = 63 * MM
SLIDE: Final = CARD_LENGTH
"""PR-043 A slide is a card long."""
FRONT: Final = CARD_LENGTH // 2
SIZE: Final = Footprint(FRONT, FRONT, CARD_WIDTH // 2, CARD_WIDTH // 2, TURN)
"""The pivot is the card's middle."""

SLACK: Final = 1
"""PR-171 A millionth of a millimetre, in grains, in favour of touching and reaching."""
TOUCH_GAP: Final = MM // 100 * GRAINS
"""PR-061 Two footprints touch at this gap, in grains."""
SPAN: Final = 200 * MM
"""PR-110 A hand's span."""
REACH: Final = SPAN * GRAINS + SLACK
REBOUND: Final = 12 * MM
SMALL_REBOUND: Final = MM // 2
"""PR-068, PR-R17 How far a racer comes back from what it ran into; the second is an option."""

START_SETBACK: Final = MM // 2
LANE_PITCH_MOST: Final = 110 * MM
LANE_PITCH_LEAST: Final = 75 * MM

HIGHEST_BID: Final = 4
BIDS: Final = HIGHEST_BID + 1
DEAD_ROUNDS_BEFORE_LOTS: Final = 3
EQUAL_THROWS: Final = 10
"""PR-142 So many equal throws, and the attack comes to nothing."""
DEFAULT_CAP: Final = 150
LEAST_CAP: Final = 20
MOST_CAP: Final = 999
LEVEL: Final = MM // 100 * GRAINS
"""PR-161 Racers are level within this, in grains."""

HEADING_STEP: Final = 150
"""Headings are offered in steps of 15 degrees; any tenth is accepted."""


def power_of(racer: int) -> Power:
    """PR-003 The power on a racer's card; none before a racer was picked."""
    return NO_POWER if racer == NO_RACER else RACERS[racer]
