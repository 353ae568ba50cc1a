"""Parts of shapes: read with the names of seats in them, laid over a whole one, compared with it.

A scenario file says only what matters. Everything else of a position stays as set-up left it, and
everything else of an event or of the end is not looked at.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from paddock.core.codec import canonical
from paddock.core.errors import BrokenData
from paddock.core.schema import BASES

NOTHING = "none"
"""What a TOML file says for a field that is empty, since TOML has no word for it."""


class Reader:
    """Reads parts of shapes by a game's wire kinds; a seat's name may stand for its number."""

    def __init__(self, kinds: Mapping[str, Any], names: Sequence[str]) -> None:
        self.kinds = kinds
        self.names = names

    def read(self, value: Any, type_: str, place: str) -> Any:
        """The part with its kinds named and its seats numbered; BrokenData where it cannot fit."""
        if type_.endswith("|None"):
            if value == NOTHING:
                return None
            return self.read(value, type_.removesuffix("|None"), place)
        if type_.startswith("list["):
            if not isinstance(value, list):
                raise BrokenData(place, f"must be a list, not {value!r}")
            return [self.read(one, type_[5:-1], f"{place}[{i}]") for i, one in enumerate(value)]
        if type_ == "int" and isinstance(value, str):
            if value not in self.names:
                seats = ", ".join(self.names)
                raise BrokenData(place, f"{value!r} is neither a number nor a seat ({seats})")
            return self.names.index(value)
        simple = {"int": int, "str": str, "bool": bool}.get(type_)
        if simple:
            if type(value) is not simple:
                raise BrokenData(place, f"must be {_article(type_)}, not {value!r}")
            return value
        return self._read_kind(value, type_, place)

    def _read_kind(self, value: Any, wanted: str, place: str) -> Any:
        if not isinstance(value, dict):
            raise BrokenData(place, f"must be a table, not {value!r}")
        kind = value.get("kind", wanted)
        if kind in BASES and "kind" not in value:
            raise BrokenData(place, f"must say its kind: {self._kinds_of(wanted)}")
        if not isinstance(kind, str) or kind not in self.kinds:
            raise BrokenData(f"{place}.kind", f"no kind is called {kind!r}")
        if wanted not in (kind, self.kinds[kind]["is"]):
            raise BrokenData(f"{place}.kind", f"{kind} is no {wanted}")
        types = {
            field: type_ for field, type_ in self.kinds[kind]["fields"].items() if type_ != "Book"
        }
        read = {"kind": kind}
        for field, inner in value.items():
            if field == "kind":
                continue
            if field not in types:
                fields = ", ".join(types) or "none"
                raise BrokenData(f"{place}.{field}", f"{kind} has no such field; it has: {fields}")
            read[field] = self.read(inner, types[field], f"{place}.{field}")
        return read

    def _kinds_of(self, base: str) -> str:
        return ", ".join(name for name, kind in self.kinds.items() if kind["is"] == base)


def lay_over(whole: Any, part: Any) -> Any:
    """The whole with the part's values in it. Tables merge; so do lists of as many tables.

    A table of another kind replaces, and so does everything else.
    """
    if isinstance(whole, dict) and isinstance(part, dict):
        if part.get("kind", whole.get("kind")) != whole.get("kind"):
            return part
        merged = dict(whole)
        for key, value in part.items():
            merged[key] = lay_over(whole[key], value) if key in whole else value
        return merged
    if _are_tables(whole) and _are_tables(part) and len(whole) == len(part):
        return [lay_over(one, other) for one, other in zip(whole, part, strict=True)]
    return part


def differences(expected: Any, found: Any, place: str = "") -> list[str]:
    """Where a whole shape is not what the part says, each with what was expected and found."""
    if isinstance(expected, dict) and isinstance(found, dict):
        wrong: list[str] = []
        for key, value in expected.items():
            inner = f"{place}.{key}" if place else key
            if key not in found:
                wrong.append(f"{inner} is not there")
            else:
                wrong += differences(value, found[key], inner)
        return wrong
    if _are_tables(expected) and isinstance(found, list) and len(expected) == len(found):
        wrong = []
        for number, (one, other) in enumerate(zip(expected, found, strict=True)):
            wrong += differences(one, other, f"{place}[{number}]")
        return wrong
    if expected == found:
        return []
    return [f"{place} should be {brief(expected)} and is {brief(found)}"]


def brief(shape: Any) -> str:
    """A shape in few words: `Moved(seat=1, to=10)`."""
    if isinstance(shape, dict):
        fields = ", ".join(f"{key}={brief(value)}" for key, value in shape.items() if key != "kind")
        return f"{shape.get('kind', '')}({fields})"
    if isinstance(shape, list):
        return f"[{', '.join(brief(one) for one in shape)}]"
    return NOTHING if shape is None else canonical(shape)


def _are_tables(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, dict) for one in value)


def _article(type_: str) -> str:
    return {"int": "a whole number", "str": "a text", "bool": "true or false"}[type_]
