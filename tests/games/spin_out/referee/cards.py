"""The 54 cards, what each does, and the tables of the dice."""

SUITS = "CDHS"
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
NAMES = [rank + suit for rank in RANKS for suit in SUITS]
"""In the order in which they are given away by somebody who does not answer."""
JOKERS = ["X1", "X2"]
DECK = NAMES + JOKERS

FUNCTIONS = {
    "AH": "evasive",
    "AD": "evasive",
    "AC": "tip_off",
    "AS": "no_spin",
    "JS": "no_spin",
    "KH": "trick",
    "KD": "pot_shot",
    "KC": "squeeze",
    "KS": "sabotage",
    "QH": "glitch",
    "QD": "bribes",
    "QC": "mass_spin",
    "QS": "coupling",
    "JH": "restart",
    "JD": "leak",
    "JC": "good_nudge",
}
FINISH_CARD = "QD"
RESTART_CARD = "JH"
MOST_IN_HAND = 5
STARTING_HAND = 2


def function(card: str) -> str:
    if card in FUNCTIONS:
        return FUNCTIONS[card]
    return "ten" if card.startswith("10") else "spot"


def is_joker(card: str) -> bool:
    return card in JOKERS


def is_any_time(card: str) -> bool:
    """SO-103: Aces and Jokers."""
    return is_joker(card) or card.startswith("A")


ANY_TIME = [card for card in DECK if is_any_time(card)]
SPOTS = [card for card in NAMES if function(card) == "spot"]

RESTART = {1: 0, 5: 1, 6: 2}
"""The damage of a start; other throws fail (SO-029)."""
RUNS_ON = (1, 2, 3)
"""SO-060, SO-062: stall and spin-out test."""
LEAK_FIXED = {1: 0, 5: 1}
LEAK_KABOOM = 6
EJECTION_FAILS = 6
SHOT = {1: 0, 2: 1, 3: 1, 4: 1, 5: 0}
SHOT_SPINS = 5
BOMB = {1: 0, 2: 3, 3: 3, 4: 3, 5: 6}
COUPLING = {1: 0, 2: 2, 3: 2, 4: 2, 5: 4}
KABOOM = 6
"""Of Pot Shot, Sabotage and Power Coupling Fails."""
