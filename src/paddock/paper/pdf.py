"""A plan as a PDF: the table is drawn once, and every page shows its part of it at true scale."""

import codecs
import zlib
from collections.abc import Sequence
from math import cos, pi, sin, tan
from typing import Final

from paddock.core.plan import Plan
from paddock.paper.drawing import (
    AID,
    AIM,
    FILLS,
    MM,
    RULER,
    STROKES,
    Spot,
    draw_plan,
    draw_ruler,
    number,
)
from paddock.paper.sheets import MARGIN, OVERLAP, Layout, Sheet, layout

POINTS: Final = 72 / 25.4
"""PDF counts in points."""
ARCS: Final = 8
"""So many curves make a circle that is true within a hundredth of a millimetre."""
LETTER: Final = 0.5
"""About how wide a letter is for its size; words are put in the middle by it."""
SMALL: Final = 3.0


def pdf_of(plan: Plan, paper: str) -> bytes:
    """The file."""
    width, height = plan.width / MM, plan.height / MM
    laid = layout(width, height, paper)
    table = _Pdf()
    draw_plan(plan, table)
    box = f"[-5 -5 {number(width + 5)} {number(height + 5)}]"
    file = _File()
    font = file.add("<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>")
    fonts = f"/Font<</F {font} 0 R>>"
    drawn = file.add_stream(f"/Type/XObject/Subtype/Form/BBox{box}/Resources<<{fonts}>>", table.ops)
    tree = file.reserve()
    pages = []
    for sheet in laid.sheets:
        ops = file.add_stream("", _page(plan, laid, sheet))
        media = f"[0 0 {number(laid.width * POINTS)} {number(laid.height * POINTS)}]"
        pages.append(
            file.add(
                f"<</Type/Page/Parent {tree} 0 R/MediaBox{media}/Contents {ops} 0 R"
                f"/Resources<<{fonts}/XObject<</T {drawn} 0 R>>>>>>"
            )
        )
    kids = " ".join(f"{page} 0 R" for page in pages)
    file.put(tree, f"<</Type/Pages/Count {len(pages)}/Kids[{kids}]>>")
    # Readers are asked not to fit pages to their paper.
    root = file.add(f"<</Type/Catalog/Pages {tree} 0 R/ViewerPreferences<</PrintScaling/None>>>>")
    return file.written(root, plan.name)


def _page(plan: Plan, laid: Layout, sheet: Sheet) -> list[str]:
    """The part of the table that a sheet shows, and what stands on its margin."""
    shown_x, shown_y = laid.shown
    pen = _Pdf()
    pen.ops += [
        f"{POINTS:.9f} 0 0 {POINTS:.9f} 0 0 cm",
        "q",
        f"{number(MARGIN)} {number(MARGIN)} {number(shown_x)} {number(shown_y)} re W n",
        f"1 0 0 1 {number(MARGIN - sheet.x)} {number(MARGIN - sheet.y)} cm",
        "/T Do",
        "Q",
    ]
    left, right, low, high = MARGIN, MARGIN + shown_x, MARGIN, MARGIN + shown_y
    pen.path([(left, low), (right, low), (right, high), (left, high)], AID, is_closed=True)
    pen.ops.append("[2 2] 0 d")
    if sheet.column > 0:
        pen.path([(left + OVERLAP, low), (left + OVERLAP, high)], AID)
    if sheet.row + 1 < laid.rows:
        pen.path([(left, low + OVERLAP), (right, low + OVERLAP)], AID)
    pen.ops.append("[] 0 d")
    where = f"{plan.name}: row {sheet.row + 1} of {laid.rows}, "
    where += f"column {sheet.column + 1} of {laid.columns}. "
    where += "What lies beyond a dashed line is on the next sheet too."
    pen.words(left, high + 2, SMALL, where if len(laid.sheets) > 1 else plan.name, is_middle=False)
    pen.words(left, low - 6, SMALL, AIM, is_middle=False)
    if laid.is_wide:
        draw_ruler(left, low - 2, False, pen)
    else:
        draw_ruler(left - 2, low, True, pen)
    assert max(shown_x, shown_y) >= RULER, "no paper is shorter than the ruler"
    return pen.ops


