"""Shapes as they travel: what many of one kind have in common is written once."""

from typing import Any, Final, NotRequired, TypedDict

PLAIN: Final = (int, str)
MANY: Final = 3
"""From so many on it pays to write once what is alike in all of them."""


class Packed(TypedDict):
    """Shapes of one kind as a table: their fields once, a row for each, what is alike in all."""

    each: str
    fields: list[str]
    rows: list[list[Any]]
    alike: NotRequired[dict[str, Any]]


def packed(value: Any) -> Any:
    """A shape with each list of shapes of one kind as a table: their fields once, then rows. What
    is alike in all of several rows stands beside them."""
    if isinstance(value, dict):
        for one in value.values():
            if isinstance(one, dict | list):
                break
        else:
            return value
        return {
            field: packed(one) if isinstance(one, dict | list) else one
            for field, one in value.items()
        }
    # Where the first of a list is plain, all of them are: most lists are many numbers.
    if not isinstance(value, list) or (value and isinstance(value[0], PLAIN)):
        return value
    items = [packed(one) for one in value]
    kinds = {one.get("kind") if isinstance(one, dict) else None for one in items}
    if len(items) < 2 or len(kinds) > 1 or None in kinds:
        return items
    first, *others = items
    alike: dict[str, Any] = {}
    if len(items) >= MANY:
        alike = {
            field: one
            for field, one in first.items()
            if field != "kind" and all(other[field] == one for other in others)
        }
    fields = [field for field in first if field != "kind" and field not in alike]
    rows = [[one[field] for field in fields] for one in items]
    table: Packed = {"each": first["kind"], "fields": fields, "rows": rows}
    if alike:
        table["alike"] = alike
    return table


def unpacked(value: Any) -> Any:
    """The same as it was."""
    if isinstance(value, list):
        return [unpacked(one) for one in value]
    if not isinstance(value, dict):
        return value
    if "each" in value and "kind" not in value:
        kind, fields, alike = value["each"], value["fields"], value.get("alike", {})
        own = [dict(zip(fields, row, strict=True)) for row in value["rows"]]
        return [{"kind": kind, **unpacked({**alike, **one})} for one in own]
    return {field: unpacked(one) for field, one in value.items()}
