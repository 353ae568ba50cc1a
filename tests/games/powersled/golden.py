"""Remake the stored records and transcripts:

    PYTHONPATH=src:tests python tests/games/powersled/golden.py

A record for each way a race can end and each number of seats, and two races as text. Read the
diff before you commit it.
"""

from pathlib import Path
from typing import Final

from games.powersled.endings import ALL_OUT, FINISHED, MAKERS, RACED_ON, STOPPED, SURVIVED
from games.stored import Stored
from paddock.games.powersled import GAME
from paddock.table.table import Table

HERE = Path(__file__).parent
SEED: Final = 1

WANTED = [
    (FINISHED, 2),
    (FINISHED, 3),
    (FINISHED, 4),
    (FINISHED, 5),
    (FINISHED, 6),
    (RACED_ON, 3),
    (SURVIVED, 3),
    (ALL_OUT, 2),
    (STOPPED, 2),
]
TOLD = [(FINISHED, 3), (ALL_OUT, 2)]
STORED = Stored(GAME, HERE, WANTED, TOLD)


def played(ending: str, seats: int) -> Table:
    return MAKERS[ending](seats, SEED)


def main() -> None:
    STORED.remake(played)


if __name__ == "__main__":
    main()
