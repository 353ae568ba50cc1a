"""What a drawn polygon must be like. All in whole numbers."""

from collections.abc import Sequence

from paddock.kit.geometry_angles import Point


def bend(before: Point, corner: Point, after: Point) -> int:
    """Above 0 if one turns left at a corner, below 0 if right, 0 if it is none."""
    return (corner.x - before.x) * (after.y - corner.y) - (corner.y - before.y) * (
        after.x - corner.x
    )


def twice_area(corners: Sequence[Point]) -> int:
    """Above 0 if the corners are listed counter-clockwise, below 0 if clockwise."""
    area = 0
    last = corners[len(corners) - 1]
    for corner in corners:
        area += last.x * corner.y - corner.x * last.y
        last = corner
    return area


def first_wrong_corner(corners: Sequence[Point]) -> int:
    """The first corner that is no strict left turn; -1 if all are.

    So a repeated corner, three in a line and a dent are found. Not a star: see `goes_round_once`.
    """
    count = len(corners)
    for index in range(count):
        if bend(corners[index - 1], corners[index], corners[(index + 1) % count]) <= 0:
            return index
    return -1


def goes_round_once(corners: Sequence[Point]) -> bool:
    """Whether strict left turns make one revolution together, so that no edge crosses another.

    Each turn is less than half a revolution, so every revolution comes up from below just once.
    """
    rounds = 0
    count = len(corners)
    was_down = _points_down(corners[count - 1], corners[0])
    for index in range(count):
        is_down = _points_down(corners[index], corners[(index + 1) % count])
        if was_down and not is_down:
            rounds += 1
        was_down = is_down
    return rounds == 1


def is_convex(corners: Sequence[Point]) -> bool:
    """Whether a `Polygon` can be made of these corners: convex, counter-clockwise, no star."""
    return len(corners) >= 3 and first_wrong_corner(corners) < 0 and goes_round_once(corners)


def first_crossing(corners: Sequence[Point]) -> int:
    """The first edge that meets one which is not its neighbour, by its corner; -1 if none does."""
    count = len(corners)
    for index in range(count):
        for other in range(index + 2, count):
            if index == 0 and other == count - 1:
                continue
            if segments_meet(
                corners[index],
                corners[index + 1],
                corners[other],
                corners[(other + 1) % count],
            ):
                return index
    return -1


def segments_meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two segments have a point in common, their ends included."""
    return (
        not _are_apart(bend(a, b, c), bend(a, b, d))
        and not _are_apart(bend(c, d, a), bend(c, d, b))
        and min(a.x, b.x) <= max(c.x, d.x)
        and min(c.x, d.x) <= max(a.x, b.x)
        and min(a.y, b.y) <= max(c.y, d.y)
        and min(c.y, d.y) <= max(a.y, b.y)
    )


def _are_apart(one: int, other: int) -> bool:
    """Whether two points lie on the same side of a line, neither on it."""
    return (one > 0 and other > 0) or (one < 0 and other < 0)


def _points_down(a: Point, b: Point) -> bool:
    """Whether an edge points into the lower half: below, or straight to the left."""
    return b.y < a.y or (b.y == a.y and b.x < a.x)
