"""The worked examples of driving, played by the plain referee."""

import pytest

from games.pocket_rockets.referee.course import load
from games.pocket_rockets.referee.driving import Ground, drive
from games.pocket_rockets.referee.geometry import direction, gap
from games.pocket_rockets.referee.pieces import (
    BOOST,
    CANNON,
    Options,
    Over,
)
from games.pocket_rockets.referee.race import Illegal, start
from games.pocket_rockets.scenes import (
    alone,
    bid,
    box,
    circle,
    course,
    credits_of,
    is_at,
    now,
    place,
    pose,
    together,
    touch,
    wall,
)


def test_s1_head_on() -> None:
    referee = alone(course(circle(320, 200, 42)), (200, 200, 0))
    referee.answer(0, 0)
    assert touch(referee) == pytest.approx(33.99, abs=0.005)
    assert is_at(referee, 221.99, 200, 0)
    assert referee.racers[0].damaged


@pytest.mark.parametrize(("mug", "travel", "x"), [(250, 38.28, 226.28), (274, None, 288)])
def test_s2_glancing(mug: float, travel: float | None, x: float) -> None:
    referee = alone(course(circle(320, mug, 42)), (200, 200, 0))
    referee.answer(0, 0)
    assert is_at(referee, x, 200, 0)
    assert referee.racers[0].damaged == (travel is not None)
    if travel is not None:
        assert touch(referee) == pytest.approx(travel, abs=0.005)


def test_s3_two_touches_in_one_move() -> None:
    where = course(circle(200, 270, 20))
    ground = Ground(where, {})
    here = pose((200, 200, 0))
    for heading, cause in ((430, None), (431, ("obstacle", 0))):
        assert drive(ground, here, 0, heading, is_damaged=False).pivot_cause == cause
    assert gap(200e3, 200e3, direction(900), where.obstacles[0]) == 6000
    referee = alone(where, (200, 200, 0))
    referee.answer(0, 900)
    touches = [event[2:] for event in referee.events if event[0] == "touch"]
    assert touches[0] == ("pivot", ("obstacle", 0), 0.0)
    assert touches[1][:2] == ("slide", ("obstacle", 0))
    assert touch(referee) == pytest.approx(5.99, abs=0.005)
    assert not referee.racers[0].in_play


def test_s4_along_a_wall() -> None:
    where = course(box(-2000, 100, 3000, 158.5))
    ground = Ground(where, {})
    here = pose((200, 200, 0))
    assert drive(ground, here, 0, 144, is_damaged=False).pivot_cause is None
    assert drive(ground, here, 0, 3600 - 144, is_damaged=False).pivot_cause is None
    referee = alone(where, (200, 200, 0))
    assert not referee.is_legal(450)
    with pytest.raises(Illegal):
        referee.answer(0, 450)
    referee.answer(0, 1800)
    assert referee.racers[0].damaged
    assert is_at(referee, 112, 200, 180)
    referee = alone(where, (200, 200, 0), damaged=True)
    referee.answer(0, 1800)
    assert not referee.racers[0].in_play
    assert now(referee) == Over()
    assert referee.winners == []


def test_s5_room_after_a_crash() -> None:
    referee = alone(course(wall(300)), (200, 200, 0), moves=2)
    referee.answer(0, 0)
    assert touch(referee) == pytest.approx(55.99, abs=0.005)
    assert is_at(referee, 243.99, 200, 0)
    referee.answer(0, 1800)
    assert is_at(referee, 155.99, 200, 180)
    assert [event[0] for event in referee.events].count("touch") == 1


FALL = Options(table_edge="fall")


@pytest.mark.parametrize(
    ("x", "options", "rest", "damaged"),
    [
        (1100, Options(), 1188, False),
        (1150, Options(), 1188, True),
        (1150, FALL, None, False),
        (1112, Options(), 1200, False),
        (1112, FALL, 1200, False),
    ],
)
def test_s6_table_edge(x: float, options: Options, rest: float | None, damaged: bool) -> None:
    referee = alone(course(table=(1200, 800)), (x, 400, 0), options=options)
    referee.answer(0, 0)
    racer = referee.racers[0]
    assert racer.in_play == (rest is not None)
    assert racer.damaged == damaged
    if rest is not None:
        assert is_at(referee, rest, 400, 0)


def test_s6_the_edge_removes_a_damaged_racer() -> None:
    referee = alone(course(table=(1200, 800)), (1150, 400, 0), damaged=True)
    referee.answer(0, 0)
    assert not referee.racers[0].in_play
    assert referee.events[0] == ("touch", 0, "slide", ("edge", 0), 50_000.0)


@pytest.mark.parametrize("options", [Options(), FALL])
def test_s6_a_mug_before_the_edge(options: Options) -> None:
    mug = circle(1150 + 44 + 20.01 + 42, 400, 42)
    referee = alone(course(mug, table=(1200, 800)), (1150, 400, 0), options=options)
    referee.answer(0, 0)
    assert touch(referee) == pytest.approx(20, abs=0.001)
    assert is_at(referee, 1158, 400, 0)
    assert referee.racers[0].damaged


