"""Functions that dump one kind each, written from its fields in wire.json.

Looking every field up by its name costs two to three times as much as naming it in the code, and
each move dumps a race, a view for each who looks on, and what every option would bring.
"""

from collections.abc import Callable, Mapping
from typing import Any

from paddock.core.errors import BrokenData

Dump = Callable[[Any], Any]

PLAIN = ("int", "str", "bool")


def dump_of(kind: str, fields: Mapping[str, str], dump: Dump) -> Dump:
    """A function from a value or piece of this kind to its shape; `dump` does the same for any."""
    for name in (kind, *fields):
        if not name.isidentifier():
            raise BrokenData(kind, f"{name!r} is no name of a kind or a field")
    shown = [f"{field!r}: {_shape(type_, f'value.{field}')}" for field, type_ in fields.items()]
    source = "lambda value: {" + ", ".join([f"'kind': {kind!r}", *shown]) + "}"
    made: Dump = eval(source, {"dump": dump})
    return made


def _shape(type_: str, place: str, depth: int = 0) -> str:
    """The code for what stands in a place, as it travels."""
    if type_ in PLAIN:
        return place
    if type_ == "Phrase":
        return f"{place}.shape()"
    one = f"one{depth}"
    if type_.endswith("|None"):
        inner = _shape(type_.removesuffix("|None"), one, depth + 1)
        return f"(None if ({one} := {place}) is None else {inner})"
    if type_.startswith("list["):
        item = type_[5:-1]
        if item in PLAIN:
            return f"list({place})"
        return f"[{_shape(item, one, depth + 1)} for {one} in {place}]"
    return f"dump({place})"
