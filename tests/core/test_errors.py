"""What a person is told when something is wrong."""

import pickle

import pytest

from paddock import games
from paddock.core.errors import BrokenData, BrokenRecord, PaddockError, Refused, UnknownGame
from paddock.core.phrase import Seat, Told
from paddock.kit.words import say


def test_a_refusal_names_its_rule_first_and_the_players() -> None:
    why = Told(say("{} stands there.", Seat(1)), ["TOY-004", "TOY-005"])
    refused = Refused(2, why, ["Ann", "Bob"])
    assert (refused.seat, refused.rule, refused.told) == (2, "TOY-004", why)
    assert str(refused) == "TOY-004 TOY-005 Bob stands there."


def test_a_refusal_of_the_table_itself_has_no_rule_even_if_its_words_look_like_one() -> None:
    refused = Refused(2, "OS-031 is what they say.")
    assert (refused.rule, str(refused)) == ("", "OS-031 is what they say.")


def test_a_refusal_comes_out_of_another_process_in_a_line() -> None:
    again = pickle.loads(pickle.dumps(Refused(2, Told(say("{} left.", Seat(0)), ["X-1"]), ["Ann"])))
    assert (again.seat, str(again)) == (2, "X-1 Ann left.")


def test_broken_data_names_the_place_if_there_is_one() -> None:
    assert str(BrokenData("tiles[3].cost", "is too much")) == "tiles[3].cost: is too much"
    assert str(BrokenData("", "is empty")) == "is empty"


def test_a_broken_record_names_the_line() -> None:
    assert str(BrokenRecord(4, "was altered")) == "line 4: was altered"


def test_an_unknown_game_lists_those_there_are() -> None:
    with pytest.raises(
        UnknownGame, match=r"there is no game 'chess'; the games are: .*toy"
    ) as error:
        games.find("chess")
    assert isinstance(error.value, PaddockError)
