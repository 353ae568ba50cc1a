"""What each place of the board is and its rule in a sentence, to stand within a sentence."""

from typing import Final

from paddock.games.spiralized.book.spiral import (
    ARROW,
    LANDING,
    PLAIN,
    RINGS,
    START_ROOM,
    SUNBURST,
    TOKENS,
    WHEEL,
)

PIT_TEXT: Final = "the Pit: holds one; the next one pushes it out, snake eyes free it"
NOTES: Final = {
    "rect": "a 1 or 6 brings it in",
    "pit": "waits for 1-1, or a newcomer",
    "home": "safe for good",
}
"""What is said of a token that is not on its way, by the sign of its place."""


def space_text(spot: str, ring: int, kind: int, colour: str) -> str:
    """A ring space; `colour` is the one that it is painted in or belongs to, "" for none."""
    if kind == SUNBURST:
        return f"{spot}, a sunburst: end a dice move here and change places with a rival's token"
    if kind == ARROW:
        return f"{spot}, {colour}'s arrow: the first space from Start, not safe"
    if kind == WHEEL and ring == RINGS:
        gate = f"for {colour}, stopped here exactly, the gate to the Safe Zone"
        return f"{spot}, the inner {colour} Wheel: stairs up; {gate}"
    if kind == WHEEL:
        stairs = f"stairs one ring, or to the next Wheel; safe for {colour}"
        return f"{spot}, {_with_article(colour)} Wheel: {stairs}"
    if kind == PLAIN:
        stairs = f"stairs to the Wheels beside it; safe for {colour}, who drops from here"
        return f"{spot}, {colour} stairway: {stairs}"
    if kind == LANDING:
        return f"{spot}: where {colour} drops into ring {ring}"
    return spot


def rect_text(colour: str) -> str:
    return f"{colour}'s rectangle: a 1 or a 6 brings a token to Start"


def start_text(colour: str) -> str:
    assert START_ROOM == 2, "the text says how many have room"
    return f"{colour}'s Start: safe, room for two"


def safe_text(colour: str, number: int) -> str:
    return f"{colour}'s Safe Zone, space {number}: nobody else comes here"


def home_text(colour: str) -> str:
    assert TOKENS == 4, "the text says how many win"
    return f"{colour}'s Home: reached by exact count; all four here win"


def _with_article(word: str) -> str:
    return f"{'an' if word[:1].lower() in 'aeiou' else 'a'} {word}"
