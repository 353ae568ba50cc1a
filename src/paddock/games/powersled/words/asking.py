"""What is asked, and what each option would do, in words for players."""

from typing import Final

from paddock.core.phrase import Amount, Phrase, Seat, Told
from paddock.core.protocol import Action, Decision
from paddock.games.powersled.actions import (
    BOTH_SQUARES,
    FORWARD,
    LEFT,
    NEXT_SQUARE,
    OWN_SQUARE,
    Build,
    Discard,
    Done,
    FireLaser,
    Go,
    Lay,
    LayMine,
    LaySlick,
    Pass,
    React,
    Sideswipe,
    Stop,
    ThrowNuke,
)
from paddock.games.powersled.book.cards import KINDS, card_name, is_special
from paddock.games.powersled.book.course import Course
from paddock.games.powersled.decisions import (
    ChooseAfter,
    ChooseBuild,
    ChooseCards,
    ChooseDiscard,
    ChooseStep,
    Reaction,
    UseField,
    UseHook,
    UseReflexes,
)
from paddock.games.powersled.events.contact import (
    BY_COLLISION,
    BY_HOOK,
    BY_LASER,
    BY_MINE,
    BY_NUKE,
    BY_SIDESWIPE,
)
from paddock.games.powersled.events.turns import FOR_SPIN, FOR_STEPS
from paddock.games.powersled.phases.building import BASE_ARMOR, BASE_RATING
from paddock.games.powersled.phases.control import REFLEX
from paddock.games.powersled.words.names import RESULTS, play_in_words
from paddock.kit.words import amount, plural, say, signed

_DANGERS: Final = {
    BY_COLLISION: ("You and {} collide", "PS-125"),
    BY_SIDESWIPE: ("A sideswipe between you and {}", "PS-125"),
    BY_MINE: ("A mine goes off under you", "PS-125"),
    BY_LASER: ("{}'s laser has you in its sights", "PS-125"),
    BY_NUKE: ("{} throws a nuke grenade at you", "PS-125"),
    BY_HOOK: ("{} hooks on to you", "PS-126"),
}
_PASSES: Final = {
    OWN_SQUARE: "Forward, out of this square untouched (Good Piloting)",
    NEXT_SQUARE: "Forward, through the square ahead (Good Piloting)",
    BOTH_SQUARES: "Forward, out of this square and through the next (two Good Piloting)",
}


def prompt(decision: Decision, course: Course) -> Told:
    """What is asked, with the facts to decide it by."""
    if isinstance(decision, ChooseStep):
        return ask_step(decision)
    if isinstance(decision, UseHook):
        return ask_hook(decision)
    if isinstance(decision, UseField):
        return ask_field(decision)
    if isinstance(decision, UseReflexes):
        return ask_reflexes(decision)
    if isinstance(decision, ChooseCards):
        return ask_cards(decision)
    if isinstance(decision, ChooseDiscard):
        return ask_discard(decision)
    if isinstance(decision, ChooseBuild):
        return ask_build(decision)
    assert isinstance(decision, ChooseAfter), f"no words for {decision!r}"
    return ask_after(decision)


def option(decision: Decision, action: Action, course: Course) -> Phrase:
    """What an option would do."""
    if isinstance(action, Lay):
        return say(
            play_in_words(
                action.card, action.speed, action.corners, action.pilotings, action.extras
            )
        )
    if isinstance(action, Go):
        return say(step_option(action))
    if isinstance(action, Sideswipe):
        points = amount(action.points, "point")
        return say("Sideswipe {} with {}", Seat(action.target), points)
    if isinstance(action, Discard):
        return say(f"Discard {card_name(action.card)}")
    if isinstance(action, Build):
        return say(build_option(action))
    if isinstance(action, React):
        assert isinstance(decision, Reaction), "a reaction is asked for"
        return say(f"Play {card_name(decision.card())}")
    if isinstance(action, ThrowNuke):
        return say("Throw the Nuke Grenade at {}", Seat(action.target))
    return say(_attack_option(action))


def _attack_option(action: Action) -> str:
    if isinstance(action, Pass):
        return "Pass"
    if isinstance(action, Stop):
        return "Stop here"
    if isinstance(action, Done):
        return "Done"
    if isinstance(action, FireLaser):
        return "Fire the Laser"
    if isinstance(action, LayMine):
        return "Lay the Mine in the square you left last"
    assert isinstance(action, LaySlick), "no words for this"
    return "Lay the Anti-Gravity Slick in the square you left last"


