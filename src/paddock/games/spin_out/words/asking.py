"""What is asked and what may be answered, in words for players."""

from paddock.core.phrase import Phrase, Seat, Told
from paddock.core.protocol import Action, Decision
from paddock.games.spin_out.actions import (
    BailOut,
    Burn,
    ClaimFinish,
    DiscardCards,
    Eject,
    GoOn,
    Manoeuvre,
    Pass,
    Pay,
    PlacePod,
    PlayCard,
    Restart,
    RunOn,
    SetSpeed,
    ShutDown,
    Stay,
)
from paddock.games.spin_out.book.cards import CARDS, NO_CARD, is_joker
from paddock.games.spin_out.book.course import Arena
from paddock.games.spin_out.book.measures import DEGREE, INCH, TOP_SPEED, TURN
from paddock.games.spin_out.decisions.driving import (
    ChooseAfterburn,
    ChooseAfterNudge,
    ChooseDiscard,
    ChoosePlace,
    ChooseRestart,
    ChooseShutdown,
    ChooseSpeed,
)
from paddock.games.spin_out.decisions.manoeuvres import ChooseManoeuvre
from paddock.games.spin_out.decisions.windows import (
    AnswerNudge,
    AnswerObstacle,
    AnswerSabotage,
    AnswerTest,
    ChooseEjection,
    ChooseFate,
    ChooseFinish,
    ChoosePayment,
    ChoosePlay,
)
from paddock.games.spin_out.rules.plays import W0, W1, W3, W6
from paddock.games.spin_out.words.cards import played
from paddock.games.spin_out.words.names import (
    card_name,
    card_names,
    card_title,
    degrees,
    inches,
    thing,
    turning,
)
from paddock.kit.words import say


def prompt(decision: Decision, book: Arena) -> Told:
    """What is asked, verb first."""
    if isinstance(decision, ChoosePlay):
        return Told(_moment(decision.window), ["SO-168", "SO-171"])
    if isinstance(decision, AnswerNudge):
        text = "{} touches {}: change the nudge, or let them throw?"
        return Told(say(text, Seat(decision.mover), Seat(decision.other)), ["SO-093"])
    if isinstance(decision, AnswerObstacle):
        text = "{} has run into {}: do something, or let the dice fall?"
        what = thing(decision.feature, book)
        return Told(say(text, Seat(decision.mover), what), ["SO-085"])
    if isinstance(decision, AnswerTest):
        text = "{} is about to take a spin-out test: play No Spin Out, or let it be thrown?"
        return Told(say(text, Seat(decision.mover)), ["SO-061", "SO-111"])
    if isinstance(decision, AnswerSabotage):
        text = "A Sabotage of {} is aimed at {}: turn it round, or let it be thrown?"
        return Told(say(text, Seat(decision.sender), Seat(decision.target)), ["SO-116"])
    if isinstance(decision, ChooseEjection):
        text = "Your pod blows up! Spend an Ace or a Joker and try to eject?"
        return Told(text, ["SO-133"])
    if isinstance(decision, ChooseFate):
        return Told("Your pod falls apart: bail out, or try to eject first?", ["SO-131"])
    if isinstance(decision, ChooseFinish):
        return Told("You are across the line: win by the Q♦?", ["SO-157"])
    if isinstance(decision, ChoosePayment):
        text = "You have been bribed: choose a card for {}."
        return Told(say(text, Seat(decision.receiver)), ["SO-123"])
    return _prompt_driver(decision)


def _moment(window: int) -> str:
    if window == W0:
        return "Between Turns: play something, or pass."
    if window == W1:
        return "A card was drawn: play something, or pass."
    if window == W3:
        return "Before the first inch: play something, or pass."
    if window == W6:
        return "A pause in the movement: play something, or pass."
    return "Last cards of this Turn: play something, or pass."


def _prompt_driver(decision: Decision) -> Told:
    if isinstance(decision, ChoosePlace):
        return Told("Place your pod behind the start line, facing any way.", ["SO-011"])
    if isinstance(decision, ChooseRestart):
        return Told("Your engines are off: throw to re-start them, or stay.", ["SO-029", "SO-032"])
    if isinstance(decision, ChooseSpeed):
        if decision.may_boost:
            text = "Set your speed: 1 to 12, or override the turbines with 13 to 18."
            return Told(text, ["SO-035", "SO-036"])
        return Told("Set your speed: 1 to 12; a marker forbids more.", ["SO-035", "SO-040"])
    if isinstance(decision, ChooseAfterburn):
        text = f"Burn 2s to 9s for 2 inches each? Your speed is {decision.speed}."
        return Told(text, ["SO-037"])
    if isinstance(decision, ChooseManoeuvre):
        text = f"Drive: {inches(decision.left)} to go, facing {degrees(decision.pose.heading)}."
        return Told(text, ["SO-046", "SO-048"])
    if isinstance(decision, ChooseAfterNudge):
        text = "You cannot get past {}: shut down here, or turn aside?"
        return Told(say(text, Seat(decision.other)), ["SO-098", "SO-100"])
    if isinstance(decision, ChooseShutdown):
        return Told("Your Turn ends: let the engines run, or shut them down?", ["SO-056"])
    assert isinstance(decision, ChooseDiscard), f"no words for {decision!r}"
    text = f"You hold too many cards: discard {decision.excess}."
    return Told(text, ["SO-021", "SO-022"])


