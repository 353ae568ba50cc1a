"""What the next turn may bring: the expected worth of each route, and how rivals will mix.

Everything is counted in zones. Only views are read, so a bot can know no more than its seat.
"""

import math
from typing import Final

from paddock.games.outspeed.book.tiles import ROUTES, TRACK_TILES, Amount, Route
from paddock.games.outspeed.view import OutspeedView, PilotView

DEATH: Final = 11.0
"""What being eliminated costs."""
TOKEN_WORTH: Final = 1.2
MIXING_ROUNDS: Final = 10
RIVALS_TEMPERATURE: Final = 0.7
STEADY: Final = 0.6
"""How much of a mix stays in each round, so that the mixing settles."""
EVEN_PRICE: Final = 0.8
LOWEST_PRICE: Final = 0.3
HIGHEST_PRICE: Final = 1.5
PRICE_SLOPE: Final = 0.14
NEAR_EDGE: Final[tuple[float, ...]] = (0.97, 0.9, 0.75, 0.5, 0.25, 0.08)
"""The chance that the leader crosses the front edge this turn, by the zones left before it."""
DRY_FEAR: Final[tuple[float, ...]] = (0.0, 1.6, 0.6)
"""What going on with 1 or 2 Fuel is worth avoiding: the next tile may have no free route."""


def turns_left(view: OutspeedView) -> int:
    """The turns still to play after this one."""
    return max(0, TRACK_TILES + 1 - view.turn)


def fuel_price(fuel: int, turns: int) -> float:
    """What 1 Fuel is worth: dear below the line 3 + 0.75 a turn, cheap above it."""
    line = 3.0 + 0.75 * turns
    price = EVEN_PRICE + PRICE_SLOPE * (line - fuel)
    return min(HIGHEST_PRICE, max(LOWEST_PRICE, price))


def mean(faces: tuple[int, ...]) -> float:
    return sum(faces) / len(faces)


def sum_chances(faces: tuple[int, ...], times: int) -> list[float]:
    """The chance of each sum of so many rolls."""
    chances = [1.0]
    for _ in range(times):
        longer = [0.0] * (len(chances) + max(faces))
        for total, chance in enumerate(chances):
            for face in faces:
                longer[total + face] += chance / len(faces)
        chances = longer
    return chances


def company_chances(rivals: int, share: float) -> list[float]:
    """The chance that 0, 1, … of the rivals take a route that each takes with this chance."""
    chances: list[float] = []
    for k in range(rivals + 1):
        ways = math.comb(rivals, k)
        chances.append(ways * share**k * (1.0 - share) ** (rivals - k))
    return chances


