"""A table that is moved, mirrored or turned by quarters changes nothing that happens on it.

Nothing beyond a thousandth of a millimetre, that is one unit, exact ties aside: where two things
are met within a thousandth of each other the order of the list may decide otherwise, and a touch
by less than a thousandth may be one or none.
"""

import random
from collections.abc import Callable

import pytest

from paddock.kit.geometry import Card, Disc, Footprint, Polygon, Shape
from paddock.kit.geometry_angles import GRAINS, Point, along
from paddock.kit.geometry_checks import is_convex
from paddock.kit.geometry_gaps import card_gap
from paddock.kit.geometry_tables import RectangularTable, RoundTable
from paddock.kit.sweep import Contact, slide
from paddock.kit.sweep_discs import Track, move, stretch
from paddock.kit.sweep_turns import turn
from support import many

TURN = 3_600
QUARTER = TURN // 4
SIZE = Footprint(44_000, 44_000, 31_500, 31_500, TURN)
LENGTH = 88_000
GAP, SLACK = 10_000, 1
RADIUS = 30_000
TABLE = 400_000
"""A square one, so that quarter turns carry it onto itself."""


class Moved:
    """A way to lay the same table differently: mirrored or not, turned by quarters, shifted."""

    def __init__(self, quarters: int, is_mirrored: bool, by: Point) -> None:
        self.quarters = quarters
        self.is_mirrored = is_mirrored
        self.by = by

    def point(self, x: int, y: int) -> Point:
        if self.is_mirrored:
            y = TABLE - y
        for _ in range(self.quarters):
            x, y = TABLE - y, x
        return Point(x + self.by.x, y + self.by.y)

    def heading(self, heading: int) -> int:
        own = -heading if self.is_mirrored else heading
        return (own + self.quarters * QUARTER) % TURN

    def by_turn(self, by: int) -> int:
        return -by if self.is_mirrored else by

    def card(self, card: Card) -> Card:
        at = self.point(card.x, card.y)
        return Card(card.size, at.x, at.y, self.heading(card.heading))

    def shape(self, shape: Shape) -> Shape:
        if isinstance(shape, Card):
            return self.card(shape)
        if isinstance(shape, Disc):
            at = self.point(shape.x, shape.y)
            return Disc(at.x, at.y, shape.radius)
        assert isinstance(shape, Polygon)
        corners = [self.point(corner.x, corner.y) for corner in shape.points]
        return Polygon(corners[::-1] if self.is_mirrored else corners)

    def track(self, track: Track) -> Track:
        at = self.point(track.x, track.y)
        return Track(at.x, at.y, self.heading(track.heading), TURN, track.length)


NOWHERE = Point(0, 0)
FAR = Point(-3_217_843, 4_999_999)
WAYS = {
    "shifted": Moved(0, False, FAR),
    "mirrored": Moved(0, True, NOWHERE),
    "a quarter": Moved(1, False, NOWHERE),
    "a half": Moved(2, False, NOWHERE),
    "three quarters": Moved(3, False, NOWHERE),
    "all": Moved(3, True, FAR),
}


def draw_shape(chance: random.Random) -> Shape:
    x, y = chance.randrange(TABLE), chance.randrange(TABLE)
    kind = chance.random()
    if kind < 0.3:
        return Disc(x, y, chance.randint(1_000, 60_000))
    if kind < 0.5:
        return Card(SIZE, x, y, chance.randrange(TURN))
    while True:
        headings = sorted(chance.sample(range(TURN), chance.randint(3, 7)))
        radius = chance.randint(5_000, 80_000) * GRAINS
        corners = [along(x, y, heading, TURN, radius) for heading in headings]
        if is_convex(corners):
            return Polygon(corners)


def draw_card(chance: random.Random) -> Card:
    return Card(SIZE, chance.randrange(TABLE), chance.randrange(TABLE), chance.randrange(TURN))


