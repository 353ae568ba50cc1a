"""Orders in words, and why one was dropped."""

from typing import Final

from paddock.core.phrase import Phrase, Told
from paddock.core.protocol import Order
from paddock.games.spin_out.actions import NO_MARK, NO_TARGET, Manoeuvre
from paddock.games.spin_out.book.course import Arena
from paddock.games.spin_out.orders.kinds import (
    EvadeIfFatal,
    PlayNext,
    PlayOnLeader,
    Route,
    TipOffIfTarget,
)
from paddock.games.spin_out.state import NOBODY_THERE
from paddock.games.spin_out.words.asking import manoeuvre_words
from paddock.games.spin_out.words.cards import played
from paddock.kit.words import say

INTERRUPTED: Final = Told("The route expects your pod elsewhere: it is dropped.", ["SO-075"])
NOT_LEGAL: Final = Told("The route cannot be driven any more: it is dropped.", ["SO-075"])
NO_LONGER: Final = Told("You do not hold that card any more: the order is dropped.", ["SO-107"])


def order(order: Order, book: Arena) -> Phrase:
    """What is ordered."""
    if isinstance(order, Route):
        way = manoeuvre_words(Manoeuvre(order.steps, False))
        more = ", going on after interruptions" if order.goes_on else ""
        return say(f"Game Turn {order.game_turn}: {way}{more}")
    if isinstance(order, PlayNext):
        play = order.play
        what = played(play.card, play.named, play.target, play.mark, NOBODY_THERE)
        return say("At the next chance play {}", what)
    if isinstance(order, PlayOnLeader):
        what = played(order.card, order.named, NO_TARGET, NO_MARK, NOBODY_THERE)
        return say("At the next chance play {} onto whoever leads, yourself aside", what)
    if isinstance(order, EvadeIfFatal):
        return say("An Evasive Manoeuvre if a nudge could blow you up")
    assert isinstance(order, TipOffIfTarget), f"no words for {order!r}"
    return say("A Tip Off if a Sabotage is aimed at you")
