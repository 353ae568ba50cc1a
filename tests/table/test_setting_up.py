"""What a table is made from, and what is wrong with it."""

from typing import Any

import pytest

import paddock
from paddock.core.errors import BrokenData, UnknownGame
from table.racing import toy_table


def test_the_same_seed_gives_the_same_table() -> None:
    one, other = (paddock.new("toy", seats=4, seed=9) for _ in range(2))
    assert one.record().text() == other.record().text()


def test_without_a_seed_no_two_tables_are_alike() -> None:
    one, other = (paddock.new("toy", seats=4) for _ in range(2))
    assert one.luck.commitment != other.luck.commitment
    assert one.record().text() != other.record().text()


def test_seats_have_names_and_may_choose_them() -> None:
    assert toy_table(2).names == ["Vermilion", "Sky"]
    assert paddock.new("toy", seats=2, seed=1, names=["Ada", "Bob"]).names == ["Ada", "Bob"]


@pytest.mark.parametrize(
    ("names", "place"),
    [
        (["Ada"], "names"),
        (["Ada", "Bob", "Cy"], "names"),
        (["Ada", 5], "names[1]"),
        (["\ud800", "Bob"], "names[0]"),
    ],
)
def test_names_that_do_not_fit_are_named(names: list[Any], place: str) -> None:
    with pytest.raises(BrokenData) as broken:
        paddock.new("toy", seats=2, seed=1, names=names)
    assert broken.value.place == place


@pytest.mark.parametrize(
    "config",
    [{"lane": {1, 2}}, {"lane": "\udfff"}, {1: "lane", "lane": 1}],
    ids=["a set", "half a character", "mixed keys"],
)
def test_choices_that_are_no_json_are_refused(config: dict[str, Any]) -> None:
    with pytest.raises(BrokenData) as broken:
        paddock.new("toy", seats=2, seed=1, config=config)
    assert broken.value.place == "config"


def test_the_choices_are_the_tables_own() -> None:
    config = {"lane": "long"}
    table = paddock.new("toy", seats=2, seed=1, config=config)
    config["lane"] = "short"
    assert table.record().header["config"] == {"lane": "long"}


def test_the_game_names_a_wrong_choice() -> None:
    with pytest.raises(BrokenData, match="lane: one of short, long, not 'wet'"):
        paddock.new("toy", seats=2, seed=1, config={"lane": "wet"})


def test_a_game_that_does_not_exist_is_unknown() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        paddock.new("chess", seats=2)


def test_the_table_counts_rounds_and_seats() -> None:
    table = toy_table(3)
    assert (table.seats, table.rounds, table.over) == (3, 1, False)


def test_a_redealt_race_is_another_with_the_same_view() -> None:
    table = toy_table(4)
    for seat in range(4):
        others = [table.redeal(seat, seed) for seed in range(8)]
        seen = table.codec.dump(table.view(seat))
        assert all(table.codec.dump(other.view(seat)) == seen for other in others)
        assert len({other.state_hash() for other in others}) > 1
