"""Random races inside the engine."""

import toy
from paddock.core.chance import Dealer
from paddock.core.protocol import Log, Race, begin
from paddock.core.rollout import rollout


def started(seed: int) -> Race:
    chance = Dealer(seed)
    race = toy.GAME.setup(toy.GAME.book({}), 3, chance)
    begin(race, chance, Log())
    return race


def test_a_rollout_plays_to_the_end_and_counts_the_decisions() -> None:
    race = started(1)
    made = rollout(race, Dealer(2), Log(), 10_000)
    assert race.phases == []
    assert 10 < made < toy.GAME.most_decisions


def test_a_rollout_stops_at_the_bound() -> None:
    race = started(1)
    assert rollout(race, Dealer(2), Log(), 1) == 3, "three were asked at once"
    assert race.asked


def test_a_rollout_of_a_finished_race_does_nothing() -> None:
    race = started(1)
    rollout(race, Dealer(2), Log(), 10_000)
    assert rollout(race, Dealer(2), Log(), 10_000) == 0
