"""What players call things."""

from typing import Final

from paddock.core.phrase import Part, Seat
from paddock.games.pocket_rockets.book.racers import MM, NO_RACER, SLIDE, power_of
from paddock.games.pocket_rockets.rules.driving import BY_OBSTACLE, BY_RACER

POWER_NAMES: Final = ("2X Boost", "Cannon", "Transwarp", "Power Aura")
RACER_NAMES: Final = (
    "Red Comet",
    "Blue Meteor",
    "Iron Wasp",
    "Brass Hornet",
    "Ghost Lantern",
    "Violet Mirage",
    "Sun Medusa",
    "Green Halo",
)
POWER_TEXTS: Final = (
    "twice the highest bid in moves",
    "throw against one racer within a hand's span ahead",
    "change places with any racer",
    "throw against all racers within a hand's span, at a risk",
)
_PARTS: Final = (
    "a little way",
    "a quarter of its length",
    "half its length",
    "three quarters of its length",
    "nearly its length",
)
HANDS: Final = ("rock", "paper", "scissors")


def racer_name(racer: int) -> str:
    """Red Comet (2X Boost)."""
    if racer == NO_RACER:
        return "no racer yet"
    return f"{RACER_NAMES[racer]} ({POWER_NAMES[power_of(racer)]})"


def degrees(tenths: int) -> str:
    """12.5°."""
    return f"{tenths / 10:g}°"


def millimetres(thousandths: int) -> str:
    """33.99 mm."""
    return f"{_short(thousandths)} mm"


def way(length: int) -> str:
    """How far a slide goes, as one sees it: a card's length, or about so much of it."""
    if length >= SLIDE:
        return "a card's length"
    nearest = len(_PARTS) - 1
    return _PARTS[(2 * nearest * length + SLIDE) // (2 * SLIDE)]


def _short(thousandths: int) -> str:
    return f"{thousandths / MM:.2f}".rstrip("0").rstrip(".")


def thing(cause: int, which: int, name: str) -> Part:
    """What was touched."""
    if cause == BY_OBSTACLE:
        return f"the {name}"
    return Seat(which) if cause == BY_RACER else "the edge of the table"


def line_name(line: int, lines: int) -> str:
    """The gates by their letters, and the finish."""
    return "the finish" if line == lines - 1 else f"gate {gate_letter(line)}"


def gate_letter(gate: int) -> str:
    """A to Z, then a on."""
    return chr(ord("A") + gate) if gate < 26 else chr(ord("a") + gate - 26)
