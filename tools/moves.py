"""Writes tests/kit/moves.jsonl: 10,000 moves with their results, for replay bit by bit.

    python tools/moves.py [--check]

A run is a table with things on it and a card or disc that goes on from where it came to rest, a
line of JSON each. What is stored was worked out once and reviewed; remake it only for a change that
is meant to change results, which means that stored races play out differently too.
"""

import argparse
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from paddock.kit.geometry import Card, Disc, Footprint, Polygon, Shape
from paddock.kit.geometry_angles import GRAINS, Point, along, heading_towards, in_units, shorter_way
from paddock.kit.geometry_checks import is_convex
from paddock.kit.geometry_gaps import disc_gap, is_clear
from paddock.kit.geometry_tables import RectangularTable, RoundTable, Table
from paddock.kit.sweep import Contact, slide
from paddock.kit.sweep_discs import Track, move, stretch
from paddock.kit.sweep_turns import turn

MOVES = Path(__file__).resolve().parents[1] / "tests/kit/moves.jsonl"
RUNS = 200
MOVES_A_RUN = 50
THINGS = 14

WIDTH, HEIGHT = 1_000_000, 700_000
# Cards: thousandths of a millimetre, tenths of a degree.
TENTHS = 3_600
CARD = Footprint(44_000, 44_000, 31_500, 31_500, TENTHS)
LENGTH = 88_000
GAP, SLACK = 10_000, 1
REBOUND = 12_000_000
# Discs: ten-thousandths of an inch, hundredths of a degree.
HUNDREDTHS = 36_000
RADIUS = 11_875
DEPTH = 10_001

Run = dict[str, Any]


def replay(run: Run) -> list[list[Any]]:
    """The moves of a run as they come out now, with what was chosen and what came of it."""
    shapes = [shape_of(raw) for raw in run["things"]]
    table = table_of(run["table"])
    x, y, heading = run["start"]
    moves = []
    for stored in run["moves"]:
        made = move_on(run["mover"], x, y, heading, stored, shapes, table)
        moves.append(made)
        heading = made[0]
        x, y = made[-2:]
    return moves


def move_on(
    mover: str,
    x: int,
    y: int,
    heading: int,
    chosen: list[int],
    shapes: list[Shape],
    table: Table,
) -> list[Any]:
    """One move; of what is chosen the first is the heading, a disc's second the length."""
    if mover == "card":
        return card_move(x, y, heading, chosen[0], shapes, table)
    return disc_move(x, y, chosen[0], chosen[1], shapes, table)


def card_move(
    x: int, y: int, heading: int, to: int, shapes: list[Shape], table: Table
) -> list[Any]:
    """Turn to a heading, slide a length, rest a little before what was met, or at the end."""
    by = shorter_way(heading, to, TENTHS)
    scraped = turn(Card(CARD, x, y, heading), by, shapes, GAP + SLACK)
    met = slide(Card(CARD, x, y, to), LENGTH, shapes, GAP, SLACK)
    end = along(x, y, to, TENTHS, LENGTH * GRAINS)
    edge = table.edge(x, y, end.x, end.y, LENGTH)
    travel = min([LENGTH * GRAINS] + ([met.travel] if met else []) + ([edge] if edge >= 0 else []))
    if met or edge >= 0:
        end = along(x, y, to, TENTHS, max(0, travel - REBOUND))
    if not fits(end.x, end.y, to, shapes) or not table.holds(end.x, end.y, 0):
        end = Point(x, y)
    return [to, numbers(scraped), numbers(met), edge, end.x, end.y]


def disc_move(
    x: int, y: int, heading: int, length: int, shapes: list[Shape], table: Table
) -> list[Any]:
    """Move straight on, over what one is on already, to what is met or to the end."""
    track = Track(x, y, heading, HUNDREDTHS, length)
    here = Disc(x, y, RADIUS)
    ahead = [shape for shape in shapes if disc_gap(here, shape) > 0]
    met = move(track, RADIUS, ahead, DEPTH)
    over = [stretch(track, RADIUS, shape, 0) for shape in shapes]
    edge = table.edge_met(track, RADIUS, DEPTH)
    travel = min([length * GRAINS] + ([met.travel] if met else []) + ([edge] if edge >= 0 else []))
    end = along(x, y, heading, HUNDREDTHS, in_units(travel) * GRAINS)
    stretches = [number for one in over if one for number in (one.enter, one.leave)]
    return [heading, length, numbers(met), stretches, edge, end.x, end.y]