class Prospects:
    """One pilot's prospects on the visible tile."""

    def __init__(self, view: OutspeedView, pilot: PilotView) -> None:
        self.book = view.book
        self.routes = view.book.tiles[view.tile - 1].sides[view.side]
        self.fuel = pilot.fuel
        self.zone = pilot.zone
        self.turns = turns_left(view)
        self.rivals = sum(1 for other in view.pilots if other.out == 0) - 1
        self.price = fuel_price(pilot.fuel, self.turns)
        self.is_finish = view.book.is_finish(view.tile)
        self.rear_end = view.book.first_zone(view.rear + 1) - 1
        front_end = view.book.first_zone(view.front + 1) - 1
        leader = max(other.zone for other in view.pilots if other.out == 0)
        gap = front_end - leader
        if view.front > view.rear + 1:
            self.cut = 1.0
        else:
            self.cut = NEAR_EDGE[gap] if gap < len(NEAR_EDGE) else 0.02

    def worth(self, own: int, mix: list[float]) -> float:
        """The expected worth of a route when rivals mix like this."""
        route = self.routes[own]
        total = 0.0
        for company, chance in enumerate(company_chances(self.rivals, mix[own])):
            if chance > 0.0:
                total += chance * self._worth_in_company(route, own, company, mix)
        return total

    def _worth_in_company(self, route: Route, own: int, company: int, mix: list[float]) -> float:
        counts = self._expected_counts(own, company, mix)
        survives, left = 1.0, float(self.fuel)
        if route.pays(company + 1):
            survives, left = self._pay(route.cost, counts)
        zones = 0.0
        gained = 0.0
        if route.gains(company + 1):
            zones = self._expected(route.zones, counts, mean(self.book.blue))
            gained = self.price * self._expected(route.fuel, counts, 0.0)
            gained += TOKEN_WORTH * route.tokens if not self.is_finish else 0.0
        alive = zones + gained - self.price * (self.fuel - left) - self._fear(left + gained)
        if self.zone + zones <= self.rear_end:
            alive -= DEATH * self.cut
        return survives * alive - (1.0 - survives) * DEATH

    def _expected_counts(self, own: int, company: int, mix: list[float]) -> list[float]:
        """How many program each symbol, when so many come along on the own one."""
        elsewhere = 1.0 - mix[own]
        counts = [0.0, 0.0, 0.0]
        for symbol in range(len(ROUTES)):
            if symbol == own:
                counts[symbol] = company + 1.0
            elif elsewhere > 0.0:
                counts[symbol] = (self.rivals - company) * mix[symbol] / elsewhere
        return counts

    def _expected(self, amount: Amount, counts: list[float], face: float) -> float:
        total = float(amount.fixed)
        rolled = float(amount.rolls)
        for symbol in range(len(ROUTES)):
            total += amount.counted[symbol] * counts[symbol]
            rolled += amount.rolls_counted[symbol] * counts[symbol]
        if amount.dialled:
            total += min(self.book.wheel_most, self.fuel)
        return total + rolled * face

    def _pay(self, cost: Amount, counts: list[float]) -> tuple[float, float]:
        """The chance to stay in the race, and the Fuel left then."""
        rolled = float(cost.rolls)
        fixed = float(cost.fixed)
        for symbol in range(len(ROUTES)):
            fixed += cost.counted[symbol] * counts[symbol]
            rolled += cost.rolls_counted[symbol] * counts[symbol]
        if cost.dialled:
            fixed += min(self.book.wheel_most, self.fuel)
        least = 0 if self.is_finish else 1
        survives, left = 0.0, 0.0
        for face_sum, chance in enumerate(sum_chances(self.book.yellow, round(rolled))):
            after = self.fuel - fixed - face_sum
            if after >= least:
                survives += chance
                left += chance * after
        return survives, left / survives if survives > 0.0 else 0.0

    def _fear(self, left: float) -> float:
        if self.is_finish:
            return 0.0
        rounded = int(left)
        return DRY_FEAR[rounded] if rounded < len(DRY_FEAR) else 0.0


def soft_choice(worths: list[float], allowed: list[int], temperature: float) -> list[float]:
    """Chances that favour the better routes; 0 for those that are not allowed."""
    best = max(worths[route] for route in allowed)
    chances = [0.0, 0.0, 0.0]
    total = 0.0
    for route in allowed:
        chances[route] = math.exp((worths[route] - best) / temperature)
        total += chances[route]
    return [chance / total for chance in chances]


def mixes(view: OutspeedView) -> list[list[float]]:
    """How sensible pilots mix their routes: each the soft best answer to what the others do.

    One mix per seat; seats out of the race take no route.
    """
    all_prospects = [Prospects(view, pilot) for pilot in view.pilots]
    found: list[list[float]] = []
    for pilot in view.pilots:
        mix = [0.0, 0.0, 0.0]
        if pilot.out == 0:
            allowed = _allowed(all_prospects[pilot.seat])
            for route in allowed:
                mix[route] = 1.0 / len(allowed)
        found.append(mix)
    for _ in range(MIXING_ROUNDS):
        answers = [_answer(all_prospects[pilot.seat], pilot, found) for pilot in view.pilots]
        found = [
            [STEADY * old + (1.0 - STEADY) * new for old, new in zip(mix, answer, strict=True)]
            for mix, answer in zip(found, answers, strict=True)
        ]
    return found


def mix_of_others(all_mixes: list[list[float]], seat: int, rivals: int) -> list[float]:
    """The average mix of everybody else in the race."""
    average = [0.0, 0.0, 0.0]
    for other in range(len(all_mixes)):
        if other != seat:
            for route in range(len(ROUTES)):
                average[route] += all_mixes[other][route] / rivals
    return average


def _allowed(prospects: Prospects) -> list[int]:
    lit = [route for route in range(len(ROUTES)) if prospects.routes[route].is_lit]
    paid = [route for route in lit if prospects.routes[route].lowest_cost <= prospects.fuel]
    return paid or lit


def _answer(prospects: Prospects, pilot: PilotView, found: list[list[float]]) -> list[float]:
    if pilot.out:
        return [0.0, 0.0, 0.0]
    allowed = _allowed(prospects)
    others = mix_of_others(found, pilot.seat, prospects.rivals)
    worths = [
        prospects.worth(route, others) if route in allowed else 0.0 for route in range(len(ROUTES))
    ]
    return soft_choice(worths, allowed, RIVALS_TEMPERATURE)
