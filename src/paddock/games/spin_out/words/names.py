"""Names of things: cards, features, lengths."""

from typing import Final

from paddock.core.phrase import Part, Place
from paddock.games.spin_out.book.cards import CARDS, FUNCTION_OF, JOKER, is_any_time, is_joker
from paddock.games.spin_out.book.course import Arena
from paddock.games.spin_out.book.measures import DEGREE, INCH, TURN
from paddock.games.spin_out.state import EDGE
from paddock.kit.words import join

SUIT_SIGNS: Final = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
FUNCTION_NAMES: Final[tuple[str, ...]] = (
    "Evasive Manoeuvre",
    "Tip Off",
    "No Spin Out",
    "Trick Manoeuvre",
    "Pot Shot",
    "Squeeze Through",
    "Sabotage",
    "Computer Glitch",
    "Bribes Pay Off",
    "Mass Spin-Out",
    "Power Coupling Fails",
    "Engines Restart",
    "Fuel Leak",
    "Good Nudge",
    "Repair Card",
    "Afterburn or Repair",
    "Joker",
)
FUNCTION_SHORTS: Final[tuple[str, ...]] = (
    "evade",
    "tip off",
    "no spin out",
    "trick",
    "pot shot",
    "squeeze",
    "sabotage",
    "glitch",
    "bribes",
    "mass spin",
    "coupling",
    "restart",
    "fuel leak",
    "good nudge",
    "repair",
    "burn or mend",
    "joker",
)
"""As they fit onto a card's face."""
ANY_TIME: Final = "At any time when it has something to work on."
OWN_TURN: Final = "In your own Turn when it has something to work on."
FUNCTION_TEXTS: Final[tuple[str, ...]] = (
    "Any time, when pods touch: nobody throws for that nudge.",
    "Any time, before a Sabotage is thrown: it goes back to who sent it.",
    "Takes an orange marker off a pod, or spares it a spin-out test. The Ace at any time.",
    "For this Turn one obstacle is no obstacle to the pod that moves. Not the table edge.",
    "Throw at a rival: 2 to 4 is 1 damage, 5 an orange marker, 6 a Kaboom.",
    "For this Turn the pod that moves passes over others without nudges.",
    "Throw at a rival: 2 to 4 is 3 damage, 5 is 6 damage, 6 a Kaboom. It can be tipped off.",
    "A black marker: no boosts, and the engines stop when that pod's Turn ends.",
    "Everybody else gives you a card. The real one also wins beyond the finish line.",
    "Orange markers for a pod and all within 6 inches of it.",
    "The pilot throws: 2 to 4 is 2 damage, 5 is 4 damage, 6 a Kaboom.",
    "Takes red and black markers off a pod: its engines run.",
    "A blue marker: a throw for the leak before each speed, and no boosts.",
    "When pods touch: one of the two pilots throws two dice.",
    "Repairs 2 damage, and a blue or a black marker if you like.",
    "Burn it for 2 inches, or repair 1 damage; 2 and a marker while your engines are off.",
    "Any other card, at any time.",
)
STATUS_NAMES: Final[tuple[str, ...]] = ("racing", "dead", "ejected", "bailed out")


def card_name(card: int) -> str:
    """K♦, or Joker."""
    if is_joker(card):
        return "Joker"
    text = CARDS[card]
    return text[:-1] + SUIT_SIGNS[text[-1]]


def card_title(card: int) -> str:
    """K♦ Pot Shot."""
    function = FUNCTION_OF[card]
    return "Joker" if function == JOKER else f"{card_name(card)} {FUNCTION_NAMES[function]}"


def card_when(card: int) -> str:
    """When it may be played."""
    return ANY_TIME if is_any_time(card) else OWN_TURN


def card_names(cards: tuple[int, ...] | list[int]) -> str:
    return join([card_name(card) for card in cards])


def inches(length: int) -> str:
    """4.5 inches, to a hundredth."""
    return f"{round(length / INCH, 2):g} in"


def degrees(angle: int) -> str:
    return f"{angle / DEGREE:g}°"


def turning(angle: int) -> str:
    """20° left."""
    by = angle % TURN
    if 2 * by > TURN:
        return f"{degrees(TURN - by)} right"
    return f"{degrees(by)} left"


def thing(feature: int, book: Arena) -> Part:
    """The rock, a wreck, the edge of the table."""
    features = book.course.features
    if feature == EDGE:
        return "the edge of the table"
    if feature >= len(features):
        return "a wreck"
    return Place(features[feature].id, f"the {features[feature].name}")


def gate_name(gate: int, book: Arena) -> str:
    """The gates by number, and the line."""
    return "the line" if gate == len(book.course.gates) - 1 else f"gate {gate + 1}"
