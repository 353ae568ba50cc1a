"""PR-174 Reads what is chosen before the race, and refuses what is no choice."""

from typing import Any, Final

from paddock.core.errors import BrokenData
from paddock.games.pocket_rockets.book.course import DEAL_SERIES, DEALS, Course, Tabletop
from paddock.games.pocket_rockets.book.course_reader import (
    COURSES,
    MOST_PLAYERS,
    builtin_course,
    read_course,
)
from paddock.games.pocket_rockets.book.racers import (
    DEFAULT_CAP,
    LEAST_CAP,
    MOST_CAP,
    POWERS,
    REBOUND,
    SMALL_REBOUND,
)
from paddock.kit.checks import a_number, only_choices, reading_data

ANY_COURSE: Final = "random"
CHOICES: Final = (
    "course",
    "racer_deal",
    "race",
    "powers",
    "lane",
    "must_use_all_moves",
    "touch_ends_turn",
    "table_edge",
    "rebound",
    "warp_range",
    "lots",
    "round_cap",
    "aid",
    "data",
)
REBOUNDS: Final = {"12": REBOUND, "0.5": SMALL_REBOUND}
RACES: Final = len(POWERS)
"""A series has at most as many races as there are powers."""


def make_book(choices: dict[str, Any]) -> Tabletop:
    """The book of a race from what was chosen; what is not said has its default."""
    only_choices(choices, "Pocket Rocket Racers", CHOICES)
    deal = DEALS.index(_one_of(choices, "racer_deal", DEALS))
    if deal != DEAL_SERIES and "powers" in choices:
        raise BrokenData("powers", 'belongs to a series; choose racer_deal "series" for one')
    lane, lanes = _lane(choices.get("lane", [1, 1]))
    return Tabletop(
        courses=_courses(choices),
        deal=deal,
        race=a_number(choices.get("race", 1), "race", 1, RACES) - 1,
        powers=_powers(choices.get("powers", [*POWERS, *POWERS])),
        lane=lane,
        lanes=lanes,
        must_use_all_moves=_switch(choices, "must_use_all_moves", False),
        touch_ends_turn=_switch(choices, "touch_ends_turn", False),
        edge_is_fall=_one_of(choices, "table_edge", ("obstacle", "fall")) == "fall",
        rebound=REBOUNDS[_one_of(choices, "rebound", tuple(REBOUNDS))],
        warps_next_ahead=_one_of(choices, "warp_range", ("any", "next_ahead")) == "next_ahead",
        has_lots=_switch(choices, "lots", True),
        round_cap=a_number(choices.get("round_cap", DEFAULT_CAP), "round_cap", LEAST_CAP, MOST_CAP),
        shows_all=_one_of(choices, "aid", ("by_eye", "full")) == "full",
    )


def _courses(choices: dict[str, Any]) -> tuple[Course, ...]:
    """The chosen course, one's own, or all six to draw from."""
    if "data" in choices:
        if "course" in choices:
            why = "a course was brought along as data; choose one or the other"
            raise BrokenData("course", why)
        return (reading_data(lambda: read_course(choices["data"])),)
    id = _one_of(choices, "course", (ANY_COURSE, *COURSES))
    return tuple(builtin_course(one) for one in (COURSES if id == ANY_COURSE else (id,)))


def _one_of(choices: dict[str, Any], key: str, values: tuple[str, ...]) -> str:
    """One of the values; the first is the default."""
    value = choices.get(key, values[0])
    if not isinstance(value, str) or value not in values:
        raise BrokenData(key, f"must be one of: {', '.join(values)}")
    return value


def _switch(choices: dict[str, Any], key: str, default: bool) -> bool:
    value = choices.get(key, default)
    if not isinstance(value, bool):
        raise BrokenData(key, "must be true or false")
    return value


def _lane(raw: Any) -> tuple[int, int]:
    """PR-166 Who practises alone can start in any lane of any number."""
    if not isinstance(raw, list) or len(raw) != 2:
        raise BrokenData("lane", "must be a lane and the number of lanes, such as [2, 8]")
    lanes = a_number(raw[1], "lane[1]", 1, MOST_PLAYERS)
    return a_number(raw[0], "lane[0]", 1, lanes), lanes


def _powers(raw: Any) -> tuple[int, ...]:
    """PR-007 Two orders of the four powers: who was dealt what in the first race of a series."""
    whole = sorted(POWERS)
    if (
        not isinstance(raw, list)
        or len(raw) != 2 * len(POWERS)
        or any(not isinstance(one, str) for one in raw)
        or sorted(raw[: len(POWERS)]) != whole
        or sorted(raw[len(POWERS) :]) != whole
    ):
        known = ", ".join(POWERS)
        raise BrokenData("powers", f"must be the four powers ({known}) in some order, twice")
    return tuple(POWERS.index(one) for one in raw)
