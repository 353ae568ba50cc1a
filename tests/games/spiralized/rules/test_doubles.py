"""Doubles, bonus rolls, and the tokens that they cost."""

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
from paddock.games.spiralized import GAME
from paddock.games.spiralized.actions import FREE, MOVE, PASS, ROLL, STOP, Step
from paddock.games.spiralized.events import (
    BY_DOUBLES,
    BY_THIRD_DOUBLES,
    Rolled,
    SentToPit,
    ThirdDoubles,
)
from support import rule


@rule("SZ-035")
def test_doubles_are_two_movements_not_four() -> None:
    race = position(red="1/5 Home Home Home", blue="")
    play(race, "roll", "a4", dice="44")
    assert options(race) == ["a4"]
    play(race, "a4")
    assert asked(race) == "TakeBonus"
    assert where(race, "red").startswith("1/13")


@rule("SZ-036")
def test_doubles_used_in_full_give_a_bonus_roll_in_the_same_turn() -> None:
    race = position(red="1/5", blue="")
    play(race, "roll", "a2", "a2", dice="22")
    assert options(race) == ["roll", "stop"]
    assert refusal(race, Step(2, 0)) == "SZ-036"
    events = play(race, "roll", dice="34")
    assert [(event.seat, event.throw) for event in of(events, Rolled)] == [(0, 2)]
    assert turn_of(race) == "red"


@rule("SZ-036")
def test_dice_that_differ_give_none() -> None:
    race = position(red="1/5", blue="")
    play(race, "roll", "a2", "a3", dice="23")
    assert turn_of(race) == "blue"


@rule("SZ-037", "SZ-R16")
def test_doubles_half_used_give_no_bonus_roll() -> None:
    race = position(red="Z7 Home Rect Rect", blue="")
    events = play(race, "roll", "a2", dice="22")
    assert kinds(events)[-2:] == ["DiceLost", "TurnBegan"]
    assert turn_of(race) == "blue"


@rule("SZ-037", "SZ-R16")
def test_losing_the_second_die_by_the_choice_of_a_partner_loses_the_bonus_roll_too() -> None:
    race = position(red="2/2 Home Home Home", green="1/11 1/9", blue="1/14")
    play(race, "roll", "a2", "2b", dice="22")
    assert turn_of(race) == "green"


@rule("SZ-038", "SZ-R12")
def test_second_doubles_take_the_own_token_closest_to_home_before_anything_moves() -> None:
    race = position(red="3/23 1/9 2/3", blue="")
    play(race, "roll", "b2", "b2", dice="22")
    events = play(race, "roll", dice="44")
    assert kinds(events) == ["Rolled", "SentToPit"]
    (sent,) = of(events, SentToPit)
    assert (sent.seat, sent.token, sent.cause) == (0, 0, BY_DOUBLES)
    assert where(race, "red") == "Pit 1/13 2/3 Rect"
    # The steps are those of the position after the penalty.
    assert options(race) == ["b4", "c4"]


@rule("SZ-038", "SZ-R13")
def test_how_far_the_rivals_have_come_is_of_no_account() -> None:
    race = position(red="3/23 1/9 2/3", blue="Z8 Z7 Z6 Z5")
    play(race, "roll", "b2", "b2", "roll", dice="22 44")
    assert where(race, "red") == "Pit 1/13 2/3 Rect"
    assert where(race, "blue") == "Z8 Z7 Z6 Z5"


@rule("SZ-039")
def test_after_the_penalty_the_roll_is_played_and_earns_one_more_bonus_roll() -> None:
    race = position(red="3/23 1/9", blue="")
    play(race, "roll", "b2", "b2", "roll", "b4", "b4", dice="22 44")
    assert asked(race) == "TakeBonus"
    events = play(race, "roll", dice="56")
    assert [event.throw for event in of(events, Rolled)] == [3]


@rule("SZ-040", "SZ-R15")
def test_third_doubles_take_another_token_and_the_turn_ends_unplayed() -> None:
    race = position(red="3/23 2/3 1/9", blue="")
    events = play(race, "roll", "c2", "c2", "roll", "c4", "c4", "roll", dice="22 44 55")
    sent = of(events, SentToPit)
    assert [(event.token, event.cause) for event in sent] == [
        (0, BY_DOUBLES),
        (1, BY_THIRD_DOUBLES),
    ]
    assert [GAME.tell(event, race.book).rules for event in sent] == [["SZ-038"], ["SZ-040"]]
    assert len(of(events, ThirdDoubles)) == 1
    # The first victim is pushed out by the second.
    assert where(race, "red") == "Rect Pit 1/21 Rect"
    assert turn_of(race) == "blue"


