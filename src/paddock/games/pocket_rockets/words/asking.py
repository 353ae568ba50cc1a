"""What is asked and what may be answered, in words for players."""

from typing import Final

from paddock.core.phrase import Phrase, Seat, Told
from paddock.core.protocol import Action, Decision
from paddock.games.pocket_rockets.actions import (
    Bid,
    DoNothing,
    Face,
    Go,
    Pick,
    Repair,
    Stop,
    Target,
    Throw,
    UsePower,
)
from paddock.games.pocket_rockets.book.course import Tabletop
from paddock.games.pocket_rockets.book.racers import AURA, BOOST, CANNON, TRANSWARP, TURN
from paddock.games.pocket_rockets.decisions import (
    ChooseBid,
    ChooseHeading,
    ChooseMove,
    ChooseRacer,
    ChooseTarget,
    ChooseThrow,
    ChooseZero,
)
from paddock.games.pocket_rockets.words.names import (
    HANDS,
    POWER_NAMES,
    RACER_NAMES,
    degrees,
    racer_name,
)
from paddock.kit.geometry_angles import shorter_way
from paddock.kit.words import amount, players, plural, say

AIMS: Final = {
    CANNON: "Fire at {}",
    AURA: "Throw against {}",
    TRANSWARP: "Change places with {}",
}


def prompt(decision: Decision, book: Tabletop) -> Told:
    """What is asked, verb first."""
    if isinstance(decision, ChooseRacer):
        return Told("Pick your racer.", ["PR-174"])
    if isinstance(decision, ChooseBid):
        text = "Bid 0 to 4: alone on your number, you move that often; a 0 is for your power."
        return Told(text, ["PR-020", "PR-023"])
    if isinstance(decision, ChooseZero):
        return Told("Your 0 is alone: use your power, repair, or let it go by.", ["PR-029"])
    if isinstance(decision, ChooseMove):
        text = f"Turn and slide, or stop: {plural(decision.left, 'move')}"
        return Told(f"{text} left. You face {degrees(decision.pose.heading)}.", ["PR-040"])
    if isinstance(decision, ChooseTarget):
        if decision.power == CANNON:
            return Told("Choose whom the Cannon is fired at.", ["PR-112"])
        if decision.power == AURA:
            return Told("Choose who throws against you for all in reach.", ["PR-132"])
        return Told("Choose with whom you change places.", ["PR-120"])
    if isinstance(decision, ChooseThrow):
        again = "Equal! " if decision.equal else ""
        text = f"{again}Throw against {{}}: rock, paper or scissors."
        return Told(say(text, Seat(decision.opponent)), ["PR-140"])
    assert isinstance(decision, ChooseHeading), f"no words for {decision!r}"
    if decision.is_user:
        return Told("Choose how you will lie in the other's place.", ["PR-121", "PR-123"])
    return Told("Choose how you lie in your new place.", ["PR-121", "PR-124"])


def option(decision: Decision, action: Action, book: Tabletop) -> Phrase:
    """What an option would do."""
    if isinstance(action, Pick):
        return say(f"Fly {racer_name(action.racer)}")
    if isinstance(action, Bid):
        return say(
            "Bid 0: power, repair or nothing" if action.number == 0 else f"Bid {action.number}"
        )
    if isinstance(action, DoNothing):
        return say("Let it go by")
    if isinstance(action, Repair):
        return say("Repair: turn your card power side up")
    if isinstance(action, UsePower):
        assert isinstance(decision, ChooseZero), "a power is used with a 0"
        return _power(decision)
    if isinstance(action, Stop):
        return say("Stop here")
    if isinstance(action, Go):
        assert isinstance(decision, ChooseMove), "a move is asked for"
        by = shorter_way(decision.pose.heading, action.heading, TURN)
        if by == 0:
            return say("Straight on")
        return say(f"Turn {degrees(abs(by))} {'left' if by > 0 else 'right'} and slide")
    if isinstance(action, Target):
        assert isinstance(decision, ChooseTarget), "a power is aimed"
        return say(AIMS[decision.power], Seat(action.seat))
    if isinstance(action, Throw):
        return say(HANDS[action.hand].capitalize())
    assert isinstance(action, Face), "no words for this"
    return say(f"Face {degrees(action.heading)}")


def _power(decision: ChooseZero) -> Phrase:
    if decision.power == BOOST:
        return say("Fire the 2X Boost: {}", amount(decision.moves, "move"))
    text = f"Use the {POWER_NAMES[decision.power]}: {{}} in reach"
    return say(text, players(decision.reach))


def word(action: Action) -> str:
    """What to type for an action."""
    if isinstance(action, Pick):
        return RACER_NAMES[action.racer].split()[1].lower()
    if isinstance(action, Bid):
        return str(action.number)
    if isinstance(action, DoNothing):
        return "nothing"
    if isinstance(action, Repair):
        return "repair"
    if isinstance(action, UsePower):
        return "power"
    if isinstance(action, Stop):
        return "stop"
    if isinstance(action, Go | Face):
        return f"{action.heading / 10:g}"
    if isinstance(action, Target):
        return f"seat {action.seat + 1}"
    assert isinstance(action, Throw), "no word for this"
    return HANDS[action.hand]
