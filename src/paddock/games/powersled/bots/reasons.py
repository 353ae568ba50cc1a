"""What the driver would do, and why, in the squares that it counted."""

from typing import Final

from paddock.core.chance import Chance
from paddock.core.phrase import Phrase, Seat
from paddock.core.protocol import Action, Advice, Decision, View
from paddock.games.powersled.actions import (
    Build,
    Discard,
    Done,
    FireLaser,
    Lay,
    LayMine,
    React,
    Sideswipe,
    ThrowNuke,
)
from paddock.games.powersled.book.cards import KINDS, card_name
from paddock.games.powersled.bots.driving import Driver, can_spare
from paddock.games.powersled.bots.heuristic import (
    PLANNED,
    Tow,
    build_worth,
    card_worths,
    driver,
    plays_to_weigh,
)
from paddock.games.powersled.decisions import (
    ChooseAfter,
    ChooseBuild,
    ChooseCards,
    ChooseDiscard,
    ChooseStep,
    UseField,
    UseHook,
    UseReflexes,
)
from paddock.games.powersled.events.contact import BY_HOOK
from paddock.games.powersled.foresight.paths import NOT_STRUCK, Path, paths_after, paths_of
from paddock.games.powersled.foresight.position import lay_down, take_up
from paddock.games.powersled.foresight.worth import progress
from paddock.games.powersled.phases.turn import ROUNDS
from paddock.games.powersled.rules.laser import in_sights, struck_in
from paddock.games.powersled.view import PowersledView
from paddock.games.powersled.words.asking import option as option_in_words
from paddock.games.powersled.words.names import RESULTS
from paddock.kit.weighing import HAIR, NOWHERE, counted, next_best_at, tenths, than
from paddock.kit.words import plural, say

RESTED: Final = "with the rest of the turn planned it is"


def advise(view: View, decision: Decision, rng: Chance) -> Advice:
    """The driver's choice, and what spoke for it."""
    assert isinstance(view, PowersledView), "this bot races Powersled"
    chosen = driver(view, decision, rng)
    if isinstance(decision, ChooseBuild):
        return Advice(chosen, _why_build(decision, chosen))
    if isinstance(decision, UseReflexes):
        return Advice(chosen, say(_why_reflexes(decision, chosen)))
    if len(decision.options()) == 1:
        return Advice(chosen, say("There is nothing else to do."))
    if isinstance(decision, ChooseCards):
        return Advice(chosen, _why_cards(view, decision, chosen))
    if isinstance(decision, ChooseStep):
        return Advice(chosen, _why_step(view, decision, chosen))
    if isinstance(decision, UseField):
        return Advice(chosen, say(_why_field(view, decision, chosen)))
    if isinstance(decision, UseHook):
        tow = Tow(view, decision)
        towed, own = counted(tow.towed, "square"), tenths(tow.own)
        why = f"With the tow this turn brings you about {towed}, by your own cards {own}."
        return Advice(chosen, say(why))
    if isinstance(decision, ChooseAfter):
        return Advice(chosen, _why_attack(view, decision, chosen))
    assert isinstance(decision, ChooseDiscard), "no other question is asked"
    return Advice(chosen, say(_why_discard(view, decision, chosen)))


def _why_cards(view: PowersledView, decision: ChooseCards, chosen: Action) -> Phrase:
    """The best way with these cards, and how it compares with the next best play."""
    assert isinstance(chosen, Lay), "cards are laid"
    look = Driver(view, decision.seat)
    plays = plays_to_weigh(decision)
    worths = [look.lay_worth(play) for play in plays]
    at = _place(plays, chosen)
    lay_down(look.race, decision.seat, chosen)
    way = _way_in_words(look, paths_of(look.race))
    take_up(look.race, decision.seat, chosen)
    other = next_best_at(worths, at)
    if other == NOWHERE:
        return say("{}.", way)
    them = option_in_words(decision, plays[other], view.book)
    return say(f"{{}}; {RESTED} {{}}.", way, than(worths[at] - worths[other], "square", them))


def _place(plays: list[Lay], chosen: Lay) -> int:
    for at in range(len(plays)):
        if plays[at].code == chosen.code:
            return at
    raise AssertionError("what is chosen was weighed")


def _why_step(view: PowersledView, decision: ChooseStep, chosen: Action) -> Phrase:
    """Where this step leads at best, and how it compares with the next best one."""
    look = Driver(view, decision.seat)
    steps = [option for option in decision.options() if not isinstance(option, Sideswipe)]
    worths = [look.step_worth(step) for step in steps]
    way = _way_in_words(look, paths_after(look.race, chosen))
    at = 0
    for number in range(len(steps)):
        if steps[number].code == chosen.code:
            at = number
    other = next_best_at(worths, at)
    if other == NOWHERE:
        return say("{}; a sideswipe would bring less.", way)
    them = _quoted(option_in_words(decision, steps[other], view.book))
    return say(f"{{}}; {RESTED} {{}}.", way, than(worths[at] - worths[other], "square", them))


