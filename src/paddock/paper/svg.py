"""A plan as one SVG sheet: as large as the table with a margin, a unit being a millimetre."""

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from paddock.core.plan import Plan
from paddock.paper.drawing import (
    AIM,
    FILLS,
    MM,
    NAME_SIZE,
    STROKES,
    Spot,
    draw_plan,
    draw_ruler,
    number,
)

MARGIN: Final = 10.0
FOOT: Final = 20.0
"""Below the table, for its name and the ruler."""


def svg_of(plan: Plan) -> bytes:
    """The file."""
    width = plan.width / MM + 2 * MARGIN
    height = plan.height / MM + MARGIN + FOOT
    pen = _Svg(plan.height / MM + MARGIN)
    draw_plan(plan, pen)
    draw_ruler(0, -MARGIN, False, pen)
    pen.words(0, -MARGIN - 1.2 * NAME_SIZE, NAME_SIZE, f"{plan.name}. {AIM}", is_middle=False)
    w, h = number(width), number(height)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}mm" height="{h}mm" '
        f'viewBox="0 0 {w} {h}">'
    )
    lines = [head, f"<title>{escape(plan.name)}</title>", *pen.lines, "</svg>", ""]
    return "\n".join(lines).encode()


class _Svg:
    def __init__(self, floor: float) -> None:
        self.lines: list[str] = []
        self._floor = floor

    def path(self, spots: Sequence[Spot], style: str, *, is_closed: bool = False) -> None:
        kind = "polygon" if is_closed else "polyline"
        points = " ".join(f"{self._x(x)},{self._y(y)}" for x, y in spots)
        self.lines.append(f'<{kind} class="{style}" points="{points}" {_look(style)}/>')

    def circle(self, x: float, y: float, radius: float, style: str) -> None:
        place = f'cx="{self._x(x)}" cy="{self._y(y)}" r="{number(radius)}"'
        self.lines.append(f'<circle class="{style}" {place} {_look(style)}/>')

    def words(self, x: float, y: float, size: float, text: str, *, is_middle: bool = True) -> None:
        look = f'font-family="sans-serif" font-size="{number(size)}"'
        if is_middle:
            look += ' text-anchor="middle" dominant-baseline="central"'
        self.lines.append(f'<text x="{self._x(x)}" y="{self._y(y)}" {look}>{escape(text)}</text>')

    def _x(self, x: float) -> str:
        return number(x + MARGIN)

    def _y(self, y: float) -> str:
        return number(self._floor - y)


def _look(style: str) -> str:
    grey = round(FILLS[style] * 255) if style in FILLS else -1
    fill = f"rgb({grey},{grey},{grey})" if grey >= 0 else "none"
    return f'fill="{fill}" stroke="black" stroke-width="{number(STROKES[style])}"'