GATE = ((300, 260), (300, 140))


def test_s7_gate_then_wall() -> None:
    referee = alone(course(wall(349), gates=[GATE]), (270, 200, 0))
    referee.answer(0, 0)
    assert credits_of(referee) == [(0, 30)]
    assert touch(referee) == pytest.approx(34.99, abs=0.005)
    assert is_at(referee, 292.99, 200, 0)
    assert referee.racers[0].credits == 1


@pytest.mark.parametrize("damaged", [False, True])
def test_s7_the_finish_before_the_wall(damaged: bool) -> None:
    referee = alone(course(wall(349), finish=GATE), (270, 200, 0), damaged=damaged)
    referee.answer(0, 0)
    assert referee.winners == [0]
    assert referee.racers[0].damaged == damaged
    assert [event[0] for event in referee.events] == ["credit", "moved", "won"]


def test_s7_the_wall_before_the_gate() -> None:
    referee = alone(course(wall(340), gates=[GATE]), (270, 200, 0))
    referee.answer(0, 0)
    assert credits_of(referee) == []
    assert touch(referee) == pytest.approx(25.99, abs=0.005)
    assert is_at(referee, 283.99, 200, 0)


@pytest.mark.parametrize(("heading", "travel", "x"), [(0, 41.99, 229.99), (45, 32.60, 220.60)])
def test_s15_into_another_racer(heading: float, travel: float, x: float) -> None:
    referee = together(course(), (BOOST, (200, 200, 0)), (CANNON, (330, 210, heading)))
    bid(referee, 1, 2)
    referee.answer(0, 0)
    assert referee.events[1] == (
        "touch",
        0,
        "slide",
        ("racer", 1),
        pytest.approx(travel * 1000, abs=5),
    )
    assert is_at(referee, x, 200, 0)
    assert is_at(referee, 330, 210, heading, 1)
    assert [one.damaged for one in referee.racers] == [True, False]


def test_s16_straight_ahead_at_breakfast() -> None:
    cards = ["R1", "R3", "R5", "R7"]
    referee = start(load("breakfast_dash"), cards, [1, 2, 3, 4], Options())
    assert is_at(referee, 85.5, 565, 0)
    bid(referee, 2, 1, 1, 1)
    referee.answer(0, 0)
    assert is_at(referee, 173.5, 565, 0)
    referee.answer(0, 0)
    assert touch(referee) == pytest.approx(75.66, abs=0.005)
    assert is_at(referee, 237.16, 565, 0)
    assert referee.racers[0].damaged


def test_s17_two_scrapes_are_one_touch() -> None:
    referee = alone(course(circle(200, 270, 20), circle(200, 130, 20)), (200, 200, 0))
    referee.answer(0, 1800)
    assert [event[0] for event in referee.events] == ["touch", "damaged", "moved"]
    assert is_at(referee, 112, 200, 180)


SECOND_GATE = ((350, 260), (350, 140))


def test_s18_several_credits_in_a_slide() -> None:
    referee = alone(course(gates=[GATE, SECOND_GATE]), (280, 200, 0))
    referee.answer(0, 0)
    assert credits_of(referee) == [(0, 20), (1, 70)]
    referee = alone(course(wall(384), gates=[GATE, SECOND_GATE]), (280, 200, 0))
    referee.answer(0, 0)
    assert credits_of(referee) == [(0, 20)]
    assert touch(referee) == pytest.approx(59.99, abs=0.005)
    assert is_at(referee, 327.99, 200, 0)
    referee = alone(course(gates=[SECOND_GATE, GATE]), (280, 200, 0))
    referee.answer(0, 0)
    assert credits_of(referee) == [(0, 70)]


def test_s19_on_the_line() -> None:
    where = course(gates=[GATE])
    for heading, found in ((0, [(0, 0.0)]), (1800, [])):
        referee = alone(where, (212, 200, 0), moves=2)
        referee.answer(0, 0)
        assert is_at(referee, 300, 200, 0)
        assert credits_of(referee) == []
        referee.answer(0, heading)
        assert credits_of(referee) == found
    referee = alone(where, (270, 260, 0))
    referee.answer(0, 0)
    assert credits_of(referee) == [(0, 30)]


def test_s23_a_hair_s_breadth() -> None:
    referee = alone(course(circle(272.68, 284.12, 5)), (200, 200, 30))
    referee.answer(0, 300)
    assert place(referee) == (276.211, 244.0, 30.0)
    assert not referee.racers[0].damaged
    referee = alone(course(circle(230.21, 259.60, 5), circle(282.50, 247.60, 20)), (200, 200, 30))
    referee.answer(0, 300)
    assert referee.events[0][3] == ("obstacle", 1)
    assert touch(referee) == pytest.approx(31.24, abs=0.005)
    assert place(referee) == (216.660, 209.618, 30.0)
    assert referee.racers[0].damaged
