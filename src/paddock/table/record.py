"""Records: a whole race as JSON Lines. Writing and reading them.

    {"format":1,"game":"…","kind":"header", … ,"luck":"<commitment>","seal":…,"state":…}
    {"action":{…},"kind":"answer","seat":0,"seal":…,"state":…}
    …
    {"kind":"result","luck":{"seed":7},"seal":…,"standings":{…},"state":…}

`state` is the fingerprint of the race after the line; `seal` chains each line to the one before.
So a changed character is told apart from changed rules: the one breaks a seal, the other a state.
"""

import json
from typing import Any

from paddock.core.codec import Shape, canonical, fingerprint
from paddock.core.errors import BrokenRecord
from paddock.core.game import Game

FORMAT = 1

HEADER: dict[str, type] = {
    "config": dict,
    "format": int,
    "game": str,
    "kind": str,
    "luck": str,
    "names": list,
    "seal": str,
    "state": str,
    "version": int,
}
ANSWER: dict[str, type] = {"action": dict, "kind": str, "seal": str, "seat": int, "state": str}
RESULT: dict[str, type] = {"kind": str, "luck": dict, "seal": str, "standings": dict, "state": str}
LEAVE: dict[str, type] = {"kind": str, "seal": str, "seat": int, "state": str}
FIELDS = {"header": HEADER, "answer": ANSWER, "leave": LEAVE, "result": RESULT}


def header_line(
    game: Game, config: Shape, names: list[str], commitment: str, state: str
) -> dict[str, Any]:
    """The first line: what is played, by whom, and what the luck was committed to."""
    line: dict[str, Any] = {
        "kind": "header",
        "format": FORMAT,
        "game": game.id,
        "version": game.version,
        "config": config,
        "names": names,
        "luck": commitment,
        "state": state,
    }
    line["seal"] = fingerprint(line)
    return line


def answer_line(seat: int, action: Shape, state: str) -> dict[str, Any]:
    """One sealed answer and the state after it."""
    return {"kind": "answer", "seat": seat, "action": action, "state": state}


def leave_line(seat: int, state: str) -> dict[str, Any]:
    """A player gave up."""
    return {"kind": "leave", "seat": seat, "state": state}


def result_line(standings: Shape, luck: dict[str, Any], state: str) -> dict[str, Any]:
    """The last line: how it ended, and the luck revealed."""
    return {"kind": "result", "standings": standings, "luck": luck, "state": state}


class Record:
    """The lines of a record, header first. It is finished when the last one is the result."""

    def __init__(self, lines: list[dict[str, Any]]) -> None:
        self.lines = lines

    @property
    def finished(self) -> bool:
        return bool(self.lines[-1]["kind"] == "result")

    @property
    def header(self) -> dict[str, Any]:
        return self.lines[0]

    def text(self) -> str:
        """The record as a file's content."""
        return "".join(canonical(line) + "\n" for line in self.lines)

    @classmethod
    def parse(cls, content: str | bytes) -> "Record":
        """Read a finished record; BrokenRecord names the first line that is not as written."""
        rows = _rows(content)
        lines: list[dict[str, Any]] = []
        for number, row in enumerate(rows, 1):
            line = _parse_line(number, row)
            if (line["kind"] == "header") != (number == 1):
                raise BrokenRecord(number, "only the first line is a header")
            if lines and lines[-1]["kind"] == "result":
                raise BrokenRecord(number, "nothing follows the result")
            unsealed = {key: value for key, value in line.items() if key != "seal"}
            before = [lines[-1]["seal"], unsealed] if lines else unsealed
            if fingerprint(before) != line["seal"]:
                raise BrokenRecord(number, "this line was altered, or one before it is missing")
            lines.append(line)
        if not lines:
            raise BrokenRecord(1, "the record is empty")
        if lines[-1]["kind"] != "result":
            raise BrokenRecord(len(lines) + 1, "the record ends here, without a result")
        return cls(lines)


def _rows(content: str | bytes) -> list[str]:
    text = _decode(content) if isinstance(content, bytes) else content
    rows = text.split("\n")
    if rows.pop():
        raise BrokenRecord(len(rows) + 1, "the record is cut off: its last line does not end")
    return rows


def _decode(content: bytes) -> str:
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise BrokenRecord(line, "is not UTF-8 text") from None


def _parse_line(number: int, row: str) -> dict[str, Any]:
    try:
        line = json.loads(row)
        is_canonical = isinstance(line, dict) and canonical(line).encode() == row.encode()
    except (ValueError, RecursionError):
        raise BrokenRecord(number, "is not JSON") from None
    if not is_canonical:
        raise BrokenRecord(number, "is not written as a record is (sorted keys, no spaces)")
    kind = line.get("kind")
    fields = FIELDS.get(kind) if isinstance(kind, str) else None
    if fields is None or {field: type(value) for field, value in line.items()} != fields:
        raise BrokenRecord(number, "is neither a header, an answer, a leave nor a result")
    return dict(line)
