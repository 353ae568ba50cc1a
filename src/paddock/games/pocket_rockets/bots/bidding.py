"""The bids: what each number would bring each racer, and a mixture that nobody can count on.

Gains are in moves. A racer's number brings what it gains times its chance of being alone on it,
and what its tie takes from the others. Everybody is thought to mix that way, knowing of everybody
else; a few rounds of smoothed answers to each other come near enough to where nobody would change.
"""

from typing import Final

from paddock.core.chance import Chance
from paddock.games.pocket_rockets.book.racers import (
    AURA,
    BIDS,
    BOOST,
    CANNON,
    HIGHEST_BID,
    SLIDE,
    TRANSWARP,
)
from paddock.games.pocket_rockets.bots.piloting import prospects
from paddock.games.pocket_rockets.rules.driving import ground_for
from paddock.games.pocket_rockets.rules.reach import targets
from paddock.games.pocket_rockets.state import NO_BID
from paddock.games.pocket_rockets.view import RocketsView

WIN: Final = 12.0
"""What crossing the finish is worth."""
REPAIR_WORTH: Final = 2.2
REPAIR_UNDER_FIRE: Final = 3.0
DAMAGE_WORTH: Final = 1.5
REMOVAL_WORTH: Final = 6.0
BOOST_MOVES: Final = 2 * HIGHEST_BID
USUAL_BOOST: Final = 6
"""What a Boost is likely to give: somebody bids 3 or more in most rounds."""
WARP_COST: Final = 1.0
"""An exchange brings no move, and the one that was moved is next to come back."""
ROUNDS: Final = 14
SMOOTH: Final = 0.45
"""How many moves make a number about three times as likely."""
PARTS: Final = 1 << 20
GIVES_WAY_IN: Final = 3
"""Who tied last time leaves that number to the others once in so many rounds: two who need the
same number would tie for ever."""
BLOCKING: Final = 0.7
"""What is taken from a rival counts for so much of what one gains oneself."""


class Gains:
    """What each number would bring a racer that is alone on it, in moves; `wins` says which win."""

    def __init__(self, by_bid: list[float], wins: list[bool]) -> None:
        self.by_bid = by_bid
        self.wins = wins


class Field:
    """All racers in play as they stand at the bidding."""

    def __init__(self, view: RocketsView) -> None:
        self.view = view
        self.seats = [seat for seat in range(len(view.rockets)) if view.rockets[seat].is_in_play]
        self.to_go = [0] * len(view.rockets)
        self.moves: list[list[int]] = [[] for _ in view.rockets]
        self.wins_in = [0] * len(view.rockets)
        course = view.ground()
        for seat in self.seats:
            rocket = view.rockets[seat]
            depth = BOOST_MOVES if rocket.power() == BOOST and not rocket.is_damaged else 4
            found, wins_in = prospects(
                ground_for(course, view.rockets, seat),
                view.book,
                rocket.pose,
                rocket.credits,
                depth,
            )
            self.to_go[seat] = found[0]
            self.moves[seat] = found
            self.wins_in[seat] = wins_in

    def gains(self, seat: int) -> Gains:
        """What the numbers would bring a seat."""
        wins_in = self.wins_in[seat]
        by_bid = [self.of_zero(seat)]
        wins = [self.wins_with_zero(seat)]
        for number in range(1, BIDS):
            does_win = 0 < wins_in <= number
            by_bid.append(self.gained(seat, number) + (WIN if does_win else 0.0))
            wins.append(does_win)
        if wins[0]:
            by_bid[0] += WIN
        return Gains(by_bid, wins)

    def gained(self, seat: int, moves: int) -> float:
        """How many moves nearer so many moves bring a seat."""
        found = self.moves[seat]
        return (found[0] - found[moves]) / float(SLIDE)

    def wins_with_zero(self, seat: int) -> bool:
        """Whether a Boost brings a seat home."""
        rocket = self.view.rockets[seat]
        is_boost = rocket.power() == BOOST and not rocket.is_damaged
        return is_boost and 0 < self.wins_in[seat] <= USUAL_BOOST and len(self.seats) > 1

    def of_zero(self, seat: int) -> float:
        """What a lone 0 would bring: the power, or a repair."""
        rocket = self.view.rockets[seat]
        if rocket.is_damaged:
            return REPAIR_UNDER_FIRE if self.is_under_fire(seat) else REPAIR_WORTH
        if len(self.seats) < 2:
            return 0.0
        power = rocket.power()
        if power == BOOST:
            return self.gained(seat, USUAL_BOOST)
        reach = targets(self.view.book, self.view.ground(), self.view.rockets, seat)
        if power == TRANSWARP:
            return self.of_warp(seat, self.best_warp(seat, reach))
        if power == CANNON:
            return 0.5 * max([self.of_hit(target) for target in reach], default=0.0)
        hits = 0.0
        for target in reach:
            hits += self.of_hit(target)
        return max(0.0, 0.5 * hits - 0.5 * DAMAGE_WORTH)

    def is_under_fire(self, seat: int) -> bool:
        """Whether a Cannon or an Aura could hit a seat now."""
        for other in self.seats:
            rocket = self.view.rockets[other]
            if other != seat and not rocket.is_damaged and rocket.power() in (CANNON, AURA):
                if seat in targets(self.view.book, self.view.ground(), self.view.rockets, other):
                    return True
        return False

    def of_hit(self, target: int) -> float:
        """What it brings everybody else together that a seat is hit, as one of them sees it."""
        rivals = len(self.seats) - 1
        worth = REMOVAL_WORTH if self.view.rockets[target].is_damaged else DAMAGE_WORTH
        if rivals == 1 and self.view.rockets[target].is_damaged:
            return WIN
        ahead = min(self.to_go[seat] for seat in self.seats)
        is_leader = self.to_go[target] == ahead
        return worth * (1.5 if is_leader else 1.0) * 2.0 / (1.0 + rivals)

    def best_warp(self, seat: int, reach: tuple[int, ...]) -> int:
        """Whose place is nearest to the win, of those in reach; the seat itself if nobody is."""
        best = seat
        for target in reach:
            if self.to_go[target] < self.to_go[best]:
                best = target
        return best

    def of_warp(self, seat: int, target: int) -> float:
        """How many moves an exchange brings."""
        gained = (self.to_go[seat] - self.to_go[target]) / float(SLIDE)
        return max(0.0, gained - WARP_COST)


