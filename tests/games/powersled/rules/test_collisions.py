"""Collisions: strength, rolls, armor and damage, removals, and what is left of the move."""

import pytest

from games.powersled.positions import (
    asked,
    at,
    begun,
    circle,
    deck,
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
from paddock.games.powersled.book.reader import printed_tables
from paddock.games.powersled.events.contact import (
    BROKE_DOWN,
    DIAGONAL,
    REAR_END,
    BlowRolled,
    Collided,
    Damaged,
    Removed,
    Slid,
)
from paddock.games.powersled.events.driving import LostControl
from support import rule

FAR = "s0.0.0"


@rule("PS-180")
def test_the_mover_is_not_placed_in_the_full_square() -> None:
    race = position(A=at("s5.0.0", "LA"), B=at("s5.0.1"))
    events = play(race, "LA:1", "forward", dice=[8, 8])
    assert where(race) == "A s5.0.0, B s5.0.1"
    assert kinds(events) == ["CardsLaid", "Collided", "BlowRolled", "BlowRolled"]


@rule("PS-181")
@pytest.mark.parametrize(
    ("card", "start", "steps", "strength"),
    [
        ("M5", "s5.0.4", 1, 5),
        ("M4", "s5.0.4", 1, 4),
        ("M3", "s5.0.3", 2, 2),
        ("D2", "s5.0.3", 2, 1),
    ],
)
def test_the_strength_is_what_is_not_yet_used(
    card: str, start: str, steps: int, strength: int
) -> None:
    race = position(A=at(start, card), B=at("s5.0.5"), C=at(FAR))
    events = play(race, card, *["forward"] * steps, dice=[8, 8])
    (blow, *_) = of(events, Collided)
    assert (blow.mover, blow.struck, blow.strength, blow.square) == (0, 1, strength, "s5.0.5")


@rule("PS-181", "PS-203")
def test_points_given_to_a_sideswipe_are_used_too() -> None:
    race = position(A=at("s5.0.0", "D4"), B=at("s5.0.1"), C=at("s5.1.0"))
    events = play(race, "D4", "swipe3x1", "forward", dice=[8, 8, 10, 10])
    assert [one.strength for one in of(events, Collided)] == [1, 3]


@rule("PS-181", "PS-R22")
def test_a_collision_on_an_extra_square_has_strength_one() -> None:
    race = position(A=at("s5.0.0", "D2 GS"), B=at("s5.0.3"))
    events = play(race, "D2+gs", "forward", "forward", "forward", dice=[8, 8])
    assert [one.strength for one in of(events, Collided)] == [1]


@rule("PS-182", "PS-265", "PS-R58")
def test_both_roll_the_mover_first() -> None:
    race = position(A=at("s5.0.0", "M4"), B=at("s5.0.1"))
    events = play(race, "M4", "forward", dice=[9, 10])
    assert [(one.seat, one.strength, one.one + one.two) for one in of(events, BlowRolled)] == [
        (0, 4, 9),
        (1, 4, 10),
    ]


@rule("PS-265", "PS-R58")
def test_the_mover_finishes_roll_damage_and_test_before_the_other_rolls() -> None:
    race = position(A=at("s5.0.0", "M3", armor=0), B=at("s5.0.1"), C=at(FAR))
    # A 7: 2D −1; odd, even; test 12. Then B 9: 1 damage. Then they slide.
    events = play(race, "M3", "forward", dice=[7, 7, 8, 12, 9])
    told = [
        f"{type(event).__name__} {event.seat}"
        for event in events
        if isinstance(event, BlowRolled | Damaged | Slid)
    ]
    assert told == ["BlowRolled 0", "Damaged 0", "Damaged 0", "BlowRolled 1", "Slid 1", "Slid 0"]
    assert kinds(events).index("ControlSettled") < kinds(events).index("Slid")
    at_settled = kinds(events).index("ControlSettled")
    assert kinds(events)[at_settled + 1] == "BlowRolled"


@rule("PS-183")
@pytest.mark.parametrize(
    ("strength", "column"),
    [
        (1, "3-2 2-2 2-1 1-1 1+0 1+0 1+1 0+0 0+1 0+2 0+3"),
        (2, "4-3 3-2 3-2 2-1 2-1 1+0 1+0 1+1 0+0 0+1 0+2"),
        (3, "5-3 4-3 3-2 3-2 3-1 2-1 2-1 1+0 1+0 0+0 0+1"),
        (4, "6-4 5-3 4-3 4-2 3-2 3-1 2-1 2-1 1+0 0-1 0+0"),
        (5, "7-4 6-4 5-3 5-3 4-2 4-2 3-1 2-1 2-1 1+0 0-1"),
    ],
)
def test_the_collision_table(strength: int, column: str) -> None:
    tables = printed_tables()
    assert column.split() == [
        f"{tables.damage_at(strength, roll)}{tables.test_at(strength, roll):+d}"
        for roll in range(2, 13)
    ]
    # A strength above 5 reads column 5.
    assert tables.damage_at(6, 2) == 7


@rule("PS-184", "PS-183")
def test_a_result_without_damage_is_a_test_with_its_modifier_and_the_pilot() -> None:
    race = position(A=at("s5.0.0", "LA", pilot=2), B=at("s5.0.1"))
    # Strength 1: 12 is "test +3".
    events = play(race, "LA:1", "forward", dice=[12, 7, 8])
    assert rolls(events) == [("A", 3, 12)]
    assert sled(race, "A").armor == 4


@rule("PS-185")
def test_damage_first_takes_armor() -> None:
    race = position(A=at("s5.0.0", "M4", armor=3), B=at("s5.0.1"), C=at(FAR))
    events = play(race, "M4", "forward", dice=[9, 10])
    assert [(one.damage, one.armor) for one in of(events, BlowRolled)] == [(2, 1), (1, 3)]
    assert (sled(race, "A").armor, sled(race, "B").armor) == (1, 3)
    assert of(events, Damaged) == []


@rule("PS-186", "PS-R54")
@pytest.mark.parametrize(("armor", "is_tested"), [(3, False), (2, False), (1, True), (0, True)])
def test_with_damage_the_test_is_taken_only_beyond_the_armor(armor: int, is_tested: bool) -> None:
    # Strength 3, roll 7: 2D −1.
    race = position(A=at("s5.0.0", "M3", armor=armor), B=at("s5.0.1"), C=at(FAR))
    beyond = [7] * max(0, 2 - armor)
    luck = [7, *beyond, *([12] if is_tested else []), 10]
    events = play(race, "M3", "forward", dice=luck)
    assert rolls(events) == ([("A", -1, 11)] if is_tested else [])
    assert of(events, BlowRolled)[0].must_test == is_tested


@rule("PS-187", "PS-R55")
def test_each_point_beyond_the_armor_is_rolled_odd_thrust_even_stability() -> None:
    race = position(A=at("s5.0.0", "M4", armor=1), B=at("s5.0.1"), C=at(FAR))
    # Strength 4, roll 4: 4D −3; three points beyond: 3 odd, 12 even, 6 even; test 12.
    events = play(race, "M4", "forward", dice=[4, 3, 12, 6, 12, 10])
    assert [(one.is_thrust, one.thrust, one.stability) for one in of(events, Damaged)] == [
        (True, 5, 6),
        (False, 5, 5),
        (False, 5, 4),
    ]
    assert (sled(race, "A").thrust, sled(race, "A").stability, sled(race, "A").armor) == (5, 4, 0)


@rule("PS-188", "PS-R56")
@pytest.mark.parametrize(("thrust", "stability", "dice"), [(3, 6, 7), (6, 3, 8)])
def test_below_the_left_most_box_a_sled_breaks_down(thrust: int, stability: int, dice: int) -> None:
    race = position(
        A=at("s5.0.0", "M3", armor=0, thrust=thrust, stability=stability),
        B=at("s5.0.1"),
        C=at(FAR),
    )
    # Strength 3, roll 5: 3D −2. The first point breaks it: no more rolls, no test, no slide.
    events = play(race, "M3", "forward", dice=[5, dice, 10])
    assert [one.is_broken for one in of(events, Damaged)] == [True]
    # None is announced either, and nothing is told to be left.
    assert not of(events, BlowRolled)[0].must_test
    assert rolls(events) == []
    assert [(one.seat, one.why) for one in of(events, Removed)] == [(0, BROKE_DOWN)]
    assert ends(events, "A") == []
    assert where(race) == "B s5.0.2, C s0.0.0"


@rule("PS-188")
def test_on_the_left_most_box_a_sled_still_runs() -> None:
    race = position(A=at("s5.0.0", "M3", armor=1, thrust=4), B=at("s5.0.1"), C=at(FAR))
    events = play(race, "M3", "forward", dice=[7, 7, 12, 10])
    assert sled(race, "A").thrust == 3
    assert of(events, Removed) == []


@rule("PS-R57")
def test_lost_stability_discards_nothing_before_the_next_discard_phase() -> None:
    race = position(
        A=at("s5.0.0", "M3"),
        B=at("s5.0.1", "M3 M3 M3 M4 M4 M4", armor=0, stability=6),
    )
    play(race, "M3", "forward", dice=[10, 7, 8, 8, 12])
    assert (sled(race, "B").stability, deck(race, "B").holds()) == (4, 6)
    assert asked(race) == "B ChooseCards"


@rule("PS-194", "PS-R64")
def test_a_collision_ends_the_move_and_the_extra_squares() -> None:
    race = position(A=at("s5.0.0", "D2 GS GS"), B=at("s5.0.2"))
    events = play(race, "D2+gs+gs", "forward", "forward", dice=[8, 8])
    assert ends(events, "A") == ["s5.0.1"]
    assert asked(race) == "B ChooseCards"


@rule("PS-195", "PS-R92")
@pytest.mark.parametrize("start", ["B.1.1", "B.0.0"])
def test_in_a_full_double_square_the_rear_sled_is_struck(start: str) -> None:
    race = position(A=at(start, "D2"), B=at("s2.1.0"), C=at("s2.1.0'"), D=at(FAR))
    way = "forward" if start == "B.1.1" else "left"
    events = play(race, "D2", way, dice=[8, 8, 8, 8])
    first = of(events, Collided)[0]
    assert (first.mover, first.struck) == (0, 2)
    assert first.manner == (REAR_END if way == "forward" else DIAGONAL)


@rule("PS-197")
def test_if_the_mover_is_removed_the_struck_sled_slides_alone() -> None:
    race = position(A=at("s5.0.0", "M4", armor=0, thrust=3), B=at("s5.0.1"), C=at(FAR))
    events = play(race, "M4", "forward", dice=[8, 7, 10])
    assert ends(events, "B") == ["s5.0.2", "s5.0.3"]
    assert where(race) == "B s5.0.3, C s0.0.0"


@rule("PS-197", "PS-R61")
def test_if_the_struck_sled_is_removed_the_mover_slides_into_its_square_and_on() -> None:
    race = position(A=at("s5.0.0", "M4"), B=at("s5.0.1", armor=0, thrust=3), C=at(FAR))
    events = play(race, "M4", "forward", dice=[10, 8, 7])
    assert ends(events, "A") == ["s5.0.1", "s5.0.2"]
    # From the other lane as well.
    race = position(A=at("s5.0.0", "D4"), B=at("s5.1.1", armor=0, thrust=3), C=at(FAR))
    events = play(race, "D4", "left", dice=[10, 8, 7])
    assert ends(events, "A") == ["s5.1.1", "s5.1.2"]
    # In one double-length square the first step leads to its front half.
    race = position(A=at("s2.1.0'", "M4"), B=at("s2.1.0", armor=0, thrust=3), C=at(FAR))
    events = play(race, "M4", "forward", dice=[10, 8, 7])
    assert (ends(events, "A"), where(race, "A")) == (["s2.1.1"], "s2.1.1")


@rule("PS-R61", "PS-197")
def test_sliding_on_alone_it_strikes_who_is_in_the_way() -> None:
    race = position(
        A=at("s5.0.0", "M4"), B=at("s5.0.1", armor=0, thrust=3), C=at("s5.0.2"), D=at(FAR)
    )
    events = play(race, "M4", "forward", dice=[10, 8, 7, 8, 8])
    blows = of(events, Collided)
    assert [(one.mover, one.struck, one.strength) for one in blows] == [(0, 1, 4), (0, 2, 1)]
    assert where(race, "A") == "s5.0.1"


@rule("PS-197", "PS-R94", "PS-R89")
def test_if_both_break_down_they_go_together_and_nobody_slides() -> None:
    race = position(
        A=at("s5.0.0", "M4", armor=0, thrust=3),
        B=at("s5.0.1", armor=0, thrust=3),
        C=at(FAR),
        D=at("s0.1.0"),
    )
    events = play(race, "M4", "forward", dice=[8, 7, 8, 7])
    assert [one.seat for one in of(events, Removed)] == [0, 1]
    assert sled(race, "A").out == sled(race, "B").out == 1
    assert of(events, Slid) == []


@rule("PS-R94")
def test_who_breaks_down_is_taken_off_only_after_the_other_has_rolled() -> None:
    race = position(A=at("s5.0.0", "M4", armor=0, thrust=3), B=at("s5.0.1"), C=at(FAR))
    events = play(race, "M4", "forward", dice=[8, 7, 10])
    told = kinds(events)
    assert told.index("Removed") > [i for i, one in enumerate(told) if one == "BlowRolled"][1]
    assert told.index("Removed") < told.index("Slid")


@rule("PS-264", "PS-270")
def test_a_removed_mover_leaves_its_square_and_its_play_ends_at_once() -> None:
    race = position(
        A=at("s5.0.0", "M4 LA", armor=0, thrust=3), B=at("s5.0.4"), C=at(FAR), mines="s5.0.1"
    )
    sled(race, "A").mines_under = 0
    events = play(race, "M4", "forward", dice=[5, 7])
    assert kinds(events)[-1] == "Removed"
    assert (asked(race), where(race)) == ("B ChooseCards", "B s5.0.4, C s0.0.0")
    assert race.has_room(square(race, "s5.0.1"))


@rule("PS-270")
def test_what_a_removed_sled_laid_stays() -> None:
    race = position(
        A=at("s5.0.0", "M4", armor=0, thrust=3),
        B=at("s5.0.4"),
        C=at(FAR),
        mines="s5.0.1 s4.0.0",
        slicks="s4.0.1",
    )
    play(race, "M4", "forward", dice=[5, 7])
    assert (sum(race.mines), sum(race.slicks)) == (1, 1)
    assert (sled(race, "A").mines_under, sled(race, "A").slicks_under) == (0, 0)


@rule("PS-270")
def test_what_lay_under_a_removed_sled_lies_under_nobody() -> None:
    mined = at("s5.0.1", armor=0, thrust=3, mines_under=1, slicks_under=1)
    race = position(A=at("s5.0.0", "LA"), B=mined, C=at(FAR), mines="s5.0.1", slicks="s5.0.1")
    play(race, "LA:1", "forward", dice=[8, 7, 7])
    assert (sled(race, "B").mines_under, sum(race.mines)) == (0, 1)
    assert (sled(race, "B").slicks_under, sum(race.slicks)) == (0, 1)
    assert race.has_room(square(race, "s5.0.1"))


@rule("PS-R43")
def test_the_mover_that_loses_control_in_its_collision_spins_nothing_now() -> None:
    race = position(A=at("s5.0.0", "M4", control=2), B=at("s5.0.3"), C=at(FAR))
    # Strength 2: A 10 is "test +0", 7 a step.
    events = play(race, "M4", *["forward"] * 3, dice=[10, 7, 7])
    assert [one.circle for one in of(events, LostControl)] == ["D4"]
    assert ends(events, "A") == ["s5.0.1", "s5.0.2", "s5.0.3"]
    assert circle(race, "A") == "D4"


@rule("PS-194", "PS-R75")
def test_after_a_collision_cards_may_still_be_played() -> None:
    race = position(A=at("s5.0.0", "LA MI"), B=at("s5.0.1"))
    play(race, "LA:1", "forward", dice=[8, 8])
    assert (asked(race), options(race)) == ("A ChooseAfter", ["done", "mine"])


@rule("PS-R51")
def test_a_spinning_sled_rolls_for_collisions() -> None:
    _, events = begun(A=at("s5.0.0", "", circle="D4"), B=at("s5.0.1"), dice=[7, 9, 9])
    assert [one.seat for one in of(events, BlowRolled)] == [0, 1]
