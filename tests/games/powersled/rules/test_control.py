"""Corners, control-loss tests, Good Reflexes, and steps of control."""

import pytest

from games.powersled.positions import (
    asked,
    at,
    circle,
    codes,
    deck,
    ends,
    hand,
    kinds,
    of,
    options,
    play,
    position,
    refusal,
    refused_by,
    rolls,
    sled,
    where,
)
from paddock.games.powersled.actions import DONE, REACT
from paddock.games.powersled.book.cards import CODES
from paddock.games.powersled.book.tables import CRASH, LOSE_ONE, LOSE_TWO, NO_EFFECT, SPIN
from paddock.games.powersled.decisions import UseReflexes
from paddock.games.powersled.events.contact import MineWentOff, Removed
from paddock.games.powersled.events.driving import (
    ControlRolled,
    ControlSettled,
    LostControl,
    Moved,
    SpinMarked,
)
from paddock.games.powersled.events.turns import ALL_LOST, FOR_STEPS, Discarded, Owed
from paddock.games.powersled.state import Powersled
from support import rule

FAR = "s5.0.0"


@rule("PS-140", "PS-145", "PS-005")
@pytest.mark.parametrize(("card", "modifier"), [("M4", -1), ("M5", -2)])
def test_a_test_is_due_above_the_safe_speed(card: str, modifier: int) -> None:
    race = position(A=at("s0.0.5", card, pilot=1), B=at(FAR))
    events = play(race, card, "forward", dice=[9])
    (roll,) = of(events, ControlRolled)
    assert (roll.one, roll.two, roll.modifier, roll.pilot) == (6, 3, modifier, 1)
    assert roll.total == 9 + modifier + 1


@rule("PS-010", "PS-145")
@pytest.mark.parametrize("pilot", [0, 1, 2])
def test_the_pilot_is_added_to_every_test_and_stays(pilot: int) -> None:
    race = position(A=at("s0.0.5", "M4", pilot=pilot), B=at(FAR))
    assert rolls(play(race, "M4", "forward", dice=[10])) == [("A", -1, 9 + pilot)]
    assert sled(race, "A").pilot == pilot


@rule("PS-141")
def test_equal_speed_is_safe() -> None:
    race = position(A=at("s0.0.5", "M3"), B=at(FAR))
    events = play(race, "M3", *["forward"] * 3)
    assert rolls(events) == []


@rule("PS-005", "PS-140")
def test_there_is_no_test_outside_a_corner() -> None:
    race = position(A=at("s5.0.0", "M5"), B=at("s0.0.0"))
    assert rolls(play(race, "M5", *["forward"] * 5)) == []


@rule("PS-142")
def test_one_test_a_corner_in_the_first_square_entered() -> None:
    race = position(A=at("s0.1.5", "M4"), B=at(FAR))
    events = play(race, "M4", "forward", dice=[12])
    assert rolls(events) == [("A", -1, 11)]
    events = play(race, "forward", "forward", "forward")
    assert ends(events, "A") == ["A.1.1", "A.1.2", "s1.1.0"]
    assert rolls(events) == []


@rule("PS-143", "PS-144")
def test_a_second_corner_has_a_test_of_its_own() -> None:
    race = position(A=at("s2.1.2", "M5"), B=at(FAR))
    events = play(race, "M5", *["forward"] * 5, dice=[12, 12])
    assert rolls(events) == [("A", -2, 10), ("A", -2, 10)]
    race = position(A=at("s2.1.2", "M5 GC"), B=at(FAR))
    events = play(race, "M5+gc", *["forward"] * 5, dice=[12, 12])
    assert rolls(events) == [("A", -1, 11), ("A", -1, 11)]


@rule("PS-R35")
def test_starting_inside_a_corner_the_next_square_of_it_is_tested() -> None:
    race = position(A=at("A.1.0", "M4"), B=at(FAR))
    events = play(race, "M4", "forward", dice=[12])
    assert (rolls(events), where(race, "A")) == ([("A", -1, 11)], "A.1.1")


@rule("PS-R35")
def test_stepping_straight_out_of_a_corner_is_not_tested() -> None:
    race = position(A=at("A.1.2", "M4"), B=at(FAR))
    events = play(race, "M4", "forward", "forward")
    assert (rolls(events), where(race, "A")) == ([], "s1.1.1")


@rule("PS-R39")
@pytest.mark.parametrize("safe", [2, 3])
def test_speed_four_is_too_fast_for_both_readings_of_the_example(safe: int) -> None:
    race = position(A=at("s1.0.2", "M4"), B=at(FAR), config={"safe": {"B": safe}})
    assert rolls(play(race, "M4", "forward", dice=[12])) == [("A", safe - 4, 8 + safe)]
    assert position(A=at(FAR), B=at("s0.0.0")).book.track.safe[1] == 3


