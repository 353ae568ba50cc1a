"""Checks for data that people bring along. Each says the place and what would be right."""

from collections.abc import Callable
from typing import Any, TypeVar

from paddock.core.errors import BrokenData

T = TypeVar("T")


def a_table(raw: Any, place: str) -> dict[str, Any]:
    """A table of fields."""
    if not isinstance(raw, dict):
        raise BrokenData(place, "is missing or not a table of fields")
    return raw


def only_known(table: dict[str, Any], place: str, keys: tuple[str, ...]) -> None:
    """No field but these; at the top `place` is empty."""
    for key in table:
        if key not in keys:
            where = f"{place}.{key}" if place else key
            raise BrokenData(where, f"is not known; known are: {', '.join(keys)}")


def data_for(game: str, raw: Any, fields: tuple[str, ...]) -> dict[str, Any]:
    """The top of a data file: a table of these fields that says which game it belongs to."""
    table = a_table(raw, "data")
    only_known(table, "", fields)
    if table.get("game") != game:
        raise BrokenData("game", f'must be "{game}"')
    return table


def a_number(raw: Any, place: str, least: int, most: int) -> int:
    """A whole number between two others."""
    if type(raw) is not int or not least <= raw <= most:
        raise BrokenData(place, f"must be a whole number from {least} to {most}")
    number: int = raw
    return number


def only_choices(choices: dict[str, Any], title: str, known: tuple[str, ...]) -> None:
    """No choice but those that a game has."""
    for key in choices:
        if key not in known:
            raise BrokenData(key, f"{title} has no such choice; it has: {', '.join(known)}")


def reading_data(read: Callable[[], T]) -> T:
    """Read what came as the choice `data`, so that errors name their place within the choices."""
    try:
        return read()
    except BrokenData as broken:
        place = broken.place if broken.place == "data" else f"data.{broken.place}"
        raise BrokenData(place, broken.why) from None
