"""The luck of a table: where it comes from, its commitment before and its reveal after the race."""

from collections.abc import Sequence
from hashlib import blake2b
from secrets import token_bytes
from typing import Any, NamedTuple

from paddock.core.chance import SECRET_BYTES, Chance, Croupier, Dealer
from paddock.core.errors import BrokenData


class Stretch(NamedTuple):
    """A source that was dealt from until so many picks had been drawn in all."""

    source: int | bytes
    until: int


class Luck:
    """A source that can be committed to, revealed, and dealt from again.

    Where a race was played on from another one, its picks come from the luck of that one first.
    """

    def __init__(self, source: int | bytes, first: Sequence[Stretch] = ()) -> None:
        self._source = source
        self._first = tuple(first)

    @classmethod
    def seeded(cls, seed: int) -> "Luck":
        """Repeatable luck, for simulation and study."""
        return cls(seed)

    @classmethod
    def sealed(cls, secret: bytes | None = None) -> "Luck":
        """Unpredictable luck, for real tables."""
        return cls(secret or token_bytes(SECRET_BYTES))

    @classmethod
    def revealed(cls, reveal: Any) -> "Luck":
        """The luck that a record discloses."""
        if not isinstance(reveal, dict):
            raise _no_luck()
        rest = dict(reveal)
        first = rest.pop("first", None)
        source = _source_of(rest)
        return cls(source, () if first is None else _stretches_of(first))

    def turned(self, drawn: int, secret: bytes | None = None) -> "Luck":
        """This luck for so many picks, and then one that nobody knows."""
        first = [stretch for stretch in self._first if stretch.until < drawn]
        current = self._first[len(first)].source if len(first) < len(self._first) else self._source
        if drawn > 0:
            first.append(Stretch(current, drawn))
        return Luck(secret or token_bytes(SECRET_BYTES), first)

    @classmethod
    def after(cls, first: list[dict[str, Any]], secret: bytes) -> "Luck":
        """The luck with this secret, after the sources of before."""
        return cls(secret, _stretches_of(first))

    @property
    def reveal(self) -> dict[str, Any]:
        """What it comes from: whoever knows it knows everything that is still to come."""
        told = _told(self._source)
        return {**told, "first": self.first} if self._first else told

    @property
    def first(self) -> list[dict[str, Any]]:
        """The sources of before, which are known already, each with its last pick."""
        return [{**_told(source), "until": until} for source, until in self._first]

    @property
    def commitment(self) -> str:
        """Published before the race; the reveal must hash to it."""
        ((kind, value),) = _told(self._source).items()
        text = f"paddock luck {kind} {value}"
        for source, until in self._first:
            ((kind, value),) = _told(source).items()
            text += f" until {until} {kind} {value}"
        return blake2b(text.encode(), digest_size=32).hexdigest()

    def deal(self) -> Chance:
        """The picks, from the first one."""
        last = _dealt(self._source)
        if not self._first:
            return last
        return Relay([(_dealt(source), until) for source, until in self._first], last)


class Relay(Chance):
    """One source after another, each for its stretch of the picks."""

    def __init__(self, first: list[tuple[Chance, int]], last: Chance) -> None:
        super().__init__()
        self._first = first
        self._last = last

    def draw(self, n: int) -> int:
        for source, until in self._first:
            if self.drawn <= until:
                return source.draw(n)
        return self._last.draw(n)


def _no_luck() -> BrokenData:
    return BrokenData("luck", "is neither a seed nor a secret of 32 bytes in hex")


def _told(source: int | bytes) -> dict[str, Any]:
    return {"seed": source} if isinstance(source, int) else {"secret": source.hex()}


def _dealt(source: int | bytes) -> Chance:
    return Dealer(source) if isinstance(source, int) else Croupier(source)


def _source_of(told: dict[str, Any]) -> int | bytes:
    match told:
        case {"seed": int(seed), **rest} if not rest:
            return seed
        case {"secret": str(secret), **rest} if not rest:
            try:
                source = bytes.fromhex(secret)
            except ValueError:
                raise _no_luck() from None
            if len(source) == SECRET_BYTES:
                return source
    raise _no_luck()


def _stretches_of(shapes: Any) -> list[Stretch]:
    """The sources of before, each with more picks than the one before it."""
    if not isinstance(shapes, list) or not shapes:
        raise _no_luck()
    found: list[Stretch] = []
    for shape in shapes:
        told = dict(shape) if isinstance(shape, dict) else {}
        until = told.pop("until", None)
        least = found[-1].until if found else 0
        if type(until) is not int or until <= least:
            raise _no_luck()
        found.append(Stretch(_source_of(told), until))
    return found
