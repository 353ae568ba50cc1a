"""The two dice: how they are split, the duty to use both, and which steps are blocked."""

from itertools import permutations

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
from paddock.games.spiralized.actions import EXCHANGES, ROLL, Stair, Step
from paddock.games.spiralized.decisions import ChooseStep
from paddock.games.spiralized.events import DiceLost, SentToPit, Stepped
from support import rule


@rule("SZ-020")
def test_each_die_is_a_movement_of_its_own() -> None:
    race = position(red="1/5")
    events = play(race, "roll", "a5", "a3", dice="53")
    assert [(event.die, event.place) for event in of(events, Stepped)] == [(5, "1/10"), (3, "1/13")]


@rule("SZ-020")
def test_the_total_is_no_movement() -> None:
    race = position(red="1/5")
    play(race, "roll", dice="42")
    assert refusal(race, Step(6, 0)) == "SZ-020"
    assert refusal(race, Step(1, 0)) == "SZ-020"
    assert refusal(race, ROLL) == "SZ-020"
    assert refusal(race, Stair(0, 2)) == "SZ-020"
    assert refusal(race, EXCHANGES[4]) == "SZ-020"


@rule("SZ-020")
def test_a_used_die_is_used_up() -> None:
    race = position(red="1/5 3/0")
    play(race, "roll", "a5", dice="53")
    assert options(race) == ["a3", "b3"]
    assert refusal(race, Step(5, 1)) == "SZ-020"


@rule("SZ-021", "SZ-022")
def test_both_dice_may_go_to_one_token_or_to_two_and_in_any_order() -> None:
    race = position(red="1/5 3/0 Home Home")
    play(race, "roll", dice="53")
    assert options(race) == ["a3", "a5", "b3", "b5"]
    ends = set()
    for first, second in (("a5", "b3"), ("a3", "b5"), ("a5", "a3"), ("b3", "b5"), ("b5", "a3")):
        race = position(red="1/5 3/0 Home Home")
        play(race, "roll", first, second, dice="53")
        ends.add(where(race, "red"))
    assert ends == {
        "1/10 3/3 Home Home",
        "1/8 3/5 Home Home",
        "1/13 3/0 Home Home",
        "1/5 3/8 Home Home",
    }


@rule("SZ-023")
def test_a_hit_at_the_first_stop_happens_before_the_second_die() -> None:
    race = position(red="1/5 Home Home Home", blue="1/10")
    play(race, "roll", dice="53")
    events = play(race, "a5")
    assert [(event.seat, event.by) for event in of(events, SentToPit)] == [(1, 0)]
    assert where(race, "blue").startswith("Pit")
    events = play(race, "a3")
    assert where(race, "red").startswith("1/13")
    assert of(events, SentToPit) == []


@rule("SZ-023")
def test_an_exchange_at_the_first_stop_comes_before_the_second_die() -> None:
    race = position(red="2/1 Home Home Home", blue="3/20")
    play(race, "roll", "a3", dice="35")
    assert asked(race) == "ChoosePartner"
    play(race, "2a")
    assert where(race, "red").startswith("3/20")
    play(race, "a5")
    # From 3/20 the fifth space is beyond the drop from 3/21.
    assert where(race, "red").startswith("4/0")


@rule("SZ-024")
def test_a_token_blocked_with_both_dice_cannot_jump_to_the_sum() -> None:
    race = position(red="1/4 1/9 Home Home", yellow="1/7")
    play(race, "roll", dice="53")
    assert options(race) == ["b3", "b5"]
    assert refusal(race, Step(3, 0)) == "SZ-030"
    assert refusal(race, Step(5, 0)) == "SZ-030"


@rule("SZ-R07")
def test_one_open_order_is_enough_to_take_both_dice() -> None:
    race = position(red="1/0 Home Home Home", orange="1/3")
    play(race, "roll", dice="35")
    assert options(race) == ["a5"]
    play(race, "a5")
    assert options(race) == ["a3"]
    play(race, "a3")
    assert where(race, "red").startswith("1/8")


@rule("SZ-025")
def test_tokens_go_clockwise_to_higher_numbers() -> None:
    race = position(red="3/0 5/10")
    play(race, "roll", "a4", "b2", dice="42")
    assert where(race, "red").startswith("3/4 5/12")


@rule("SZ-026")
def test_a_first_step_that_would_waste_the_other_die_is_refused() -> None:
    # B with the 5 would stand on Z8, and nothing could use the 6.
    race = position(red="Z4 Z3 Home Home", blue="")
    play(race, "roll", dice="65")
    assert options(race) == ["a5", "b6"]
    assert refusal(race, Step(5, 1)) == "SZ-026"
    assert refusal(race, Step(6, 0)) == "SZ-030"
    asked_for = question(race)
    assert isinstance(asked_for, ChooseStep)
    assert asked_for.closed() == (Step(5, 1),)
    play(race, "b6")
    assert options(race) == ["a5"]


