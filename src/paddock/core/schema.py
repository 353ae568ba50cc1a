"""The wire shapes of a game, read from its source: every kind with its fields and their types.

Constructor parameters are the wire fields. The result is checked in as `wire.json` beside each
game: it guides and validates the codec, shows every rename in review, and is what the web
client's types are generated from.
"""

import ast
import json
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from paddock.core.errors import BrokenData

BASES = (
    "Action", "Board", "Decision", "Event", "Foresight", "Order", "Phase", "Piece", "Race",
    "Scouting", "Value", "View", "Book",
)  # fmt: skip
"""The classes of the protocol; a kind is whatever descends from one of them."""

SHARED = ("Action", "Decision", "Event", "Order", "Phase")
"""Held by races, diaries and tables, handed out as they are: their fields hold tuples, no lists."""

SORTS = {
    "view": "View",
    "decision": "Decision",
    "action": "Action",
    "event": "Event",
    "foresight": "Foresight",
    "order": "Order",
    "board": "Board",
    "scouting": "Scouting",
}
"""What the server sends of a game: the web client asks for each by its sort."""

SIMPLE = {"int", "str", "bool", "Phrase"}
NOT_STORED = {"asked"}
"""Follows from the rest of the race, and is asked again on load."""


class Source(NamedTuple):
    """One module: its dotted name and its text."""

    module: str
    text: str

    def parse(self) -> ast.Module:
        """Its syntax tree."""
        try:
            return ast.parse(self.text)
        except SyntaxError as error:
            raise BrokenData(f"{self.module}, line {error.lineno}", error.msg) from None


class _Class(NamedTuple):
    module: str
    bases: list[str]
    fields: dict[str, ast.expr] | None


def wire_of(game: str, sources: Iterable[Source]) -> dict[str, Any]:
    """The content of wire.json for a game made of these modules. Books never travel."""
    classes: dict[str, _Class] = {}
    enums: dict[str, dict[str, int]] = {}
    for source in sources:
        body = source.parse().body
        _read_enums(source.module, body, enums)
        for node in body:
            if isinstance(node, ast.ClassDef):
                if node.name in classes and node.name not in BASES:
                    there = classes[node.name].module
                    why = f"two kinds have this name; the other stands in {there}"
                    raise BrokenData(f"{source.module}.{node.name}", why)
                classes[node.name] = _read_class(source.module, node)
    kinds = {
        name: _kind(name, classes, enums)
        for name in sorted(classes)
        if name not in BASES and _base(name, classes) not in ("", "Book")
    }
    named = {name: enums[name] for name in sorted(enums) if enums[name]}
    return {"format": 1, "game": game, **({"enums": named} if named else {}), "kinds": kinds}


def as_json(content: Any) -> str:
    """JSON as it is kept beside a game."""
    return json.dumps(content, indent=2, ensure_ascii=False) + "\n"


def _read_enums(module: str, body: Iterable[ast.stmt], enums: dict[str, dict[str, int]]) -> None:
    """Numbers with names: `Cause: TypeAlias = int`, then `BY_MINE: Final[Cause] = 4` and so on."""
    for node in body:
        match node:
            case ast.AnnAssign(
                target=ast.Name(id=name),
                annotation=ast.Name(id="TypeAlias"),
                value=ast.Name(id="int"),
            ):
                if name in enums:
                    raise BrokenData(f"{module}.{name}", "two enumerations have this name")
                enums[name] = {}
            case ast.AnnAssign(
                target=ast.Name(id=name),
                annotation=ast.Subscript(value=ast.Name(id="Final"), slice=ast.Name(id=of)),
                value=ast.expr() as value,
            ) if of in enums:
                enums[of][name] = ast.literal_eval(value)


def _read_class(module: str, node: ast.ClassDef) -> _Class:
    fields: dict[str, ast.expr] | None = None
    for item in node.body:
        if isinstance(item, ast.FunctionDef) and item.name == "__init__":
            fields = {}
            for argument in [*item.args.args[1:], *item.args.kwonlyargs]:
                if argument.annotation is None:
                    raise BrokenData(f"{module}.{node.name}.{argument.arg}", "has no type")
                fields[argument.arg] = argument.annotation
    bases = [ast.unparse(base).split("[")[0].split(".")[-1] for base in node.bases]
    return _Class(module, bases, fields)


def _base(name: str, classes: Mapping[str, _Class]) -> str:
    """The class of the protocol that a kind descends from, or "" for one that is no kind."""
    for base in classes[name].bases:
        if base in BASES:
            return base
        found = _base(base, classes) if base in classes else ""
        if found:
            return found
    return ""


def _fields(name: str, classes: Mapping[str, _Class]) -> dict[str, ast.expr]:
    """The fields of a class, or those of the nearest class above it that has a constructor."""
    own = classes[name].fields
    if own is not None:
        return own
    for base in classes[name].bases:
        if base in classes and (base not in BASES or base in ("Decision", "Race")):
            return _fields(base, classes)
    return {}


