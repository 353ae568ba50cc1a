"""Orders in words, and why one is dropped."""

from typing import Final

from paddock.core.protocol import Order
from paddock.games.powersled.book.cards import no_cards
from paddock.games.powersled.orders.kinds import Discards, Drive
from paddock.games.powersled.state import NOBODY_HERE
from paddock.games.powersled.words.names import cards_in_words, play_in_words
from paddock.kit.words import join, plural

MOVED: Final = "Your sled is not where your plan had it."
SHAKEN: Final = "You have less control than your plan counted on."
CHANGED: Final = "The way is not as you planned it."
OTHER_DISCARDS: Final = "Other cards are to go than you picked."


def order(order: Order, names: list[str]) -> str:
    """What is to be done for its seat."""
    if isinstance(order, Discards):
        counts = no_cards()
        for card in order.cards:
            counts[card] += 1
        return f"Discard {cards_in_words(counts)}"
    assert isinstance(order, Drive), f"no words for {order!r}"
    parts: list[str] = []
    cards = order.cards
    if cards is not None:
        laid = play_in_words(cards.card, cards.speed, cards.corners, cards.pilotings, cards.extras)
        parts.append(f"lay {laid}")
    if order.squares:
        parts.append(f"drive {plural(len(order.squares), 'square')}")
    if order.struck != NOBODY_HERE:
        parts.append(f"run into {names[order.struck]}")
    text = join(parts or ["stop"])
    return text[0].upper() + text[1:]