@rule("SZ-026")
def test_the_duty_looks_at_both_orders() -> None:
    race = position(red="Z2 Home Home Home", blue="")
    play(race, "roll", dice="34")
    assert options(race) == ["a3", "a4"]
    play(race, "a3", "a4")
    assert where(race, "red") == "Home Home Home Home"


@rule("SZ-027", "SZ-R08")
def test_when_either_die_fits_but_not_both_the_higher_is_used() -> None:
    race = position(red="Z5 Home Home Home", blue="")
    play(race, "roll", dice="23")
    assert options(race) == ["a3"]
    assert refusal(race, Step(2, 0)) == "SZ-027"
    events = play(race, "a3")
    assert [event.dice for event in of(events, DiceLost)] == [(2,)]
    assert where(race, "red").startswith("Z8")


@rule("SZ-027", "SZ-R08")
def test_the_only_die_that_fits_must_be_used_even_if_it_is_the_lower() -> None:
    race = position(red="Z7 Home Home Home", blue="")
    play(race, "roll", dice="52")
    assert options(race) == ["a2"]
    race = position(red="Z7 Z8 Home Home", blue="")
    play(race, "roll", dice="42")
    assert options(race) == ["a2"]
    assert refusal(race, Step(4, 0)) == "SZ-030"


@rule("SZ-R08")
def test_as_many_dice_come_before_as_many_spaces() -> None:
    # B with the 1 would leave the 6 to nobody, as A bars Z8.
    race = position(red="Z8 Z1 Home Home", blue="")
    play(race, "roll", dice="61")
    assert options(race) == ["a1", "b6"]
    assert refusal(race, Step(1, 1)) == "SZ-026"
    # The 5 may be wasted where only one die can be used at all, but here it may not come first.
    race = position(red="Z4 Rect Home Home", blue="")
    play(race, "roll", dice="51")
    assert options(race) == ["a5", "b1"]
    assert refusal(race, Step(1, 0)) == "SZ-026"


@rule("SZ-028")
def test_a_die_that_nothing_can_use_is_lost() -> None:
    race = position(red="Z7 Home Home Home", blue="")
    events = play(race, "roll", "a2", dice="62")
    assert "DiceLost" not in kinds(events)  # that step won
    race = position(red="Z7 Z2 Home Home", blue="")
    events = play(race, "roll", "b4", dice="44")
    assert [event.dice for event in of(events, DiceLost)] == [(4,)]
    assert turn_of(race) == "blue"


@rule("SZ-029", "SZ-084")
def test_the_duty_drives_a_token_off_the_stairs() -> None:
    race = position(red="1/3 Home Home Home", blue="")
    play(race, "roll", dice="25")
    assert options(race) == ["a2", "a5"]
    play(race, "a2", "a5")
    assert where(race, "red").startswith("1/10")


@rule("SZ-084", "SZ-029")
def test_from_its_own_colour_a_token_is_driven_down() -> None:
    race = position(red="3/21 Home Home Home", blue="")
    play(race, "roll", "a2", "a3", dice="23")
    assert where(race, "red").startswith("4/1")


@rule("SZ-029", "SZ-R22")
def test_the_duty_drives_a_token_past_its_inner_wheel() -> None:
    race = position(red="6/17 Home Home Home", blue="")
    play(race, "roll", dice="24")
    assert options(race) == ["a2", "a4"]
    play(race, "a2", "a4")
    assert where(race, "red").startswith("6/23")


@rule("SZ-030")
def test_tokens_in_the_pit_and_at_home_take_no_die() -> None:
    race = position(red="Pit Home 1/5 Home", blue="")
    play(race, "roll", dice="61")
    assert options(race) == ["c1", "c6"]
    assert refusal(race, Step(6, 0)) == "SZ-030"
    assert refusal(race, Step(6, 1)) == "SZ-030"


@rule("SZ-030")
def test_from_the_rectangle_only_one_and_six_are_steps() -> None:
    for die in range(1, 7):
        race = position(red="Rect 1/5 Home Home", blue="")
        other = 3 if die != 3 else 2
        play(race, "roll", dice=f"{die}{other}")
        assert (f"a{die}" in options(race)) == (die in (1, 6))


@rule("SZ-030")
def test_the_end_may_not_be_an_own_token() -> None:
    race = position(red="1/5 1/8 Home Home", blue="")
    play(race, "roll", dice="34")
    assert "a3" not in options(race)
    assert refusal(race, Step(3, 0)) == "SZ-030"


