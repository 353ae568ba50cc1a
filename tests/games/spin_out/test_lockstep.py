"""The engine against the plain referee: random positions, answer by answer."""

import random

import pytest

from games.spin_out.lockstep import Pair, at_position, at_start
from games.spin_out.referee.track import printed
from games.spin_out.wild import some_position
from paddock.games.spin_out.book.course_reader import COURSES
from support import many

STOPS = 60
"""Two Game Turns or so: then another position tells more."""


def positions(name: str, luck: random.Random, number: int, most: int) -> None:
    """So many positions on a track, played on for so many stops, or to their end."""
    track = printed()[name]
    for _ in range(number):
        race = some_position(track, luck.randint(1, 8), luck)
        play(at_position(race, luck.choice(race.racing()), luck), most)


def starts(name: str, luck: random.Random, number: int, most: int) -> None:
    """So many races from the placing of the pods on."""
    for _ in range(number):
        play(at_start(printed()[name], luck.randint(1, 8), luck), most)


def play(pair: Pair, most: int) -> None:
    for _ in range(most):
        if pair.is_over:
            break
        pair.step()


@pytest.mark.parametrize("name", COURSES)
def test_random_positions_are_played_alike(name: str) -> None:
    positions(name, random.Random(f"positions {name}"), many(9), STOPS)


@pytest.mark.parametrize("name", COURSES)
def test_starts_are_played_alike(name: str) -> None:
    starts(name, random.Random(f"starts {name}"), many(3), STOPS)


@pytest.mark.slow
@pytest.mark.parametrize("name", COURSES)
def test_thousands_of_positions_are_played_alike(name: str) -> None:
    positions(name, random.Random(f"thousands {name}"), 500, STOPS)


@pytest.mark.slow
@pytest.mark.parametrize("name", COURSES)
def test_whole_races_are_played_alike(name: str) -> None:
    luck = random.Random(f"races {name}")
    positions(name, luck, 15, 100_000)
    starts(name, luck, 15, 100_000)
