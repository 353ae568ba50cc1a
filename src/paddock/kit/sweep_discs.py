"""What a disc meets while it moves straight on, and where it is rid of it again.

A disc is nearer than a margin to a convex thing on one stretch of a straight line: the stretch
inside the thing with a rim of the disc's radius and the margin around it, its corners rounded.
Entry and exit are the ends of the stretch. What is nearer by exactly the margin is in it.
"""

from math import sqrt
from typing import Final

from paddock.core.protocol import Value
from paddock.kit.geometry import Corner, Disc, Outline, Shape
from paddock.kit.geometry_angles import GRAINS, cosine, in_grains, nearest, sine
from paddock.kit.geometry_gaps import nearest_to
from paddock.kit.sweep import Contact

FAR: Final = 1e300


class Track:
    """A straight way: from a point along a heading, so many units long.

    `turn` is the number of parts that the heading divides a full turn into.
    """

    def __init__(self, x: int, y: int, heading: int, turn: int, length: int) -> None:
        self.x = x
        self.y = y
        self.heading = heading
        self.length = length
        self.from_x = float(x)
        self.from_y = float(y)
        self.ahead_x = cosine(heading, turn)
        self.ahead_y = sine(heading, turn)
        self.to_x = x + nearest(self.ahead_x * length)
        self.to_y = y + nearest(self.ahead_y * length)


class Stretch(Value):
    """From where to where along a line, in grains from the track's beginning; 0 is no bound."""

    def __init__(self, enter: int, leave: int) -> None:
        self.enter = enter
        self.leave = leave


def stretch(track: Track, radius: int, shape: Shape, margin: int) -> Stretch | None:
    """Where a moving disc is within `margin` grains of a shape; None if nowhere on the track.

    A margin below 0 asks where it is so deep in the shape; a disc is at least as large. Entry and
    exit are those of the whole line: an entry below 0 says that the disc began there, an exit
    beyond the track's length that it stays.
    """
    assert radius * GRAINS + margin >= 0, "a disc cannot be deeper in a thing than its radius"
    if not _is_in_reach(track, shape, radius + margin // GRAINS + 2):
        return None
    enter, leave = _along(track, shape, radius + margin / 1000.0)
    if enter > leave or leave < 0.0 or enter > track.length:
        return None
    return Stretch(in_grains(enter), in_grains(leave))


def span(track: Track, radius: int, shape: Shape, margin: int) -> tuple[float, float]:
    """The same of the whole line, in units and not rounded: for who works out a place from it,
    which is rounded then. Where there is no such stretch, or none in reach of the track, the
    second is smaller than the first."""
    if not _is_in_reach(track, shape, radius + margin // GRAINS + 2):
        return FAR, -FAR
    return _along(track, shape, radius + margin / 1000.0)


def move(track: Track, radius: int, shapes: list[Shape], depth: int) -> Contact | None:
    """The first of the shapes that a moving disc runs into, and where it touches it.

    It counts if the disc comes `depth` grains deep on its way, so a graze does not; the contact is
    where the gap was closed, at 0 if it was already.
    """
    deep = radius - depth / 1000.0
    assert deep >= 0.0, "a disc cannot be deeper in a thing than its radius"
    first: Contact | None = None
    for index in range(len(shapes)):
        shape = shapes[index]
        if not _is_in_reach(track, shape, radius):
            continue
        enter, leave = _along(track, shape, deep)
        if enter > leave or leave < 0.0 or enter > track.length:
            continue
        enter, leave = _along(track, shape, float(radius))
        way = max(0.0, enter)
        travel = in_grains(way)
        if first is None or travel < first.travel:
            x, y = nearest_to(
                track.from_x + way * track.ahead_x, track.from_y + way * track.ahead_y, shape
            )
            first = Contact(index, travel, nearest(x), nearest(y))
    return first


def _is_in_reach(track: Track, shape: Shape, room: int) -> bool:
    """Whether the box around a track, with so much room, meets that of a shape."""
    return not (
        min(track.x, track.to_x) - room > shape.east
        or max(track.x, track.to_x) + room < shape.west
        or min(track.y, track.to_y) - room > shape.north
        or max(track.y, track.to_y) + room < shape.south
    )


def _along(track: Track, shape: Shape, rim: float) -> tuple[float, float]:
    """Between which ways a line is within a rim of a shape; the second is smaller if it is not."""
    if isinstance(shape, Disc):
        dx = shape.middle_x - track.from_x
        dy = shape.middle_y - track.from_y
        off = track.ahead_x * dy - track.ahead_y * dx
        squared = (shape.reach + rim) * (shape.reach + rim) - off * off
        if squared < 0.0:
            return FAR, -FAR
        half = sqrt(squared)
        way = track.ahead_x * dx + track.ahead_y * dy
        return way - half, way + half
    assert isinstance(shape, Outline), "a shape is a disc or has an outline"
    return _along_outline(track, shape.outline(), rim)


def _along_outline(track: Track, corners: tuple[Corner, ...], rim: float) -> tuple[float, float]:
    """The line's ways through the discs around the corners and through the edges, moved out."""
    ahead_x = track.ahead_x
    ahead_y = track.ahead_y
    enter = FAR
    leave = -FAR
    for corner in corners:
        dx = corner.x - track.from_x
        dy = corner.y - track.from_y
        off = ahead_x * dy - ahead_y * dx
        if -rim <= off <= rim:
            half = sqrt(rim * rim - off * off)
            way = ahead_x * dx + ahead_y * dy
            enter = min(enter, way - half)
            leave = max(leave, way + half)
        outwards = corner.along_y * ahead_x - corner.along_x * ahead_y
        if outwards != 0.0:
            way = (corner.along_y * dx - corner.along_x * dy + rim) / outwards
            foot = corner.along_x * (way * ahead_x - dx) + corner.along_y * (way * ahead_y - dy)
            if 0.0 <= foot <= corner.length:
                enter = min(enter, way)
                leave = max(leave, way)
    return enter, leave
