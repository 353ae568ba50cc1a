"""Who heard what."""

import pytest

from paddock.core.protocol import SPECTATOR, Event
from paddock.table.diary import Diary
from toy.events import CameLate, Drew, DrewUnseen, Kept, ThrownAway

SAID, SECRET, REST = Kept(0), Drew(1, 0), DrewUnseen(1)
CONFIDED, LAST = CameLate(1, 0), Kept(2)


@pytest.fixture
def diary() -> Diary:
    diary = Diary()
    diary.say(SAID)
    diary.whisper(1, SECRET, REST)
    return diary


@pytest.mark.parametrize(
    ("seat", "heard"),
    [(SPECTATOR, [SAID, REST]), (0, [SAID, REST]), (1, [SAID, SECRET]), (2, [SAID, REST])],
)
def test_only_one_seat_hears_a_whisper(diary: Diary, seat: int, heard: list[Event]) -> None:
    assert diary.heard(seat) == heard


def test_one_may_listen_from_an_entry_on(diary: Diary) -> None:
    assert diary.heard(1, since=1) == [SECRET]
    assert diary.heard(0, since=2) == []


def test_after_the_race_everything_is_told(diary: Diary) -> None:
    assert diary.told() == [SAID, SECRET]
    assert diary.told(since=1) == [SECRET]


def test_an_entry_teaches_when_it_is_private_or_reveals(diary: Diary) -> None:
    diary.say(ThrownAway(0, 1))
    assert [entry.teaches(0) for entry in diary.entries] == [False, True, True]


def test_what_is_confided_has_no_place_in_the_log_of_others(diary: Diary) -> None:
    diary.confide(1, CONFIDED)
    diary.say(LAST)
    assert diary.heard(0) == [SAID, REST, LAST]
    assert diary.heard(1) == [SAID, SECRET, CONFIDED, LAST]
    assert [diary.lines(seat) for seat in (SPECTATOR, 0, 1)] == [3, 3, 4]
    assert [diary.lines(seat, 3) for seat in (SPECTATOR, 0, 1)] == [2, 2, 3]


def test_each_seat_listens_on_by_numbers_of_its_own(diary: Diary) -> None:
    for seat in (0, 1, 1):
        diary.confide(seat, CONFIDED)
    diary.say(LAST)
    assert diary.heard(0, since=2) == [CONFIDED, LAST]
    assert diary.heard(0, since=3) == [LAST]
    assert diary.heard(1, since=3) == [CONFIDED, LAST]
    assert diary.heard(2, since=2) == [LAST]
    assert diary.heard(2, since=3) == []


def test_what_did_not_happen_is_in_no_log(diary: Diary) -> None:
    diary.confide(0, CONFIDED)
    diary.cut(2)
    diary.say(LAST)
    assert diary.heard(1, since=2) == [LAST]
    assert [diary.lines(seat) for seat in (0, 1)] == [3, 3]


def test_who_heard_no_more_than_one_seat_does_not_hear_what_others_were_confided(
    diary: Diary,
) -> None:
    diary.confide(0, CONFIDED)
    diary.confide(1, LAST)
    assert diary.as_heard(1).told() == [SAID, SECRET, LAST]
    assert diary.as_heard(1).heard(0) == [SAID, REST]
    assert diary.copy().heard(0) == [SAID, REST, CONFIDED]


def test_what_is_confided_keeps_only_its_seat_from_taking_back(diary: Diary) -> None:
    diary.confide(1, CONFIDED)
    assert [diary.entries[-1].teaches(seat) for seat in (0, 1)] == [False, True]
