"""Two players to race against, by the names they are asked for by, and why one does so."""

from typing import Final

from paddock.games.spiralized.bots.heuristic import driver, rookie
from paddock.games.spiralized.bots.reasons import advise

BOTS: Final = {"rookie": rookie, "driver": driver}
QUICK: Final = ("rookie", "driver")
"""They answer in less than it costs to ask them elsewhere."""
ADVISE: Final = advise
