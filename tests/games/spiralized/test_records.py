"""Whole races: each stored record plays out as it says, and every way to end has one."""

from pathlib import Path

import pytest

from games.spiralized.endings import ENDINGS, deserted, ending_of
from games.spiralized.golden import RECORDS, TOLD, WANTED, told_again, transcript_file
from paddock.core.errors import Refused
from paddock.games.spiralized import GAME
from paddock.table.luck import Luck
from paddock.table.record import Record
from paddock.table.replay import replay, verify
from paddock.table.table import Table
from support import rule

FILES = sorted(RECORDS.glob("*.jsonl"))

each_record = pytest.mark.parametrize("file", [pytest.param(file, id=file.stem) for file in FILES])


@each_record
def test_a_stored_record_verifies(file: Path) -> None:
    assert verify(file.read_bytes()) == ""


@each_record
def test_a_stored_race_ends_as_its_name_says(file: Path) -> None:
    ending, _, seats = file.stem.rpartition("_")
    table = replay(Record.parse(file.read_bytes()))
    assert ending_of(table) == ending
    assert table.seats == int(seats)
    assert table.codec.dump(table.standings()) == table.record().lines[-1]["standings"]


@each_record
def test_a_stored_race_was_played_under_these_rules(file: Path) -> None:
    assert Record.parse(file.read_bytes()).header["version"] == GAME.version


def test_there_is_a_record_for_every_way_to_end_and_every_number_of_seats() -> None:
    names = [file.stem.rpartition("_") for file in FILES]
    assert {ending for ending, _, _ in names} == set(ENDINGS)
    assert {int(seats) for _, _, seats in names} == set(GAME.seats)
    assert {(ending, int(seats)) for ending, _, seats in names} == set(WANTED)


@pytest.mark.parametrize(("ending", "seats"), TOLD)
def test_a_stored_race_is_told_in_the_same_words(ending: str, seats: int) -> None:
    """When this fails on purpose: tests/games/spiralized/golden.py, and read the diff."""
    assert told_again(ending, seats) == transcript_file(ending, seats).read_text("utf-8")


@rule("SZ-R41")
def test_leaving_is_written_into_the_record() -> None:
    table = deserted(4, seed=3)
    record = table.record()
    assert [line["kind"] for line in record.lines].count("leave") == 3
    assert verify(record.text()) == ""


@rule("SZ-R41")
def test_nobody_leaves_twice_or_after_the_end() -> None:
    table = Table(GAME, 3, Luck.seeded(0), {})
    table.leave(1)
    with pytest.raises(Refused, match="SZ-R41"):
        table.leave(1)
    table.leave(0)
    assert table.over
    assert table.standings().winners == [2]
    with pytest.raises(Refused, match="over"):
        table.leave(2)
