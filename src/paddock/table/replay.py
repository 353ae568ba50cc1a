"""Playing a record again: to look at any moment of it, and to check that it is true."""

from typing import Any

from paddock import games
from paddock.core.errors import BrokenData, BrokenRecord, PaddockError, Refused
from paddock.table.luck import Luck
from paddock.table.record import FORMAT, Record
from paddock.table.table import Table


def replay(record: Record, until: int | None = None) -> Table:
    """The table after the numbered answer, or at the end, played again from the start.

    Raises BrokenRecord at the first line that does not play out as it says.
    """
    if not record.finished:
        raise BrokenRecord(len(record.lines) + 1, "the record ends here, without a result")
    header, *answers, result = record.lines
    try:
        luck = Luck.revealed(result["luck"])
    except BrokenData as error:
        raise BrokenRecord(len(record.lines), str(error)) from None
    if luck.commitment != header["luck"]:
        raise BrokenRecord(len(record.lines), "the luck is not the one committed to in line 1")
    try:
        game = games.find(header["game"])
        if header["format"] != FORMAT:
            raise BrokenData("format", f"{header['format']}, but this Paddock reads {FORMAT}")
        if header["version"] != game.version:
            why = f"played under version {header['version']} of the rules; this is {game.version}"
            raise BrokenData("version", why)
        table = Table(game, len(header["names"]), luck, header["config"], header["names"])
    except PaddockError as error:
        raise BrokenRecord(1, str(error)) from None
    _same_state(1, header, table)
    upto = len(answers) if until is None else max(0, min(until, len(answers)))
    for number, line in enumerate(answers[:upto], 2):
        if table.over:
            raise BrokenRecord(number, "the race is over before this answer")
        if line["seat"] in table.locked():
            raise BrokenRecord(number, "this seat has already answered")
        try:
            if line["kind"] == "leave":
                table.leave(line["seat"])
            else:
                table.answer(line["seat"], table.codec.load_action(line["action"]))
        except (Refused, BrokenData) as error:
            raise BrokenRecord(number, f"this answer is refused: {error}") from None
        _same_state(number, line, table)
    if upto == len(answers):
        if not table.over:
            raise BrokenRecord(len(record.lines), "the race is not over where the record ends")
        if table.codec.dump(table.standings()) != result["standings"]:
            raise BrokenRecord(len(record.lines), "the race ends differently from this result")
        _same_state(len(record.lines), result, table)
    return table


def _same_state(number: int, line: dict[str, Any], table: Table) -> None:
    if table.state_hash() != line["state"]:
        raise BrokenRecord(number, "the race stands differently after this line")


def verify(content: str | bytes) -> str:
    """ "" when a record is whole, plays out as it says and its luck is the one committed to."""
    try:
        replay(Record.parse(content))
    except BrokenRecord as error:
        return str(error)
    return ""
