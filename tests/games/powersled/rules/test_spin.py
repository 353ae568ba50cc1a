"""Spinning and crashing: the spin track, the direction, and what a spinning sled may still do."""

from typing import Any

import pytest

from games.powersled.positions import (
    asked,
    at,
    begun,
    cards,
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
    rolls,
    sled,
    square,
    to_discard,
    where,
)
from paddock.core.protocol import Event
from paddock.games.powersled.book.tables import CIRCLES
from paddock.games.powersled.book.track_reader import builtin_data
from paddock.games.powersled.events.contact import DIAGONAL, REAR_END, Collided, Removed
from paddock.games.powersled.events.driving import (
    Crossed,
    DirectionRolled,
    LostControl,
    SpinEnded,
    SpinMarked,
    Spun,
    TouchedWall,
)
from paddock.games.powersled.events.turns import ALL_LOST, FOR_SPIN, Discarded
from paddock.games.powersled.phases.turn import Turn
from support import rule

FAR = "s5.0.0"


def spun(square: str, marker: str, dice: list[int], track: str = "foundry") -> list[Event]:
    """The spin play of a sled on that square."""
    far = "s0.0.0" if square[:2] != "s0" and track == "foundry" else "s3.0.0"
    return begun(track, A=at(square, "", circle=marker), B=at(far), dice=dice)[1]


@rule("PS-155", "PS-R44")
@pytest.mark.parametrize(
    ("card", "start", "dice", "marker"),
    [
        ("M5", "s0.0.5", [3, 4, 7], "D5"),
        ("D4", "s0.0.5", [3, 4, 7], "D4"),
        ("M3", "s0.0.5", [3, 4], "D3"),
        ("D2", "s0.0.5", [3, 4], "D2"),
        ("LA:1", "s0.0.5", [3], "D1"),
    ],
)
def test_a_spin_starts_on_the_double_circle_of_the_printed_speed(
    card: str, start: str, dice: list[int], marker: str
) -> None:
    # A slick in the first corner square: total 3 is a spin.
    race = position(A=at(start, card[:2]), B=at(FAR), slicks="A.0.0", config={"safe": {"A": 4}})
    race.book.track.safe = (9, *race.book.track.safe[1:])
    events = play(race, card, "forward", dice=dice)
    assert [one.circle for one in of(events, LostControl)] == [marker]
    assert circle(race, "A") == marker


@rule("PS-156")
@pytest.mark.parametrize(("start", "spun"), [("s0.0.5", 3), ("s0.0.4", 2), ("s0.0.2", 0)])
def test_at_once_it_spins_the_printed_squares_that_are_left(start: str, spun: int) -> None:
    race = position(A=at(start, "M4"), B=at(FAR))
    steps = 4 - spun
    luck = {3: [4, 7], 2: [4], 0: []}[spun]
    events = play(race, "M4", *["forward"] * steps, dice=[3, *luck])
    assert len(of(events, Spun)) == spun


@rule("PS-157")
def test_later_plays_cost_a_card_of_ones_choice_and_go_along_the_line() -> None:
    race = position(A=at("s5.0.0", "M3 D2", circle="D4"), B=at("s0.0.0"))
    assert options(race) == ["xM3", "xD2"]
    events = play(race, "xD2", dice=[7])
    assert [(codes(one.cards), one.why) for one in of(events, Discarded)] == [("D2", FOR_SPIN)]
    assert (hand(race, "A"), circle(race, "A"), where(race, "A")) == ("M3", "S2", "s5.0.2")


@rule("PS-157")
@pytest.mark.parametrize(
    ("start", "end", "squares"),
    [
        ("D5", "S3", 3),
        ("D4", "S2", 2),
        ("D3", "S1", 1),
        ("D2", "S1", 1),
        ("D1", "S0", 0),
        ("D0", "S0", 0),
        ("S3", "S2", 2),
        ("S2", "S1", 1),
        ("S1", "S0", 0),
    ],
)
def test_the_spin_track(start: str, end: str, squares: int) -> None:
    events = spun("s5.0.0", start, [7] if squares else [])
    assert [(one.circle, one.squares) for one in of(events, SpinMarked)] == [(end, squares)]
    assert len(of(events, Spun)) == squares
    assert len(of(events, SpinEnded)) == (squares == 0)


