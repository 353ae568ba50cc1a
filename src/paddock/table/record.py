"""Records: a whole race as JSON Lines. Writing and reading them.

    {"format":1,"game":"…","kind":"header", … ,"luck":"<commitment>","seal":…,"state":…}
    {"action":{…},"kind":"answer","seat":0,"seal":…,"state":…}
    …
    {"kind":"result","luck":{"seed":7},"seal":…,"standings":{…},"state":…}

Where a race was played on from another one, its header names that one and after how many of its
answers, `"branch":{"answers":12,"race":"…"}`; those answers come first.

A race that its owner means to go on with ends with `{"kind":"pause","luck":…,"players":[…], …}`.

`state` is the fingerprint of the race after the line; `seal` chains each line to the one before.
So a changed character is told apart from changed rules: the one breaks a seal, the other a state.
"""

import json
from typing import Any

from paddock.core.codec import Shape, canonical, fingerprint
from paddock.core.errors import BrokenRecord
from paddock.core.game import Game
from paddock.table.luck import Luck

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
BRANCH: dict[str, type] = {"answers": int, "race": str}
ANSWER: dict[str, type] = {"action": dict, "kind": str, "seal": str, "seat": int, "state": str}
RESULT: dict[str, type] = {"kind": str, "luck": dict, "seal": str, "standings": dict, "state": str}
LEAVE: dict[str, type] = {"kind": str, "seal": str, "seat": int, "state": str}
PAUSE: dict[str, type] = {"kind": str, "luck": dict, "players": list, "seal": str, "state": str}
FIELDS = {"header": HEADER, "answer": ANSWER, "leave": LEAVE, "pause": PAUSE, "result": RESULT}
LAST = ("pause", "result")


def header_line(
    game: Game,
    config: Shape,
    names: list[str],
    commitment: str,
    state: str,
    branch: Shape | None = None,
) -> dict[str, Any]:
    """The first line: what is played, by whom, what the luck was committed to, and where it was
    played on from."""
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
    if branch is not None:
        line["branch"] = branch
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


def pause_line(luck: dict[str, Any], players: list[str], state: str) -> dict[str, Any]:
    """Where a race was saved: its luck so that it can go on, and who played each seat."""
    return {"kind": "pause", "luck": luck, "players": players, "state": state}


def sealed_after(before: dict[str, Any], line: dict[str, Any]) -> dict[str, Any]:
    """The line, chained to the one before it."""
    return {**line, "seal": fingerprint([before["seal"], line])}


class Record:
    """The lines of a record, header first. It is finished when the last one is the result.

    The record of a race in progress does not say its luck, but whoever has it from the table can
    resume it: `luck` is known then.
    """

    def __init__(self, lines: list[dict[str, Any]], luck: Luck | None = None) -> None:
        self.lines: list[dict[str, Any]] = _own(lines)
        self._luck = luck

    @property
    def finished(self) -> bool:
        return bool(self.lines[-1]["kind"] == "result")

    @property
    def luck(self) -> Luck | None:
        """The luck of the race, if the record says it or came from the table itself."""
        last = self.lines[-1]
        return Luck.revealed(last["luck"]) if last["kind"] in LAST else self._luck

    @property
    def answers(self) -> list[dict[str, Any]]:
        """The lines between the header and the end: answers, and who left."""
        return self.lines[1:-1] if self.lines[-1]["kind"] in LAST else self.lines[1:]

    @property
    def header(self) -> dict[str, Any]:
        return self.lines[0]

    def text(self) -> str:
        """The record as a file's content."""
        return "".join(canonical(line) + "\n" for line in self.lines)

    @classmethod
    def parse(cls, content: str | bytes) -> "Record":
        """Read a record; BrokenRecord names the first line that is not as written."""
        rows = _rows(content)
        lines: list[dict[str, Any]] = []
        for number, row in enumerate(rows, 1):
            line = _parse_line(number, row)
            if (line["kind"] == "header") != (number == 1):
                raise BrokenRecord(number, "only the first line is a header")
            if lines and lines[-1]["kind"] in LAST:
                raise BrokenRecord(number, f"nothing follows the {lines[-1]['kind']}")
            unsealed = {key: value for key, value in line.items() if key != "seal"}
            before = [lines[-1]["seal"], unsealed] if lines else unsealed
            if fingerprint(before) != line["seal"]:
                raise BrokenRecord(number, "this line was altered, or one before it is missing")
            lines.append(line)
        if not lines:
            raise BrokenRecord(1, "the record is empty")
        return cls(lines)


def _own(shape: Any) -> Any:
    """A copy that shares nothing."""
    if isinstance(shape, dict):
        return {key: _own(value) for key, value in shape.items()}
    return [_own(value) for value in shape] if isinstance(shape, list) else shape


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
    if fields is HEADER and "branch" in line:
        if not isinstance(line["branch"], dict) or _types(line["branch"]) != BRANCH:
            raise BrokenRecord(number, "branches off nowhere: a race, and so many answers of it")
        fields = {**HEADER, "branch": dict}
    if fields is None or _types(line) != fields:
        raise BrokenRecord(number, "is no line of a record: header, answer, leave, pause or result")
    return dict(line)


def _types(line: dict[str, Any]) -> dict[str, type]:
    return {field: type(value) for field, value in line.items()}