def best_bid(view: RocketsView, seat: int, rng: Chance) -> int:
    """A number, drawn from the mixture of a seat."""
    field = Field(view)
    if len(field.seats) == 1:
        gains = field.gains(seat).by_bid
        return gains.index(max(gains))
    mixture = mixtures(field)[field.seats.index(seat)]
    last = view.bids[seat]
    if view.bids.count(last) > 1 and last != NO_BID and rng.pick(GIVES_WAY_IN) == 0:
        mixture = _without(mixture, last)
    thrown = rng.pick(PARTS) / float(PARTS)
    for number in range(BIDS):
        thrown -= mixture[number]
        if thrown < 0.0:
            return number
    return mixture.index(max(mixture))


def _without(mixture: list[float], number: int) -> list[float]:
    """The same mixture of the other numbers."""
    rest = [0.0 if one == number else mixture[one] for one in range(BIDS)]
    total = sum(rest)
    return [one / total for one in rest]


def mixtures(field: Field) -> list[list[float]]:
    """How likely each racer in play is to bid each number."""
    gains = [field.gains(seat) for seat in field.seats]
    mixed = [_smoothed(one.by_bid) for one in gains]
    tie_share = 0.5 if field.view.has_lots else 1.0
    for round in range(ROUNDS):
        keep = (round + 1.0) / (round + 3.0)
        answers = [_answer(at, gains, mixed, tie_share) for at in range(len(gains))]
        for at in range(len(gains)):
            mixed[at] = [
                keep * old + (1.0 - keep) * new
                for old, new in zip(mixed[at], answers[at], strict=True)
            ]
    return mixed


def _answer(
    own: int, gains: list[Gains], mixed: list[list[float]], tie_share: float
) -> list[float]:
    """The best mixture of one racer against those of the others, smoothed."""
    worth: list[float] = []
    nobody_won = 1.0
    for number in range(BIDS):
        alone = 1.0
        stolen = 0.0
        win = 0.0
        for at in range(len(gains)):
            if at == own:
                continue
            alone *= 1.0 - tie_share * mixed[at][number]
            likely = mixed[at][number] * _alone(at, own, number, mixed)
            stolen += likely * gains[at].by_bid[number]
            if gains[at].wins[number]:
                win += likely
        tied = BLOCKING * tie_share * stolen / (len(gains) - 1)
        worth.append(nobody_won * (alone * gains[own].by_bid[number] + tied))
        # Lower numbers are up first: who crosses the line with one ends the race.
        nobody_won *= max(0.0, 1.0 - win)
    return _smoothed(worth)


def _alone(one: int, without: int, number: int, mixed: list[list[float]]) -> float:
    """The chance that nobody but perhaps `without` bids the same as `one`."""
    alone = 1.0
    for at in range(len(mixed)):
        if at not in (one, without):
            alone *= 1.0 - mixed[at][number]
    return alone


def _smoothed(worth: list[float]) -> list[float]:
    """The more a number is worth, the likelier."""
    most = max(worth)
    weights: list[float] = []
    for one in worth:
        # Nearly an exponential, without the machine's own: bots play alike everywhere.
        part = 1.0 / (1.0 + (most - one) / (8.0 * SMOOTH))
        fourth = part * part * part * part
        weights.append(fourth * fourth)
    total = sum(weights)
    return [weight / total for weight in weights]
