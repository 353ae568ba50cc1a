"""Repair, the four powers, and the throw."""

import pytest

from games.pocket_rockets.positions import (
    NOTHING,
    PAPER,
    POWER,
    REPAIR,
    ROCK,
    SCISSORS,
    STOP,
    Place,
    asked,
    at,
    bid,
    both,
    circle,
    face,
    go,
    moves_left,
    only,
    play,
    pose,
    refusal,
    row,
    scene,
    walk_out,
)
from paddock.core.protocol import Action
from paddock.games.pocket_rockets.actions import THROW_MENU, Target, Throw, beaten
from paddock.games.pocket_rockets.events import (
    AttackDropped,
    AttackFailed,
    Boosted,
    Damaged,
    LineCrossed,
    PowerAimed,
    RaceWon,
    Removed,
    Touched,
    Warped,
)
from paddock.games.pocket_rockets.rules.order import standings
from paddock.games.pocket_rockets.rules.reach import in_aura_reach, in_cannon_reach
from paddock.games.pocket_rockets.state import PocketRockets
from support import rule


@rule("PR-080", "PR-081", "PR-082", "PR-R43")
def test_a_repair_turns_the_card_and_ends_the_turn() -> None:
    race = scene(racers=row("R1", "R3", "R5"), damaged=[0])
    bid(race, 0, 2, 3)
    assert POWER not in race.asked[0].options()
    play(race, REPAIR)
    assert not race.rockets[0].is_damaged
    assert moves_left(race) == (1, 2)
    play(race, STOP, STOP)
    bid(race, 0, 2, 3)
    assert race.asked[0].options() == (NOTHING, POWER)


@rule("PR-090", "PR-091", "PR-R22", "PR-092")
def test_a_power_is_optional_ends_the_turn_and_comes_again() -> None:
    race = scene(racers=row("R5", "R1"))
    for _ in range(3):
        bid(race, 0, 1)
        # It acts before anybody has moved.
        where = at(race), at(race, 1)
        play(race, POWER, face(0), face(0))
        assert (at(race, 1)[:2], at(race)[:2]) == (where[0][:2], where[1][:2])
        assert moves_left(race) == (1, 1)
        play(race, STOP)


@rule("PR-100", "PR-101", "PR-102", "PR-R23")
def test_a_boost_gives_twice_the_highest_bid_tied_or_not() -> None:
    race = scene(racers=row("R1", "R3", "R5", "R7"))
    bid(race, 0, 4, 4, 2)
    (boosted,) = only(play(race, POWER), Boosted)
    assert (boosted.highest, boosted.moves) == (4, 8)
    assert moves_left(race) == (0, 8)
    play(race, go(0), STOP)
    assert moves_left(race) == (3, 2)


@rule("PR-110", "PR-116", "PR-R24")
@pytest.mark.parametrize(
    ("other", "is_reached"),
    [
        ((560, 300, 0), True),
        ((588, 300, 0), True),
        ((588.001, 300, 0), False),
        ((600, 300, 0), False),
        ((330, 400, 0), True),
        ((290, 400, 0), False),
        ((300, 400, 0), True),
        ((299.999, 400, 0), False),
    ],
)
def test_the_cannon_reaches_a_span_ahead_of_its_front_edge(other: Place, is_reached: bool) -> None:
    assert in_cannon_reach(pose((300, 300, 0)), pose(other)) == is_reached


@rule("PR-111", "PR-R25")
def test_nothing_blocks_the_cannon() -> None:
    crew = [("R3", (300, 300, 0)), ("R1", (560, 300, 0))]
    race = scene(circle(430, 300, 20), racers=crew, turn=(0, 0))
    assert race.asked[0].options() == (NOTHING, POWER)