def numbers(contact: Contact | None) -> list[int]:
    if contact is None:
        return []
    return [contact.shape, contact.travel, contact.x, contact.y]


def fits(x: int, y: int, heading: int, shapes: list[Shape]) -> bool:
    card = Card(CARD, x, y, heading)
    return all(is_clear(card, shape, GAP + SLACK) for shape in shapes)


def shape_of(raw: list[int]) -> Shape:
    """Three numbers are a disc, four a card, more the corners of a polygon."""
    if len(raw) == 3:
        return Disc(*raw)
    if len(raw) == 4:
        return Card(CARD, *raw[:3])
    return Polygon([Point(x, y) for x, y in zip(raw[::2], raw[1::2], strict=True)])


def table_of(raw: list[int]) -> Table:
    return RectangularTable(*raw) if len(raw) == 2 else RoundTable(*raw)


def draw_run(chance: random.Random, mover: str) -> Run:
    """A table, and a way over it that was chosen move by move."""
    table = chance.choice([[WIDTH, HEIGHT], [500_000, 500_000, 500_000]])
    things = [draw_thing(chance, mover) for _ in range(THINGS)]
    shapes = [shape_of(raw) for raw in things]
    heading = chance.randrange(TENTHS)
    x, y = WIDTH // 2, HEIGHT // 2
    while not is_free(mover, x, y, heading, shapes):
        x, y = chance.randrange(200_000, WIDTH - 200_000), chance.randrange(200_000, 500_000)
    start = [x, y, heading]
    moves: list[list[Any]] = []
    for _ in range(MOVES_A_RUN):
        chosen = choose(chance, mover, x, y, heading, shapes)
        moves.append(move_on(mover, x, y, heading, chosen, shapes, table_of(table)))
        heading = chosen[0]
        x, y = moves[-1][-2:]
    return {"mover": mover, "table": table, "things": things, "start": start, "moves": moves}


def choose(
    chance: random.Random, mover: str, x: int, y: int, heading: int, shapes: list[Shape]
) -> list[int]:
    """A heading at which a card fits, the present one if need be; or any, and a length."""
    if mover == "card":
        some = [chance.randrange(TENTHS) for _ in range(8)]
        return [next((one for one in some if fits(x, y, one, shapes)), heading)]
    middle = heading_towards(WIDTH // 2 - x, HEIGHT // 2 - y, HUNDREDTHS)
    to = chance.choice((middle, chance.randrange(HUNDREDTHS)))
    return [to, chance.randint(1_000, 180_000)]


def is_free(mover: str, x: int, y: int, heading: int, shapes: list[Shape]) -> bool:
    if mover == "card":
        return fits(x, y, heading, shapes)
    return all(disc_gap(Disc(x, y, RADIUS), shape) > 0 for shape in shapes)


def draw_thing(chance: random.Random, mover: str) -> list[int]:
    """A disc, a card or a polygon."""
    x, y = chance.randrange(WIDTH), chance.randrange(HEIGHT)
    kind = chance.random()
    if kind < 0.4:
        return [x, y, chance.randint(5_000, 60_000)]
    if kind < 0.6 and mover == "card":
        return [x, y, chance.randrange(TENTHS), 0]
    while True:
        headings = sorted(chance.sample(range(TENTHS), chance.randint(3, 7)))
        radius = chance.randint(10_000, 90_000) * GRAINS
        corners = [along(x, y, heading, TENTHS, radius) for heading in headings]
        if is_convex(corners):
            return [number for corner in corners for number in (corner.x, corner.y)]


def stored() -> Iterator[Run]:
    """The runs of the file."""
    for line in MOVES.read_text("utf-8").splitlines():
        yield json.loads(line)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="replay what is stored, write nothing")
    if parser.parse_args().check:
        return int(any(replay(run) != run["moves"] for run in stored()))
    chance = random.Random("moves")
    runs = [draw_run(chance, ("card", "disc")[number % 2]) for number in range(RUNS)]
    lines = [json.dumps(run, separators=(",", ":")) + "\n" for run in runs]
    MOVES.write_text("".join(lines), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
