"""What players are told: the sentence, and the rule behind it."""

import pytest

from games.spiralized.positions import play, position, question
from paddock.core.chance import Script
from paddock.core.phrase import Told
from paddock.core.protocol import Event, begin
from paddock.games.spiralized import GAME
from paddock.games.spiralized.phases.turn import leave
from paddock.games.spiralized.state import Spiralized
from paddock.table.diary import Diary
from support import rule

BOOK = GAME.book({})
NAMES = ["Ann", "Bob", "Cid"]


def told(event: Event) -> tuple[str, list[str]]:
    """A sentence with its rules."""
    words = GAME.tell(event, BOOK)
    return words.text(NAMES), words.rules


def asked(race: Spiralized) -> Told:
    return GAME.prompt(question(race), race.book)


@rule("SZ-130")
def test_who_has_all_tokens_home_wins_by_the_rule_of_winning() -> None:
    race = position(red="Z8 Home Home Home", green="", blue="")
    events = play(race, "roll", "a1", dice="12")
    assert told(events[-1]) == ("Ann wins!", ["SZ-130"])


@rule("SZ-R40")
@pytest.mark.parametrize(
    ("blue", "text"),
    [
        ("", "Ann is ahead and wins!"),
        # As far as Red is after its move.
        ("2/14", "Ann and Bob are level and win together!"),
    ],
)
def test_who_wins_by_a_stall_wins_by_that_ruling(blue: str, text: str) -> None:
    race = position({"stall_limit": "50"}, red="1/23", blue=blue)
    race.stairs_in_a_row = race.book.stall_limit - 1
    events = play(race, "a stairs 2")
    assert told(events[-1]) == (text, ["SZ-R40", "SZ-R39"])


@rule("SZ-R41")
def test_who_wins_because_all_left_wins_by_that_ruling() -> None:
    race = position(red="1/5", green="1/9", blue="2/3")
    diary = Diary()
    for seat in (0, 1):
        assert leave(race, seat, diary) is None
        begin(race, Script([]), diary)
    assert told(diary.told()[-1]) == ("Everybody else has left: Cid wins!", ["SZ-R41"])


@rule("SZ-026")
def test_a_first_step_without_a_choice_is_not_called_the_only_step() -> None:
    """X1: the 5 must come first, and then the 3 follows."""
    race = position(red="1/0 Home Home Home", orange="1/3")
    play(race, "roll", dice="35")
    assert asked(race).text(NAMES) == "Use the 3 and 5: only one step can come first."
    assert asked(race).rules == ["SZ-026"]
    play(race, "a5")
    assert asked(race).text(NAMES) == "Use the 3: only one step is possible."


@rule("SZ-027")
def test_where_one_step_is_all_that_is_left_it_is_said() -> None:
    """X2: either die fits, but not both."""
    race = position(red="Z5 Home Home Home")
    play(race, "roll", dice="32")
    assert asked(race).text(NAMES) == "Use the 3 and 2: only one step is possible."
    assert asked(race).rules == ["SZ-027"]
