"""Two pilots to race against, by the names they are asked for by."""

from typing import Final

from paddock.games.spin_out.bots.heuristic import driver, rookie

BOTS: Final = {"rookie": rookie, "driver": driver}
QUICK: Final = ("rookie",)
"""They answer in less than it costs to ask them elsewhere."""
