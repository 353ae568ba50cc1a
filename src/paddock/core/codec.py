"""Values and pieces as JSON shapes and back, guided and checked by a game's wire.json."""

import json
from collections.abc import Callable, Mapping
from hashlib import blake2b
from importlib import import_module
from typing import Any

from paddock.core.dumping import Dump, dump_of
from paddock.core.errors import BrokenData, BrokenGame
from paddock.core.game import Game
from paddock.core.phrase import Phrase, phrase_of
from paddock.core.protocol import Action, Book, Order, Race
from paddock.core.resources import read_resource
from paddock.core.schema import BASES, SHARED

Shape = dict[str, Any]
Load = Callable[[Any, str, Book | None], Any]

HASH_BYTES = 16
# Made once: `json.dumps` would make one for every shape, which costs more than most shapes do.
_ENCODER = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def canonical(shape: Any) -> str:
    """The one way to write a shape: sorted keys, no spaces."""
    return _ENCODER.encode(shape)


def fingerprint(shape: Any) -> str:
    """A short hash of a shape."""
    return blake2b(canonical(shape).encode(), digest_size=HASH_BYTES).hexdigest()


class Codec:
    """Dumps and loads the kinds of one game. A shape says its kind in the field `kind`."""

    def __init__(self, wire: Mapping[str, Any]) -> None:
        self.wire = wire
        self.kinds: dict[str, Any] = wire["kinds"]
        self._dumps: dict[type, Dump] = {}
        self._loads: dict[str, list[tuple[str, Load]]] = {}
        self._classes: dict[str, Any] = {}

    def dump(self, value: Any) -> Shape:
        """A value or piece as a JSON shape."""
        dump = self._dumps.get(type(value))
        if dump is None:
            kind = type(value).__name__
            dump = self._dumps[type(value)] = dump_of(kind, self._fields_of(kind), self.dump)
        shape: Shape = dump(value)
        return shape

    def load(self, shape: Any, wanted: str, book: Book | None = None, place: str = "") -> Any:
        """The value or piece that a shape describes; BrokenData says what is wrong and where."""
        place = place or wanted
        if not isinstance(shape, dict):
            raise BrokenData(place, f"expected {wanted}, found {_name(shape)}")
        kind = shape.get("kind")
        if not isinstance(kind, str) or kind not in self.kinds:
            raise BrokenData(place, f"no kind is called {kind!r}")
        if wanted not in (kind, self.kinds[kind]["is"]):
            raise BrokenData(place, f"expected {wanted}, found {kind}")
        fields = self._loads_of(kind)
        extra = sorted(set(shape) - {"kind"} - {field for field, _ in fields})
        if extra:
            raise BrokenData(f"{place}.{extra[0]}", f"{kind} has no such field")
        values: dict[str, Any] = {}
        for field, load in fields:
            if field not in shape:
                raise BrokenData(f"{place}.{field}", f"{kind} needs this field")
            values[field] = load(shape[field], f"{place}.{field}", book)
        for field, type_ in self.kinds[kind]["fields"].items():
            if type_ == "Book":
                values[field] = book
        if self.kinds[kind]["is"] == "Race":
            values["asked"] = ()
        return self._class(kind)(**values)

    def load_race(self, shape: Any, book: Book) -> Race:
        """A race, with its questions asked again."""
        race: Race = self.load(shape, "Race", book)
        if race.phases:
            race.asked = race.phases[-1].ask(race)
        return race

    def load_action(self, shape: Any) -> Action:
        """An action, from what a client or a record says."""
        action: Action = self.load(shape, "Action")
        return action

    def load_order(self, shape: Any, place: str = "") -> Order:
        """An order, from what a client says or a store has kept."""
        order: Order = self.load(shape, "Order", place=place)
        return order

    def load_orders(self, shapes: Any) -> tuple[Order, ...]:
        """Several of them, each with its place where it is broken."""
        if not isinstance(shapes, list):
            raise BrokenData("orders", f"expected a list, found {_name(shapes)}")
        return tuple(self.load_order(one, f"orders[{i}]") for i, one in enumerate(shapes))

    def load_candidate(self, shape: Any) -> Action | Order:
        """What somebody thinks of: an action or an order."""
        kind = shape.get("kind") if isinstance(shape, dict) else None
        is_order = isinstance(kind, str) and self.kinds.get(kind, {}).get("is") == "Order"
        return self.load_order(shape) if is_order else self.load_action(shape)

    def hash(self, race: Race) -> str:
        """The fingerprint of a race's whole state, secrets included."""
        return fingerprint(self.dump(race))

    def _fields_of(self, kind: str) -> dict[str, str]:
        """The types of the fields that travel, by name."""
        if kind not in self.kinds:
            raise BrokenData(kind, f"this kind is not in wire.json; {_anew(self.wire['game'])}")
        fields: dict[str, str] = self.kinds[kind]["fields"]
        return {field: type_ for field, type_ in fields.items() if type_ != "Book"}

    def _loads_of(self, kind: str) -> list[tuple[str, Load]]:
        known = self._loads.get(kind)
        if known is None:
            holds = tuple if self.kinds[kind]["is"] in SHARED else list
            fields = self._fields_of(kind).items()
            known = [(field, self._load_for(type_, holds)) for field, type_ in fields]
            self._loads[kind] = known
        return known

    def _class(self, kind: str) -> Any:
        found = self._classes.get(kind)
        if found is None:
            found = getattr(import_module(self.kinds[kind]["module"]), kind)
            self._classes[kind] = found
        return found

    def _load_for(self, type_: str, holds: type) -> Load:
        if type_.endswith("|None"):
            inner = self._load_for(type_.removesuffix("|None"), holds)
            return lambda shape, place, book: None if shape is None else inner(shape, place, book)
        if type_.startswith("list["):
            each = self._load_for(type_[5:-1], holds)

            def load_list(shape: Any, place: str, book: Book | None) -> Any:
                if not isinstance(shape, list):
                    raise BrokenData(place, f"expected a list, found {_name(shape)}")
                return holds(each(one, f"{place}[{i}]", book) for i, one in enumerate(shape))

            return load_list
        simple = {"int": int, "str": str, "bool": bool}.get(type_)
        if simple:

            def load_simple(shape: Any, place: str, book: Book | None) -> Any:
                if type(shape) is not simple:
                    raise BrokenData(place, f"expected {type_}, found {_name(shape)}")
                return shape

            return load_simple
        if type_ == "Phrase":
            return _load_phrase
        assert type_ in self.kinds or type_ in BASES, f"{type_} is in no wire.json"
        return lambda shape, place, book: self.load(shape, type_, book, place)


def _load_phrase(shape: Any, place: str, book: Book | None) -> Phrase:
    phrase = phrase_of(shape)
    if phrase is None:
        raise BrokenData(place, f"expected a phrase, found {_name(shape)}")
    return phrase


def _name(shape: Any) -> str:
    if shape is None:
        return "nothing"
    if isinstance(shape, dict):
        return "an object"
    return "a list" if isinstance(shape, list) else repr(shape)


_codecs: dict[str, Codec] = {}


def codec_of(game: Game) -> Codec:
    """The codec of a game, made once from the wire.json beside it."""
    codec = _codecs.get(game.package)
    if codec is None:
        try:
            wire = json.loads(read_resource(game.package, "wire.json"))
        except FileNotFoundError:
            why = f"there is no wire.json in it; {_anew(game.id)}"
            raise BrokenGame(game.id, game.package, why) from None
        except ValueError as error:
            why = f"its wire.json is not JSON ({error}); {_anew(game.id)}"
            raise BrokenGame(game.id, game.package, why) from None
        codec = Codec(wire)
        _codecs[game.package] = codec
    return codec


def _anew(game: str) -> str:
    return f"make that with `paddock wire {game}`, or with `make golden` in Paddock's own tree"
