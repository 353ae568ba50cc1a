"""The sixteen kinds of card in a racing deck. A hand or a pile is a list of counts by kind."""

from typing import Final, TypeAlias

from paddock.core.chance import Chance

CardKind: TypeAlias = int
"""A kind of card."""
MOVE_3: Final[CardKind] = 0
MOVE_4: Final[CardKind] = 1
MOVE_5: Final[CardKind] = 2
DRIFT_2: Final[CardKind] = 3
DRIFT_3: Final[CardKind] = 4
DRIFT_4: Final[CardKind] = 5
CORNERING: Final[CardKind] = 6
PILOTING: Final[CardKind] = 7
SPEED: Final[CardKind] = 8
REFLEXES: Final[CardKind] = 9
LASER: Final[CardKind] = 10
MINE: Final[CardKind] = 11
SLICK: Final[CardKind] = 12
NUKE: Final[CardKind] = 13
FIELD: Final[CardKind] = 14
HOOK: Final[CardKind] = 15

KINDS: Final = 16
FIRST_DRIFT: Final = DRIFT_2
FIRST_SPECIAL: Final = CORNERING
NO_CARD: Final[CardKind] = -1

CODES: Final[tuple[str, ...]] = (
    "M3", "M4", "M5", "D2", "D3", "D4", "GC", "GP", "GS", "GR", "LA", "MI", "SL", "NU", "FF", "GH",
)  # fmt: skip
"""How cards are written in data files, scenarios and at the keyboard."""

_NAMES: Final[tuple[str, ...]] = (
    "MOVE 3", "MOVE 4", "MOVE 5", "DRIFT 2", "DRIFT 3", "DRIFT 4", "Good Cornering",
    "Good Piloting", "Good Speed", "Good Reflexes", "Laser", "Mine", "Anti-Gravity Slick",
    "Nuke Grenade", "Force Field", "Grappling Hook",
)  # fmt: skip

_PRINTED: Final[list[int]] = [3, 4, 5, 2, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]


def printed_speed(card: int) -> int:
    """The number on a MOVE or DRIFT card."""
    return _PRINTED[card]


def card_name(card: int) -> str:
    """What is printed on it."""
    return _NAMES[card]


def is_drift(card: int) -> bool:
    """PS-R16 A special card used as the base card is a drift in every respect."""
    return card >= FIRST_DRIFT


def is_special(card: int) -> bool:
    return card >= FIRST_SPECIAL


def no_cards() -> list[int]:
    """An empty hand or pile."""
    return [0] * KINDS


def count(cards: list[int]) -> int:
    """How many cards a hand or pile holds."""
    total = 0
    for number in cards:
        total += number
    return total


def draw_from(pile: list[int], chance: Chance) -> int:
    """PS-018 Take a card from a shuffled pile: each card is as likely."""
    at = chance.pick(count(pile))
    card = 0
    while at >= pile[card]:
        at -= pile[card]
        card += 1
    pile[card] -= 1
    return card
