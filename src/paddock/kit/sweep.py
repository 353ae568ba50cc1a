"""What a card meets first while it slides straight ahead; `sweep_turns` and `sweep_discs` go on.

Ways and places are worked out in floats, exact but for their last bits, and rounded once, on
return. Of things met within the same grain the first of the list counts. Boxes are compared first.
A card is clear of all shapes when it sets out.
"""

from math import sqrt
from typing import Final

from paddock.core.protocol import Value
from paddock.kit.geometry import Card, Corner, Disc, Outline, Shape
from paddock.kit.geometry_angles import GRAINS, in_grains, nearest

NOWHERE: Final = 1e300
"""How far off is what one never meets."""


class Contact(Value):
    """A first contact: with which of the shapes, how far on the way, at which place.

    `travel` is in grains; of a turn, in thousandths of a part of the heading.
    """

    def __init__(self, shape: int, travel: int, x: int, y: int) -> None:
        self.shape = shape
        self.travel = travel
        self.x = x
        self.y = y


def slide(card: Card, length: int, shapes: list[Shape], gap: int, slack: int) -> Contact | None:
    """The first of the shapes that a card touches while it slides straight ahead by a length.

    It touches what it comes within `gap` grains of; `slack` more, to the sides and at the end of
    the way, counts as well, so that no exact touch hangs on the last bit. The margin has square
    corners. What lies behind the card's middle is not in its way.
    """
    room = gap // GRAINS + 2
    way_x = nearest(card.ahead_x * length)
    way_y = nearest(card.ahead_y * length)
    west = card.west + min(0, way_x) - room
    east = card.east + max(0, way_x) + room
    south = card.south + min(0, way_y) - room
    north = card.north + max(0, way_y) + room
    margin = gap / 1000.0
    most = length + slack / 1000.0
    first: Contact | None = None
    for index in range(len(shapes)):
        shape = shapes[index]
        if shape.east < west or shape.west > east or shape.north < south or shape.south > north:
            continue
        ahead, left = _ahead_of(card, shape, margin + slack / 1000.0)
        way = max(0.0, ahead - card.size.ahead - margin)
        if way > most:
            continue
        travel = in_grains(way)
        if first is None or travel < first.travel:
            place = card.corner(ahead, left)
            first = Contact(index, travel, nearest(place.x), nearest(place.y))
    return first


def way_to(card: Card, shape: Shape, gap: int, slack: int) -> float:
    """How far a card slides before it touches this shape, in units and not rounded: for who works
    out a place from it, which is rounded then."""
    ahead, _ = _ahead_of(card, shape, (gap + slack) / 1000.0)
    return max(0.0, ahead - card.size.ahead - gap / 1000.0)


def _ahead_of(card: Card, shape: Shape, margin: float) -> tuple[float, float]:
    """The first point of a shape in the strip ahead of a card, in the card's frame."""
    if isinstance(shape, Disc):
        return _disc_ahead(card, shape, margin)
    assert isinstance(shape, Outline), "a shape is a disc or has an outline"
    return _outline_ahead(card, shape.outline(), margin)


def _disc_ahead(card: Card, disc: Disc, margin: float) -> tuple[float, float]:
    size = card.size
    dx = disc.middle_x - card.pivot_x
    dy = disc.middle_y - card.pivot_y
    forward = dx * card.ahead_x + dy * card.ahead_y
    left = dy * card.ahead_x - dx * card.ahead_y
    nearest_left = min(max(left, -size.to_right - margin), size.to_left + margin)
    aside = abs(left - nearest_left)
    if forward <= size.middle or aside > disc.reach:
        return NOWHERE, 0.0
    return forward - sqrt(disc.reach * disc.reach - aside * aside), nearest_left


def _outline_ahead(card: Card, corners: tuple[Corner, ...], margin: float) -> tuple[float, float]:
    """Cut an outline to the strip and take what is least far ahead."""
    most_left = card.size.to_left + margin
    least_left = -card.size.to_right - margin
    last = corners[len(corners) - 1]
    dx = last.x - card.pivot_x
    dy = last.y - card.pivot_y
    last_forward = dx * card.ahead_x + dy * card.ahead_y
    last_left = dy * card.ahead_x - dx * card.ahead_y
    least = NOWHERE
    where = 0.0
    for corner in corners:
        dx = corner.x - card.pivot_x
        dy = corner.y - card.pivot_y
        forward = dx * card.ahead_x + dy * card.ahead_y
        left = dy * card.ahead_x - dx * card.ahead_y
        if (left > most_left) != (last_left > most_left):
            part = (most_left - last_left) / (left - last_left)
            cut = last_forward + part * (forward - last_forward)
            if cut < least:
                least = cut
                where = most_left
        if (left < least_left) != (last_left < least_left):
            part = (least_left - last_left) / (left - last_left)
            cut = last_forward + part * (forward - last_forward)
            if cut < least:
                least = cut
                where = least_left
        if forward < least and least_left <= left <= most_left:
            least = forward
            where = left
        last_forward = forward
        last_left = left
    return (least, where) if least > card.size.middle else (NOWHERE, 0.0)
