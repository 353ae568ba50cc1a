"""The engine against the plain referee: random positions, answer by answer."""

import random

import pytest

from games.spin_out.lockstep import Pair
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
        pair = Pair(race, luck.choice(race.racing()), luck)
        for _ in range(most):
            if pair.is_over:
                break
            pair.step()


@pytest.mark.parametrize("name", COURSES)
def test_random_positions_are_played_alike(name: str) -> None:
    positions(name, random.Random(f"positions {name}"), many(12), STOPS)


@pytest.mark.slow
@pytest.mark.parametrize("name", COURSES)
def test_thousands_of_positions_are_played_alike(name: str) -> None:
    positions(name, random.Random(f"thousands {name}"), 500, STOPS)


@pytest.mark.slow
@pytest.mark.parametrize("name", COURSES)
def test_whole_races_are_played_alike(name: str) -> None:
    positions(name, random.Random(f"races {name}"), 25, 100_000)