def ask_cards(decision: ChooseCards) -> Told:
    held = amount(sum(decision.hand), "card")
    if any(decision.hand[card] and not is_special(card) for card in range(KINDS)):
        text = say("Lay a base card, and what you add to it. You hold {}.", held)
        return Told(text, ["PS-050", "PS-051"])
    text = say("Lay a special card as DRIFT 0 or DRIFT 1. You hold {}, no other kind.", held)
    return Told(text, ["PS-057"])


def ask_build(decision: ChooseBuild) -> Told:
    points = amount(decision.points, "point")
    build = "Build your sled with up to {}: thrust, stability, pilot and armor, 0 to 2 on each."
    text = say(build, points)
    return Told(text, ["PS-006", "PS-007"])


def ask_after(decision: ChooseAfter) -> Told:
    if len(decision.menu) == 1:
        return Told("Your move is over, and you have no attack to make.", ["PS-110"])
    return Told("Your move is over: play a card, or be done.", ["PS-110"])


def ask_step(decision: ChooseStep) -> Told:
    points = amount(decision.left, "point")
    if decision.is_extra:
        if decision.is_inside:
            return Told("Take the extra square: you cannot stop in this one.", ["PS-102"])
        return Told("Take the extra square of Good Speed, or stop.", ["PS-097"])
    if decision.is_inside:
        return Told(say("Drive on out of the square you pass; {} left.", points), ["PS-093"])
    if decision.is_drift:
        text = say("Choose the next square; {} left, {}.", points, _lane_change(decision))
        return Told(text, ["PS-071", "PS-077"])
    return Told(say("Drive straight on; {} left.", points), ["PS-070", "PS-077"])


def _lane_change(decision: ChooseStep) -> str:
    for action in decision.menu:
        if isinstance(action, Go) and action.way != FORWARD:
            return "a lane change is open"
    return "no lane change from here" if decision.can_change else "no lane change"


def ask_discard(decision: ChooseDiscard) -> Told:
    cards = amount(decision.left, "card")
    if decision.why == FOR_STEPS:
        return Told(say("Discard for the lost steps: {} to go.", cards), ["PS-133"])
    if decision.why == FOR_SPIN:
        return Told("Your sled spins: discard a card.", ["PS-157"])
    return Told(say("Discard down to your stability: {} to go.", cards), ["PS-035"])


def ask_hook(decision: UseHook) -> Told:
    text = say(
        "{}, directly in front of you, has laid a card of speed {}. {}",
        Seat(decision.puller),
        Amount(decision.speed),
        _ask_for_card(decision),
    )
    return Told(text, ["PS-127", "PS-132"])


def ask_field(decision: UseField) -> Told:
    danger, rule = _DANGERS[decision.cause]
    text = say(danger) if decision.cause == BY_MINE else say(danger, Seat(decision.other))
    if decision.cause != BY_HOOK:
        text = say("{}, strength {}", text, Amount(decision.strength))
    return Told(say("{}. {}", text, _ask_for_card(decision)), [rule])


def ask_reflexes(decision: UseReflexes) -> Told:
    now, more = decision.total, decision.total + REFLEX
    what = _regained if decision.is_regain else _lost
    text = f"You have {now}: {what(decision.result)}; {more} would be {what(decision.better)}."
    rules = ["PS-100", "PS-241" if decision.is_regain else "PS-146"]
    if len(decision.menu) == 1:
        return Told(f"{text} You hold no Good Reflexes that would help: pass.", [*rules, "PS-R97"])
    return Told(f"{text} {_ask_for_card(decision)}", rules)


def _ask_for_card(decision: Reaction) -> str:
    """Who does not hold the card is asked as well, and told so (PS-R96)."""
    card = card_name(decision.card())
    if len(decision.menu) > 1:
        return f"Play {card}, or pass?"
    return f"You hold no {card}: pass."


def _regained(steps: int) -> str:
    return f"{plural(steps, 'step')} back" if steps else "nothing back"


def _lost(result: int) -> str:
    return RESULTS[result]


def build_option(action: Build) -> str:
    return (
        f"Thrust {BASE_RATING + action.thrust}, stability {BASE_RATING + action.stability}, "
        f"pilot {signed(action.pilot)}, armor {BASE_ARMOR + action.armor} a lap "
        f"({plural(action.spent(), 'point')})"
    )


def step_option(action: Go) -> str:
    if action.piloting:
        return _PASSES[action.piloting]
    if action.way == FORWARD:
        return "Forward"
    side = "left" if action.way == LEFT else "right"
    return f"Change to the lane on the {side}"
