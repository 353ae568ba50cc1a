"""The only place with words for players."""

from collections.abc import Sequence
from typing import Final

from paddock.core.game import Told
from paddock.core.protocol import Action, Decision, Event, Order
from toy.actions import EFFORTS, Effort, Keep, Lean, LetPass, Play, ThrowAway
from toy.book import CARDS
from toy.decisions import ChooseEffort, ChooseLean, KeepCard, LayPlank, ThrowMud
from toy.events import (
    BagRefilled,
    CameLate,
    Drew,
    DrewUnseen,
    EffortsShown,
    HandsShown,
    Kept,
    Leaned,
    Looked,
    LookedUnseen,
    MudThrown,
    PlankLaid,
    Ran,
    RoundBegan,
    RunAnnounced,
    Stuck,
    ThrownAway,
    WheelsLocked,
)
from toy.orders import Push, Throw
from toy.view import SoapboxView

EFFORT_RULES: Final = ("TOY-006", "TOY-007", "TOY-008")
REACTION_RULES: Final = ("TOY-011", "TOY-012")


def tell(event: Event, names: list[str]) -> Told:
    """An event as a sentence."""
    match event:
        case RoundBegan(round=round):
            return Told(f"Round {round}.", ["TOY-004"])
        case EffortsShown(efforts=efforts):
            pairs = zip(names, efforts, strict=True)
            shown = ", ".join(f"{name} {EFFORTS[effort]}" for name, effort in pairs)
            return Told(f"All show: {shown}.", ["TOY-004"])
        case WheelsLocked(seats=seats):
            locked = " and ".join(names[seat] for seat in seats)
            return Told(f"{locked} heave at once and lock wheels.", ["TOY-008"])
        case Leaned(seat=seat, tenths=tenths):
            return Told(f"{names[seat]} leans {degrees(tenths)}.", ["TOY-019"])
        case RunAnnounced(seat=seat, effort=effort, spaces=spaces):
            return Told(f"{names[seat]} is about to run {spaces}.", [EFFORT_RULES[effort]])
        case MudThrown(seat=seat, runner=runner):
            return Told(f"{names[seat]} throws mud at {names[runner]}!", ["TOY-011"])
        case PlankLaid(seat=seat, runner=runner):
            return Told(f"{names[seat]} lays a plank for {names[runner]}.", ["TOY-012"])
        case CameLate(seat=seat, card=card):
            late = f"{names[seat]} comes too late and keeps the {CARDS[card]}."
            return Told(late, [REACTION_RULES[card]])
        case Stuck(seat=seat):
            return Told(f"{names[seat]} is stuck.", ["TOY-011"])
        case Ran(seat=seat, spaces=spaces, spot=spot):
            return Told(f"{names[seat]} runs {spaces} to space {spot}.", ["TOY-009"])
        case _:
            return _tell_cards(event, names)


def _tell_cards(event: Event, names: list[str]) -> Told:
    match event:
        case Drew(seat=seat, card=card):
            return Told(f"{names[seat]} draws a card: {CARDS[card]}.", ["TOY-006"])
        case DrewUnseen(seat=seat):
            return Told(f"{names[seat]} draws a card.", ["TOY-006"])
        case BagRefilled(cards=cards):
            return Told(f"The {cards} open cards go back into the bag.", ["TOY-013"])
        case Looked(seat=seat, card=card):
            return Told(f"{names[seat]} looks at the top card: {CARDS[card]}.", ["TOY-015"])
        case LookedUnseen(seat=seat):
            return Told(f"{names[seat]} looks at the top card.", ["TOY-015"])
        case Kept(seat=seat):
            return Told(f"{names[seat]} keeps it.", ["TOY-015"])
        case ThrownAway(seat=seat, card=card):
            return Told(f"{names[seat]} throws it away: {CARDS[card]}.", ["TOY-015"])
        case HandsShown(hands=hands):
            shown = "; ".join(
                f"{name} {hand_words(hand)}" for name, hand in zip(names, hands, strict=True)
            )
            return Told(f"The race is over. Hands: {shown}.", ["TOY-016", "TOY-018"])
    raise TypeError(f"no words for {type(event).__name__}")


def hand_words(hand: Sequence[int]) -> str:
    """A hand as words: "2 mud, 1 plank"."""
    return ", ".join(f"{count} {CARDS[card]}" for card, count in enumerate(hand))


def degrees(tenths: int) -> str:
    """A lean as people say it: "12.5 degrees"."""
    return f"{tenths // 10}.{tenths % 10} degrees"


def prompt(decision: Decision, names: list[str]) -> Told:
    """A decision as a question to its seat."""
    match decision:
        case ChooseEffort():
            return Told("How hard do you push?", ["TOY-004"])
        case ChooseLean(most=most):
            return Told(f"How far do you lean, up to {degrees(most)}?", ["TOY-019"])
        case ThrowMud(runner=runner, spaces=spaces):
            return Told(f"{names[runner]} is about to run {spaces}. Throw mud?", ["TOY-010"])
        case LayPlank(runner=runner, thrower=thrower):
            words = f"{names[thrower]} throws mud at {names[runner]}. Lay a plank?"
            return Told(words, ["TOY-012"])
        case KeepCard(card=card):
            return Told(f"The top card is {CARDS[card]}. Keep it?", ["TOY-015"])
    raise TypeError(f"no words for {type(decision).__name__}")


def option(decision: Decision, action: Action, names: list[str]) -> str:
    """An option of a decision as a phrase."""
    match action:
        case Effort(effort=effort):
            return EFFORTS[effort].capitalize()
        case Lean(tenths=tenths):
            return f"Lean {degrees(tenths)}"
        case LetPass():
            return "Let it pass"
        case Play(card=card):
            return f"Play {CARDS[card]}"
        case Keep():
            return "Keep it"
        case ThrowAway():
            return "Throw it away"
    raise TypeError(f"no words for {type(action).__name__}")


def word(action: Action) -> str:
    """An action as one word to type."""
    match action:
        case Effort(effort=effort):
            return EFFORTS[effort]
        case Lean(tenths=tenths):
            return f"lean:{tenths}"
        case LetPass():
            return "pass"
        case Play(card=card):
            return CARDS[card]
        case Keep():
            return "keep"
        case ThrowAway():
            return "throw"
    raise TypeError(f"no words for {type(action).__name__}")


def order(order: Order, names: list[str]) -> str:
    """An order as a phrase."""
    match order:
        case Push(round=round, efforts=efforts):
            planned = ", then ".join(EFFORTS[effort] for effort in efforts)
            return f"From round {round} on: {planned}"
        case Throw(round=round, runner=runner):
            return f"Throw mud at {names[runner]} in round {round}"
    raise TypeError(f"no words for {type(order).__name__}")


def draw(view: SoapboxView, names: list[str]) -> list[str]:
    """The lane in plain lines."""
    lines = [f"Round {view.round}, lane of {view.length}."]
    for seat, name in enumerate(names):
        spot = min(view.spots[seat], view.length)
        lane = "." * spot + "o" + "." * (view.length - spot)
        lines.append(f"{lane} {name}: space {view.spots[seat]}, {view.held[seat]} cards")
    return lines