@rule("PS-146", "PS-147", "PS-148", "PS-149", "PS-150", "PS-151")
@pytest.mark.parametrize(
    ("dice", "pilot", "result"),
    [
        (2, 0, CRASH),
        (3, 0, SPIN),
        (4, 0, SPIN),
        (5, 0, LOSE_TWO),
        (6, 0, LOSE_TWO),
        (7, 0, LOSE_ONE),
        (8, 0, LOSE_ONE),
        (9, 0, NO_EFFECT),
        (12, 2, NO_EFFECT),
    ],
)
def test_the_control_loss_table(dice: int, pilot: int, result: int) -> None:
    race = position(A=at("s0.0.5", "M4 M3 M3", pilot=pilot), B=at(FAR))
    spins = [4, 7] if result in (CRASH, SPIN) else []
    play(race, "M4")
    events = play(race, "forward", dice=[dice, *spins])
    (settled,) = of(events, ControlSettled)
    assert (settled.total, settled.result) == (dice - 1 + pilot, result)


@rule("PS-147")
def test_no_effect_lets_the_move_go_on() -> None:
    race = position(A=at("s0.0.5", "M4 M3"), B=at(FAR))
    play(race, "M4", "forward", dice=[9])
    assert (sled(race, "A").control, hand(race, "A"), asked(race)) == (0, "M3", "A ChooseStep")


@rule("PS-133", "PS-148")
def test_one_lost_step_costs_a_card_of_ones_choice_and_the_move_goes_on() -> None:
    race = position(A=at("s0.0.5", "M4 M3 D2 GC"), B=at(FAR))
    play(race, "M4", "forward", dice=[7])
    assert sled(race, "A").control == 1
    assert options(race) == ["xM3", "xD2", "xGC"]
    events = play(race, "xD2")
    assert [(codes(one.cards), one.why) for one in of(events, Discarded)] == [("D2", FOR_STEPS)]
    assert (of(events, Owed), sled(race, "A").owed) == ([], 0)
    assert of(events, Owed) == []
    assert (hand(race, "A"), asked(race)) == ("M3 GC", "A ChooseStep")
    play(race, *["forward"] * 3)
    assert where(race, "A") == "s1.0.1"


@rule("PS-133", "PS-149")
def test_two_lost_steps_cost_two_cards_and_the_move_goes_on() -> None:
    race = position(A=at("s0.0.5", "M4 M3 D2 GC"), B=at(FAR))
    play(race, "M4", "forward", dice=[5])
    play(race, "xD2", "xGC")
    assert (sled(race, "A").control, hand(race, "A")) == (2, "M3")
    assert asked(race) == "A ChooseStep"


@rule("PS-134")
def test_what_the_hand_lacks_is_owed() -> None:
    race = position(A=at("s0.0.5", "M4 M3"), B=at(FAR))
    play(race, "M4", "forward", dice=[5])
    events = play(race, "xM3")
    assert [one.owed for one in of(events, Owed)] == [1]
    assert (sled(race, "A").owed, sled(race, "A").control) == (1, 2)


@rule("PS-134", "PS-R13")
def test_owed_cards_of_several_losses_add_up() -> None:
    race = position(A=at("s0.0.5", "M4", owed=1), B=at(FAR))
    events = play(race, "M4", "forward", dice=[7])
    assert [one.owed for one in of(events, Owed)] == [2]
    assert sled(race, "A").owed == 2


@rule("PS-135", "PS-R41")
@pytest.mark.parametrize(("control", "dice"), [(2, 7), (2, 5), (1, 5)])
def test_the_third_step_is_lost_control_and_nothing_is_owed(control: int, dice: int) -> None:
    race = position(A=at("s0.0.5", "M4 M3 GC", control=control), B=at(FAR))
    events = play(race, "M4", *["forward"] * 1, dice=[dice, 4, 7])
    (thrown,) = of(events, Discarded)
    assert (codes(thrown.cards), thrown.why) == ("M3 GC", ALL_LOST)
    assert (circle(race, "A"), sled(race, "A").control, sled(race, "A").owed) == ("D4", 3, 0)
    assert [one.is_crash for one in of(events, LostControl)] == [False]


@rule("PS-135")
def test_two_steps_down_is_not_lost_yet() -> None:
    race = position(A=at("s0.0.5", "M4 M3", control=1), B=at(FAR))
    play(race, "M4", "forward", dice=[7])
    play(race, "xM3")
    assert (sled(race, "A").control, circle(race, "A")) == (2, "")


