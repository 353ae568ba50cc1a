"""Failures that a user can put right: exit 1, one line on stderr, never a traceback."""

import json
from pathlib import Path

import pytest

from cli.conftest import Run

BOTS = ("--seats", "random,random,random")


def _fails(ran: tuple[int, str, str]) -> str:
    code, out, err = ran
    assert (code, out) == (1, "")
    assert err.startswith("paddock: ")
    assert err.count("\n") == 1
    return err


@pytest.mark.parametrize("verb", ["verify", "replay", "scenario"])
def test_a_file_that_is_not_there(paddock: Run, verb: str) -> None:
    ran = paddock(verb, "/no/such/file")
    assert ran.code == 1
    assert ran.err == "paddock: /no/such/file: no such file or directory\n"


def test_a_folder_for_a_file(paddock: Run, tmp_path: Path) -> None:
    assert "is a directory" in _fails(paddock("replay", str(tmp_path)))


def test_data_that_is_not_there(paddock: Run) -> None:
    ran = paddock("play", "outspeed", *BOTS, "--data", "/no/such/tiles.json")
    assert "/no/such/tiles.json: no such file" in _fails(ran)


@pytest.mark.parametrize(
    ("file", "content", "said"),
    [
        ("tiles.json", "{", "is not JSON"),
        ("tiles.toml", "tiles = [", "is not TOML"),
        ("tiles.json", "[]", "must be a table of fields"),
        ("tiles.json", '{"a": {"b": [1, NaN]}}', "a.b[1]: must be a finite number"),
        ("tiles.toml", "day = 2020-01-01", "day: a date cannot be used here"),
        ("tiles.toml", 'game = "chess"', 'game: must be "outspeed"'),
    ],
)
def test_wrong_data_names_file_field_and_reason(
    paddock: Run, tmp_path: Path, file: str, content: str, said: str
) -> None:
    path = tmp_path / file
    path.write_text(content)
    for verb in (("play", "outspeed", *BOTS), ("sim", "outspeed", "--bots", "first,first,first")):
        err = _fails(paddock(*verb, "--data", str(path)))
        assert f"{path}: " in err
        assert said in err


def test_data_that_is_not_text(paddock: Run, tmp_path: Path) -> None:
    path = tmp_path / "tiles.json"
    path.write_bytes(b"\xff\xfe{")
    assert "is not UTF-8 text" in _fails(paddock("play", "outspeed", *BOTS, "--data", str(path)))


def test_a_bot_that_raises_is_named_with_its_seat(
    paddock: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "wild_bots.py").write_text(
        "def crash(view, decision, rng):\n    raise RuntimeError('no\\nbrakes')\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    ran = paddock("sim", "toy", "--bots", "first,wild_bots:crash", "--races", "3", "--workers", "1")
    assert _fails(ran) == (
        "paddock: race 0: the bot wild_bots:crash in seat 1 raised RuntimeError: no brakes\n"
    )
    ran = paddock("play", "toy", "--seats", "first,wild_bots:crash", "-q")
    assert "seat 1 raised RuntimeError" in _fails(ran)


def test_an_altered_record(paddock: Run, record: Path) -> None:
    record.write_text(record.read_text().replace('"seat":0', '"seat":1', 1))
    assert "line 2: this line was altered" in _fails(paddock("replay", str(record)))
    assert "line 2: this line was altered" in _fails(paddock("verify", str(record)))
    ran = paddock("verify", str(record), "--json")
    assert (ran.code, ran.err) == (1, "")
    assert json.loads(ran.out)["ok"] is False