def _quoted(words: Phrase) -> Phrase:
    return say("“{}”", words)


def _way_in_words(look: Driver, paths: list[Path]) -> Phrase:
    """The way that a driver would take, and what it risks."""
    best = paths[0]
    for path in paths[1:]:
        if look.worth(path) > look.worth(best):
            best = path
    squares = progress(look.race.book.track, look.sled.square, best)
    gained = f"Brings you {plural(squares, 'square')} nearer" if squares > 0 else "Wins no square"
    if best.struck != NOT_STRUCK:
        return say(f"{gained} and strikes {{}}", Seat(best.struck))
    risk = look.price(best.risks)
    if not best.risks:
        return say(f"{gained} without a risk")
    if risk < HAIR:
        return say(f"{gained} at hardly any risk")
    return say(f"{gained}, at a risk that counts as {counted(risk, 'square')}")


def _why_reflexes(decision: UseReflexes, chosen: Action) -> str:
    """What two more would change."""
    if len(decision.options()) == 1:
        return "No Good Reflexes that you hold would change this roll."
    if not isinstance(chosen, React):
        return "Two of them for a single step back are too many."
    if decision.is_regain:
        then = plural(decision.better, "step")
        return f"It brings back {then} instead of {decision.result or 'none'}."
    return f"It means {RESULTS[decision.better]} instead of {RESULTS[decision.result]}."


def _why_field(view: PowersledView, decision: UseField, chosen: Action) -> str:
    """How hard the blow is, and what the armor can take."""
    if decision.cause == BY_HOOK:
        return "A hook does you no harm: the Force Field is kept for a blow."
    armor = plural(view.sleds[decision.seat].armor, "point")
    blow = f"A blow of strength {decision.strength} against {armor} of armor"
    if isinstance(chosen, React):
        return f"{blow} is worth a Force Field."
    return f"{blow} is light; the Force Field is kept for a harder one."


def _why_attack(view: PowersledView, decision: ChooseAfter, chosen: Action) -> Phrase:
    """Whom it would meet, if a card can be spared at all."""
    race = Driver(view, decision.seat).race
    sled = race.sleds[decision.seat]
    if isinstance(chosen, FireLaser):
        target = struck_in(race, sled, in_sights(race, sled))
        return say("{} is in your sights, and you have cards enough to drive on.", Seat(target))
    if isinstance(chosen, ThrowNuke):
        armor = plural(race.sleds[chosen.target].armor, "point")
        return say(f"{{}} has only {armor} of armor left.", Seat(chosen.target))
    if not isinstance(chosen, Done):
        what = "the mine" if isinstance(chosen, LayMine) else "the slick"
        return say(f"Somebody follows you closely enough to run into {what}.")
    rounds = ROUNDS - view.round
    if not can_spare(view.hand, rounds):
        left = plural(rounds, "round")
        return say(f"You may need every card to drive with: {left} of this turn to go.")
    return say("Nobody is where it would hurt enough; the card may be worth more later.")


def _why_discard(view: PowersledView, decision: ChooseDiscard, chosen: Action) -> str:
    """What the card is worth to keep, against the next one."""
    assert isinstance(chosen, Discard), "cards are discarded"
    worths = card_worths(view, decision)
    other = NOWHERE
    for card in range(KINDS):
        if card != chosen.card and view.hand[card]:
            if other == NOWHERE or worths[card] < worths[other]:
                other = card
    if other == NOWHERE:
        return "All your cards are the same."
    if worths[chosen.card] >= PLANNED:
        return "All your cards have a place in the plan; this one is missed least."
    mine = f"Kept it would be worth {counted(worths[chosen.card], 'square')}"
    if worths[other] >= PLANNED:
        return f"{mine}; all the others have a place in the plan."
    return f"{mine}; {card_name(other)} would be worth {tenths(worths[other])}."


def _why_build(decision: ChooseBuild, chosen: Action) -> Phrase:
    """By what each point is worth to a driver."""
    assert isinstance(chosen, Build), "sleds are built"
    options = decision.options()
    worths: list[float] = []
    at = 0
    for option in options:
        assert isinstance(option, Build), "sleds are built"
        if option.code == chosen.code:
            at = len(worths)
        worths.append(build_worth(option))
    other = next_best_at(worths, at)
    scale = "Points on the pilot count most to it, then stability and thrust"
    if other == NOWHERE:
        return say(f"{scale}.")
    return say(f"{scale}: {tenths(worths[at])} in all, the next best sled {tenths(worths[other])}.")
