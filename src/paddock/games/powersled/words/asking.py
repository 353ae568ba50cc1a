"""What is asked, and what each option would do, in words for players."""

from typing import Final

from paddock.core.game import Told
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
from paddock.games.powersled.words.names import RESULTS, play_in_words, signed
from paddock.kit.words import plural

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


def prompt(decision: Decision, names: list[str]) -> Told:
    """What is asked, with the facts to decide it by."""
    if isinstance(decision, ChooseStep):
        return ask_step(decision)
    if isinstance(decision, UseHook):
        return ask_hook(decision, names)
    if isinstance(decision, UseField):
        return ask_field(decision, names)
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


def option(decision: Decision, action: Action, names: list[str]) -> str:
    """What an option would do."""
    if isinstance(action, Lay):
        return play_in_words(
            action.card, action.speed, action.corners, action.pilotings, action.extras
        )
    if isinstance(action, Go):
        return step_option(action)
    if isinstance(action, Sideswipe):
        return f"Sideswipe {names[action.target]} with {plural(action.points, 'point')}"
    if isinstance(action, Discard):
        return f"Discard {card_name(action.card)}"
    if isinstance(action, Build):
        return build_option(action)
    if isinstance(action, React):
        assert isinstance(decision, Reaction), "a reaction is asked for"
        return f"Play {card_name(decision.card())}"
    return _attack_option(action, names)


def _attack_option(action: Action, names: list[str]) -> str:
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
    if isinstance(action, LaySlick):
        return "Lay the Anti-Gravity Slick in the square you left last"
    assert isinstance(action, ThrowNuke), "no words for this"
    return f"Throw the Nuke Grenade at {names[action.target]}"


def ask_cards(decision: ChooseCards) -> Told:
    held = plural(sum(decision.hand), "card")
    if any(decision.hand[card] and not is_special(card) for card in range(KINDS)):
        text = f"Lay a base card, and what you add to it. You hold {held}."
        return Told(text, ["PS-050", "PS-051"])
    text = f"Lay a special card as DRIFT 0 or DRIFT 1. You hold {held}, no other kind."
    return Told(text, ["PS-057"])


def ask_build(decision: ChooseBuild) -> Told:
    text = (
        f"Build your sled with up to {decision.points} points: "
        "thrust, stability, pilot and armor, 0 to 2 on each."
    )
    return Told(text, ["PS-006", "PS-007"])


def ask_after(decision: ChooseAfter) -> Told:
    if len(decision.menu) == 1:
        return Told("Your move is over, and you have no attack to make.", ["PS-110"])
    return Told("Your move is over: play a card, or be done.", ["PS-110"])


def ask_step(decision: ChooseStep) -> Told:
    points = plural(decision.left, "point")
    if decision.is_extra:
        if decision.is_inside:
            return Told("Take the extra square: you cannot stop in this one.", ["PS-102"])
        return Told("Take the extra square of Good Speed, or stop.", ["PS-097"])
    if decision.is_inside:
        return Told(f"Drive on out of the square you pass; {points} left.", ["PS-093"])
    if decision.is_drift:
        text = f"Choose the next square; {points} left, {_lane_change(decision)}."
        return Told(text, ["PS-071", "PS-077"])
    return Told(f"Drive straight on; {points} left.", ["PS-070", "PS-077"])


def _lane_change(decision: ChooseStep) -> str:
    for action in decision.menu:
        if isinstance(action, Go) and action.way != FORWARD:
            return "a lane change is open"
    return "no lane change from here" if decision.can_change else "no lane change"


def ask_discard(decision: ChooseDiscard) -> Told:
    cards = plural(decision.left, "card")
    if decision.why == FOR_STEPS:
        return Told(f"Discard for the lost steps: {cards} to go.", ["PS-133"])
    if decision.why == FOR_SPIN:
        return Told("Your sled spins: discard a card.", ["PS-157"])
    return Told(f"Discard down to your stability: {cards} to go.", ["PS-035"])


def ask_hook(decision: UseHook, names: list[str]) -> Told:
    puller = names[decision.puller]
    text = f"{puller}, directly in front of you, has laid a card of speed {decision.speed}."
    return Told(f"{text} {_ask_for_card(decision)}", ["PS-127", "PS-132"])


def ask_field(decision: UseField, names: list[str]) -> Told:
    danger, rule = _DANGERS[decision.cause]
    text = danger.format(names[decision.other])
    if decision.cause != BY_HOOK:
        text = f"{text}, strength {decision.strength}"
    return Told(f"{text}. {_ask_for_card(decision)}", [rule])


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
