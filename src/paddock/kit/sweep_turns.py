"""What a card meets first while it turns about its pivot.

At the first touch a corner of one comes to an edge or a corner of the other. Each such pair meets
at an angle that is known in closed form, and the smallest of them is the first. Angles are compared
by a stand-in that needs no arc (`_order_of`); only one that is returned is worked out.

Everything is seen in the card's frame as it sets out, turning counter-clockwise; a clockwise turn
is the mirror image of one.
"""

from math import sqrt
from typing import Final

from paddock.kit.geometry import Card, Corner, Disc, Outline, Shape
from paddock.kit.geometry_angles import GRAINS, QUARTER, arc, cosine, nearest, sine
from paddock.kit.geometry_gaps import gap_of_card, nearest_to
from paddock.kit.sweep import Contact

ALL_ROUND: Final = 4.0
NEVER: Final = 5.0


def turn(card: Card, by: int, shapes: list[Shape], gap: int) -> Contact | None:
    """The first of the shapes that a card touches while it turns, the end of the turn included.

    `by` is in parts of the heading, counter-clockwise positive, at most one full turn. The card
    touches what it comes within `gap` grains of; what it touches already, it touches at once.
    The contact's `travel` has no sign.
    """
    turning: _Turn | None = None
    first: Contact | None = None
    for index in range(len(shapes)):
        shape = shapes[index]
        if by == 0 or not _is_in_reach(card, shape, gap):
            continue
        if turning is None:
            turning = _Turn(card, by, gap / 1000.0)
        turning.sweep(shape)
        if turning.order == NEVER:
            continue
        travel = turning.travel()
        if first is None or travel < first.travel:
            left = turning.left if by > 0 else -turning.left
            place = card.corner(turning.forward, left)
            first = Contact(index, travel, nearest(place.x), nearest(place.y))
    return first


def touches_turning(card: Card, by: int, shape: Shape, gap: int) -> bool:
    """Whether a card touches a shape while it turns: as `turn`, without asking when."""
    if by == 0 or not _is_in_reach(card, shape, gap):
        return False
    turning = _Turn(card, by, gap / 1000.0)
    turning.sweep(shape)
    return turning.order != NEVER


def _is_in_reach(card: Card, shape: Shape, gap: int) -> bool:
    """Whether the box of a shape comes near the disc that the card could sweep."""
    reach = gap // GRAINS + 1
    return not (
        card.west - reach > shape.east
        or card.east + reach < shape.west
        or card.south - reach > shape.north
        or card.north + reach < shape.south
    )


def _order_of(along: float, across: float) -> float:
    """Rises with the angle of a direction, from 0 to 4 all round."""
    size = abs(along) + abs(across)
    return 1.0 - along / size if across >= 0.0 else 3.0 + along / size


