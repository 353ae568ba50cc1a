"""Who heard what."""

import pytest

from paddock.core.protocol import SPECTATOR, Event
from paddock.table.diary import Diary
from toy.events import Drew, DrewUnseen, Kept, ThrownAway

SAID, SECRET, REST = Kept(0), Drew(1, 0), DrewUnseen(1)


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
    assert [entry.teaches for entry in diary.entries] == [False, True, True]
