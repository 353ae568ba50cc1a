"""Pilots to race against, by the names they are asked for by.

All drivers plan alike; their hands differ: by how many degrees one errs when it turns a card.
"""

from typing import Final

from paddock.games.pocket_rockets.bots.heuristic import driver_with, rookie
from paddock.games.pocket_rockets.bots.reasons import DRIVERS_HAND, advise

BOTS: Final = {
    "rookie": rookie,
    "driver": driver_with(DRIVERS_HAND),
    "expert": driver_with(0),
    "skilled": driver_with(20),
    "beginner": driver_with(60),
}
QUICK: Final = ("rookie",)
"""They answer in less than it costs to ask them elsewhere."""
ADVISE: Final = advise
