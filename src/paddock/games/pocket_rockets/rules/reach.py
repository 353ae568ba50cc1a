"""Whom a power can reach."""

from paddock.games.pocket_rockets.book.course import Course, Tabletop
from paddock.games.pocket_rockets.book.racers import (
    AURA,
    BOOST,
    CANNON,
    FRONT,
    REACH,
    SLACK,
    TRANSWARP,
)
from paddock.games.pocket_rockets.rules.order import groups
from paddock.games.pocket_rockets.state import PocketRockets, Pose, Rocket
from paddock.kit.geometry_gaps import distance_ahead, is_within


def in_cannon_reach(attacker: Pose, other: Pose) -> bool:
    """PR-110, PR-111, PR-116 Within a span of the middle of the front edge, and not behind it."""
    away = distance_ahead(attacker.card(), FRONT, other.card(), SLACK)
    return 0 <= away <= REACH


def in_aura_reach(attacker: Pose, other: Pose) -> bool:
    """PR-130, PR-131 Within a span of the star, in any direction."""
    return is_within(attacker.x, attacker.y, other.card(), REACH)


def targets(book: Tabletop, course: Course, rockets: list[Rocket], seat: int) -> tuple[int, ...]:
    """Whom the power of a seat could be aimed at now, in seat order; nobody for a Boost."""
    own = rockets[seat]
    power = own.power()
    found: list[int] = []
    allowed = _ahead(course, rockets, seat) if book.warps_next_ahead else []
    for other in range(len(rockets)):
        rocket = rockets[other]
        if other == seat or not rocket.is_in_play:
            continue
        if power == CANNON:
            is_reached = in_cannon_reach(own.pose, rocket.pose)
        elif power == AURA:
            is_reached = in_aura_reach(own.pose, rocket.pose)
        else:
            # PR-120: at any distance.
            is_reached = power == TRANSWARP and (not book.warps_next_ahead or other in allowed)
        if is_reached:
            found.append(other)
    return tuple(found)


def _ahead(course: Course, rockets: list[Rocket], seat: int) -> list[int]:
    """PR-R47 Those who are placed directly ahead of a seat, level with one another."""
    before: list[int] = []
    for group in groups(course, rockets):
        if seat in group:
            return before
        before = group
    return before


def can_use_power(race: PocketRockets, seat: int) -> bool:
    """PR-029, PR-090, PR-112, PR-131, PR-166, PR-R44 Power side up, and somebody to use it on."""
    rocket = race.rockets[seat]
    if rocket.is_damaged or race.is_practice():
        return False
    if rocket.power() == BOOST:
        return max(race.bids) > 0
    return len(targets(race.book, race.ground(), race.rockets, seat)) > 0
