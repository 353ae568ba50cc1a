"""Whole races: each stored record plays out as it says, and every way to end has one."""

from games import record_tests
from games.spin_out.endings import ENDINGS
from games.spin_out.golden import STORED
from paddock.table.table import Table


def names_for(table: Table) -> list[str]:
    return [name for name, reason in ENDINGS.items() if reason == table.standings().reason]


test_a_stored_record_verifies = record_tests.verifies(STORED)
test_a_stored_race_ends_as_its_name_says = record_tests.ends_as_its_name_says(STORED, names_for)
test_a_stored_race_was_played_under_these_rules = record_tests.was_played_under_these_rules(STORED)
test_a_stored_race_is_told_in_the_same_words = record_tests.is_told_in_the_same_words(STORED)


def test_there_is_a_record_for_every_way_to_end_and_every_number_of_seats() -> None:
    assert {ending for ending, _ in STORED.kept()} == set(ENDINGS)
    record_tests.assert_all_are_there(STORED)