@rule("SZ-040")
def test_third_doubles_pay_no_attention_to_steps_that_would_be_possible() -> None:
    race = position(red="3/23 2/3 1/9", blue="")
    events = play(race, "roll", "c2", "c2", "roll", "c4", "c4", "roll", dice="22 44 55")
    assert kinds(events)[-4:] == [
        "SentToPit",
        "LeftPit",
        "ThirdDoubles",
        "TurnBegan",
    ]


@rule("SZ-R15")
def test_an_enemy_hit_in_between_is_who_leaves_the_pit() -> None:
    race = position(red="3/23 2/3 1/9", blue="1/21")
    play(race, "roll", "c2", "c2", "roll", "c4", "c4", dice="22 44")
    # The second 4 hit Blue, so the first victim is in the rectangle already.
    assert where(race, "red") == "Rect 2/3 1/21 Rect"
    assert where(race, "blue").startswith("Pit")
    play(race, "roll", dice="55")
    assert where(race, "red") == "Rect Pit 1/21 Rect"
    assert where(race, "blue").startswith("Rect")


@rule("SZ-041")
def test_a_bonus_roll_without_doubles_is_played_and_ends_the_turn() -> None:
    race = position(red="1/5", blue="")
    events = play(race, "roll", "a2", "a2", "roll", "a3", "a4", dice="22 34")
    assert where(race, "red").startswith("1/16")
    assert len(of(events, Rolled)) == 2
    assert turn_of(race) == "blue"


@rule("SZ-042")
def test_a_turn_has_at_most_three_rolls() -> None:
    race = position(red="3/23 2/3 1/9", blue="")
    events = play(race, "roll", "c2", "c2", "roll", "c4", "c4", "roll", dice="22 44 66")
    assert [event.throw for event in of(events, Rolled)] == [1, 2, 3]
    assert turn_of(race) == "blue"
    race = position(red="3/23 2/3 1/9", blue="")
    play(race, "roll", "c2", "c2", "roll", "c4", "c4", "roll", "c2", "c1", dice="22 44 21")
    assert turn_of(race) == "blue"


@rule("SZ-043", "SZ-118", "SZ-R14")
def test_the_penalty_takes_tokens_from_safe_spaces() -> None:
    for place in ("Z3", "6/18", "3/21"):
        race = position(red=f"{place} 1/9", blue="")
        play(race, "roll", "b2", "b2", "roll", dice="22 44")
        assert where(race, "red").startswith("Pit 1/13")
    race = position(red="", blue="")
    play(race, "roll", "a6", "b6", "roll", dice="66 44")
    assert where(race, "red") == "Pit Start Rect Rect"


@rule("SZ-044", "SZ-R14")
def test_home_and_rectangle_are_never_taken_from() -> None:
    race = position(red="1/9 Home Home Rect", blue="")
    play(race, "roll", "a2", "a2", "roll", dice="22 44")
    assert where(race, "red") == "Pit Home Home Rect"
    assert turn_of(race) == "blue"


@rule("SZ-044")
def test_a_token_in_the_pit_is_no_candidate() -> None:
    race = position(red="Pit 2/3 1/9", blue="")
    play(race, "roll", "c2", "c2", "roll", dice="22 44")
    assert where(race, "red") == "Rect Pit 1/13 Rect"


@rule("SZ-045")
def test_the_penalty_comes_even_if_nothing_can_move_after_it() -> None:
    race = position(red="1/2", blue="")
    events = play(race, "roll", "a2", "a2", "roll", dice="22 44")
    assert kinds(events)[-4:] == ["Rolled", "SentToPit", "DiceLost", "TurnBegan"]
    assert where(race, "red") == "Pit Rect Rect Rect"
    assert turn_of(race) == "blue"


@rule("SZ-045")
def test_without_a_candidate_nothing_is_sent() -> None:
    race = position(red="Pit Rect Rect Home", blue="")
    events = play(race, "roll", "free", "roll", dice="11 44")
    assert of(events, SentToPit) == []
    assert where(race, "red") == "Rect Rect Rect Home"
    assert turn_of(race) == "blue"


@rule("SZ-046")
def test_the_order_of_a_roll_is_dice_penalty_snake_eyes_steps_bonus() -> None:
    race = position(red="Z8 3/23", blue="Pit")
    events = play(race, "roll", "b3", "b3", "roll", dice="33 11")
    assert kinds(events)[-3:] == ["Rolled", "SentToPit", "LeftPit"]
    assert asked(race) == "UseSnakeEyes"
    play(race, "move")
    assert asked(race) == "ChooseStep"
    # A 1 might also enter a token.
    play(race, "b1", "b1")
    assert asked(race) == "TakeBonus"


