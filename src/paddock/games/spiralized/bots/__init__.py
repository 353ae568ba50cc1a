"""Two players to race against, by the names they are asked for by."""

from typing import Final

from paddock.games.spiralized.bots.heuristic import driver, rookie

BOTS: Final = {"rookie": rookie, "driver": driver}
QUICK: Final = ("rookie", "driver")
"""They answer in less than it costs to ask them elsewhere."""
