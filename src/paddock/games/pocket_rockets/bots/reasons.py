"""What the driver would do, and why, in the moves that it counted. Its hand does not err here."""

from typing import Final

from paddock.core.chance import Chance
from paddock.core.phrase import Phrase, Seat
from paddock.core.protocol import Action, Advice, Decision, View
from paddock.games.pocket_rockets.actions import BID_MENU, Go, Pick, Repair, Target, UsePower
from paddock.games.pocket_rockets.book.racers import BOOST, SLIDE, TRANSWARP, TURN, power_of
from paddock.games.pocket_rockets.bots.bidding import REPAIR_UNDER_FIRE, Field, mixtures
from paddock.games.pocket_rockets.bots.hand import nearest_fitting
from paddock.games.pocket_rockets.bots.heuristic import aimable, drive, lefts_after, turn_of
from paddock.games.pocket_rockets.bots.piloting import STOPS
from paddock.games.pocket_rockets.decisions import (
    ChooseBid,
    ChooseHeading,
    ChooseMove,
    ChooseRacer,
    ChooseTarget,
    ChooseThrow,
    ChooseZero,
)
from paddock.games.pocket_rockets.rules.driving import ride
from paddock.games.pocket_rockets.scouting.ways import NO_WAY
from paddock.games.pocket_rockets.view import RocketsView
from paddock.games.pocket_rockets.words.names import POWER_NAMES
from paddock.kit.weighing import SURE, best_at, counted, in_hundred, tenths
from paddock.kit.words import say

DRIVERS_HAND: Final = 40
"""By how many tenths of a degree a driver's hand errs."""


def advise(view: View, decision: Decision, rng: Chance) -> Advice:
    """The driver's choice, and what spoke for it."""
    assert isinstance(view, RocketsView), "this bot races Pocket Rocket Racers"
    if isinstance(decision, ChooseMove):
        return _move(decision)
    if isinstance(decision, ChooseBid):
        return _bid(view, decision)
    chosen = drive(view, decision, rng, DRIVERS_HAND)
    return Advice(chosen, _why(view, decision, chosen))


def _why(view: RocketsView, decision: Decision, chosen: Action) -> Phrase:
    if isinstance(decision, ChooseZero):
        return say(_why_zero(view, decision, chosen))
    if isinstance(decision, ChooseTarget):
        return _why_target(view, decision, chosen)
    if isinstance(decision, ChooseHeading):
        least = min(lefts_after(view, decision))
        if least >= NO_WAY:
            return say("No slide from there is clean, whichever way you lie.")
        left = counted(least / SLIDE, "move")
        return say(f"After a straight slide it is about {left} from there to the finish, no fewer.")
    if isinstance(decision, ChooseRacer):
        assert isinstance(chosen, Pick), "racers are picked"
        power = POWER_NAMES[power_of(chosen.racer)]
        return say(f"Of the powers that are left it likes the {power} best.")
    assert isinstance(decision, ChooseThrow), "no other question is asked"
    return say("All three are as good: it lets chance decide, so that nobody can guess it.")


def _bid(view: RocketsView, decision: ChooseBid) -> Advice:
    """The number that it bids most often: what it brings alone, and how likely it is alone."""
    field = Field(view)
    gains = field.gains(decision.seat)
    own, mixed = 0, [gains.by_bid]
    if len(field.seats) > 1:
        own, mixed = field.seats.index(decision.seat), mixtures(field)
    number = best_at(mixed[own])
    brings = f"Alone on it you gain about {counted(gains.by_bid[number], 'move')}"
    if gains.wins[number]:
        brings = "Alone on it you win the race"
    if len(field.seats) == 1:
        return Advice(BID_MENU[number], say(f"{brings}; no other number brings more."))
    alone = 1.0
    for at in range(len(mixed)):
        if at != own:
            alone *= 1.0 - mixed[at][number]
    why = f"{brings}, and it reckons to be {in_hundred(alone)}."
    if mixed[own][number] <= SURE:
        often = in_hundred(mixed[own][number])
        why += f" It bids it {often}, else another, so that nobody can count on it."
    return Advice(BID_MENU[number], say(why))


def _why_zero(view: RocketsView, decision: ChooseZero, chosen: Action) -> str:
    """What the power or the repair is worth."""
    worth = Field(view).of_zero(decision.seat)
    if isinstance(chosen, Repair):
        fire = " under fire" if worth >= REPAIR_UNDER_FIRE else ""
        return f"A repair is worth about {counted(worth, 'move')}{fire}: one more touch ends it."
    if isinstance(chosen, UsePower):
        return f"The {POWER_NAMES[decision.power]} is worth about {counted(worth, 'move')} now."
    if decision.power == BOOST:
        return "More moves would bring you no nearer from here."
    return "Nothing that the power could do now would help you."


def _why_target(view: RocketsView, decision: ChooseTarget, chosen: Action) -> Phrase:
    """Whose place is the best, or whose damage helps most."""
    assert isinstance(chosen, Target), "a power is aimed"
    field = Field(view)
    target = chosen.seat
    if decision.power == TRANSWARP:
        there = tenths(field.to_go[target] / SLIDE)
        here = counted(field.to_go[decision.seat] / SLIDE, "move")
        why = f"From the place of {{}} it is {there} to the finish, from yours {here}."
        return say(why, Seat(target))
    worth = counted(field.of_hit(target), "move")
    is_alone = len(aimable(field, decision)) == 1
    last = "nobody else is in reach" if is_alone else "no other hit is worth more"
    return say(f"A hit on {{}} is worth about {worth} to you; {last}.", Seat(target))


def _move(decision: ChooseMove) -> Advice:
    """The next move of the best plan, laid as it was meant."""
    turn = turn_of(decision, DRIVERS_HAND)
    heading = turn.best()
    now = counted(turn.to_go() / SLIDE, "move")
    if heading == STOPS:
        chosen = decision.options()[0]
        why = f"No way on brings you nearer than the {now} that are left from here."
        return Advice(chosen, say(why))
    heading = nearest_fitting(turn.ground, decision.pose, heading % TURN)
    done = ride(
        turn.ground, decision.book, decision.pose, heading, decision.is_damaged, decision.credits
    )
    if done.has_finished:
        return Advice(Go(heading), say("It crosses the finish."))
    left = turn.ways.to_go(done.end.x, done.end.y, decision.credits + len(done.crossings))
    after = f"It leaves about {counted(left / SLIDE, 'move')} to the finish instead of {now}"
    if not turn.is_planned:
        return Advice(Go(heading), say(f"{after}: the way out of here costs a touch."))
    touches, tries = turn.touches(heading)
    hand = "with room for an unsteady hand"
    if touches:
        hand = f"though an unsteady hand touches something {touches} times in {tries}"
    return Advice(Go(heading), say(f"{after} and leads on clean, {hand}."))