def option(decision: Decision, action: Action, book: Arena) -> Phrase:
    """What an option would do."""
    if isinstance(action, PlayCard):
        # As if it were the card that it is named, whatever card it is.
        what = played(action.named, action.named, action.target, action.mark, decision.seat)
        is_named = is_joker(action.card)
        how = f"{card_name(action.card)}{_which(action.card)} as" if is_named else "Play"
        return say(f"{how} {{}}", what)
    if isinstance(action, Eject):
        return say(f"Try to eject{_paid(action.card)}")
    if isinstance(action, BailOut):
        return say(f"Bail out{_paid(action.card)}")
    if isinstance(action, ClaimFinish):
        return say("Play the Q♦ and win")
    if isinstance(action, Pay):
        return say(f"Give {card_title(action.card)}{_which(action.card)}")
    if isinstance(action, Burn):
        if not action.cards:
            return say("Burn nothing")
        return say(f"Burn {card_names(action.cards)}: {2 * len(action.cards)} in more")
    if isinstance(action, DiscardCards):
        return say(f"Discard {card_names(action.cards)}")
    if isinstance(action, Manoeuvre):
        return say(manoeuvre_words(action))
    if isinstance(action, PlacePod):
        return say(f"{_standing(action, book)}, facing {degrees(action.heading)}")
    if isinstance(action, SetSpeed):
        by = ", by override" if action.speed > TOP_SPEED else ""
        return say(f"Speed {action.speed}{by}")
    return say(_plain(decision, action))


def _standing(action: PlacePod, book: Arena) -> str:
    """On a place of the grid, by its number, or anywhere else by the ruler."""
    for number, place in enumerate(book.course.grid, 1):
        if (place.x, place.y) == (action.x, action.y):
            return f"Take start place {number}"
    return f"Stand {inches(action.x)} from the left and {inches(action.y)} from the bottom"


def _which(card: int) -> str:
    """The two Jokers are told apart."""
    return " 2" if card == len(CARDS) - 1 else ""


def _paid(card: int) -> str:
    return "" if card == NO_CARD else f" for {card_name(card)}{_which(card)}"


def _plain(decision: Decision, action: Action) -> str:
    if isinstance(action, Pass):
        return "Pass"
    if isinstance(action, Restart):
        return "Throw to re-start"
    if isinstance(action, Stay):
        return "Stay"
    if isinstance(action, RunOn):
        return "Let the engines run"
    if isinstance(action, GoOn):
        return "Turn aside"
    assert isinstance(action, ShutDown), f"no words for {action!r}"
    is_emergency = isinstance(decision, ChooseAfterNudge)
    return "Shut down here" if is_emergency else "Shut the engines down"


def manoeuvre_words(way: Manoeuvre) -> str:
    """Turn 20° left, 4.5 in, turn 45° right, 9.5 in."""
    parts: list[str] = []
    for at in range(len(way.steps)):
        step = way.steps[at]
        if at % 2 == 1:
            parts.append(inches(step))
        elif step % TURN:
            parts.append(f"turn {turning(step)}")
    text = ", ".join(parts) if parts else "nothing"
    text = text[0].upper() + text[1:]
    return f"{text}, then pause" if way.is_part else text


def word(action: Action) -> str:
    """What to type for an action."""
    if isinstance(action, PlayCard):
        name = "" if action.named == action.card else f"={CARDS[action.named]}"
        target = "" if action.target < 0 else f">{action.target + 1}"
        return f"{CARDS[action.card]}{name}{target}{('', '+blue', '+black')[action.mark]}"
    if isinstance(action, Eject):
        return "eject" if action.card == NO_CARD else f"eject {CARDS[action.card]}"
    if isinstance(action, BailOut):
        return "bail" if action.card == NO_CARD else f"bail {CARDS[action.card]}"
    if isinstance(action, Pay):
        return f"give {CARDS[action.card]}"
    if isinstance(action, Burn):
        return " ".join(["burn", *[CARDS[card] for card in action.cards]])
    if isinstance(action, DiscardCards):
        return " ".join(["drop", *[CARDS[card] for card in action.cards]])
    if isinstance(action, Manoeuvre):
        return _typed(action)
    if isinstance(action, PlacePod):
        return f"at {action.x / INCH:g} {action.y / INCH:g} {action.heading / DEGREE:g}"
    if isinstance(action, SetSpeed):
        return str(action.speed)
    if isinstance(action, ClaimFinish):
        return "win"
    words = {Pass: "pass", Restart: "throw", Stay: "stay", RunOn: "run", GoOn: "on"}
    return words.get(type(action), "stop")


def _typed(way: Manoeuvre) -> str:
    """t -20 m 4.5 t 45 m 9.5"""
    parts: list[str] = []
    for at in range(len(way.steps)):
        step = way.steps[at]
        if at % 2 == 1:
            parts.append(f"m {step / INCH:g}")
        elif step % TURN:
            angle = step % TURN
            parts.append(f"t {(angle - TURN if 2 * angle > TURN else angle) / DEGREE:g}")
    return " ".join([*parts, "pause"] if way.is_part else parts)
