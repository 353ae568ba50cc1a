"""A course that somebody drew, as `paddock track check` tells of it."""

from typing import Final

from paddock.core.game import Facts, OwnData
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


OWN_DATA: Final = OwnData("course", FIELDS, look)
