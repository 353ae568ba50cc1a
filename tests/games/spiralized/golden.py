"""Remake the stored records, transcripts and the numbers of the census:

    PYTHONPATH=src:tests python tests/games/spiralized/golden.py

A record for each way a race can end, two races as text, and the continuations of the positions in
`census.toml` (whose positions are written by hand). Read the diff before you commit it.
"""

import re
import tomllib
from pathlib import Path
from typing import Any, Final

from games.spiralized.endings import ALL_HOME, ALL_LEFT, MAKERS, STALLED
from games.spiralized.positions import play, position
from paddock.games.spiralized.state import Spiralized
from paddock.table.census import census
from paddock.table.record import Record
from paddock.table.replay import replay
from paddock.table.transcript import transcript

HERE = Path(__file__).parent
RECORDS = HERE / "records"
TRANSCRIPTS = HERE / "transcripts"
CENSUS = HERE / "census.toml"
DEPTH: Final = 3
SEED: Final = 1

WANTED = [
    (ALL_HOME, 2),
    (ALL_HOME, 3),
    (ALL_HOME, 4),
    (ALL_HOME, 5),
    (ALL_HOME, 6),
    (STALLED, 2),
    (STALLED, 3),
    (ALL_LEFT, 3),
    (ALL_LEFT, 5),
]
TOLD = [(ALL_HOME, 2), (ALL_LEFT, 5)]


def record_file(ending: str, seats: int) -> Path:
    return RECORDS / f"{ending}_{seats}.jsonl"


def transcript_file(ending: str, seats: int) -> Path:
    return TRANSCRIPTS / f"{ending}_{seats}.txt"


def told_again(ending: str, seats: int) -> str:
    """The race of a stored record as text."""
    record = Record.parse(record_file(ending, seats).read_bytes())
    return transcript(replay(record))


def counted_positions() -> list[dict[str, Any]]:
    """The positions of the census."""
    found: list[dict[str, Any]] = tomllib.loads(CENSUS.read_text("utf-8"))["position"]
    return found


def race_of(entry: dict[str, Any]) -> Spiralized:
    """A position of the census, after the dice and answers that lead to it."""
    race = position(entry.get("choices", {}), **entry["places"])
    play(race, *entry.get("answers", []), dice=entry.get("dice", ""))
    return race


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
    counts = iter([census(race_of(entry), DEPTH) for entry in counted_positions()])
    text = re.sub(
        r"^continuations = .*$",
        lambda _: f"continuations = {next(counts)}",
        CENSUS.read_text("utf-8"),
        flags=re.M,
    )
    CENSUS.write_text(text, "utf-8")
    print(f"wrote {CENSUS.name}")


if __name__ == "__main__":
    main()
