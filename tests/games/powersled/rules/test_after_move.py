"""Cards after the move: Laser, Mine, Anti-Gravity Slick, Nuke Grenade."""

import pytest

from games.powersled.positions import (
    LETTERS,
    asked,
    at,
    circle,
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
    square,
    where,
)
from paddock.games.powersled.actions import FIRE_LASER, LAY_MINE, LAY_SLICK, NUKES, PASS
from paddock.games.powersled.events.contact import BlowRolled, HazardLaid, LaserFired, NukeThrown
from paddock.games.powersled.events.driving import LostControl, SpinMarked, StepsLost
from paddock.games.powersled.events.turns import Discarded, Owed
from support import rule

STEP = ["GC:1", "forward"]


@rule("PS-110", "PS-R75")
def test_after_the_move_they_come_in_any_order_and_number() -> None:
    race = position(A=at("s5.0.0", "GC LA MI SL NU"), B=at("s5.0.4"), C=at("s5.1.1"))
    assert "laser" not in options(race)
    play(race, *STEP)
    assert asked(race) == "A ChooseAfter"
    assert options(race) == ["done", "laser", "mine", "slick", "nuke3"]
    play(race, "slick")
    assert options(race) == ["done", "laser", "mine", "nuke3"]
    play(race, "laser", "mine", dice=[8])
    assert options(race) == ["done", "nuke3"]
    play(race, "done")
    assert asked(race) == "B ChooseCards"
    assert hand(race, "A") == "NU"


@rule("PS-110")
def test_what_is_not_held_or_not_such_a_card_is_refused() -> None:
    race = position(A=at("s5.0.0", "GC SL"), B=at("s5.0.4"), C=at("s5.1.1"))
    play(race, *STEP)
    assert refusal(race, FIRE_LASER) == "PS-110 You hold no Laser."
    assert refusal(race, LAY_MINE) == "PS-110 You hold no Mine."
    assert refusal(race, NUKES[2]) == "PS-110 You hold no Nuke Grenade."
    assert (
        refusal(race, PASS) == "PS-110 After the move: Laser, Mine, Slick, Nuke Grenade, or done."
    )
    assert refused_by(race, LAY_SLICK) == ""


@rule("PS-R75")
def test_they_are_played_after_a_drift_of_nought_too() -> None:
    race = position(A=at("s5.0.0", "GC MI"), B=at("s5.0.4"))
    play(race, "GC:0")
    assert options(race) == ["done", "mine"]


@rule("PS-R75", "PS-110")
def test_nobody_else_is_asked_after_a_move() -> None:
    race = position(A=at("s5.0.0", "GC"), B=at("s5.0.4", "LA MI M3"))
    play(race, *STEP)
    assert asked(race) == "B ChooseCards"


@rule("PS-110")
def test_who_has_no_card_left_is_not_asked() -> None:
    for cards, then in (("GC", "B ChooseCards"), ("GC M3", "A ChooseAfter")):
        race = position(A=at("s5.0.0", cards, unseen="LA"), B=at("s5.0.4"))
        play(race, *STEP)
        assert asked(race) == then


@rule("PS-111", "PS-113", "PS-R91")
def test_the_laser_hits_the_first_sled_ahead_at_any_distance() -> None:
    race = position("beltway", A=at("s3.0.0", "GC LA"), B=at("s3.0.9"), C=at("D.0.0"))
    play(race, *STEP)
    events = play(race, "laser", dice=[8])
    (shot,) = of(events, LaserFired)
    assert (LETTERS[shot.target], shot.square) == ("B", "s3.0.9")
    # That sled alone rolls, at strength 1, and nobody slides.
    assert [(one.seat, one.strength) for one in of(events, BlowRolled)] == [(1, 1)]
    assert "Slid" not in kinds(events)
    assert sled(race, "B").armor == 3


@rule("PS-112", "PS-R68")
@pytest.mark.parametrize(
    ("target", "may"), [("B.0.0", True), ("s2.0.3", True), ("C.0.0", True), ("C.0.1", False)]
)
def test_the_beam_passes_through_one_corner_square_at_most(target: str, may: bool) -> None:
    race = position(A=at("s1.0.1", "GC LA"), B=at(target))
    play(race, *STEP)
    assert ("laser" in options(race)) == may


