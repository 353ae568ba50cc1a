"""Small helpers for sentences."""

from collections.abc import Sequence
from typing import Final

from paddock.core.phrase import TABLE, Amount, Brief, Part, Phrase, Seat, Told

_COUNTS: Final[tuple[str, ...]] = ("no", "one", "two", "three", "four", "five", "six")

Word = Part | Phrase | int
"""What can be put into a sentence; a number is said as it is."""


def say(sentence: str, *named: Word) -> Phrase:
    """A sentence with what it names, in the order of its `{}`: `say("{} wins!", Seat(0))`."""
    if not named:
        return Phrase([sentence])
    words = sentence.split("{}")
    assert len(words) == len(named) + 1, f"{sentence!r} names {len(words) - 1}, not {len(named)}"
    parts: list[Part | Phrase] = [words[0]]
    for at in range(len(named)):
        word = named[at]
        parts.append(str(word) if isinstance(word, int) else word)
        parts.append(words[at + 1])
    return Phrase(parts)


def refuse(rule: str, sentence: str, *named: Word) -> Told:
    """Why something is not allowed, by which rule: `refuse("OS-016", "You hold no {}.", name)`."""
    return Told(say(sentence, *named), [rule])


def opens(seat: int, sentence: str = "", *named: Word) -> list[Brief]:
    """A play of this seat begins in the log: `opens(1, "MOVE 5")`."""
    return [Brief(seat, say(sentence, *named), True)]


def adds(seat: int, sentence: str, *named: Word) -> list[Brief]:
    """The play that this seat began goes on: `adds(1, "rolled {}", Amount(9))`."""
    return [Brief(seat, say(sentence, *named), False)]


def goes_on(sentence: str, *named: Word) -> list[Brief]:
    """Whichever play is running goes on, whomever this happens to."""
    return adds(TABLE, sentence, *named)


TOLD_WHOLE: Final[list[Brief]] = opens(TABLE)
"""A line of the log by itself, in its own words."""
A_STEP: Final[list[Brief]] = []
"""One only reads it where a play is opened."""


def amount(number: int, noun: str, sum: str = "") -> Amount:
    """1 zone, 2 zones; fuel stays fuel. `sum` is what it was added up from."""
    is_as_it_is = number == 1 or noun == "fuel"
    return Amount(number, noun if is_as_it_is else f"{noun}s", sum)


def plural(number: int, noun: str) -> str:
    """The same where nothing but words is wanted."""
    return amount(number, noun).text()


def count(number: int) -> str:
    """Two; 12."""
    return _COUNTS[number] if number < len(_COUNTS) else str(number)


def signed(number: int) -> str:
    """+1, +0 or −2."""
    return f"−{-number}" if number < 0 else f"+{number}"


def listed(things: Sequence[Word], between: str = ", ", last: str = " and ") -> Phrase:
    """Red, Blue and Green."""
    parts: list[Part | Phrase] = []
    for at in range(len(things)):
        thing = things[at]
        if at:
            parts.append(last if at == len(things) - 1 else between)
        parts.append(str(thing) if isinstance(thing, int) else thing)
    return Phrase(parts)


def players(seats: Sequence[int]) -> Phrase:
    """Red, Blue and Green, by their seats."""
    return listed([Seat(seat) for seat in seats])


def join(words: list[str]) -> str:
    """The same of plain words."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"