@rule("PS-150")
def test_a_spin_takes_the_whole_hand() -> None:
    race = position(A=at("s0.0.5", "M4 M3 GC LA"), B=at(FAR))
    events = play(race, "M4", "forward", dice=[4, 4, 7])
    assert [codes(one.cards) for one in of(events, Discarded)] == ["M3 GC LA"]
    lying = deck(race, "A").discards
    assert [lying[CODES.index(code)] for code in ("M4", "M3", "GC", "LA")] == [1, 1, 1, 1]
    assert (hand(race, "A"), circle(race, "A")) == ("", "D4")
    assert not sled(race, "A").is_crashing
    # From an empty hand nothing is discarded, and nothing is owed.
    race = position(A=at("s0.0.5", "M4"), B=at(FAR))
    events = play(race, "M4", "forward", dice=[4, 4, 7])
    assert (of(events, Discarded), of(events, Owed)) == ([], [])


@rule("PS-151", "PS-R51")
def test_a_crash_spins_like_a_spin_and_is_out_when_the_spin_ends() -> None:
    race = position(A=at("s0.0.5", "M4 M3"), B=at(FAR))
    events = play(race, "M4", "forward", dice=[2, 4, 7])
    assert hand(race, "A") == ""
    assert ends(events, "A") == ["A.0.0", "A.0.1", "s1.0.0", "s1.0.1"]
    assert sled(race, "A").is_crashing
    assert of(events, Removed) == []


def seen(race: Powersled) -> tuple[int, int, int]:
    """What the question for Good Reflexes shows."""
    (decision,) = race.asked
    assert isinstance(decision, UseReflexes)
    return decision.total, decision.result, decision.better


@rule("PS-100", "PS-146", "PS-R40")
def test_good_reflexes_add_two_after_the_roll_is_seen() -> None:
    race = position(A=at("s0.0.5", "M4 GR GR M3"), B=at(FAR))
    play(race, "M4", "forward", dice=[4])
    assert seen(race) == (3, SPIN, LOSE_TWO)
    assert options(race) == ["pass", "play"]
    play(race, "play")
    # The total is seen before each card.
    assert seen(race) == (5, LOSE_TWO, LOSE_ONE)
    events = play(race, "play")
    assert [one.total for one in of(events, ControlSettled)] == [7]
    assert hand(race, "A") == "M3"


@rule("PS-100", "PS-059")
def test_good_reflexes_count_for_that_roll_only() -> None:
    race = position(A=at("s2.1.2", "M5 GR M3"), B=at(FAR))
    events = play(race, "M5", "forward", "play", *["forward"] * 3, dice=[8, 12])
    assert [one.total for one in of(events, ControlSettled)] == [8, 10]


@rule("PS-R40")
def test_nobody_else_is_asked_for_reflexes() -> None:
    race = position(A=at("s0.0.5", "M4 M3"), B=at(FAR, "GR GR"))
    play(race, "M4", "forward", dice=[7])
    assert asked(race) == "A ChooseDiscard"


@rule("PS-R97")
@pytest.mark.parametrize(
    ("hand", "control", "dice", "is_asked"),
    [
        ("M4 GR M3", 0, 8, True),
        # 8 and more is no effect, whatever is added.
        ("M4 GR M3", 0, 9, False),
        # Two steps down a step is a spin like two: 3 and 5 are the same.
        ("M4 GR M3", 2, 4, False),
        # A second card would make 8 of 4, and by the open piles there may be one.
        ("M4 GR GR M3", 2, 5, True),
        ("M4 GR GR M3", 2, 4, False),
    ],
)
def test_good_reflexes_are_asked_for_only_where_they_could_change_something(
    hand: str, control: int, dice: int, is_asked: bool
) -> None:
    race = position(A=at("s0.0.5", hand, control=control), B=at(FAR))
    play(race, "M4", "forward", dice=[dice, *([] if is_asked or dice > 8 else [7])])
    assert asked(race).endswith("UseReflexes") == is_asked


@rule("PS-R97", "PS-267")
def test_whether_they_could_is_told_by_the_open_piles_not_by_the_hand() -> None:
    # From 4 a single card changes nothing for a sled two steps down; two would.
    race = position(A=at("s0.0.5", "M4 GR M3", unseen="GR", control=2), B=at(FAR))
    play(race, "M4", "forward", dice=[5])
    assert (asked(race), options(race)) == ("A UseReflexes", ["pass"])
    assert refused_by(race, REACT) == "PS-R97"


