"""A course that somebody drew, as `paddock track check` tells of it and as it is printed."""

from typing import Final

from paddock.core.errors import BrokenData
from paddock.core.game import Facts, OwnData
from paddock.core.plan import Plan, PlanLine, PlanThing
from paddock.games.pocket_rockets.board import board
from paddock.games.pocket_rockets.book.course import Tabletop
from paddock.games.pocket_rockets.book.course_reader import FIELDS
from paddock.games.pocket_rockets.book.racers import MM
from paddock.kit.words import plural


def look(book: Tabletop) -> Facts:
    """What is on the table."""
    course = book.courses[0]
    table = (
        f"round, {course.radius / MM:g} mm in radius"
        if course.radius
        else f"{course.width / MM:g} by {course.height / MM:g} mm"
    )
    gates, obstacles = len(course.gates), len(course.obstacles)
    return Facts(
        course.name,
        {
            "id": course.id,
            "name": course.name,
            "players": [course.least, course.most],
            "laps": course.laps,
            "gates": gates,
            "obstacles": obstacles,
            "width": course.width,
            "height": course.height,
        },
        [
            f"Table: {table}",
            f"Players: {course.least} to {course.most}",
            f"{plural(course.laps, 'lap')}, {plural(gates, 'gate')} in each",
            f"{plural(obstacles, 'obstacle')}",
        ],
    )


def plan(book: Tabletop) -> Plan:
    """The course for paper; BrokenData where several could be drawn."""
    if len(book.courses) > 1:
        raise BrokenData("course", "say which one; a drawn one is not known before the race")
    course = board(book).courses[0]
    gates = [(f"Gate {gate.sign}", gate) for gate in course.gates]
    lines = [("Start", course.start), *gates, ("Finish", course.finish)]
    return Plan(
        name=course.name,
        width=course.width,
        height=course.height,
        radius=course.radius,
        things=tuple(
            [
                PlanThing(one.name, one.x, one.y, one.radius, tuple(one.corners))
                for one in course.obstacles
            ]
        ),
        lines=tuple(
            [
                PlanLine(name, line.left_x, line.left_y, line.right_x, line.right_y)
                for name, line in lines
            ]
        ),
    )


OWN_DATA: Final = OwnData("course", FIELDS, look, plan)
