"""What a person is told when something is wrong."""

import pytest

from paddock import games
from paddock.core.errors import BrokenData, BrokenRecord, PaddockError, Refused, UnknownGame


@pytest.mark.parametrize(
    ("why", "number"),
    [
        ("OS-031 The light is off.", "OS-031"),
        ("OS-R10 Everybody is asked.", "OS-R10"),
        ("The race is over.", ""),
        ("Well-known words.", ""),
        ("", ""),
    ],
)
def test_a_refusal_knows_the_rule_it_starts_with(why: str, number: str) -> None:
    refused = Refused(2, why)
    assert refused.rule == number
    assert (refused.seat, str(refused)) == (2, why)


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
