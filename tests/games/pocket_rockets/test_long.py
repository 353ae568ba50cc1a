"""Random races: a few in the normal suite; in `make long` until everything was seen."""

import pytest

from games.pocket_rockets.long_run import everything, missing, run
from paddock.games.pocket_rockets import GAME

FEW = 24
MANY = 1000
SEATS = 4
AT_ONCE = {"question", "power", "damage", "ending"}
"""What a few races show already."""


def test_a_few_races_run_without_an_error() -> None:
    assert not AT_ONCE & set(missing(run(SEATS, FEW), SEATS))


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_long_run_sees_everything(seats: int) -> None:
    """Every power, throw, way to be damaged or removed, event, question, refusal and ending."""
    assert missing(run(seats, MANY), seats) == {}


@pytest.mark.parametrize(
    ("seats", "sizes"),
    [
        (1, {"event": 19, "question": 4, "action": 6, "refusal": 10, "damage": 3, "way out": 5}),
        (2, {"event": 26, "question": 6, "action": 9, "refusal": 17, "damage": 8, "way out": 9}),
        (4, {"event": 28, "question": 7, "action": 10, "refusal": 21, "damage": 8, "way out": 9}),
    ],
)
def test_the_list_of_what_must_be_seen_is_complete(seats: int, sizes: dict[str, int]) -> None:
    found = {sort: len(things) for sort, things in everything(seats).items()}
    assert {sort: found[sort] for sort in sizes} == sizes
