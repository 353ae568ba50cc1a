"""TOY-002, TOY-003: the carts at the start, one card each."""

from paddock.core.chance import Chance
from toy.book import CARDS, NO_CARD, Derby
from toy.phases.round import Round
from toy.rules.cards import take_from
from toy.state import Cards, Cart, Soapbox


def setup(book: Derby, seats: int, chance: Chance) -> Soapbox:
    """TOY-002, TOY-003 Lay out the race."""
    nothing = [0] * len(CARDS)
    carts = [Cart(spot=0, is_tired=False, hand=nothing[:]) for _ in range(seats)]
    cards = Cards(bag=list(book.cards), top=NO_CARD, discarded=nothing[:])
    for cart in carts:
        cart.hand[take_from(cards.bag, chance)] += 1
    return Soapbox(seats, [Round()], (), book, round=0, carts=carts, cards=cards)
