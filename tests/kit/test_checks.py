"""Checks of data that people bring along: what is wrong is named with its place."""

from collections.abc import Callable
from typing import Any

import pytest

from paddock.core.errors import BrokenData
from paddock.kit.checks import a_number, a_table, data_for, only_choices, only_known, reading_data

FIELDS = ("game", "tiles")


def broken(read: Callable[[], Any]) -> tuple[str, str]:
    """Where it is wrong, and why."""
    with pytest.raises(BrokenData) as refused:
        read()
    return refused.value.place, refused.value.why


def test_what_is_right_comes_back() -> None:
    data = {"game": "toy", "tiles": [1]}
    assert data_for("toy", data, FIELDS) is data
    assert a_table(data, "data") is data
    assert a_number(3, "tiles[0]", 1, 3) == 3
    assert reading_data(lambda: 5) == 5
    only_known(data, "", FIELDS)
    only_choices({"lane": "short"}, "Soapbox", ("lane",))


@pytest.mark.parametrize("raw", [None, [], "toy", 3])
def test_a_data_file_is_a_table(raw: Any) -> None:
    assert broken(lambda: data_for("toy", raw, FIELDS))[0] == "data"


@pytest.mark.parametrize("data", [{"game": "outspeed"}, {}])
def test_a_data_file_says_which_game_it_belongs_to(data: dict[str, Any]) -> None:
    assert broken(lambda: data_for("toy", data, FIELDS)) == ("game", 'must be "toy"')


def test_an_unknown_field_is_named_with_those_that_are_known() -> None:
    why = "is not known; known are: game, tiles"
    assert broken(lambda: data_for("toy", {"game": "toy", "tile": 1}, FIELDS)) == ("tile", why)
    assert broken(lambda: only_known({"x": 1}, "tiles[2]", FIELDS)) == ("tiles[2].x", why)


@pytest.mark.parametrize("raw", [0, 4, True, "2", 2.0, None])
def test_a_number_is_whole_and_within_its_bounds(raw: Any) -> None:
    assert broken(lambda: a_number(raw, "zone", 1, 3)) == (
        "zone",
        "must be a whole number from 1 to 3",
    )


def test_an_unknown_choice_is_named_with_those_there_are() -> None:
    assert broken(lambda: only_choices({"wind": 1}, "Soapbox", ("lane", "data"))) == (
        "wind",
        "Soapbox has no such choice; it has: lane, data",
    )


@pytest.mark.parametrize(("place", "told"), [("data", "data"), ("game", "data.game")])
def test_what_is_wrong_in_the_data_is_told_within_the_choices(place: str, told: str) -> None:
    def read() -> None:
        raise BrokenData(place, "is odd")

    assert broken(lambda: reading_data(read)) == (told, "is odd")
