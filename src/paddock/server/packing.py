"""Shapes as they travel: what many of one kind have in common is written once."""

from typing import Any


def packed(value: Any) -> Any:
    """A shape with each list of shapes of one kind as a table: their fields once, then rows."""
    if isinstance(value, dict):
        return {field: packed(one) for field, one in value.items()}
    if not isinstance(value, list):
        return value
    items = [packed(one) for one in value]
    kinds = {one.get("kind") if isinstance(one, dict) else None for one in items}
    if len(items) < 2 or len(kinds) > 1 or None in kinds:
        return items
    fields = [field for field in items[0] if field != "kind"]
    rows = [[one[field] for field in fields] for one in items]
    return {"each": kinds.pop(), "fields": fields, "rows": rows}


def unpacked(value: Any) -> Any:
    """The same as it was."""
    if isinstance(value, list):
        return [unpacked(one) for one in value]
    if not isinstance(value, dict):
        return value
    if "each" in value and "kind" not in value:
        kind, fields = value["each"], value["fields"]
        rows = unpacked(value["rows"])
        return [{"kind": kind, **dict(zip(fields, row, strict=True))} for row in rows]
    return {field: unpacked(one) for field, one in value.items()}
