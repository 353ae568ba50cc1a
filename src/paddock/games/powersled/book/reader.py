"""Reads what is chosen before the race, and refuses what would not be one."""

import json
from typing import Any, Final

from paddock.core.errors import BrokenData
from paddock.core.resources import read_resource
from paddock.games.powersled.book.cards import CODES
from paddock.games.powersled.book.course import Course
from paddock.games.powersled.book.tables import (
    CIRCLES,
    LEAST_ROLL,
    MOST_ROLL,
    MOST_STRENGTH,
    NO_CIRCLE,
    RESULTS,
    Tables,
)
from paddock.games.powersled.book.track import Track
from paddock.games.powersled.book.track_reader import TRACKS, builtin_track, read_track
from paddock.kit.checks import a_number, a_table, only_choices, only_known, reading_data

CHOICES: Final = ("track", "laps", "points", "safe", "grid", "hook", "finish", "data")
TABLE_KEYS: Final = (
    "control_loss", "regain", "thrust_boxes", "stability_boxes", "spin_track", "spin_direction",
    "spin_corner_bonus", "off_wall", "collision",
)  # fmt: skip
DEFAULT_TRACK: Final = "foundry"
BY_DICE: Final = "dice"
BY_SEAT: Final = "seats"
DEFAULT_LAPS: Final = 2
MOST_LAPS: Final = 999
"""PS-013 has no limit; whoever types more than this has slipped on the keys."""
DEFAULT_POINTS: Final = 4
LEAST_POINTS: Final = 3
MOST_POINTS: Final = 6
MOST_SEATS: Final = 6
WIDEST: Final = 99

_printed: dict[str, Tables] = {}


def make_book(choices: dict[str, Any]) -> Course:
    """The course of a race: a track that comes with the game or one brought along as `data`."""
    only_choices(choices, "Powersled Circuit", CHOICES)
    tables = printed_tables()
    brought = choices.get("data")
    if "data" in choices:
        if "track" in choices:
            raise BrokenData("track", "a track was brought along as data; choose one or the other")
        track, tables = reading_data(lambda: _brought(brought))
    else:
        track = builtin_track(_one_of(choices, "track", TRACKS, DEFAULT_TRACK))
    return Course(
        track=_with_safe(track, choices),
        tables=tables,
        deck=_deck(),
        laps=a_number(choices.get("laps", DEFAULT_LAPS), "laps", 1, MOST_LAPS),
        points=a_number(choices.get("points", DEFAULT_POINTS), "points", LEAST_POINTS, MOST_POINTS),
        order=_grid(choices.get("grid", BY_DICE)),
        starts_by_seat=choices.get("grid") == BY_SEAT,
        hook_is_extra=_one_of(choices, "hook", ("play", "extra"), "play") == "extra",
        races_on=_one_of(choices, "finish", ("stop", "race_on"), "stop") == "race_on",
    )


def _one_of(choices: dict[str, Any], key: str, values: tuple[str, ...], default: str) -> str:
    value = choices.get(key, default)
    if value not in values:
        raise BrokenData(key, f"must be one of: {', '.join(values)}")
    return str(value)


def _with_safe(track: Track, choices: dict[str, Any]) -> Track:
    """PS-004 Other safe speeds, by corner."""
    if "safe" not in choices:
        return track
    changes = a_table(choices["safe"], "safe")
    for corner in changes:
        if corner not in track.corners:
            known = ", ".join(track.corners)
            raise BrokenData(f"safe.{corner}", f"{track.name} has the corners {known}")
        a_number(changes[corner], f"safe.{corner}", 1, 4)
    return track.with_safe(changes)


def _grid(raw: Any) -> tuple[int, ...]:
    """PS-R04 The seats in the order of the grid, counted from 1; none named is for the others."""
    if raw in (BY_DICE, BY_SEAT):
        return ()
    if not isinstance(raw, list) or not raw or len(raw) > MOST_SEATS:
        known = f'"{BY_DICE}", "{BY_SEAT}", or all seats by grid place, such as [2, 1, 3]'
        raise BrokenData("grid", f"must be {known}")
    seats = [a_number(seat, f"grid[{i}]", 1, len(raw)) - 1 for i, seat in enumerate(raw)]
    if len(set(seats)) != len(seats):
        raise BrokenData("grid", "names a seat twice")
    return tuple(seats)


def _deck() -> tuple[int, ...]:
    deck = json.loads(read_resource("paddock.games.powersled", "data/deck.json"))
    return tuple(deck[code] for code in CODES)


def _brought(raw: Any) -> tuple[Track, Tables]:
    """A track, and tables in place of the printed ones where it has some."""
    data = dict(a_table(raw, "data"))
    tables = printed_tables()
    if "tables" in data:
        own = a_table(data.pop("tables"), "tables")
        only_known(own, "tables", TABLE_KEYS)
        tables = read_tables({**_printed_data(), **own})
    return read_track(data), tables


def _printed_data() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(read_resource("paddock.games.powersled", "data/tables.json"))
    return data


def printed_tables() -> Tables:
    """The tables that come with the game."""
    if "tables" not in _printed:
        _printed["tables"] = read_tables(_printed_data())
    return _printed["tables"]


