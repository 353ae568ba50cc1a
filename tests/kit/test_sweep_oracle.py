"""Sweeps against shapely, which knows nothing of ours.

A thousandth of a millimetre either way (one unit) is the tolerance: in that band around the margin
shapely may see a touch that we do not, or the reverse. Beyond it nothing may differ: whether
something is touched, what is touched first, how far on the way, and at which place.
"""

import random
from collections.abc import Sequence
from importlib import import_module
from math import cos, hypot, pi, radians, sin
from typing import Any

import pytest

from paddock.kit.geometry import Card, Disc, Footprint, Polygon, Shape
from paddock.kit.geometry_angles import Point
from paddock.kit.geometry_checks import is_convex
from paddock.kit.geometry_gaps import card_gap, disc_gap
from paddock.kit.sweep import Contact, slide
from paddock.kit.sweep_discs import Track, move, stretch
from paddock.kit.sweep_turns import turn
from support import many

shapely: Any = import_module("shapely")
affinity: Any = import_module("shapely.affinity")

TURN = 3_600
LENGTH = 88_000
GAP, SLACK = 10_000, 1
MARGIN = 10.0
TOLERANCE = 1.0
THINGS = 6
FIELD = 300_000
SMALLEST_STEP = 1e-6


class Thing:
    """A shape, as shapely sees it: a polygon, or a point with a radius."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.radius = 0.0
        if isinstance(shape, Disc):
            self.body = shapely.Point(shape.x, shape.y)
            self.radius = float(shape.radius)
        elif isinstance(shape, Card):
            self.body = drawn(shape)
        else:
            assert isinstance(shape, Polygon)
            self.body = shapely.Polygon([(point.x, point.y) for point in shape.points])

    def gap(self, other: Any) -> float:
        """The gap to a body; below 0 if that has come into a disc."""
        return float(other.distance(self.body)) - self.radius


def drawn(card: Card, ahead: float = 0.0, aside: float = 0.0, behind: float = 0.0) -> Any:
    """A card as a polygon, made longer and wider; the machine's sine, not ours."""
    size = card.size
    angle = radians(card.heading / 10)
    corners = [
        (size.front + ahead, size.left + aside),
        (behind - size.back, size.left + aside),
        (behind - size.back, -size.right - aside),
        (size.front + ahead, -size.right - aside),
    ]
    return shapely.Polygon(
        [
            (
                card.x + forward * cos(angle) - left * sin(angle),
                card.y + forward * sin(angle) + left * cos(angle),
            )
            for forward, left in corners
        ]
    )


def random_shape(chance: random.Random) -> Shape:
    """A disc, a card or a polygon of three to eight corners."""
    x, y = chance.randrange(FIELD), chance.randrange(FIELD)
    kind = chance.random()
    if kind < 0.3:
        return Disc(x, y, chance.randint(1_000, 80_000))
    if kind < 0.5:
        return Card(Footprint(44_000, 44_000, 31_500, 31_500, TURN), x, y, chance.randrange(TURN))
    while True:
        radius = chance.randint(5_000, 90_000)
        angles = sorted(chance.uniform(0, 2 * pi) for _ in range(chance.randint(3, 8)))
        corners = [Point(round(x + radius * cos(a)), round(y + radius * sin(a))) for a in angles]
        if is_convex(corners):
            return Polygon(corners)


def random_card(chance: random.Random) -> Card:
    """A card of the common size, or one whose pivot lies anywhere on it."""
    size = Footprint(44_000, 44_000, 31_500, 31_500, TURN)
    if chance.random() < 0.3:
        front, back, left, right = (chance.randint(1_000, 60_000) for _ in range(4))
        size = Footprint(front, back, left, right, TURN)
    return Card(size, chance.randrange(FIELD), chance.randrange(FIELD), chance.randrange(TURN))


def clear_things(chance: random.Random, card: Card) -> list[Thing]:
    """Some things, those left out that the card touches before it moves; gaps are compared too."""
    things = []
    own = drawn(card)
    for _ in range(THINGS):
        thing = Thing(random_shape(chance))
        gap = max(0.0, thing.gap(own))
        assert card_gap(card, thing.shape) / 1000 == pytest.approx(gap, abs=TOLERANCE / 100)
        if gap > MARGIN + TOLERANCE:
            things.append(thing)
    return things


def check_slide(chance: random.Random) -> bool:
    """The strip ahead of the card, from its middle on, meets what the slide does."""
    card = random_card(chance)
    things = clear_things(chance, card)
    found = slide(card, LENGTH, [thing.shape for thing in things], GAP, SLACK)
    middle = (card.size.front + card.size.back) / 2
    if found is None:
        reached = drawn(card, LENGTH + MARGIN - TOLERANCE, MARGIN - TOLERANCE, middle)
        assert all(thing.gap(reached) > 0 for thing in things)
        return False
    travel = found.travel / 1000
    assert 0 <= travel <= LENGTH
    reached = drawn(card, travel + MARGIN + TOLERANCE, MARGIN + TOLERANCE, middle)
    assert things[found.shape].gap(reached) <= 0
    if travel > 0:  # The square corners of the margin may hold something from the start.
        before = drawn(card, travel + MARGIN - TOLERANCE, MARGIN - TOLERANCE, middle)
        assert all(thing.gap(before) > 0 for thing in things)
    angle = radians(card.heading / 10)
    there = affinity.translate(drawn(card), travel * cos(angle), travel * sin(angle))
    check_place(found, things, there, MARGIN * 1.5)
    return True