def _kind(
    name: str, classes: Mapping[str, _Class], enums: Mapping[str, Mapping[str, int]]
) -> dict[str, Any]:
    module, base = classes[name].module, _base(name, classes)
    holds = "tuple" if base in SHARED else "list"
    fields: dict[str, str] = {}
    named: dict[str, str] = {}
    for field, annotation in _fields(name, classes).items():
        if field == "kind":
            raise BrokenData(f"{module}.{name}.kind", "every shape says its kind there already")
        if field not in NOT_STORED:
            place = f"{module}.{name}.{field}"
            for enum in [one for one in _names(annotation) if one in enums]:
                named[field] = enum
            fields[field] = _type(_Numbers(enums).visit(annotation), place, classes, holds)
    kind = {"is": base, "module": module, "fields": fields}
    return {**kind, "enums": named} if named else kind


def _names(annotation: ast.expr) -> list[str]:
    return [node.id for node in ast.walk(annotation) if isinstance(node, ast.Name)]


class _Numbers(ast.NodeTransformer):
    """Puts the numbers in the place of their enumerations: that is how they travel."""

    def __init__(self, enums: Mapping[str, Mapping[str, int]]) -> None:
        self._enums = enums

    def visit_Name(self, node: ast.Name) -> ast.Name:
        return ast.Name("int") if node.id in self._enums else node


def _type(node: ast.expr, place: str, classes: Mapping[str, _Class], holds: str) -> str:
    """The type as it travels: on the wire a tuple is a list. `holds` is the one it must be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return _type(ast.parse(node.value, mode="eval").body, place, classes, holds)
    if isinstance(node, ast.Name):
        if node.id in SIMPLE:
            return node.id
        if node.id in BASES or (node.id in classes and _base(node.id, classes)):
            is_book = node.id == "Book" or (
                node.id in classes and _base(node.id, classes) == "Book"
            )
            return "Book" if is_book else node.id
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
        if node.value.id in ("list", "tuple"):
            inner = _item(node)
            if node.value.id != holds or inner is None:
                wanted = "tuple[…, ...]" if holds == "tuple" else "list[…]"
                raise BrokenData(place, f"must be a {wanted}, not {ast.unparse(node)}")
            return f"list[{_type(inner, place, classes, holds)}]"
        if node.value.id == "Phase":
            return "Phase"
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        right = node.right
        if isinstance(right, ast.Constant) and right.value is None:
            return f"{_type(node.left, place, classes, holds)}|None"
    raise BrokenData(place, f"{ast.unparse(node)} is no type that can travel")


def _item(node: ast.Subscript) -> ast.expr | None:
    """What a list, or a tuple of any length, is made of."""
    match node.slice:
        case ast.Tuple(elts=[item, ast.Constant(value=value)]) if value is ...:
            return item
        case ast.Tuple():
            return None
        case item:
            return item if ast.unparse(node.value) == "list" else None


def typescript(wire: Mapping[str, Any]) -> str:
    """The same shapes as TypeScript types."""
    kinds: dict[str, Any] = wire["kinds"]
    lines = [
        f"// Made from the wire shapes of {wire['game']} by `make golden`. Do not edit.",
        "",
    ]
    if any("Phrase" in kind["fields"].values() for kind in kinds.values()):
        lines += ["import type { Phrase } from '../../wire/frames.gen';", ""]
    for name, values in wire.get("enums", {}).items():
        lines.append(f"export const {name} = {{")
        lines += [f"  {value}: {number}," for value, number in values.items()]
        lines += ["} as const;", f"export type {name} = (typeof {name})[keyof typeof {name}];", ""]
    for name, kind in kinds.items():
        named: dict[str, str] = kind.get("enums", {})
        lines += [f"export type {name} = {{", f"  kind: '{name}';"]
        # A browser is told the menu of a question as its options.
        unseen = ("menu",) if kind["is"] == "Decision" else ()
        for field, type_ in kind["fields"].items():
            if type_ != "Book" and field not in unseen:
                written = _typescript_type(type_).replace("number", named.get(field, "number"))
                lines.append(f"  {field}: {written};")
        lines += ["};", ""]
    for base in BASES:
        members = [name for name, kind in kinds.items() if base in _line(name, kinds)]
        if base != "Book" and base not in kinds:
            union = " | ".join(members) or "never"
            lines += [f"export type {base} = {union};", ""]
    lines += [
        "/** The kinds of this game, by their sort. */",
        "export type Wire = {",
        *(f"  {sort}: {base};" for sort, base in SORTS.items()),
        "};",
        "",
    ]
    return "\n".join(lines)


def _line(name: str, kinds: Mapping[str, Any]) -> set[str]:
    """The classes of the protocol that a kind counts as."""
    base = kinds[name]["is"]
    return {base, "Piece"} if base == "Race" else {base}


def _typescript_type(type_: str) -> str:
    if type_.endswith("|None"):
        return f"{_typescript_type(type_.removesuffix('|None'))} | null"
    if type_.startswith("list["):
        inner = _typescript_type(type_[5:-1])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    return {"int": "number", "str": "string", "bool": "boolean"}.get(type_, type_)
