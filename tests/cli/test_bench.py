"""`paddock bench`. How fast is never asserted."""

import json

from cli.conftest import Run


def test_the_speeds_are_as_the_contract_says(paddock: Run) -> None:
    ran = paddock("bench", "toy", "--seconds", "0.01", "--json")
    assert ran.code == 0
    result = json.loads(ran.out)
    assert list(result) == ["compiled", "games"]
    assert set(result["games"]["toy"]) == {
        "inside_per_s",
        "driven_per_s",
        "copy_us",
        "decisions_per_race",
    }
    assert all(number > 0 for number in result["games"]["toy"].values())
    assert ("interpreted" in ran.err) == (not result["compiled"])


def test_without_a_name_every_game_is_measured(paddock: Run) -> None:
    out = paddock("bench", "--seconds", "0.01").out
    assert "outspeed" in out
    assert "toy" in out
