"""Remake the stored records and transcripts:

    PYTHONPATH=src:tests python tests/games/pocket_rockets/golden.py

A record for each way a race can end, and two races as text. Read the diff before you commit it.
"""

from pathlib import Path
from typing import Final

from games.pocket_rockets.endings import FINISH, LAST, LIMIT, MAKERS, TIME, WRECK
from games.stored import Stored
from paddock.games.pocket_rockets import GAME
from paddock.table.table import Table

HERE = Path(__file__).parent
SEED: Final = 1

WANTED = [
    (FINISH, 1),
    (FINISH, 2),
    (FINISH, 4),
    (LAST, 2),
    (LAST, 3),
    (LAST, 5),
    (LAST, 6),
    (LAST, 7),
    (LAST, 8),
    (LIMIT, 2),
    (WRECK, 1),
    (TIME, 1),
]
TOLD = [(FINISH, 1), (LAST, 5)]
STORED = Stored(GAME, HERE, WANTED, TOLD)


def played(ending: str, seats: int) -> Table:
    return MAKERS[ending](seats, SEED)


if __name__ == "__main__":
    STORED.remake(played)
