"""Cards: drawing, discarding, and what public knowledge says of a hand."""

from paddock.core.chance import Chance
from paddock.core.protocol import Log
from paddock.games.powersled.book.cards import LASER, NUKE, count, draw_from, no_cards
from paddock.games.powersled.events.turns import Drew, DrewHidden, Reshuffled
from paddock.games.powersled.state import Powersled, Sled


def draw(race: Powersled, sled: Sled, chance: Chance, log: Log) -> None:
    """PS-031 to PS-034, PS-042 As many cards as the thrust, less what is owed."""
    deck = race.decks[sled.seat]
    number = sled.thrust
    if race.turn == 1:
        number += sled.stability // 2
    number = max(0, number - sled.owed)
    owed = sled.owed
    sled.owed = 0
    drawn = no_cards()
    got = 0
    pile = count(deck.pile)
    while got < number:
        if pile == 0:
            pile = count(deck.discards)
            if pile == 0:
                break
            deck.pile, deck.discards = deck.discards, deck.pile
            log.say(Reshuffled(sled.seat, pile))
        card = draw_from(deck.pile, chance)
        deck.hand[card] += 1
        drawn[card] += 1
        got += 1
        pile -= 1
    seen = Drew(sled.seat, tuple(drawn), owed)
    log.whisper(sled.seat, seen, DrewHidden(sled.seat, got, owed))


def spend(race: Powersled, seat: int, card: int) -> None:
    """PS-061 From the hand to the open discard pile."""
    deck = race.decks[seat]
    deck.hand[card] -= 1
    deck.discards[card] += 1


def could_play(race: Powersled, seat: int, card: int) -> bool:
    """PS-267 Public knowledge does not rule the card out."""
    deck = race.decks[seat]
    return deck.discards[card] < race.book.deck[card] and deck.holds() > 0


def could_attack(race: Powersled, seat: int) -> bool:
    """PS-110 Public knowledge does not rule out every card that is played after a move."""
    deck = race.decks[seat]
    if deck.holds() == 0:
        return False
    for card in range(LASER, NUKE + 1):
        if deck.discards[card] < race.book.deck[card]:
            return True
    return False
