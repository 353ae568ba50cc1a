"""Whole races: each stored record plays out as it says, and every way to end has one."""

import pytest

from games import record_tests
from games.pocket_rockets.endings import ENDINGS, RUNS, clean_run, ending_of
from games.pocket_rockets.golden import STORED
from paddock.core.errors import Refused
from paddock.games.pocket_rockets import GAME
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


@pytest.mark.parametrize("course", RUNS)
def test_the_recorded_run_of_a_course_wins_at_a_table(course: str) -> None:
    table = clean_run(course)
    assert table.over
    assert table.standings().winners == [0]
    assert verify(table.record().text()) == ""


@rule("PR-163", "PR-164")
def test_leaving_is_written_into_the_record() -> None:
    table = Table(GAME, 3, Luck.seeded(0), {})
    table.leave(1)
    with pytest.raises(Refused, match="PR-163"):
        table.leave(1)
    table.leave(0)
    assert table.standings().winners == [2]
    assert verify(table.record().text()) == ""


@rule("PR-053")
def test_a_move_is_not_taken_back() -> None:
    table = Table(GAME, 1, Luck.seeded(0), {"course": "tea_for_eight"})
    table.answer(0, table.decisions()[0].options()[2])
    table.answer(0, table.decisions()[0].options()[1])
    with pytest.raises(Refused, match="learned"):
        table.undo(0)
