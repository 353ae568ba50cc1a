"""The die tables, read and checked once: what each throw of 1 to 6 brings."""

import json
from typing import Any, Final

from paddock.core.errors import BrokenData
from paddock.core.resources import read_resource
from paddock.games.spin_out.book.measures import DIE

DATA: Final = "data/tables.json"
NAMES: Final[tuple[str, ...]] = (
    "restart",
    "stall",
    "spin_test",
    "fuel_leak",
    "pot_shot",
    "sabotage",
    "coupling",
    "ejection",
    "bail_out",
)


class Row:
    """What a throw brings; `is_good` is what the thrower hoped for."""

    def __init__(self, is_good: bool, damage: int, is_orange: bool, is_kaboom: bool) -> None:
        self.is_good = is_good
        self.damage = damage
        self.is_orange = is_orange
        self.is_kaboom = is_kaboom


def read_tables(data: Any) -> dict[str, tuple[Row, ...]]:
    """Six rows for each of the tables."""
    if not isinstance(data, dict) or sorted(data) != sorted(NAMES):
        raise BrokenData(DATA, f"must have these tables: {', '.join(NAMES)}")
    tables: dict[str, tuple[Row, ...]] = {}
    for name, rows in data.items():
        if not isinstance(rows, list) or len(rows) != DIE:
            raise BrokenData(name, f"must have {DIE} rows")
        tables[name] = tuple(_row(row, f"{name}[{place}]") for place, row in enumerate(rows))
    return tables


def _row(raw: Any, place: str) -> Row:
    if not isinstance(raw, dict) or not set(raw) <= {"good", "damage", "orange", "kaboom"}:
        raise BrokenData(place, "must have no fields but good, damage, orange and kaboom")
    damage = raw.get("damage", 0)
    if type(damage) is not int or damage < 0:
        raise BrokenData(f"{place}.damage", "must be a whole number from 0 on")
    flags = [raw.get(key, False) for key in ("good", "orange", "kaboom")]
    if any(type(flag) is not bool for flag in flags):
        raise BrokenData(place, "good, orange and kaboom are true or false")
    return Row(flags[0], damage, flags[1], flags[2])


_TABLES: Final = read_tables(json.loads(read_resource("paddock.games.spin_out", DATA)))
RESTART_TABLE: Final = _TABLES["restart"]
STALL_TABLE: Final = _TABLES["stall"]
SPIN_TABLE: Final = _TABLES["spin_test"]
LEAK_TABLE: Final = _TABLES["fuel_leak"]
POT_SHOT_TABLE: Final = _TABLES["pot_shot"]
SABOTAGE_TABLE: Final = _TABLES["sabotage"]
COUPLING_TABLE: Final = _TABLES["coupling"]
EJECTION_TABLE: Final = _TABLES["ejection"]
