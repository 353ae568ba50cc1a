"""The last turn, played out in the head: how often would this choice win?"""

from typing import Final

from paddock.core.chance import Chance
from paddock.games.outspeed.book.tiles import Amount
from paddock.games.outspeed.bots.prospects import mixes
from paddock.games.outspeed.state import NO_ROUTE
from paddock.games.outspeed.view import OutspeedView, PilotView

SAMPLES: Final = 60
FINE: Final = 1000


def choose_at_random(chances: list[float], rng: Chance) -> int:
    """An index by its chance."""
    mark = rng.pick(FINE) / FINE
    for index, chance in enumerate(chances):
        mark -= chance
        if mark < 0.0:
            return index
    return max(range(len(chances)), key=chances.__getitem__)


def _rolled(faces: tuple[int, ...], times: int, rng: Chance) -> int:
    total = 0
    for _ in range(times):
        total += faces[rng.pick(len(faces))]
    return total


class LastTurn:
    """Samples the end of the race for one seat. Routes already shown are taken as they are."""

    def __init__(self, view: OutspeedView) -> None:
        self.view = view
        self.book = view.book
        self.routes = view.book.tiles[view.tile - 1].sides[view.side]
        self.alive = [pilot for pilot in view.pilots if pilot.out == 0]
        shown = view.pilots[view.seat].route != NO_ROUTE
        self.mixes = [] if shown else mixes(view)

    def chance_to_win(self, route: int, dialled: int, rng: Chance) -> float:
        """The share of samples that this seat wins; a shared win counts half."""
        won = 0.0
        for _ in range(SAMPLES):
            won += self._sample(route, dialled, rng)
        return won / SAMPLES

    def _sample(self, own_route: int, own_dial: int, rng: Chance) -> float:
        chosen: list[int] = []
        counts = [0, 0, 0]
        for pilot in self.alive:
            route = pilot.route
            if pilot.seat == self.view.seat:
                route = own_route
            elif route == NO_ROUTE:
                route = self._guess(pilot, rng)
            chosen.append(route)
            counts[route] += 1
        own, best = -1, -1
        for index, pilot in enumerate(self.alive):
            dial = own_dial if pilot.seat == self.view.seat else self._guess_dial(pilot.fuel, rng)
            score = self._score(index, chosen[index], dial, counts, rng)
            if pilot.seat == self.view.seat:
                own = score
            else:
                best = max(best, score)
        if own < 0 or own < best:
            return 0.0
        return 1.0 if own > best else 0.5

    def _guess(self, pilot: PilotView, rng: Chance) -> int:
        return choose_at_random(self.mixes[pilot.seat], rng)

    def _guess_dial(self, fuel: int, rng: Chance) -> int:
        most = min(fuel, self.book.wheel_most)
        return most - rng.pick(2) if most else 0

    def _score(self, index: int, own: int, dial: int, counts: list[int], rng: Chance) -> int:
        """Zone first, then Fuel; -1 for a pilot who could not pay."""
        pilot = self.alive[index]
        route = self.routes[own]
        fuel, zone = pilot.fuel, pilot.zone
        if route.pays(counts[own]):
            fuel -= self._amount(route.cost, self.book.yellow, dial, counts, rng)
            if fuel < 0:
                return -1
        if route.gains(counts[own]):
            zone += self._amount(route.zones, self.book.blue, dial, counts, rng)
            fuel += self._amount(route.fuel, self.book.blue, 0, counts, rng)
        return zone * FINE + fuel

    def _amount(
        self, amount: Amount, faces: tuple[int, ...], dial: int, counts: list[int], rng: Chance
    ) -> int:
        total = amount.fixed + amount.crowd(counts) + (dial if amount.dialled else 0)
        return total + _rolled(faces, amount.rolls_due(counts), rng)
