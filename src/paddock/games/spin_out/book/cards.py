"""The 54 cards: which is which, and what each is for. Lower numbers are given away first."""

import json
from typing import Any, Final, TypeAlias

from paddock.core.errors import BrokenData
from paddock.core.resources import read_resource

Card: TypeAlias = int
"""0 to 51 are 2♣ 2♦ 2♥ 2♠ 3♣ … A♠; 52 and 53 are the Jokers."""

RANKS: Final[tuple[str, ...]] = (
    "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A",
)  # fmt: skip
SUITS: Final[tuple[str, ...]] = ("C", "D", "H", "S")
CARDS: Final[tuple[str, ...]] = (*[rank + suit for rank in RANKS for suit in SUITS], "X1", "X2")
DECK: Final = len(CARDS)
FIRST_JOKER: Final = 52
FIRST_ACE: Final = 48
NO_CARD: Final = -1

EVASIVE: Final = 0
TIP_OFF: Final = 1
NO_SPIN_OUT: Final = 2
TRICK: Final = 3
POT_SHOT: Final = 4
SQUEEZE: Final = 5
SABOTAGE: Final = 6
GLITCH: Final = 7
BRIBES: Final = 8
MASS_SPIN_OUT: Final = 9
COUPLING: Final = 10
RESTART: Final = 11
FUEL_LEAK: Final = 12
GOOD_NUDGE: Final = 13
REPAIR: Final = 14
SPOT: Final = 15
JOKER: Final = 16
FUNCTIONS: Final[tuple[str, ...]] = (
    "evasive",
    "tip_off",
    "no_spin_out",
    "trick",
    "pot_shot",
    "squeeze",
    "sabotage",
    "glitch",
    "bribes",
    "mass_spin_out",
    "coupling",
    "restart",
    "fuel_leak",
    "good_nudge",
    "repair",
    "spot",
    "joker",
)
DATA: Final = "data/cards.json"


def read_functions(data: Any) -> tuple[int, ...]:
    """What each card is for, by its number; every card is for one thing."""
    if not isinstance(data, dict) or sorted(data) != sorted(FUNCTIONS):
        raise BrokenData(DATA, f"must have a list of cards for each of: {', '.join(FUNCTIONS)}")
    functions = [NO_CARD] * DECK
    for name, cards in data.items():
        for place, card in enumerate(cards):
            if card not in CARDS:
                raise BrokenData(f"{name}[{place}]", f"{card!r} is no card")
            if functions[CARDS.index(card)] != NO_CARD:
                raise BrokenData(f"{name}[{place}]", f"{card} is for something else already")
            functions[CARDS.index(card)] = FUNCTIONS.index(name)
    if NO_CARD in functions:
        missing = CARDS[functions.index(NO_CARD)]
        raise BrokenData(DATA, f"{missing} is for nothing")
    return tuple(functions)


FUNCTION_OF: Final[tuple[int, ...]] = read_functions(
    json.loads(read_resource("paddock.games.spin_out", DATA))
)


def first_of(function: int) -> int:
    """The card by which a Joker is named for a function: the highest of its cards."""
    found = NO_CARD
    for card in range(FIRST_JOKER):
        if FUNCTION_OF[card] == function:
            found = card
    return found


NAMED: Final[tuple[int, ...]] = tuple(first_of(function) for function in range(JOKER))
"""SO-106, SO-R46 What a Joker is called, by function: all cards of a function do the same."""
FINISH_CARD: Final = CARDS.index("QD")


def is_joker(card: int) -> bool:
    return card >= FIRST_JOKER


def is_any_time(card: int) -> bool:
    """SO-103 Aces and Jokers."""
    return card >= FIRST_ACE


def burns(card: int) -> bool:
    """SO-037, SO-R45 A 2 to 9, or a Joker named as one."""
    return FUNCTION_OF[card] == SPOT or is_joker(card)