@rule("PS-R69", "PS-112")
def test_a_laser_needs_a_target() -> None:
    race = position(A=at("s5.0.0", "GC LA"), B=at("s5.1.4"))
    play(race, *STEP)
    assert options(race) == ["done"]
    assert refused_by(race, FIRE_LASER) == "PS-R69"


@rule("PS-114", "PS-111")
def test_a_mine_in_the_way_is_removed_without_a_roll() -> None:
    race = position(A=at("s5.0.0", "GC LA"), B=at("s5.0.6"), mines="s5.0.3 s5.0.3")
    play(race, *STEP)
    events = play(race, "laser")
    assert [(one.target, one.square) for one in of(events, LaserFired)] == [(-1, "s5.0.3")]
    assert race.mines[square(race, "s5.0.3")] == 1
    assert of(events, BlowRolled) == []


@rule("PS-R69")
def test_in_a_double_square_the_rear_sled_is_hit_first() -> None:
    race = position(A=at("B.1.0", "GC LA"), B=at("s2.1.0"), C=at("s2.1.0'"))
    events = play(race, *STEP, "laser", dice=[8])
    assert [one.target for one in of(events, LaserFired)] == [2]


@rule("PS-R69")
def test_a_shooter_in_the_rear_half_hits_the_front_sled() -> None:
    race = position(A=at("s2.1.0'", "GC LA"), B=at("s2.1.0"))
    events = play(race, "GC:0", "laser", dice=[8])
    assert [one.target for one in of(events, LaserFired)] == [1]


@rule("PS-R69")
def test_a_sled_on_a_mine_is_hit_and_a_slick_stops_nothing() -> None:
    race = position(A=at("s5.0.0", "GC LA"), B=at("s5.0.4"), mines="s5.0.4", slicks="s5.0.2")
    events = play(race, *STEP, "laser", dice=[8])
    assert [one.target for one in of(events, LaserFired)] == [1]
    assert sum(race.mines) == 1


@rule("PS-R69")
def test_the_beam_stops_where_the_third_lane_ends() -> None:
    race = position("beltway", A=at("s0.2.1", "GC LA"), B=at("s0.1.3"))
    play(race, *STEP)
    assert (where(race, "A"), options(race)) == ("s0.2.2", ["done"])


@rule("PS-115", "PS-118", "PS-R70")
@pytest.mark.parametrize(("card", "word"), [("MI", "mine"), ("SL", "slick")])
def test_a_hazard_is_laid_in_the_square_left_last(card: str, word: str) -> None:
    race = position(A=at("s5.0.0", f"D3 {card}"), B=at("s0.0.0"))
    events = play(race, "D3", "forward", "left", "forward", word)
    assert [one.square for one in of(events, HazardLaid)] == ["s5.1.2"]
    lying = race.mines if card == "MI" else race.slicks
    assert lying[square(race, "s5.1.2")] == sum(lying) == 1


@rule("PS-R70", "PS-R75")
def test_without_a_move_it_is_the_square_left_earlier() -> None:
    race = position(A=at("s5.0.4", "GC MI", left_last="s5.1.3"), B=at("s0.0.0"))
    events = play(race, "GC:0", "mine")
    assert [one.square for one in of(events, HazardLaid)] == ["s5.1.3"]


@rule("PS-R71")
def test_several_hazards_share_a_square_and_each_takes_effect() -> None:
    race = position(A=at("s5.0.0", "GC"), B=at("s0.0.0"), mines="s5.0.1 s5.0.1", slicks="s5.0.1")
    # Two mines, 9 each: 1 damage; the slick: 12.
    events = play(race, "GC:1", "forward", dice=[9, 9, 12])
    assert kinds(events).count("MineWentOff") == 2
    assert rolls(events) == [("A", 0, 12)]
    assert (sled(race, "A").armor, sum(race.mines), sum(race.slicks)) == (2, 0, 1)


@rule("PS-121", "PS-R74")
def test_a_nuke_needs_a_sled_beside_and_hits_it_with_strength_three() -> None:
    race = position(A=at("s5.0.0", "GC NU M3"), B=at("s5.1.1"), C=at("s5.1.2"))
    play(race, *STEP)
    assert options(race) == ["done", "nuke2"]
    assert refused_by(race, NUKES[2]) == "PS-R74"
    events = play(race, "nuke2", dice=[9])
    assert [one.target for one in of(events, NukeThrown)] == [1]
    assert [(one.seat, one.strength) for one in of(events, BlowRolled)] == [(1, 3)]
    assert "Slid" not in kinds(events)


