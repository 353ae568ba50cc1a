"""Whether what was foreseen is what happened: answers of random races, each tried on a copy."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from paddock.core.chance import Chance, Dealer, spawn_seed
from paddock.core.game import Game
from paddock.core.protocol import Action, Decision, Event, Foresight, Log, View, advance, begin
from paddock.table.diary import Diary
from support import many

STOPS = 300
"""How far a race is followed before another one begins."""

numbers = pytest.mark.parametrize(
    "number", [pytest.param(many(300)), pytest.param(5000, marks=pytest.mark.slow)]
)
Choose = Callable[[Decision], Action]


def at_random(chance: Chance) -> Choose:
    """Any of the options."""
    return lambda decision: decision.options()[chance.pick(len(decision.options()))]


def sleeping(decision: Decision) -> Action:
    """Nothing that can be left alone."""
    return decision.options()[0]


def outlook(game: Game, view: View, decision: Decision) -> list[Foresight]:
    """What the options would bring, in their order; those that come to the same once."""
    shown: list[Foresight] = []
    for option in decision.options():
        foreseen = game.foresee(view, decision, option)
        if foreseen is not None and not any(foreseen is one for one in shown):
            shown.append(foreseen)
    return shown


class Trial(NamedTuple):
    """A race to try an answer on, and what was foreseen of it."""

    race: Any
    decision: Decision
    action: Action
    foreseen: Foresight
    chance: Chance

    def answer(self, others: Choose) -> list[Event]:
        """Give the answer; what happens."""
        return self.go_on(lambda one: self.action if one is self.decision else others(one))

    def go_on(self, choose: Choose) -> list[Event]:
        """Everybody who is asked answers; what happens."""
        diary = Diary()
        advance(self.race, [choose(one) for one in self.race.asked], self.chance, diary)
        return diary.told()


def trials(game: Game, number: int) -> Iterator[Trial]:
    """So many random answers of which something was foreseen, at all numbers of seats in turn."""
    found = 0
    for seed in range(number):
        seats = game.seats[seed % len(game.seats)]
        chance = Dealer(spawn_seed(seed, seats))
        race = game.setup(game.book({}), seats, chance)
        begin(race, chance, Log())
        for _ in range(STOPS):
            if not race.phases or found == number:
                break
            for decision in race.asked:
                action = decision.sample(chance)
                view = game.view(race, decision.seat)
                foreseen = game.foresee(view, decision, action)
                if foreseen is not None and found < number:
                    found += 1
                    yield Trial(race.copy(), decision, action, foreseen, chance)
            advance(race, [one.sample(chance) for one in race.asked], chance, Log())
    assert found == number