class _Turn:
    """A card under way, and its earliest meeting with one shape.

    `order` stands in for the angle turned, `along` and `across` say it exactly; the place is in the
    card's frame, mirrored like everything if the turn is clockwise.
    """

    def __init__(self, card: Card, by: int, gap: float) -> None:
        size = card.size
        self.card = card
        self.gap = gap
        self.is_mirrored = by < 0
        self.ahead = size.ahead
        self.behind = size.behind
        self.to_left = size.to_right if by < 0 else size.to_left
        self.to_right = size.to_left if by < 0 else size.to_right
        self.reach = gap + size.reach
        if abs(by) >= size.turn:
            self.last = ALL_ROUND
        else:
            self.last = _order_of(cosine(abs(by), size.turn), sine(abs(by), size.turn))
        self.order = NEVER
        self.along = 1.0
        self.across = 0.0
        self.forward = 0.0
        self.left = 0.0

    def travel(self) -> int:
        """How far the card has turned when it meets, in thousandths of a part of its heading."""
        share = arc(self.along, self.across) / (4.0 * QUARTER)
        return nearest(share * self.card.size.turn * 1000.0)

    def sweep(self, shape: Shape) -> None:
        """Turn into one shape."""
        card = self.card
        self.order = NEVER
        if gap_of_card(card, shape) <= self.gap:
            self._touch_at_once(shape)
        elif isinstance(shape, Disc):
            dx = shape.middle_x - card.pivot_x
            dy = shape.middle_y - card.pivot_y
            left = dy * card.ahead_x - dx * card.ahead_y
            self._meet_round(
                dx * card.ahead_x + dy * card.ahead_y,
                -left if self.is_mirrored else left,
                shape.reach,
            )
        else:
            assert isinstance(shape, Outline), "a shape is a disc or has an outline"
            for corner in shape.outline():
                self._meet_corner(corner)

    def _touch_at_once(self, shape: Shape) -> None:
        """A card that touches already: the place is the one nearest to its pivot."""
        card = self.card
        x, y = nearest_to(card.pivot_x, card.pivot_y, shape)
        dx = x - card.pivot_x
        dy = y - card.pivot_y
        left = dy * card.ahead_x - dx * card.ahead_y
        self.order = 0.0
        self.along = 1.0
        self.across = 0.0
        self.forward = dx * card.ahead_x + dy * card.ahead_y
        self.left = -left if self.is_mirrored else left

    def _meet_corner(self, corner: Corner) -> None:
        """Meet a corner of an outline, and the edge that begins there."""
        card = self.card
        dx = corner.x - card.pivot_x
        dy = corner.y - card.pivot_y
        forward = dx * card.ahead_x + dy * card.ahead_y
        left = dy * card.ahead_x - dx * card.ahead_y
        along = corner.along_x * card.ahead_x + corner.along_y * card.ahead_y
        aside = corner.along_y * card.ahead_x - corner.along_x * card.ahead_y
        out = aside * forward - along * left + self.gap
        begin = along * forward + aside * left
        if self.is_mirrored:
            # The mirrored edge is run through from its other end.
            left = -left
            along = -along
            begin = -begin - corner.length
        self._meet_round(forward, left, 0.0)
        if -self.reach <= out <= self.reach:
            self._reach_edge(self.ahead, self.to_left, along, aside, out, begin, corner.length)
            self._reach_edge(-self.behind, self.to_left, along, aside, out, begin, corner.length)
            self._reach_edge(-self.behind, -self.to_right, along, aside, out, begin, corner.length)
            self._reach_edge(self.ahead, -self.to_right, along, aside, out, begin, corner.length)

    def _reach_edge(
        self,
        forward: float,
        left: float,
        along: float,
        aside: float,
        out: float,
        begin: float,
        length: float,
    ) -> None:
        """A corner of the card comes to an edge from outside: `out` is how far off the edge lies.

        Turning counter-clockwise it comes in on the far half of the edge's line.
        """
        squared = forward * forward + left * left - out * out
        if squared < 0.0:
            return
        half = sqrt(squared)
        if begin <= half <= begin + length:
            if self._is_first(
                forward, left, out * aside + half * along, half * aside - out * along
            ):
                off = out - self.gap
                self.forward = off * aside + half * along
                self.left = half * aside - off * along

    def _meet_round(self, forward: float, left: float, radius: float) -> None:
        """Meet a round thing, or a corner, which is one of no radius, in the card's frame.

        In the frame of the turning card it comes round clockwise, to one of four sides from
        outside, or to one of four corners.
        """
        squared = forward * forward + left * left
        margin = radius + self.gap
        most = self.reach + radius
        if squared > most * most:
            return
        side = self.ahead + margin
        if squared >= side * side:
            half = sqrt(squared - side * side)
            if half <= self.to_right and self._is_first(side, -half, forward, left):
                self._lean(forward, left, radius, squared, 1.0, 0.0)
        side = self.to_left + margin
        if squared >= side * side:
            half = sqrt(squared - side * side)
            if half <= self.ahead and self._is_first(half, side, forward, left):
                self._lean(forward, left, radius, squared, 0.0, 1.0)
        side = self.behind + margin
        if squared >= side * side:
            half = sqrt(squared - side * side)
            if half <= self.to_left and self._is_first(-side, half, forward, left):
                self._lean(forward, left, radius, squared, -1.0, 0.0)
        side = self.to_right + margin
        if squared >= side * side:
            half = sqrt(squared - side * side)
            if half <= self.behind and self._is_first(-half, -side, forward, left):
                self._lean(forward, left, radius, squared, 0.0, -1.0)
        away = sqrt(squared)
        self._reach_round(self.ahead, self.to_left, forward, left, away, radius)
        self._reach_round(-self.behind, self.to_left, forward, left, away, radius)
        self._reach_round(-self.behind, -self.to_right, forward, left, away, radius)
        self._reach_round(self.ahead, -self.to_right, forward, left, away, radius)

    def _lean(
        self, forward: float, left: float, radius: float, squared: float, out: float, aside: float
    ) -> None:
        """The place where a side of the turned card, which faces (out, aside), comes to a round."""
        cos = self.along / squared
        sin = self.across / squared
        self.forward = forward - radius * (cos * out - sin * aside)
        self.left = left - radius * (sin * out + cos * aside)

    def _reach_round(
        self,
        own_forward: float,
        own_left: float,
        forward: float,
        left: float,
        away: float,
        radius: float,
    ) -> None:
        """A corner of the card comes to a round thing: two sides and the margin of a triangle."""
        margin = radius + self.gap
        own = sqrt(own_forward * own_forward + own_left * own_left)
        off = own - away
        inside = (margin - off) * (margin + off)
        double = 2.0 * own * away
        if inside < 0.0 or double == 0.0:
            return
        total = own + away
        sin = sqrt(max(0.0, inside * (total - margin) * (total + margin))) / double
        cos = (own * own + away * away - margin * margin) / double
        to_forward = forward * cos + left * sin
        to_left = left * cos - forward * sin
        if self._is_first(own_forward, own_left, to_forward, to_left) and margin > 0.0:
            part = radius / margin
            self.forward = forward + part * (to_forward * own / away - forward)
            self.left = left + part * (to_left * own / away - left)

    def _is_first(self, from_x: float, from_y: float, to_x: float, to_y: float) -> bool:
        """Take the turn from one direction to another for the earliest meeting, if it is."""
        along = from_x * to_x + from_y * to_y
        across = from_x * to_y - from_y * to_x
        order = _order_of(along, across)
        if order > self.last or order >= self.order:
            return False
        self.order = order
        self.along = along
        self.across = across
        return True