def check_turn(chance: random.Random) -> bool:
    """Turn the card on by what it cannot miss, until it touches."""
    card = random_card(chance)
    things = clear_things(chance, card)
    by = chance.randint(1, TURN // 2) * chance.choice((-1, 1))
    found = turn(card, by, [thing.shape for thing in things], GAP + SLACK)
    own = drawn(card)
    reach = hypot(max(card.size.front, card.size.back), max(card.size.left, card.size.right))
    end = radians(abs(by) / 10)
    if found is not None:
        end = radians(found.travel / 1000 / 10)
        there = turned(own, card, end, by)
        assert things[found.shape].gap(there) == pytest.approx(MARGIN, abs=TOLERANCE)
        check_place(found, things, there, MARGIN * 1.5)
    for thing in things:
        angle = 0.0
        while angle < end:
            gap = thing.gap(turned(own, card, angle, by))
            assert gap > MARGIN - TOLERANCE
            angle += max(SMALLEST_STEP, (gap - MARGIN + TOLERANCE / 2) / reach)
    return found is not None


def turned(own: Any, card: Card, angle: float, by: int) -> Any:
    return affinity.rotate(
        own, angle if by > 0 else -angle, origin=(card.x, card.y), use_radians=True
    )


def check_place(found: Contact, things: Sequence[Thing], there: Any, near: float) -> None:
    """The place of a contact lies on the thing, and as near to the card as it may be."""
    place = shapely.Point(found.x, found.y)
    assert abs(things[found.shape].gap(place)) <= TOLERANCE
    assert place.distance(there) <= near + TOLERANCE


def check_move(chance: random.Random) -> bool:
    """A disc is as far from a thing as its centre's line, less its radius."""
    radius = chance.randint(1_000, 40_000)
    depth = chance.randint(0, 1_000)
    way = Track(
        chance.randrange(FIELD),
        chance.randrange(FIELD),
        chance.randrange(TURN),
        TURN,
        chance.randint(1_000, 200_000),
    )
    angle = radians(way.heading / 10)

    def at(travel: float) -> tuple[float, float]:
        return way.x + travel * cos(angle), way.y + travel * sin(angle)

    things = [Thing(random_shape(chance)) for _ in range(THINGS)]
    line = shapely.LineString([at(0), at(way.length)])
    for thing in things:
        start = thing.gap(shapely.Point(way.x, way.y))
        own = disc_gap(Disc(way.x, way.y, radius), thing.shape) / 1000
        assert own == pytest.approx(max(0.0, start) - radius, abs=TOLERANCE / 100)
        over = stretch(way, radius, thing.shape, 0)
        nearest = thing.gap(line) - radius
        if over is None:
            assert nearest > -TOLERANCE
            continue
        assert nearest < TOLERANCE
        for bound in (over.enter, over.leave):
            assert thing.gap(shapely.Point(at(bound / 1000))) == pytest.approx(
                radius, abs=TOLERANCE
            )
        assert over.enter <= over.leave
    found = move(way, radius, [thing.shape for thing in things], depth * 1000)
    end = float(way.length) if found is None else found.travel / 1000
    if end > TOLERANCE:
        before = shapely.LineString([at(0), at(end - TOLERANCE)])
        assert all(thing.gap(before) - radius > -depth - TOLERANCE for thing in things)
        if found is not None:
            assert things[found.shape].gap(before) > radius - TOLERANCE
    if found is not None:
        assert things[found.shape].gap(line) - radius <= TOLERANCE - depth
        place = shapely.Point(found.x, found.y)
        assert things[found.shape].gap(place) <= TOLERANCE
        if found.travel > 0:
            assert place.distance(shapely.Point(at(end))) == pytest.approx(
                radius, abs=2 * TOLERANCE
            )
    return found is not None


CHECKS = {"slide": check_slide, "turn": check_turn, "move": check_move}


def check_all(kind: str, seed: str, count: int) -> None:
    """Random sweeps of a kind; enough of them touch, and enough do not."""
    chance = random.Random(f"{kind} {seed}")
    touched = sum(CHECKS[kind](chance) for _ in range(count))
    assert 0.1 * count < touched < 0.9 * count


@pytest.mark.parametrize("kind", CHECKS)
def test_shapely_sees_no_other_contact(kind: str) -> None:
    check_all(kind, "ordinary", many(700))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("kind", CHECKS)
def test_shapely_sees_no_other_contact_in_100_000_sweeps(kind: str, part: int) -> None:
    check_all(kind, f"long {part}", 3_400)