@rule("PS-100", "PS-267")
def test_who_holds_no_good_reflexes_can_only_pass() -> None:
    race = position(A=at("s0.0.5", "M4 M3", unseen="GR"), B=at(FAR))
    play(race, "M4", "forward", dice=[8])
    assert (asked(race), options(race)) == ("A UseReflexes", ["pass"])
    assert refusal(race, REACT) == "PS-R97 You hold no Good Reflexes that would change this roll."
    assert refusal(race, DONE) == "PS-267 Play Good Reflexes, or pass."


@rule("PS-R36", "PS-262")
def test_in_a_square_the_corner_test_comes_first_then_mines_then_slicks() -> None:
    race = position(A=at("s0.0.5", "M4", armor=2), B=at(FAR), mines="A.0.0", slicks="A.0.0")
    events = play(race, "M4", "forward", dice=[12, 10, 12, 11])
    order = [
        type(event).__name__
        for event in events
        if isinstance(event, Moved | ControlRolled | MineWentOff)
    ]
    assert order == ["Moved", "ControlRolled", "MineWentOff", "ControlRolled", "ControlRolled"]
    # Corner −1; the mine's "test +0"; the slick with nothing.
    assert rolls(events) == [("A", -1, 11), ("A", 0, 12), ("A", 0, 11)]


@rule("PS-263")
def test_control_lost_in_a_step_the_rest_of_the_square_still_counts() -> None:
    race = position(A=at("s0.0.5", "M4"), B=at(FAR), mines="A.0.0", slicks="A.0.0")
    events = play(race, "M4", "forward", dice=[4, 9, 4, 7])
    # The mine goes off under the spinning sled, the slick asks for no test any more.
    assert kinds(events)[:5] == [
        "CardsLaid",
        "Moved",
        "ControlRolled",
        "ControlSettled",
        "LostControl",
    ]
    assert len(of(events, MineWentOff)) == 1
    assert (len(rolls(events)), sled(race, "A").armor) == (1, 3)
    # Then it spins printed points minus points used.
    assert ends(events, "A") == ["A.0.0", "A.0.1", "s1.0.0", "s1.0.1"]


@rule("PS-R43", "PS-155")
def test_a_struck_sled_spins_by_the_speed_of_its_most_recent_play() -> None:
    race = position(
        A=at("s5.0.0", "LA M3"),
        B=at("s5.0.4", "D2", armor=0, control=2, speed=5),
        C=at("s0.0.0"),
    )
    play(race, "M3", *["forward"] * 3)
    # Strength 1, roll 9: test +0, 7 is one step, the third.
    events = play(race, "laser", dice=[9, 7, 7])
    assert [one.circle for one in of(events, LostControl)] == ["D5"]
    # It spins nothing now; its play, still to come in this round, is the first later play.
    assert [one.circle for one in of(events, SpinMarked)] == ["S3"]
    assert ends(events, "B") == ["s5.0.5", "s5.0.6", "s5.0.7"]


@rule("PS-R43", "PS-R44")
def test_after_standing_still_or_a_spin_play_the_speed_is_nought() -> None:
    race = position(
        B=at("s5.0.4", "", armor=0, control=2, speed=5),
        A=at("s5.0.0", "LA M3"),
        C=at("s0.0.0", "M3 M4", circle="S1", speed=5),
    )
    play(race, "M3", *["forward"] * 3)
    events = play(race, "laser", dice=[9, 7])
    assert [one.circle for one in of(events, LostControl)] == ["D0"]
    assert asked(race) == "C ChooseDiscard"
    events = play(race, "xM3")
    assert (sled(race, "C").speed, circle(race, "C")) == (0, "")
    # B's next play is circle 0: its spin is over at once.
    assert [(one.circle, one.squares) for one in of(events, SpinMarked)][1:] == [("S0", 0)]


@rule("PS-156", "PS-R22")
def test_only_printed_points_are_spun() -> None:
    race = position(A=at("s0.0.4", "M4 GS GS"), B=at(FAR))
    events = play(race, "M4+gs+gs", "forward", "forward", dice=[4, 4])
    assert ends(events, "A") == ["s0.0.5", "A.0.0", "A.0.1", "s1.0.0"]
    # Lost on an extra square, nothing is left to spin.
    race = position(A=at("s0.0.2", "M4 GS"), B=at(FAR), slicks="A.0.1")
    play(race, "M4+gs", *["forward"] * 4, dice=[12])
    events = play(race, "forward", dice=[3])
    assert ends(events, "A") == ["A.0.1"]
    assert circle(race, "A") == "D4"


@rule("PS-R14")
def test_refused_in_the_middle_of_a_discard() -> None:
    race = position(A=at("s0.0.5", "M4 M3"), B=at(FAR))
    play(race, "M4", "forward", dice=[7])
    assert refused_by(race, REACT) == "PS-R14"
