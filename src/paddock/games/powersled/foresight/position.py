"""A throw-away race made from a view, so that a look ahead runs on the rules' own code."""

from paddock.core.chance import Chance
from paddock.core.protocol import SPECTATOR, Log
from paddock.games.powersled.actions import Lay
from paddock.games.powersled.book.cards import KINDS, no_cards
from paddock.games.powersled.phases.laying import Laying
from paddock.games.powersled.state import Deck, Powersled
from paddock.games.powersled.view import PowersledView


def position_of(view: PowersledView) -> Powersled:
    """The race as this seat knows it: hands and piles that it cannot see are empty.

    It has no phases: it is there to be looked at and stepped about on, not to be raced.
    """
    decks = [Deck(no_cards(), no_cards(), deck.discards.copy(), no_cards()) for deck in view.decks]
    if view.seat != SPECTATOR:
        decks[view.seat].hand = view.hand.copy()
        decks[view.seat].aside = view.aside.copy()
    return Powersled(
        seats=len(view.sleds),
        phases=[],
        asked=(),
        book=view.book,
        sleds=[sled.copy() for sled in view.sleds],
        decks=decks,
        mines=view.mines.copy(),
        slicks=view.slicks.copy(),
        play=view.play.copy(),
        turn=view.turn,
        round=view.round,
        rounds=0,
        order=view.order.copy(),
        at=view.at,
        clock=0,
        retired=0,
        ending=view.ending,
    )


def lay_down(race: Powersled, seat: int, cards: Lay) -> None:
    """Lay these cards on a position, as the rules do; then nobody has stepped yet."""
    laying = Laying(seat)
    race.phases.append(laying)
    laying.resolve(race, [cards], Chance(), Log())


def take_up(race: Powersled, seat: int, cards: Lay) -> None:
    """Back into the hand."""
    deck = race.decks[seat]
    for card in range(KINDS):
        number = cards.needs(card)
        deck.hand[card] += number
        deck.discards[card] -= number
