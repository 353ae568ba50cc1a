"""Whole races: each stored record plays out as it says, and every way to end has one."""

from pathlib import Path

import pytest

from games.powersled.endings import ENDINGS
from games.powersled.golden import RECORDS, TOLD, WANTED, told_again, transcript_file
from paddock.games.powersled import GAME
from paddock.games.powersled.state import ENDINGS as REASONS
from paddock.games.powersled.track_reader import TRACKS
from paddock.table.record import Record
from paddock.table.replay import replay, verify

FILES = sorted(RECORDS.glob("*.jsonl"))

each_record = pytest.mark.parametrize("file", [pytest.param(file, id=file.stem) for file in FILES])


@each_record
def test_a_stored_record_verifies(file: Path) -> None:
    assert verify(file.read_bytes()) == ""


@each_record
def test_a_stored_race_ends_as_its_name_says(file: Path) -> None:
    ending, _, seats = file.stem.rpartition("_")
    table = replay(Record.parse(file.read_bytes()))
    assert table.standings().reason == ENDINGS[ending]
    assert table.seats == int(seats)
    assert table.codec.dump(table.standings()) == table.record().lines[-1]["standings"]


@each_record
def test_a_stored_race_was_played_under_these_rules(file: Path) -> None:
    assert Record.parse(file.read_bytes()).header["version"] == GAME.version


def test_there_is_a_record_for_every_way_to_end_every_track_and_every_number_of_seats() -> None:
    names = [file.stem.rpartition("_") for file in FILES]
    assert {ENDINGS[ending] for ending, _, _ in names} == set(REASONS) - {"still racing"}
    assert {int(seats) for _, _, seats in names} == set(GAME.seats)
    assert {(ending, int(seats)) for ending, _, seats in names} == set(WANTED)
    configs = [Record.parse(file.read_bytes()).header["config"] for file in FILES]
    assert {config["track"] for config in configs if "track" in config} == set(TRACKS)


@pytest.mark.parametrize(("ending", "seats"), TOLD)
def test_a_stored_race_is_told_in_the_same_words(ending: str, seats: int) -> None:
    """When this fails on purpose: tests/games/powersled/golden.py, and read the diff."""
    assert told_again(ending, seats) == transcript_file(ending, seats).read_text("utf-8")
