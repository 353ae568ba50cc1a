"""Reads back what stands in a PDF of ours: pages in millimetres, and where a line of it lies."""

import re
import zlib
from dataclasses import dataclass

POINT = 25.4 / 72
NUMBER = r"(-?\d+(?:\.\d+)?)"


@dataclass
class Page:
    """A page, and where the table's corner lies on it; millimetres."""

    width: float
    height: float
    x: float
    y: float
    shown: tuple[float, float, float, float]
    ops: str

    def place(self, x: float, y: float) -> tuple[float, float]:
        """Where a place of the table is printed."""
        return self.x + x, self.y + y

    def shows(self, x: float, y: float) -> bool:
        """Whether that place lies within what is not cut off."""
        left, low, across, up = self.shown
        slack = 0.01
        at_x, at_y = self.place(x, y)
        return (
            left - slack <= at_x <= left + across + slack
            and low - slack <= at_y <= low + up + slack
        )


def objects(pdf: bytes) -> dict[int, bytes]:
    """The objects, found by the table at the end, as a reader finds them."""
    begin = int(pdf.rsplit(b"startxref\n", 1)[1].split()[0])
    assert pdf[begin:].startswith(b"xref\n0 ")
    many = int(pdf[begin:].split(b"\n")[1].split()[1])
    found = {}
    for number, row in enumerate(pdf[begin:].split(b"\n")[3 : 2 + many], 1):
        at = int(row.split()[0])
        assert pdf[at:].startswith(f"{number} 0 obj\n".encode())
        found[number] = pdf[at : pdf.index(b"\nendobj\n", at)].split(b"\n", 1)[1]
    return found


def stream(content: bytes) -> str:
    return zlib.decompress(content.split(b"stream\n", 1)[1].rsplit(b"\nendstream", 1)[0]).decode(
        "cp1252"
    )


def pages_of(pdf: bytes) -> list[Page]:
    """The pages in their order. What is drawn is measured by their own transformations."""
    found = objects(pdf)
    pages = []
    for content in found.values():
        if b"/Type/Page/" not in content:
            continue
        text = content.decode("cp1252")
        media = re.search(rf"/MediaBox\[0 0 {NUMBER} {NUMBER}\]", text)
        named = re.search(r"/Contents (\d+) 0 R", text)
        assert media
        assert named
        ops = stream(found[int(named[1])])
        scale = re.search(rf"^{NUMBER} 0 0 {NUMBER} 0 0 cm", ops)
        shift = re.search(rf"1 0 0 1 {NUMBER} {NUMBER} cm\n/T Do", ops)
        cut = re.search(rf"{NUMBER} {NUMBER} {NUMBER} {NUMBER} re W n", ops)
        assert scale
        assert shift
        assert cut
        left, low, across, up = (float(one) * float(scale[1]) * POINT for one in cut.groups())
        # In points, then in millimetres: a scale that is off would show in every place.
        mm = float(scale[1]) * POINT
        assert abs(mm - 1) * 200 < 0.01, "a millimetre of the drawing is none of the paper"
        assert scale[1] == scale[2]
        sizes = float(media[1]) * POINT, float(media[2]) * POINT
        corner = float(shift[1]) * mm, float(shift[2]) * mm
        pages.append(Page(*sizes, *corner, (left, low, across, up), ops))
    return pages


def table_of(pdf: bytes) -> str:
    """The operators that draw the table."""
    return next(stream(one) for one in objects(pdf).values() if b"/Subtype/Form" in one)


def strokes(ops: str) -> list[tuple[float, float, float, float]]:
    """The plain lines of a drawing: from, to."""
    found = re.findall(rf"{NUMBER} {NUMBER} m\n{NUMBER} {NUMBER} l\nS", ops)
    return [tuple(float(one) for one in line) for line in found]  # type: ignore[misc]
