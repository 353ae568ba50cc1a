"""What stands around the shapes of a game, as TypeScript types: the frames and the HTTP shapes.

They are read from the classes that the server itself encodes and checks with, so that the web
client has none of its own. Whatever holds a game's own kinds takes them as a parameter: the
`Wire` of a game's `types.gen.ts`.
"""

import inspect
import types
from collections.abc import Iterable, Mapping, Sequence
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
from msgspec import Meta, Raw, Struct, UnsetType
from pydantic import BaseModel

from paddock.server import packing, replayer, shapes, storyteller, wire

HEAD: Final = "// Made from the server's {what} by `make golden`. Do not edit."
WIRE: Final = """
/** Any value of a game on the wire: it says its kind. */
export type Shape = { kind: string; [field: string]: unknown };

/** The kinds of one game, by their sort; any kinds where the game is not known. */
export type Wire = {
  view: Shape;
  decision: Shape;
  action: Shape;
  event: Shape;
  foresight: Shape & { text: Phrase };
  order: Shape;
  /** What is printed; null where a game prints nothing. */
  board: Shape | null;
};
"""
PHRASES: Final[Mapping[str, tuple[Any, str]]] = {
    "Part": (wire.Part, "Of a phrase: words, the player of a seat, a place or an amount."),
    "Phrase": (wire.Phrase, "Words for people, in parts."),
}
"""What has a name of its own and is no kind."""
ROWS: Final = (wire.PlacePart, wire.AmountPart)
GENERIC: Final = "<W extends Wire = Wire>"
SIMPLE: Final[Mapping[Any, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    None: "null",
    type(None): "null",
    Any: "unknown",
}

Kind = type[Struct] | type[BaseModel] | type[packing.Packed]


def frames() -> str:
    """The text of `frames.gen.ts`."""
    page = _Page([*_kinds_in(wire, Struct), packing.Packed], ())
    unions = [
        page.union("ClientFrame", wire.ClientFrame),
        page.union("ServerFrame", wire.ServerFrame),
    ]
    head = HEAD.format(what="frames")
    parts = [_row(kind) for kind in ROWS]
    parts += [page.alias(name) for name in PHRASES]
    return "\n".join([head + "\n" + WIRE, *parts, *page.interfaces(), *unions])


def rest() -> str:
    """The text of `rest.gen.ts`."""
    around = _Page(_kinds_in(wire, Struct), ())
    told_there = {shapes.ReplayFrame, shapes.Replay}
    own = [
        kind
        for kind in _kinds_in(shapes, BaseModel)
        if kind not in told_there and kind.__name__ not in around.names
    ]
    page = _Page(
        [*own, *_kinds_in(replayer, Struct), *_kinds_in(storyteller, Struct)], around.kinds
    )
    body = page.interfaces()
    imports = ", ".join(sorted({*page.foreign, "Wire"}))
    head = HEAD.format(what="HTTP shapes")
    return "\n".join([head, f"\nimport type {{ {imports} }} from './frames.gen';\n", *body])


def _kinds_in(module: types.ModuleType, base: type[Any]) -> list[Kind]:
    """The public kinds that a module defines, in its order, without those made to be refined."""
    found: list[Any] = [
        one
        for name, one in vars(module).items()
        if inspect.isclass(one)
        and issubclass(one, base)
        and one.__module__ == module.__name__
        and not name.startswith("_")
    ]
    is_base = {parent for one in found for parent in one.__mro__[1:]}
    return [one for one in found if one not in is_base]


class _Page:
    """One file of types. `known` are kinds that another file has."""

    def __init__(self, kinds: Sequence[Kind], known: Iterable[Kind]) -> None:
        self.kinds = kinds
        self.names = {kind.__name__ for kind in kinds}
        self.foreign: set[str] = set()
        self._known = {kind.__name__ for kind in known}
        self._is_generic: dict[str, bool] = {}

    def interfaces(self) -> list[str]:
        return [self._interface(kind) for kind in self.kinds]

    def union(self, name: str, kinds: Any) -> str:
        """A union of kinds by a name of its own."""
        return f"export type {name}{GENERIC} = {self._type(kinds)};\n"

    def alias(self, name: str) -> str:
        """Another name for a type."""
        type_, comment = PHRASES[name]
        return f"/** {comment} */\nexport type {name} = {self._type(type_, name)};\n"

    def _interface(self, kind: Kind) -> str:
        generic = GENERIC if self._takes_wire(kind) else ""
        lines = [_comment(kind), f"export interface {kind.__name__}{generic} {{"]
        if issubclass(kind, Struct) and kind.__struct_config__.tag is not None:
            config = kind.__struct_config__
            lines.append(f"  {config.tag_field}: '{config.tag}';")
        for name, type_, is_required in _fields(kind):
            mark = "" if is_required else "?"
            lines.append(f"  {name}{mark}: {self._type(type_)};")
        return "\n".join([*lines, "}", ""])

    def _takes_wire(self, kind: Kind) -> bool:
        """Whether a game's own kinds are in it somewhere."""
        name = kind.__name__
        if name not in self._is_generic:
            self._is_generic[name] = False
            self._is_generic[name] = any("W" in _words(self._type(t)) for _, t, _ in _fields(kind))
        return self._is_generic[name]

    def _type(self, type_: Any, alias: str = "") -> str:
        origin, inner = get_origin(type_), get_args(type_)
        if type_ in SIMPLE:
            return SIMPLE[type_]
        for name, (known, _) in PHRASES.items():
            if type_ == known and name != alias:
                self.foreign.add(name)
                return name
        if type_ in ROWS:
            return str(type_.__name__)
        if origin is Annotated:
            titles = [meta.title for meta in inner[1:] if isinstance(meta, Meta) and meta.title]
            sorts = [f"W['{sort}']" for title in titles for sort in title.split(" or ")]
            return " | ".join(sorts) or self._type(inner[0])
        if origin in (Union, types.UnionType):
            members = [one for one in inner if one not in (UnsetType, Raw)]
            return " | ".join(dict.fromkeys(self._type(one) for one in members))
        if origin is Literal:
            texts = [f"'{value}'" if isinstance(value, str) else str(value) for value in inner]
            return " | ".join(texts)
        if origin is list:
            item = self._type(inner[0])
            return f"({item})[]" if " " in item else f"{item}[]"
        if origin is tuple:
            return f"[{', '.join(self._type(one) for one in inner)}]"
        if origin is dict:
            return f"Record<string, {self._type(inner[1])}>"
        return self._named(type_)

    def _named(self, kind: Kind) -> str:
        name = kind.__name__
        if name not in self.names:
            assert name in self._known, f"{name} is no type that can travel"
            self.foreign.add(name)
        return f"{name}<W>" if self._takes_wire(kind) else name


def _row(kind: Any) -> str:
    """Something that travels as its fields in their order."""
    fields = [f"{name}: {SIMPLE[type_]}" for name, type_ in get_type_hints(kind).items()]
    return f"/** {kind.__doc__} */\nexport type {kind.__name__} = [{', '.join(fields)}];\n"


def _fields(kind: Kind) -> list[tuple[str, Any, bool]]:
    """Name, type and whether it is always there."""
    if kind is packing.Packed:
        fields = get_type_hints(kind)
        required = packing.Packed.__required_keys__
        return [(name, fields[name], name in required) for name in fields]
    hints = get_type_hints(kind, include_extras=True)
    if issubclass(kind, Struct):
        return [
            (field.name, hints[field.name], field.required)
            for field in msgspec.structs.fields(kind)
        ]
    assert issubclass(kind, BaseModel), f"{kind} is no shape"
    return [(name, hints[name], field.is_required()) for name, field in kind.model_fields.items()]


def _words(text: str) -> list[str]:
    return "".join(letter if letter.isalnum() else " " for letter in text).split()


def _comment(kind: Kind) -> str:
    lines = inspect.cleandoc(kind.__doc__ or "").split("\n")
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])
