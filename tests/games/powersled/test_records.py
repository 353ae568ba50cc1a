"""Whole races: each stored record plays out as it says, and every way to end has one."""

from games import record_tests
from games.powersled.endings import ENDINGS
from games.powersled.golden import STORED
from paddock.games.powersled.book.track_reader import TRACKS
from paddock.games.powersled.state import ENDINGS as REASONS
from paddock.table.record import Record
from paddock.table.table import Table


def names_for(table: Table) -> list[str]:
    return [name for name, reason in ENDINGS.items() if reason == table.standings().reason]


test_a_stored_record_verifies = record_tests.verifies(STORED)
test_a_stored_race_ends_as_its_name_says = record_tests.ends_as_its_name_says(STORED, names_for)
test_a_stored_race_was_played_under_these_rules = record_tests.was_played_under_these_rules(STORED)
test_a_stored_race_is_told_in_the_same_words = record_tests.is_told_in_the_same_words(STORED)


def test_there_is_a_record_for_every_way_to_end_every_track_and_every_number_of_seats() -> None:
    assert {ENDINGS[ending] for ending, _ in STORED.kept()} == set(REASONS) - {"still racing"}
    record_tests.assert_all_are_there(STORED)
    configs = [Record.parse(file.read_bytes()).header["config"] for file in STORED.files()]
    assert {config["track"] for config in configs if "track" in config} == set(TRACKS)
