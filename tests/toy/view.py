"""What a seat sees, and the other races it could be in."""

from paddock.core.chance import Chance
from paddock.core.protocol import View
from toy.book import CARDS, NO_CARD
from toy.phases.lookout import Deciding
from toy.rules.cards import take_from
from toy.state import Soapbox


class SoapboxView(View):
    """What a seat (or a spectator) may know. `hand` and `top` are the seat's own secrets."""

    def __init__(
        self,
        seat: int,
        length: int,
        round: int,
        spots: list[int],
        tired: list[bool],
        hand: list[int],
        top: int | None,
        held: list[int],
        unseen: int,
        discarded: list[int],
    ) -> None:
        self.seat = seat
        self.length = length
        self.round = round
        self.spots = spots
        self.tired = tired
        self.hand = hand
        self.top = top
        self.held = held
        self.unseen = unseen
        self.discarded = discarded


def is_seated(race: Soapbox, seat: int) -> bool:
    """False for a spectator."""
    return 0 <= seat < race.seats


def looker(race: Soapbox) -> int | None:
    """TOY-015 Who is looking at the top card just now."""
    phase = race.phases[-1] if race.phases else None
    return phase.seat if isinstance(phase, Deciding) else None


def view(race: Soapbox, seat: int) -> SoapboxView:
    """What this seat sees, built up from what it may see."""
    return SoapboxView(
        seat=seat,
        length=race.book.length,
        round=race.round,
        spots=[cart.spot for cart in race.carts],
        tired=[cart.is_tired for cart in race.carts],
        hand=race.carts[seat].hand[:] if is_seated(race, seat) else [0] * len(CARDS),
        top=race.cards.top if looker(race) == seat else None,
        held=[sum(cart.hand) for cart in race.carts],
        unseen=race.cards.unseen,
        discarded=race.cards.discarded[:],
    )


def redeal(race: Soapbox, seat: int, chance: Chance) -> Soapbox:
    """Another race this seat could equally be in: what it cannot see goes into one bag again."""
    other = race.copy()
    cards = other.cards
    hidden = [cart for at, cart in enumerate(other.carts) if at != seat]
    sizes = [sum(cart.hand) for cart in hidden]
    for cart in hidden:
        for card, count in enumerate(cart.hand):
            cards.bag[card] += count
        cart.hand = [0] * len(CARDS)
    hides_top = cards.top != NO_CARD and looker(other) != seat
    if hides_top:
        cards.bag[cards.top] += 1
        cards.top = take_from(cards.bag, chance)
    for cart, size in zip(hidden, sizes, strict=True):
        for _ in range(size):
            cart.hand[take_from(cards.bag, chance)] += 1
    if other.phases:
        other.asked = other.phases[-1].ask(other)
    return other
