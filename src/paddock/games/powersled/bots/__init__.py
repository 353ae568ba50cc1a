"""Two pilots to race against, by the names they are asked for by, and why one does what it does."""

from typing import Final

from paddock.games.powersled.bots.heuristic import driver, rookie
from paddock.games.powersled.bots.reasons import advise

BOTS: Final = {"rookie": rookie, "driver": driver}
QUICK: Final = ("rookie", "driver")
"""They answer in less than it costs to ask them elsewhere."""
ADVISE: Final = advise
