"""Small helpers for sentences."""

import pytest

from paddock.core.phrase import Place, Seat
from paddock.kit.words import amount, join, listed, players, plural, say

NAMES = ["Red", "Blue", "Green"]


@pytest.mark.parametrize(
    ("words", "joined"),
    [
        ([], ""),
        (["Red"], "Red"),
        (["Red", "Blue"], "Red and Blue"),
        (["Red", "Blue", "Green"], "Red, Blue and Green"),
    ],
)
def test_words_are_joined_as_one_says_them(words: list[str], joined: str) -> None:
    assert join(words) == joined
    assert listed(words).text([]) == joined
    assert players(range(len(words))).text(NAMES) == joined


def test_a_list_can_be_joined_otherwise() -> None:
    assert listed([1, Seat(1), say("{}'s", Seat(2))], "; ", "; ").text(NAMES) == "1; Blue; Green's"


@pytest.mark.parametrize(
    ("number", "noun", "said"),
    [(1, "zone", "1 zone"), (2, "zone", "2 zones"), (0, "zone", "0 zones"), (3, "fuel", "3 fuel")],
)
def test_one_is_not_many(number: int, noun: str, said: str) -> None:
    assert plural(number, noun) == said


def test_a_sentence_is_said_with_what_it_names() -> None:
    told = say("{} goes to {}; {} left of {}.", Seat(1), Place("9", "zone 9"), amount(1, "zone"), 4)
    assert told.shape() == [1, " goes to ", ["9", "zone 9"], "; ", [1, "zone", ""], " left of 4."]
    assert told.text(NAMES) == "Blue goes to zone 9; 1 zone left of 4."


def test_what_is_named_is_not_read_as_a_sentence() -> None:
    assert say("It is called {}.", "{}").text([]) == "It is called {}."
    assert say("{}").text([]) == "{}"


def test_a_sentence_that_names_too_much_or_too_little_is_a_mistake() -> None:
    with pytest.raises(AssertionError, match="names 2, not 1"):
        say("{} hits {}.", Seat(0))
