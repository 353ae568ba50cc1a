"""The plain referee over whole races: recorded runs, wild races, options, leaving, courses."""

import json
import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from games.pocket_rockets.referee.course import FOLDER, course_of, load
from games.pocket_rockets.referee.inspection import inspect
from games.pocket_rockets.referee.pieces import Bidding, Over
from games.pocket_rockets.referee.race import Referee, practice
from games.pocket_rockets.scenes import alone, bid, now
from games.pocket_rockets.wild import some_position, some_start, step, walk_out
from support import many

COURSES = sorted(path.stem for path in FOLDER.glob("*.json"))
RUNS: dict[str, tuple[int, int, str, list[int], tuple[float, float, float]]] = {
    "tea_for_eight": (2, 8, "0 315 330 15 15 0 330 345 345 0", [10], (884.15, 456.02, 0)),
    "breakfast_dash": (
        3,
        8,
        "0 300 315 345 345 30 30 0 0 345 345 0 0",
        [5, 8, 11, 13],
        (1124.15, 378.46, 0),
    ),
    "desk_u_turn": (
        1,
        5,
        "0 315 330 330 345 0 0 0 0 0 45 45 105 150 150 135 180 165 150 165 180 180 180",
        [7, 13, 19, 23],
        (221.96, 666.23, 180),
    ),
    "fruit_bowl_gp": (
        1,
        5,
        "0 0 0 0 0 45 90 120 180 180 150 135 150 180 210 195 195 210 240 255 300 315 345 0 0 0",
        [7, 13, 20, 26],
        (701.11, 271.69, 0),
    ),
    "workshop_serpentine": (
        2,
        4,
        "0 0 300 330 0 15 30 30 0 315 270 270 240 225 195 165 195 225 300 0 0 0 0 0 0 0",
        [12, 19, 26],
        (1093.90, 230.19, 0),
    ),
    "cafe_two_laps": (
        1,
        4,
        "15 30 30 45 45 0 330 285 270 240 195 165 120 105 60 45 0 330 270 285 240 195 180 120 90",
        [6, 9, 11, 14, 17, 20, 23, 25],
        (379.04, 545.38, 90),
    ),
}
SMALL: dict[str, Any] = {
    "id": "small",
    "name": "Small",
    "players": [2, 8],
    "laps": 1,
    "table": {"shape": "rect", "w": 620, "h": 640},
    "start": {"a": [100, 620], "b": [100, 20], "heading": 0},
    "gates": [{"a": [300, 640], "b": [300, 0]}],
    "finish": {"a": [560, 600], "b": [560, 40]},
    "obstacles": [
        {"name": "cup", "shape": "circle", "c": [250, 460], "r": 30},
        {"name": "book", "shape": "poly", "pts": [[380, 180], [470, 210], [440, 300], [350, 270]]},
    ],
}
ROUNDS = 6
FEW = 24
MANY = 300


def test_every_course_has_a_recorded_run() -> None:
    assert sorted(RUNS) == COURSES


@pytest.mark.parametrize("name", RUNS)
def test_a_recorded_run_is_clean(name: str) -> None:
    lane, lanes, headings, earned_at, last = RUNS[name]
    referee = practice(load(name), "R1", lane, lanes)
    found = []
    turns = [int(word) * 10 for word in headings.split()]
    for number, heading in enumerate(turns, 1):
        if isinstance(referee.phase, Bidding):
            bid(referee, 4)
        before = referee.racers[0]
        from_here = before.pose
        had = before.credits
        referee.answer(0, heading)
        found += [number] * (before.credits - had)
    assert found == earned_at
    assert referee.winners == [0]
    assert {event[0] for event in referee.events} == {"bids", "moved", "credit", "won"}
    # The last slide, on a course where it leads on: there the credits to win are one more.
    open_end = replace(load(name), laps=99)
    again = alone(open_end, (0, 0, 0))
    again.racers[0].pose = from_here
    again.answer(0, turns[-1])
    end = again.racers[0].pose
    assert (end.x / 1000, end.y / 1000, end.heading / 10) == pytest.approx(last, abs=0.05)


def test_the_courses_are_accepted() -> None:
    for name in COURSES:
        assert inspect((FOLDER / f"{name}.json").read_text("utf-8")) == []
    assert inspect(json.dumps(SMALL)) == []


def finish_at(x: int) -> dict[str, Any]:
    return {"finish": {"a": [x, 600], "b": [x, 40]}}


def obstacle(**raw: Any) -> dict[str, Any]:
    return {"obstacles": [{"name": "thing", **raw}]}


def polygon(*corners: tuple[float, float]) -> dict[str, Any]:
    return obstacle(shape="poly", pts=[list(corner) for corner in corners])


