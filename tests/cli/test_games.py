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
