"""Orders as a client makes them from what it was shown, and races that are answered by them."""

from collections.abc import Sequence
from typing import NamedTuple

from games.powersled.positions import ToldDice, luck
from paddock.core.protocol import Decision, Log, Order, advance
from paddock.games.powersled import GAME
from paddock.games.powersled.actions import Lay
from paddock.games.powersled.foresight.previews import PathPreview
from paddock.games.powersled.orders.kinds import Drive
from paddock.games.powersled.state import Powersled
from paddock.games.powersled.view import PowersledView


def drive_along(view: PowersledView, path: PathPreview, cards: Lay | None) -> Drive:
    """The order to go the way that was shown, with these cards or those that lie already."""
    sled = view.sleds[view.seat]
    return Drive(
        view.turn,
        view.round,
        len(view.play.path) if cards is None else 0,
        sled.square,
        sled.control,
        cards,
        tuple(path.steps),
        tuple(path.squares),
        tuple(risk.square for risk in path.risks),
        path.struck,
    )


class Obeyed(NamedTuple):
    """What orders have answered, in words, what is left of them, and why one was dropped."""

    answers: list[str]
    left: tuple[Order, ...]
    dropped: str


def obeyed(race: Powersled, *orders: Order, dice: Sequence[int] = ()) -> Obeyed:
    """Let the orders of whoever is asked first answer, until they have no answer."""
    chance = ToldDice(luck(dice))
    answers: list[str] = []
    left: tuple[Order, ...] = orders
    dropped = ""
    while left and len(race.asked) == 1 and not dropped:
        decision: Decision = race.asked[0]
        found = GAME.obey(GAME.view(race, decision.seat), decision, left)
        left, dropped = found.left, found.dropped
        if found.answer is None:
            break
        assert decision.refusal(found.answer) == ""
        answers.append(GAME.word(found.answer))
        advance(race, [found.answer], chance, Log())
    assert chance.left() == [], "not all of the dice were thrown"
    return Obeyed(answers, left, dropped)
