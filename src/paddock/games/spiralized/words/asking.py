"""What is asked and what may be answered, in words for players."""

from paddock.core.phrase import Phrase, Told
from paddock.core.protocol import Action, Decision
from paddock.games.spiralized.actions import Exchange, Free, Move, Pass, Roll, Stair, Step, Stop
from paddock.games.spiralized.book.spiral import Spiral
from paddock.games.spiralized.decisions import (
    ChoosePartner,
    ChooseStep,
    ChooseTurn,
    TakeBonus,
    UseSnakeEyes,
)
from paddock.games.spiralized.words.names import LETTERS, token_name
from paddock.kit.words import join, say


def prompt(decision: Decision, book: Spiral) -> Told:
    """What is asked, verb first; a forced move says by which rule."""
    only = len(decision.menu) == 1
    if isinstance(decision, ChooseTurn):
        if only:
            return Told("Roll the dice.", ["SZ-013"])
        return Told("Roll, or take the stairs.", ["SZ-010"])
    if isinstance(decision, ChooseStep):
        dice = join([str(die) for die in (decision.die_one, decision.die_two) if die])
        if only and decision.uses_both:
            return Told(f"Use the {dice}: only one step can come first.", [_duty(decision)])
        if only:
            return Told(f"Use the {dice}: only one step is possible.", [_duty(decision)])
        return Told(f"Use the {dice}.", ["SZ-022", _duty(decision)])
    if isinstance(decision, ChoosePartner):
        text = (
            f"Your {LETTERS[decision.token]} is on a sunburst: choose who changes places with it."
        )
        return Told(text, ["SZ-101", "SZ-107"])
    if isinstance(decision, UseSnakeEyes):
        return Told("Snake eyes: free your token from the Pit, or keep the roll.", ["SZ-125"])
    assert isinstance(decision, TakeBonus), f"no words for {decision!r}"
    return Told("Doubles used in full: take the bonus roll, or stop?", ["SZ-036", "SZ-038"])


def _duty(decision: ChooseStep) -> str:
    if decision.die_one and decision.die_two:
        return "SZ-026" if decision.uses_both else "SZ-027"
    return "SZ-020"


def option(decision: Decision, action: Action, book: Spiral) -> Phrase:
    """What an option would do."""
    if isinstance(action, Roll):
        return say("Roll the dice")
    if isinstance(action, Stop):
        return say("Stop here")
    if isinstance(action, Free):
        return say("Free your token: it goes back to the rectangle, the bonus roll stays")
    if isinstance(action, Move):
        return say("Use the two 1s as steps")
    if isinstance(action, Pass):
        return say("Leave the roll unused")
    if isinstance(action, Stair):
        return say(f"{LETTERS[action.token]}: take the stairs to ring {action.ring}")
    if isinstance(action, Step):
        return say(f"{LETTERS[action.token]}: use the {action.die}")
    assert isinstance(action, Exchange), "no words for this"
    return say("Change places with {}", token_name(action.seat, action.token))


def word(action: Action) -> str:
    """What to type for an action."""
    if isinstance(action, Roll):
        return "roll"
    if isinstance(action, Stop):
        return "stop"
    if isinstance(action, Free):
        return "free"
    if isinstance(action, Move):
        return "move"
    if isinstance(action, Pass):
        return "pass"
    if isinstance(action, Stair):
        return f"{LETTERS[action.token]} stairs {action.ring}".lower()
    if isinstance(action, Step):
        return f"{LETTERS[action.token]}{action.die}".lower()
    assert isinstance(action, Exchange), "no word for this"
    return f"{action.seat + 1}{LETTERS[action.token]}".lower()