@rule("SZ-046", "SZ-R15")
def test_third_doubles_end_the_turn_even_when_no_token_can_be_taken() -> None:
    race = position(red="1/2", blue="")
    events = play(race, "roll", "a2", "a2", "roll", "free", "roll", dice="22 11 33")
    assert kinds(events)[-3:] == ["Rolled", "ThirdDoubles", "TurnBegan"]
    assert where(race, "red") == "Rect Rect Rect Rect"
    assert turn_of(race) == "blue"


@rule("SZ-R15", "SZ-125")
def test_third_doubles_of_snake_eyes_free_nobody() -> None:
    race = position(red="3/9 2/3", blue="Pit")
    events = play(race, "roll", "a2", "a2", "roll", "b3", "b3", "roll", dice="22 33 11")
    assert kinds(events)[-2:] == ["ThirdDoubles", "TurnBegan"]
    assert where(race, "red") == "Rect Pit Rect Rect"


@rule("SZ-047")
def test_a_freeing_roll_counts_as_doubles_of_the_turn() -> None:
    race = position(red="Pit 3/9 1/9", blue="")
    play(race, "roll", "free", "roll", dice="11 44")
    assert where(race, "red") == "Rect Pit 1/9 Rect"
    race = position(red="3/9 1/9 Home Home", blue="")
    events = play(race, "roll", "b2", "b2", "roll", "free", "roll", dice="22 11 33")
    assert len(of(events, ThirdDoubles)) == 1
    assert where(race, "red") == "Rect Pit Home Home"


@rule("SZ-R11")
def test_the_bonus_roll_may_be_declined() -> None:
    race = position(red="1/5", blue="")
    events = play(race, "roll", "a2", "a2", "stop", dice="22")
    assert len(of(events, Rolled)) == 1
    assert turn_of(race) == "blue"


@rule("SZ-R11")
def test_a_forced_bonus_roll_is_thrown_without_a_question() -> None:
    race = position({"bonus_roll": "forced"}, red="1/5", blue="")
    events = play(race, "roll", "a2", "a2", dice="22 34")
    assert len(of(events, Rolled)) == 2
    assert asked(race) == "ChooseStep"
    race = position({"bonus_roll": "forced"}, red="Pit 1/5", blue="")
    events = play(race, "roll", "free", dice="11 34")
    assert [event.throw for event in of(events, Rolled)] == [1, 2]


@rule("SZ-R13")
def test_closest_to_home_is_the_furthest_along_the_rings_whatever_the_stairs_say() -> None:
    # A is just past its Wheel in ring 6 (121), B one step before its own colour in ring 5 (119).
    race = position(red="6/19 5/18 1/9", blue="")
    play(race, "roll", "c2", "c2", "roll", dice="22 44")
    assert where(race, "red") == "Pit 5/18 1/13 Rect"
    # Past the Wheel (121) is behind six before it (138).
    race = position(red="6/19 6/12 1/9", blue="")
    play(race, "roll", "c2", "c2", "roll", dice="22 44")
    assert where(race, "red") == "6/19 Pit 1/13 Rect"


@rule("SZ-R13", "SZ-R43")
def test_of_two_on_start_the_lowest_number_goes() -> None:
    race = position(red="Rect Rect Rect Rect", blue="")
    play(race, "roll", "a1", "b1", "roll", dice="11 44")
    assert where(race, "red") == "Pit Start Rect Rect"


@rule("SZ-R18")
def test_snake_eyes_as_second_doubles_may_free_their_own_victim() -> None:
    race = position(red="Z8 3/23", blue="Pit")
    play(race, "roll", "b3", "b3", "roll", dice="33 11")
    assert where(race, "red").startswith("Pit 3/5")
    assert where(race, "blue").startswith("Rect")
    play(race, "free")
    assert where(race, "red").startswith("Rect 3/5")
    assert asked(race) == "TakeBonus"
    play(race, "roll", "a6", "a2", dice="62")
    assert where(race, "red").startswith("1/1 3/5")
    assert turn_of(race) == "blue"


@rule("SZ-R46")
def test_the_bonus_and_snake_eyes_always_leave_a_choice() -> None:
    race = position(red="Pit Home Home Home", blue="")
    play(race, "roll", dice="11")
    assert options(race) == ["free", "pass"]
    assert refusal(race, MOVE) == "SZ-030"
    assert refusal(race, ROLL) == "SZ-125"
    play(race, "free")
    assert options(race) == ["roll", "stop"]
    for action in (FREE, MOVE, PASS):
        assert refusal(race, action) == "SZ-036"
    assert refusal(race, STOP) == ""
