"""Paddock: tabletop racing games, one rules engine for people, bots and learners.

race = paddock.new("outspeed", seats=4, seed=7)
while not race.over:
    for decision in race.decisions():
        race.answer(decision.seat, decision.options()[0])
race.standings(); race.record(); race.view(0)
race.copy(); race.redeal(seat=0, seed=1)
paddock.resume(race.record(), until=20)
"""

from collections.abc import Iterable
from os import PathLike
from pathlib import Path

from paddock.core.errors import PaddockError, Refused
from paddock.table.record import Record
from paddock.table.replay import replay, verify
from paddock.table.replay import resume as _resume
from paddock.table.table import Table, new

__version__ = "0.1.0"

__all__ = [
    "PaddockError",
    "Record",
    "Refused",
    "Table",
    "__version__",
    "new",
    "replay",
    "resume",
    "verify",
]


def resume(
    record: Record | PathLike[str] | str | bytes | Iterable[str], until: int | None = None
) -> Table:
    """A table that plays on from a record: after the numbered answer, or from where it stops.

    A record, the path of its file, its text or its lines; of a race that is over or was saved. It
    goes on with the luck of that race: the same answers bring the same rolls. A copy of it has
    luck of its own.
    """
    return _resume(Path(record).read_bytes() if isinstance(record, PathLike) else record, until)
