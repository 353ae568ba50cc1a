"""What a pilot sees, and the races a pilot could equally be in."""

from paddock.core.chance import Chance
from paddock.core.protocol import SPECTATOR, Value, View
from paddock.games.powersled.book.cards import KINDS, count, draw_from, no_cards
from paddock.games.powersled.book.course import Course
from paddock.games.powersled.state import Deck, Ending, Play, Powersled, Sled
from paddock.kit.phases import innermost


class DeckView(Value):
    """A seat's cards as everybody sees them: those in hand, in the pile and aside only counted."""

    def __init__(self, holds: int, pile: int, discards: list[int], aside: int) -> None:
        self.holds = holds
        self.pile = pile
        self.discards = discards
        self.aside = aside


class PowersledView(View):
    """The table as one seat sees it. `hand` and `aside` are its own cards, counted by kind."""

    def __init__(
        self,
        seat: int,
        book: Course,
        phase: str,
        turn: int,
        round: int,
        order: list[int],
        at: int,
        sleds: list[Sled],
        decks: list[DeckView],
        mines: list[int],
        slicks: list[int],
        play: Play,
        hand: list[int],
        aside: list[int],
        ending: Ending,
    ) -> None:
        self.seat = seat
        self.book = book
        self.phase = phase
        self.turn = turn
        self.round = round
        self.order = order
        self.at = at
        self.sleds = sleds
        self.decks = decks
        self.mines = mines
        self.slicks = slicks
        self.play = play
        self.hand = hand
        self.aside = aside
        self.ending = ending


def view(race: Powersled, seat: int) -> PowersledView:
    """Built up from what this seat may know; a spectator holds nothing."""
    hand = no_cards()
    aside = no_cards()
    if seat != SPECTATOR:
        hand = race.decks[seat].hand.copy()
        aside = race.decks[seat].aside.copy()
    return PowersledView(
        seat=seat,
        book=race.book,
        phase=innermost(race),
        turn=race.turn,
        round=race.round,
        order=race.order.copy(),
        at=race.at,
        sleds=[sled.copy() for sled in race.sleds],
        decks=[_deck(deck) for deck in race.decks],
        mines=race.mines.copy(),
        slicks=race.slicks.copy(),
        play=race.play.copy(),
        hand=hand,
        aside=aside,
        ending=race.ending,
    )


def _deck(deck: Deck) -> DeckView:
    return DeckView(deck.holds(), count(deck.pile), deck.discards.copy(), count(deck.aside))


def redeal(race: Powersled, seat: int, chance: Chance) -> Powersled:
    """The same race with every card that this seat cannot see dealt anew.

    Discard piles are open and all decks are the same, so of each rival it is known which cards
    are in hand and pile together. Which of them it holds follows from nothing in the open.
    """
    other = race.copy()
    for rival in range(other.seats):
        if rival == seat:
            continue
        deck = other.decks[rival]
        pool = [deck.pile[card] + deck.hand[card] + deck.aside[card] for card in range(KINDS)]
        deck.hand = _deal(pool, deck.holds(), chance)
        deck.aside = _deal(pool, count(deck.aside), chance)
        deck.pile = pool
    if other.phases:
        other.asked = other.phases[-1].ask(other)
    return other


def _deal(pool: list[int], number: int, chance: Chance) -> list[int]:
    cards = no_cards()
    for _ in range(number):
        cards[draw_from(pool, chance)] += 1
    return cards
