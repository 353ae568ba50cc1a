"""Small helpers for sentences."""

import pytest

from paddock.kit.words import join, plural


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


@pytest.mark.parametrize(
    ("number", "noun", "said"),
    [(1, "zone", "1 zone"), (2, "zone", "2 zones"), (0, "zone", "0 zones"), (3, "fuel", "3 fuel")],
)
def test_one_is_not_many(number: int, noun: str, said: str) -> None:
    assert plural(number, noun) == said
