"""How many sweeps a second the geometry answers, beside shapely.

    python bench/geometry_vs_shapely.py [--seconds 2] [--seed 1] [--json]

A query is one sweep against a table of 1500 × 900 mm with 30 polygons of six edges: of a disc along
a straight line, or of a card (63 × 88 mm) that slides by its length or turns to another heading.
Ours finds the first contact, with its way and place. shapely is asked only whether there is a
contact, through a tree of the polygons; of a turn, which it does not know, at every fifth degree.
Per second of processor time.
"""

import argparse
import json
import random
from collections.abc import Callable
from importlib import import_module
from time import process_time
from typing import Any

from paddock.kit import sweep
from paddock.kit.geometry import Card, Footprint, Outline, Polygon, Shape
from paddock.kit.geometry_angles import along
from paddock.kit.geometry_checks import is_convex
from paddock.kit.geometry_gaps import is_clear
from paddock.kit.sweep import slide
from paddock.kit.sweep_discs import Track, move
from paddock.kit.sweep_turns import turn

WIDTH, HEIGHT = 1_500_000, 900_000
POLYGONS, EDGES = 30, 6
TURN = 3600
CARD = Footprint(44_000, 44_000, 31_500, 31_500, TURN)
LENGTH = 88_000
RADIUS = 30_000
GAP, SLACK = 10_000, 1
DEPTH = 10_000
MARGINS = {"disc": RADIUS - DEPTH / 1000, "slide": GAP / 1000}
QUERIES = 2_000
"""How many different ones there are of each kind; they are asked over and over."""

Query = Callable[[], object]

shapely: Any = import_module("shapely")
import_module("shapely.affinity")


def polygon(chance: random.Random) -> Polygon:
    """One that fits, drawn until it is convex."""
    while True:
        x, y = chance.randrange(WIDTH), chance.randrange(HEIGHT)
        radius = chance.randint(20_000, 60_000)
        headings = sorted(chance.sample(range(TURN), EDGES))
        corners = [along(x, y, heading, TURN, radius * 1000) for heading in headings]
        if is_convex(corners):
            return Polygon(corners)


def clear_card(chance: random.Random, shapes: list[Shape]) -> Card:
    """A card that lies in nobody's way."""
    while True:
        card = Card(CARD, chance.randrange(WIDTH), chance.randrange(HEIGHT), chance.randrange(TURN))
        if all(is_clear(card, shape, GAP + SLACK) for shape in shapes):
            return card


def per_second(queries: list[Query], seconds: float) -> float:
    """How many of the queries are answered in a second of processor time."""
    done = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        for query in queries:
            query()
        done += len(queries)
    return done / spent


def ask_ours(kind: str, chance: random.Random, shapes: list[Shape]) -> Query:
    """One query of a kind, as a game would ask it: pose included."""
    card = clear_card(chance, shapes)
    x, y, heading = card.x, card.y, card.heading
    if kind == "disc":
        return lambda: move(Track(x, y, heading, TURN, LENGTH), RADIUS, shapes, DEPTH)
    if kind == "slide":
        return lambda: slide(Card(CARD, x, y, heading), LENGTH, shapes, GAP, SLACK)
    by = chance.randint(1, TURN // 2) * chance.choice((-1, 1))
    return lambda: turn(Card(CARD, x, y, heading), by, shapes, GAP + SLACK)


def ask_shapely(kind: str, chance: random.Random, shapes: list[Shape], tree: Any) -> Query:
    """The same query: whether what is swept comes within the margin of any polygon."""
    card = clear_card(chance, shapes)
    x, y = card.x, card.y
    if kind == "turn":
        by = chance.randint(1, TURN // 2) * chance.choice((-1, 1))
        return lambda: swept_in_steps(shapely.Polygon(corners_of(card)), x, y, by, tree)
    return lambda: tree.query(swept(kind, card), "dwithin", MARGINS[kind])


def swept(kind: str, card: Card) -> Any:
    """What a disc's centre or a card passes over on its straight way."""
    end = along(card.x, card.y, card.heading, TURN, LENGTH * 1000)
    if kind == "disc":
        return shapely.LineString([(card.x, card.y), (end.x, end.y)])
    corners = corners_of(card)
    moved = [(x + end.x - card.x, y + end.y - card.y) for x, y in corners]
    return shapely.convex_hull(shapely.MultiPoint(corners + moved))


def shapely_at_once(
    kind: str, chance: random.Random, shapes: list[Shape], tree: Any, seconds: float
) -> float:
    """Its best case: many at once, what is swept made beforehand. It knows no turns."""
    if kind == "turn":
        return 0.0
    bodies = [swept(kind, clear_card(chance, shapes)) for _ in range(QUERIES)]
    return QUERIES * per_second([lambda: tree.query(bodies, "dwithin", MARGINS[kind])], seconds)


def corners_of(card: Outline) -> list[tuple[float, float]]:
    return [(corner.x, corner.y) for corner in card.outline()]


def swept_in_steps(card: Any, x: int, y: int, by: int, tree: Any) -> bool:
    """A turn, as shapely knows none: the card at every fifth degree."""
    for step in range(0, abs(by), 50):
        at = shapely.affinity.rotate(card, (step if by > 0 else -step) / 10, origin=(x, y))
        if len(tree.query(at, "dwithin", GAP / 1000)):
            return True
    return False


def measured(seconds: float, seed: int) -> dict[str, dict[str, float]]:
    """Queries a second of each kind, ours and shapely's."""
    chance = random.Random(seed)
    polygons = [polygon(chance) for _ in range(POLYGONS)]
    shapes: list[Shape] = [*polygons]
    tree = shapely.STRtree([shapely.Polygon(corners_of(shape)) for shape in polygons])
    figures: dict[str, dict[str, float]] = {}
    for kind in ("disc", "slide", "turn"):
        own = [ask_ours(kind, chance, shapes) for _ in range(QUERIES)]
        theirs = [ask_shapely(kind, chance, shapes, tree) for _ in range(QUERIES // 10)]
        figures[kind] = {
            "ours": per_second(own, seconds),
            "shapely": per_second(theirs, seconds),
            "at_once": shapely_at_once(kind, chance, shapes, tree, seconds),
            "met": sum(query() is not None for query in own) / len(own),
        }
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    figures = measured(asked.seconds, asked.seed)
    if asked.json:
        print(json.dumps(figures))
        return
    how = "compiled" if str(sweep.__file__).endswith((".so", ".pyd")) else "interpreted"
    print(f"Sweeps per second of processor time, {POLYGONS} polygons of {EDGES} edges, {how}:\n")
    print("             ours     shapely   shapely, many at once   meet something")
    for kind, figure in figures.items():
        own, theirs, at_once = figure["ours"], figure["shapely"], figure["at_once"]
        print(f"{kind:6}{own:11,.0f}{theirs:12,.0f}{at_once:24,.0f}{figure['met']:17.0%}")


if __name__ == "__main__":
    main()
