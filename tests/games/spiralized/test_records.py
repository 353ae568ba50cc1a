"""Whole races: each stored record plays out as it says, and every way to end has one."""

import pytest

from games import record_tests
from games.spiralized.endings import ENDINGS, deserted, ending_of
from games.spiralized.golden import STORED
from paddock.core.errors import Refused
from paddock.games.spiralized import GAME
from paddock.table.luck import Luck
from paddock.table.replay import verify
from paddock.table.table import Table
from support import rule


def names_for(table: Table) -> list[str]:
    return [ending_of(table)]


test_a_stored_record_verifies = record_tests.verifies(STORED)
test_a_stored_race_ends_as_its_name_says = record_tests.ends_as_its_name_says(STORED, names_for)
test_a_stored_race_was_played_under_these_rules = record_tests.was_played_under_these_rules(STORED)
test_a_stored_race_is_told_in_the_same_words = record_tests.is_told_in_the_same_words(STORED)


def test_there_is_a_record_for_every_way_to_end_and_every_number_of_seats() -> None:
    assert {ending for ending, _ in STORED.kept()} == set(ENDINGS)
    record_tests.assert_all_are_there(STORED)


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
