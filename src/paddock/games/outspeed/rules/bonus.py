"""Bonus tokens taking effect, one zone group at a time."""

from paddock.core.protocol import Log
from paddock.games.outspeed.book.tokens import (
    ELECTROMAGNET,
    FLAME_PUSH,
    FLAMETHROWER,
    FORCEFIELD,
    FUEL_TANK,
    ION_CANNON,
    ION_DRAIN,
    MAGNET_PUSH_BETWEEN,
    MAGNET_PUSH_LEADERS,
    NITRO,
    NITRO_ZONES,
    NO_TOKEN,
    TANK_FUEL,
)
from paddock.games.outspeed.events import (
    BY_NITRO,
    BY_PUSH,
    DRAINED,
    FROM_TANK,
    PUSHED_OFF,
    BonusApplied,
    FuelGained,
    FuelLost,
    MarkerPlaced,
)
from paddock.games.outspeed.rules.elimination import eliminate
from paddock.games.outspeed.rules.movement import move
from paddock.games.outspeed.state import Outspeed, Pilot


def zone_groups(race: Outspeed) -> tuple[tuple[int, ...], ...]:
    """OS-097 The seats of each occupied zone, front to rear, as the Bonus phase begins."""
    groups: list[list[int]] = []
    last_zone = 0
    for pilot in race.in_order():
        if not groups or pilot.zone != last_zone:
            groups.append([])
            last_zone = pilot.zone
        groups[-1].append(pilot.seat)
    return tuple(tuple(group) for group in groups)


class Effects:
    """What the tokens of one zone group add up to, per seat (OS-R15)."""

    def __init__(self, seats: int) -> None:
        self.gains = [0] * seats
        self.drains = [0] * seats
        self.pushes = [0] * seats
        self.boosts = [0] * seats
        self.markers: list[Pilot] = []


def apply_group(race: Outspeed, group: tuple[int, ...], log: Log) -> None:
    """OS-099 Fix the targets, change Fuel, move Ships, place markers, eliminate."""
    effects = Effects(race.seats)
    anything = False
    for seat in group:
        pilot = race.pilots[seat]
        if pilot.committed != NO_TOKEN:
            anything = True
            _add_token(race, pilot, effects, log)
    if not anything:
        return
    _change_fuel(race, effects, log)
    pushed_off = _move_ships(race, effects, log)
    for pilot in effects.markers:
        race.markers.append(pilot.zone)
        log.say(MarkerPlaced(pilot.seat, pilot.zone))
    out = [pilot for pilot in race.alive() if pilot.fuel == 0 or pilot in pushed_off]
    reasons = [PUSHED_OFF if pilot in pushed_off else DRAINED for pilot in out]
    eliminate(race, out, reasons, log)


def _add_token(race: Outspeed, pilot: Pilot, effects: Effects, log: Log) -> None:
    """OS-R14 Targets are fixed from the positions before anything of the group takes effect."""
    token = pilot.committed
    targets: list[int] = []
    if token == NITRO:
        effects.boosts[pilot.seat] += NITRO_ZONES
    elif token == FUEL_TANK:
        effects.gains[pilot.seat] += TANK_FUEL
    elif token == FORCEFIELD:
        effects.markers.append(pilot)
    elif token == FLAMETHROWER:
        hit = next_occupied_zone(race, pilot.zone)
        for other in race.alive():
            if other.zone == hit:
                effects.pushes[other.seat] += FLAME_PUSH
                targets.append(other.seat)
    elif token == ION_CANNON:
        for other in race.alive():
            if other.zone > pilot.zone:
                effects.drains[other.seat] += ION_DRAIN
                targets.append(other.seat)
    else:
        assert token == ELECTROMAGNET, f"there is no token {token}"
        leading = race.leading_zone()
        for other in race.alive():
            if other.zone > pilot.zone:
                leads = other.zone == leading
                effects.pushes[other.seat] += MAGNET_PUSH_LEADERS if leads else MAGNET_PUSH_BETWEEN
                targets.append(other.seat)
    log.say(BonusApplied(pilot.seat, token, tuple(targets)))


def next_occupied_zone(race: Outspeed, zone: int) -> int:
    """The nearest occupied zone in front, or 0."""
    nearest = 0
    for pilot in race.alive():
        if pilot.zone > zone and (nearest == 0 or pilot.zone < nearest):
            nearest = pilot.zone
    return nearest


def _change_fuel(race: Outspeed, effects: Effects, log: Log) -> None:
    """Gains and losses are summed per Ship, and never go below nothing."""
    for pilot in race.alive():
        gain, drain = effects.gains[pilot.seat], effects.drains[pilot.seat]
        if gain:
            pilot.fuel += gain
            log.say(FuelGained(pilot.seat, FROM_TANK, gain, 0, pilot.fuel))
        if drain:
            lost = min(drain, pilot.fuel)
            pilot.fuel -= lost
            log.say(FuelLost(pilot.seat, lost, pilot.fuel))


def _move_ships(race: Outspeed, effects: Effects, log: Log) -> list[Pilot]:
    """One movement per Ship; who was pushed past the rear."""
    pushed_off: list[Pilot] = []
    for pilot in race.in_order():
        boost, push = effects.boosts[pilot.seat], effects.pushes[pilot.seat]
        if boost:
            move(race, pilot, boost, BY_NITRO, log)
        if push and not move(race, pilot, -push, BY_PUSH, log):
            pushed_off.append(pilot)
    return pushed_off
