"""Tests of stored races, made for a game: `test_a_stored_record_verifies = verifies(STORED)`."""

from collections.abc import Callable, Collection
from pathlib import Path

import pytest

from games.stored import Stored, kept_in
from paddock.table.record import Record
from paddock.table.replay import replay, verify
from paddock.table.table import Table


def each_record(stored: Stored) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        "file", [pytest.param(file, id=file.stem) for file in stored.files()]
    )


def verifies(stored: Stored) -> Callable[[Path], None]:
    @each_record(stored)
    def test(file: Path) -> None:
        assert verify(file.read_bytes()) == ""

    return test


def ends_as_its_name_says(
    stored: Stored, names_for: Callable[[Table], Collection[str]]
) -> Callable[[Path], None]:
    """`names_for` gives the names that suit how the race at a table ended."""

    @each_record(stored)
    def test(file: Path) -> None:
        ending, seats = kept_in(file)
        table = replay(Record.parse(file.read_bytes()))
        assert ending in names_for(table)
        assert table.seats == seats
        assert table.codec.dump(table.standings()) == table.record().lines[-1]["standings"]

    return test


def was_played_under_these_rules(stored: Stored) -> Callable[[Path], None]:
    @each_record(stored)
    def test(file: Path) -> None:
        assert Record.parse(file.read_bytes()).header["version"] == stored.game.version

    return test


def is_told_in_the_same_words(stored: Stored) -> Callable[[str, int], None]:
    @pytest.mark.parametrize(("ending", "seats"), stored.told)
    def test(ending: str, seats: int) -> None:
        """When this fails on purpose: tests/games/<id>/golden.py, and read the diff."""
        told = stored.transcript_file(ending, seats).read_text("utf-8")
        assert stored.told_again(ending, seats) == told

    return test


def assert_all_are_there(stored: Stored) -> None:
    """Every number of seats has a record, and nothing is stored but what is wanted."""
    kept = stored.kept()
    assert {seats for _, seats in kept} == set(stored.game.seats)
    assert set(kept) == set(stored.wanted)
