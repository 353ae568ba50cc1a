"""Orders in words, and why one was dropped."""

from typing import Final

from paddock.core.phrase import Phrase, Told
from paddock.core.protocol import Order
from paddock.games.pocket_rockets.book.course import Tabletop
from paddock.games.pocket_rockets.orders.kinds import Plan
from paddock.games.pocket_rockets.words.names import degrees
from paddock.kit.words import join, say

OVER: Final = Told("That round is over, so the planned moves are dropped.", [])
MOVED: Final = Told(
    "Your racer lies elsewhere than you planned, so the rest of the plan is dropped.", []
)
SHAKEN: Final = Told("Something was touched, so the rest of the plan is dropped.", [])
BLOCKED: Final = Told(
    "The next planned heading is not allowed here, so the rest of the plan is dropped.", []
)


def order(order: Order, book: Tabletop) -> Phrase:
    """What is planned."""
    assert isinstance(order, Plan), f"no words for {order!r}"
    ways = [degrees(heading) for heading in order.headings]
    stop = ", then stop" if order.stops else ""
    text = f"go {join(ways)}{stop}" if ways else "stop"
    return say(f"Round {order.round}: {text}")
