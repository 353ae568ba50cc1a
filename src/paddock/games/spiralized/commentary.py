"""What happened and what is asked, in words for players. The only place with sentences."""

from typing import Final

from paddock.core.game import Told
from paddock.core.protocol import Action, Decision, Event
from paddock.games.spiralized.actions import (
    ChoosePartner,
    ChooseStep,
    ChooseTurn,
    Exchange,
    Free,
    Move,
    Pass,
    Roll,
    Stair,
    Step,
    Stop,
    TakeBonus,
    UseSnakeEyes,
)
from paddock.games.spiralized.board import START, TOKENS
from paddock.games.spiralized.events import (
    BY_HIT,
    BY_THIRD_DOUBLES,
    CameHome,
    DiceLost,
    Exchanged,
    FirstThrown,
    GaveUp,
    LeftPit,
    NobodyToExchange,
    RaceWon,
    Rolled,
    SentToPit,
    Stalled,
    Stepped,
    ThirdDoubles,
    TookStairs,
    TurnBegan,
)
from paddock.games.spiralized.state import ALL_LEFT, STALLED
from paddock.kit.words import join

LETTERS: Final = "ABCD"


def tell(event: Event, names: list[str]) -> Told:
    """An event as a sentence with the rules behind it."""
    if isinstance(event, Stepped | TookStairs | Exchanged | NobodyToExchange):
        return _tell_move(event, names)
    if isinstance(event, SentToPit | LeftPit | CameHome):
        return _tell_token(event, names)
    return _tell_turn(event, names)


def _tell_move(event: Event, names: list[str]) -> Told:
    if isinstance(event, Stepped):
        who = f"{names[event.seat]}'s {LETTERS[event.token]}"
        if event.end == START:
            return Told(f"{who} enters on Start with a {event.die}.", ["SZ-050"])
        return Told(f"{who} goes {event.die} to {event.place}.", ["SZ-020"])
    if isinstance(event, TookStairs):
        who = f"{names[event.seat]}'s {LETTERS[event.token]}"
        return Told(f"{who} takes the stairs to {event.place}.", ["SZ-076"])
    if isinstance(event, Exchanged):
        text = (
            f"{names[event.seat]}'s {LETTERS[event.token]} changes places with "
            f"{names[event.other_seat]}'s {LETTERS[event.other_token]}: "
            f"now on {event.place} and {event.other_place}."
        )
        return Told(text, ["SZ-101"])
    assert isinstance(event, NobodyToExchange), f"no words for {event!r}"
    who = f"{names[event.seat]}'s {LETTERS[event.token]}"
    return Told(f"Nobody to change places with: {who} stays on the sunburst.", ["SZ-106"])


def _tell_token(event: Event, names: list[str]) -> Told:
    if isinstance(event, SentToPit):
        who = f"{names[event.seat]}'s {LETTERS[event.token]}"
        if event.cause == BY_HIT:
            return Told(f"{names[event.by]} hits {who}: into the Pit.", ["SZ-067"])
        rule = "SZ-040" if event.cause == BY_THIRD_DOUBLES else "SZ-038"
        return Told(f"Doubles again: {who}, the closest to Home, goes to the Pit.", [rule])
    if isinstance(event, LeftPit):
        who = f"{names[event.seat]}'s {LETTERS[event.token]}"
        if event.is_freed:
            return Told(f"Snake eyes free {who}: back to the rectangle.", ["SZ-125"])
        return Told(f"{who} is pushed out of the Pit, back to the rectangle.", ["SZ-122"])
    assert isinstance(event, CameHome), f"no words for {event!r}"
    who = f"{names[event.seat]}'s {LETTERS[event.token]}"
    return Told(f"{who} is Home: {event.number} of {TOKENS}.", ["SZ-092"])


def _tell_turn(event: Event, names: list[str]) -> Told:
    if isinstance(event, FirstThrown):
        thrown = [f"{names[seat]} {total}" for seat, total in enumerate(event.totals) if total > 0]
        if event.starter < 0:
            return Told(f"Throw for the first turn: {join(thrown)}. A tie!", ["SZ-R05"])
        text = f"Throw for the first turn: {join(thrown)}. {names[event.starter]} begins."
        return Told(text, ["SZ-004"])
    if isinstance(event, TurnBegan):
        return Told(f"Turn {event.turn}: {names[event.seat]}.", ["SZ-005"])
    if isinstance(event, Rolled):
        bonus = f", bonus roll {event.throw - 1}" if event.throw > 1 else ""
        double = ": doubles" if event.one == event.two else ""
        text = f"{names[event.seat]} rolls {event.one} and {event.two}{double}{bonus}."
        return Told(text, ["SZ-035"] if double else ["SZ-020"])
    if isinstance(event, DiceLost):
        lost = join([str(die) for die in event.dice])
        return Told(f"{names[event.seat]} cannot use the {lost}.", ["SZ-028"])
    if isinstance(event, ThirdDoubles):
        return Told(f"The third doubles: {names[event.seat]}'s turn is over.", ["SZ-040"])
    if isinstance(event, Stalled):
        text = f"{event.turns} turns of nothing but stairs: the race ends as it stands."
        return Told(text, ["SZ-R40"])
    if isinstance(event, GaveUp):
        return Told(f"{names[event.seat]} gives up; all tokens leave the board.", ["SZ-R41"])
    assert isinstance(event, RaceWon), f"no words for {event!r}"
    return _tell_win(event, join([names[seat] for seat in event.winners]))


def _tell_win(event: RaceWon, winners: str) -> Told:
    if event.ending == ALL_LEFT:
        return Told(f"Everybody else has left: {winners} wins!", ["SZ-R41"])
    if event.ending == STALLED:
        verb = "is ahead and wins" if len(event.winners) == 1 else "are level and win together"
        return Told(f"{winners} {verb}!", ["SZ-R40", "SZ-R39"])
    return Told(f"{winners} wins!", ["SZ-130"])


def prompt(decision: Decision, names: list[str]) -> Told:
    """What is asked, verb first; a forced move says by which rule."""
    only = len(decision.menu) == 1
    if isinstance(decision, ChooseTurn):
        if only:
            return Told("Roll the dice.", ["SZ-013"])
        return Told("Roll the dice, or take the stairs with one token.", ["SZ-010"])
    if isinstance(decision, ChooseStep):
        dice = join([str(die) for die in (decision.die_one, decision.die_two) if die])
        if only and decision.uses_both:
            return Told(f"Use the {dice}: only one step can come first.", [_duty(decision)])
        if only:
            return Told(f"Use the {dice}: only one step is possible.", [_duty(decision)])
        return Told(f"Use the {dice}: choose a die and a token.", ["SZ-022", _duty(decision)])
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


def option(decision: Decision, action: Action, names: list[str]) -> str:
    """What an option would do."""
    if isinstance(action, Roll):
        return "Roll the dice"
    if isinstance(action, Stop):
        return "Stop here"
    if isinstance(action, Free):
        return "Free your token: it goes back to the rectangle, the bonus roll stays"
    if isinstance(action, Move):
        return "Use the two 1s as steps"
    if isinstance(action, Pass):
        return "Leave the roll unused"
    if isinstance(action, Stair):
        return f"{LETTERS[action.token]}: take the stairs to ring {action.ring}"
    if isinstance(action, Step):
        return f"{LETTERS[action.token]}: use the {action.die}"
    assert isinstance(action, Exchange), "no words for this"
    return f"Change places with {names[action.seat]}'s {LETTERS[action.token]}"


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
