"""The stored races of a game: a record for each way to end, and some of them told as text."""

from collections.abc import Callable, Sequence
from pathlib import Path

from paddock.core.game import Game
from paddock.table.record import Record
from paddock.table.replay import replay
from paddock.table.table import Table
from paddock.table.transcript import transcript

Kept = tuple[str, int]
"""How a stored race ends, and with how many seats."""


class Stored:
    """The races that a game wants to have stored below a folder, and those it wants told."""

    def __init__(
        self, game: Game, folder: Path, wanted: Sequence[Kept], told: Sequence[Kept]
    ) -> None:
        self.game = game
        self.wanted = wanted
        self.told = told
        self._records = folder / "records"
        self._transcripts = folder / "transcripts"

    def files(self) -> list[Path]:
        """The records that are there, wanted or not."""
        return sorted(self._records.glob("*.jsonl"))

    def kept(self) -> list[Kept]:
        """What the records that are there say by their names."""
        return [kept_in(file) for file in self.files()]

    def record_file(self, ending: str, seats: int) -> Path:
        return self._records / f"{ending}_{seats}.jsonl"

    def transcript_file(self, ending: str, seats: int) -> Path:
        return self._transcripts / f"{ending}_{seats}.txt"

    def told_again(self, ending: str, seats: int) -> str:
        """The race of a stored record as text."""
        record = Record.parse(self.record_file(ending, seats).read_bytes())
        return transcript(replay(record))

    def remake(self, played: Callable[[str, int], Table]) -> None:
        """Write every record and every text anew, from races played to these endings."""
        self._records.mkdir(exist_ok=True)
        self._transcripts.mkdir(exist_ok=True)
        for ending, seats in self.wanted:
            path = self.record_file(ending, seats)
            path.write_bytes(played(ending, seats).record().text().encode())
            print(f"wrote {path.name}")
        for ending, seats in self.told:
            path = self.transcript_file(ending, seats)
            path.write_bytes(self.told_again(ending, seats).encode())
            print(f"wrote {path.name}")


def kept_in(file: Path) -> Kept:
    """What a record's name says."""
    ending, _, seats = file.stem.rpartition("_")
    return ending, int(seats)
