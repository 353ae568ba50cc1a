"""How a track is drawn: where each section starts, points of it, and the outline of a square.

y points up and headings turn counter-clockwise from east, in whole degrees. An offset is measured
to the left of the driving direction from the centre line, which is the border of lanes 0 and 1.
Only drawings and the check for overlaps use this: the rules know squares, not points.
"""

from math import ceil, cos, radians, sin, sqrt
from typing import Final

from paddock.games.powersled.book.layout import FULL_TURN, RIGHT, Layout, Section

LARGEST_SLICE: Final = 3.0
"""Degrees of a corner that are drawn as one straight piece."""


class Point:
    """A point of the drawing."""

    def __init__(self, x: float, y: float) -> None:
        self.x = x
        self.y = y


class Pose:
    """Where a section starts and which way it heads there."""

    def __init__(self, x: float, y: float, heading: int) -> None:
        self.x = x
        self.y = y
        self.heading = heading


def poses(layout: Layout) -> list[Pose]:
    """The start of each section in order; one more at the end, where the ring should close."""
    found = [Pose(0.0, 0.0, 0)]
    for part in layout.sections:
        pose = found[-1]
        end = point_at(part, pose, 1.0, 0.0)
        found.append(Pose(end.x, end.y, (pose.heading + part.turn) % FULL_TURN))
    return found


def point_at(part: Section, pose: Pose, fraction: float, offset: float) -> Point:
    """The point of a section at a fraction of its length and an offset to the left."""
    heading = radians(pose.heading)
    if not part.is_corner:
        along = fraction * part.length
        return Point(
            pose.x + along * cos(heading) - offset * sin(heading),
            pose.y + along * sin(heading) + offset * cos(heading),
        )
    side = -1.0 if part.hand == RIGHT else 1.0
    reach = part.radius - side * offset
    turned = radians(pose.heading + part.turn * fraction)
    return Point(
        pose.x - side * part.radius * sin(heading) + side * reach * sin(turned),
        pose.y + side * part.radius * cos(heading) - side * reach * cos(turned),
    )


class Area:
    """What a square covers: a part of its section, and of the width of the track."""

    def __init__(
        self, part: Section, pose: Pose, start: float, end: float, right: float, left: float
    ) -> None:
        self.part = part
        self.pose = pose
        self.start = start
        self.end = end
        self.right = right
        self.left = left

    def outline(self, pieces: int) -> list[Point]:
        """The corners of its polygon: along the right side, and back along the left."""
        steps = [self.start + (self.end - self.start) * i / pieces for i in range(pieces + 1)]
        there = [point_at(self.part, self.pose, step, self.right) for step in steps]
        back = [point_at(self.part, self.pose, step, self.left) for step in reversed(steps)]
        return there + back

    def slices(self) -> list[list[Point]]:
        """Convex polygons, one after the other, that cover it as exactly as a drawing needs."""
        turned = self.part.degrees * (self.end - self.start)
        pieces = max(1, ceil(turned / LARGEST_SLICE))
        ring = self.outline(pieces)
        last = len(ring) - 1
        return [[ring[i], ring[i + 1], ring[last - i - 1], ring[last - i]] for i in range(pieces)]


def area_of(layout: Layout, section: int, pose: Pose, lane: int, span: list[float]) -> Area:
    """A square by its section, lane, and start and end in fractions of the section."""
    right = (lane - 1) * layout.lane_width
    part = layout.sections[section]
    return Area(part, pose, span[0], span[1], right, right + layout.lane_width)


class Box:
    """The smallest upright rectangle around some points."""

    def __init__(self, points: list[Point]) -> None:
        self.west = min([point.x for point in points])
        self.east = max([point.x for point in points])
        self.south = min([point.y for point in points])
        self.north = max([point.y for point in points])

    def meets(self, other: "Box") -> bool:
        return (
            self.west < other.east
            and other.west < self.east
            and self.south < other.north
            and other.south < self.north
        )


def depth(first: list[Point], second: list[Point]) -> float:
    """How deep two convex polygons lie in each other; 0 or less when a line can part them."""
    least = _depth_along_sides(first, second)
    return least if least <= 0 else min(least, _depth_along_sides(second, first))


def _depth_along_sides(first: list[Point], second: list[Point]) -> float:
    least = 1e9
    for index, point in enumerate(first):
        before = first[index - 1]
        x, y = point.y - before.y, before.x - point.x
        size = sqrt(x * x + y * y)
        if size == 0.0:
            continue
        own = [(p.x * x + p.y * y) / size for p in first]
        others = [(p.x * x + p.y * y) / size for p in second]
        least = min(least, max(own) - min(others), max(others) - min(own))
        if least <= 0:
            break
    return least
