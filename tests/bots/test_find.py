"""Finding bots by name."""

from typing import Any

import pytest

from paddock import games
from paddock.bots import UnknownBot, bot_names, find_bot
from paddock.bots.generic import first, random
from paddock.core.chance import Chance
from paddock.core.game import Game
from paddock.core.protocol import Action, Decision

TOY = games.find("toy")
OUTSPEED = games.find("outspeed")


def own_bot(view: Any, decision: Decision, rng: Chance) -> Action:
    """Somebody's own bot."""
    return decision.options()[-1]


def test_generic_bots_play_every_game() -> None:
    assert find_bot(TOY, "random").player is random
    assert find_bot(OUTSPEED, "first").player is first


def test_a_game_brings_its_own_bots() -> None:
    from paddock.games.outspeed.bots import BOTS

    assert find_bot(OUTSPEED, "driver").player is BOTS["driver"]
    assert bot_names(OUTSPEED) == ["driver", "first", "random", "rookie"]


def test_a_game_without_bots_of_its_own_has_the_generic_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(TOY, "package", "toy.rules")
    assert bot_names(TOY) == ["first", "random"]


def test_anybody_can_bring_a_bot() -> None:
    found = find_bot(TOY, f"{__name__}:own_bot")
    assert found.name == f"{__name__}:own_bot"
    assert found.player is own_bot


@pytest.mark.parametrize("game", [TOY, OUTSPEED], ids=["toy", "outspeed"])
def test_an_unknown_bot_is_told_with_the_known_ones(game: Game) -> None:
    with pytest.raises(UnknownBot, match=r"no bot is called 'nobody'; there are: .*first, random"):
        find_bot(game, "nobody")


@pytest.mark.parametrize("name", ["no_such_module:bot", "json:no_such_bot", ":", "json:", ":bot"])
def test_a_bot_that_cannot_be_imported(name: str) -> None:
    with pytest.raises(UnknownBot, match="cannot be imported"):
        find_bot(TOY, name)


def test_a_bot_must_be_something_to_call() -> None:
    with pytest.raises(UnknownBot, match="is not a function but 'json'"):
        find_bot(TOY, "json:__name__")
