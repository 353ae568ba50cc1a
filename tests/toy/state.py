"""The race and its pieces: carts and the cards. No rules in here."""

from typing import Any

from paddock.core.protocol import Decision, Phase, Piece, Race
from toy.book import NO_CARD, Derby


class Cart(Piece):
    """A cart on the lane, with its driver's hand: how many cards of each kind."""

    def __init__(self, spot: int, is_tired: bool, hand: list[int]) -> None:
        self.spot = spot
        self.is_tired = is_tired
        self.hand = hand

    def copy(self) -> "Cart":
        return Cart(self.spot, self.is_tired, self.hand[:])


class Cards(Piece):
    """The cards that nobody holds, by kind: a bag until someone looks at the top one."""

    def __init__(self, bag: list[int], top: int, discarded: list[int]) -> None:
        self.bag = bag
        self.top = top
        self.discarded = discarded

    def copy(self) -> "Cards":
        return Cards(self.bag[:], self.top, self.discarded[:])

    @property
    def unseen(self) -> int:
        """How many cards lie in the bag and on top of it."""
        return sum(self.bag) + (self.top != NO_CARD)


class Soapbox(Race):
    """One race in progress."""

    def __init__(
        self,
        seats: int,
        phases: list[Phase[Any, Any]],
        asked: tuple[Decision, ...],
        book: Derby,
        round: int,
        carts: list[Cart],
        cards: Cards,
    ) -> None:
        super().__init__(seats, phases, asked)
        self.book = book
        self.round = round
        self.carts = carts
        self.cards = cards

    def copy(self) -> "Soapbox":
        return Soapbox(
            self.seats,
            self.phases[:],
            self.asked,
            self.book,
            self.round,
            [cart.copy() for cart in self.carts],
            self.cards.copy(),
        )
