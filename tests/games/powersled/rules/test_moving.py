"""Moving: distances, lanes, double-length squares and the finish line."""

import pytest

from games.powersled.positions import (
    asked,
    at,
    ends,
    kinds,
    of,
    options,
    play,
    position,
    refused_by,
    rolls,
    sled,
    where,
)
from paddock.games.powersled import GAME
from paddock.games.powersled.actions import FORWARD, LEFT, RIGHT, STOP, go
from paddock.games.powersled.events.contact import DIAGONAL, REAR_END, Collided
from paddock.games.powersled.events.driving import Crossed, Moved
from support import by_key, rule


@rule("PS-070", "PS-072")
@pytest.mark.parametrize(("card", "end"), [("M3", "s5.0.3"), ("M4", "s5.0.4"), ("M5", "s5.0.5")])
def test_a_move_card_goes_its_whole_number_straight_ahead(card: str, end: str) -> None:
    race = position(A=at("s5.0.0", card), B=at("s0.0.0"))
    play(race, card)
    for _ in range(int(card[1])):
        assert options(race) == ["forward"]
        assert refused_by(race, go(LEFT, 0)) == "PS-070"
        assert refused_by(race, STOP) == "PS-072"
        play(race, "forward")
    assert asked(race) == "B ChooseCards"
    assert where(race, "A") == end


@rule("PS-071", "PS-072", "PS-073", "PS-077", "PS-R21")
def test_a_drift_may_change_lanes_once_at_any_step() -> None:
    for step in range(3):
        race = position(A=at("s5.0.0", "D3"), B=at("s0.0.0"))
        play(race, "D3")
        for now in range(3):
            assert ("left" in options(race)) == (now <= step)
            play(race, "left" if now == step else "forward")
        # A lane change is a step forward as well.
        assert where(race, "A") == "s5.1.3"
        assert asked(race) == "B ChooseCards"


@rule("PS-071")
def test_the_second_lane_change_of_a_drift_is_refused() -> None:
    race = position(A=at("s5.0.0", "D3"), B=at("s0.0.0"))
    play(race, "D3", "left")
    assert options(race) == ["forward"]
    assert refused_by(race, go(RIGHT, 0)) == "PS-071"


@rule("PS-072")
def test_a_drift_cannot_be_cut_short_or_stretched() -> None:
    race = position(A=at("s5.0.0", "D2"), B=at("s0.0.0"))
    play(race, "D2")
    assert refused_by(race, STOP) == "PS-072"
    play(race, "forward", "forward")
    assert (where(race, "A"), asked(race)) == ("s5.0.2", "B ChooseCards")


@rule("PS-074", "PS-R23", "PS-R26")
def test_only_a_clear_diagonal_counts_and_sleds_do_not_close_it() -> None:
    # The square beside A is taken; the diagonal past it is open all the same.
    race = position(A=at("s5.0.0", "D2"), B=at("s5.1.0"))
    play(race, "D2")
    assert options(race) == ["forward", "left", "swipe2x1", "swipe2x2"]
    play(race, "left")
    assert where(race, "A") == "s5.1.1"
    # Beyond the outer lanes is the wall.
    race = position(A=at("s5.1.0", "D2"), B=at("s0.0.0"))
    play(race, "D2")
    assert options(race) == ["forward", "right"]
    assert refused_by(race, go(LEFT, 0)) == "PS-074"


@rule("PS-074", "PS-075", "PS-R24")
def test_there_is_no_lane_change_inside_a_corner_but_at_both_its_ends() -> None:
    race = position(A=at("s0.0.5", "D3"), B=at("s3.0.0"))
    play(race, "D3")
    assert options(race) == ["forward", "left"]
    play(race, "forward")
    assert where(race, "A") == "A.0.0"
    assert options(race) == ["forward"]
    assert refused_by(race, go(LEFT, 0)) == "PS-074"
    play(race, "forward")
    assert options(race) == ["forward", "left"]
    play(race, "left")
    assert where(race, "A") == "s1.1.0"


@rule("PS-076")
def test_a_double_square_is_not_entered_from_the_squares_beside_it() -> None:
    # s1.1.1 lies beside s1.0.1 and s1.0.2; s1.0.0 is the square just before those.
    for start, open_ in (("s1.0.0", True), ("s1.0.1", False)):
        race = position(A=at(start, "D2"), B=at("s5.0.0"))
        play(race, "D2")
        assert ("left" in options(race)) == open_
    race = position(A=at("s1.0.2", "D2"), B=at("s5.0.0"))
    play(race, "D2", "left")
    assert where(race, "A") == "B.1.0"


@rule("PS-078", "PS-079", "PS-180")
def test_a_step_into_a_square_without_room_is_a_collision() -> None:
    race = position(A=at("s5.0.0", "M3"), B=at("s5.0.1"))
    events = play(race, "M3", "forward", dice=[9, 9])
    assert [(one.mover, one.struck) for one in of(events, Collided)] == [(0, 1)]
    assert "Moved" not in kinds(events)


@rule("PS-079", "PS-180")
def test_a_lane_change_into_a_sled_is_allowed_and_a_collision() -> None:
    race = position(A=at("s5.0.0", "D3"), B=at("s5.1.1"))
    play(race, "D3")
    assert "left" in options(race)
    events = play(race, "left", dice=[9, 9])
    assert kinds(events)[0] == "Collided"


@rule("PS-078", "PS-094", "PS-172", "PS-171")
def test_a_double_square_holds_two_one_behind_the_other() -> None:
    race = position(A=at("B.1.1", "GC"), B=at("s2.1.0"), C=at("s2.0.0", "GC"))
    events = play(race, "GC:1", "forward")
    assert where(race) == "A s2.1.0', B s2.1.0, C s2.0.0"
    assert "Collided" not in kinds(events)