@rule("PS-157", "PS-R42")
def test_with_an_empty_hand_nothing_is_discarded_or_owed() -> None:
    race = position(A=at("s5.0.0", "", circle="D4"), B=at("s0.0.0"), dice=[7])
    assert (where(race, "A"), sled(race, "A").owed) == ("s5.0.2", 0)


@rule("PS-158")
def test_a_spinning_sled_draws_and_discards_as_usual() -> None:
    race = position(
        A=at("s5.0.0", "GC GC", circle="S2", thrust=6), B=at("s0.0.0", ""), phases=[Turn()]
    )
    assert sum(deck(race, "A").hand) == 8
    assert asked(race) == "A ChooseDiscard"
    assert to_discard(race) == 2


@rule("PS-159")
def test_on_circle_nought_the_spin_is_over_and_control_complete() -> None:
    race = position(A=at("s5.0.0", "M3 M4", circle="S1"), B=at("s0.0.0", "D2 D2"))
    events = play(race, "xM4")
    assert [one.square for one in of(events, SpinEnded)] == ["s5.0.0"]
    assert (circle(race, "A"), sled(race, "A").control, where(race, "A")) == ("", 0, "s5.0.0")
    # From the next round on it plays normally.
    assert asked(race) == "B ChooseCards"
    play(race, "D2", "forward", "forward")
    assert asked(race) == "A ChooseCards"


@rule("PS-160", "PS-163")
@pytest.mark.parametrize(
    ("dice", "end"),
    [(2, "s5.0.2"), (3, "s5.0.2"), (5, "s5.0.2"), (6, "s5.1.2"), (8, "s5.1.2")],
)
def test_the_direction_on_a_straight(dice: int, end: str) -> None:
    # In is towards lane 0; from lane 1 two lanes in meets the wall with the second diagonal.
    race = position(A=at("s5.1.0", "", circle="D4"), B=at("s0.0.0"), dice=[dice])
    assert where(race, "A") == end


@rule("PS-160", "PS-R46")
@pytest.mark.parametrize(
    ("dice", "end"), [(8, "s5.0.2"), (9, "s5.1.2"), (11, "s5.1.2"), (12, "s5.1.2")]
)
def test_outward_on_a_straight_is_to_the_left(dice: int, end: str) -> None:
    race = position(A=at("s5.0.0", "", circle="D4"), B=at("s0.0.0"), dice=[dice])
    assert where(race, "A") == end


@rule("PS-160")
@pytest.mark.parametrize(
    ("dice", "total", "lanes"), [(2, 6, 0), (4, 8, 0), (5, 9, 1), (7, 11, 1), (8, 12, 2)]
)
def test_in_a_corner_four_is_added(dice: int, total: int, lanes: int) -> None:
    events = spun("E.0.0", "S2", dice=[dice])
    (roll,) = of(events, DirectionRolled)
    assert (roll.bonus, roll.total, roll.lanes) == (4, total, lanes)


@rule("PS-160", "PS-R46")
def test_outward_in_a_left_hand_corner_is_to_the_right() -> None:
    (roll,) = of(spun("C.1.0", "D3", [5]), DirectionRolled)
    assert roll.lanes == -1


@rule("PS-161")
def test_the_direction_is_rolled_once_a_play() -> None:
    events = spun("s5.0.0", "D5", [7])
    assert kinds(events).count("DirectionRolled") == 1


@rule("PS-161", "PS-R45")
def test_it_is_rolled_again_when_a_corner_begins_or_ends_and_due_diagonals_are_dropped() -> None:
    # 12: two lanes out; the first diagonal leads into corner E, the second is dropped.
    events = spun("s4.0.4", "D4", [12, 2])
    rolled = of(events, DirectionRolled)
    assert [(one.bonus, one.lanes) for one in rolled] == [(0, 2), (4, 0)]
    assert ends(events, "A") == ["E.1.0", "E.1.1"]


