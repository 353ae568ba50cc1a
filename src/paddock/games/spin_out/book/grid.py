"""Eight places in a start zone, for tracks that do not say them."""

from typing import Final

from paddock.games.spin_out.book.measures import INCH, MOST_SEATS, RADIUS, TURN
from paddock.kit.geometry_angles import Point, cosine, sine

PITCH: Final = 7 * INCH // 2
"""From one place to the next: so close that a zone with room for eight pods has eight places."""


def lay_grid(zone: tuple[int, int, int, int], heading: int) -> tuple[Point, ...]:
    """SO-R26 Row behind row from the front of the zone, each from its middle outwards."""
    west, south, east, north = zone
    east_by, north_by = cosine(heading, TURN), sine(heading, TURN)
    is_sideways = abs(east_by) >= abs(north_by)
    if is_sideways:
        rows = _from_the_front(west, east, east_by > 0.0)
        files = _from_the_middle(south, north)
        spots = [Point(x, y) for x in rows for y in files]
    else:
        rows = _from_the_front(south, north, north_by > 0.0)
        files = _from_the_middle(west, east)
        spots = [Point(x, y) for y in rows for x in files]
    return tuple(spots[:MOST_SEATS])


def _from_the_front(low: int, high: int, is_high_front: bool) -> list[int]:
    count = _many(low, high)
    if is_high_front:
        return [high - RADIUS - PITCH * at for at in range(count)]
    return [low + RADIUS + PITCH * at for at in range(count)]


def _from_the_middle(low: int, high: int) -> list[int]:
    count = _many(low, high)
    first = (low + high - PITCH * (count - 1)) // 2
    middle = (count - 1) // 2
    found: list[int] = []
    for at in range(count):
        # 0, 1, -1, 2, -2, …
        off = (at + 1) // 2 if at % 2 else -(at // 2)
        found.append(first + PITCH * (middle + off))
    return found


def _many(low: int, high: int) -> int:
    """How many places fit side by side."""
    room = high - low - 2 * RADIUS
    return room // PITCH + 1 if room >= 0 else 0
