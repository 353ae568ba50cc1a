"""The six kinds of Bonus token, in the order of the supply."""

from typing import Final, TypeAlias

Token: TypeAlias = int
"""A kind of Bonus token."""
ELECTROMAGNET: Final[Token] = 0
ION_CANNON: Final[Token] = 1
FLAMETHROWER: Final[Token] = 2
FORCEFIELD: Final[Token] = 3
NITRO: Final[Token] = 4
FUEL_TANK: Final[Token] = 5
NO_TOKEN: Final[Token] = -1

AIMED: Final[tuple[int, ...]] = (ELECTROMAGNET, ION_CANNON, FLAMETHROWER)
"""Those that hit rivals."""

KEYS: Final[tuple[str, ...]] = (
    "electromagnet",
    "ion_cannon",
    "flamethrower",
    "forcefield",
    "nitro",
    "fuel_tank",
)
KINDS: Final = 6

NITRO_ZONES: Final = 1
TANK_FUEL: Final = 2
FLAME_PUSH: Final = 2
ION_DRAIN: Final = 2
MAGNET_PUSH_LEADERS: Final = 3
MAGNET_PUSH_BETWEEN: Final = 2


def count(tokens: list[int]) -> int:
    """How many tokens a pile of counts by kind holds."""
    total = 0
    for number in tokens:
        total += number
    return total


def draw_at(tokens: list[int], index: int) -> int:
    """Take the token at a place of the pile, counted through its kinds."""
    for kind in range(KINDS):
        if index < tokens[kind]:
            tokens[kind] -= 1
            return kind
        index -= tokens[kind]
    raise IndexError("the pile is smaller than that")
