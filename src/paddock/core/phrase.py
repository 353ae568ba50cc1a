"""Words for people, in parts: nobody takes a sentence apart to find out what it names.

A phrase names players by their seats and places by their keys, and says amounts with their
numbers. The terminal joins the parts; a browser marks the place that is pointed at, gives a
player's name the player's colour, and sets an amount apart. `kit/words` puts phrases together.
"""

from collections.abc import Sequence
from typing import Any, Final


class Seat:
    """A player, by seat: who shows it puts the name there."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Place:
    """A place of the board: `key` is what the board calls it, `name` what players do."""

    def __init__(self, key: str, name: str) -> None:
        self.key = key
        self.name = name


class Amount:
    """So many of something, as one says it: 3, "zones"; `sum` is what it was added up from."""

    def __init__(self, number: int, unit: str = "", sum: str = "") -> None:
        self.number = number
        self.unit = unit
        self.sum = sum

    def text(self) -> str:
        """4 fuel = 1 + 3 (yellow die)."""
        counted = f"{self.number} {self.unit}" if self.unit else str(self.number)
        return f"{counted} = {self.sum}" if self.sum else counted


Part = str | Seat | Place | Amount


class Phrase:
    """Some words in a row. It never changes after it is made."""

    def __init__(self, parts: "Sequence[Part | Phrase]") -> None:
        whole: list[Part] = []
        for part in parts:
            if isinstance(part, Phrase):
                for one in part.parts:
                    _add(whole, one)
            else:
                _add(whole, part)
        self.parts: tuple[Part, ...] = tuple(whole)

    def text(self, names: Sequence[str]) -> str:
        """All of it joined, with the names of the players."""
        words: list[str] = []
        for part in self.parts:
            if isinstance(part, str):
                words.append(part)
            elif isinstance(part, Seat):
                words.append(names[part.seat])
            elif isinstance(part, Place):
                words.append(part.name)
            else:
                words.append(part.text())
        return "".join(words)

    def shape(self) -> list[Any]:
        """As it travels: words, the number of a seat, [key, name] or [number, unit, sum]."""
        shape: list[Any] = []
        for part in self.parts:
            if isinstance(part, str):
                shape.append(part)
            elif isinstance(part, Seat):
                shape.append(part.seat)
            elif isinstance(part, Place):
                shape.append([part.key, part.name])
            else:
                shape.append([part.number, part.unit, part.sum])
        return shape

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.shape()!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self.shape() == other.shape()

    def __hash__(self) -> int:
        return hash(repr(self))


def _add(parts: list[Part], part: Part) -> None:
    """Words that follow words are one part, and no words are none."""
    if not isinstance(part, str):
        parts.append(part)
    elif part:
        last = parts[-1] if parts else None
        if isinstance(last, str):
            parts[-1] = last + part
        else:
            parts.append(part)


class Told(Phrase):
    """A sentence, with the rule numbers behind it."""

    def __init__(self, words: Phrase | str, rules: Sequence[str]) -> None:
        super().__init__([words])
        self.rules = list(rules)

    def with_rules(self, names: Sequence[str]) -> str:
        """All of it joined, the rules first: OS-044 The middle light is off."""
        return " ".join([*self.rules, self.text(names)])


TABLE: Final = -1
"""No seat: the table as a whole, or whichever play is running."""


class Brief:
    """What an event puts into the one line of its play: "MOVE 5", then "rolled 9", then "safe".

    It `opens` a play of this seat, or goes on with the one that the seat opened last; of TABLE, a
    line of the table, or whichever play is running. `words` never name whose play it is, and let
    "you" stand where they name a player: no verb follows a name. A play whose words are empty is
    told by the sentence that opened it.
    """

    def __init__(self, seat: int, words: Phrase, opens: bool) -> None:
        self.seat = seat
        self.words = words
        self.opens = opens


def phrase_of(shape: Any) -> Phrase | None:
    """The phrase that has this shape; None if it is none."""
    if not isinstance(shape, list):
        return None
    parts: list[Part] = []
    for one in shape:
        match one:
            case str():
                parts.append(one)
            case int():
                parts.append(Seat(one))
            case [str(key), str(name)]:
                parts.append(Place(key, name))
            case [int(number), str(unit), str(sum)]:
                parts.append(Amount(number, unit, sum))
            case _:
                return None
    return Phrase(parts)
