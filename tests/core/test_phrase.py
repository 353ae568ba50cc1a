"""Words for people in parts: joined for the terminal, as they travel, and back."""

from typing import Any

import pytest

from paddock.core.phrase import Amount, Phrase, Place, Seat, Told, phrase_of

NAMES = ["Ann", "Bob"]
DRIVE = Phrase(
    [Seat(1), " goes to ", Place("a.1", "the hairpin"), "; ", Amount(3, "points"), " left."]
)
SHAPE = [1, " goes to ", ["a.1", "the hairpin"], "; ", [3, "points", ""], " left."]


def test_parts_are_joined_with_the_names_of_the_players() -> None:
    assert DRIVE.text(NAMES) == "Bob goes to the hairpin; 3 points left."


def test_who_is_called_like_a_place_is_no_place() -> None:
    assert DRIVE.text(["Ann", "a.1"]) == "a.1 goes to the hairpin; 3 points left."


@pytest.mark.parametrize(
    ("amount", "said"),
    [
        (Amount(6), "6"),
        (Amount(2, "fuel"), "2 fuel"),
        (Amount(4, "fuel", "1 + 3 (yellow die)"), "4 fuel = 1 + 3 (yellow die)"),
        (Amount(3, sum="4 − 1 owed"), "3 = 4 − 1 owed"),
    ],
)
def test_an_amount_is_said_with_what_it_was_added_up_from(amount: Amount, said: str) -> None:
    assert Phrase([amount]).text([]) == said


def test_it_travels_as_a_list() -> None:
    assert DRIVE.shape() == SHAPE
    again = phrase_of(SHAPE)
    assert again == DRIVE
    assert again is not None
    assert again.shape() == SHAPE


@pytest.mark.parametrize(
    "shape", ["Ann wins.", None, [None], [1.5], [["a.1"]], [["a.1", 1]], [[3, "points"]], [[[]]]]
)
def test_what_is_no_phrase_is_not_taken_for_one(shape: Any) -> None:
    assert phrase_of(shape) is None


def test_a_phrase_within_another_is_a_part_of_it() -> None:
    whole = Phrase(["(", Phrase(["", Seat(0), "'s "]), "", "turn)"])
    assert whole.shape() == ["(", 0, "'s turn)"]


def test_a_sentence_has_its_rules() -> None:
    told = Told("Roll the dice.", ["SZ-013"])
    assert (told.shape(), told.rules) == (["Roll the dice."], ["SZ-013"])


def test_phrases_are_equal_when_they_say_the_same() -> None:
    assert phrase_of(SHAPE) == DRIVE
    assert Phrase([DRIVE]) == DRIVE
    assert len({Phrase([DRIVE]), DRIVE}) == 1
    assert Phrase(["Bob"]) != Phrase([Seat(1)])
    assert Phrase(["Bob"]) != "Bob"
    assert repr(Phrase(["Bob"])) == "Phrase(['Bob'])"