def read_tables(data: Any) -> Tables:
    """D3 and D5 to D10, with every check."""
    top = a_table(data, "tables")
    only_known(top, "tables", TABLE_KEYS)
    loss_most, loss_result = _rows(top, "control_loss", "result")
    regain_most, regain_steps = _rows(top, "regain", "steps")
    direction_most, direction_out = _rows(top, "spin_direction", "lanes_out")
    wall_most, wall_lanes = _rows(top, "off_wall", "lanes")
    damage, test = _collision(top.get("collision"))
    return Tables(
        loss_most=loss_most,
        loss_result=loss_result,
        regain_most=regain_most,
        regain_steps=regain_steps,
        direction_most=direction_most,
        direction_out=direction_out,
        corner_bonus=a_number(top.get("spin_corner_bonus"), "tables.spin_corner_bonus", 0, 20),
        wall_most=wall_most,
        wall_lanes=wall_lanes,
        damage=damage,
        test=test,
        next_circle=_spin_track(top.get("spin_track")),
        least_thrust=_boxes(top.get("thrust_boxes"), "tables.thrust_boxes"),
        least_stability=_boxes(top.get("stability_boxes"), "tables.stability_boxes"),
    )


def _rows(top: dict[str, Any], key: str, gives: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Rows from low to high; each says its highest total and what it gives."""
    place = f"tables.{key}"
    raw = top.get(key)
    if not isinstance(raw, list) or not raw:
        raise BrokenData(place, "must be a list of rows")
    most: list[int] = []
    values: list[int] = []
    for i, raw_row in enumerate(raw):
        row = a_table(raw_row, f"{place}[{i}]")
        only_known(row, f"{place}[{i}]", ("max", gives))
        least = most[-1] + 1 if most else -WIDEST
        most.append(a_number(row.get("max"), f"{place}[{i}].max", least, WIDEST))
        values.append(_row_value(row.get(gives), f"{place}[{i}].{gives}", gives))
    if most[-1] != WIDEST:
        raise BrokenData(f"{place}[{len(most) - 1}].max", f"the last row must reach {WIDEST}")
    if gives == "result" and values != sorted(set(values)):
        raise BrokenData(place, "the results must get milder from row to row")
    return tuple(most), tuple(values)


def _row_value(raw: Any, place: str, gives: str) -> int:
    if gives == "result":
        if raw not in RESULTS:
            raise BrokenData(place, f"must be one of: {', '.join(RESULTS)}")
        return RESULTS.index(raw)
    if gives == "lanes_out":
        return a_number(raw, place, -2, 2)
    return a_number(raw, place, 0, 2)


def _collision(raw: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """D8 For each strength and roll: damage and test."""
    columns = a_table(raw, "tables.collision")
    only_known(columns, "tables.collision", tuple(str(n) for n in range(1, MOST_STRENGTH + 1)))
    damage: list[int] = []
    test: list[int] = []
    for strength in range(1, MOST_STRENGTH + 1):
        place = f"tables.collision.{strength}"
        column = a_table(columns.get(str(strength)), place)
        only_known(column, place, tuple(str(n) for n in range(LEAST_ROLL, MOST_ROLL + 1)))
        for roll in range(LEAST_ROLL, MOST_ROLL + 1):
            entry = column.get(str(roll))
            where = f"{place}.{roll}"
            if not isinstance(entry, list) or len(entry) != 2:
                raise BrokenData(where, "must be [damage, test modifier]")
            damage.append(a_number(entry[0], f"{where}[0]", 0, WIDEST))
            test.append(a_number(entry[1], f"{where}[1]", -WIDEST, WIDEST))
    return tuple(damage), tuple(test)


def _spin_track(raw: Any) -> tuple[int, ...]:
    """D5 Where each circle leads; the one that leads nowhere ends the spin."""
    place = "tables.spin_track"
    lines = a_table(raw, place)
    only_known(lines, place, CIRCLES)
    follows = [NO_CIRCLE] * len(CIRCLES)
    for circle in lines:
        end = lines[circle]
        if end is None:
            continue
        if end not in CIRCLES or end not in lines:
            raise BrokenData(f"{place}.{circle}", "must lead to a circle of the track, or to null")
        follows[CIRCLES.index(circle)] = CIRCLES.index(end)
    for start in CIRCLES[:6]:
        if lines.get(start) is None:
            raise BrokenData(f"{place}.{start}", "a double circle must lead on")
        at = CIRCLES.index(start)
        for _ in CIRCLES:
            at = follows[at] if follows[at] != NO_CIRCLE else at
        if follows[at] != NO_CIRCLE or CIRCLES[at] != "S0":
            raise BrokenData(f"{place}.{start}", "must lead to S0 in the end")
    return tuple(follows)


def _boxes(raw: Any, place: str) -> int:
    """D3 The left-most box; the right-most three are where a sled starts."""
    if raw is None or not isinstance(raw, list) or len(raw) < 2:
        raise BrokenData(place, "must be a list of boxes that ends with 8")
    boxes = [a_number(box, f"{place}[{i}]", 1, 8) for i, box in enumerate(raw)]
    if boxes != list(range(boxes[0], 9)) or boxes[0] > 6:
        raise BrokenData(place, "must count up to 8 without a gap, from 6 or less")
    return boxes[0]
