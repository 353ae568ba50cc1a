"""The referee's closed forms against the letter of the rules, and their corners."""

import math
import random
from dataclasses import replace

import pytest

from games.pocket_rockets.referee.course import RoundTable
from games.pocket_rockets.referee.driving import Ground
from games.pocket_rockets.referee.geometry import (
    SLIDE,
    Circle,
    Polygon,
    Pose,
    Shape,
    contact,
    direction,
    gap,
    pivot_touches,
)
from games.pocket_rockets.scenes import (
    alone,
    circle,
    course,
    pose,
)


def test_a_slide_with_no_clear_end_counts_as_a_touch_at_its_end() -> None:
    """PR-173: a lane so narrow that every point of the grid near the end is too near a side."""
    u = direction(300)

    def bank(near: float, far: float) -> Polygon:
        corners = ((-50e3, near), (400e3, near), (400e3, far), (-50e3, far))
        turned = [(f * u[0] - left * u[1], f * u[1] + left * u[0]) for f, left in corners]
        return Polygon(tuple((200e3 + x, 200e3 + y) for x, y in turned))

    banks = [bank(31_510.1, 40e3), bank(-40e3, -31_510.1)]
    referee = alone(course(*banks), (200, 200, 30))
    referee.bids = {0: 1}
    referee.answer(0, 300)
    assert referee.events[0] == ("touch", 0, "slide", ("obstacle", 0), SLIDE)
    assert referee.racers[0].pose == (265_818, 238_000, 300)


def test_the_edge_of_a_round_table() -> None:
    where = replace(course(), table=RoundTable(500_000, 500_000, 500_000))
    referee = alone(where, (940, 500, 0))
    referee.bids = {0: 1}
    referee.answer(0, 0)
    assert referee.events[0] == ("touch", 0, "slide", ("edge", 0), pytest.approx(60_000))
    assert referee.racers[0].pose == (988_000, 500_000, 0)


def some_shape(luck: random.Random) -> Shape:
    """Something close to a card at the origin."""
    x, y = luck.uniform(-90e3, 90e3), luck.uniform(-90e3, 90e3)
    r = luck.uniform(5e3, 30e3)
    if luck.random() < 0.4:
        return Circle(x, y, r)
    angles = sorted(luck.uniform(0, math.tau) for _ in range(luck.randint(3, 7)))
    return Polygon(tuple((x + r * math.cos(one), y + r * math.sin(one)) for one in angles))


def crept(here: Pose, shape: Shape) -> float | None:
    """PR-063 by its letter: creep forward by the gap that is left."""
    u = direction(here.heading)
    travel = 0.0
    while travel <= SLIDE:
        room = gap(here.x + travel * u[0], here.y + travel * u[1], u, shape)
        if room <= 10:
            return travel
        travel += max(0.05, room - 10)
    return None


def test_the_closed_form_and_the_letter_agree_on_contact() -> None:
    luck = random.Random(1)
    met = 0
    for _ in range(2000):
        here = Pose(0, 0, luck.randrange(3600))
        shape = some_shape(luck)
        if not Ground(course(shape), {}).fits(here):
            continue
        closed, letter = contact(here, shape), crept(here, shape)
        if closed is not None and letter is not None:
            assert closed == pytest.approx(letter, abs=10.2)
            met += 1
        elif closed is not None or letter is not None:
            # A graze at the very end, or at the squared-off corner of the margin.
            there = closed if closed is not None else letter
            assert there is not None
            u = direction(here.heading)
            least = min(gap(u[0] * t, u[1] * t, u, shape) for t in (there, there + 10, SLIDE))
            assert least <= 15
    assert met > 50


def test_the_sweep_finds_what_small_steps_find() -> None:
    luck = random.Random(2)
    touched = 0
    for _ in range(400):
        here = pose((0, 0, luck.randrange(3600) / 10))
        shape = some_shape(luck)
        turn = luck.randint(1, 1800)
        if not Ground(course(shape), {}).fits(here):
            continue
        steps = [direction(here.heading + turn * part / 100) for part in range(101)]
        least = min(gap(0, 0, u, shape) for u in steps)
        found = pivot_touches(here, (here.heading + turn) % 3600, shape)
        touched += found
        if found:
            assert least <= 2000
        else:
            assert least > 10
    assert touched > 20


def test_a_circle_beside_the_card_is_no_contact() -> None:
    assert contact(pose((0, 0, 0)), circle(-60, 0, 10)) is None
    assert contact(pose((0, 0, 0)), circle(20, 60, 10)) is None
