"""The referee's geometry against shapely, and against figures that are known."""

import math
import random
from decimal import Decimal
from importlib import import_module
from typing import Any

import pytest

from games.spin_out.referee.contacts import Met, Step, contact, contacts, edge_contact
from games.spin_out.referee.exact import FULL_TURN, RADIUS, Vector, direction, nearest
from games.spin_out.referee.plans import pass_needs
from games.spin_out.referee.position import Race
from games.spin_out.referee.preview import preview
from games.spin_out.referee.scenes import (
    Script,
    box,
    disc,
    go,
    large,
    obstacle,
    pass_until,
    plan,
    pod,
    scene,
    small,
    speed,
)
from games.spin_out.referee.shapes import Disc, Polygon, Shape, distance, gap, span
from games.spin_out.referee.track import LARGE, SMALL, printed, units

shapely: Any = import_module("shapely")
NEAR = 0.01
"""A millionth of an inch, for shapely's double precision."""
TRACKS = printed()


def outline(shape: Shape) -> tuple[Any, float]:
    """A shapely figure, and how far the shape reaches beyond it."""
    if isinstance(shape, Disc):
        return shapely.Point(shape.x, shape.y), shape.r
    return shapely.Polygon(shape.points), 0


def step(x: float, y: float, heading: float, length: float) -> Step:
    return Step(units(x), units(y), round(heading * 100), units(length))


def test_directions() -> None:
    assert direction(0) == Vector(Decimal(1), Decimal(0))
    assert direction(9000) == Vector(Decimal(0), Decimal(1))
    assert direction(27_000) == Vector(Decimal(0), Decimal(-1))
    for heading in (1, 3000, 4512, 8999, 12_345, 20_000, 35_999):
        angle = math.radians(heading / 100)
        assert float(direction(heading).x) == pytest.approx(math.cos(angle), abs=1e-15)
        assert float(direction(heading).y) == pytest.approx(math.sin(angle), abs=1e-15)
    assert direction(3000).y == Decimal("0.5")
    assert direction(12_000).x == Decimal("-0.5")


def test_rounding() -> None:
    assert [nearest(Decimal(text)) for text in ("1.4", "1.5", "-1.5", "-1.6")] == [1, 2, -1, -2]


@pytest.mark.parametrize("name", TRACKS)
def test_gaps_and_spans_agree_with_shapely(name: str) -> None:
    track = TRACKS[name]
    luck = random.Random(name)
    for feature in track.features:
        figure, beyond = outline(feature.shape)
        for _ in range(6):
            x, y = luck.randrange(track.width), luck.randrange(track.height)
            away = shapely.Point(x, y).distance(figure) - beyond
            assert float(gap(x, y, feature.shape)) == pytest.approx(
                max(0.0, away) - RADIUS, abs=NEAR
            )
            u = direction(luck.randrange(FULL_TURN))
            found = span(x, y, u, feature.shape, RADIUS)
            whole = 2_000_000
            line = shapely.LineString(
                [(x + s * float(u.x), y + s * float(u.y)) for s in (-whole, whole)],
            )
            nearest_to_line = line.distance(figure) - beyond
            assert (found is not None) == (nearest_to_line <= RADIUS)
            if found is not None:
                for s in found:
                    at = distance(x + s * u.x, y + s * u.y, feature.shape)
                    assert float(at) == pytest.approx(RADIUS, abs=1e-9)


def test_the_printed_tracks_keep_the_limits_of_their_classes() -> None:
    for track in TRACKS.values():
        for feature in track.features:
            shape = feature.shape
            if isinstance(shape, Polygon):
                assert is_convex(shape)
            if feature.kind == SMALL:
                assert isinstance(shape, Disc)
                assert shape.r <= RADIUS
            if feature.kind == LARGE and isinstance(shape, Disc):
                assert shape.r > RADIUS
        assert all(track.in_start_zone(x, y) for x, y in track.grid)
        assert len(track.grid) == 8


