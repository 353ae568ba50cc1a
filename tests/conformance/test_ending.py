"""Every race ends, within the bound the game gives, with everybody placed."""

import pytest

from conformance.cases import every_case, some, start
from paddock.core.chance import Dealer, spawn_seed
from paddock.core.game import Game
from paddock.core.protocol import Log, Standings
from paddock.core.rollout import rollout

RACES = 40


@every_case
def test_random_races_end_with_everybody_placed(game: Game, seats: int) -> None:
    for number in some(game, RACES):
        chance = Dealer(spawn_seed(71, number))
        race = start(game, seats, chance)
        made = rollout(race, chance, Log(), game.most_decisions)
        assert race.phases == []
        assert race.asked == ()
        assert 0 < made <= game.most_decisions
        assert game.rounds(race) > 0
        check_standings(game.standings(race), seats)


def check_standings(standings: Standings, seats: int) -> None:
    """Places count from 1, equal places are shared and skip the ones after; the first win."""
    places = standings.places
    assert len(places) == seats
    assert places == [1 + sum(other < place for other in places) for place in places]
    first = [seat for seat, place in enumerate(places) if place == 1]
    # Nobody wins a race in which nobody is left.
    assert standings.winners in (first, [])
    assert standings.reason


@pytest.mark.parametrize(
    "wrong",
    [
        Standings([0], [1, 3], "a place is left out"),
        Standings([0, 1], [1, 2], "a winner who is second"),
        Standings([], [2, 2], "nobody won"),
        Standings([0], [1], "one is missing"),
    ],
    ids=lambda standings: standings.reason,
)
def test_wrong_standings_are_noticed(wrong: Standings) -> None:
    with pytest.raises(AssertionError):
        check_standings(wrong, 2)
