"""Carries orders out: routes, and what to do in windows."""

from paddock.core.protocol import Action, Decision, Obedience, Order
from paddock.games.spin_out.actions import NO_MARK, Manoeuvre, PlayCard
from paddock.games.spin_out.book.cards import EVASIVE, TIP_OFF, is_joker
from paddock.games.spin_out.book.measures import DIE, FATAL
from paddock.games.spin_out.decisions.driving import (
    OwnTurn,
)
from paddock.games.spin_out.decisions.manoeuvres import ChooseManoeuvre
from paddock.games.spin_out.decisions.windows import (
    AnswerNudge,
    AnswerSabotage,
    Reaction,
)
from paddock.games.spin_out.orders.kinds import (
    EvadeIfFatal,
    PlayNext,
    PlayOnLeader,
    Route,
    TipOffIfTarget,
    has_function,
)
from paddock.games.spin_out.rules.ranking import score_of
from paddock.games.spin_out.state import NOBODY_THERE
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
    assert isinstance(order, PlayOnLeader), f"no such order: {order!r}"
    if order.card not in view.hand:
        return Obedience(None, (), NO_LONGER)
    play = PlayCard(order.card, order.named, leader(view, decision.seat), NO_MARK)
    if isinstance(decision, Reaction | OwnTurn) and _is_on_menu(decision, play):
        return Obedience(play, ())
    return None


def leader(view: SpinOutView, seat: int) -> int:
    """SO-R86 Whoever leads among the others that are still racing; nobody if there is none."""
    best: list[int] = []
    for at in range(len(view.order)):
        rival = view.order[at]
        if rival != seat and view.pods[rival].is_racing():
            found = score_of(view.book, view.pods[rival], at, rival)
            if not best or found < best:
                best = found
    return best[-1] if best else NOBODY_THERE


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
