"""Sunbursts: who ends there changes places with an enemy."""

import pytest

from games.spiralized.positions import (
    asked,
    kinds,
    of,
    options,
    play,
    position,
    question,
    refusal,
    turn_of,
    where,
)
from paddock.games.spiralized.actions import EXCHANGES, ROLL, Step
from paddock.games.spiralized.decisions import ChoosePartner
from paddock.games.spiralized.events import Exchanged, NobodyToExchange, SentToPit
from support import rule


@rule("SZ-101", "SZ-105")
def test_who_ends_on_a_sunburst_changes_places_with_an_enemy_of_choice() -> None:
    race = position(red="2/1 Home Home Home", blue="1/9 5/2", green="4/3")
    play(race, "roll", "a3", dice="35")
    assert asked(race) == "ChoosePartner"
    # The seats are red, green, blue.
    assert options(race) == ["2a", "3a", "3b"]
    events = play(race, "3b")
    assert kinds(events) == ["Exchanged"]
    assert where(race, "red").startswith("5/2")
    assert where(race, "blue").startswith("1/9 2/4")
    assert where(race, "green").startswith("4/3")
    assert race.pit == -1


@rule("SZ-105")
def test_an_exchange_tells_where_each_stands_now() -> None:
    race = position(red="2/1 Home Home Home", blue="5/2")
    (told,) = of(play(race, "roll", "a3", "2a", dice="35"), Exchanged)
    assert (told.seat, told.token, told.place) == (0, 0, "5/2")
    assert (told.other_seat, told.other_token, told.other_place) == (1, 0, "2/4 (sunburst)")
    # Progress is each one's own: 5/2 is 103 for Red, 2/4 is 38 for Blue.
    assert (told.end, told.other_end) == (race.tokens[0], race.tokens[4]) == (103, 38)


@rule("SZ-101", "SZ-105")
def test_question_and_exchange_name_the_token_by_its_owner_s_count() -> None:
    race = position(blue="Home Home 2/1 Home", red="Rect 5/2")
    play(race, "roll", "c3", dice="35")
    decision = question(race)
    assert isinstance(decision, ChoosePartner)
    assert (decision.seat, decision.token) == (1, 2)
    (told,) = of(play(race, "1b"), Exchanged)
    assert (told.seat, told.token, told.other_seat, told.other_token) == (1, 2, 0, 1)


@rule("SZ-102", "SZ-R35")
def test_after_a_hit_on_a_sunburst_the_hit_token_is_in_the_pit_and_no_partner() -> None:
    race = position(red="2/1 Home Home Home", blue="2/4 6/17", green="5/7 Start Pit")
    events = play(race, "roll", "a3", dice="35")
    assert kinds(events) == ["Rolled", "Stepped", "SentToPit", "LeftPit"]
    assert where(race, "blue").startswith("Pit 6/17")
    assert where(race, "green") == "5/7 Start Rect Rect"
    assert options(race) == ["3b"]
    play(race, "3b", "a5")
    assert where(race, "red").startswith("6/22")
    assert where(race, "blue").startswith("Pit 2/4")


@rule("SZ-103", "SZ-104", "SZ-R32")
def test_eligible_are_enemies_in_the_rings_off_their_own_colour() -> None:
    race = position(
        red="2/1 1/5 Z3 Home",
        blue="Pit Start 3/13 Z2",
        green="1/12 5/3 6/6 Home",
        yellow="Rect 2/7 Home Home",
    )
    play(race, "roll", "a3", dice="35")
    # Seats: red, yellow, green, blue. Green stands on its arrow (1/12) and on Yellow's colour.
    assert options(race) == ["2b", "3a", "3b"]
    assert refusal(race, EXCHANGES[1]) == "SZ-104"
    assert refusal(race, EXCHANGES[3 * 4]) == "SZ-103"
    assert refusal(race, EXCHANGES[2 * 4 + 2]) == "SZ-103"
    assert refusal(race, ROLL) == "SZ-101"
    assert refusal(race, Step(5, 0)) == "SZ-101"


@rule("SZ-106")
def test_with_nobody_eligible_the_token_stays_on_the_sunburst() -> None:
    race = position(red="2/1 Home Home Home", blue="Pit Start 3/13 Z2")
    events = play(race, "roll", "a3", dice="35")
    assert [(event.seat, event.token) for event in of(events, NobodyToExchange)] == [(0, 0)]
    assert where(race, "red").startswith("2/4")
    assert options(race) == ["a5"]


