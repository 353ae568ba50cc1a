"""Carries orders out: routes, and what to do in windows."""

from paddock.core.protocol import Action, Decision, Obedience, Order
from paddock.games.spin_out.actions import PASS, Manoeuvre, PlayCard
from paddock.games.spin_out.book.cards import EVASIVE, TIP_OFF, is_joker
from paddock.games.spin_out.book.measures import DIE, FATAL
from paddock.games.spin_out.decisions.driving import (
    OwnTurn,
)
from paddock.games.spin_out.decisions.manoeuvres import ChooseManoeuvre
from paddock.games.spin_out.decisions.windows import (
    AnswerNudge,
    AnswerObstacle,
    AnswerSabotage,
    AnswerTest,
    ChoosePlay,
    Reaction,
)
from paddock.games.spin_out.orders.kinds import (
    EvadeIfFatal,
    PassIn,
    PlayNext,
    Route,
    TipOffIfTarget,
    has_function,
)
from paddock.games.spin_out.rules.plays import W4, W5, W7, W9
from paddock.games.spin_out.view import SpinOutView
from paddock.games.spin_out.words.orders import INTERRUPTED, NO_LONGER, NOT_LEGAL


def obey(view: SpinOutView, decision: Decision, orders: tuple[Order, ...]) -> Obedience:
    """The first order that speaks to a question answers it; a route that cannot be is dropped."""
    for at in range(len(orders)):
        done = _one(view, decision, orders[at])
        if done is not None:
            left = orders[:at] + done.left + orders[at + 1 :]
            return Obedience(done.answer, left, done.dropped)
    return Obedience(None, orders)


def _one(view: SpinOutView, decision: Decision, order: Order) -> Obedience | None:
    """What an order makes of a question; None if it does not speak to it."""
    if isinstance(order, Route):
        if isinstance(decision, ChooseManoeuvre) and order.game_turn == view.game_turn:
            return _drive(decision, order)
        return None
    if isinstance(order, PlayNext):
        if order.play.card not in view.hand:
            return Obedience(None, (), NO_LONGER)
        if isinstance(decision, Reaction | OwnTurn) and _is_on_menu(decision, order.play):
            return Obedience(order.play, ())
        return None
    if isinstance(order, EvadeIfFatal):
        if isinstance(decision, AnswerNudge) and _could_be_fatal(view, decision):
            return _kept(_cheapest(decision, EVASIVE), order)
        return None
    if isinstance(order, TipOffIfTarget):
        if isinstance(decision, AnswerSabotage) and decision.target == decision.seat:
            return _kept(_cheapest(decision, TIP_OFF), order)
        return None
    assert isinstance(order, PassIn), f"no such order: {order!r}"
    return _kept(PASS if _may_pass(decision, order) else None, order)


def _kept(answer: Action | None, order: Order) -> Obedience | None:
    return None if answer is None else Obedience(answer, (order,))


def _drive(decision: ChooseManoeuvre, route: Route) -> Obedience:
    """The route from where it begins, or the rest of it after an interruption."""
    if decision.pose != route.pose:
        return Obedience(None, (), INTERRUPTED)
    answer = Manoeuvre(route.steps, False)
    if decision.rest:
        if not route.goes_on:
            return Obedience(None, (), INTERRUPTED)
        answer = Manoeuvre(decision.rest, False)
    if decision.refusal(answer) is not None:
        return Obedience(None, (), NOT_LEGAL)
    return Obedience(answer, ())


def _is_on_menu(decision: Decision, play: PlayCard) -> bool:
    for option in decision.menu:
        if option.code == play.code:
            return True
    return False


def _could_be_fatal(view: SpinOutView, decision: AnswerNudge) -> bool:
    is_mine = decision.seat in (decision.mover, decision.other)
    return is_mine and view.pods[decision.seat].damage + DIE >= FATAL


def _cheapest(decision: Decision, function: int) -> Action | None:
    """A card with this function, a Joker only if there is no other."""
    found: Action | None = None
    for option in decision.menu:
        if isinstance(option, PlayCard) and has_function(option, function):
            if found is None or not is_joker(option.card):
                found = option
    return found


def _may_pass(decision: Decision, order: PassIn) -> bool:
    seat = decision.seat
    if isinstance(decision, ChoosePlay):
        return decision.window in order.windows
    if isinstance(decision, AnswerNudge):
        return W4 in order.windows and seat not in (decision.mover, decision.other)
    if isinstance(decision, AnswerObstacle):
        return W5 in order.windows and seat != decision.mover
    if isinstance(decision, AnswerTest):
        return W7 in order.windows and seat != decision.mover
    if isinstance(decision, AnswerSabotage):
        return W9 in order.windows and seat != decision.target
    return False
