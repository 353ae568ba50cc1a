"""Random races: a few in the normal suite; in `make long` until everything was seen."""

import pytest

from games.powersled.long_run import DAWDLING, everything, missing, run
from paddock.core.chance import Dealer, spawn_seed
from paddock.core.protocol import Log, begin
from paddock.core.rollout import rollout
from paddock.games.powersled import GAME
from paddock.games.powersled.book.track_reader import TRACKS

FEW = 6
MANY = 1000
DECISIONS = 10_000
"""More than two laps take, however they are driven."""
AT_ONCE = {"question", "discard", "control loss", "direction", "track"}
"""What a few races show already."""

each_number_of_seats = pytest.mark.parametrize("seats", GAME.seats)


def test_a_few_races_run_without_an_error() -> None:
    seats = 4
    seen = run(seats, FEW, first=DAWDLING + 1)
    assert not AT_ONCE & set(missing(seen, seats))


@pytest.mark.slow
@each_number_of_seats
def test_a_long_run_sees_everything(seats: int) -> None:
    """Every use of a card, row of a table, event, question, refusal, manner and ending."""
    assert missing(run(seats, MANY), seats) == {}


@pytest.mark.slow
@each_number_of_seats
def test_a_thousand_races_end_within_the_bound(seats: int) -> None:
    longest = 0
    for number in range(MANY):
        chance = Dealer(spawn_seed(number, 20 + seats))
        race = GAME.setup(GAME.book({"track": TRACKS[number % 3]}), seats, chance)
        begin(race, chance, Log())
        longest = max(longest, rollout(race, chance, Log(), GAME.most_decisions))
        assert race.phases == []
        assert GAME.standings(race).reason != "turn limit"
    assert longest < DECISIONS


@pytest.mark.parametrize(("seats", "manners"), [(2, 4), (3, 5), (4, 6), (6, 6)])
def test_the_list_of_what_must_be_seen_is_complete(seats: int, manners: int) -> None:
    assert {sort: len(things) for sort, things in everything(seats).items()} == {
        "event": 44,
        "question": 8,
        "action": 13,
        "refusal": 32,
        "card": 49,
        "discard": 4,
        "test": 7,
        "control loss": 5,
        "regain": 3,
        "direction": 5,
        "off the wall": 3,
        "collision": 55,
        "manner": manners,
        "circle": 10,
        "way out": 2,
        "ending": 4,
        "track": 3,
    }
