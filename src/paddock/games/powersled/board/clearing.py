"""Finds the widest free spot inside a track."""

from math import sqrt
from typing import Final

from paddock.games.powersled.board.kinds import Clearing, Stand

CELLS: Final = 48
"""So many places are tried in each direction, however large the track is."""
LANE: Final = 60
"""From the middle of a square to beyond its edge."""


def clearing(ring: list[Stand], stands: list[Stand], x: int, y: int, w: int, h: int) -> Clearing:
    """The middle of the largest circle, as far as it is found, that no stand lies in.

    `ring` goes round the spot; the other numbers are the paper.
    """
    best, at_x, at_y = 0.0, x + w // 2, y + h // 2
    for column in range(1, CELLS):
        for row in range(1, CELLS):
            here_x, here_y = x + column * w // CELLS, y + row * h // CELLS
            room = _room(stands, here_x, here_y, best)
            if room > best and _is_inside(ring, here_x, here_y):
                best, at_x, at_y = room, here_x, here_y
    return Clearing(at_x, at_y, max(0, round(sqrt(best)) - LANE))


def _room(stands: list[Stand], x: int, y: int, least: float) -> float:
    """The square of the distance to the nearest stand; anything less where it is not enough."""
    room = 1e18
    for stand in stands:
        away_x, away_y = stand.x - x, stand.y - y
        away = float(away_x * away_x + away_y * away_y)
        if away < room:
            room = away
            if room <= least:
                break
    return room


def _is_inside(ring: list[Stand], x: int, y: int) -> bool:
    """Whether a ring of points goes round a point."""
    is_in = False
    before = ring[-1]
    for one in ring:
        if (one.y > y) != (before.y > y):
            crossing = (before.x - one.x) * (y - one.y) / (before.y - one.y) + one.x
            if x < crossing:
                is_in = not is_in
        before = one
    return is_in
