"""Orders to choose from, without planning, and the kinds of moments at which windows open."""

from typing import Final

from paddock.core.game import OTHERS, Moments
from paddock.core.protocol import Decision, Order
from paddock.games.spin_out.actions import NO_MARK, PlayCard
from paddock.games.spin_out.book.cards import FUNCTION_OF, NAMED, is_joker
from paddock.games.spin_out.decisions.windows import (
    AnswerNudge,
    AnswerObstacle,
    AnswerSabotage,
    AnswerTest,
    ChoosePlay,
)
from paddock.games.spin_out.orders.kinds import (
    AIMED_CARDS,
    EvadeIfFatal,
    PlayNext,
    PlayOnLeader,
    TipOffIfTarget,
)
from paddock.games.spin_out.rules.plays import W0
from paddock.games.spin_out.view import SpinOutView

BETWEEN_TURNS: Final = 0
IN_OTHERS_TURN: Final = 1
IN_OWN_TURN: Final = 2
OTHERS_IN_TROUBLE: Final = 3
OWN_TROUBLE: Final = 4
SABOTAGE_OF_OTHERS: Final = 5
SABOTAGE_OF_ONE: Final = 6
MOMENT_NAMES: Final[tuple[str, ...]] = (
    "Between Turns",
    "In another\u2019s Turn",
    "At the end of your own Turn",
    "Others touch, crash or are tested",
    "Your pod touches, crashes or is tested",
    "A Sabotage is aimed at another",
    "A Sabotage is aimed at you",
)


def moment_of(view: SpinOutView, decision: Decision) -> int:
    """By public knowledge. What can cost the pod, a card or the race is always asked."""
    seat = decision.seat
    if isinstance(decision, ChoosePlay):
        if decision.window == W0:
            return BETWEEN_TURNS
        return IN_OWN_TURN if view.active == seat else IN_OTHERS_TURN
    if isinstance(decision, AnswerNudge):
        return OWN_TROUBLE if seat in (decision.mover, decision.other) else OTHERS_IN_TROUBLE
    if isinstance(decision, AnswerObstacle | AnswerTest):
        return OWN_TROUBLE if seat == decision.mover else OTHERS_IN_TROUBLE
    if isinstance(decision, AnswerSabotage):
        return SABOTAGE_OF_ONE if seat == decision.target else SABOTAGE_OF_OTHERS
    return OTHERS


MOMENTS: Final = Moments(MOMENT_NAMES, moment_of)


def offers(view: SpinOutView) -> tuple[Order, ...]:
    """What to do when it hits oneself, and the cards in hand that are aimed at rivals."""
    if view.seat < 0 or not view.pods[view.seat].is_racing():
        return ()
    found: list[Order] = [EvadeIfFatal(), TipOffIfTarget()]
    for card in view.hand:
        for function in AIMED_CARDS:
            if is_joker(card):
                found.append(PlayOnLeader(card, NAMED[function]))
            elif FUNCTION_OF[card] == function:
                found += _aimed(view, card)
    return tuple(found)


def _aimed(view: SpinOutView, card: int) -> list[Order]:
    """A card onto whoever leads then, or onto one rival."""
    found: list[Order] = [PlayOnLeader(card, card)]
    for rival in view.order:
        if rival != view.seat and view.pods[rival].is_racing():
            found.append(PlayNext(PlayCard(card, card, rival, NO_MARK)))
    return found if len(found) > 1 else []