def star(points: int, leap: int) -> list[tuple[float, float]]:
    ring = [(400 + 60 * x, 400 + 60 * y) for x, y in ((1, 0), (0.3, 1), (-0.8, 0.6))]
    ring += [(400 - 60 * 0.8, 400 - 60 * 0.6), (400 + 60 * 0.3, 400 - 60)]
    return [ring[(leap * number) % points] for number in range(points)]


@pytest.mark.parametrize(
    "change",
    [
        {"surprise": 1},
        {"laps": 0},
        {"laps": 1.5},
        {"laps": 10},
        {"players": [1, 4]},
        {"players": [5, 4]},
        {"players": [2, 9]},
        {"name": 7},
        {"table": {"shape": "rect", "w": 620, "h": 5001}},
        {"table": {"shape": "rect", "w": 620, "h": float("nan")}},
        {"table": {"shape": "circle", "c": [400, 401], "r": 400}},
        {"start": {"a": [100, 620], "b": [100, 20], "heading": 0.2}},
        {"start": {"a": [100, 620], "b": [100, 20], "heading": 180}},
        {"start": {"a": [100, 619], "b": [100, 20], "heading": 0}},
        {"start": {"a": [44, 620], "b": [44, 20], "heading": 0}},
        {"start": {"a": [250, 620], "b": [250, 20], "heading": 0}},
        {"gates": [], "laps": 2},
        {"gates": [], **finish_at(100)},
        {"gates": [{"a": [300, 300], "b": [300, 290.5]}]},
        {"gates": [{"a": [300, 641], "b": [300, 0]}]},
        {"gates": [{"a": [300, 640], "b": [300, 0]}] * 31},
        finish_at(620),
        obstacle(shape="circle", c=[400, 400], r=0.5),
        obstacle(shape="circle", c=[400, 30], r=31),
        obstacle(shape="square", c=[400, 400], r=30),
        polygon((300, 300), (340, 300)),
        polygon((300, 300), (300, 340), (340, 340)),
        polygon((300, 300), (320, 300), (340, 300), (320, 340)),
        polygon((600, 300), (630, 300), (600, 340)),
        polygon(*star(5, 2)),
        {"obstacles": SMALL["obstacles"] * 101},
    ],
)
def test_a_faulty_course_is_refused(change: dict[str, Any]) -> None:
    assert inspect(json.dumps(SMALL | change)) != []


def test_a_round_pentagon_and_a_turned_line_are_accepted() -> None:
    assert inspect(json.dumps(SMALL | polygon(*star(5, 1)))) == []
    assert inspect(json.dumps(SMALL | {"start": {**SMALL["start"], "heading": 0.1}})) == []
    assert inspect(json.dumps(SMALL | {"name": "x" * 256 * 1024})) != []
    assert inspect("{") != []


def race_on(referee: Referee, luck: random.Random, answers: int) -> Counter[str]:
    """So many wild answers, the invariant after each."""
    leaver = luck.randrange(10 * len(referee.racers))
    for number in range(answers):
        if referee.asked() is None:
            break
        if number == 9 and leaver < len(referee.racers):
            walk_out(referee, leaver, luck)
        else:
            step(referee, luck)
        assert referee.faults_at_rest() == []
    return Counter(event[0] for event in referee.events)


def wild_races(players: int, numbers: range) -> Counter[str]:
    """Races to the end, with all that happened in them."""
    small = course_of(SMALL)
    seen: Counter[str] = Counter()
    for number in numbers:
        luck = random.Random(100 * number + players)
        referee = some_start(small, players, luck, ROUNDS)
        seen += race_on(referee, luck, 1000)
        assert now(referee) == Over()
        assert referee.winners
        places = referee.places()
        assert sorted(set(places))[0] == 1
        assert [seat for seat, place in enumerate(places) if place == 1] == referee.winners
        assert all(1 + sum(one < place for one in places) == place for place in places)
    return seen


@pytest.mark.parametrize("players", range(2, 9))
def test_wild_races_come_to_an_end(players: int) -> None:
    seen = wild_races(players, range(many(FEW)))
    assert {"touch", "credit", "won"} <= set(seen)


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 9))
def test_many_more_wild_races_do_so_too(players: int) -> None:
    seen = wild_races(players, range(FEW, FEW + MANY))
    assert {"lot", "power", "exchanged", "fell", "repaired", "throws", "left"} <= set(seen)


@pytest.mark.parametrize("name", COURSES)
def test_wild_turns_from_crowded_positions_leave_nobody_in_contact(name: str) -> None:
    place = load(name)
    for number in range(many(FEW)):
        luck = random.Random(number)
        players = luck.randint(*place.players)
        referee = some_position(place, players, luck)
        race_on(referee, luck, 30)
        listed = referee.options_listed()
        assert len(set(listed)) == len(listed)
        assert all(referee.is_legal(option) for option in listed)
        assert referee.plain()["course"] == name