@rule("SZ-106", "SZ-102")
def test_a_hit_may_take_the_only_partner_away() -> None:
    race = position(red="2/1 Home Home Home", blue="2/4")
    events = play(race, "roll", "a3", dice="35")
    assert kinds(events) == ["Rolled", "Stepped", "SentToPit", "NobodyToExchange"]
    assert options(race) == ["a5"]


@rule("SZ-107")
def test_the_exchange_is_a_duty_even_when_it_hurts() -> None:
    race = position(red="6/15 Home Home Home", blue="1/17")
    play(race, "roll", "a1", dice="14")
    assert options(race) == ["2a"]
    play(race, "2a")
    assert where(race, "red").startswith("1/17")
    assert where(race, "blue").startswith("6/16")


@rule("SZ-108", "SZ-R33")
def test_an_exchange_onto_a_sunburst_triggers_nothing() -> None:
    race = position(red="2/1 3/9 Home Home", blue="4/2", green="1/5")
    events = play(race, "roll", "a3", "3a", dice="31")
    assert len(of(events, Exchanged)) == 1
    assert where(race, "red").startswith("4/2 3/9")
    assert where(race, "blue").startswith("2/4")
    assert asked(race) == "ChooseStep"


@rule("SZ-R33")
def test_a_token_that_merely_stands_on_a_sunburst_triggers_nothing() -> None:
    race = position(red="2/4 1/5 Home Home", blue="4/2")
    events = play(race, "roll", "b2", "b3", dice="23")
    assert of(events, Exchanged) == []
    assert turn_of(race) == "blue"


@rule("SZ-101", "SZ-R38")
def test_a_count_that_goes_on_after_a_drop_may_end_on_a_sunburst() -> None:
    race = position(red="1/23 Home Home Home", blue="1/9")
    play(race, "roll", "a2", dice="25")
    assert asked(race) == "ChoosePartner"


@rule("SZ-R33", "SZ-101")
def test_passing_over_a_sunburst_is_nothing() -> None:
    race = position(red="2/3 Home Home Home", blue="1/9")
    events = play(race, "roll", "a2", dice="25")
    assert of(events, Exchanged) == []
    assert asked(race) == "ChooseStep"


@rule("SZ-109")
@pytest.mark.parametrize(("word", "end"), [("a5", "1/14 3/20"), ("b5", "1/9 4/0")])
def test_the_other_die_is_for_the_exchanged_token_or_any_other(word: str, end: str) -> None:
    race = position(red="2/1 3/20 Home Home", blue="1/9")
    play(race, "roll", "a3", "2a", dice="35")
    assert options(race) == ["a5", "b5"]
    play(race, word)
    assert where(race, "red").startswith(end)


@rule("SZ-R34")
def test_exchanged_onto_its_own_colour_a_token_is_safe_and_may_take_the_stairs_next() -> None:
    race = position(red="2/1 3/0 Home Home", blue="3/21 3/17", green="")
    play(race, "roll", "a3", "3a", "b5", dice="35")
    assert where(race, "red").startswith("3/21 3/5")
    play(race, "roll", dice="23")
    play(race, "roll", dice="46")
    assert "b4" not in options(race)
    play(race, "b6", "b4")
    assert "a stairs 4" in options(race)


@rule("SZ-105", "SZ-067", "SZ-R34")
@pytest.mark.parametrize(
    ("green", "hit", "missed"), [("2/3", "blue", "red"), ("1/8", "red", "blue")]
)
def test_after_an_exchange_each_can_be_hit_where_it_stands_now(
    green: str, hit: str, missed: str
) -> None:
    # Red and Blue change places between 2/4 and 1/9; Red's other token takes the 5.
    race = position(red="2/1 3/0 Home Home", green=f"{green} Home Home Home", blue="1/9")
    play(race, "roll", "a3", "3a", "b5", dice="35")
    play(race, "roll", "a1", dice="12")
    assert where(race, hit).startswith("Pit")
    assert not where(race, missed).startswith("Pit")


@rule("SZ-R32", "SZ-104")
def test_an_enemy_on_start_is_never_exchanged() -> None:
    race = position(red="2/1 Home Home Home", blue="Start Start")
    events = play(race, "roll", "a3", dice="35")
    assert "NobodyToExchange" in kinds(events)


@rule("SZ-105", "SZ-121")
def test_an_exchange_sends_nobody_to_the_pit() -> None:
    race = position(red="2/1 Home Home Home", blue="1/9", green="Pit")
    events = play(race, "roll", "a3", "3a", dice="35")
    assert of(events, SentToPit) == []
    assert where(race, "green").startswith("Pit")
