"""Why a driver plays a card, in the facts that it looked at."""

from typing import Final

from paddock.core.phrase import Phrase, Seat
from paddock.core.protocol import Decision
from paddock.games.spin_out.actions import BLACK_MARK, BLUE_MARK, PlayCard
from paddock.games.spin_out.book.cards import (
    BRIBES,
    EVASIVE,
    FUNCTION_OF,
    MASS_SPIN_OUT,
    NO_SPIN_OUT,
    REPAIR,
    RESTART,
    SPOT,
    SQUEEZE,
    TIP_OFF,
    TRICK,
)
from paddock.games.spin_out.book.measures import INCH
from paddock.games.spin_out.scouting.field import Field
from paddock.games.spin_out.view import SpinOutView
from paddock.kit.weighing import tenths
from paddock.kit.words import plural, say

FACTS: Final = {
    NO_SPIN_OUT: "Without it you spin out in your next Turn.",
    RESTART: "It lets you drive on at once, without a throw.",
    SQUEEZE: "With it nobody throws damage for this nudge, and you drive on.",
    TRICK: "It takes you through the obstacle instead of two dice of damage.",
    TIP_OFF: "The Sabotage goes back to who sent it.",
    BRIBES: "Early in the race a card from everybody is worth most.",
    MASS_SPIN_OUT: "It marks two rivals or more, and not you.",
}


def why_card(view: SpinOutView, decision: Decision, play: PlayCard, field: Field) -> Phrase:
    """What speaks for playing it now."""
    function = FUNCTION_OF[play.named]
    damage = plural(view.pods[decision.seat].damage, "point")
    if function in (REPAIR, SPOT):
        if play.mark in (BLUE_MARK, BLACK_MARK):
            marker = "blue" if play.mark == BLUE_MARK else "black"
            return say(f"It takes the {marker} marker off, which forbids boosts, and damage too.")
        if view.pods[decision.seat].red:
            return say(f"You have {damage} of damage, and while you stand it repairs more.")
        return say(f"You have {damage} of damage: worth a card by now.")
    if function == EVASIVE:
        return say(f"With {damage} of damage, a throw in this nudge could be too much for one.")
    if function in FACTS:
        return say(FACTS[function])
    pod = view.pods[play.target]
    left = tenths(field.to_go(pod.passed, float(pod.pose.x), float(pod.pose.y)) / INCH)
    text = f"{{}} has the least to go of your rivals, about {left} in, and your Turn is over."
    return say(text, Seat(play.target))