@rule("SZ-030")
def test_a_count_beyond_home_is_no_step() -> None:
    race = position(red="Z6 1/5 Home Home", blue="")
    play(race, "roll", dice="45")
    assert options(race) == ["b4", "b5"]
    assert refusal(race, Step(4, 0)) == "SZ-030"


@rule("SZ-031")
def test_a_step_leaves_hits_arrives_and_only_then_exchanges() -> None:
    # A lands on a sunburst where Blue stands; Blue's other token waits in the pit.
    race = position(red="2/1 Home Home Home", blue="2/4 Pit 6/17", green="3/3")
    events = play(race, "roll", "a3", dice="35")
    assert kinds(events) == ["Rolled", "Stepped", "SentToPit", "LeftPit"]
    assert where(race, "blue") == "Pit Rect 6/17 Rect"
    assert where(race, "red").startswith("2/4")
    assert asked(race) == "ChoosePartner"
    play(race, "3c")
    assert asked(race) == "ChooseStep"


@rule("SZ-031", "SZ-130")
def test_the_win_comes_before_everything_else_of_the_roll() -> None:
    race = position(red="Z6 Home Home Home", blue="")
    events = play(race, "roll", "a3", dice="33")
    assert kinds(events) == ["Rolled", "Stepped", "CameHome", "RaceWon"]
    assert asked(race) == ""


@rule("SZ-032")
def test_the_duty_counts_a_token_that_the_hit_frees_from_the_pit() -> None:
    race = position(red="Pit 1/1 Home Home", blue="1/5", yellow="1/7", green="1/11", orange="")
    play(race, "roll", dice="46")
    assert options(race) == ["b4"]
    play(race, "b4")
    assert options(race) == ["a6"]
    play(race, "a6")
    assert where(race, "red") == "Start 1/5 Home Home"


@rule("SZ-032", "SZ-026")
def test_a_step_home_must_wait_when_only_that_hit_lets_both_dice_be_used() -> None:
    # C could go Home with the 4, but then nothing could use the 6.
    race = position(red="Pit 1/1 Z5 Home", blue="1/5", yellow="1/7", green="1/11")
    play(race, "roll", dice="46")
    assert options(race) == ["b4"]
    assert refusal(race, Step(4, 2)) == "SZ-026"


@rule("SZ-032", "SZ-026")
def test_the_duty_counts_an_exchange_that_bars_the_way() -> None:
    # After the swap A would stand on 1/9, in B's way and before Green's safe token.
    race = position(red="2/1 1/7 Home Home", green="1/11 1/9")
    play(race, "roll", dice="32")
    assert "a3" not in options(race)
    assert refusal(race, Step(3, 0)) == "SZ-026"
    assert "b2" in options(race)


@rule("SZ-026", "SZ-027")
def test_two_tokens_that_want_the_same_space_do_not_make_a_full_roll() -> None:
    # A with the 4 and B with the 2 would both end on Z8.
    race = position(red="Z4 Z6 Home Home", blue="")
    play(race, "roll", dice="42")
    assert options(race) == ["a4"]
    assert refusal(race, Step(2, 1)) == "SZ-027"


@rule("SZ-026")
@pytest.mark.parametrize(("own", "other"), list(permutations(range(4), 2)))
def test_nor_do_they_in_the_rings_whatever_their_letters(own: int, other: int) -> None:
    # With the 4 and the 2 both would end on 1/5. From there Yellow's safe token bars the 2 only.
    places = ["Home"] * 4
    places[own], places[other] = "1/1", "1/3"
    race = position(red=" ".join(places), yellow="1/7")
    play(race, "roll", dice="42")
    assert options(race) == ["abcd"[other] + "2"]
    assert refusal(race, Step(4, own)) == "SZ-026"


@rule("SZ-106", "SZ-027")
def test_a_token_that_stays_on_the_sunburst_may_be_unable_to_use_the_other_die() -> None:
    race = position(red="2/1 Home Home Home", yellow="2/6")
    play(race, "roll", dice="32")
    assert options(race) == ["a3"]
    assert refusal(race, Step(2, 0)) == "SZ-027"


@rule("SZ-032", "SZ-R09")
def test_the_duty_counts_an_exchange_that_opens_the_way() -> None:
    # Standing on 2/4 A could not use the 2 (2/6 is Yellow's and taken); after the exchange it can.
    race = position(red="2/1 Home Home Home", yellow="2/6", blue="1/14")
    play(race, "roll", dice="32")
    assert options(race) == ["a3"]
    play(race, "a3", "3a")
    assert options(race) == ["a2"]
    play(race, "a2")
    assert where(race, "red").startswith("1/16")


