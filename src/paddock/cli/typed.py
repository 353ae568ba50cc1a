"""Answers and orders typed in full: as JSON, or as `Lean tenths=125`, the kind and its fields."""

import json
from math import isfinite
from typing import Any

from paddock.core.codec import Codec
from paddock.core.errors import BrokenData, Refused
from paddock.core.game import Game
from paddock.core.protocol import Action, Decision

PARTS = (1, 10, 100)
"""A number of an answer may stand for whole ones, tenths or hundredths of what one types."""
TYPES = {"int": "NUMBER", "str": "TEXT", "bool": "true|false"}


def forms_of(codec: Codec, decision: Decision) -> list[str]:
    """How each kind of answer to a question is typed, such as `Lean tenths=NUMBER`."""
    kinds = dict.fromkeys(type(option).__name__ for option in decision.options())
    return [form_of(codec, kind) for kind in kinds]


def form_of(codec: Codec, kind: str) -> str:
    """How a kind is typed, with its fields."""
    fields: dict[str, str] = codec.kinds[kind]["fields"]
    return " ".join([kind, *(f"{field}={_type(type_)}" for field, type_ in fields.items())])


def _type(type_: str) -> str:
    inner = type_.removeprefix("list[").removesuffix("]")
    if inner != type_ and inner in TYPES:
        return f"[{TYPES[inner]},…]"
    return TYPES.get(type_, "JSON")


def kinds_of(codec: Codec, sort: str) -> list[str]:
    """The kinds of a sort, such as all that are an Order."""
    return [kind for kind, how in codec.kinds.items() if how["is"] == sort]


def read_in_full(codec: Codec, typed: str, sort: str, seat: int) -> Any:
    """The Action or the Order that a seat has typed in full, or None for anything else."""
    try:
        shape = _shape(codec, typed, sort)
        return None if shape is None else codec.load(shape, sort)
    except BrokenData as error:
        raise Refused(seat, f"That is no {sort.lower()}: {error}.") from None


def read_by_word(game: Game, codec: Codec, typed: str, decision: Decision) -> Action | None:
    """The free answer whose word is the number that was typed: `312.5` for a heading."""
    try:
        number = float(typed.removesuffix("°"))
    except ValueError:
        return None
    if not isfinite(number):
        return None
    for kind in dict.fromkeys(type(option).__name__ for option in decision.options()):
        fields = codec.kinds[kind]["fields"]
        if list(fields.values()) == ["int"]:
            for parts in PARTS:
                shape = {"kind": kind, next(iter(fields)): round(number * parts)}
                action = codec.load_action(shape)
                if game.word(action) == f"{number:g}":
                    return action
    return None


def _shape(codec: Codec, typed: str, sort: str) -> Any:
    if typed.startswith("{"):
        return _json(typed, "that")
    name, *given = typed.split() or [""]
    kinds = {kind.casefold(): kind for kind in kinds_of(codec, sort)}
    kind = kinds.get(name.casefold())
    if kind is None:
        return None
    types: dict[str, str] = codec.kinds[kind]["fields"]
    shape: dict[str, Any] = {"kind": kind}
    for part in given:
        field, is_, value = part.partition("=")
        if not is_:
            form = form_of(codec, kind)
            raise BrokenData(part, f"is no field with its value; type it as {form}")
        shape[field] = value if types.get(field) == "str" else _json(value, field)
    return shape


def _json(text: str, place: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise BrokenData(place, f"{text!r} is neither a number nor other JSON") from None