@rule("PR-112", "PR-R26")
def test_the_cannon_is_aimed_at_one_in_reach_or_not_at_all() -> None:
    crew = [("R3", (300, 300, 0)), ("R1", (480, 300, 0)), ("R5", (480, 390, 0))]
    race = scene(racers=[*crew, ("R7", (2000, 300, 0))], turn=(0, 0))
    play(race, POWER)
    assert asked(race) == [("ChooseTarget", 0)]
    assert race.asked[0].options() == (Target(1), Target(2))
    assert refusal(race, Target(3)) == "PR-112"
    assert refusal(race, NOTHING) == "PR-093"
    (aimed,) = only(play(race, Target(2)), PowerAimed)
    assert (aimed.target, aimed.reach) == (2, (2,))
    assert asked(race) == [("ChooseThrow", 0), ("ChooseThrow", 2)]
    race = scene(racers=[("R3", (300, 300, 180)), ("R1", (480, 300, 0))], turn=(0, 0))
    assert race.asked[0].options() == (NOTHING,)
    assert refusal(race, POWER) == "PR-112"


def cannon(damaged: tuple[int, ...] = ()) -> PocketRockets:
    crew = [("R3", (300, 300, 0)), ("R1", (480, 300, 0)), ("R5", (2000, 2000, 0))]
    race = scene(racers=crew, damaged=damaged)
    bid(race, 0, 2, 3)
    play(race, POWER)
    return race


@rule("PR-113", "PR-114", "PR-116", "PR-R48")
def test_a_hit_damages_or_removes_and_the_victim_keeps_its_turn() -> None:
    race = cannon()
    assert asked(race) == [("ChooseThrow", 0), ("ChooseThrow", 1)]
    events = both(race, PAPER, ROCK)
    assert [one.seat for one in only(events, Damaged)] == [1]
    assert at(race, 1) == (480, 300, 0)
    assert moves_left(race) == (1, 2)
    race = cannon(damaged=(1,))
    events = both(race, PAPER, ROCK)
    assert [one.seat for one in only(events, Removed)] == [1]
    assert moves_left(race) == (2, 3)


@rule("PR-115")
def test_a_lost_throw_of_the_cannon_changes_nothing() -> None:
    race = cannon()
    events = both(race, ROCK, PAPER)
    assert only(events, AttackFailed)
    assert not any(rocket.is_damaged for rocket in race.rockets)
    assert moves_left(race) == (1, 2)


@rule("PR-140")
@pytest.mark.parametrize(
    ("one", "other", "wins"),
    [(ROCK, SCISSORS, True), (SCISSORS, PAPER, True), (PAPER, ROCK, True), (ROCK, PAPER, False)],
)
def test_what_beats_what(one: Action, other: Action, wins: bool) -> None:
    assert isinstance(one, Throw)
    assert isinstance(other, Throw)
    assert (beaten(one.hand) == other.hand) == wins
    race = cannon()
    assert race.asked[0].options() == THROW_MENU
    assert refusal(race, Throw(3)) == "PR-140"


@rule("PR-141", "PR-142", "PR-R33")
def test_equal_throws_are_thrown_again_ten_times_at_most() -> None:
    race = cannon()
    for _ in range(9):
        both(race, ROCK, ROCK)
        assert asked(race) == [("ChooseThrow", 0), ("ChooseThrow", 1)]
    (failed,) = only(both(race, PAPER, PAPER), AttackFailed)
    assert failed.was_equal
    assert not any(rocket.is_damaged for rocket in race.rockets)
    assert moves_left(race) == (1, 2)


WARPERS: list[tuple[str, Place]] = [("R5", (600, 400, 0)), ("R1", (690, 400, 90))]


