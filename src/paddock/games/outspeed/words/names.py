"""The names that players use for routes, tokens and sides."""

from collections.abc import Sequence
from typing import Final

from paddock.core.phrase import Place
from paddock.games.outspeed.book.tokens import (
    FLAME_PUSH,
    ION_DRAIN,
    KINDS,
    MAGNET_PUSH_BETWEEN,
    MAGNET_PUSH_LEADERS,
    NITRO_ZONES,
    TANK_FUEL,
)
from paddock.kit.words import join, plural

ROUTE_NAMES: Final[tuple[str, ...]] = ("left", "middle", "right")
ROUTE_SIGNS: Final[tuple[str, ...]] = ("●", "▲", "■")
FORCEFIELD_HERE: Final = "a Forcefield stops every ship that enters (OS-037)"
REAR_EDGE: Final = "the rear edge: whoever is pushed over it is out (OS-075)"
FRONT_EDGE: Final = (
    "the front edge: beyond it a new board is laid and the rear one goes (OS-072, OS-073)"
)
LOW_FUEL: Final = 2
LOW: Final = "Low: at 0 you are out."
TOKEN_NAMES: Final[tuple[str, ...]] = (
    "Electromagnet",
    "Ion Cannon",
    "Flamethrower",
    "Forcefield",
    "Nitro",
    "Fuel Tank",
)
TOKEN_DEEDS: Final[tuple[str, ...]] = (
    "leaders back 3, those between back 2",
    "every Ship in front loses 2 fuel",
    "the next Ships in front go back 2",
    "a marker here stops whoever enters",
    "forward 1 zone",
    "gain 2 fuel",
)
TOKEN_TEXTS: Final[tuple[str, ...]] = (
    f"Pulls the leaders back {MAGNET_PUSH_LEADERS} zones, "
    f"those between back {MAGNET_PUSH_BETWEEN}.",
    f"Every ship ahead of you loses {ION_DRAIN} fuel.",
    f"Drives the next ships ahead back {FLAME_PUSH} zones.",
    "Leaves a marker here: it stops every ship that enters.",
    f"You go {plural(NITRO_ZONES, 'zone')} forward, for free.",
    f"You gain {TANK_FUEL} fuel.",
)
TOKEN_RULES: Final[tuple[str, ...]] = ("OS-032", "OS-030", "OS-028", "OS-036", "OS-026", "OS-027")


def zone(number: int) -> Place:
    """Zone 12."""
    return Place(str(number), f"zone {number}")


def zone_number(number: int) -> Place:
    """12, where it is clear that zones are meant."""
    return Place(str(number), str(number))


def tokens_in_words(counts: Sequence[int]) -> str:
    """2 Nitro and 1 Fuel Tank."""
    return join([f"{counts[kind]} {TOKEN_NAMES[kind]}" for kind in range(KINDS) if counts[kind]])
