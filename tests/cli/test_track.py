"""`paddock track check`. What a file must be like is tested with each game."""

import json
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Run
from paddock.core.resources import read_resource
from paddock.games import find


def printed(game: str, name: str) -> Any:
    """A data file that comes with a game."""
    return json.loads(read_resource(find(game).package, f"data/{name}.json"))


def write(folder: Path, data: Any) -> str:
    file = folder / "track.json"
    file.write_text(json.dumps(data))
    return str(file)


def test_a_good_track_is_told_in_a_few_lines(paddock: Run, tmp_path: Path) -> None:
    file = write(tmp_path, printed("powersled", "beltway"))
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
    ran = paddock("track", "check", write(tmp_path, printed("powersled", "foundry")), "--json")
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


def test_a_tile_set_is_known_by_what_it_says(paddock: Run, tmp_path: Path) -> None:
    file = write(tmp_path, printed("outspeed", "tiles"))
    ran = paddock("track", "check", file)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines() == [
        f"ok  {file}: a tile set for Outspeed",
        "Tiles: 12 of the track, 4 for the finish",
        "Lit routes: 46 on the sides 3-4, 46 on the sides 5-6",
        "Dice: yellow 0 1 1 2 2 3, blue 0 1 1 2 3 4; the wheel goes up to 9",
        "Bonus tokens: 32 (electromagnet 2, ion cannon 2, flamethrower 7, forcefield 7, "
        "nitro 7, fuel tank 7)",
        "Boards of 7 zones; the start is in zone 3 with 12 fuel",
    ]
    told = json.loads(paddock("track", "check", file, "--json").out)
    assert (told["ok"], told["why"], told["bonus"]["nitro"]) == (True, "", 7)


def test_a_board_of_rings_as_well(paddock: Run, tmp_path: Path) -> None:
    data = printed("spiralized", "board")
    file = write(tmp_path, data)
    assert paddock("track", "check", file).out.splitlines() == [
        f"ok  {file}: a board for Spiralized",
        "Rings: 6 of 24 spaces, then a Safe Zone of 8",
        "Sunbursts: 18 (by ring 0 / 6 / 0 / 6 / 0 / 6)",
        "Colours: red, orange, yellow, green, blue, purple",
    ]
    data["safe_zone"] = 99
    ran = paddock("track", "check", write(tmp_path, data), "--json")
    assert ran.code == 1
    why = f"{file}: safe_zone: must be a whole number from 1 to 12"
    assert json.loads(ran.out) == {"ok": False, "why": why}


@pytest.mark.parametrize("data", [{}, {"wings": 2}, {"game": "chess", "tiles": []}])
def test_a_file_that_does_not_tell_its_game(
    paddock: Run, tmp_path: Path, data: dict[str, Any]
) -> None:
    file = write(tmp_path, data)
    ran = paddock("track", "check", file)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith(f"paddock: {file}: does not tell which game it is for; ")
    assert "--game, one of: outspeed, spiralized, powersled" in ran.err
    ran = paddock("track", "check", file, "--game", "spiralized", "--json")
    assert ran.code == 1
    assert json.loads(ran.out)["why"].startswith(f"{file}: ")


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("chess", "there is no game 'chess'"),
        ("toy", "--game: Soapbox takes no data of one's own; these do: outspeed, spiralized"),
    ],
)
def test_a_game_that_takes_no_such_file(paddock: Run, game: str, said: str) -> None:
    ran = paddock("track", "check", "track.json", "--game", game)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err


def test_a_track_may_bring_tables_as_it_may_to_a_race(paddock: Run, tmp_path: Path) -> None:
    data = printed("powersled", "foundry")
    data["tables"] = {"spin_corner_bonus": 3}
    file = write(tmp_path, data)
    assert paddock("track", "check", file).code == 0
    data["tables"] = {"spin_corner_bonus": 99}
    ran = paddock("track", "check", write(tmp_path, data))
    assert ran.err == (
        f"paddock: {file}: tables.spin_corner_bonus: must be a whole number from 0 to 20\n"
    )


def test_a_toml_file_will_do(paddock: Run, tmp_path: Path) -> None:
    data = printed("powersled", "serpentine")
    lines = [f"{key} = {json.dumps(data[key])}" for key in ("id", "name", "lane_width", "grid")]
    for section in data["sections"]:
        lines.append("[[sections]]")
        lines += [f"{key} = {json.dumps(value)}" for key, value in section.items()]
    file = tmp_path / "track.toml"
    file.write_text("\n".join(lines))
    assert "43 by the shortest way" in paddock("track", "check", str(file)).out


def test_a_broken_track_is_refused_with_section_and_reason(paddock: Run, tmp_path: Path) -> None:
    data = printed("powersled", "foundry")
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
        (b'{"grid": "x", "id2": "\\ud800"}', "id2: is not known"),
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
