"""The table, and its edge: what a point reaches that goes too far, or a disc."""

from math import sqrt

from paddock.kit.geometry import share
from paddock.kit.geometry_angles import GRAINS, in_grains
from paddock.kit.sweep_discs import Track

NEVER = -1


class Table:
    """A convex table; its edge belongs to it."""

    def holds(self, x: int, y: int, radius: int) -> bool:
        """Whether a disc lies wholly on the table; a point has radius 0. In whole numbers."""
        raise TypeError("a table says where its edge is")

    def edge(self, x: int, y: int, to_x: int, to_y: int, length: int) -> int:
        """Where a track of this length between two points leaves the table, in grains; or -1.

        It begins on the table, and leaves it exactly if it does not end there.
        """
        raise TypeError("a table says where its edge is")

    def way_to_edge(self, x: int, y: int, to_x: int, to_y: int, length: int) -> float:
        """The same of a track that ends off the table, in units and not rounded."""
        raise TypeError("a table says where its edge is")

    def edge_met(self, track: Track, radius: int, depth: int) -> int:
        """Where a moving disc runs into the edge from within, in grains; -1 if it does not.

        It counts if the disc comes `depth` grains over the edge on its way and is going outwards;
        the contact is where the gap was closed, at 0 if it was already.
        """
        raise TypeError("a table says where its edge is")


class RectangularTable(Table):
    """A table from (0, 0) to (width, height)."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height

    def holds(self, x: int, y: int, radius: int) -> bool:
        return radius <= x <= self.width - radius and radius <= y <= self.height - radius

    def edge(self, x: int, y: int, to_x: int, to_y: int, length: int) -> int:
        if self.holds(to_x, to_y, 0):
            return NEVER
        whole = length * GRAINS
        first = whole
        if to_x > self.width:
            first = min(first, share(whole, self.width - x, to_x - x))
        if to_x < 0:
            first = min(first, share(whole, x, x - to_x))
        if to_y > self.height:
            first = min(first, share(whole, self.height - y, to_y - y))
        if to_y < 0:
            first = min(first, share(whole, y, y - to_y))
        return max(0, first)

    def way_to_edge(self, x: int, y: int, to_x: int, to_y: int, length: int) -> float:
        first = float(length)
        if to_x > self.width:
            first = min(first, length * (self.width - x) / (to_x - x))
        if to_x < 0:
            first = min(first, length * x / (x - to_x))
        if to_y > self.height:
            first = min(first, length * (self.height - y) / (to_y - y))
        if to_y < 0:
            first = min(first, length * y / (y - to_y))
        return max(0.0, first)

    def edge_met(self, track: Track, radius: int, depth: int) -> int:
        x, y = track.x, track.y
        way = _side_met(track, track.ahead_x, self.width - x - radius, depth)
        way = min(way, _side_met(track, -track.ahead_x, x - radius, depth))
        way = min(way, _side_met(track, track.ahead_y, self.height - y - radius, depth))
        way = min(way, _side_met(track, -track.ahead_y, y - radius, depth))
        return in_grains(way) if way <= track.length else NEVER


def _side_met(track: Track, towards: float, gap: int, depth: int) -> float:
    """Where a disc that goes towards a side closes the gap to it, if it then comes deep enough."""
    if towards <= 0.0 or towards * track.length < gap + depth / 1000.0:
        return track.length + 1.0
    return max(0.0, gap / towards)


class RoundTable(Table):
    """A table around a point."""

    def __init__(self, x: int, y: int, radius: int) -> None:
        self.x = x
        self.y = y
        self.radius = radius

    def holds(self, x: int, y: int, radius: int) -> bool:
        dx = x - self.x
        dy = y - self.y
        room = self.radius - radius
        return room >= 0 and dx * dx + dy * dy <= room * room

    def edge(self, x: int, y: int, to_x: int, to_y: int, length: int) -> int:
        if self.holds(to_x, to_y, 0):
            return NEVER
        return in_grains(self.way_to_edge(x, y, to_x, to_y, length))

    def way_to_edge(self, x: int, y: int, to_x: int, to_y: int, length: int) -> float:
        dx = float(to_x - x)
        dy = float(to_y - y)
        whole = sqrt(dx * dx + dy * dy)
        way = self._way_out(x, y, dx / whole, dy / whole, self.radius)
        return min(float(length), max(0.0, length * way / whole))

    def edge_met(self, track: Track, radius: int, depth: int) -> int:
        dx = track.from_x - self.x + track.length * track.ahead_x
        dy = track.from_y - self.y + track.length * track.ahead_y
        room = self.radius - radius
        deep = room + depth / 1000.0
        is_outwards = dx * track.ahead_x + dy * track.ahead_y > 0.0
        if not is_outwards or dx * dx + dy * dy < deep * deep:
            return NEVER
        return max(
            0, in_grains(self._way_out(track.x, track.y, track.ahead_x, track.ahead_y, room))
        )

    def _way_out(self, x: int, y: int, ahead_x: float, ahead_y: float, room: int) -> float:
        """How far it is along a direction to the circle of this radius around the middle."""
        dx = float(x - self.x)
        dy = float(y - self.y)
        along = dx * ahead_x + dy * ahead_y
        across = dx * ahead_y - dy * ahead_x
        return sqrt(max(0.0, float(room * room) - across * across)) - along