@rule("PS-171")
def test_a_double_square_counts_as_one_square_of_movement() -> None:
    race = position(A=at("B.1.1", "D2"), B=at("s5.0.0"))
    play(race, "D2", "forward", "forward")
    assert where(race, "A") == "s2.1.1"


@rule("PS-080", "PS-R25")
def test_the_third_lane_leads_forward_into_the_middle_lane() -> None:
    race = position("beltway", A=at("s0.2.1", "M3"), B=at("s3.0.0"))
    play(race, "M3", "forward", "forward")
    # A MOVE card may do it, and it is no lane change.
    assert where(race, "A") == "s0.1.3"
    drift = position("beltway", A=at("s0.2.2", "D2"), B=at("s3.0.0"))
    play(drift, "D2")
    assert options(drift) == ["forward"]
    play(drift, "forward")
    assert "right" in options(drift)


@rule("PS-073", "PS-R25")
def test_out_of_the_third_lane_a_lane_change_is_told_as_one() -> None:
    race = position("beltway", A=at("s0.2.0", "D2"), B=at("s3.0.0"))
    events = play(race, "D2", "right", "forward")
    assert [(one.end, one.way) for one in of(events, Moved)] == [
        ("s0.1.1", RIGHT),
        ("s0.1.2", FORWARD),
    ]
    said = GAME.tell(of(events, Moved)[0], race.book)
    assert by_key(said, ["Red", "Blue"]) == "Red changes lanes to s0.1.1; 1 point left."
    assert said.rules == ["PS-073"]


@rule("PS-R25")
def test_a_full_square_at_the_end_of_the_third_lane_is_a_rear_end_collision() -> None:
    race = position("beltway", A=at("s0.2.2", "M3"), B=at("s0.1.3"), C=at("s0.1.3'"))
    events = play(race, "M3", "forward", dice=[9, 9, 8, 8])
    crash = of(events, Collided)[0]
    assert (crash.struck, crash.manner) == (2, REAR_END)


@rule("PS-081", "PS-R06", "PS-016")
def test_each_pass_over_the_line_is_counted() -> None:
    race = position(A=at("s6.0.4", "M3", crossings=0), B=at("s5.0.0"))
    events = play(race, "M3", "forward", "forward", "forward")
    assert [(one.seat, one.crossings, one.has_finished) for one in of(events, Crossed)] == [
        (0, 1, False)
    ]
    assert sled(race, "A").crossings == 1


@rule("PS-R09")
def test_every_square_entered_gives_a_later_stamp_and_standing_still_none() -> None:
    race = position(A=at("s5.0.0", "GC M3"), B=at("s5.0.4"))
    before = sled(race, "A").stamp
    play(race, "GC:0")
    assert sled(race, "A").stamp == before
    race = position(A=at("s5.0.0", "GC M3"), B=at("s5.0.4"))
    play(race, "GC:1", "forward")
    assert sled(race, "A").stamp > sled(race, "B").stamp


@rule("PS-R27")
def test_who_must_go_on_from_behind_strikes_the_front_sled() -> None:
    race = position(A=at("B.1.1", "M3"), B=at("s2.1.0"))
    events = play(race, "M3", "forward", "forward", dice=[8, 7])
    (crash,) = of(events, Collided)
    assert (crash.strength, crash.manner, crash.square) == (2, REAR_END, "s2.1.0")
    # The front sled slides on; the other is in its square already.
    assert (ends(events, "A"), ends(events, "B")) == (["s2.1.0"], ["s2.1.1"])
    assert rolls(events) == []


@rule("PS-R27")
def test_good_piloting_gets_past_the_front_sled() -> None:
    race = position(A=at("B.1.1", "M3 GP"), B=at("s2.1.0"))
    play(race, "M3+gp", "forward")
    assert options(race) == ["forward", "forward!own"]
    events = play(race, "forward!own", "forward")
    assert ends(events, "A") == ["s2.1.1", "s2.1.2"]
    assert "Collided" not in kinds(events)


@rule("PS-R28")
def test_a_lane_change_out_of_a_double_square_is_not_blocked() -> None:
    race = position(A=at("B.1.1", "D2"), B=at("s2.1.0"))
    events = play(race, "D2", "forward", "right")
    assert where(race) == "A s2.0.2, B s2.1.0"
    assert "Collided" not in kinds(events)
    # Whoever is met on the way out is in the other lane, not in front.
    race = position(A=at("s2.1.0'", "D2"), B=at("s2.1.0"), C=at("s2.0.2"))
    (met,) = of(play(race, "D2", "right", dice=[8, 8]), Collided)
    assert (met.struck, met.manner, met.square) == (2, DIAGONAL, "s2.0.2")


@rule("PS-R29", "PS-172")
def test_who_stood_behind_becomes_the_front_sled() -> None:
    race = position(A=at("s2.1.0", "M3"), B=at("s2.1.0'"))
    assert where(race, "B") == "s2.1.0'"
    play(race, "M3", "forward")
    assert where(race, "B") == "s2.1.0"


@rule("PS-262")
def test_a_step_tells_the_points_left() -> None:
    race = position(A=at("s5.0.0", "M3 GS"), B=at("s0.0.0"))
    events = play(race, "M3+gs", *["forward"] * 4)
    assert [(one.left, one.is_extra) for one in of(events, Moved)] == [
        (2, False),
        (1, False),
        (0, False),
        (0, True),
    ]
    assert asked(race) == "B ChooseCards"
