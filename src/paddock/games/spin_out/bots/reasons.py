"""What the driver would do, and why, in the inches that it counted."""

from paddock.core.chance import Chance
from paddock.core.phrase import Phrase, Seat
from paddock.core.protocol import Action, Advice, Decision, View
from paddock.games.spin_out.actions import (
    BailOut,
    Burn,
    ClaimFinish,
    Eject,
    Manoeuvre,
    PlayCard,
    SetSpeed,
    ShutDown,
)
from paddock.games.spin_out.book.measures import INCH, TOP_OVERRIDE, TOP_SPEED
from paddock.games.spin_out.bots.card_reasons import why_card
from paddock.games.spin_out.bots.heuristic import (
    FRAIL,
    SLOWER,
    Afterburn,
    driver,
    is_dash,
    plan_at,
)
from paddock.games.spin_out.bots.planning import Planner
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
    ChooseEjection,
    ChooseFate,
    ChooseFinish,
    ChoosePayment,
)
from paddock.games.spin_out.scouting.field import FIELDS, Field
from paddock.games.spin_out.view import SpinOutView
from paddock.kit.weighing import tenths
from paddock.kit.words import plural, say


def advise(view: View, decision: Decision, rng: Chance) -> Advice:
    """The driver's choice, and what spoke for it."""
    assert isinstance(view, SpinOutView), "this bot races Spin-Out"
    field = FIELDS.field(view.book)
    chosen = driver(view, decision, rng)
    return Advice(chosen, _why(view, decision, chosen, field))


def _why(view: SpinOutView, decision: Decision, chosen: Action, field: Field) -> Phrase:
    if isinstance(chosen, PlayCard):
        return why_card(view, decision, chosen, field)
    if isinstance(chosen, ClaimFinish):
        return say("It wins the race.")
    if isinstance(decision, ChooseManoeuvre):
        return say(_why_way(view, decision, chosen, field))
    if isinstance(decision, ChooseSpeed):
        return say(_why_speed(view, decision, chosen, field))
    if isinstance(decision, ChooseAfterburn):
        return say(_why_burn(view, decision, chosen, field))
    if isinstance(decision, ChooseShutdown):
        return say(_why_stop(view, decision, chosen))
    if isinstance(decision, ChooseAfterNudge):
        text = "Turning aside of {} keeps the engines running; a stop costs a Turn or more."
        return say(text, Seat(decision.other))
    return say(_why_plain(view, decision, chosen))


def _why_plain(view: SpinOutView, decision: Decision, chosen: Action) -> str:
    """Where nothing is reckoned, the habit of the driver."""
    if isinstance(decision, ChoosePlace):
        return "It takes the first free spot of the start zone, facing the way of the race."
    if isinstance(decision, ChooseRestart):
        return "Standing still brings no inch: it throws for the engines whenever it can."
    if isinstance(decision, ChooseDiscard):
        return "The lowest cards are missed least."
    if isinstance(decision, ChoosePayment):
        return "It gives away what is missed least: the lowest card."
    if isinstance(decision, ChooseEjection | ChooseFate):
        if isinstance(chosen, Eject):
            return "An ejection costs a card at the most; the pod is lost either way."
        if isinstance(chosen, BailOut):
            return "The pod is lost either way, and bailing out saves the pilot for sure."
        return "There is no card to eject with."
    if isinstance(decision, ChooseFinish):
        return "Without the real Q♦ there is nothing to win by here."
    if len(decision.options()) == 1:
        return "There is nothing to play here."
    if decision.seat != view.active:
        return "Out of its own Turn it keeps its cards for what would end its race."
    return "Nothing that could be played here is worth its card now."


def _why_way(view: SpinOutView, decision: ChooseManoeuvre, chosen: Action, field: Field) -> str:
    """What is left to go from the end of the way, and what it runs into."""
    plan = Planner(view, decision, field).plan()
    if plan is None or not isinstance(chosen, Manoeuvre):
        return "Every way that it looked at is blocked; this one is allowed."
    pod = view.pods[decision.seat]
    now = field.to_go(pod.passed, float(pod.pose.x), float(pod.pose.y))
    left = tenths((plan.cost - plan.trouble) / INCH)
    way = f"From here it is about {tenths(now / INCH)} in to the finish, from its end {left}"
    if plan.trouble > 0.0:
        return f"{way}; what it meets on the way counts as {tenths(plan.trouble / INCH)} in more."
    return f"{way}, and it meets no trouble."


def _why_speed(view: SpinOutView, decision: ChooseSpeed, chosen: Action, field: Field) -> str:
    """The usual pace, unless that costs more in all."""
    assert isinstance(chosen, SetSpeed), "a speed is named"
    seat = decision.seat
    if chosen.speed == TOP_OVERRIDE and decision.may_boost and is_dash(view, seat, field):
        return "By override, and with all that burns, this Turn can bring you over the line."
    usual = plan_at(view, seat, TOP_SPEED, field)
    if chosen.speed == TOP_SPEED:
        if usual is None:
            return "No slower way is any better."
        if usual.trouble == 0.0:
            return f"At {TOP_SPEED} there is a way without trouble: no need to go slower."
        tried = ", ".join([str(speed) for speed in SLOWER])
        return f"At {TOP_SPEED} it costs less in all than at {tried}."
    slow = plan_at(view, seat, chosen.speed, field)
    assert slow is not None, "it was found to cost less"
    if usual is None:
        return f"At {TOP_SPEED} every way is blocked."
    less = tenths((usual.cost - slow.cost) / INCH)
    return f"At {TOP_SPEED} you would run into trouble: this is {less} in better in all."


def _why_burn(view: SpinOutView, decision: ChooseAfterburn, chosen: Action, field: Field) -> str:
    """What the cards bring in inches, against what they are worth in hand."""
    assert isinstance(chosen, Burn), "cards are burnt"
    burn = Afterburn(view, decision, field)
    if not burn.spare:
        return "No card can be spared for it now." if decision.fuel() else "You hold none to burn."
    won = tenths((burn.plain - burn.quick) / INCH)
    cards = plural(len(burn.spare), "card")
    if not chosen.cards:
        return f"Burning {cards} would win only {won} in: worth more in hand."
    if burn.is_dash:
        return f"With {cards} this Turn can bring you over the line."
    return f"Burning {cards} wins about {won} in, more than that is worth in hand."


def _why_stop(view: SpinOutView, decision: ChooseShutdown, chosen: Action) -> str:
    """A pit stop, a spin that would be the end, or the race."""
    pod = view.pods[decision.seat]
    damage = plural(pod.damage, "point")
    if not isinstance(chosen, ShutDown):
        if pod.has_crossed:
            return "You are across the line: nothing is gained by a stop."
        return f"With {damage} of damage it is worth more to race on."
    if pod.orange and pod.damage >= FRAIL:
        return f"You would spin out with {damage} of damage; with the engines off you do not."
    return f"With {damage} of damage and cards to repair, which count double while you stand."
