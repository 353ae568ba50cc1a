"""Drawing, playing and throwing away: TOY-003, TOY-013, TOY-014."""

from paddock.core.chance import Chance
from paddock.core.protocol import Log
from toy.book import NO_CARD
from toy.events import BagRefilled, Drew, DrewUnseen
from toy.state import Cart, Soapbox


def take_from(bag: list[int], chance: Chance) -> int:
    """One card out of a bag, each card as likely."""
    place = chance.pick(sum(bag))
    for card, count in enumerate(bag):
        if place < count:
            bag[card] -= 1
            return card
        place -= count
    raise AssertionError("a bag was drawn from beyond its last card")


def has_room(race: Soapbox, cart: Cart) -> bool:
    """TOY-014 Nobody holds more than 3 cards."""
    return sum(cart.hand) < race.book.hand


def refill(race: Soapbox, log: Log) -> None:
    """TOY-013 When the bag is empty the open cards go back into it."""
    cards = race.cards
    if cards.unseen == 0 and sum(cards.discarded) > 0:
        log.say(BagRefilled(sum(cards.discarded)))
        cards.bag = cards.discarded
        cards.discarded = [0] * len(cards.bag)


def draw(race: Soapbox, seat: int, chance: Chance, log: Log) -> None:
    """TOY-006, TOY-014 Draw a card, if the hand has room and there is one."""
    cart = race.carts[seat]
    if not has_room(race, cart):
        return
    refill(race, log)
    if race.cards.unseen == 0:
        return
    card = take_from(race.cards.bag, chance)
    cart.hand[card] += 1
    log.whisper(seat, Drew(seat, card), DrewUnseen(seat))


def look(race: Soapbox, chance: Chance) -> None:
    """TOY-015 Which card is on top is decided now that someone looks."""
    race.cards.top = take_from(race.cards.bag, chance)


def play(race: Soapbox, seat: int, card: int) -> None:
    """TOY-013 A card that was played lies open."""
    race.carts[seat].hand[card] -= 1
    race.cards.discarded[card] += 1


def keep_top(race: Soapbox, seat: int) -> None:
    """TOY-015 The top card goes into the hand."""
    race.carts[seat].hand[race.cards.top] += 1
    race.cards.top = NO_CARD


def throw_top_away(race: Soapbox) -> int:
    """TOY-013, TOY-015 The top card lies open; which one it was."""
    card = race.cards.top
    race.cards.discarded[card] += 1
    race.cards.top = NO_CARD
    return card
