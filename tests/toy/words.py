"""The only place with words for players."""

from collections.abc import Sequence
from typing import Final

from paddock.core.phrase import Amount, Phrase, Place, Seat, Told
from paddock.core.protocol import Action, Decision, Event, Order
from paddock.kit.words import listed, say
from toy.actions import EFFORTS, Effort, Keep, Lean, LetPass, Play, ThrowAway
from toy.book import CARDS, Derby
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


def tell(event: Event, book: Derby) -> Told:
    """An event as a sentence."""
    match event:
        case RoundBegan(round=round):
            return Told(f"Round {round}.", ["TOY-004"])
        case EffortsShown(efforts=efforts):
            shown = [say("{} {}", Seat(seat), EFFORTS[one]) for seat, one in enumerate(efforts)]
            return Told(say("All show: {}.", listed(shown, last=", ")), ["TOY-004"])
        case WheelsLocked(seats=seats):
            locked = listed([Seat(seat) for seat in seats], between=" and ")
            return Told(say("{} heave at once and lock wheels.", locked), ["TOY-008"])
        case Leaned(seat=seat, tenths=tenths):
            return Told(say("{} leans {}.", Seat(seat), degrees(tenths)), ["TOY-019"])
        case RunAnnounced(seat=seat, effort=effort, spaces=spaces):
            about = say("{} is about to run {}.", Seat(seat), Amount(spaces))
            return Told(about, [EFFORT_RULES[effort]])
        case MudThrown(seat=seat, runner=runner):
            return Told(say("{} throws mud at {}!", Seat(seat), Seat(runner)), ["TOY-011"])
        case PlankLaid(seat=seat, runner=runner):
            return Told(say("{} lays a plank for {}.", Seat(seat), Seat(runner)), ["TOY-012"])
        case CameLate(seat=seat, card=card):
            late = say("{} comes too late and keeps the {}.", Seat(seat), CARDS[card])
            return Told(late, [REACTION_RULES[card]])
        case Stuck(seat=seat):
            return Told(say("{} is stuck.", Seat(seat)), ["TOY-011"])
        case Ran(seat=seat, spaces=spaces, spot=spot):
            ran = say("{} runs {} to {}.", Seat(seat), Amount(spaces), space(book, spot))
            return Told(ran, ["TOY-009"])
        case _:
            return _tell_cards(event)


def _tell_cards(event: Event) -> Told:
    match event:
        case Drew(seat=seat, card=card):
            return Told(say("{} draws a card: {}.", Seat(seat), CARDS[card]), ["TOY-006"])
        case DrewUnseen(seat=seat):
            return Told(say("{} draws a card.", Seat(seat)), ["TOY-006"])
        case BagRefilled(cards=cards):
            refilled = say("The {} go back into the bag.", Amount(cards, "open cards"))
            return Told(refilled, ["TOY-013"])
        case Looked(seat=seat, card=card):
            return Told(say("{} looks at the top card: {}.", Seat(seat), CARDS[card]), ["TOY-015"])
        case LookedUnseen(seat=seat):
            return Told(say("{} looks at the top card.", Seat(seat)), ["TOY-015"])
        case Kept(seat=seat):
            return Told(say("{} keeps it.", Seat(seat)), ["TOY-015"])
        case ThrownAway(seat=seat, card=card):
            return Told(say("{} throws it away: {}.", Seat(seat), CARDS[card]), ["TOY-015"])
        case HandsShown(hands=hands):
            shown = [say("{} {}", Seat(seat), hand_words(one)) for seat, one in enumerate(hands)]
            over = say("The race is over. Hands: {}.", listed(shown, "; ", "; "))
            return Told(over, ["TOY-016", "TOY-018"])
    raise TypeError(f"no words for {type(event).__name__}")


def hand_words(hand: Sequence[int]) -> str:
    """A hand as words: "2 mud, 1 plank"."""
    return ", ".join(f"{count} {CARDS[card]}" for card, count in enumerate(hand))


def degrees(tenths: int) -> str:
    """A lean as people say it: "12.5 degrees"."""
    return f"{tenths // 10}.{tenths % 10} degrees"


def space(book: Derby, spot: int) -> Place | str:
    """A space of the lane, whose last one is its end; beyond that nothing is printed."""
    name = f"space {spot}"
    if spot > book.length:
        return name
    return Place("end" if spot == book.length else str(spot), name)


def prompt(decision: Decision, book: Derby) -> Told:
    """A decision as a question to its seat."""
    match decision:
        case ChooseEffort():
            return Told("How hard do you push?", ["TOY-004"])
        case ChooseLean(most=most):
            return Told(f"How far do you lean, up to {degrees(most)}?", ["TOY-019"])
        case ThrowMud(runner=runner, spaces=spaces):
            about = say("{} is about to run {}. Throw mud?", Seat(runner), Amount(spaces))
            return Told(about, ["TOY-010"])
        case LayPlank(runner=runner, thrower=thrower):
            words = say("{} throws mud at {}. Lay a plank?", Seat(thrower), Seat(runner))
            return Told(words, ["TOY-012"])
        case KeepCard(card=card):
            return Told(f"The top card is {CARDS[card]}. Keep it?", ["TOY-015"])
    raise TypeError(f"no words for {type(decision).__name__}")


def option(decision: Decision, action: Action, book: Derby) -> Phrase:
    """An option of a decision as a phrase."""
    match action:
        case Effort(effort=effort):
            return say(EFFORTS[effort].capitalize())
        case Lean(tenths=tenths):
            return say(f"Lean {degrees(tenths)}")
        case LetPass():
            return say("Let it pass")
        case Play(card=card):
            return say(f"Play {CARDS[card]}")
        case Keep():
            return say("Keep it")
        case ThrowAway():
            return say("Throw it away")
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


def order(order: Order, book: Derby) -> Phrase:
    """An order as a phrase."""
    match order:
        case Push(round=round, efforts=efforts):
            planned = ", then ".join(EFFORTS[effort] for effort in efforts)
            return say("From round {} on: {}", round, planned)
        case Throw(round=round, runner=runner):
            return say("Throw mud at {} in round {}", Seat(runner), round)
    raise TypeError(f"no words for {type(order).__name__}")


def draw(view: SoapboxView, names: list[str]) -> list[str]:
    """The lane in plain lines."""
    lines = [f"Round {view.round}, lane of {view.length}."]
    for seat, name in enumerate(names):
        spot = min(view.spots[seat], view.length)
        lane = "." * spot + "o" + "." * (view.length - spot)
        lines.append(f"{lane} {name}: space {view.spots[seat]}, {view.held[seat]} cards")
    return lines
