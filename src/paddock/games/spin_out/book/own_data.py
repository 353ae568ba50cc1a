"""What there is to know about a track that somebody brought."""

from typing import Final

from paddock.core.game import Facts, OwnData
from paddock.core.plan import Plan, PlanLine, PlanThing
from paddock.games.spin_out.book.course import CLASSES, Arena, Course, Feature
from paddock.games.spin_out.book.course_reader import FIELDS
from paddock.games.spin_out.book.measures import INCH, RADIUS
from paddock.kit.geometry import Disc, Line, Polygon
from paddock.kit.geometry_angles import nearest
from paddock.kit.words import plural

MICRONS: Final = 25_400
"""An inch, in thousandths of a millimetre."""


def look(book: Arena) -> Facts:
    """What is on the table."""
    course = book.course
    counts = [
        sum(feature.terrain == terrain for feature in course.features)
        for terrain in range(len(CLASSES))
    ]
    small, large, obstacles = counts
    return Facts(
        course.name,
        {
            "id": course.id,
            "name": course.name,
            "laps": course.laps,
            "gates": len(course.gates),
            "small": small,
            "large": large,
            "obstacles": obstacles,
            "width": course.width,
            "height": course.height,
        },
        [
            f"Table: {course.width / INCH:g} by {course.height / INCH:g} inches",
            f"{plural(course.laps, 'lap')}, {plural(len(course.gates), 'gate')} in each",
            f"Terrain: {small} small, {large} large, {plural(obstacles, 'obstacle')}",
        ],
    )


def plan(book: Arena) -> Plan:
    """The track for paper, at true scale."""
    course = book.course
    gates = [
        ("Finish" if gate is course.finish() else f"Gate {number}", gate.line)
        for number, gate in enumerate(course.gates, 1)
    ]
    lines = gates if course.is_circuit() else [("Start", course.start), *gates]
    return Plan(
        name=course.name,
        width=_on_paper(course.width),
        height=_on_paper(course.height),
        radius=0,
        things=tuple([_thing(feature) for feature in course.features]),
        lines=tuple([_line(name, line) for name, line in lines]),
        marks=_start_marks(course),
    )


def _start_marks(course: Course) -> tuple[PlanThing, ...]:
    """The start zone, and the places of the grid in it."""
    west, south, east, north = [_on_paper(side) for side in course.zone]
    slots = [
        PlanThing(str(number), _on_paper(slot.x), _on_paper(slot.y), _on_paper(RADIUS), ())
        for number, slot in enumerate(course.grid, 1)
    ]
    return (PlanThing("", 0, 0, 0, (west, south, east, south, east, north, west, north)), *slots)


def _on_paper(length: int) -> int:
    """Thousandths of a millimetre."""
    return nearest(length * MICRONS / INCH)


def _thing(feature: Feature) -> PlanThing:
    """With its class, which whoever lays out the real thing has to look for."""
    shape = feature.shape
    name = f"{feature.name} ({CLASSES[feature.terrain]})"
    if isinstance(shape, Disc):
        x, y, radius = _on_paper(shape.x), _on_paper(shape.y), _on_paper(shape.radius)
        return PlanThing(name, x, y, radius, ())
    assert isinstance(shape, Polygon), "a feature is a disc or a polygon"
    corners = [number for point in shape.points for number in (point.x, point.y)]
    return PlanThing(name, 0, 0, 0, tuple([_on_paper(number) for number in corners]))


def _line(name: str, line: Line) -> PlanLine:
    left, right = line.left, line.right
    return PlanLine(
        name, _on_paper(left.x), _on_paper(left.y), _on_paper(right.x), _on_paper(right.y)
    )


OWN_DATA: Final = OwnData("track", FIELDS, look, plan)
