"""Discs and convex polygons, and where a straight line is how near to them (SO-067 to SO-072)."""

import math
from collections.abc import Sequence
from decimal import Decimal
from typing import NamedTuple

from games.spin_out.referee.exact import RADIUS, Vector

Span = tuple[Decimal, Decimal]
Plane = tuple[Decimal, Decimal, Decimal]
"""(a, b, c): the points with a·x + b·y ≤ c."""
ZERO = Decimal(0)


class Disc(NamedTuple):
    x: int
    y: int
    r: int


class Polygon(NamedTuple):
    """Convex, its corners anticlockwise."""

    points: tuple[tuple[int, int], ...]

    @property
    def edges(self) -> list[tuple[tuple[int, int], tuple[int, int]]]:
        return list(zip(self.points, self.points[1:] + self.points[:1], strict=True))


Shape = Disc | Polygon


def distance(x: Decimal, y: Decimal, shape: Shape) -> Decimal:
    """From a point to the nearest point of a shape, 0 inside it."""
    if isinstance(shape, Disc):
        away = ((x - shape.x) ** 2 + (y - shape.y) ** 2).sqrt()
        return max(ZERO, away - shape.r)
    if all((bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0 for (ax, ay), (bx, by) in shape.edges):
        return ZERO
    return min(distance_to_segment(x, y, a, b) for a, b in shape.edges)


def distance_to_segment(x: Decimal, y: Decimal, a: tuple[int, int], b: tuple[int, int]) -> Decimal:
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = ((x - a[0]) * dx + (y - a[1]) * dy) / Decimal(dx * dx + dy * dy)
    along = min(Decimal(1), max(ZERO, along))
    return ((x - a[0] - along * dx) ** 2 + (y - a[1] - along * dy) ** 2).sqrt()


def gap(x: int, y: int, shape: Shape) -> Decimal:
    """SO-069: between a pod's base and a feature, or another pod as a disc of its radius."""
    return distance(Decimal(x), Decimal(y), shape) - RADIUS


def span(x: int, y: int, u: Vector, shape: Shape, reach: int) -> Span | None:
    """SO-072: from where to where on the line the centre is within `reach` of the shape."""
    if isinstance(shape, Disc):
        return span_of_disc(x, y, u, shape.x, shape.y, shape.r + reach)
    pieces = [clipped(x, y, u, [outside(a, b, 0) for a, b in shape.edges])]
    pieces += [clipped(x, y, u, strip(a, b, reach)) for a, b in shape.edges]
    pieces += [span_of_disc(x, y, u, px, py, reach) for px, py in shape.points]
    there = [piece for piece in pieces if piece is not None]
    if not there:
        return None
    return min(piece[0] for piece in there), max(piece[1] for piece in there)


def span_of_disc(x: int, y: int, u: Vector, cx: int, cy: int, r: int) -> Span | None:
    dx, dy = cx - x, cy - y
    along = dx * u.x + dy * u.y
    beside = dx * u.y - dy * u.x
    square = r * r - beside * beside
    if square < 0:
        return None
    half = square.sqrt()
    return along - half, along + half


def outside(a: tuple[int, int], b: tuple[int, int], reach: int) -> Plane:
    """All that lies at most `reach` outside an edge of an anticlockwise polygon."""
    nx, ny = Decimal(b[1] - a[1]), Decimal(a[0] - b[0])
    return nx, ny, nx * a[0] + ny * a[1] + reach * (nx * nx + ny * ny).sqrt()


def strip(a: tuple[int, int], b: tuple[int, int], reach: int) -> list[Plane]:
    """The outward rectangle on an edge."""
    nx, ny, far = outside(a, b, reach)
    ex, ey = -ny, nx
    return [
        (nx, ny, far),
        (-nx, -ny, -(nx * a[0] + ny * a[1])),
        (ex, ey, ex * b[0] + ey * b[1]),
        (-ex, -ey, -(ex * a[0] + ey * a[1])),
    ]


def clipped(x: int, y: int, u: Vector, planes: Sequence[Plane]) -> Span | None:
    """The part of the line in all the half-planes."""
    low, high = Decimal("-Infinity"), Decimal("Infinity")
    for a, b, c in planes:
        speed = a * u.x + b * u.y
        room = c - a * x - b * y
        if speed == 0:
            if room < 0:
                return None
        elif speed > 0:
            high = min(high, room / speed)
        else:
            low = max(low, room / speed)
    return (low, high) if low <= high else None


def is_far(x: int, y: int, u: Vector, length: int, shape: Shape, reach: int) -> bool:
    """Surely farther than `reach` from the whole step: saves the exact computation."""
    if isinstance(shape, Disc):
        cx, cy, r = float(shape.x), float(shape.y), float(shape.r)
    else:
        cx = sum(point[0] for point in shape.points) / len(shape.points)
        cy = sum(point[1] for point in shape.points) / len(shape.points)
        r = max(math.dist((cx, cy), point) for point in shape.points)
    dx, dy = cx - x, cy - y
    ux, uy = float(u.x), float(u.y)
    along = min(float(length), max(0.0, dx * ux + dy * uy))
    return math.hypot(dx - along * ux, dy - along * uy) > r + reach + 1
