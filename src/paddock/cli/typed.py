"""Answers typed in full: as JSON, or as `Lean tenths=125`, the kind and its fields."""

import json
from typing import Any

from paddock.core.codec import Codec
from paddock.core.errors import BrokenData
from paddock.core.protocol import Decision

TYPES = {"int": "NUMBER", "str": "TEXT", "bool": "true|false"}


def forms_of(codec: Codec, decision: Decision) -> list[str]:
    """How each kind of answer to a question is typed, such as `Lean tenths=NUMBER`."""
    kinds = dict.fromkeys(type(option).__name__ for option in decision.options())
    return [" ".join([kind, *_fields(codec, kind)]) for kind in kinds]


def _fields(codec: Codec, kind: str) -> list[str]:
    fields: dict[str, str] = codec.kinds[kind]["fields"]
    return [f"{field}={TYPES.get(type_, 'JSON')}" for field, type_ in fields.items()]


def read_shape(codec: Codec, typed: str) -> Any:
    """The shape of an action that was typed in full, or None for anything else."""
    if typed.startswith("{"):
        return _json(typed, "that")
    name, *given = typed.split() or [""]
    actions = {kind.casefold(): kind for kind, how in codec.kinds.items() if how["is"] == "Action"}
    kind = actions.get(name.casefold())
    if kind is None:
        return None
    types: dict[str, str] = codec.kinds[kind]["fields"]
    shape: dict[str, Any] = {"kind": kind}
    for part in given:
        field, is_, value = part.partition("=")
        if not is_:
            form = " ".join([kind, *_fields(codec, kind)])
            raise BrokenData(part, f"is no field with its value; type it as {form}")
        shape[field] = value if types.get(field) == "str" else _json(value, field)
    return shape


def _json(text: str, place: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise BrokenData(place, f"{text!r} is neither a number nor other JSON") from None
