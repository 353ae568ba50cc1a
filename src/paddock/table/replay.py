"""Playing a record again: to look at any moment of it, to go on from there, to check it."""

from collections.abc import Iterable
from typing import Any

from paddock import games
from paddock.core.errors import BrokenData, BrokenRecord, PaddockError, Refused
from paddock.table.luck import Luck
from paddock.table.record import FORMAT, Record
from paddock.table.table import Table

NO_RESULT = "the record ends here, without a result"


def replay(record: Record, until: int | None = None) -> Table:
    """The table after the numbered answer, or at the end, played again from the start.

    Raises BrokenRecord at the first line that does not play out as it says.
    """
    header, answers, last = record.lines[0], record.answers, record.lines[-1]
    try:
        luck = record.luck
    except BrokenData as error:
        raise BrokenRecord(len(record.lines), str(error)) from None
    if luck is None:
        raise BrokenRecord(len(record.lines) + 1, f"{NO_RESULT} and without its luck")
    if luck.commitment != header["luck"]:
        raise BrokenRecord(len(record.lines), "the luck is not the one committed to in line 1")
    table = _table(header, luck)
    _same_state(1, header, table)
    if header.get("branch", {}).get("answers", 0) > len(answers):
        raise BrokenRecord(1, "it branches off after more answers than it has")
    upto = len(answers) if until is None else max(0, min(until, len(answers)))
    for number, line in enumerate(answers[:upto], 2):
        if table.over:
            raise BrokenRecord(number, "the race is over before this answer")
        if line["kind"] == "answer" and table.sealed(line["seat"]) is not None:
            raise BrokenRecord(number, "this seat has already answered")
        try:
            table.follow(line)
        except (Refused, BrokenData) as error:
            raise BrokenRecord(number, f"this answer is refused: {error}") from None
        _same_state(number, line, table)
    if upto == len(answers):
        if record.finished:
            _same_result(len(record.lines), last, table)
        _same_state(len(record.lines), last, table)
    return table


def resume(record: Record | str | bytes | Iterable[str], until: int | None = None) -> Table:
    """A table that plays on from a record: after the numbered answer, or from where it stops.

    A record, its text, or its lines; of a race that is over or was saved. It goes on with the
    luck of that race: the same answers bring the same rolls.
    """
    if not isinstance(record, Record):
        whole = record if isinstance(record, str | bytes) else "".join(map(_line, record))
        record = Record.parse(whole)
    number = len(record.answers)
    if until is not None and not 0 <= until <= number:
        raise PaddockError(f"The record has {number} answers, so it resumes after 0 to {number}.")
    table = replay(record, until)
    if table.over:
        why = f"say after which of its {number} answers to play on"
        raise PaddockError(f"The race is over where the record ends; {why} (until).")
    return table


def verify(content: str | bytes) -> str:
    """ "" when a record is whole, plays out as it says and its luck is the one committed to."""
    try:
        record = Record.parse(content)
        replay(record)
        if not record.finished:
            raise BrokenRecord(len(record.lines), "the race was saved here and is not over")
    except BrokenRecord as error:
        return str(error)
    return ""


def _line(line: str) -> str:
    return line if line.endswith("\n") else line + "\n"


def _table(header: dict[str, Any], luck: Luck) -> Table:
    """The table before the first answer."""
    try:
        game = games.find(header["game"])
        if header["format"] != FORMAT:
            raise BrokenData("format", f"{header['format']}, but this Paddock reads {FORMAT}")
        if header["version"] != game.version:
            why = f"played under version {header['version']} of the rules; this is {game.version}"
            raise BrokenData("version", why)
        names, branch = header["names"], header.get("branch")
        return Table(game, len(names), luck, header["config"], names, branch)
    except PaddockError as error:
        raise BrokenRecord(1, str(error)) from None


def _same_result(number: int, line: dict[str, Any], table: Table) -> None:
    if not table.over:
        raise BrokenRecord(number, "the race is not over where the record ends")
    if table.codec.dump(table.standings()) != line["standings"]:
        raise BrokenRecord(number, "the race ends differently from this result")


def _same_state(number: int, line: dict[str, Any], table: Table) -> None:
    if table.state_hash() != line["state"]:
        raise BrokenRecord(number, "the race stands differently after this line")