@rule("SZ-R09", "SZ-R16")
def test_the_partner_is_chosen_freely_even_if_the_second_die_is_lost_by_it() -> None:
    race = position(red="2/1 Home Home Home", green="1/11 1/9", blue="1/14")
    play(race, "roll", dice="32")
    assert "a3" in options(race)
    play(race, "a3")
    assert options(race) == ["2b", "3a"]
    events = play(race, "2b")
    assert [event.dice for event in of(events, DiceLost)] == [(2,)]
    assert where(race, "red").startswith("1/9")
    assert turn_of(race) == "green"


@rule("SZ-R09")
def test_a_sunburst_where_every_partner_wastes_the_die_is_no_first_step() -> None:
    # After 3 onto the sunburst A must take Green's place on 1/9, and 1/11 bars the 2.
    # After 2 A stands on 2/3 and the 3 takes it on to 2/6: both dice are used.
    race = position(red="2/1 Home Home Home", green="1/11 1/9")
    play(race, "roll", dice="32")
    assert options(race) == ["a2"]
    assert refusal(race, Step(3, 0)) == "SZ-026"


@rule("SZ-R10")
def test_with_three_at_home_the_winning_die_is_named_by_the_duty() -> None:
    race = position(red="Z4 Home Home Home", blue="")
    play(race, "roll", dice="25")
    assert options(race) == ["a5"]
    events = play(race, "a5")
    assert kinds(events)[-1] == "RaceWon"


@rule("SZ-R20")
def test_a_sum_of_six_enters_nothing() -> None:
    for dice in ("42", "33", "24"):
        race = position(red="", blue="")
        play(race, "roll", dice=dice)
        assert turn_of(race) == "blue"
        assert where(race, "red") == "Rect Rect Rect Rect"


@rule("SZ-R06")
def test_tokens_pass_over_any_token() -> None:
    race = position(red="1/0 1/1 Home Home", orange="1/3", blue="1/4")
    events = play(race, "roll", "a6", dice="65")
    # Over an own token, over Orange on its colour and over Blue: only the end matters.
    assert where(race, "red").startswith("1/6")
    assert of(events, SentToPit) == []


@rule("SZ-R43")
def test_equal_tokens_are_one_option_and_the_lowest_moves() -> None:
    race = position(red="Home Rect Rect Rect", blue="")
    play(race, "roll", dice="62")
    assert options(race) == ["b6"]
    play(race, "b6")
    assert where(race, "red") == "Home Start Rect Rect"
    race = position(red="1/9 Start Start Home", blue="")
    play(race, "roll", dice="23")
    assert options(race) == ["a2", "a3", "b2", "b3"]


@rule("SZ-R43")
def test_naming_the_other_of_two_equal_tokens_is_refused_by_that_ruling() -> None:
    race = position(red="Home Rect Rect Rect", blue="")
    play(race, "roll", dice="62")
    assert [refusal(race, Step(6, own)) for own in (2, 3)] == ["SZ-R43", "SZ-R43"]
    asked_for = question(race)
    assert isinstance(asked_for, ChooseStep)
    assert asked_for.closed() == ()
    assert asked_for.equals == 1 << 6 * 4 + 2 | 1 << 6 * 4 + 3
    # With the 2 nobody leaves the rectangle, whatever the letter.
    assert [refusal(race, Step(2, own)) for own in (1, 2, 3)] == ["SZ-030", "SZ-030", "SZ-030"]
    race = position(red="1/9 Start Start Home", blue="")
    play(race, "roll", dice="23")
    assert [refusal(race, Step(die, 2)) for die in (2, 3)] == ["SZ-R43", "SZ-R43"]


@rule("SZ-R43", "SZ-030")
def test_equal_tokens_that_are_blocked_are_all_blocked() -> None:
    race = position(red="Start Start 1/3 Home", blue="")
    play(race, "roll", dice="54")
    assert options(race) == ["a5", "c4", "c5"]
    assert [refusal(race, Step(4, own)) for own in (0, 1)] == ["SZ-030", "SZ-030"]
    assert refusal(race, Step(5, 1)) == "SZ-R43"


@rule("SZ-R43", "SZ-035")
def test_the_two_dice_of_doubles_are_one_option_a_token() -> None:
    race = position(red="1/5 3/0 Home Home", blue="")
    play(race, "roll", dice="44")
    assert options(race) == ["a4", "b4"]


@rule("SZ-143")
def test_a_roll_moves_at_most_two_own_tokens() -> None:
    race = position(red="1/5 3/0 1/1 4/1", blue="")
    events = play(race, "roll", "a4", "b4", dice="44")
    assert len(of(events, Stepped)) == 2
    assert options(race) == ["roll", "stop"]