@rule("PR-120", "PR-121", "PR-123", "PR-124", "PR-R27", "PR-R28")
def test_a_transwarp_exchanges_places_and_both_choose_a_heading() -> None:
    race = scene(racers=WARPERS, turn=(0, 0))
    play(race, POWER)
    assert asked(race) == [("ChooseHeading", 0)]
    assert race.asked[0].options()[0] == face(90)
    assert refusal(race, face(45)) == "PR-123"
    assert refusal(race, face(360)) == "PR-121"
    assert refusal(race, STOP) == "PR-121"
    play(race, face(0))
    assert asked(race) == [("ChooseHeading", 1)]
    assert race.asked[0].options()[0] == face(0)
    assert refusal(race, face(45)) == "PR-124"
    assert refusal(race, face(90)) == ""
    play(race, face(90))
    assert at(race) == (690, 400, 0)
    assert at(race, 1) == (600, 400, 90)


@rule("PR-122", "PR-127", "PR-R30")
def test_an_exchange_sweeps_nothing_and_crosses_nothing() -> None:
    crew = [("R5", (300, 400, 0)), ("R1", (900, 400, 0))]
    finish = ((600, 900), (600, 100))
    race = scene(circle(600, 400, 50), racers=crew, turn=(0, 0), finish=finish)
    events = play(race, POWER, face(0), face(0))
    assert not only(events, Touched)
    assert not only(events, LineCrossed)
    assert race.winners == []


@rule("PR-125", "PR-126", "PR-128", "PR-R29", "PR-R48")
def test_credits_stay_with_the_place_and_all_else_with_the_racer() -> None:
    gates = [((2000, 3000), (2000, 100)), ((2100, 3000), (2100, 100))]
    apart = [("R5", (600, 400, 0)), ("R1", (990, 400, 90))]
    race = scene(racers=apart, damaged=[1], credits=[1, 2], gates=gates)
    bid(race, 0, 3)
    play(race, POWER, face(0))
    # Nothing has changed before the second heading is in.
    assert at(race) == (600, 400, 0)
    assert [rocket.credits for rocket in race.rockets] == [1, 2]
    (warped,) = only(play(race, face(0)), Warped)
    assert (warped.credits, warped.target_credits) == (2, 1)
    assert [rocket.credits for rocket in race.rockets] == [2, 1]
    assert [rocket.is_damaged for rocket in race.rockets] == [False, True]
    assert moves_left(race) == (1, 3)
    play(race, go(180))
    assert at(race, 1) == (512, 400, 180)


@rule("PR-120")
def test_a_transwarp_reaches_anybody() -> None:
    race = scene(racers=row("R5", "R1", "R3", "R7"), turn=(0, 0))
    play(race, POWER)
    assert race.asked[0].options() == (Target(1), Target(2), Target(3))
    assert refusal(race, Target(0)) == "PR-120"


@rule("PR-R47")
def test_next_ahead_allows_only_who_is_directly_ahead() -> None:
    finish = ((3000, 3000), (3000, 100))
    crew: list[tuple[str, Place]] = [
        ("R5", (500, 500, 0)),
        ("R1", (600, 900, 0)),
        ("R3", (600, 1300, 0)),
        ("R7", (900, 1700, 0)),
    ]
    race = scene(racers=crew, turn=(0, 0), finish=finish, warp_range="next_ahead")
    play(race, POWER)
    assert race.asked[0].options() == (Target(1), Target(2))
    behind = [("R5", (2000, 500, 0)), *crew[1:]]
    race = scene(racers=behind, turn=(0, 0), finish=finish, warp_range="next_ahead")
    assert race.asked[0].options() == (NOTHING,)


@rule("PR-130", "PR-R24")
@pytest.mark.parametrize(
    ("other", "is_reached"),
    [
        ((544, 300, 0), True),
        ((544.001, 300, 0), False),
        ((56, 300, 0), True),
        ((300, 531.5, 0), True),
        ((300, 531.501, 0), False),
    ],
)
def test_the_aura_reaches_a_span_all_round(other: Place, is_reached: bool) -> None:
    assert in_aura_reach(pose((300, 300, 0)), pose(other)) == is_reached


AURA: list[tuple[str, Place]] = [
    ("R7", (1000, 1000, 0)),
    ("R1", (1000, 1150, 0)),
    ("R3", (1000, 850, 0)),
    ("R5", (3000, 3000, 0)),
]


