"""Lengths and limits, in ten-thousandths of an inch and hundredths of a degree (SO-068)."""

from typing import Final

INCH: Final = 10_000
TURN: Final = 36_000
DEGREE: Final = 100
RADIUS: Final = 11_875
"""SO-002, SO-R01 Half of 2 3/8 inches."""
TOLERANCE: Final = 10
"""SO-R03 A thousandth of an inch."""
SAME_WAY: Final = 0.01
"""SO-074 Contacts within a millionth of an inch are at the same place."""
BLAST: Final = 6 * INCH
"""SO-077 From base to base."""

DIE: Final = 6
SMOKE: Final = 15
FATAL: Final = 20
HAND_LIMIT: Final = 5
OPENING_HAND: Final = 2
TOP_SPEED: Final = 12
TOP_OVERRIDE: Final = 18
BURN: Final = 2
FREE_TURNS: Final = 2
MOST_STEPS: Final = 40
LEAST_PART: Final = INCH // 10
MOST_PAUSES: Final = 8
MOST_GAME_TURNS: Final = 80
LEAST_SEATS: Final = 1
MOST_SEATS: Final = 8

SPOT_REPAIR: Final = 1
STANDING_REPAIR: Final = 2
TEN_REPAIR: Final = 2
TERRAIN_DAMAGE: Final = 1
