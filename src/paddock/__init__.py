"""Paddock: tabletop racing games, one rules engine for people, bots and learners.

race = paddock.new("outspeed", seats=4, seed=7)
while not race.over:
    for decision in race.decisions():
        race.answer(decision.seat, decision.options()[0])
race.standings(); race.record(); race.view(0)
"""

from paddock.core.errors import PaddockError, Refused
from paddock.table.record import Record
from paddock.table.replay import replay, verify
from paddock.table.table import Table, new

__version__ = "0.1.0"

__all__ = ["PaddockError", "Record", "Refused", "Table", "__version__", "new", "replay", "verify"]
