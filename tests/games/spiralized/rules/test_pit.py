"""Safe spaces, and the Pit with its one slot."""

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
from paddock.games.spiralized.actions import FREE, PASS, STOP, Step
from paddock.games.spiralized.events import LeftPit, SentToPit, Stepped
from support import rule


@rule("SZ-115", "SZ-117")
@pytest.mark.parametrize("own", ["1/15", "2/14", "3/13", "4/12", "5/11", "6/10"])
def test_the_six_coloured_spaces_of_the_own_stairway_are_safe(own: str) -> None:
    ring, at = own.split("/")
    race = position(red=f"{ring}/{int(at) - 1} Home Home Home", blue=own)
    play(race, "roll", dice="13")
    assert options(race) == ["a3"]
    assert refusal(race, Step(1, 0)) == "SZ-030"


@rule("SZ-115")
@pytest.mark.parametrize("spot", ["Rect", "Start", "Z1", "Z8", "Home", "3/13"])
def test_no_exchange_reaches_a_safe_space(spot: str) -> None:
    race = position(red="2/1 Home Home Home", blue=f"{spot} 1/9")
    play(race, "roll", "a3", dice="35")
    assert options(race) == ["2b"]


@rule("SZ-115")
@pytest.mark.parametrize("spot", ["1/19", "2/18", "3/17", "1/16", "2/15", "2/4"])
def test_every_other_ring_space_is_not_safe(spot: str) -> None:
    """Foreign colours, the own arrow, a landing, a sunburst: all can be hit or exchanged."""
    race = position(red="2/1 Home Home Home", blue=f"{spot} 1/9")
    play(race, "roll", "a3", dice="35")
    assert (options(race) == ["2b"]) == (spot == "2/4")
    if spot == "2/4":
        assert where(race, "blue").startswith("Pit")


@rule("SZ-116")
def test_an_arrow_is_never_safe() -> None:
    race = position(red="2/1 Home Home Home", blue="1/16")
    play(race, "roll", "a3", "2a", dice="35")
    assert where(race, "red").startswith("1/16")
    race = position(red="1/14 Home Home Home", blue="1/16")
    play(race, "roll", "a2", dice="25")
    assert where(race, "blue").startswith("Pit")


@rule("SZ-118")
def test_rivals_never_get_a_token_off_a_safe_space() -> None:
    race = position(red="4/12 2/1 Home Home", blue="6/10 Z3 Start 3/13")
    before = where(race, "blue")
    assert "a stairs 6" not in options(race)
    play(race, "roll", "b3", "b5", dice="35")
    assert where(race, "blue") == before


@rule("SZ-120", "SZ-122", "SZ-140")
def test_the_pit_holds_one_and_a_newcomer_pushes_the_occupant_out() -> None:
    race = position(red="1/5 Home Home Home", blue="1/8", green="Pit")
    events = play(race, "roll", "a3", dice="36")
    assert kinds(events) == ["Rolled", "Stepped", "SentToPit", "LeftPit"]
    assert [(event.seat, event.is_freed) for event in of(events, LeftPit)] == [(1, False)]
    assert where(race, "blue").startswith("Pit")
    assert where(race, "green") == "Rect Rect Rect Rect"
    assert race.tokens.count(-2) == 1


@rule("SZ-122", "SZ-031")
def test_into_an_empty_pit_a_newcomer_pushes_nobody() -> None:
    race = position(red="1/5 3/0 4/1 5/1", blue="1/8 3/4 4/5 5/6")
    play(race, "roll", "a3", dice="36")
    assert where(race, "red") == "1/8 3/0 4/1 5/1"
    assert where(race, "blue") == "Pit 3/4 4/5 5/6"


@rule("SZ-121")
def test_hits_and_doubles_are_what_sends_a_token_to_the_pit() -> None:
    """Not passing, not an exchange, not a lost roll, not a step onto Start."""
    race = position(red="1/5 Home Home Home", blue="1/8 1/10")
    events = play(race, "roll", "a6", dice="62")
    assert of(events, SentToPit) == []
    race = position(red="", blue="1/0")
    # A token of Blue on Red's arrow is beside Start, not on it.
    events = play(race, "roll", "a6", dice="62")
    assert of(events, SentToPit) == []
    events = play(race, "a2")
    assert of(events, SentToPit) == []


@rule("SZ-123", "SZ-R44")
def test_the_same_holds_for_two_tokens_of_one_player() -> None:
    race = position(red="1/0 Home Home Home", blue="Pit 1/3")
    play(race, "roll", "a3", dice="32")
    assert where(race, "blue") == "Rect Pit Rect Rect"
    race = position(red="Pit 3/23 1/9", blue="")
    events = play(race, "roll", "c2", "c2", "roll", dice="22 66")
    assert kinds(events)[-3:] == ["Rolled", "SentToPit", "LeftPit"]
    assert where(race, "red") == "Rect Pit 1/13 Rect"
    assert options(race) == ["a6", "c6"]


@rule("SZ-124")
def test_no_die_moves_a_token_in_the_pit() -> None:
    for dice in ("61", "16", "66", "23", "55"):
        race = position(red="Pit Home Home Home", blue="")
        play(race, "roll", dice=dice)
        assert turn_of(race) == "blue"
        assert where(race, "red").startswith("Pit")