@rule("PS-R74")
def test_without_a_target_there_is_no_throw() -> None:
    race = position(A=at("s5.0.0", "GC NU"), B=at("s5.1.2"), C=at("s5.0.2"))
    play(race, *STEP)
    assert options(race) == ["done"]
    assert [refused_by(race, nuke) for nuke in NUKES] == ["PS-R74"] * len(NUKES)


@rule("PS-R74")
def test_between_two_targets_the_thrower_chooses() -> None:
    race = position("beltway", A=at("s0.1.0", "GC NU"), B=at("s0.0.1"), C=at("s0.2.1"))
    play(race, *STEP)
    assert set(options(race)) == {"done", "nuke2", "nuke3"}


@rule("PS-122", "PS-R67")
def test_where_squares_do_not_line_up_the_thrower_must_not_be_behind() -> None:
    for thrower, target, may in (("A.0.0", "A.1.0", True), ("A.1.0", "A.0.0", False)):
        race = position(A=at(thrower, "GC NU"), B=at(target))
        play(race, "GC:0")
        assert ("nuke2" in options(race)) == may


@rule("PS-R67")
def test_in_a_double_square_only_the_own_half_is_beside() -> None:
    # B stands in the rear half, beside s2.0.0; the front half is beside s2.0.1.
    race = position(A=at("s2.0.0", "GC NU"), B=at("s2.1.0"), C=at("s2.1.0'"))
    play(race, "GC:0")
    assert options(race) == ["done", "nuke3"]
    # And from there.
    race = position(
        A=at("s2.1.0'", "GC NU"), B=at("s2.1.0"), C=at("s2.0.0"), D=at("s2.0.1"), E=at("s0.0.0")
    )
    play(race, "GC:0")
    assert options(race) == ["done", "nuke3"]


@rule("PS-123", "PS-133")
def test_the_thrower_loses_a_step_and_a_card() -> None:
    race = position(A=at("s5.0.0", "GC NU M3 D2"), B=at("s5.1.1"))
    events = play(race, *STEP, "nuke2", dice=[9])
    assert [(one.seat, one.lost, one.steps) for one in of(events, StepsLost)] == [(0, 1, 1)]
    assert (asked(race), options(race)) == ("A ChooseDiscard", ["xM3", "xD2"])
    events = play(race, "xD2")
    assert len(of(events, Discarded)) == 1
    assert sled(race, "A").control == 1


@rule("PS-123", "PS-134")
def test_with_an_empty_hand_the_throwers_card_is_owed() -> None:
    race = position(A=at("s5.0.0", "GC NU"), B=at("s5.1.1"))
    events = play(race, *STEP, "nuke2", dice=[9])
    assert [one.owed for one in of(events, Owed)] == [1]


@rule("PS-124", "PS-R91")
def test_the_targets_roll_with_all_that_follows_comes_before_the_throwers_step() -> None:
    race = position(A=at("s5.0.0", "GC NU"), B=at("s5.1.1", "M3 M3", armor=0))
    # 9: 1D +0 beyond the armor; odd; 12: no effect.
    events = play(race, *STEP, "nuke2", dice=[9, 7, 12])
    told = kinds(events)
    assert told.index("BlowRolled") < told.index("Damaged") < told.index("ControlSettled")
    assert told.index("ControlSettled") < told.index("StepsLost")


@rule("PS-124")
def test_the_step_is_due_even_if_force_field_stops_the_grenade() -> None:
    race = position(A=at("s5.0.0", "GC NU"), B=at("s5.1.1", "FF M3"))
    events = play(race, *STEP, "nuke2", "B play")
    assert of(events, BlowRolled) == []
    assert len(of(events, StepsLost)) == 1


@rule("PS-R74", "PS-R43")
def test_the_lost_step_can_make_the_thrower_spin() -> None:
    race = position(A=at("s5.0.0", "D3 NU MI", control=2), B=at("s5.1.3"), C=at("s0.0.0"))
    events = play(race, "D3", *["forward"] * 3, "nuke2", dice=[9])
    assert [one.circle for one in of(events, LostControl)] == ["D3"]
    assert of(events, SpinMarked) == []
    # Spinning, it plays no more cards after its move.
    assert (circle(race, "A"), hand(race, "A"), asked(race)) == ("D3", "", "B ChooseCards")
