"""Random races: a few in the normal suite; in `make long` until everything was seen."""

import pytest

from games.spiralized.long_run import everything, missing, run
from paddock.core.chance import Dealer, spawn_seed
from paddock.core.protocol import Log, begin
from paddock.core.rollout import rollout
from paddock.games.spiralized import GAME
from support import rule

FEW = 3
WATCHED = 240
MANY = 1000
RARE = {"action", "ending", "refusal", "to the Pit", "out of the Pit", "event"}
"""What a few races need not show."""

each_number_of_seats = pytest.mark.parametrize("seats", GAME.seats)


@rule("SZ-140", "SZ-141", "SZ-142", "SZ-143", "SZ-144", "SZ-145", "SZ-042", "SZ-117")
@each_number_of_seats
def test_random_races_keep_every_token_where_it_may_be(seats: int) -> None:
    assert set(missing(run(seats, FEW))) <= RARE


@pytest.mark.slow
@each_number_of_seats
def test_a_long_run_sees_everything(seats: int) -> None:
    """Every event, question, action, refusal, kind of space, stairway and way into the Pit."""
    assert missing(run(seats, WATCHED)) == {}


@pytest.mark.slow
@each_number_of_seats
def test_a_thousand_races_end_within_the_bound(seats: int) -> None:
    longest = 0
    for number in range(MANY):
        chance = Dealer(spawn_seed(number, 20 + seats))
        race = GAME.setup(GAME.book({}), seats, chance)
        begin(race, chance, Log())
        made = rollout(race, chance, Log(), GAME.most_decisions)
        assert race.phases == []
        assert GAME.standings(race).reason == "all home"
        longest = max(longest, made)
    assert longest < GAME.most_decisions // 2


def test_the_list_of_what_must_be_seen_is_complete() -> None:
    assert {sort: len(things) for sort, things in everything().items()} == {
        "event": 15,
        "question": 5,
        "action": 8,
        "refusal": 12,
        "space": 10,
        "stairs": 14,
        "to the Pit": 8,
        "out of the Pit": 3,
        "ending": 3,
    }
