"""Races kept in files: written so that nothing is lost, and taken up again."""

from pathlib import Path

from paddock.cli.voice import WrongUsage
from paddock.core.errors import BrokenRecord, PaddockError
from paddock.table.record import Record
from paddock.table.replay import resume
from paddock.table.table import Table


def save_race(table: Table, players: list[str], file: Path) -> str:
    """Write the record of a race that is over, or all it takes to go on; what to tell of it."""
    record = table.record() if table.over else table.pause(players)
    # Beside it first: whatever happens now, the race that was in the file is not lost.
    new = file.with_name(f"{file.name}.new") if file.is_file() else file
    new.write_text(record.text(), encoding="utf-8")
    if new != file:
        new.replace(file)
    if table.over:
        return f"The record is in {file}."
    return f"The race so far is in {file}. Go on with: paddock play --resume {file}"


def read_saved(file: Path, game: str | None) -> tuple[Table, list[str]]:
    """The table of a saved race as it was left, and who played each seat, if it says so."""
    try:
        record = Record.parse(file.read_bytes())
        if record.finished:
            raise WrongUsage(f"--resume: {file}: that race is over; `paddock replay` tells it")
        if game is not None and game != record.header["game"]:
            raise WrongUsage(f"--resume: {file} is a race of {record.header['game']}, not {game}")
        table = resume(record)
    except BrokenRecord as error:
        raise PaddockError(f"{file}: {error}") from None
    players = record.lines[-1]["players"]
    is_told = len(players) == table.seats and all(isinstance(name, str) for name in players)
    return table, players if is_told else []
