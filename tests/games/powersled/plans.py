"""Races that are answered by orders."""

from collections.abc import Sequence
from typing import NamedTuple

from games.powersled.positions import ToldDice, luck
from paddock.core.phrase import Told
from paddock.core.protocol import Decision, Log, Order, advance
from paddock.games.powersled import GAME
from paddock.games.powersled.state import Powersled
from support import said


class Obeyed(NamedTuple):
    """What orders have answered, in words, what is left of them, and why one was dropped."""

    answers: list[str]
    left: tuple[Order, ...]
    dropped: Told | None


def obeyed(race: Powersled, *orders: Order, dice: Sequence[int] = ()) -> Obeyed:
    """Let the orders of whoever is asked first answer, until they have no answer."""
    chance = ToldDice(luck(dice))
    answers: list[str] = []
    left: tuple[Order, ...] = orders
    dropped: Told | None = None
    while left and len(race.asked) == 1 and dropped is None:
        decision: Decision = race.asked[0]
        found = GAME.obey(GAME.view(race, decision.seat), decision, left)
        left, dropped = found.left, found.dropped
        if found.answer is None:
            break
        assert said(decision.refusal(found.answer)) == ""
        answers.append(GAME.word(found.answer))
        advance(race, [found.answer], chance, Log())
    assert chance.left() == [], "not all of the dice were thrown"
    return Obeyed(answers, left, dropped)
