"""`paddock sim`."""

import json
from pathlib import Path

from cli.conftest import Run

SIM = ("sim", "toy", "--bots", "first,random,random", "--races", "12", "--seed", "5")


def test_the_result_is_as_the_contract_says(paddock: Run) -> None:
    ran = paddock(*SIM, "--json", "--workers", "1")
    assert (ran.code, ran.err) == (0, "")
    result = json.loads(ran.out)
    assert list(result) == [
        "game",
        "races",
        "seats",
        "wins_by_bot",
        "share_by_bot",
        "wins_by_seat",
        "decisions_mean",
        "rounds_mean",
        "unfinished",
    ]
    assert (result["game"], result["races"], result["seats"]) == ("toy", 12, 3)
    assert list(result["wins_by_bot"]) == ["first", "random"]
    assert round(sum(result["wins_by_seat"]), 3) == 12
    assert round(sum(result["share_by_bot"].values()), 3) == 1


def test_the_same_numbers_with_any_number_of_workers(process: Run) -> None:
    alone = process(*SIM, "--json", "--workers", "1")
    spread = process(*SIM, "--json", "--workers", "2")
    assert (spread.code, spread.err) == (0, "")
    assert spread.out == alone.out


def test_the_same_seed_the_same_words(paddock: Run) -> None:
    said = paddock(*SIM, "--workers", "1").out
    assert said == paddock(*SIM, "--workers", "1").out
    assert "Soapbox: 12 races, 3 seats, seed 5" in said


def test_records_are_kept_and_true_and_give_the_same_numbers(paddock: Run, tmp_path: Path) -> None:
    kept = tmp_path / "deep" / "records"
    ran = paddock(*SIM, "--json", "--workers", "1", "--records", str(kept))
    assert ran.out == paddock(*SIM, "--json", "--workers", "1").out
    files = sorted(kept.iterdir())
    assert [file.name for file in files][:2] == ["race-00.jsonl", "race-01.jsonl"]
    assert len(files) == 12
    verified = paddock("verify", *map(str, files), "--json")
    assert verified.code == 0
    assert all(one["ok"] for one in json.loads(verified.out))


def test_an_own_bot_is_found_in_the_current_folder_by_every_worker(
    process: Run, tmp_path: Path
) -> None:
    (tmp_path / "my_bot.py").write_text(
        "def last(view, decision, rng):\n    return decision.options()[-1]\n"
    )
    ran = process(
        "sim", "toy", "--bots", "my_bot:last,first", "--races", "8", "--workers", "2", "--json"
    )
    assert ran.code == 0
    assert list(json.loads(ran.out)["wins_by_bot"]) == ["my_bot:last", "first"]


def test_a_set_up_choice_reaches_the_race(paddock: Run) -> None:
    short, long = (
        json.loads(paddock(*SIM, "--json", "--workers", "1", "--set", f"lane={lane}").out)
        for lane in ("short", "long")
    )
    assert long["rounds_mean"] > short["rounds_mean"]


def test_own_data_reaches_the_race(paddock: Run, tmp_path: Path) -> None:
    from paddock.core.resources import read_resource

    data = json.loads(read_resource("paddock.games.outspeed", "data/tiles.json"))
    data["start"]["fuel"] = 1
    file = tmp_path / "tiles.json"
    file.write_text(json.dumps(data))
    sim = ("sim", "outspeed", "--bots", "random,random,random", "--races", "5", "--json")
    usual = json.loads(paddock(*sim, "--workers", "1").out)
    hungry = json.loads(paddock(*sim, "--workers", "1", "--data", str(file)).out)
    assert hungry["rounds_mean"] < usual["rounds_mean"]
