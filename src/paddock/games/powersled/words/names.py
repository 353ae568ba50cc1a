"""The words that sentences are put together from, and the words that are typed."""

from collections.abc import Sequence
from typing import Final

from paddock.core.phrase import Amount, Phrase
from paddock.core.protocol import Action
from paddock.games.powersled.actions import (
    Build,
    Discard,
    Done,
    FireLaser,
    Go,
    Lay,
    LayMine,
    LaySlick,
    Pass,
    React,
    Sideswipe,
    Stop,
    ThrowNuke,
)
from paddock.games.powersled.book.cards import (
    CODES,
    CORNERING,
    KINDS,
    PILOTING,
    SPEED,
    card_name,
    is_special,
)
from paddock.kit.words import count, join, say, signed

STEPS: Final[tuple[str, ...]] = (
    "in complete control", "one step down", "two steps down", "out of control",
)  # fmt: skip
RESULTS: Final[tuple[str, ...]] = (
    "a crash", "a spin", "two steps lost", "one step lost", "no effect",
)  # fmt: skip
_WAYS: Final[tuple[str, ...]] = ("forward", "left", "right")
_PILOTINGS: Final[tuple[str, ...]] = ("", "!own", "!next", "!both")


def rolled(one: int, two: int, added: list[str], total: int) -> Phrase:
    """`4 + 2, −1 for speed, +1 pilot = 6`."""
    return say("{} = {}", ", ".join([f"{one} + {two}", *added]), Amount(total))


def with_pilot(added: list[str], pilot: int) -> list[str]:
    """What a roll is changed by; a pilot of 0 is not worth a word."""
    return [*added, f"{signed(pilot)} pilot"] if pilot else added


def lanes_in_words(lanes: int) -> str:
    """Two lanes."""
    return f"{count(lanes)} lane{'s' if lanes > 1 else ''}"


def cards_in_words(counts: Sequence[int]) -> str:
    """2 MOVE 3, DRIFT 4 and Good Speed."""
    return join(
        [
            f"{counts[card]} × {card_name(card)}" if counts[card] > 1 else card_name(card)
            for card in range(KINDS)
            if counts[card]
        ]
    )


def play_in_words(card: int, speed: int, corners: int, pilotings: int, extras: int) -> str:
    """DRIFT 3 + Good Speed, or Laser as DRIFT 1."""
    words = [f"{card_name(card)} as DRIFT {speed}" if is_special(card) else card_name(card)]
    words += [card_name(CORNERING)] * corners
    words += [card_name(PILOTING)] * pilotings
    words += [card_name(SPEED)] * extras
    return " + ".join(words)


def word(action: Action) -> str:
    """What to type for an action: short, and unlike any other that is offered with it."""
    if isinstance(action, Lay):
        return _lay_word(action)
    if isinstance(action, Go):
        return _WAYS[action.way] + _PILOTINGS[action.piloting]
    if isinstance(action, Sideswipe):
        return f"swipe{action.target + 1}x{action.points}"
    if isinstance(action, Discard):
        return f"x{CODES[action.card]}"
    if isinstance(action, Build):
        return f"b{action.thrust}{action.stability}{action.pilot}{action.armor}"
    return _attack_word(action)


def _lay_word(action: Lay) -> str:
    """`D3+gp+gs`; a special card says its speed: `GR:1`."""
    base = CODES[action.card]
    if is_special(action.card):
        base += f":{action.speed}"
    return base + "+gc" * action.corners + "+gp" * action.pilotings + "+gs" * action.extras


def _attack_word(action: Action) -> str:
    if isinstance(action, Pass):
        return "pass"
    if isinstance(action, React):
        return "play"
    if isinstance(action, Stop):
        return "stop"
    if isinstance(action, Done):
        return "done"
    if isinstance(action, FireLaser):
        return "laser"
    if isinstance(action, LayMine):
        return "mine"
    if isinstance(action, LaySlick):
        return "slick"
    assert isinstance(action, ThrowNuke), "no word for this"
    return f"nuke{action.target + 1}"
