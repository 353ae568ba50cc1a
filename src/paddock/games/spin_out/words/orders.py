"""Orders in words, and why one was dropped."""

from typing import Final

from paddock.core.phrase import Phrase, Told
from paddock.core.protocol import Order
from paddock.games.spin_out.actions import Manoeuvre
from paddock.games.spin_out.book.course import Arena
from paddock.games.spin_out.orders.kinds import (
    EvadeIfFatal,
    PassIn,
    PlayNext,
    Route,
    TipOffIfTarget,
)
from paddock.games.spin_out.state import NOBODY_THERE
from paddock.games.spin_out.words.asking import manoeuvre_words
from paddock.games.spin_out.words.cards import played
from paddock.kit.words import join, say

INTERRUPTED: Final = Told("The route expects your pod elsewhere: it is dropped.", ["SO-075"])
NOT_LEGAL: Final = Told("The route cannot be driven any more: it is dropped.", ["SO-075"])
NO_LONGER: Final = Told("You do not hold that card any more: the order is dropped.", ["SO-107"])
WINDOW_NAMES: Final[tuple[str, ...]] = (
    "between Turns",
    "after a draw",
    "before a spin",
    "before the first inch",
    "at a nudge",
    "at an obstacle",
    "at a pause",
    "before a test",
    "at the last cards",
    "at a Sabotage",
)


def order(order: Order, book: Arena) -> Phrase:
    """What is ordered."""
    if isinstance(order, Route):
        way = manoeuvre_words(Manoeuvre(order.steps, False))
        more = ", going on after interruptions" if order.goes_on else ""
        return say(f"Game Turn {order.game_turn}: {way}{more}")
    if isinstance(order, PassIn):
        names = [WINDOW_NAMES[window] for window in order.windows]
        return say(f"Let others act {join(names)}, unless it is about you")
    if isinstance(order, PlayNext):
        play = order.play
        what = played(play.card, play.named, play.target, play.mark, NOBODY_THERE)
        return say("At the next chance play {}", what)
    if isinstance(order, EvadeIfFatal):
        return say("Evade a nudge that could blow you up")
    assert isinstance(order, TipOffIfTarget), f"no words for {order!r}"
    return say("Turn a Sabotage round that is aimed at you")
