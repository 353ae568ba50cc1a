"""The track on paper: its geometry as whole numbers, and as the paths of a drawing."""

from math import ceil, floor
from typing import Final

from paddock.games.powersled.board.kinds import Stand
from paddock.games.powersled.book.geometry import Area, Box, Point, Pose, point_at, poses
from paddock.games.powersled.book.layout import RIGHT, Layout, Section

UNIT: Final = 100
"""Lengths on paper for a unit of the track file."""
MARGIN: Final = 45
"""Around the track, for the glow of its walls."""
TENTHS: Final = 10
PIECES: Final = 12
"""Points along each side of a section from which the paper is cut."""


class Stretch:
    """A part of a section where the outer wall keeps its distance."""

    def __init__(self, start: float, end: float, wider: float) -> None:
        self.start = start
        self.end = end
        self.wider = wider


class Paper:
    """Where everything of a layout lies."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.poses = poses(layout)
        self.turned: list[int] = []
        """How far the track has turned to the left before each section."""
        turned = 0
        for part in layout.sections:
            self.turned.append(turned)
            turned += part.turn

    def stand(self, section: int, fraction: float, offset: float) -> Stand:
        """A point of a section, so far to the left of the border of lanes 0 and 1."""
        part = self.layout.sections[section]
        point = point_at(part, self.poses[section], fraction, offset)
        turned = self.turned[section] + part.turn * fraction
        return Stand(on_paper(point.x), on_paper(-point.y), round(-turned * TENTHS))

    def wall(self, offset: float, third_lane: float) -> str:
        """A closed line along the whole track; `third_lane` is what such a lane adds to it."""
        path = ""
        for section, part in enumerate(self.layout.sections):
            pose = self.poses[section]
            for piece in stretches(part, third_lane):
                side = offset + piece.wider
                path += "L" if path else "M"
                path += show(point_at(part, pose, piece.start, side))
                path += along(part, pose, piece.start, piece.end, side)
        return path + "Z"

    def box(self) -> Box:
        """The paper, without its margin."""
        width = self.layout.lane_width
        points: list[Point] = []
        for section, part in enumerate(self.layout.sections):
            left = 2 * width if part.has_lane2 else width
            for piece in range(PIECES + 1):
                for offset in (-width, left):
                    fraction = piece / PIECES
                    points.append(point_at(part, self.poses[section], fraction, offset))
        return Box(points)


def stretches(part: Section, third_lane: float) -> list[Stretch]:
    """A section, in parts where a third lane begins or ends."""
    if not part.has_lane2:
        return [Stretch(0.0, 1.0, 0.0)]
    first, last = part.lane2_first / part.cols, (part.lane2_last + 1) / part.cols
    pieces = [Stretch(first, last, third_lane)]
    if part.lane2_first > 0:
        pieces.insert(0, Stretch(0.0, first, 0.0))
    if part.lane2_last < part.cols - 1:
        pieces.append(Stretch(last, 1.0, 0.0))
    return pieces


def on_paper(length: float) -> int:
    return round(length * UNIT)


def low(length: float) -> int:
    """Where the paper begins."""
    return floor(length * UNIT) - MARGIN


def high(length: float) -> int:
    """Where the paper ends."""
    return ceil(length * UNIT) + MARGIN


def outline(area: Area) -> str:
    """Along the right side, and back along the left; arcs in a corner."""
    part, pose = area.part, area.pose
    return (
        "M"
        + show(point_at(part, pose, area.start, area.right))
        + along(part, pose, area.start, area.end, area.right)
        + "L"
        + show(point_at(part, pose, area.end, area.left))
        + along(part, pose, area.end, area.start, area.left)
        + "Z"
    )


def along(part: Section, pose: Pose, start: float, end: float, offset: float) -> str:
    """The line along a section at an offset, from where the pen is."""
    goal = show(point_at(part, pose, end, offset))
    if not part.is_corner:
        return "L" + goal
    side = -1.0 if part.hand == RIGHT else 1.0
    radius = _number((part.radius - side * offset) * UNIT)
    sweep = 1 if (part.hand == RIGHT) == (end > start) else 0
    return f"A{radius} {radius} 0 0 {sweep} {goal}"


def show(point: Point) -> str:
    return f"{_number(point.x * UNIT)} {_number(-point.y * UNIT)}"


def _number(length: float) -> str:
    """With two decimals, where there are any."""
    text = f"{length:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
