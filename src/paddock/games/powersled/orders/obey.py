"""Carries orders out, answer by answer, as long as everything is as they expect."""

from paddock.core.phrase import Told
from paddock.core.protocol import Decision, Obedience, Order
from paddock.games.powersled.actions import DISCARDS, PASS
from paddock.games.powersled.decisions import (
    ChooseCards,
    ChooseDiscard,
    ChooseStep,
    Reaction,
    UseReflexes,
)
from paddock.games.powersled.foresight.paths import Path, path_along
from paddock.games.powersled.foresight.position import lay_down, position_of
from paddock.games.powersled.foresight.steps import step_of
from paddock.games.powersled.orders.kinds import Discards, Drive, LetPass, is_to_come
from paddock.games.powersled.state import Powersled
from paddock.games.powersled.view import PowersledView
from paddock.games.powersled.words.orders import CHANGED, MOVED, OTHER_DISCARDS, SHAKEN


def obey(view: PowersledView, decision: Decision, orders: tuple[Order, ...]) -> Obedience:
    """The first order that is for this question answers it, or is dropped."""
    for at in range(len(orders)):
        order = orders[at]
        assert isinstance(order, Drive | Discards | LetPass), f"no such order: {order!r}"
        if is_for(view, decision, order):
            if isinstance(order, Drive):
                done = drive_on(view, decision, order)
            elif isinstance(order, Discards):
                done = discard(decision, order)
            else:
                done = Obedience(PASS, (order,))
            return Obedience(done.answer, orders[:at] + done.left + orders[at + 1 :], done.dropped)
    return Obedience(None, orders)


def is_for(view: PowersledView, decision: Decision, order: Drive | Discards | LetPass) -> bool:
    """Whether an order is for such a question."""
    if is_to_come(view, order):
        return False
    if isinstance(order, Drive):
        return isinstance(decision, ChooseCards | ChooseStep)
    if isinstance(order, Discards):
        return isinstance(decision, ChooseDiscard)
    if isinstance(decision, UseReflexes) and decision.is_regain:
        return False
    return isinstance(decision, Reaction) and view.play.mover == decision.seat


def drive_on(view: PowersledView, decision: Decision, planned: Drive) -> Obedience:
    """The cards, or the next step."""
    order = caught_up(view, planned)
    if order.cards is None and not order.steps:
        return Obedience(None, ())
    why = why_not(view, decision, order)
    if why is not None:
        return Obedience(None, (), why)
    if order.cards is not None:
        return Obedience(order.cards, (order.when_laid(),) if order.steps else ())
    has_more = len(order.steps) > 1
    return Obedience(step_of(order.steps[0]), (order.when_stepped(),) if has_more else ())


def caught_up(view: PowersledView, order: Drive) -> Drive:
    """A drive without the steps that are behind the sled, whoever answered them."""
    while order.cards is None and order.squares and order.gone < len(view.play.path):
        order = order.when_stepped()
    return order


def why_not(view: PowersledView, decision: Decision, order: Drive) -> Told | None:
    """Why a drive cannot go on from here as it was planned, or None."""
    is_laid = order.cards is None
    if is_laid != isinstance(decision, ChooseStep):
        return CHANGED
    if is_laid and order.gone != len(view.play.path):
        return CHANGED
    race = position_of(view)
    sled = race.sleds[decision.seat]
    if sled.square != order.square:
        return MOVED
    if sled.control != order.control:
        return SHAKEN
    return None if is_shown(order, path_of(race, decision.seat, order)) else CHANGED


def is_shown(order: Drive, path: Path) -> bool:
    """Whether this is the way that a drive expects. The first risks may be behind the sled."""
    risks = tuple([risk.square for risk in path.risks])
    return (
        len(path.answers) == len(order.steps)
        and tuple(path.squares) == order.squares
        and order.risks[len(order.risks) - len(risks) :] == risks
        and path.struck == order.struck
    )


def path_of(race: Powersled, seat: int, order: Drive) -> Path:
    """Where a drive leads. Its cards are laid on this race to find it out."""
    if order.cards is not None:
        lay_down(race, seat, order.cards)
    return path_along(race, [step_of(step) for step in order.steps])


def discard(decision: Decision, order: Discards) -> Obedience:
    """The next card."""
    assert isinstance(decision, ChooseDiscard), "a discard is asked for"
    if (order.due, order.why) != (decision.left, decision.why):
        return Obedience(None, (), OTHER_DISCARDS)
    first, rest = order.cards[0], order.cards[1:]
    left = Discards(order.turn, order.round, order.why, order.due - 1, rest)
    return Obedience(DISCARDS[first], (left,) if rest else ())
