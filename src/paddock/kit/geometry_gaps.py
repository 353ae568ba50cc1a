"""How far things are apart. What is measured leaves as whole grains, thousandths of a unit.

A gap that is just as wide as a limit counts as within it. Comparisons are made before rounding;
a limit a grain beyond a whole unit (a game's slack) keeps exact touches clear of the last bits.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from paddock.kit.geometry import Card, Corner, Disc, Footprint, Line, Outline, Shape
from paddock.kit.geometry_angles import GRAINS, Point, in_grains

FAR: Final = 1e300


def distance(a: Point, b: Point) -> int:
    """From point to point."""
    return in_grains(_length(float(b.x - a.x), float(b.y - a.y)))


def distance_to_line(x: int, y: int, line: Line) -> int:
    """From a point to the nearest point between the posts of a line, posts included."""
    dx = float(line.right.x - line.left.x)
    dy = float(line.right.y - line.left.y)
    from_x = float(x - line.left.x)
    from_y = float(y - line.left.y)
    share = (from_x * dx + from_y * dy) / (dx * dx + dy * dy)
    share = min(1.0, max(0.0, share))
    return in_grains(_length(from_x - share * dx, from_y - share * dy))


def way_along(start: Point, lines: Sequence[Line], laps: int, passed: int, x: int, y: int) -> int:
    """How far who is at (x, y) has come, from the middle of a line to that of the next.

    The lines come in order and again in every lap; so many were passed. Of the next leg counts
    what is not still to go.
    """
    gone = 0
    leg = 0
    place = start
    to_pass = laps * len(lines)
    for number in range(min(passed + 1, to_pass)):
        gone += leg
        middle = lines[number % len(lines)].middle()
        leg = distance(place, middle)
        place = middle
    if passed < to_pass:
        leg -= distance_to_line(x, y, lines[passed % len(lines)])
    return gone + max(0, leg)


def distance_to(x: int, y: int, shape: Shape) -> int:
    """From a point to the nearest point of a shape; 0 if it lies inside."""
    return in_grains(point_gap(float(x), float(y), shape))


def is_within(x: int, y: int, shape: Shape, limit: int) -> bool:
    """Whether some point of a shape is at most so many grains from (x, y)."""
    return point_gap(float(x), float(y), shape) <= limit / 1000.0


def disc_gap(disc: Disc, shape: Shape) -> int:
    """The gap between a disc and a shape; less than 0 where the disc has come into it.

    Measured from the disc's centre, and as if that were outside: a disc whose centre lies in the
    shape has a gap of minus its radius.
    """
    return in_grains(point_gap(disc.middle_x, disc.middle_y, shape) - disc.reach)


def card_gap(card: Card, shape: Shape) -> int:
    """The gap between a card and a shape, 0 if they overlap."""
    return in_grains(gap_of_card(card, shape))


def is_clear(card: Card, shape: Shape, limit: int) -> bool:
    """Whether a card lies more than so many grains from a shape."""
    near = limit // GRAINS + 1
    if (
        card.west - near > shape.east
        or card.east + near < shape.west
        or card.south - near > shape.north
        or card.north + near < shape.south
    ):
        return True
    return gap_of_card(card, shape) > limit / 1000.0


def distance_ahead(card: Card, mark: int, shape: Outline, slack: int) -> int:
    """From a mark on a card to what of a shape is not behind it; -1 if all is.

    The mark lies so many units ahead of the pivot. The line through it, across the card, cuts the
    shape and belongs to what is ahead; up to `slack` grains behind it count as well.
    """
    least = -slack / 1000.0
    kept: list[Corner] = []
    corners = shape.outline()
    last = _seen_from(card, mark, corners[len(corners) - 1])
    for corner in corners:
        seen = _seen_from(card, mark, corner)
        if (seen.x >= least) != (last.x >= least):
            part = (least - last.x) / (seen.x - last.x)
            kept.append(Corner(least, last.y + part * (seen.y - last.y)))
        if seen.x >= least:
            kept.append(seen)
        last = seen
    return in_grains(_gap_to_ring(0.0, 0.0, tuple(kept))) if kept else -1


def _seen_from(card: Card, mark: int, corner: Corner) -> Corner:
    """A corner in a card's frame, moved to a mark ahead of the pivot."""
    dx = corner.x - card.pivot_x
    dy = corner.y - card.pivot_y
    return Corner(
        dx * card.ahead_x + dy * card.ahead_y - mark, dy * card.ahead_x - dx * card.ahead_y
    )


def point_gap(x: float, y: float, shape: Shape) -> float:
    """From a point to a shape, 0 inside."""
    if isinstance(shape, Disc):
        return max(0.0, _length(shape.middle_x - x, shape.middle_y - y) - shape.reach)
    assert isinstance(shape, Outline), "a shape is a disc or has an outline"
    return _gap_to_ring(x, y, shape.outline())


def _gap_to_ring(x: float, y: float, ring: tuple[Corner, ...]) -> float:
    """From a point to a convex ring of corners, 0 inside."""
    near_x, near_y = _nearest_of_ring(x, y, ring)
    return _length(near_x - x, near_y - y)