@rule("PS-R45")
def test_from_one_corner_into_another_nothing_is_rolled_and_what_is_due_stays_due() -> None:
    # Foundry with its corner E cut in two, which no printed track has.
    data = builtin_data("foundry")
    sections: list[dict[str, Any]] = []
    for part in data["sections"]:
        half = {**part, "deg": 45, "inner": 1, "outer": 2}
        sections += [half, {**half, "id": "G"}] if part["id"] == "E" else [part]
    race = position({**data, "sections": sections}, A=at("s4.0.4", "M4"), B=at("s0.0.0"))
    # A spin with three squares left; 8 + 4: two lanes out, the second of them in the next corner.
    events = play(race, "M4", "forward", dice=[3, 8, 2])
    assert ends(events, "A") == ["E.0.0", "G.1.0", "G.1.1", "s5.1.0"]
    assert [one.lanes for one in of(events, DirectionRolled)] == [2]
    assert [one.square for one in of(events, TouchedWall)] == ["G.1.0"]


@rule("PS-R45")
def test_from_one_straight_square_to_the_next_nothing_is_rolled() -> None:
    events = spun("s5.0.0", "D5", [10])
    assert ends(events, "A") == ["s5.1.1", "s5.1.2", "s5.1.3"]
    assert len(of(events, DirectionRolled)) == 1


@rule("PS-162")
def test_after_its_diagonals_the_sled_goes_straight_on() -> None:
    events = spun("s0.0.0", "D5", [10], track="beltway")
    assert ends(events, "A") == ["s0.1.1", "s0.1.2", "s0.1.3"]
    events = spun("s0.0.0", "D5", [12], track="beltway")
    # Two lanes out of the right-hand lane: into the third lane, and out of it where it ends.
    assert ends(events, "A") == ["s0.1.1", "s0.2.2", "s0.1.3"]


@rule("PS-R47")
def test_lane_changes_that_do_not_fit_are_lost() -> None:
    race = position(
        "serpentine", A=at("s6.0.1", "", circle="S2"), B=at("s0.0.0", "D2 D2"), dice=[12]
    )
    # Two lanes out, one square: the second diagonal is lost.
    assert where(race, "A") == "s6.1.2"
    sled(race, "A").circle = CIRCLES.index("S3")
    # In the next play the direction is rolled anew; 7 is the same lane.
    deck(race, "B").hand = cards("D2 D2")
    play(race, "D2", "forward", "forward", dice=[7])
    assert where(race, "A") == "s6.1.4"


@rule("PS-163")
def test_a_spun_lane_change_needs_no_clear_diagonal() -> None:
    # From E.0.0 no lane change is legal; spun out it leads to E.1.1.
    events = spun("E.0.0", "D3", [7])
    assert ends(events, "A") == ["E.1.1"]


@rule("PS-164")
def test_a_spinning_sled_takes_no_safe_speed_test() -> None:
    events = spun("s4.0.4", "D5", [7, 2])
    assert ends(events, "A")[0] == "E.0.0"
    assert "ControlRolled" not in kinds(events)


@rule("PS-165", "PS-R75")
def test_a_spinning_sled_is_not_asked_for_cards_of_its_own() -> None:
    race = position(
        A=at("s5.1.2", "LA MI SL NU GH M3", circle="D4"), B=at("s5.1.6"), C=at("s5.0.4")
    )
    play(race, "xM3", dice=[7])
    # No Laser, Mine, Slick or Nuke after its spin.
    assert asked(race) == "B ChooseCards"


@rule("PS-165", "PS-R76")
def test_a_spinning_sled_may_not_hook() -> None:
    race = position(A=at("s5.0.1", "M3"), B=at("s5.0.0", "GH", circle="S2"))
    play(race, "M3")
    assert asked(race) == "A ChooseStep"


