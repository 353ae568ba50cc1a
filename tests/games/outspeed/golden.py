"""Remake the stored records and transcripts:

    PYTHONPATH=src:tests python tests/games/outspeed/golden.py

A record for each way a race can end, and two whole races as text. Each record is the first random
race, counting seeds from 0, that ends that way with that many seats.
"""

from itertools import count
from pathlib import Path

from games.outspeed.endings import (
    FINISHED,
    NOBODY_LEFT,
    SHARED,
    SURVIVED_BOARDS,
    SURVIVED_BONUS,
    SURVIVED_COSTS,
    ending_of,
    random_race,
    random_table,
)
from games.stored import Stored
from paddock.games.outspeed import GAME
from paddock.table.table import Table

HERE = Path(__file__).parent

WANTED = [
    (FINISHED, 3),
    (FINISHED, 4),
    (FINISHED, 5),
    (FINISHED, 6),
    (SHARED, 4),
    (SHARED, 6),
    (SURVIVED_BONUS, 3),
    (SURVIVED_COSTS, 3),
    (SURVIVED_COSTS, 5),
    (SURVIVED_BOARDS, 3),
    (SURVIVED_BOARDS, 4),
    (NOBODY_LEFT, 3),
    (NOBODY_LEFT, 4),
]
TOLD = [(FINISHED, 4), (FINISHED, 6)]
STORED = Stored(GAME, HERE, WANTED, TOLD)


def played(ending: str, seats: int) -> Table:
    """The first random race, counting seeds from 0, that ends so."""
    seed = next(seed for seed in count() if ending_of(random_race(seats, seed)) == ending)
    return random_table(seats, seed)


def main() -> None:
    STORED.remake(played)


if __name__ == "__main__":
    main()
