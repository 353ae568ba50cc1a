"""The engine against the plain referee: random positions and races, answer by answer."""

import random
from dataclasses import replace

import pytest

from games.pocket_rockets.lockstep import Pair
from games.pocket_rockets.referee.course import load
from games.pocket_rockets.referee.race import Referee, practice
from games.pocket_rockets.wild import some_position, some_start
from paddock.games.pocket_rockets.book.course_reader import COURSES
from support import many

LEAVING = 0.03
"""How often somebody walks out."""


def play(referee: Referee, luck: random.Random, most: int) -> int:
    """Both play on, for so many stops at most; how many there were."""
    pair = Pair(referee)
    stops = 0
    pair.compare(luck)
    while referee.asked() is not None and stops < most:
        if luck.random() < LEAVING and not referee.sealed:
            pair.walk_out(luck.choice(referee.in_play()))
        else:
            pair.answer(luck)
        pair.compare(luck)
        stops += 1
    return stops


def positions(name: str, luck: random.Random, number: int) -> None:
    course = load(name)
    for _ in range(number):
        players = luck.randint(2, 8)
        referee = some_position(course, players, luck)
        referee.options = replace(referee.options, racer_deal="random")
        play(referee, luck, 12)


def races(name: str, luck: random.Random, number: int) -> None:
    course = load(name)
    for _ in range(number):
        players = luck.randint(*course.players)
        play(some_start(course, players, luck, rounds=many(12)), luck, 400)


@pytest.mark.parametrize("name", COURSES)
def test_random_positions_are_played_alike(name: str) -> None:
    positions(name, random.Random(f"positions {name}"), many(6))


@pytest.mark.parametrize("name", COURSES)
def test_whole_races_are_played_alike(name: str) -> None:
    races(name, random.Random(f"races {name}"), 1)


@pytest.mark.parametrize("name", COURSES)
def test_practice_is_played_alike(name: str) -> None:
    luck = random.Random(f"practice {name}")
    for card in ("R1", "R3", "R5", "R7")[: many(4)]:
        assert play(practice(load(name), card), luck, 60) > 0


@pytest.mark.slow
@pytest.mark.parametrize("name", COURSES)
def test_thousands_of_answers_are_played_alike(name: str) -> None:
    luck = random.Random(f"thousands {name}")
    positions(name, luck, 150)
    races(name, luck, 25)
