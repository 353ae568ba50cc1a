"""Answers by their worth: which is best, which comes next, and numbers as one says them."""

from collections.abc import Sequence
from typing import Final

from paddock.core.phrase import Phrase
from paddock.core.protocol import Action
from paddock.kit.words import say

NOWHERE: Final = -1
HUNDRED: Final = 100
SURE: Final = 0.95
"""From this chance on nothing is mixed."""
HAIR: Final = 0.05
"""What is nearer than this is as good, where one decimal is said."""


def best_at(worths: Sequence[float]) -> int:
    """Where the greatest stands, the first of equals."""
    best = 0
    for at in range(1, len(worths)):
        if worths[at] > worths[best]:
            best = at
    return best


def best_of(options: Sequence[Action], worths: Sequence[float]) -> Action:
    """The option of the greatest worth, the first of equals."""
    return options[best_at(worths)]


def last_best_at(worths: Sequence[float]) -> int:
    """Where the greatest stands, the last of equals."""
    best = 0
    for at in range(1, len(worths)):
        if worths[at] >= worths[best]:
            best = at
    return best


def next_best_at(worths: Sequence[float], taken: int) -> int:
    """Where the greatest of the others stands; NOWHERE if there is no other."""
    best = NOWHERE
    for at in range(len(worths)):
        if at != taken and (best == NOWHERE or worths[at] > worths[best]):
            best = at
    return best


def counted(number: float, noun: str) -> str:
    """0.4 zones, 1 zone, −2 zones."""
    text = tenths(number)
    return f"{text} {noun}" if text == "1" else f"{text} {noun}s"


def tenths(number: float) -> str:
    """A number to its first decimal: 0.4, 12, −1.5."""
    text = f"{abs(number):.1f}".removesuffix(".0")
    return f"−{text}" if number < 0 and text != "0" else text


def in_hundred(chance: float) -> str:
    """42 times in 100."""
    times = round(chance * HUNDRED)
    if times == 0:
        return "hardly ever"
    if times == HUNDRED:
        return "nearly always"
    return f"{'once' if times == 1 else f'{times} times'} in {HUNDRED}"


def than(gain: float, noun: str, other: Phrase) -> Phrase:
    """How a choice compares with another: 0.4 zones better than the right route."""
    if abs(gain) < HAIR:
        return say("as good as {}", other)
    return say(f"{counted(abs(gain), noun)} {'better' if gain > 0 else 'worse'} than {{}}", other)
