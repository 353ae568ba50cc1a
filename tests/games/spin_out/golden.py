"""Remake the stored records and transcripts:

    PYTHONPATH=src:tests python tests/games/spin_out/golden.py

A record for each way a race can end, and two races as text. Read the diff before you commit it.
"""

from pathlib import Path
from typing import Final

from games.spin_out.endings import BRIBE, LAST, LINE, NOBODY, TIME, ended
from games.stored import Stored
from paddock.games.spin_out import GAME
from paddock.table.table import Table

HERE = Path(__file__).parent
SEED: Final = 1

WANTED = [
    (LINE, 1),
    (LINE, 3),
    (BRIBE, 4),
    (LAST, 2),
    (TIME, 2),
    (NOBODY, 5),
    (NOBODY, 6),
    (NOBODY, 7),
    (NOBODY, 8),
]
TOLD = [(LINE, 1), (NOBODY, 5)]
STORED = Stored(GAME, HERE, WANTED, TOLD)


def played(ending: str, seats: int) -> Table:
    return ended(ending, seats, SEED)


if __name__ == "__main__":
    STORED.remake(played)