@rule("PS-165")
def test_a_spinning_sled_may_play_force_field_and_good_reflexes() -> None:
    race = position(A=at("s5.0.0", "M4"), B=at("s5.0.1", "FF GR", circle="S2", armor=0))
    play(race, "M4", "forward")
    assert (asked(race), options(race)) == ("B UseField", ["pass", "play"])
    # Strength 4: A 9 is 2 damage; B 2 is 6D −4 with armor 0.
    events = play(race, "pass", dice=[9, 3, 7, 8, 7, 8, 7, 3])
    assert (asked(race), rolls(events)) == ("B UseReflexes", [("B", -3, 0)])
    play(race, "play")
    assert not sled(race, "B").is_crashing


@rule("PS-166")
def test_no_direction_is_rolled_for_nothing() -> None:
    # A spin of 0 squares: control lost with the last point.
    race = position(A=at("s0.0.2", "M4"), B=at(FAR))
    events = play(race, "M4", *["forward"] * 4, dice=[3])
    assert of(events, DirectionRolled) == []
    # No roll follows the last square, though it leads into a corner.
    events = spun("s4.0.3", "D4", [7])
    assert ends(events, "A") == ["s4.0.4", "E.0.0"]
    assert kinds(events)[-1] == "Spun"


@rule("PS-167", "PS-R52")
def test_a_crashing_sled_takes_no_test_but_still_rolls_and_is_damaged() -> None:
    race = position(
        A=at("s5.0.0", "M4"), B=at("s5.0.1", "", circle="S2", is_crashing=True, armor=1)
    )
    # Strength 4; A 9: 2 damage. B 2: 6 damage, one of them armor; no test.
    events = play(race, "M4", "forward", dice=[9, 2, 7, 7, 8, 8, 8, 7])
    assert rolls(events) == []
    assert (sled(race, "B").armor, sled(race, "B").thrust, sled(race, "B").stability) == (0, 4, 3)


@rule("PS-R51", "PS-151", "PS-R88")
def test_a_crashing_sled_is_removed_at_the_end_of_its_circle_nought_play() -> None:
    race = position(
        A=at("s5.0.0", "M3 M4", circle="S2", is_crashing=True),
        B=at("s0.0.0", "D2 D2"),
        C=at("s0.1.0", "D2 D2"),
    )
    events = play(race, "xM3", dice=[7])
    assert (of(events, Removed), where(race, "A")) == ([], "s5.0.1")
    play(race, *["D2", "forward", "forward"] * 2)
    assert asked(race) == "A ChooseDiscard"
    events = play(race, "xM4")
    assert [(one.seat, one.square) for one in of(events, Removed)] == [(0, "s5.0.1")]
    assert where(race) == "B s0.0.2, C s0.1.2"


@rule("PS-R51")
def test_a_crashing_sled_can_be_struck() -> None:
    race = position(
        A=at("s5.0.0", "M3"), B=at("s5.0.1", "", circle="S2", is_crashing=True), C=at("s0.0.0")
    )
    race.order = [0, 2]
    assert len(of(play(race, "M3", "forward", dice=[9, 9]), Collided)) == 1


@rule("PS-R51", "PS-R86")
def test_a_crashing_sled_can_cross_the_line() -> None:
    _, events = begun(
        A=at("s6.0.4", "", circle="D4", is_crashing=True, crossings=1),
        B=at("s0.1.0"),
        dice=[7],
    )
    assert [one.crossings for one in of(events, Crossed)] == [2]


@rule("PS-R51", "PS-189")
def test_a_crash_result_turns_a_spin_into_a_crash_on_the_same_circle() -> None:
    race = position(A=at("s5.0.0", "D2 M3"), B=at("s5.0.1", "", circle="S2", armor=0))
    # Strength 2; A 9: 1 damage. B 4: 3D −2; thrust, stability, thrust; 3 − 2 = 1 is a crash.
    # Its own play comes next: S1, straight on.
    events = play(race, "D2", "forward", dice=[9, 4, 7, 8, 9, 3, 7])
    (lost,) = of(events, LostControl)
    assert (lost.circle, lost.is_crash) == ("S2", True)


@rule("PS-151")
def test_a_crash_costs_a_spinning_sled_the_hand_it_has_drawn_since() -> None:
    race = position(A=at("s5.0.0", "D2 M3"), B=at("s5.0.1", "M3 LA", circle="S2", armor=0))
    events = play(race, "D2", "forward", dice=[9, 4, 7, 8, 9, 3, 7])
    (gone,) = [one for one in of(events, Discarded) if one.seat == 1]
    assert (codes(gone.cards), gone.why) == ("M3 LA", ALL_LOST)
    assert (hand(race, "B"), sled(race, "B").owed) == ("", 0)


