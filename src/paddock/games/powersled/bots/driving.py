"""How a good driver weighs plays: squares won, risks priced, and the rest of the turn planned."""

from typing import Final

from paddock.core.protocol import Action
from paddock.games.powersled.actions import Lay
from paddock.games.powersled.book.cards import FIRST_SPECIAL, KINDS, REFLEXES
from paddock.games.powersled.book.tables import FASTEST
from paddock.games.powersled.bots.open_road import BASES, Road
from paddock.games.powersled.foresight.odds import (
    BROKEN,
    CRASHED,
    ONE_STEP,
    SPUN,
    TWO_STEPS,
    odds_of,
)
from paddock.games.powersled.foresight.paths import (
    CORNER_TEST,
    NOT_STRUCK,
    Path,
    Risk,
    paths_after,
    paths_of,
)
from paddock.games.powersled.foresight.position import lay_down, position_of, take_up
from paddock.games.powersled.foresight.worth import (
    CRASH_PRICE,
    SPIN_PRICE,
    STEP_PRICE,
    TWO_STEPS_PRICE,
)
from paddock.games.powersled.phases.turn import ROUNDS
from paddock.games.powersled.state import Deck, Sled
from paddock.games.powersled.view import PowersledView

KEEP: Final[list[float]] = [
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.9, 0.5, 0.9, 1.5, 0.3, 0.3, 0.3, 0.2, 0.8, 0.8,
]  # fmt: skip
"""What a card is worth that stays in hand, beside what the plan makes of it."""
FEAR: Final = 0.7
"""How much of the price of a risk counts."""
SECOND_STEP: Final = 2.5
"""A step lost by a sled that is one step down already."""
ARMOR_PRICE: Final = 0.35
"""A point of damage that the armor takes."""
BARE_PRICE: Final = 1.6
"""A point of damage without armor to take it."""
RAM_PRICE: Final = 2.0
LAST_SQUARES: Final = 16
"""So near the finish lost steps begin to matter less."""


class Driver:
    """One seat's look at one moment."""

    def __init__(self, view: PowersledView, seat: int) -> None:
        self.race = position_of(view)
        self.sled: Sled = self.race.sleds[seat]
        self.deck: Deck = self.race.decks[seat]
        self.rounds_left = rounds_left(view, seat)
        self.known: dict[int, float] = {}
        self.calm = self._calm()
        self.road = Road(self.race.book.track, self._prices())

    def _calm(self) -> float:
        """Steps and cards are of little use to who is nearly there."""
        race, sled = self.race, self.sled
        track = race.book.track
        laps = race.book.laps - sled.crossings
        if laps > 0:
            return 1.0
        return min(1.0, track.to_go[sled.square] / LAST_SQUARES)

    def _prices(self) -> list[float]:
        """What a corner test costs, by how much too fast the sled is."""
        prices = [0.0]
        for over in range(1, FASTEST + 1):
            prices.append(self.price([Risk(CORNER_TEST, -over, 0)]))
        return prices

    def price(self, risks: list[Risk]) -> float:
        """What a risk costs on the average, in squares."""
        if not risks:
            return 0.0
        key = 1
        for risk in risks:
            key = (key * 16 + risk.amount + 8) * 4 + risk.kind
        known = self.known.get(key)
        if known is not None:
            return known
        odds = odds_of(self.race, self.sled, risks)
        fates = odds.fates
        first = STEP_PRICE if self.sled.control == 0 else SECOND_STEP
        steps = first * fates[ONE_STEP] + TWO_STEPS_PRICE * fates[TWO_STEPS]
        lost = SPIN_PRICE * fates[SPUN] + CRASH_PRICE * (fates[CRASHED] + fates[BROKEN])
        damage = odds.damage * (ARMOR_PRICE if self.sled.armor > 2 else BARE_PRICE)
        cost = FEAR * (self.calm * (steps + damage) + lost) / odds.whole
        self.known[key] = cost
        return cost

    def worth(self, path: Path) -> float:
        """Squares won, less the risk, and what the cards left make of where it ends."""
        track = self.race.book.track
        gain = track.to_go[self.sled.square] - track.to_go[path.end]
        worth = gain + path.crossings * self.road.lap - self.price(path.risks)
        if path.struck != NOT_STRUCK:
            worth += path.strength // 2 - RAM_PRICE
        return worth + self.road.plan(path.end, bases_of(self.deck.hand), self.rounds_left)

    def kept(self) -> float:
        """The worth of the special cards in hand."""
        worth = 0.0
        hand = self.deck.hand
        for card in range(FIRST_SPECIAL, KINDS):
            worth += KEEP[card] * hand[card]
        return worth * self.calm

    def best(self, paths: list[Path]) -> float:
        best = -1000.0
        for path in paths:
            best = max(best, self.worth(path))
        return best

    def lay_worth(self, cards: Lay) -> float:
        """The worth of laying these."""
        seat = self.sled.seat
        lay_down(self.race, seat, cards)
        if self.deck.hand[REFLEXES] or cards.card == REFLEXES:
            # The cards held matter to the odds only with these among them, or just gone.
            self.known.clear()
        worth = self.best(paths_of(self.race)) + self.kept()
        take_up(self.race, seat, cards)
        return worth

    def step_worth(self, step: Action) -> float:
        return self.best(paths_after(self.race, step))


def bases_of(hand: list[int]) -> list[int]:
    """A hand as the open road counts it: MOVE and DRIFT by kind, specials together."""
    cards = hand[:FIRST_SPECIAL]
    specials = 0
    for card in range(FIRST_SPECIAL, KINDS):
        specials += hand[card]
    cards.append(specials)
    assert len(cards) == BASES
    return cards


def rounds_left(view: PowersledView, seat: int) -> int:
    """Plays of this turn after the present one of this seat."""
    left = ROUNDS - view.round
    if view.round and not view.sleds[seat].has_played:
        left += 1
    return min(left, ROUNDS)


def can_spare(hand: list[int], rounds: int) -> bool:
    """Cards enough to drive with: a special one may go for something else."""
    cards = 0
    for card in range(FIRST_SPECIAL):
        cards += hand[card]
    return cards >= rounds
