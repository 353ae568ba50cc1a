"""The worked examples of bidding, powers and winning, played by the plain referee."""

import pytest

from games.pocket_rockets.referee.course import load
from games.pocket_rockets.referee.geometry import (
    cannon_distance,
    card,
    direction,
    gap,
    is_in_cannon_reach,
)
from games.pocket_rockets.referee.pieces import (
    AURA,
    BOOST,
    CANNON,
    WARP,
    Bidding,
    Moving,
    Options,
    Throwing,
    ZeroAction,
)
from games.pocket_rockets.referee.race import Referee, start
from games.pocket_rockets.scenes import (
    Place,
    alone,
    bid,
    circle,
    course,
    is_at,
    now,
    pose,
    row,
    together,
)


def throw(referee: Referee, attacker: str, opponent: str) -> None:
    phase = referee.phase
    assert isinstance(phase, Throwing)
    referee.answer(phase.attacker, attacker)
    referee.answer(phase.opponent, opponent)


def test_e1_boost_doubles_the_highest_bid() -> None:
    referee = together(course(), *row(BOOST, CANNON, AURA))
    bid(referee, 0, 4, 2)
    assert referee.options_listed() == ["nothing", "power"]
    referee.answer(0, "power")
    assert now(referee) == Moving(0, 8)
    referee.answer(0, "stop")
    assert now(referee) == Moving(2, 2)
    referee.answer(2, "stop")
    assert now(referee) == Moving(1, 4)


def test_e2_cannon_damages_then_removes() -> None:
    crew = [(CANNON, (300, 300, 0)), (BOOST, (500, 300, 0)), (BOOST, (2000, 2000, 0))]
    referee = together(course(), *crew)
    bid(referee, 0, 1, 1)
    referee.answer(0, "power")
    assert now(referee) == Throwing(0, 1, (1,))
    throw(referee, "rock", "rock")
    assert now(referee) == Throwing(0, 1, (1,), 1)
    before = referee.racers[1].pose
    throw(referee, "paper", "rock")
    assert referee.racers[1].damaged
    assert referee.racers[1].pose == before
    bid(referee, 0, 1, 2)
    referee.answer(0, "power")
    throw(referee, "rock", "paper")
    assert referee.racers[1].in_play
    assert now(referee) == Moving(1, 1)
    referee.answer(1, "stop")
    referee.answer(2, "stop")
    bid(referee, 0, 1, 2)
    referee.answer(0, "power")
    throw(referee, "rock", "scissors")
    assert not referee.racers[1].in_play
    assert now(referee) == Moving(2, 2)


def aura_crew() -> Referee:
    crew = [
        (AURA, (1000, 1000, 0)),
        (BOOST, (1000, 1100, 0)),
        (CANNON, (1000, 900, 0)),
        (WARP, (1000, 1500, 0)),
    ]
    referee = together(course(), *crew)
    referee.racers[2].damaged = True
    bid(referee, 0, 1, 2, 3)
    referee.answer(0, "power")
    assert referee.options_listed() == [1, 2]
    referee.answer(0, 1)
    return referee


def test_e3_aura_hits_all_in_reach() -> None:
    referee = aura_crew()
    throw(referee, "rock", "scissors")
    assert [one.damaged for one in referee.racers] == [False, True, True, False]
    assert referee.in_play() == [0, 1, 3]


def test_e3_a_lost_aura_damages_its_user() -> None:
    referee = aura_crew()
    throw(referee, "rock", "paper")
    assert [one.damaged for one in referee.racers] == [True, False, True, False]
    assert referee.in_play() == [0, 1, 2, 3]
    for seat in (1, 2, 3):
        referee.answer(seat, "stop")
    bid(referee, 0, 1, 2, 3)
    assert referee.options_listed() == ["nothing", "repair"]


def test_e4_transwarp_exchanges_places_and_credits() -> None:
    lines = [((3000, 3100), (3000, 3000))] * 3
    crew = [(WARP, (600, 400, 0)), (BOOST, (690, 400, 90))]
    referee = together(course(gates=lines), *crew)
    referee.racers[0].credits = 1
    referee.racers[1].credits = 2
    referee.racers[1].damaged = True
    bid(referee, 0, 3)
    referee.answer(0, "power")
    assert referee.options_listed()[0] == 900
    assert [referee.is_legal(heading) for heading in (900, 0, 450)] == [True, True, False]
    assert gap(690e3, 400e3, direction(900), card(pose((600, 400, 0)))) == 14_500
    referee.answer(0, 0)
    assert referee.options_listed()[0] == 0
    assert [referee.is_legal(heading) for heading in (0, 900, 450)] == [True, True, False]
    referee.answer(1, 900)
    assert is_at(referee, 690, 400, 0, 0)
    assert is_at(referee, 600, 400, 90, 1)
    assert [one.credits for one in referee.racers] == [2, 1]
    assert [one.damaged for one in referee.racers] == [False, True]
    assert now(referee) == Moving(1, 3)


def test_s8_ties_take_no_turn() -> None:
    referee = together(course(), *row(BOOST, CANNON, WARP, AURA))
    bid(referee, 0, 4, 4, 2)
    referee.answer(0, "power")
    assert now(referee) == Moving(0, 8)
    referee.answer(0, "stop")
    assert now(referee) == Moving(3, 2)
    referee.answer(3, "stop")
    assert now(referee) == Bidding()
    bid(referee, 0, 0, 4, 2)
    assert now(referee) == Moving(3, 2)
    referee.answer(3, "stop")
    assert now(referee) == Moving(2, 4)


