"""Asking bots: what they answer is checked, and what they break is told."""

from typing import Any

import pytest

from paddock import games
from paddock.bots import Bot, ask_bot, bot_luck
from paddock.bots.generic import first, random
from paddock.core.chance import Chance, Dealer, Script
from paddock.core.errors import BrokenBot
from paddock.core.protocol import Action, Decision
from toy.actions import TIRED_MENU, Effort
from toy.decisions import ChooseEffort

TIRED = ChooseEffort(2, TIRED_MENU)


def test_first_is_the_quiet_way() -> None:
    assert ask_bot(first, None, TIRED, Script([])) is TIRED_MENU[0]


def test_random_is_any_option() -> None:
    assert ask_bot(random, None, TIRED, Script([1])) is TIRED_MENU[1]
    assert ask_bot(random, None, TIRED, Script([0])) is TIRED_MENU[0]


def test_a_bot_that_raises_is_named_with_its_seat_in_one_line() -> None:
    def crash(view: Any, decision: Decision, rng: Chance) -> Action:
        raise KeyError("brakes\nand more")

    with pytest.raises(BrokenBot) as broken:
        ask_bot(Bot("mine:crash", crash), None, TIRED, Dealer(0))
    said = "the bot mine:crash in seat 2 raised KeyError: 'brakes\\nand more'"
    assert str(broken.value) == said


def test_a_bot_that_answers_with_no_action() -> None:
    def mute(view: Any, decision: Decision, rng: Chance) -> Any:
        return None

    with pytest.raises(BrokenBot, match=r"mute in seat 2 answered None, which is no action"):
        ask_bot(mute, None, TIRED, Dealer(0))


def test_a_bot_that_answers_against_the_rules() -> None:
    def strong(view: Any, decision: Decision, rng: Chance) -> Action:
        return Effort(2)

    why = "answered ChooseEffort with Effort, which is refused: TOY-005 You heaved"
    with pytest.raises(BrokenBot, match=why):
        ask_bot(Bot("strong", strong), None, TIRED, Dealer(0))


def test_every_seat_has_luck_of_its_own_that_is_not_the_race_s() -> None:
    def picks(chance: Chance) -> list[int]:
        return [chance.pick(1000) for _ in range(5)]

    assert picks(bot_luck(7, 0)) == picks(bot_luck(7, 0))
    assert picks(bot_luck(7, 0)) != picks(bot_luck(7, 1))
    assert picks(bot_luck(7, 0)) != picks(Dealer(7))


def test_a_bot_is_given_the_view_of_its_own_seat_and_nothing_else() -> None:
    from paddock.sim.match import play_race

    game = games.find("outspeed")
    seen: list[tuple[str, int, int]] = []

    def watcher(view: Any, decision: Decision, rng: Chance) -> Action:
        seen.append((type(view).__name__, view.seat, decision.seat))
        return decision.options()[0]

    play_race(game, game.book({}), [Bot("watcher", watcher)] * 3, 1)
    assert {kind for kind, _, _ in seen} == {"OutspeedView"}
    assert all(viewer == asked for _, viewer, asked in seen)
