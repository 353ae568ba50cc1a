"""`paddock replay` and `paddock verify`."""

import json
from pathlib import Path

from cli.conftest import Run


def test_a_true_record_is_verified(paddock: Run, record: Path) -> None:
    ran = paddock("verify", str(record))
    assert (ran.code, ran.out, ran.err) == (0, f"ok  {record}\n", "")
    assert json.loads(paddock("verify", str(record), "--json").out) == {"ok": True, "why": ""}
    assert paddock("verify", str(record), "--quiet").out == ""


def test_several_records_are_a_list_and_one_bad_one_fails_them(paddock: Run, record: Path) -> None:
    broken = record.with_name("broken.jsonl")
    broken.write_text(record.read_text()[:-20])
    ran = paddock("verify", str(record), str(broken), "--json")
    assert ran.code == 1
    good, bad = json.loads(ran.out)
    assert good == {"file": str(record), "ok": True, "why": ""}
    assert (bad["file"], bad["ok"]) == (str(broken), False)
    assert "cut off" in bad["why"]


def test_a_replay_tells_the_whole_race_and_how_it_ended(paddock: Run, record: Path) -> None:
    out = paddock("replay", str(record)).out
    assert out.startswith("Round 1.  [TOY-004]\n")
    assert "wins." in out
    assert "  1. " in out


def test_a_replay_stops_where_it_should_and_shows_the_board(paddock: Run, record: Path) -> None:
    out = paddock("replay", str(record), "--until", "3").out
    assert "All show: " in out
    assert "lane of 12" in out
    assert "The table waits for " in out
    assert "wins." not in out


def test_half_of_a_secret_choice_is_not_told(paddock: Run, record: Path) -> None:
    out = paddock("replay", str(record), "--until", "2").out
    assert "All show: " not in out
    assert out.endswith("The table waits for Green.\n")


def test_a_replay_beyond_the_end_is_the_whole_race(paddock: Run, record: Path) -> None:
    ran = paddock("replay", str(record), "--until", "9999")
    assert ran.out == paddock("replay", str(record)).out
    assert "this is all of it" in ran.err


def test_a_seat_hears_only_what_it_was_told(paddock: Run, record: Path) -> None:
    every = paddock("replay", str(record)).out
    own = paddock("replay", str(record), "--seat", "1").out
    secrets = [line for line in every.splitlines() if "top card: " in line]
    assert any("Sky" not in line for line in secrets), "this race shows nothing; take another"
    for line in secrets:
        assert (line in own) == line.startswith("Sky")


def test_a_seat_that_is_not_there_is_wrong_usage(paddock: Run, record: Path) -> None:
    ran = paddock("replay", str(record), "--seat", "3")
    assert (ran.code, ran.err) == (2, "paddock: --seat: this race has seats 0 to 2\n")