def test_s9_a_tie_outlives_the_shot() -> None:
    crew = [(CANNON, (300, 300, 0)), (BOOST, (500, 300, 0)), *row(WARP, AURA, AURA, AURA)[2:]]
    referee = together(course(), *crew)
    referee.racers[1].damaged = True
    bid(referee, 0, 3, 3, 1)
    referee.answer(0, "power")
    throw(referee, "rock", "scissors")
    assert referee.in_play() == [0, 2, 3]
    assert now(referee) == Moving(3, 1)
    referee.answer(3, "stop")
    assert now(referee) == Bidding()
    assert referee.round == 2


@pytest.mark.parametrize(
    ("other", "away", "is_reached"),
    [
        ((560, 300, 0), 172, True),
        ((600, 300, 0), 212, False),
        ((330, 400, 0), 68.5, True),
        ((290, 400, 0), None, False),
    ],
)
def test_s10_cannon_field(other: Place, away: float | None, is_reached: bool) -> None:
    mug = circle(450, 300, 10)
    crew = [(CANNON, (300.0, 300.0, 0.0)), (BOOST, other)]
    referee = together(course(mug), *crew)
    found = cannon_distance(referee.racers[0].pose, card(pose(other)))
    assert found == (None if away is None else pytest.approx(away * 1000, abs=1))
    assert referee.targets(0) == ([1] if is_reached else [])


@pytest.mark.parametrize(("lane", "reached"), [(4, 4), (1, 2)])
def test_s11_aura_on_the_grid(lane: int, reached: int) -> None:
    dash = load("breakfast_dash")
    lanes = [lane, *(other for other in range(1, 9) if other != lane)]
    cards = ["R7", "R1", "R3", "R5", "R8", "R2", "R4", "R6"]
    referee = start(dash, cards, lanes, Options())
    assert len(referee.targets(0)) == reached


@pytest.mark.parametrize(("lane", "reached"), [(4, 4), (1, 2)])
def test_s11_a_cannon_reaches_along_its_own_front_line(lane: int, reached: int) -> None:
    """PR-116 includes the line, on which all noses stand at the start, on every grid point."""
    dash = load("breakfast_dash")
    for shift in range(0, 100_000, 7919):
        crew = [dash.start_pose(other, 8) for other in range(1, 9)]
        moved = [one._replace(x=one.x + shift) for one in crew]
        mine = moved[lane - 1]
        others = [one for one in moved if one != mine]
        assert sum(is_in_cannon_reach(mine, card(one)) for one in others) == reached


def test_s12_the_last_survivor_wins_at_once() -> None:
    where = course(circle(620, 500, 30))
    referee = together(where, *row(BOOST, CANNON))
    referee.racers[0].damaged = True
    bid(referee, 2, 2)
    assert (referee.dead_rounds, referee.round) == (1, 2)
    bid(referee, 3, 1)
    referee.answer(1, 0)
    referee.answer(0, 0)
    assert referee.winners == [1]
    assert referee.places() == [2, 1]


def test_s13_a_lot_ends_a_stand_off() -> None:
    finish = ((840, 2000), (840, 0))
    referee = together(course(finish=finish), *row(BOOST, CANNON))
    for dead in range(3):
        assert referee.dead_rounds == dead
        bid(referee, 4, 4)
    referee.lots = [0]
    bid(referee, 4, 4)
    for _ in range(4):
        assert isinstance(referee.phase, Moving)
        referee.answer(0, 0)
    assert referee.winners == [0]


def test_s14_laps() -> None:
    cafe = load("cafe_two_laps")
    referee = start(cafe, ["R1", "R3"], [1, 2], Options())
    bid(referee, 1, 2)
    referee.answer(0, 900)
    assert referee.racers[0].pose.y > 500_000
    assert referee.racers[0].credits == 0
    assert cafe.all_credits == 8
    assert [number % len(cafe.lines) for number in range(8)] == [0, 1, 2, 3] * 2


@pytest.mark.parametrize("heading", [90, 270])
def test_s14_the_wrong_way_changes_nothing(heading: float) -> None:
    referee = alone(course(gates=[((100, 300), (500, 300))]), (300, 300, heading))
    referee.racers[0].pose = pose((300, 260 if heading == 90 else 340, heading))
    referee.answer(0, round(heading * 10))
    assert referee.racers[0].credits == (1 if heading == 90 else 0)


def test_s20_a_lot_among_zeros() -> None:
    referee = together(course(), *row(BOOST, CANNON, AURA))
    referee.dead_rounds = 3
    referee.lots = [0]
    bid(referee, 0, 0, 0)
    assert now(referee) == ZeroAction(0)
    assert referee.options_listed() == ["nothing"]
    referee.answer(0, "nothing")
    assert now(referee) == Bidding()
    assert referee.dead_rounds == 0


def test_s21_an_aura_ends_the_race() -> None:
    crew = [(AURA, (1000, 1000, 0)), (BOOST, (1000, 1100, 0)), (CANNON, (1000, 900, 0))]
    referee = together(course(), *crew)
    referee.racers[1].damaged = referee.racers[2].damaged = True
    bid(referee, 0, 1, 1)
    referee.answer(0, "power")
    referee.answer(0, 2)
    throw(referee, "rock", "scissors")
    assert referee.winners == [0]
    assert referee.places() == [1, 2, 2]
    assert [one.removed_at for one in referee.racers] == [None, 1, 1]


def test_s22_leaving_under_attack() -> None:
    referee = aura_crew()
    referee.leave(1)
    assert referee.in_play() == [0, 2, 3]
    assert [one.damaged for one in referee.racers] == [False, False, True, False]
    assert now(referee) == Moving(2, 2)
