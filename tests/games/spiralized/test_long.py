"""Random races: a few in the normal suite; in `make long` until everything was seen."""

import pytest

from games.spiralized.long_run import Tokens, everything, missing, run
from games.spiralized.positions import HOME, LAST, PIT, position
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


@pytest.mark.parametrize(
    ("token", "place"),
    [
        pytest.param(1, 5, id="two on a space"),
        pytest.param(1, LAST + 3, id="two on a space of the Safe Zone"),
        pytest.param(3, 0, id="three on Start"),
        pytest.param(3, PIT, id="a second one in the Pit"),
        pytest.param(3, HOME + 1, id="beyond Home"),
    ],
)
def test_the_watcher_notices_a_token_where_it_may_not_be(token: int, place: int) -> None:
    race = position(red="1/4 Start Start Rect", blue="Start Pit")
    if place == LAST + 3:
        race.put(0, place)
    tokens = Tokens(race)
    race.tokens[token] = place
    with pytest.raises(AssertionError):
        tokens.check(race, [token])


def test_the_watcher_notices_a_board_that_does_not_show_its_tokens() -> None:
    race = position(red="1/4 Z3 Start Rect", blue="Start Pit")
    tokens = Tokens(race)
    race.standing[4], race.standing[7] = race.standing[7], race.standing[4]
    with pytest.raises(AssertionError):
        tokens.check(race, [])
    race = position(red="1/4 Z3 Start Rect", blue="Start Pit")
    tokens = Tokens(race)
    race.pit = -1
    with pytest.raises(AssertionError):
        tokens.check(race, [])


@pytest.mark.slow
@each_number_of_seats
def test_a_long_run_sees_everything(seats: int) -> None:
    """Every event, question, action, refusal, kind of space, stairway and way into the Pit."""
    assert missing(run(seats, WATCHED)) == {}


@pytest.mark.slow
@each_number_of_seats
def test_a_thousand_races_end_within_the_bound(seats: int) -> None:
    longest = 0
    book = GAME.book({})
    for number in range(MANY):
        chance = Dealer(spawn_seed(number, 20 + seats))
        race = GAME.setup(book, seats, chance)
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
        "refusal": 16,
        "space": 10,
        "stairs": 14,
        "to the Pit": 8,
        "out of the Pit": 3,
        "ending": 3,
    }
