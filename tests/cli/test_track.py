"""`paddock track check`. What a track must be like is tested in tests/games/powersled."""

import json
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Run
from paddock.games.powersled.track_reader import builtin_data


def write(folder: Path, data: Any) -> str:
    file = folder / "track.json"
    file.write_text(json.dumps(data))
    return str(file)


def test_a_good_track_is_told_in_a_few_lines(paddock: Run, tmp_path: Path) -> None:
    file = write(tmp_path, builtin_data("beltway"))
    ran = paddock("track", "check", file)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines() == [
        f"ok  {file}: Beltway",
        "Squares: 92 (by lane 44 / 42 / 6), 8 double",
        "Corners and their safe speeds: A 4, B 4, C 3, D 4, E 4, F 3",
        "Racing lines: A, C, D, F",
        "Lane changes: 80",
        "A lap: 44 in lane 0, 42 in lane 1, 36 by the shortest way",
    ]
    assert paddock("track", "check", file, "--quiet").out == ""


def test_the_same_as_json(paddock: Run, tmp_path: Path) -> None:
    ran = paddock("track", "check", write(tmp_path, builtin_data("foundry")), "--json")
    assert (ran.code, ran.err) == (0, "")
    assert json.loads(ran.out) == {
        "ok": True,
        "why": "",
        "id": "foundry",
        "name": "Foundry",
        "squares": 88,
        "squares_by_lane": [45, 43],
        "double_squares": 6,
        "corners": {"A": 3, "B": 3, "C": 3, "D": 3, "E": 3, "F": 3},
        "racing_lines": ["B", "D", "F"],
        "lane_changes": 68,
        "laps": [45, 43],
        "shortest_lap": 38,
    }


def test_a_toml_file_will_do(paddock: Run, tmp_path: Path) -> None:
    data = builtin_data("serpentine")
    lines = [f"{key} = {json.dumps(data[key])}" for key in ("id", "name", "lane_width", "grid")]
    for section in data["sections"]:
        lines.append("[[sections]]")
        lines += [f"{key} = {json.dumps(value)}" for key, value in section.items()]
    file = tmp_path / "track.toml"
    file.write_text("\n".join(lines))
    assert "43 by the shortest way" in paddock("track", "check", str(file)).out


def test_a_broken_track_is_refused_with_section_and_reason(paddock: Run, tmp_path: Path) -> None:
    data = builtin_data("foundry")
    data["sections"][3]["safe"] = 9
    file = write(tmp_path, data)
    why = f"{file}: sections[3] (B).safe: must be a whole number from 1 to 4"
    ran = paddock("track", "check", file)
    assert (ran.code, ran.out, ran.err) == (1, "", f"paddock: {why}\n")
    ran = paddock("track", "check", file, "--json")
    assert (ran.code, ran.err) == (1, "")
    assert json.loads(ran.out) == {"ok": False, "why": why}


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"{", "is not JSON"),
        (b"", "is not JSON"),
        (b"\xff\xfe{", "is not UTF-8 text"),
        (b"[]", "must be a table of fields"),
        (b"[" * 100_000, "is not JSON"),
        (b'{"id": 1' + b"0" * 5000 + b"}", "is not JSON"),
        (b'{"lane_width": NaN}', "lane_width: must be a finite number"),
        (b'{"id": "x", "id2": "\\ud800"}', "id2: is not known"),
    ],
)
def test_what_is_no_track_file_at_all(
    paddock: Run, tmp_path: Path, content: bytes, said: str
) -> None:
    file = tmp_path / "track.json"
    file.write_bytes(content)
    ran = paddock("track", "check", str(file))
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith(f"paddock: {file}: ")
    assert ran.err.count("\n") == 1
    assert said in ran.err


def test_a_file_that_is_not_there_and_a_folder(paddock: Run, tmp_path: Path) -> None:
    ran = paddock("track", "check", "/no/such/track.json")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err == "paddock: /no/such/track.json: no such file or directory\n"
    assert "is a directory" in paddock("track", "check", str(tmp_path)).err
    assert json.loads(paddock("track", "check", str(tmp_path), "--json").out)["ok"] is False


def test_wrong_usage(paddock: Run) -> None:
    ran = paddock("track")
    assert (ran.code, ran.out) == (2, "")
    assert "\n  check " in ran.err
    for arguments in (["check"], ["race", "file"], ["check", "a", "--nonsense"]):
        ran = paddock("track", *arguments)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith("paddock: ")
        assert ran.err.count("\n") == 1