def draw_table(chance: random.Random) -> tuple[Card, list[Shape]]:
    card = draw_card(chance)
    shapes = [draw_shape(chance) for _ in range(8)]
    return card, [shape for shape in shapes if card_gap(card, shape) > GAP + SLACK]


Sweep = Callable[[Card, list[Shape], Moved, int], Contact | None]


def sliding(card: Card, shapes: list[Shape], moved: Moved, by: int) -> Contact | None:
    return slide(card, LENGTH, shapes, GAP, SLACK)


def turning(card: Card, shapes: list[Shape], moved: Moved, by: int) -> Contact | None:
    return turn(card, moved.by_turn(by), shapes, GAP + SLACK)


def moving(card: Card, shapes: list[Shape], moved: Moved, by: int) -> Contact | None:
    track = Track(card.x, card.y, card.heading, TURN, LENGTH)
    return move(track, RADIUS, shapes, GAP)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("sweep", [sliding, turning, moving])
def test_a_moved_table_gives_the_same_contacts(sweep: Sweep, way: str) -> None:
    chance = random.Random(f"{sweep.__name__} {way}")
    moved, as_it_is = WAYS[way], Moved(0, False, NOWHERE)
    met = 0
    for _ in range(many(300)):
        card, shapes = draw_table(chance)
        by = chance.randint(1, TURN // 2) * chance.choice((-1, 1))
        own_card, own_shapes = moved.card(card), [moved.shape(shape) for shape in shapes]
        first = sweep(card, shapes, as_it_is, by)
        again = sweep(own_card, own_shapes, moved, by)
        assert (first is None) == (again is None)
        if first is None or again is None:
            continue
        met += 1
        assert abs(first.travel - again.travel) <= GRAINS
        if first.shape == again.shape:
            place = moved.point(first.x, first.y)
            assert abs(place.x - again.x) <= 1
            assert abs(place.y - again.y) <= 1
        else:
            tied = sweep(card, [shapes[again.shape]], as_it_is, by)
            assert tied is not None
            assert abs(tied.travel - first.travel) <= GRAINS
    assert met > 10


@pytest.mark.parametrize("way", WAYS)
def test_a_moved_table_gives_the_same_gaps_and_stretches(way: str) -> None:
    chance, moved = random.Random(f"gaps {way}"), WAYS[way]
    for _ in range(many(300)):
        card, shape = draw_card(chance), draw_shape(chance)
        own = moved.shape(shape)
        assert abs(card_gap(card, shape) - card_gap(moved.card(card), own)) <= 1
        track = Track(card.x, card.y, card.heading, TURN, LENGTH)
        over = stretch(track, RADIUS, shape, 0)
        again = stretch(moved.track(track), RADIUS, own, 0)
        assert (over is None) == (again is None)
        if over is not None and again is not None:
            assert abs(over.enter - again.enter) <= GRAINS
            assert abs(over.leave - again.leave) <= GRAINS


@pytest.mark.parametrize("way", ["mirrored", "a quarter", "a half", "three quarters"])
def test_a_moved_table_has_the_same_edges(way: str) -> None:
    chance, moved = random.Random(f"edges {way}"), WAYS[way]
    tables = RectangularTable(TABLE, TABLE), RoundTable(TABLE // 2, TABLE // 2, TABLE // 2)
    for _ in range(many(300)):
        x, y = chance.randrange(TABLE // 4, 3 * TABLE // 4), chance.randrange(TABLE // 2)
        track = Track(x, y, chance.randrange(TURN), TURN, 3 * LENGTH)
        end = along(x, y, track.heading, TURN, 3 * LENGTH * GRAINS)
        own, own_end = moved.track(track), moved.point(end.x, end.y)
        for table in tables:
            if not table.holds(x, y, RADIUS):
                continue
            edge = table.edge(x, y, end.x, end.y, 3 * LENGTH)
            again = table.edge(own.x, own.y, own_end.x, own_end.y, 3 * LENGTH)
            assert abs(edge - again) <= 1
            met, met_again = (table.edge_met(one, RADIUS, 0) for one in (track, own))
            assert abs(met - met_again) <= 1
