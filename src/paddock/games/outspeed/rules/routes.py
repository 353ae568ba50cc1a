"""What a route may cost, who can program it, what it costs and brings."""

from typing import Final

from paddock.core.chance import Chance
from paddock.core.protocol import Action
from paddock.games.outspeed.actions import PROGRAMS
from paddock.games.outspeed.book.tiles import OFF, ROUTES, Route
from paddock.games.outspeed.state import Outspeed, Pilot

MENUS: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(PROGRAMS[route] for route in range(len(ROUTES)) if lights >> route & 1)
    for lights in range(1 << len(ROUTES))
)
"""What is offered, by the lights that can be paid: made once and shared."""


NO_ROLLS: Final[tuple[int, ...]] = ()


def lowest_costs(race: Outspeed) -> tuple[int, ...]:
    """OS-R34 The best-case cost of each route of the visible side; -1 for a light that is off."""
    return race.book.tiles[race.tile - 1].lowest_costs[race.side]


def open_routes(costs: tuple[int, ...], fuel: int) -> tuple[Action, ...]:
    """OS-044 to OS-048, OS-R35 The routes a pilot with this Fuel may program."""
    lights = 0
    for route in range(len(ROUTES)):
        if costs[route] != OFF and costs[route] <= fuel:
            lights |= 1 << route
    if lights:
        return MENUS[lights]
    cheapest = min(cost for cost in costs if cost != OFF)
    return tuple(PROGRAMS[route] for route in range(len(ROUTES)) if costs[route] == cheapest)


def route_of(race: Outspeed, pilot: Pilot) -> Route:
    """The route that this pilot programmed."""
    return race.book.route(race.tile, race.side, pilot.route)


def rolls(faces: tuple[int, ...], times: int, chance: Chance) -> tuple[int, ...]:
    """OS-067, OS-103 Roll a die so many times, in one go."""
    if not times:
        return NO_ROLLS
    return tuple(faces[chance.pick(len(faces))] for _ in range(times))
