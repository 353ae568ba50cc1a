"""Sideswipes."""

from games.powersled.positions import (
    asked,
    at,
    circle,
    ends,
    kinds,
    of,
    options,
    play,
    position,
    refusal,
    refused_by,
    sled,
    where,
)
from paddock.games.powersled.actions import PASS, Sideswipe, go, swipe
from paddock.games.powersled.events.contact import SIDE, BlowRolled, Collided
from paddock.games.powersled.events.driving import LostControl, Spun
from support import rule

FAR = "s0.0.0"


@rule("PS-200")
def test_only_a_drift_may_sideswipe() -> None:
    race = position(A=at("s5.0.0", "M3"), B=at("s5.1.0"))
    play(race, "M3")
    assert options(race) == ["forward"]
    assert refused_by(race, swipe(1, 1)) == "PS-200"
    assert refusal(race, PASS) == (
        "PS-077 Now a square is moved: forward, left or right, or a sideswipe."
    )
    assert refused_by(race, go(0, 0)) == ""


@rule("PS-201", "PS-R66")
def test_a_sideswipe_is_the_lane_change_of_the_play() -> None:
    race = position(A=at("s5.0.0", "D3"), B=at("s5.1.0"))
    play(race, "D3", "swipe2x1", dice=[8, 8])
    assert options(race) == ["forward"]
    assert refused_by(race, swipe(1, 1)) == "PS-201"
    race = position(A=at("s5.0.0", "D3"), B=at("s5.1.2"), C=at("s5.0.1"))
    play(race, "D3", "left")
    assert refused_by(race, swipe(2, 1)) == "PS-201"


@rule("PS-202", "PS-R67")
def test_the_target_is_level_in_the_neighbouring_lane() -> None:
    race = position(A=at("s5.0.1", "D3"), B=at("s5.1.1"), C=at("s5.1.2"), D=at("s5.1.0"))
    play(race, "D3")
    swipes = [word for word in options(race) if word.startswith("swipe")]
    assert swipes == ["swipe2x1", "swipe2x2", "swipe2x3"]
    assert refused_by(race, swipe(2, 1)) == "PS-202"
    # PS-R67: laps play no part in it.
    race = position(A=at("s5.0.1", "D3", crossings=2), B=at("s5.1.1", crossings=1))
    play(race, "D3")
    assert "swipe2x1" in options(race)


@rule("PS-202", "PS-R67")
def test_in_a_double_square_only_who_is_beside_the_own_half_is_level() -> None:
    race = position(A=at("s2.1.0'", "D2"), B=at("s2.1.0"), C=at("s2.0.0"), D=at("s2.0.1"))
    play(race, "D2")
    assert [word for word in options(race) if "swipe" in word] == ["swipe3x1", "swipe3x2"]
    race = position(A=at("s2.1.0", "D2"), B=at("s2.1.0'"), C=at("s2.0.0"), D=at("s2.0.1"))
    play(race, "D2")
    assert [word for word in options(race) if "swipe" in word] == ["swipe4x1", "swipe4x2"]


@rule("PS-203", "PS-181")
def test_the_points_spent_are_the_strength_and_both_roll() -> None:
    race = position(A=at("s5.0.0", "D4"), B=at("s5.1.0"), C=at(FAR))
    events = play(race, "D4", "swipe2x3", dice=[9, 10])
    (blow,) = of(events, Collided)
    assert (blow.strength, blow.manner) == (3, SIDE)
    assert [(one.seat, one.strength) for one in of(events, BlowRolled)] == [(0, 3), (1, 3)]
    assert sled(race, "A").armor == sled(race, "B").armor == 3


@rule("PS-203")
def test_only_printed_points_that_are_left_can_be_spent() -> None:
    race = position(A=at("s5.0.0", "D3 GS"), B=at("s5.1.2"))
    play(race, "D3+gs", "forward", "forward")
    assert "swipe2x1" in options(race)
    assert refused_by(race, swipe(1, 2)) == "PS-203"
    # None on the extra square.
    race = position(A=at("s5.0.0", "D3 GS"), B=at("s5.1.3"))
    play(race, "D3+gs", *["forward"] * 3)
    assert options(race) == ["stop", "forward", "left"]
    assert refused_by(race, swipe(1, 1)) == "PS-203"
    assert refused_by(race, Sideswipe(1, 6)) == "PS-203"


@rule("PS-204", "PS-R66")
def test_the_rest_of_the_move_comes_after_it() -> None:
    race = position(A=at("s5.0.0", "D4"), B=at("s5.1.0"), C=at(FAR))
    events = play(race, "D4", "swipe2x1", "forward", "forward", "forward", dice=[8, 8])
    assert ends(events, "A") == ["s5.0.1", "s5.0.2", "s5.0.3"]
    assert asked(race) == "B ChooseCards"


@rule("PS-205")
def test_in_a_corner_the_mover_must_be_level_or_partly_ahead() -> None:
    # Corner A is 2/3: I0 may strike O0, O1 may strike I0, but not the other way round.
    for mine, other, may in (
        ("A.0.0", "A.1.0", True),
        ("A.1.0", "A.0.0", False),
        ("A.1.1", "A.0.0", True),
        ("A.0.0", "A.1.1", False),
    ):
        race = position(A=at(mine, "D3"), B=at(other), C=at("s5.0.0"))
        play(race, "D3")
        assert ("swipe2x1" in options(race)) == may
        assert (refused_by(race, swipe(1, 1)) == "PS-202") != may


