"""Remake the stored records and transcripts:

    PYTHONPATH=src:tests python tests/games/powersled/golden.py

A record for each way a race can end and each number of seats, and two races as text. Read the
diff before you commit it.
"""

from pathlib import Path
from typing import Final

from games.powersled.endings import ALL_OUT, FINISHED, MAKERS, RACED_ON, STOPPED, SURVIVED
from paddock.table.record import Record
from paddock.table.replay import replay
from paddock.table.transcript import transcript

HERE = Path(__file__).parent
RECORDS = HERE / "records"
TRANSCRIPTS = HERE / "transcripts"
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
        path = record_file(ending, seats)
        path.write_bytes(MAKERS[ending](seats, SEED).record().text().encode())
        print(f"wrote {path.name}")
    for ending, seats in TOLD:
        path = transcript_file(ending, seats)
        path.write_bytes(told_again(ending, seats).encode())
        print(f"wrote {path.name}")


if __name__ == "__main__":
    main()
