"""What lies on a table: discs, polygons and cards, and lines to cross.

Positions are whole units of the game (thousandths of a millimetre, ten-thousandths of an inch);
headings see `geometry_angles`. A shape is built from whole numbers and keeps beside them the
floats that measuring needs. It is the kit's working copy and no part of a race: what a race holds
of it are the whole numbers.

Every shape has a box around it, of whole units and never too small, so that most questions are
answered by four comparisons.
"""

from collections.abc import Sequence
from math import ceil, sqrt

from mypy_extensions import i64

from paddock.kit.geometry_angles import GRAINS, Point, cosine, sine


class Corner:
    """A corner of an outline, with the edge from it to the next one: its direction and length."""

    def __init__(self, x: float, y: float) -> None:
        self.x = x
        self.y = y
        self.along_x = 0.0
        self.along_y = 0.0
        self.length = 0.0

    def lead_to(self, x: float, y: float) -> None:
        """Measure the edge from here to the next corner."""
        dx = x - self.x
        dy = y - self.y
        self.length = sqrt(dx * dx + dy * dy)
        self.along_x = dx / self.length
        self.along_y = dy / self.length


class Shape:
    """Anything flat with a body, and the box around it."""

    def __init__(self, west: int, south: int, east: int, north: int) -> None:
        self.west: i64 = west
        self.south: i64 = south
        self.east: i64 = east
        self.north: i64 = north


class Disc(Shape):
    """A round thing."""

    def __init__(self, x: int, y: int, radius: int) -> None:
        super().__init__(x - radius, y - radius, x + radius, y + radius)
        self.x = x
        self.y = y
        self.radius = radius
        self.middle_x = float(x)
        self.middle_y = float(y)
        self.reach = float(radius)

    def holds(self, x: int, y: int) -> bool:
        """Whether a point lies on it, its edge included. In whole numbers."""
        dx = x - self.x
        dy = y - self.y
        return dx * dx + dy * dy <= self.radius * self.radius


class Outline(Shape):
    """A convex thing with corners, counter-clockwise."""

    def __init__(self, west: int, south: int, east: int, north: int) -> None:
        super().__init__(west, south, east, north)
        self.corners: tuple[Corner, ...] = ()

    def outline(self) -> tuple[Corner, ...]:
        """Its corners, each with its edge."""
        return self.corners


class Polygon(Outline):
    """A convex thing whose corners are known; `geometry_checks` says whether they will do."""

    def __init__(self, points: Sequence[Point]) -> None:
        xs = [point.x for point in points]
        ys = [point.y for point in points]
        super().__init__(min(xs), min(ys), max(xs), max(ys))
        self.points = tuple(points)
        self.corners = closed([Corner(float(point.x), float(point.y)) for point in points])

    def holds(self, x: int, y: int) -> bool:
        """Whether a point lies on it, its edge included. In whole numbers."""
        last = self.points[len(self.points) - 1]
        for point in self.points:
            if (point.x - last.x) * (y - last.y) < (point.y - last.y) * (x - last.x):
                return False
            last = point
        return True


class Footprint:
    """The size of a card: how far it reaches ahead, behind, left and right of its pivot.

    `turn` is the number of parts that its headings divide a full turn into.
    """

    def __init__(self, front: int, back: int, left: int, right: int, turn: int) -> None:
        assert min(min(front, back), min(left, right)) >= 0, "a pivot lies on its card"
        self.front = front
        self.back = back
        self.left = left
        self.right = right
        self.turn = turn
        self.ahead = float(front)
        self.behind = float(back)
        self.to_left = float(left)
        self.to_right = float(right)
        self.middle = (front - back) / 2.0
        longest = max(front, back)
        widest = max(left, right)
        self.reach: int = ceil(sqrt(float(longest * longest + widest * widest)))


class Card(Outline):
    """A rectangle that lies with its pivot on a point, pointing along a heading.

    Its frame is (forward, left) of the pivot. Corners are worked out only when it is in
    somebody's way: a card that moves is measured in its own frame.
    """

    def __init__(self, size: Footprint, x: int, y: int, heading: int) -> None:
        reach = size.reach
        super().__init__(x - reach, y - reach, x + reach, y + reach)
        self.size = size
        self.x = x
        self.y = y
        self.heading = heading
        self.pivot_x = float(x)
        self.pivot_y = float(y)
        self.ahead_x = cosine(heading, size.turn)
        self.ahead_y = sine(heading, size.turn)

    def outline(self) -> tuple[Corner, ...]:
        if not self.corners:
            size = self.size
            self.corners = closed(
                [
                    self.corner(size.ahead, size.to_left),
                    self.corner(-size.behind, size.to_left),
                    self.corner(-size.behind, -size.to_right),
                    self.corner(size.ahead, -size.to_right),
                ]
            )
        return self.corners

    def corner(self, forward: float, left: float) -> Corner:
        """A point of the card's frame, on the table."""
        return Corner(
            self.pivot_x + (forward * self.ahead_x - left * self.ahead_y),
            self.pivot_y + (forward * self.ahead_y + left * self.ahead_x),
        )


def closed(corners: list[Corner]) -> tuple[Corner, ...]:
    """Corners in a ring, each leading to the next."""
    last = corners[len(corners) - 1]
    for corner in corners:
        last.lead_to(corner.x, corner.y)
        last = corner
    return tuple(corners)


class Line:
    """A line to cross, between a left and a right post as seen by one who goes the right way."""

    def __init__(self, left: Point, right: Point) -> None:
        self.left = left
        self.right = right

    def middle(self) -> Point:
        return Point((self.left.x + self.right.x) // 2, (self.left.y + self.right.y) // 2)

    def side(self, x: int, y: int) -> int:
        """Above 0 beyond the line, 0 on it, below 0 before it."""
        a = self.left
        b = self.right
        return (x - b.x) * (a.y - b.y) - (y - b.y) * (a.x - b.x)

    def passed(self, x: int, y: int, to_x: int, to_y: int, length: int) -> int:
        """Where a track of this length goes past the line, in grains; -1 if it does not.

        It begins before the line or on it and ends beyond, and meets it between the posts or at
        one. All in whole numbers: a track that ends on the line has not passed it.
        """
        if self.side(x, y) <= 0 < self.side(to_x, to_y):
            return self._met(x, y, to_x, to_y, length)
        return -1

    def reached(self, x: int, y: int, to_x: int, to_y: int, length: int) -> int:
        """The same for a line that counts when it is reached: one begins before it, not on it."""
        if self.side(x, y) < 0 <= self.side(to_x, to_y):
            return self._met(x, y, to_x, to_y, length)
        return -1

    def _met(self, x: int, y: int, to_x: int, to_y: int, length: int) -> int:
        """Where a track between both sides meets the line, if between the posts."""
        dx = to_x - x
        dy = to_y - y
        if dx * (self.left.y - y) - dy * (self.left.x - x) < 0:
            return -1
        if dx * (self.right.y - y) - dy * (self.right.x - x) > 0:
            return -1
        before = -self.side(x, y)
        return share(length * GRAINS, before, before + self.side(to_x, to_y))


def share(amount: int, part: int, whole: int) -> int:
    """So many parts of a whole amount, to the nearest whole number, halves upwards."""
    return (2 * amount * part + whole) // (2 * whole)