@rule("PR-131", "PR-R25")
def test_nothing_blocks_the_aura_and_alone_it_is_not_offered() -> None:
    race = scene(circle(1000, 1075, 5), racers=AURA, turn=(0, 0))
    assert race.asked[0].options() == (NOTHING, POWER)
    race = scene(racers=row("R7", "R1"), turn=(0, 0))
    assert race.asked[0].options() == (NOTHING,)
    assert refusal(race, POWER) == "PR-131"


@rule("PR-132", "PR-133", "PR-R32")
def test_an_aura_that_wins_hits_all_in_reach_together() -> None:
    race = scene(racers=AURA, turn=(0, 0), damaged=[2])
    play(race, POWER)
    assert race.asked[0].options() == (Target(1), Target(2))
    assert refusal(race, Target(3)) == "PR-132"
    play(race, Target(1))
    assert asked(race) == [("ChooseThrow", 0), ("ChooseThrow", 1)]
    events = both(race, ROCK, SCISSORS)
    assert [one.seat for one in only(events, Damaged)] == [1]
    assert [one.seat for one in only(events, Removed)] == [2]
    assert not race.rockets[3].is_damaged


@rule("PR-134", "PR-029")
def test_an_aura_that_loses_is_damaged() -> None:
    race = scene(racers=AURA, turn=(0, 0))
    play(race, POWER, Target(1))
    both(race, ROCK, PAPER)
    assert [rocket.is_damaged for rocket in race.rockets] == [True, False, False, False]
    bid(race, 0, 1, 1, 2)
    assert race.asked[0].options() == (NOTHING, REPAIR)


@rule("PR-135", "PR-155", "PR-162", "PR-009")
def test_an_aura_may_end_the_race_after_all_its_hits() -> None:
    race = scene(racers=AURA[:3], turn=(0, 0), damaged=[1, 2])
    play(race, POWER, Target(1))
    events = both(race, ROCK, SCISSORS)
    assert [(one.seat, one.number) for one in only(events, Removed)] == [(1, 1), (2, 1)]
    (won,) = only(events, RaceWon)
    assert won.winners == (0,)
    assert standings(race).places == [1, 2, 2]
    assert race.removals == 1


@rule("PR-093")
def test_who_is_in_reach_is_settled_when_the_power_is_chosen() -> None:
    race = scene(racers=AURA, turn=(0, 0))
    play(race, POWER, Target(1))
    # Even if somebody moved meanwhile, the hits would be those.
    race.rockets[2].pose = pose((4000, 4000, 0))
    events = both(race, ROCK, SCISSORS)
    assert [one.seat for one in only(events, Damaged)] == [1, 2]


@rule("PR-164")
def test_an_attack_is_dropped_with_who_leaves() -> None:
    race = scene(racers=AURA, turn=(0, 0))
    play(race, POWER, Target(1))
    events = walk_out(race, 1)
    assert only(events, AttackDropped)
    assert not any(rocket.is_damaged for rocket in race.rockets)
    assert asked(race)[0][0] == "ChooseBid"


@rule("PR-164")
def test_who_leaves_while_it_is_aimed_is_no_target_any_more() -> None:
    race = scene(racers=AURA, turn=(0, 0))
    play(race, POWER)
    walk_out(race, 2)
    assert asked(race) == [("ChooseThrow", 0), ("ChooseThrow", 1)]
    race = scene(racers=AURA, turn=(0, 0))
    play(race, POWER, Target(1))
    walk_out(race, 2)
    assert [one.seat for one in only(both(race, ROCK, SCISSORS), Damaged)] == [1]
    race = scene(racers=row("R5", "R1", "R3"), turn=(0, 0))
    play(race, POWER, Target(1), face(0))
    assert only(walk_out(race, 1), AttackDropped)
    assert at(race) == (500, 500, 0)
