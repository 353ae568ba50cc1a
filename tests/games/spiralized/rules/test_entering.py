"""From the rectangle to Start, with a 1 or a 6."""

import pytest

from games.spiralized.positions import kinds, options, play, position, refusal, turn_of, where
from paddock.games.spiralized.actions import Step
from support import rule


@rule("SZ-050", "SZ-054")
@pytest.mark.parametrize("die", ["1", "6"])
def test_a_one_or_a_six_brings_a_token_to_start_and_no_further(die: str) -> None:
    race = position(red="Rect Home Home Home", blue="")
    play(race, "roll", f"a{die}", dice=f"{die}{die}")
    assert where(race, "red") == "Start Home Home Home"


@rule("SZ-050")
@pytest.mark.parametrize("dice", ["23", "45", "54", "22", "55"])
def test_no_other_die_does(dice: str) -> None:
    race = position(red="", blue="")
    play(race, "roll", dice=dice)
    assert turn_of(race) == "blue"


@rule("SZ-051")
@pytest.mark.parametrize("dice", ["11", "66", "16", "61"])
def test_two_tokens_may_enter_an_empty_start_in_one_roll(dice: str) -> None:
    race = position(red="", blue="")
    play(race, "roll", f"a{dice[0]}", f"b{dice[1]}", dice=dice)
    assert where(race, "red") == "Start Start Rect Rect"


@rule("SZ-052", "SZ-R19")
def test_a_full_start_lets_nobody_in_until_one_moves_off() -> None:
    race = position(red="Start Start", blue="")
    play(race, "roll", dice="16")
    assert options(race) == ["a1", "a6"]
    assert refusal(race, Step(6, 2)) == "SZ-030"
    play(race, "a1")
    assert options(race) == ["a6", "b6", "c6"]
    play(race, "c6")
    assert where(race, "red") == "1/0 Start Start Rect"


@rule("SZ-052", "SZ-R19")
def test_with_one_on_start_a_second_may_enter_and_a_third_may_not() -> None:
    race = position(red="Start", blue="")
    play(race, "roll", "b6", dice="66")
    assert options(race) == ["a6"]
    play(race, "a6")
    assert where(race, "red") == "1/5 Start Rect Rect"


@rule("SZ-053")
def test_a_token_just_entered_may_take_the_other_die() -> None:
    race = position(red="", blue="")
    play(race, "roll", "a6", "a4", dice="64")
    assert where(race, "red") == "1/3 Rect Rect Rect"


@rule("SZ-053", "SZ-054")
def test_with_one_and_six_the_entered_token_goes_by_the_die_that_is_left() -> None:
    race = position(red="", blue="")
    play(race, "roll", "a6", "a1", dice="16")
    assert where(race, "red").startswith("1/0")
    race = position(red="", blue="")
    play(race, "roll", "a1", "a6", dice="16")
    assert where(race, "red").startswith("1/5")


@rule("SZ-054", "SZ-121")
@pytest.mark.parametrize("ring", range(1, 7))
def test_entering_touches_nobody_in_the_rings(ring: int) -> None:
    for at in range(24):
        race = position(red="", blue=f"{ring}/{at}")
        events = play(race, "roll", "a6", dice="62")
        assert kinds(events) == ["Rolled", "Stepped"]
        assert where(race, "blue") == f"{ring}/{at} Rect Rect Rect"


@rule("SZ-055")
def test_no_token_gets_into_the_rings_but_by_start() -> None:
    for dice in ("11", "16", "66", "64"):
        race = position(red="Rect Home Home Home", blue="")
        play(race, "roll", dice=dice)
        assert {word[0] for word in options(race)} == {"a"}
        play(race, options(race)[0])
        assert where(race, "red") == "Start Home Home Home"


@rule("SZ-056")
def test_ones_and_sixes_may_be_used_for_any_step() -> None:
    race = position(red="1/5 Rect Home Home", blue="")
    play(race, "roll", dice="16")
    assert options(race) == ["a1", "a6", "b1", "b6"]
    play(race, "a1", "a6")
    assert where(race, "red") == "1/12 Rect Home Home"
