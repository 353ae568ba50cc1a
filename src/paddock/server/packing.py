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
    is alike in all of several rows stands beside them. What needs no packing is not copied."""
    if type(value) is dict:
        return _packed_fields(value)
    # Where the first of a list is plain, all of them are: most lists are many numbers.
    if type(value) is not list or not value or isinstance(value[0], PLAIN):
        return value
    items = [packed(one) for one in value]
    first = items[0]
    kind = first.get("kind") if type(first) is dict else None
    if len(items) < 2 or kind is None:
        return items
    for one in items:
        if type(one) is not dict or one.get("kind") != kind:
            return items
    return _table(kind, items)


def _packed_fields(shape: dict[str, Any]) -> dict[str, Any]:
    made: dict[str, Any] | None = None
    for field, one in shape.items():
        if type(one) is dict or type(one) is list:
            own = packed(one)
            if own is not one:
                made = dict(shape) if made is None else made
                made[field] = own
    return shape if made is None else made


def _table(kind: str, items: list[dict[str, Any]]) -> Packed:
    first = items[0]
    fields: list[str] = []
    alike: dict[str, Any] = {}
    for field, one in first.items():
        if field == "kind":
            continue
        if len(items) < MANY:
            fields.append(field)
            continue
        for other in items:
            if other[field] != one:
                fields.append(field)
                break
        else:
            alike[field] = one
    table: Packed = {
        "each": kind,
        "fields": fields,
        "rows": [[one[field] for field in fields] for one in items],
    }
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