def is_convex(shape: Polygon) -> bool:
    return all(
        all((bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0 for x, y in shape.points)
        for (ax, ay), (bx, by) in shape.edges
    )


def test_a_graze_is_no_contact() -> None:
    wall = box(20, 0, 22, 30)
    assert contact(step(18.8125, 5, 90, 10), wall) is None
    assert contact(step(18.8135, 5, 90, 10), wall) is None
    assert contact(step(18.8136, 5, 90, 10), wall) == 0
    assert contact(step(18.8125, 5, 80, 10), wall) == 0
    assert contact(step(18.8115, 5, 0, 10), wall) == 0
    assert contact(step(18.8114, 5, 0, 10), wall) == 11
    assert contact(step(17.8125, 5, 0, 1.001), wall) is None
    assert contact(step(17.8125, 5, 0, 1.0011), wall) == 10_000


def test_the_edge_of_the_table() -> None:
    race = scene(Script(), pod(20, 20)).race
    assert edge_contact(race, step(5, 20, 180, 9)) == 38_125
    assert edge_contact(race, step(1.1875, 20, 200, 9)) == 0
    assert edge_contact(race, step(1.1875, 20, 90, 9)) is None
    assert edge_contact(race, step(1.1875, 20, 30, 9)) is None
    assert edge_contact(race, step(1.1875, 20, 0, 71)) == units(72 - 2.375)


def met(race: Race, length: float) -> list[Met]:
    here = race.pods[0]
    race.active = 0
    return contacts(race, here, race.turn, Step(here.x, here.y, here.heading, units(length)))


def test_13_places_along_one_step() -> None:
    features = [
        small("S1", disc(15, 10.5, 0.6)),
        large("L1", box(16, 8, 19, 12)),
        obstacle("O1", disc(30, 10, 3)),
    ]
    race = scene(Script(), pod(10, 10), pod(24, 9), features=features).race
    found = [(one.thing, nearest(one.s)) for one in met(race, 18)]
    assert found == [("S1", 32_839), ("L1", 48_125), (1, 118_458), ("O1", 158_125)]
    assert nearest(pass_needs(step(10, 10, 0, 18), race.pods[1])) == 43_084


def test_13_as_it_is_foreseen() -> None:
    features = [
        small("S1", disc(15, 10.5, 0.6)),
        large("L1", box(16, 8, 19, 12)),
        obstacle("O1", disc(30, 10, 3)),
    ]
    referee = scene(Script(), pod(10, 10), pod(24, 9), features=features)
    go(referee, "D6", speed(18))
    pass_until(referee, "D9")
    seen = preview(referee.race, plan("m 18"))
    assert seen.refusal is None
    assert seen.events == [
        (32_839, "small", "S1"),
        (48_125, "large", "L1"),
        (101_875, "departure", "L1"),
        (118_458, "pod", 1),
    ]
    assert (seen.x, seen.y, seen.left, seen.damage) == (218_458, 100_000, 61_542, 3)
    assert (seen.needs_stall_test, seen.needs_spin_test) == (True, False)
    assert referee.race.pods[0].damage == 0
    assert [feature.id for feature in referee.race.terrain] == ["S1", "L1", "O1"]


def test_order_at_one_place() -> None:
    features = [
        obstacle("O10", disc(20, 10, 1)),
        obstacle("O2", disc(20, 10, 1)),
        large("L1", disc(20, 10, 1)),
        small("S1", disc(20, 10, 1)),
    ]
    race = scene(Script(), pod(10, 10), pod(20.1875, 10), features=features).race
    assert [one.thing for one in met(race, 12)] == ["S1", "L1", 1, "O2", "O10"]


def test_14_what_a_pass_needs() -> None:
    assert nearest(pass_needs(step(10, 10, 0, 12), pod(20, 10))) == 47_500
    assert nearest(pass_needs(step(10, 10, 0, 12), pod(20, 11.5))) == 36_827
