"""The shape of a turn: the stairs or the dice, and nothing that outlives it."""

import pytest

from games.spiralized.positions import (
    asked,
    kinds,
    of,
    options,
    play,
    position,
    refusal,
    turn_of,
    where,
)
from paddock.games.spiralized.actions import FREE, ROLL, STOP, Stair, Step
from paddock.games.spiralized.events import DiceLost, Rolled, SentToPit
from support import rule


@rule("SZ-010")
def test_a_turn_begins_with_the_stairs_or_the_dice() -> None:
    race = position(red="1/3 1/5")
    assert asked(race) == "ChooseTurn"
    assert options(race) == ["a stairs 2", "roll"]
    assert refusal(race, STOP) == "SZ-010"
    assert refusal(race, Step(1, 0)) == "SZ-010"
    assert refusal(race, FREE) == "SZ-010"
    assert refusal(race, ROLL) == ""


@rule("SZ-011", "SZ-R29", "SZ-079")
def test_after_a_stairway_move_nothing_is_rolled_and_the_turn_is_over() -> None:
    race = position(red="1/3 3/21", blue="")
    events = play(race, "a stairs 2")
    assert kinds(events) == ["TookStairs", "TurnBegan"]
    assert turn_of(race) == "blue"


@rule("SZ-011", "SZ-R29")
def test_a_hit_on_the_stairs_ends_the_turn_as_well() -> None:
    race = position(red="2/2", blue="4/0")
    events = play(race, "a stairs 4")
    assert of(events, Rolled) == []
    assert turn_of(race) == "blue"


@rule("SZ-012")
def test_once_the_dice_are_thrown_there_are_no_stairs_in_this_turn() -> None:
    race = position(red="1/3 2/2 Home Home", blue="")
    play(race, "roll", dice="22")
    assert asked(race) == "ChooseStep"
    assert refusal(race, Stair(0, 2)) == "SZ-020"
    # Nor before the bonus roll, nor after it, though B stands on a Wheel all the time.
    play(race, "a2", "a2")
    assert where(race, "red").split()[1] == "2/2"
    assert options(race) == ["roll", "stop"]
    assert refusal(race, Stair(1, 4)) == "SZ-036"
    play(race, "roll", dice="53")
    assert asked(race) == "ChooseStep"
    assert not [word for word in options(race) if "stairs" in word]


@rule("SZ-013")
def test_without_a_stairway_move_the_only_way_is_to_roll() -> None:
    assert options(position(red="1/4 Start Z3 Home")) == ["roll"]
    # On a coloured space, but the only way is barred by the owner's token.
    assert options(position(red="1/3", orange="2/2")) == ["roll"]


@rule("SZ-014")
def test_a_roll_without_any_step_is_lost_and_the_turn_is_over() -> None:
    race = position(red="", blue="")
    events = play(race, "roll", dice="25")
    assert [event.dice for event in of(events, DiceLost)] == [(2, 5)]
    assert turn_of(race) == "blue"
    assert where(race, "red") == "Rect Rect Rect Rect"


@rule("SZ-014", "SZ-037")
def test_doubles_without_any_step_are_lost_like_any_roll() -> None:
    race = position(red="", blue="")
    play(race, "roll", dice="44")
    assert turn_of(race) == "blue"


@rule("SZ-015")
def test_doubles_of_an_earlier_turn_do_not_count() -> None:
    race = position(red="1/5", blue="2/3")
    play(race, "roll", "a2", "a2", "stop", dice="22")
    play(race, "roll", "a3", "a3", "stop", dice="33")
    events = play(race, "roll", "a4", "a4", dice="44")
    assert of(events, SentToPit) == []
    assert [event.throw for event in of(events, Rolled)] == [1]
    assert options(race) == ["roll", "stop"]


@rule("SZ-015")
@pytest.mark.parametrize(
    ("red", "words", "dice"),
    [
        pytest.param("Pit 1/5", ["free", "roll", "b3", "b4"], "11 34", id="both dice used"),
        pytest.param("1/5", ["a2", "a2", "stop"], "22", id="doubles and a bonus declined"),
        pytest.param("Pit 1/5", ["free", "stop"], "11", id="freed and a bonus declined"),
        pytest.param("Z7 Home Rect Rect", ["a2"], "22", id="doubles half used"),
        pytest.param("", [], "25", id="both dice lost"),
        pytest.param("Pit Home Home Home", ["pass"], "11", id="snake eyes passed"),
        pytest.param("1/2", ["a2", "a2", "roll", "free", "roll"], "22 11 33", id="third doubles"),
    ],
)
def test_nothing_of_a_roll_is_left_when_the_next_turn_begins(
    red: str, words: list[str], dice: str
) -> None:
    race = position(red=red, blue="")
    play(race, "roll", *words, dice=dice)
    assert turn_of(race) == "blue"
    assert (race.throws, race.die_one, race.die_two, race.dice_used) == (0, 0, 0, 0)
    assert not race.is_double
    assert not race.has_freed
    assert race.landed == -1


@rule("SZ-015", "SZ-036")
def test_a_freed_token_earns_no_bonus_for_the_roll_after_it() -> None:
    race = position(red="Pit 1/5 Home Home", blue="")
    play(race, "roll", "free", "roll", "b2", "b4", dice="11 24")
    assert turn_of(race) == "blue"
