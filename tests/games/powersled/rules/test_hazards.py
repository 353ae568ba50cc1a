"""Mines and slicks on the track, and under sleds."""

import pytest

from games.powersled.positions import (
    at,
    begun,
    ends,
    kinds,
    of,
    options,
    play,
    position,
    rolls,
    sled,
    square,
    where,
)
from paddock.games.powersled.events.contact import (
    BY_SLICK,
    BlowRolled,
    Collided,
    MineWentOff,
    Removed,
)
from paddock.games.powersled.events.driving import ControlRolled, LostControl, Spun
from support import rule

FAR = "s0.0.0"


@rule("PS-116")
def test_a_mine_goes_off_under_who_enters_and_is_gone() -> None:
    race = position(A=at("s5.0.0", "D2"), B=at(FAR), mines="s5.0.1")
    events = play(race, "D2", "forward", dice=[9])
    assert [(one.seat, one.strength) for one in of(events, BlowRolled)] == [(0, 2)]
    assert sum(race.mines) == 0
    # PS-R91: no slide; the move goes on.
    play(race, "forward")
    assert where(race, "A") == "s5.0.2"


@rule("PS-117")
def test_a_mine_dropped_under_a_sled_waits_until_it_leaves() -> None:
    race = position(A=at("s5.0.2", "D2 GP MI"), B=at("s5.0.3", "D3"))
    events = play(race, "D2+gp", "forward!next", "forward", "mine")
    assert of(events, MineWentOff) == []
    assert (sled(race, "B").mines_under, race.mines[square(race, "s5.0.3")]) == (1, 1)
    play(race, "B D3")
    # Strength 2, before the sled moves.
    events = play(race, "left", dice=[5])
    assert kinds(events)[:3] == ["MineWentOff", "BlowRolled", "Moved"]
    assert of(events, BlowRolled)[0].strength == 2
    assert (where(race, "B"), sum(race.mines), sled(race, "B").mines_under) == ("s5.1.4", 0, 0)


@rule("PS-117", "PS-261")
def test_it_goes_off_before_a_collision_as_well_and_costs_no_point() -> None:
    race = position(A=at("s5.0.0", "M3", mines_under=1), B=at("s5.0.1"), C=at(FAR), mines="s5.0.0")
    events = play(race, "M3", "forward", dice=[9, 9, 9])
    assert kinds(events)[1:4] == ["MineWentOff", "BlowRolled", "Collided"]
    assert of(events, Collided)[0].strength == 3


@rule("PS-261", "PS-R17")
def test_a_sideswipe_is_no_step_out() -> None:
    race = position(A=at("s5.0.0", "D2", mines_under=1), B=at("s5.1.0"), C=at(FAR), mines="s5.0.0")
    events = play(race, "D2", "swipe2x1", dice=[8, 8])
    assert of(events, MineWentOff) == []
    events = play(race, "forward", dice=[9])
    assert len(of(events, MineWentOff)) == 1


@rule("PS-261")
def test_mines_then_slicks_under_the_sled() -> None:
    race = position(
        A=at("s5.0.0", "D2", mines_under=1, slicks_under=1),
        B=at(FAR),
        mines="s5.0.0",
        slicks="s5.0.0",
    )
    events = play(race, "D2", "forward", dice=[9, 12])
    assert kinds(events)[1:] == [
        "MineWentOff", "BlowRolled", "ControlRolled", "ControlSettled", "Moved",
    ]  # fmt: skip


@rule("PS-118", "PS-119", "PS-R90")
def test_a_slick_asks_for_a_test_without_a_speed_modifier_and_stays() -> None:
    race = position(A=at("s5.0.0", "M5", pilot=1), B=at(FAR), slicks="s5.0.1")
    events = play(race, "M5", "forward", dice=[9])
    (roll,) = of(events, ControlRolled)
    assert (roll.cause, roll.modifier, roll.pilot, roll.total) == (BY_SLICK, 0, 1, 10)
    assert race.slicks[square(race, "s5.0.1")] == 1


@rule("PS-R90")
def test_on_a_corner_square_it_is_a_second_test() -> None:
    race = position(A=at("s0.0.5", "M4"), B=at("s5.0.0"), slicks="A.0.0")
    events = play(race, "M4", "forward", dice=[12, 11])
    assert rolls(events) == [("A", -1, 11), ("A", 0, 11)]
    # Good Cornering does not help against it.
    race = position(A=at("s0.0.5", "M4 GC"), B=at("s5.0.0"), slicks="A.0.0")
    assert rolls(play(race, "M4+gc", "forward", dice=[11])) == [("A", 0, 11)]


@rule("PS-120", "PS-263")
def test_a_slick_dropped_under_a_sled_tests_it_when_it_leaves() -> None:
    race = position(A=at("s5.0.2", "D2 GP SL"), B=at("s5.0.3", "D3"), C=at(FAR))
    events = play(race, "D2+gp", "forward!next", "forward", "slick")
    assert rolls(events) == []
    play(race, "D3")
    # 3 is a spin before the first step: all three points are spun.
    events = play(race, "left", dice=[3, 10])
    assert [one.circle for one in of(events, LostControl)] == ["D3"]
    assert len(of(events, Spun)) == 3
    assert where(race, "B") == "s5.1.6"