@rule("PS-206", "PS-101")
def test_after_a_sideswipe_with_the_own_lane_change_a_pass_is_still_open() -> None:
    race = position(A=at("s5.0.0", "D4 GP"), B=at("s5.0.1"), C=at("s5.1.0"))
    play(race, "D4+gp", "swipe3x1", dice=[8, 8])
    assert "forward!next" in options(race)


@rule("PS-R66", "PS-207")
def test_with_good_piloting_a_sideswipe_and_a_lane_change_or_two_sideswipes() -> None:
    race = position(A=at("s5.0.0", "D4 GP"), B=at("s5.1.0"), C=at(FAR))
    play(race, "D4+gp", "swipe2x1", "left", dice=[8, 8])
    assert where(race, "A") == "s5.1.1"
    race = position(A=at("s5.0.0", "D4 GP"), B=at("s5.1.0"), C=at(FAR))
    play(race, "D4+gp", "swipe2x1", "swipe2x1", dice=[8] * 4)
    assert options(race) == ["forward"]


@rule("PS-R66")
def test_a_special_card_as_drift_of_one_can_sideswipe_before_its_step() -> None:
    race = position(A=at("s5.0.0", "GR"), B=at("s5.1.0"), C=at(FAR))
    play(race, "GR:1", "swipe2x1", dice=[8, 8])
    assert (where(race, "A"), asked(race)) == ("s5.0.0", "B ChooseCards")


@rule("PS-208", "PS-204", "PS-156", "PS-263")
def test_control_lost_in_a_sideswipe_the_points_left_are_spun_after_the_slide() -> None:
    race = position(A=at("s5.0.0", "D4", control=2), B=at("s5.1.0"), C=at(FAR))
    # Strength 2: A 10 is "test +0", 7 a step; B 7; slide of 1; then 2 points, direction 7.
    events = play(race, "D4", "swipe2x2", dice=[10, 7, 7, 7])
    assert [one.circle for one in of(events, LostControl)] == ["D4"]
    assert ends(events, "A") == ["s5.0.1", "s5.0.2", "s5.0.3"]
    assert len(of(events, Spun)) == 2
    assert circle(race, "A") == "D4"


@rule("PS-R63")
def test_from_strength_two_on_each_slides_in_its_own_lane() -> None:
    race = position(A=at("s5.0.0", "D4"), B=at("s5.1.0"), C=at(FAR))
    play(race, "D4", "swipe2x4", dice=[9, 9])
    assert where(race) == "A s5.0.2, B s5.1.2, C s0.0.0"
    race = position(A=at("s5.0.0", "D4"), B=at("s5.1.0"), C=at(FAR))
    play(race, "D4", "swipe2x1", dice=[8, 8])
    assert where(race) == "A s5.0.0, B s5.1.0, C s0.0.0"


@rule("PS-R61", "PS-R63")
def test_a_mover_blocked_in_its_slide_strikes_and_the_slide_is_over() -> None:
    race = position(A=at("s5.0.0", "D4"), B=at("s5.1.0"), C=at("s5.0.1"), D=at(FAR))
    events = play(race, "D4", "swipe2x4", dice=[9, 9, 8, 8])
    blows = [(one.mover, one.struck, one.strength) for one in of(events, Collided)]
    assert blows == [(0, 1, 4), (0, 2, 2)]
    # B slid its first step, C and A the one of their own collision; the rest is over.
    assert where(race) == "A s5.0.1, B s5.1.1, C s5.0.2, D s0.0.0"


@rule("PS-204", "PS-197", "PS-R61")
def test_the_mover_goes_on_when_the_other_breaks_down() -> None:
    race = position(A=at("s5.0.0", "D4"), B=at("s5.1.0", armor=0, thrust=3), C=at(FAR))
    # Strength 2: A 8, B 8 with an odd point. A slides alone, in its own lane, and has 2 points.
    events = play(race, "D4", "swipe2x2", dice=[8, 8, 7])
    assert (ends(events, "A"), where(race)) == (["s5.0.1"], "A s5.0.1, C s0.0.0")
    play(race, "forward", "forward")
    assert (where(race, "A"), asked(race)) == ("s5.0.3", "C ChooseCards")


@rule("PS-R65")
def test_with_a_free_square_between_the_mover_cannot_end_inside_the_other() -> None:
    # The rulebook's example with sled 2 one square farther: no pass is offered.
    race = position(A=at("s5.0.0", "D4 GP"), B=at("s5.0.2"), C=at("s5.1.2"), D=at("s5.0.3"))
    play(race, "D4+gp", "forward")
    assert "forward!next" not in options(race)


@rule("PS-R59")
def test_in_a_sideswipe_force_field_stops_only_its_owner() -> None:
    race = position(A=at("s5.0.0", "D4"), B=at("s5.1.0", "FF"), C=at(FAR))
    events = play(race, "D4", "swipe2x2", "B play", dice=[8])
    assert [one.seat for one in of(events, BlowRolled)] == [0]
    assert where(race) == "A s5.0.1, B s5.1.0, C s0.0.0"
    assert kinds(events).count("Slid") == 1
