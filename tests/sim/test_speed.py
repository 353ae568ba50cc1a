"""Measuring. That it measures, not what."""

from typing import Any

import pytest

from paddock import games
from paddock.core import protocol
from paddock.core.chance import Chance
from paddock.core.protocol import Action, Decision, Log, Phase
from paddock.sim.speed import is_compiled, measure
from toy.actions import PASS_MENU
from toy.state import Soapbox


def test_a_game_has_a_speed() -> None:
    speed = measure(games.find("toy"), 0.01)
    assert all(number > 0 for number in speed)


class ForEver(Phase[Soapbox, Action]):
    """Asks again and again."""

    def ask(self, race: Soapbox) -> tuple[Decision, ...]:
        return (Decision(0, PASS_MENU),)

    def resolve(self, race: Soapbox, answers: list[Action], chance: Chance, log: Log) -> None:
        race.phases[-1] = ForEver()


def test_a_race_that_never_ends_is_measured_up_to_the_bound_of_its_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = games.find("toy")
    real = game.setup

    def endless(book: Any, seats: int, chance: Chance) -> protocol.Race:
        race = real(book, seats, chance)
        race.phases = [ForEver()]
        return race

    monkeypatch.setattr(game, "setup", endless)
    monkeypatch.setattr(game, "most_decisions", 20)
    assert measure(game, 0.001).decisions_per_race == 20


def test_compiled_means_an_extension_module() -> None:
    assert is_compiled() == (protocol.__file__ or "").endswith((".so", ".pyd"))