@rule("PS-R95")
def test_a_slick_that_was_entered_has_no_effect_on_leaving() -> None:
    race = position(A=at("s5.0.0", "D2"), B=at(FAR), slicks="s5.0.1")
    events = play(race, "D2", "forward", "forward", dice=[12])
    assert len(rolls(events)) == 1


@rule("PS-R95", "PS-R72")
def test_in_a_shared_square_a_mine_goes_off_for_the_first_that_leaves() -> None:
    race = position(
        A=at("s2.1.0", "D2", mines_under=1),
        B=at("s2.1.0'", "D2", mines_under=1),
        C=at(FAR),
        mines="s2.1.0",
    )
    events = play(race, "D2", "forward", dice=[9])
    assert [one.seat for one in of(events, MineWentOff)] == [0]
    assert sled(race, "B").mines_under == 0
    events = play(race, "forward", "D2", "forward")
    assert of(events, MineWentOff) == []


@rule("PS-R95", "PS-R72")
def test_in_a_shared_square_a_slick_tests_each_of_them() -> None:
    race = position(
        A=at("s2.1.0", "D2", slicks_under=1),
        B=at("s2.1.0'", "D2", slicks_under=1),
        C=at(FAR),
        slicks="s2.1.0",
    )
    events = play(race, "D2", "forward", "forward", "D2", "forward", dice=[12, 12])
    assert [letter for letter, _, _ in rolls(events)] == ["A", "B"]


@rule("PS-R72", "PS-R95")
def test_a_hazard_dropped_into_a_double_square_lies_under_both() -> None:
    race = position(A=at("s2.1.1", "GC MI", left_last="s2.1.0"), B=at("s2.1.0"), C=at("s2.1.0'"))
    play(race, "GC:0", "mine")
    assert [sled(race, letter).mines_under for letter in "ABC"] == [0, 1, 1]


@rule("PS-R73", "PS-R72")
def test_it_goes_off_under_another_that_enters_and_is_then_gone() -> None:
    race = position(
        A=at("B.1.1", "GC"), B=at("s2.1.0", "D2", mines_under=1), C=at(FAR), mines="s2.1.0"
    )
    events = play(race, "GC:1", "forward", dice=[9])
    assert [one.seat for one in of(events, MineWentOff)] == [0]
    assert sled(race, "B").mines_under == 0
    assert of(play(race, "D2", "forward"), MineWentOff) == []


@rule("PS-R73")
@pytest.mark.parametrize("circle", ["D4", "S2"])
def test_a_mine_under_a_sled_goes_off_when_it_spins_away(circle: str) -> None:
    race, events = begun(
        A=at("s5.0.0", "", circle=circle, mines_under=1), B=at(FAR), mines="s5.0.0", dice=[9, 7]
    )
    assert kinds(events).index("MineWentOff") < kinds(events).index("Spun")
    assert sum(race.mines) == 0


@rule("PS-117", "PS-270")
def test_a_sled_that_breaks_down_on_its_mine_goes_nowhere() -> None:
    race = position(
        A=at("s5.0.0", "M3", mines_under=1, armor=0, thrust=3), B=at(FAR), C=at("s0.1.0"),
        mines="s5.0.0",
    )  # fmt: skip
    events = play(race, "M3", "forward", dice=[9, 7])
    assert ends(events, "A") == []
    assert [one.square for one in of(events, Removed)] == ["s5.0.0"]
    assert options(race)


@rule("PS-R71", "PS-264", "PS-116")
def test_the_mines_after_the_one_that_breaks_a_sled_stay() -> None:
    frail = at("s5.0.0", "D2", armor=0, thrust=3)
    race = position(A=frail, B=at(FAR), C=at("s0.1.0"), mines="s5.0.1 s5.0.1")
    events = play(race, "D2", "forward", dice=[9, 7])
    assert (len(of(events, MineWentOff)), len(of(events, Removed))) == (1, 1)
    assert race.mines[square(race, "s5.0.1")] == 1


@rule("PS-R95", "PS-117")
def test_only_what_lies_under_the_sled_goes_off_when_it_leaves() -> None:
    # One mine was passed with Good Piloting when the sled came, the other was dropped under it.
    race = position(A=at("s5.0.0", "D2", mines_under=1), B=at(FAR), mines="s5.0.0 s5.0.0")
    events = play(race, "D2", "forward", dice=[9])
    assert len(of(events, MineWentOff)) == 1
    assert race.mines[square(race, "s5.0.0")] == 1
    # What lies under a sled elsewhere is not touched.
    other = at(FAR, mines_under=1)
    race = position(A=at("s5.0.0", "D2", mines_under=1), B=other, mines="s5.0.0 s0.0.0")
    play(race, "D2", "forward", dice=[9])
    assert (sled(race, "A").mines_under, sled(race, "B").mines_under) == (0, 1)


@rule("PS-R60", "PS-125")
def test_a_mine_met_with_force_field_is_used_up() -> None:
    race = position(A=at("s5.0.0", "D2 FF"), B=at(FAR), mines="s5.0.1")
    events = play(race, "D2", "forward", "play")
    assert of(events, BlowRolled) == []
    assert sum(race.mines) == 0