@rule("SZ-125", "SZ-126")
def test_snake_eyes_may_free_the_own_token_and_then_move_nothing_else() -> None:
    race = position(red="Pit 2/3 3/9", blue="")
    play(race, "roll", dice="11")
    assert asked(race) == "UseSnakeEyes"
    assert options(race) == ["free", "move"]
    events = play(race, "free")
    assert kinds(events) == ["LeftPit"]
    assert [(event.seat, event.token, event.is_freed) for event in of(events, LeftPit)] == [
        (0, 0, True)
    ]
    assert of(events, Stepped) == []
    assert where(race, "red") == "Rect 2/3 3/9 Rect"
    assert race.pit == -1
    assert asked(race) == "TakeBonus"
    play(race, "roll", "c4", "c2", dice="42")
    assert where(race, "red") == "Rect 2/3 3/15 Rect"
    assert turn_of(race) == "blue"


@rule("SZ-125")
def test_whichever_token_it_is_it_is_the_one_that_is_freed() -> None:
    race = position(blue="Home 2/3 Pit", red="1/5")
    (told,) = of(play(race, "roll", "free", dice="11"), LeftPit)
    assert (told.seat, told.token, told.is_freed) == (1, 2, True)
    assert where(race, "blue") == "Home 2/3 Rect Rect"


@rule("SZ-125", "SZ-R17")
def test_only_for_the_roller_and_only_for_a_token_in_the_pit() -> None:
    race = position(red="2/3", blue="Pit")
    play(race, "roll", dice="11")
    assert asked(race) == "ChooseStep"
    race = position(red="2/3", blue="")
    play(race, "roll", dice="11")
    assert asked(race) == "ChooseStep"


@rule("SZ-125")
def test_no_other_roll_frees_anybody() -> None:
    for dice in ("12", "22", "66", "61"):
        race = position(red="Pit 2/3", blue="")
        play(race, "roll", dice=dice)
        assert asked(race) == "ChooseStep"
        assert refusal(race, FREE) == "SZ-020"


@rule("SZ-127")
def test_snake_eyes_may_be_used_as_ordinary_doubles() -> None:
    race = position(red="Pit 2/3 Rect Rect", blue="")
    play(race, "roll", "move", dice="11")
    assert options(race) == ["b1", "c1"]
    play(race, "c1", "b1")
    assert where(race, "red") == "Pit 2/4 Start Rect"
    assert asked(race) == "TakeBonus"


@rule("SZ-128")
def test_a_freed_token_begins_like_one_that_never_left() -> None:
    race = position(red="Pit Home Home Home", blue="")
    play(race, "roll", "free", "roll", "a6", "a3", dice="11 63")
    assert where(race, "red").startswith("1/2")


@rule("SZ-R16", "SZ-R17")
def test_freeing_is_optional_even_if_nothing_else_can_be_done() -> None:
    race = position(red="Pit Home Home Home", blue="")
    play(race, "roll", dice="11")
    assert options(race) == ["free", "pass"]
    assert refusal(race, STOP) == "SZ-125"
    events = play(race, "pass")
    assert kinds(events) == ["DiceLost", "TurnBegan"]
    assert turn_of(race) == "blue"
    assert where(race, "red").startswith("Pit")


@rule("SZ-R17")
def test_passing_is_offered_only_when_no_step_is_possible() -> None:
    race = position(red="Pit Rect Home Home", blue="")
    play(race, "roll", dice="11")
    assert options(race) == ["free", "move"]
    assert refusal(race, PASS) == "SZ-125"


@rule("SZ-R17", "SZ-126")
def test_neither_one_enters_the_token_that_was_freed() -> None:
    race = position(red="Pit Home Home Home", blue="")
    play(race, "roll", "free", dice="11")
    assert where(race, "red").startswith("Rect")
    assert options(race) == ["roll", "stop"]
    assert refusal(race, Step(1, 0)) == "SZ-036"


@rule("SZ-R36")
def test_a_token_pushed_out_by_the_own_hit_may_enter_with_the_other_die() -> None:
    race = position(red="Pit 1/6 Home Home", blue="1/8")
    play(race, "roll", dice="26")
    play(race, "b2")
    assert where(race, "red") == "Rect 1/8 Home Home"
    assert options(race) == ["a6", "b6"]
    play(race, "a6")
    assert where(race, "red") == "Start 1/8 Home Home"


@rule("SZ-R44")
def test_nobody_ever_has_two_tokens_in_the_pit() -> None:
    race = position(red="1/0 1/10 Home Home", blue="1/3 1/14")
    play(race, "roll", "a3", "b4", dice="34")
    assert where(race, "blue") == "Rect Pit Rect Rect"


@rule("SZ-145")
def test_once_occupied_the_pit_is_emptied_only_by_snake_eyes() -> None:
    race = position(red="1/5 Home Home Home", blue="Pit 1/8")
    play(race, "roll", "a3", "a4", dice="34")
    assert race.tokens.count(-2) == 1
    play(race, "roll", dice="35")
    play(race, "roll", "a2", "a5", dice="25")
    assert race.tokens.count(-2) == 1
    play(race, "roll", "free", "stop", dice="11")
    assert race.tokens.count(-2) == 0
