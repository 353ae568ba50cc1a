"""Orders in words, and why one is dropped."""

from typing import Final

from paddock.core.phrase import Phrase, Seat, Told
from paddock.core.protocol import Order
from paddock.games.powersled.book.cards import no_cards
from paddock.games.powersled.book.course import Course
from paddock.games.powersled.orders.kinds import Discards, Drive, LetPass
from paddock.games.powersled.state import NOBODY_HERE
from paddock.games.powersled.words.names import cards_in_words, play_in_words
from paddock.kit.words import Word, amount, listed, say

MOVED: Final = Told("Your sled is not where your plan had it.", [])
SHAKEN: Final = Told("You have less control than your plan counted on.", [])
CHANGED: Final = Told("The way is not as you planned it.", [])
OTHER_DISCARDS: Final = Told("Other cards are to go than you picked.", [])


def order(order: Order, course: Course) -> Phrase:
    """What is to be done for its seat."""
    if isinstance(order, Discards):
        counts = no_cards()
        for card in order.cards:
            counts[card] += 1
        return say(f"Discard {cards_in_words(counts)}")
    if isinstance(order, LetPass):
        return say("Let reactions pass in your own play")
    assert isinstance(order, Drive), f"no words for {order!r}"
    deeds: list[tuple[str, Word]] = []
    cards = order.cards
    if cards is not None:
        laid = play_in_words(cards.card, cards.speed, cards.corners, cards.pilotings, cards.extras)
        deeds.append(("lay", laid))
    if order.squares:
        deeds.append(("drive", amount(len(order.squares), "square")))
    if order.struck != NOBODY_HERE:
        deeds.append(("run into", Seat(order.struck)))
    if not deeds:
        return say("Stop")
    return listed(
        [
            say("{} {}", verb if number else verb.capitalize(), what)
            for number, (verb, what) in enumerate(deeds)
        ]
    )
