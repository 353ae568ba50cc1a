"""Reads what is chosen before the race, and refuses what is no choice."""

from typing import Any, Final

from paddock.core.errors import BrokenData
from paddock.games.spin_out.book.course import Arena, Course
from paddock.games.spin_out.book.course_reader import (
    COURSES,
    MOST_LAPS,
    builtin_course,
    read_course,
)
from paddock.kit.checks import a_number, only_choices, reading_data

AS_PRINTED: Final = 0
KNOWN: Final = ("track", "laps", "spin_rebound", "lone_survivor", "data")
REBOUNDS: Final = ("literal", "free")
SURVIVORS: Final = ("races_on", "wins")


def make_book(choices: dict[str, Any]) -> Arena:
    """SO-015 The book of a race from what was chosen; what is not said has its default."""
    only_choices(choices, "Spin-Out", KNOWN)
    course = _course(choices)
    laps = a_number(choices.get("laps", AS_PRINTED), "laps", AS_PRINTED, MOST_LAPS)
    if laps > 1 and not course.is_circuit():
        raise BrokenData("laps", f"{course.name} goes from a start to a finish: it has one lap")
    return Arena(
        course=course,
        laps=course.laps if laps == AS_PRINTED else laps,
        rebounds_freely=_one_of(choices, "spin_rebound", REBOUNDS) == "free",
        lone_survivor_wins=_one_of(choices, "lone_survivor", SURVIVORS) == "wins",
    )


def _course(choices: dict[str, Any]) -> Course:
    """The chosen track, or one's own."""
    if "data" in choices:
        if "track" in choices:
            raise BrokenData("track", "a track was brought along as data; choose one or the other")
        return reading_data(lambda: read_course(choices["data"]))
    return builtin_course(_one_of(choices, "track", COURSES))


def _one_of(choices: dict[str, Any], key: str, values: tuple[str, ...]) -> str:
    """One of the values; the first is the default."""
    value = choices.get(key, values[0])
    if not isinstance(value, str) or value not in values:
        raise BrokenData(key, f"must be one of: {', '.join(values)}")
    return value
