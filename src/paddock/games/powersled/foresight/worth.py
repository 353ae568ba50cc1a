"""What things are worth to a good player, in squares of progress."""

from typing import Final

from paddock.games.powersled.book.track import Track, shortest_lap
from paddock.games.powersled.foresight.odds import BROKEN, CRASHED, ONE_STEP, SPUN, TWO_STEPS, Odds
from paddock.games.powersled.foresight.paths import Path

STEP_PRICE: Final = 1.5
TWO_STEPS_PRICE: Final = 4.0
SPIN_PRICE: Final = 9.0
CRASH_PRICE: Final = 45.0
DAMAGE_PRICE: Final = 0.7
"""A point of damage; there is enough armor for a few."""


def progress(track: Track, start: int, path: Path) -> int:
    """How many squares nearer the finish a path leads, by the best legal way from there on."""
    return track.to_go[start] - track.to_go[path.end] + path.crossings * shortest_lap(track)


def price(odds: Odds) -> float:
    """What the risk costs on the average, in squares."""
    fates = odds.fates
    cost = (
        STEP_PRICE * fates[ONE_STEP]
        + TWO_STEPS_PRICE * fates[TWO_STEPS]
        + SPIN_PRICE * fates[SPUN]
        + CRASH_PRICE * (fates[CRASHED] + fates[BROKEN])
        + DAMAGE_PRICE * odds.damage
    )
    return cost / odds.whole
