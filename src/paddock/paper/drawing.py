"""Draws a plan with any pen: the table, what lies on it, the lines with the way across them.

Lengths are millimetres, y goes up; the lower left corner of the table's box is at 0, 0.
"""

from collections.abc import Sequence
from math import hypot
from typing import Final, Protocol

from paddock.core.plan import Plan, PlanLine, PlanThing

MM: Final = 1000.0
"""Plans count in thousandths."""

Spot = tuple[float, float]

TABLE: Final = "table"
MARK: Final = "mark"
THING: Final = "thing"
LINE: Final = "line"
WAY: Final = "way"
AID: Final = "aid"
STROKES: Final = {TABLE: 0.6, MARK: 0.2, THING: 0.4, LINE: 1.0, WAY: 0.6, AID: 0.2}
"""The styles, with the width of their strokes."""
FILLS: Final = {THING: 0.93}
"""Which are filled, and how light."""

NAME_SIZE: Final = 7.0
ASIDE: Final = 2.5 * NAME_SIZE
"""So far the name of a line is from it."""
ARROW: Final = 14.0
BARB: Final = 4.0
RULER: Final = 200.0
"""So long is the line by which one sees whether a sheet came out at true scale."""
TICK: Final = 3.0
AIM: Final = "Print at 100 %, not fitted to the page. This line is 200 mm long."


def number(length: float) -> str:
    """As it stands in a file, true to a ten-thousandth."""
    return f"{length:.4f}".rstrip("0").rstrip(".")


class Pen(Protocol):
    """What draws."""

    def path(self, spots: Sequence[Spot], style: str, *, is_closed: bool = False) -> None:
        """A line from spot to spot."""

    def circle(self, x: float, y: float, radius: float, style: str) -> None:
        """A circle."""

    def words(self, x: float, y: float, size: float, text: str, *, is_middle: bool = True) -> None:
        """Words about a spot, or from it to the right."""


def draw_plan(plan: Plan, pen: Pen) -> None:
    """The whole table."""
    width, height = plan.width / MM, plan.height / MM
    if plan.radius:
        pen.circle(width / 2, height / 2, plan.radius / MM, TABLE)
    else:
        pen.path([(0, 0), (width, 0), (width, height), (0, height)], TABLE, is_closed=True)
    named: list[tuple[PlanThing, Spot]] = []
    for mark in plan.marks:
        named.append((mark, _draw_thing(mark, pen, MARK)))
    for thing in plan.things:
        named.append((thing, _draw_thing(thing, pen, THING)))
    # Things may lie on one another, and their names are read all the same.
    for thing, (x, y) in named:
        if thing.name:
            pen.words(x, y, NAME_SIZE, thing.name)
    for line in plan.lines:
        _draw_line(line, pen)


def draw_ruler(x: float, y: float, is_upright: bool, pen: Pen) -> None:
    """A line to lay a ruler on, from this spot to the right or up."""
    if is_upright:
        pen.path([(x, y), (x, y + RULER)], AID)
        for at in (y, y + RULER):
            pen.path([(x - TICK / 2, at), (x + TICK / 2, at)], AID)
        return
    pen.path([(x, y), (x + RULER, y)], AID)
    for at in (x, x + RULER):
        pen.path([(at, y - TICK / 2), (at, y + TICK / 2)], AID)


def _draw_thing(thing: PlanThing, pen: Pen, style: str) -> Spot:
    """Its outline; where its name goes."""
    if thing.radius:
        middle = (thing.x / MM, thing.y / MM)
        pen.circle(*middle, thing.radius / MM, style)
    else:
        numbers = [number / MM for number in thing.corners]
        spots = list(zip(numbers[::2], numbers[1::2], strict=True))
        pen.path(spots, style, is_closed=True)
        middle = (sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots))
    return middle


def _draw_line(line: PlanLine, pen: Pen) -> None:
    """The line, its name at its left post, and an arrow across its middle."""
    left = (line.left_x / MM, line.left_y / MM)
    right = (line.right_x / MM, line.right_y / MM)
    pen.path([left, right], LINE)
    along_x, along_y = right[0] - left[0], right[1] - left[1]
    length = hypot(along_x, along_y)
    along_x, along_y = along_x / length, along_y / length
    ahead_x, ahead_y = -along_y, along_x
    x, y = (left[0] + right[0]) / 2, (left[1] + right[1]) / 2
    tip = (x + ARROW * ahead_x, y + ARROW * ahead_y)
    back = (tip[0] - BARB * ahead_x, tip[1] - BARB * ahead_y)
    barbs = [(back[0] + side * along_x, back[1] + side * along_y) for side in (-BARB, BARB)]
    pen.path([(x, y), tip], WAY)
    pen.path([barbs[0], tip, barbs[1]], WAY)
    # Beside the left post, on the near side, where the arrow is not.
    inward = min(NAME_SIZE * 2, length / 2)
    pen.words(
        left[0] + along_x * inward - ahead_x * ASIDE,
        left[1] + along_y * inward - ahead_y * ASIDE,
        NAME_SIZE,
        line.name,
    )
