"""`paddock games`."""

import json

from cli.conftest import Run


def test_the_games_are_listed_with_their_seats(paddock: Run) -> None:
    ran = paddock("games")
    assert ran.code == 0
    assert any("outspeed" in line and "3-6" in line for line in ran.out.splitlines())


def test_the_games_are_listed_as_json(paddock: Run) -> None:
    games = {game["id"]: game for game in json.loads(paddock("games", "--json").out)}
    assert games["toy"] == {
        "id": "toy",
        "title": "Soapbox",
        "seats": [2, 4],
        "version": 1,
        "stage": "proven",
    }


def test_a_game_tells_what_can_be_chosen(paddock: Run) -> None:
    ran = paddock("games", "spiralized")
    assert ran.code == 0
    assert "--set bonus_roll=optional|forced" in ran.out
    assert "optional: If you dare (default)" in ran.out
    assert "--set colours=[…], one of 0, 1, 2, 3, 4, 5 a seat, rising; table by default" in ran.out
    assert "nothing to choose" in paddock("games", "outspeed").out


def test_a_number_for_each_part_is_listed_with_its_parts(paddock: Run) -> None:
    lines = paddock("games", "powersled").out.splitlines()
    assert '--set safe={"A": 1}, each from 1 to 4; as posted by default' in lines
    (serpentine,) = [line for line in lines if line.startswith("    track serpentine: ")]
    assert serpentine.startswith("    track serpentine: A, 180° right: 2; B, 180° left: 2; ")
    choices = {one["key"]: one for one in json.loads(paddock("games", "powersled", "--json").out)}
    assert choices["safe"]["of"] == "track"
    assert choices["safe"]["parts"]["serpentine"]["D"] == 4


def test_what_can_be_chosen_as_json(paddock: Run) -> None:
    (lane,) = json.loads(paddock("games", "toy", "--json").out)
    assert lane == {
        "key": "lane",
        "title": "Lane",
        "help": "How far it is.",
        "kind": "one",
        "default": "short",
        "values": ["short", "long"],
    }
