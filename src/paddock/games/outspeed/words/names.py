"""The names that players use for routes, tokens and sides."""

from collections.abc import Sequence
from typing import Final

from paddock.games.outspeed.book.tokens import KINDS
from paddock.kit.words import join

ROUTE_NAMES: Final[tuple[str, ...]] = ("left", "middle", "right")
ROUTE_SIGNS: Final[tuple[str, ...]] = ("●", "▲", "■")
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


def tokens_in_words(counts: Sequence[int]) -> str:
    """2 Nitro and 1 Fuel Tank."""
    return join([f"{counts[kind]} {TOKEN_NAMES[kind]}" for kind in range(KINDS) if counts[kind]])