def nearest_to(x: float, y: float, shape: Shape) -> tuple[float, float]:
    """The point of a shape nearest to a point, which is that point itself inside."""
    if isinstance(shape, Disc):
        dx = x - shape.middle_x
        dy = y - shape.middle_y
        away = _length(dx, dy)
        if away <= shape.reach:
            return x, y
        part = shape.reach / away
        return shape.middle_x + part * dx, shape.middle_y + part * dy
    assert isinstance(shape, Outline), "a shape is a disc or has an outline"
    return _nearest_of_ring(x, y, shape.outline())


def _nearest_of_ring(x: float, y: float, ring: tuple[Corner, ...]) -> tuple[float, float]:
    """The nearest point of a convex ring of corners, also where it is but a line or a point."""
    closest = FAR
    near_x = x
    near_y = y
    is_inside = True
    last = ring[len(ring) - 1]
    for corner in ring:
        dx = corner.x - last.x
        dy = corner.y - last.y
        from_x = x - last.x
        from_y = y - last.y
        if dx * from_y - dy * from_x <= 0.0:
            is_inside = False
        squared = dx * dx + dy * dy
        share = 0.0
        if squared > 0.0:
            share = min(1.0, max(0.0, (from_x * dx + from_y * dy) / squared))
        from_x -= share * dx
        from_y -= share * dy
        away = from_x * from_x + from_y * from_y
        if away < closest:
            closest = away
            near_x = last.x + share * dx
            near_y = last.y + share * dy
        last = corner
    return (x, y) if is_inside else (near_x, near_y)


def gap_of_card(card: Card, shape: Shape) -> float:
    """The gap between a card and a shape, measured in the card's frame; 0 if they overlap."""
    if isinstance(shape, Disc):
        dx = shape.middle_x - card.pivot_x
        dy = shape.middle_y - card.pivot_y
        forward = dx * card.ahead_x + dy * card.ahead_y
        left = dy * card.ahead_x - dx * card.ahead_y
        return max(0.0, sqrt(_squared_to_card(card.size, forward, left)) - shape.reach)
    assert isinstance(shape, Outline), "a shape is a disc or has an outline"
    return _gap_to_outline(card, shape.outline())


def _squared_to_card(size: Footprint, forward: float, left: float) -> float:
    """The squared distance of a point of a card's frame from the card."""
    out = max(0.0, max(forward - size.ahead, -size.behind - forward))
    aside = max(0.0, max(left - size.to_left, -size.to_right - left))
    return out * out + aside * aside


def _gap_to_outline(card: Card, corners: tuple[Corner, ...]) -> float:
    """Between convex outlines: nothing if no edge of either separates them.

    Else the nearest are a corner and an edge, or two corners.
    """
    size = card.size
    closest = FAR
    is_apart = False
    least_forward = FAR
    most_forward = -FAR
    least_left = FAR
    most_left = -FAR
    for corner in corners:
        dx = corner.x - card.pivot_x
        dy = corner.y - card.pivot_y
        forward = dx * card.ahead_x + dy * card.ahead_y
        left = dy * card.ahead_x - dx * card.ahead_y
        least_forward = min(least_forward, forward)
        most_forward = max(most_forward, forward)
        least_left = min(least_left, left)
        most_left = max(most_left, left)
        closest = min(closest, _squared_to_card(size, forward, left))
        # The edge from here on, in the card's frame, and how far outside of it the card begins.
        along = corner.along_x * card.ahead_x + corner.along_y * card.ahead_y
        aside = corner.along_y * card.ahead_x - corner.along_x * card.ahead_y
        base = aside * forward - along * left
        front = aside * size.ahead - base
        back = -aside * size.behind - base
        leftmost = -along * size.to_left
        rightmost = along * size.to_right
        if min(front, back) + min(leftmost, rightmost) > 0.0:
            is_apart = True
            foot = along * forward + aside * left
            length = corner.length
            closest = _nearer(
                closest, front + leftmost, along * size.ahead + aside * size.to_left - foot, length
            )
            closest = _nearer(
                closest, back + leftmost, -along * size.behind + aside * size.to_left - foot, length
            )
            closest = _nearer(
                closest,
                back + rightmost,
                -along * size.behind - aside * size.to_right - foot,
                length,
            )
            closest = _nearer(
                closest,
                front + rightmost,
                along * size.ahead - aside * size.to_right - foot,
                length,
            )
    if (
        is_apart
        or least_forward > size.ahead
        or most_forward < -size.behind
        or least_left > size.to_left
        or most_left < -size.to_right
    ):
        return sqrt(closest)
    return 0.0


def _nearer(closest: float, out: float, foot: float, length: float) -> float:
    """The smaller squared distance: so far, or of a card's corner beside an edge."""
    if 0.0 <= foot <= length:
        return min(closest, out * out)
    return closest


def _length(dx: float, dy: float) -> float:
    return sqrt(dx * dx + dy * dy)
