"""Who is ahead, in which order seats answer, and who won: TOY-009, TOY-011, TOY-017."""

from paddock.core.protocol import Standings
from paddock.kit.places import places_by
from toy.state import Soapbox


def running_order(race: Soapbox) -> list[int]:
    """TOY-009 The furthest cart first; on the same space the lower seat first."""
    return sorted(range(race.seats), key=lambda seat: (-race.carts[seat].spot, seat))


def holders_after(race: Soapbox, seat: int) -> list[int]:
    """TOY-010, TOY-011 Everybody else who holds a card, counting up from a seat."""
    others = [(seat + step) % race.seats for step in range(1, race.seats)]
    return [other for other in others if sum(race.carts[other].hand) > 0]


def is_won(race: Soapbox) -> bool:
    """TOY-016 Whether a cart has reached the end of the lane."""
    return any(cart.spot >= race.book.length for cart in race.carts)


def standings(race: Soapbox) -> Standings:
    """TOY-017 The furthest cart wins; then more cards; then the place is shared."""
    places = places_by([[cart.spot, sum(cart.hand)] for cart in race.carts])
    winners = [seat for seat, place in enumerate(places) if place == 1]
    reason = "line" if is_won(race) else "rounds"
    return Standings(winners, places, reason)