class _Pdf:
    """Draws in millimetres."""

    def __init__(self) -> None:
        self.ops: list[str] = []

    def path(self, spots: Sequence[Spot], style: str, *, is_closed: bool = False) -> None:
        self._look(style)
        first, *rest = spots
        self.ops.append(f"{_at(first)} m")
        self.ops += [f"{_at(spot)} l" for spot in rest]
        self._paint(style, is_closed)

    def circle(self, x: float, y: float, radius: float, style: str) -> None:
        self._look(style)
        reach = radius * 4 / 3 * tan(pi / (2 * ARCS))
        turns = [2 * pi * arc / ARCS for arc in range(ARCS + 1)]
        on = [(x + radius * cos(turn), y + radius * sin(turn)) for turn in turns]
        off = [(-reach * sin(turn), reach * cos(turn)) for turn in turns]
        self.ops.append(f"{_at(on[0])} m")
        for here in range(ARCS):
            there = here + 1
            out = (on[here][0] + off[here][0], on[here][1] + off[here][1])
            into = (on[there][0] - off[there][0], on[there][1] - off[there][1])
            self.ops.append(f"{_at(out)} {_at(into)} {_at(on[there])} c")
        self._paint(style, True)

    def words(self, x: float, y: float, size: float, text: str, *, is_middle: bool = True) -> None:
        plain = text.encode("cp1252", "replace").decode("cp1252")
        if is_middle:
            x -= len(plain) * size * LETTER / 2
            y -= size / 3
        quoted = plain.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")
        self.ops.append(f"0 g BT /F {number(size)} Tf {_at((x, y))} Td ({quoted}) Tj ET")

    def _look(self, style: str) -> None:
        self.ops.append(f"{number(STROKES[style])} w {number(FILLS.get(style, 1.0))} g")

    def _paint(self, style: str, is_closed: bool) -> None:
        self.ops.append(
            ("b" if is_closed else "B") if style in FILLS else "s" if is_closed else "S"
        )


class _File:
    """The objects of a PDF, by their number."""

    def __init__(self) -> None:
        self._objects: list[bytes] = []

    def reserve(self) -> int:
        """A number for what is not known yet."""
        self._objects.append(b"")
        return len(self._objects)

    def put(self, at: int, text: str) -> None:
        """What goes by a number that was reserved."""
        self._objects[at - 1] = text.encode("cp1252")

    def add(self, text: str) -> int:
        at = self.reserve()
        self.put(at, text)
        return at

    def add_stream(self, entries: str, ops: Sequence[str]) -> int:
        packed = zlib.compress("\n".join(ops).encode("cp1252"))
        head = f"<<{entries}/Length {len(packed)}/Filter/FlateDecode>>\nstream\n".encode()
        self._objects.append(head + packed + b"\nendstream")
        return len(self._objects)

    def written(self, root: int, title: str) -> bytes:
        """The whole file, with the table of where everything begins."""
        name = (codecs.BOM_UTF16_BE + title.encode("utf-16-be")).hex()
        info = self.add(f"<</Title<{name}>>>")
        out = bytearray(b"%PDF-1.7\n")
        begins = []
        for at, content in enumerate(self._objects, 1):
            begins.append(len(out))
            out += f"{at} 0 obj\n".encode() + content + b"\nendobj\n"
        table = len(out)
        many = len(begins) + 1
        out += f"xref\n0 {many}\n0000000000 65535 f \n".encode()
        for begin in begins:
            out += f"{begin:010} 00000 n \n".encode()
        out += f"trailer\n<</Size {many}/Root {root} 0 R/Info {info} 0 R>>\n".encode()
        out += f"startxref\n{table}\n%%EOF\n".encode()
        return bytes(out)


def _at(spot: Spot) -> str:
    return f"{number(spot[0])} {number(spot[1])}"