@rule("PS-R50")
def test_spinning_sleds_set_off_mines_and_slicks_ask_nothing_of_them() -> None:
    race, events = begun(
        A=at("s5.0.0", "", circle="D4"),
        B=at("s0.0.0"),
        mines="s5.0.1",
        slicks="s5.0.1 s5.0.2",
        dice=[7, 9],
    )
    assert kinds(events).count("MineWentOff") == 1
    assert rolls(events) == []
    assert sled(race, "A").armor == 3


@rule("PS-R50", "PS-R52", "PS-189")
@pytest.mark.parametrize(("pilot", "is_tested"), [(0, True), (1, False), (2, False)])
def test_a_spinning_sled_tests_only_if_it_could_crash(pilot: int, is_tested: bool) -> None:
    # A mine, roll 5: 2D −1 against armor 1. 2 − 1 + pilot must be at most 1.
    _, events = begun(
        A=at("s5.0.0", "", circle="D2", armor=1, pilot=pilot),
        B=at("s0.0.0"),
        mines="s5.0.1",
        dice=[7, 5, 7, *([12] if is_tested else [])],
    )
    assert bool(rolls(events)) == is_tested


@rule("PS-189")
def test_short_of_a_crash_a_spinning_sleds_test_does_nothing() -> None:
    race = position(A=at("s5.0.0", "D2"), B=at("s5.0.1", "M3", circle="S2", armor=0))
    events = play(race, "D2", "forward", dice=[9, 4, 7, 8, 9, 5])
    assert rolls(events) == [("B", -2, 3)]
    assert of(events, LostControl) == []
    assert (sled(race, "B").is_crashing, hand(race, "B"), sled(race, "B").owed) == (False, "M3", 0)


@rule("PS-R27", "PS-181")
def test_spinning_out_of_the_rear_half_it_strikes_the_front_sled() -> None:
    _, events = begun(
        A=at("s2.1.0'", "", circle="D4"), B=at("s2.1.0"), C=at("s5.0.0"), dice=[7, 9, 9]
    )
    (blow,) = of(events, Collided)
    assert (blow.mover, blow.struck, blow.strength, blow.manner) == (0, 1, 2, REAR_END)


@rule("PS-180", "PS-192")
def test_a_spun_diagonal_strikes_too_and_the_mover_takes_the_square_that_is_left() -> None:
    race, events = begun(
        A=at("s5.0.0", "", circle="D4"), B=at("s5.1.1"), C=at("s0.0.0"), dice=[10, 9, 9]
    )
    (blow,) = of(events, Collided)
    assert (blow.mover, blow.struck, blow.strength, blow.manner) == (0, 1, 2, DIAGONAL)
    assert where(race) == "A s5.1.1, B s5.1.2, C s0.0.0"


@rule("PS-094", "PS-172", "PS-R70")
def test_a_spin_may_end_behind_another_in_a_double_square() -> None:
    race, events = begun(A=at("s5.1.4", "", circle="D4"), B=at("s5.1.6"), C=at("s0.0.0"), dice=[7])
    assert of(events, Collided) == []
    assert where(race, "A") == "s5.1.6'"
    assert sled(race, "A").left_last == square(race, "s5.1.5")


@rule("PS-181")
def test_a_spinning_sled_strikes_with_the_number_left_on_its_circle() -> None:
    race, events = begun(A=at("s5.0.0", "", circle="D5"), B=at("s5.0.2"), dice=[7, 9, 9])
    assert [one.strength for one in of(events, Collided)] == [2]
    # PS-194: its movement is over, its circle stays.
    assert (circle(race, "A"), where(race)) == ("S3", "A s5.0.2, B s5.0.3")
    assert [one.squares for one in of(events, SpinMarked)] == [3]
    assert ends(events, "A") == ["s5.0.1", "s5.0.2"]
