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
from paddock.table.record import Record
from paddock.table.replay import replay
from paddock.table.transcript import transcript

HERE = Path(__file__).parent
RECORDS = HERE / "records"
TRANSCRIPTS = HERE / "transcripts"

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


def record_file(ending: str, seats: int) -> Path:
    return RECORDS / f"{ending}_{seats}.jsonl"


def transcript_file(ending: str, seats: int) -> Path:
    return TRANSCRIPTS / f"{ending}_{seats}.txt"


def told_again(ending: str, seats: int) -> str:
    """The race of a stored record as text."""
    record = Record.parse(record_file(ending, seats).read_bytes())
    return transcript(replay(record))


def main() -> None:
    RECORDS.mkdir(exist_ok=True)
    TRANSCRIPTS.mkdir(exist_ok=True)
    for ending, seats in WANTED:
        seed = next(seed for seed in count() if ending_of(random_race(seats, seed)) == ending)
        path = record_file(ending, seats)
        path.write_bytes(random_table(seats, seed).record().text().encode())
        print(f"wrote {path.name}, seed {seed}")
    for ending, seats in TOLD:
        path = transcript_file(ending, seats)
        path.write_bytes(told_again(ending, seats).encode())
        print(f"wrote {path.name}")


if __name__ == "__main__":
    main()
