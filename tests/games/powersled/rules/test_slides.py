"""Slides after a collision, and the chains they start."""

import pytest

from games.powersled.positions import (
    at,
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
from paddock.games.powersled.events.contact import Collided, MineWentOff, Slid
from paddock.games.powersled.events.driving import Crossed, LostControl, Spun
from support import rule

FAR = "s0.0.0"


@rule("PS-190", "PS-191")
@pytest.mark.parametrize(
    ("card", "slid"), [("LA:1", 0), ("D2", 1), ("M3", 1), ("M4", 2), ("M5", 2)]
)
def test_both_slide_half_the_strength_the_mover_behind(card: str, slid: int) -> None:
    race = position(A=at("s5.0.0", card[:2]), B=at("s5.0.1"), C=at(FAR))
    events = play(race, card, "forward", dice=[8, 8])
    assert ends(events, "B") == ["s5.0.2", "s5.0.3"][:slid]
    assert ends(events, "A") == ["s5.0.1", "s5.0.2"][:slid]
    # Step by step, the struck sled first.
    assert [one.seat for one in of(events, Slid)] == [1, 0] * slid


@rule("PS-192")
def test_after_a_diagonal_collision_the_mover_takes_the_square_that_is_left() -> None:
    race = position(A=at("s5.0.0", "D4"), B=at("s5.1.1"), C=at(FAR))
    play(race, "D4", "left", dice=[9, 9])
    assert where(race) == "A s5.1.2, B s5.1.3, C s0.0.0"


@rule("PS-193", "PS-R61")
def test_a_blocked_slide_is_a_collision_with_the_squares_still_to_slide() -> None:
    race = position(A=at("s5.0.0", "M4"), B=at("s5.0.1"), C=at("s5.0.2"), D=at(FAR))
    events = play(race, "M4", "forward", dice=[9, 9, 8, 8])
    blows = [(one.mover, one.struck, one.strength) for one in of(events, Collided)]
    assert blows == [(0, 1, 4), (1, 2, 2)]
    # The chain slides one, the mover follows once, and the first slide is over.
    assert where(race) == "A s5.0.1, B s5.0.2, C s5.0.3, D s0.0.0"


@rule("PS-R61")
def test_blocked_in_the_second_step_the_strength_is_one_and_nothing_slides_on() -> None:
    race = position(A=at("s5.0.0", "M4"), B=at("s5.0.1"), C=at("s5.0.3"), D=at(FAR))
    events = play(race, "M4", "forward", dice=[9, 9, 8, 8])
    blows = [(one.mover, one.struck, one.strength) for one in of(events, Collided)]
    assert blows == [(0, 1, 4), (1, 2, 1)]
    assert where(race) == "A s5.0.1, B s5.0.2, C s5.0.3, D s0.0.0"


@rule("PS-R61", "PS-193")
def test_chains_go_on_with_halved_strength() -> None:
    race = position(A=at("s5.0.0", "M5"), B=at("s5.0.1"), C=at("s5.0.2"), D=at("s5.0.3"), E=at(FAR))
    events = play(race, "M5", "forward", dice=[10, 10, 9, 9, 8, 8])
    assert [one.strength for one in of(events, Collided)] == [5, 2, 1]
    assert where(race) == "A s5.0.0, B s5.0.1, C s5.0.2, D s5.0.3, E s0.0.0"


@rule("PS-R61", "PS-R29")
def test_a_rear_sled_is_blocked_by_the_front_sled_of_its_square() -> None:
    race = position(A=at("B.1.1", "M4"), B=at("s2.1.0"), C=at("s2.1.0'"), D=at(FAR))
    events = play(race, "M4", "forward", dice=[9, 9, 8, 7])
    blows = [(one.mover, one.struck, one.strength) for one in of(events, Collided)]
    assert blows == [(0, 2, 4), (2, 1, 2)]
    assert where(race) == "A s2.1.0', B s2.1.1, C s2.1.0, D s0.0.0"


@rule("PS-R61", "PS-R29", "PS-R09")
@pytest.mark.parametrize(("card", "slid"), [("M3", []), ("M4", ["s2.1.1"])])
def test_the_front_half_that_comes_free_is_no_other_square(card: str, slid: list[str]) -> None:
    race = position(A=at("s2.1.0'", card), B=at("s2.1.0"), C=at(FAR), slicks="s2.1.0")
    arrived = sled(race, "A").stamp
    events = play(race, card, "forward", dice=[9, 9])
    # A takes one step of the slide in its own square: it enters nothing and meets no slick.
    assert (ends(events, "A"), rolls(events)) == (slid, [])
    assert (sled(race, "A").stamp == arrived) == (not slid)
    assert where(race, "A") == (slid or ["s2.1.0"])[-1]


@rule("PS-196", "PS-R93")
def test_a_sled_that_loses_control_still_slides_straight_on() -> None:
    race = position(A=at("s5.0.0", "M4"), B=at("s5.0.1", "", control=2, speed=3), C=at(FAR))
    # B 12: "test +0"; 7 is its third step.
    race.order = [0, 2]
    events = play(race, "M4", "forward", dice=[9, 12, 7])
    assert [one.seat for one in of(events, LostControl)] == [1]
    assert of(events, Spun) == []
    assert ends(events, "B") == ["s5.0.2", "s5.0.3"]


@rule("PS-198", "PS-R93")
def test_a_chain_after_a_sideswipe_costs_the_mover_no_points() -> None:
    race = position(A=at("s5.0.0", "D4"), B=at("s5.1.0"), C=at("s5.1.1"), D=at(FAR))
    # Strength 2, slide of 1: B is blocked by C at strength 1. A slides and goes on with 2 points.
    events = play(race, "D4", "swipe2x2", dice=[8, 8, 8, 8])
    assert [one.strength for one in of(events, Collided)] == [2, 1]
    assert where(race, "A") == "s5.0.1"
    assert options(race) == ["forward"]
    play(race, "forward", "forward")
    assert where(race, "A") == "s5.0.3"


@rule("PS-R62")
def test_slid_squares_ask_for_no_corner_test() -> None:
    race = position(A=at("s0.0.4", "M4"), B=at("s0.0.5"), C=at("s5.0.0"))
    events = play(race, "M4", "forward", dice=[9, 9])
    assert where(race) == "A A.0.0, B A.0.1, C s5.0.0"
    assert rolls(events) == []


@rule("PS-R62")
def test_slid_squares_count_for_the_line_and_arrival() -> None:
    race = position(A=at("s6.0.3", "D2"), B=at("s6.0.4"), C=at("s5.0.0"))
    events = play(race, "D2", "forward", dice=[8, 8])
    assert [(one.seat, one.crossings) for one in of(events, Crossed)] == [(1, 2)]
    assert sled(race, "A").stamp > sled(race, "B").stamp > sled(race, "C").stamp
    assert sled(race, "B").left_last == square(race, "s6.0.4")


@rule("PS-R62")
def test_slid_squares_set_off_mines_and_slicks() -> None:
    race = position(
        A=at("s5.0.0", "M3"), B=at("s5.0.1"), C=at(FAR), mines="s5.0.2", slicks="s5.0.1"
    )
    # B slides onto the mine (9: 1 damage), A onto the slick (12: no effect).
    events = play(race, "M3", "forward", dice=[9, 9, 9, 12])
    assert [one.seat for one in of(events, MineWentOff)] == [1]
    assert rolls(events) == [("A", 0, 12)]


@rule("PS-R62", "PS-R95", "PS-261")
def test_a_slide_sets_off_what_lies_under_the_sled() -> None:
    race = position(A=at("s5.0.0", "M3"), B=at("s5.0.1", mines_under=1), C=at(FAR), mines="s5.0.1")
    events = play(race, "M3", "forward", dice=[9, 9, 9])
    assert kinds(events).index("MineWentOff") < kinds(events).index("Slid")
    assert sum(race.mines) == 0
    # A mine and a slick; the slick stays for A, which slides onto it.
    laden = at("s5.0.1", mines_under=1, slicks_under=1)
    race = position(A=at("s5.0.0", "M3"), B=laden, C=at(FAR), mines="s5.0.1", slicks="s5.0.1")
    events = play(race, "M3", "forward", dice=[9, 9, 9, 12, 11])
    assert (len(of(events, MineWentOff)), rolls(events)) == (1, [("B", 0, 12), ("A", 0, 11)])


@rule("PS-R61", "PS-R95", "PS-197")
def test_if_the_struck_sled_breaks_down_in_its_slide_the_mover_slides_on() -> None:
    broken = at("s5.0.1", armor=0, thrust=3, mines_under=1)
    race = position(A=at("s5.0.0", "M4"), B=broken, C=at(FAR), D=at("s0.1.0"), mines="s5.0.1")
    # B 12: "test +0", 8. The mine under it, 9: 1 damage, odd: it goes before it has moved.
    events = play(race, "M4", "forward", dice=[9, 12, 8, 9, 7])
    assert (ends(events, "A"), ends(events, "B")) == (["s5.0.1", "s5.0.2"], [])
    # The same with the mine in the square that it slides into.
    broken = at("s5.0.1", armor=0, thrust=3)
    race = position(A=at("s5.0.0", "M4"), B=broken, C=at(FAR), D=at("s0.1.0"), mines="s5.0.2")
    events = play(race, "M4", "forward", dice=[9, 12, 8, 9, 7])
    assert (ends(events, "A"), ends(events, "B")) == (["s5.0.1", "s5.0.2"], ["s5.0.2"])


@rule("PS-R61", "PS-197", "PS-198")
def test_who_breaks_down_in_a_chain_leaves_its_square_to_the_mover() -> None:
    weak = at("s5.0.1", armor=0, thrust=3)
    race = position(A=at("s5.0.0", "M4"), B=weak, C=at("s5.0.2"), D=at(FAR))
    # B 12: "test +0", 8. In the chain, strength 2: B 9: 1 damage, odd; C 9. C slides alone, A one.
    events = play(race, "M4", "forward", dice=[9, 12, 8, 9, 7, 9])
    assert [(one.seat, one.end) for one in of(events, Slid)] == [(2, "s5.0.3"), (0, "s5.0.1")]
    assert where(race) == "A s5.0.1, C s5.0.3, D s0.0.0"


@rule("PS-R59", "PS-R61", "PS-198")
def test_force_field_in_a_chain_stops_who_is_behind_it() -> None:
    race = position(A=at("s5.0.0", "M4"), B=at("s5.0.1"), C=at("s5.0.2", "FF"), D=at(FAR))
    events = play(race, "M4", "forward", "C play", dice=[9, 9, 9])
    assert of(events, Slid) == []
    # Its mover stays, and the sled that it struck slides alone.
    race = position(A=at("s5.0.0", "M4"), B=at("s5.0.1", "FF"), C=at("s5.0.2"), D=at(FAR))
    events = play(race, "M4", "forward", "B pass", "B play", dice=[9, 9, 9])
    assert [(one.seat, one.end) for one in of(events, Slid)] == [(2, "s5.0.3")]
    assert where(race) == "A s5.0.0, B s5.0.1, C s5.0.3, D s0.0.0"


@rule("PS-R61")
def test_if_nobody_can_move_the_slide_is_over() -> None:
    race = position(A=at("s5.0.0", "M3 FF"), B=at("s5.0.1", "FF"), C=at(FAR))
    events = play(race, "M3", "forward", "A play, B play")
    assert of(events, Slid) == []
    assert where(race) == "A s5.0.0, B s5.0.1, C s0.0.0"
