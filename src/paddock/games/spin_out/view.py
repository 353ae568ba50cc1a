"""What a pilot sees, and the races a pilot could equally be in."""

from paddock.core.chance import Chance
from paddock.core.protocol import SPECTATOR, View
from paddock.games.spin_out.book.course import Arena
from paddock.games.spin_out.state import Ending, Pod, Pose, SpinOut, Turn
from paddock.kit.phases import innermost


class SpinOutView(View):
    """The table as one seat sees it: all of it but the cards of others, which are counted.

    `hand` are its own cards; `holds` how many each has; `deck` and `buried` how many lie there.
    """

    def __init__(
        self,
        seat: int,
        book: Arena,
        phase: str,
        order: list[int],
        at: int,
        game_turn: int,
        active: int,
        pods: list[Pod],
        turn: Turn,
        hand: list[int],
        holds: list[int],
        deck: int,
        discard: list[int],
        buried: int,
        gone: list[int],
        wrecks: list[Pose],
        finish_card_by: int,
        winners: list[int],
        ranking: list[int],
        ending: Ending,
    ) -> None:
        self.seat = seat
        self.book = book
        self.phase = phase
        self.order = order
        self.at = at
        self.game_turn = game_turn
        self.active = active
        self.pods = pods
        self.turn = turn
        self.hand = hand
        self.holds = holds
        self.deck = deck
        self.discard = discard
        self.buried = buried
        self.gone = gone
        self.wrecks = wrecks
        self.finish_card_by = finish_card_by
        self.winners = winners
        self.ranking = ranking
        self.ending = ending


def view(race: SpinOut, seat: int) -> SpinOutView:
    """SO-013, SO-R77 Built up from what this seat may know; a spectator holds nothing."""
    return SpinOutView(
        seat=seat,
        book=race.book,
        phase=innermost(race),
        order=race.order.copy(),
        at=race.at,
        game_turn=race.game_turn,
        active=race.active,
        pods=[pod.copy() for pod in race.pods],
        turn=race.turn.copy(),
        hand=[] if seat == SPECTATOR else race.hands[seat].copy(),
        holds=[len(hand) for hand in race.hands],
        deck=len(race.deck),
        discard=race.discard.copy(),
        buried=len(race.buried),
        gone=race.gone.copy(),
        wrecks=race.wrecks.copy(),
        finish_card_by=race.finish_card_by,
        winners=race.winners.copy(),
        ranking=race.ranking.copy(),
        ending=race.ending,
    )


def redeal(race: SpinOut, seat: int, chance: Chance) -> SpinOut:
    """The same race with every card that this seat cannot see dealt anew.

    That is what others hold, what is still to be drawn, and what went face down under the
    discards: none of it is known to anybody but its owner.
    """
    other = race.copy()
    pool = other.deck + other.buried
    for rival in range(other.seats):
        if rival != seat:
            pool += other.hands[rival]
    pool.sort()
    for rival in range(other.seats):
        if rival != seat:
            other.hands[rival] = dealt(pool, len(other.hands[rival]), chance)
    other.buried = dealt(pool, len(other.buried), chance)
    other.deck = pool
    if other.phases:
        other.asked = other.phases[-1].ask(other)
    return other


def dealt(pool: list[int], number: int, chance: Chance) -> list[int]:
    """So many cards out of a pool, sorted."""
    cards = [pool.pop(chance.pick(len(pool))) for _ in range(number)]
    cards.sort()
    return cards
