"""The kit's geometry against the plain referee's, on the six courses; and their clean runs."""

import random

import pytest

from games.pocket_rockets.referee import course as plain_course
from games.pocket_rockets.referee import geometry as plain
from games.pocket_rockets.referee.course import Course, load
from games.pocket_rockets.test_referee_races import COURSES, RUNS
from paddock.kit.geometry import Card, Disc, Footprint, Line, Polygon, Shape
from paddock.kit.geometry_angles import GRAINS, Point, along, shorter_way
from paddock.kit.geometry_checks import is_convex
from paddock.kit.geometry_gaps import card_gap, distance_ahead, distance_to, is_clear, is_within
from paddock.kit.geometry_tables import RectangularTable, RoundTable, Table
from paddock.kit.sweep import slide
from paddock.kit.sweep_turns import touches_turning, turn
from support import many

TURN = plain.FULL_TURN
SIZE = Footprint(44_000, 44_000, 31_500, 31_500, TURN)
LENGTH = plain.SLIDE
GAP, SLACK = plain.TOUCH * GRAINS, 1
TOUCH = GAP + SLACK
REACH = plain.SPAN * GRAINS + SLACK


def card(pose: plain.Pose) -> Card:
    return Card(SIZE, pose.x, pose.y, pose.heading)


def points(polygon: plain.Polygon) -> list[Point]:
    return [Point(int(x), int(y)) for x, y in polygon.points]


def shape(one: plain.Shape) -> Shape:
    if isinstance(one, plain.Circle):
        return Disc(int(one.x), int(one.y), int(one.r))
    return Polygon(points(one))


def table(one: plain_course.Rectangle | plain_course.RoundTable) -> Table:
    if isinstance(one, plain_course.Rectangle):
        return RectangularTable(one.w, one.h)
    return RoundTable(one.x, one.y, one.r)


def line(one: plain.Line) -> Line:
    return Line(Point(*one.a), Point(*one.b))


def some_pose(luck: random.Random, course: Course) -> plain.Pose:
    """A pose that is on the table and clear."""
    top = course.table
    width, height = (
        (top.w, top.h) if isinstance(top, plain_course.Rectangle) else (2 * top.r, 2 * top.r)
    )
    while True:
        pose = plain.Pose(
            luck.randrange(width), luck.randrange(height), luck.choice((0, 1, luck.randrange(TURN)))
        )
        if top.holds(pose.x, pose.y) and plain.is_clear(pose, course.obstacles):
            return pose


def grains(units: float | None) -> object:
    """What the referee measured, as the kit would say it, give or take a grain."""
    return None if units is None else pytest.approx(units * GRAINS, abs=1)


@pytest.mark.parametrize("name", COURSES)
def test_slides_and_turns_touch_what_the_referee_says(name: str) -> None:
    luck, course = random.Random(f"sweeps on {name}"), load(name)
    for _ in range(many(200)):
        pose, to = some_pose(luck, course), luck.randrange(TURN)
        here, by = card(pose), shorter_way(pose.heading, to, TURN)
        rival = some_pose(luck, course)
        things = [*course.obstacles, plain.card(rival)]
        shapes: list[Shape] = [*(shape(one) for one in course.obstacles), card(rival)]
        if not plain.is_clear(pose, things):
            continue
        for thing, own in zip(things, shapes, strict=True):
            met = slide(here, LENGTH, [own], GAP, SLACK)
            assert (met and met.travel) == grains(plain.contact(pose, thing))
            assert touches_turning(here, by, own, TOUCH) == plain.pivot_touches(pose, to, thing)
            turned = plain.Pose(pose.x, pose.y, to)
            assert is_clear(card(turned), own, TOUCH) == (not plain.is_touching(turned, thing))
            room = plain.gap(pose.x, pose.y, plain.direction(to), thing)
            assert card_gap(card(turned), own) == grains(room)


@pytest.mark.parametrize("name", COURSES)
def test_lines_edges_and_reach_are_as_the_referee_says(name: str) -> None:
    luck, course = random.Random(f"lines on {name}"), load(name)
    for _ in range(many(500)):
        pose, other = some_pose(luck, course), some_pose(luck, course)
        start = pose.x, pose.y
        end = along(*start, pose.heading, TURN, LENGTH * GRAINS)
        for gate in course.lines:
            travel = line(gate).passed(*start, end.x, end.y, LENGTH)
            assert (None if travel < 0 else travel) == grains(
                plain.crossing(gate, start, (end.x, end.y))
            )
        is_on = course.table.holds(end.x, end.y)
        travel = table(course.table).edge(*start, end.x, end.y, LENGTH)
        assert travel == (-1 if is_on else grains(course.table.edge(start, (end.x, end.y))))
        rival = plain.card(other)
        assert distance_to(*start, card(other)) == grains(plain.distance(start, rival))
        assert is_within(*start, card(other), REACH) == plain.is_in_aura_reach(pose, rival)


@pytest.mark.parametrize("name", COURSES)
def test_the_cannon_reaches_what_the_referee_says(name: str) -> None:
    luck, course = random.Random(f"cannon on {name}"), load(name)
    reached = 0
    for _ in range(many(500)):
        pose, other = some_pose(luck, course), some_pose(luck, course)
        away = distance_ahead(card(pose), 44_000, card(other), 0)
        known = plain.cannon_distance(pose, plain.card(other))
        assert (None if away < 0 else away) == grains(known)
        reached += away >= 0
    assert reached > 0


@pytest.mark.parametrize("name", RUNS)
def test_a_recorded_run_is_clean_by_the_kit(name: str) -> None:
    lane, lanes, headings, earned_at, last = RUNS[name]
    course = load(name)
    shapes = [shape(one) for one in course.obstacles]
    here = card(course.start_pose(lane, lanes))
    earned: list[int] = []
    for number, word in enumerate(headings.split(), 1):
        heading = int(word) * 10
        by = shorter_way(here.heading, heading, TURN)
        assert turn(here, by, shapes, TOUCH) is None
        here = Card(SIZE, here.x, here.y, heading)
        assert slide(here, LENGTH, shapes, GAP, SLACK) is None
        end = along(here.x, here.y, heading, TURN, LENGTH * GRAINS)
        gate = line(course.lines[len(earned) % len(course.lines)])
        if gate.passed(here.x, here.y, end.x, end.y, LENGTH) >= 0:
            earned.append(number)
        here = Card(SIZE, end.x, end.y, heading)
        assert table(course.table).holds(end.x, end.y, 0)
        assert all(is_clear(here, one, TOUCH) for one in shapes)
    assert earned == earned_at
    assert (here.x / 1000, here.y / 1000, here.heading / 10) == pytest.approx(last, abs=0.05)


@pytest.mark.parametrize("name", COURSES)
def test_obstacles_are_well_drawn(name: str) -> None:
    course = load(name)
    top = table(course.table)
    for one in course.obstacles:
        if isinstance(one, plain.Circle):
            assert top.holds(int(one.x), int(one.y), int(one.r))
        else:
            assert is_convex(points(one))
            assert all(top.holds(corner.x, corner.y, 0) for corner in points(one))
