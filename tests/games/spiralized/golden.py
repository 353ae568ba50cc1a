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
from games.stored import Stored
from paddock.games.spiralized import GAME
from paddock.games.spiralized.state import Spiralized
from paddock.table.census import census
from paddock.table.table import Table

HERE = Path(__file__).parent
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
STORED = Stored(GAME, HERE, WANTED, TOLD)


def counted_positions() -> list[dict[str, Any]]:
    """The positions of the census."""
    found: list[dict[str, Any]] = tomllib.loads(CENSUS.read_text("utf-8"))["position"]
    return found


def race_of(entry: dict[str, Any]) -> Spiralized:
    """A position of the census, after the dice and answers that lead to it."""
    race = position(entry.get("choices", {}), **entry["places"])
    play(race, *entry.get("answers", []), dice=entry.get("dice", ""))
    return race


def played(ending: str, seats: int) -> Table:
    return MAKERS[ending](seats, SEED)


def main() -> None:
    STORED.remake(played)
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
