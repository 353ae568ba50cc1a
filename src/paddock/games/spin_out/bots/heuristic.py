"""Two pilots: a rookie who keeps clear of rocks, and a driver who plans and plays its cards."""

from typing import Final

from paddock.core.chance import Chance
from paddock.core.protocol import Action, Decision, View
from paddock.games.spin_out.actions import (
    GO_ON,
    RESTART,
    RUN_ON,
    SHUT_DOWN,
    SPEEDS,
    BailOut,
    Burn,
    Eject,
    Manoeuvre,
    PlayCard,
)
from paddock.games.spin_out.book.cards import (
    COUPLING,
    FUEL_LEAK,
    FUNCTION_OF,
    GLITCH,
    MASS_SPIN_OUT,
    NO_SPIN_OUT,
    SPOT,
)
from paddock.games.spin_out.book.measures import BURN, INCH, TOP_OVERRIDE, TOP_SPEED
from paddock.games.spin_out.bots.hand import (
    play,
    react,
    spare_fuel,
    wants_pit_stop,
)
from paddock.games.spin_out.bots.planning import Plan, Planner, question
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
    Reaction,
)
from paddock.games.spin_out.rules.ground import INTO_EDGE, INTO_OBSTACLE, INTO_POD
from paddock.games.spin_out.rules.plays import W1, W3, W6, W8
from paddock.games.spin_out.rules.trip import judge
from paddock.games.spin_out.scouting.field import FIELDS, Field
from paddock.games.spin_out.view import SpinOutView

SLOWER: Final[tuple[int, ...]] = (8, 5, 2)
"""What a driver tries where the usual pace costs damage."""
CARD_WORTH: Final = 1.2 * INCH
"""What a spot card must bring to be burnt."""
FRAIL: Final = 6
HARMFUL: Final[tuple[int, ...]] = (COUPLING, FUEL_LEAK, GLITCH, MASS_SPIN_OUT)
"""What nobody with sense plays onto the own pod."""


def rookie(view: View, decision: Decision, rng: Chance) -> Action:
    """Picks at random, but leaves no pod without need, spares the own one, and keeps off rocks."""
    assert isinstance(view, SpinOutView), "this bot races Spin-Out"
    if isinstance(decision, ChooseManoeuvre):
        return _gentle_way(decision, rng)
    if isinstance(decision, ChoosePlace | ChooseAfterburn | ChoosePayment):
        options = decision.options()
        return options[rng.pick(len(options))]
    if isinstance(decision, ChooseEjection | ChooseFate | ChooseFinish):
        return decision.options()[-1]
    if isinstance(decision, ChooseSpeed):
        return SPEEDS[rng.pick(TOP_SPEED)]
    if isinstance(decision, ChooseRestart):
        return RESTART
    sane = [one for one in decision.options() if _is_sane(one, decision.seat)]
    if isinstance(decision, Reaction) and rng.pick(3):
        return sane[0]
    return sane[rng.pick(len(sane))]


def _is_sane(option: Action, seat: int) -> bool:
    if isinstance(option, PlayCard) and option.target == seat:
        return FUNCTION_OF[option.named] not in HARMFUL
    return not isinstance(option, Eject | BailOut)


def _gentle_way(decision: ChooseManoeuvre, rng: Chance) -> Action:
    """One of the ways that are offered, without an obstacle if there is one."""
    options = decision.options()
    ground = decision.ground()
    gentle: list[Action] = []
    for option in options:
        if isinstance(option, Manoeuvre):
            trip = decision.trip(ground)
            judge(trip, option.steps)
            hard = [one for one in trip.met if one.kind in (INTO_OBSTACLE, INTO_EDGE, INTO_POD)]
            if not hard:
                gentle.append(option)
    return gentle[rng.pick(len(gentle))] if gentle else options[0]


def driver(view: View, decision: Decision, rng: Chance) -> Action:
    """Plans its ways by what is left to go, and plays its cards when they are worth most."""
    assert isinstance(view, SpinOutView), "this bot races Spin-Out"
    field = FIELDS.field(view.book)
    if isinstance(decision, ChooseManoeuvre):
        return _drive(view, decision, field)
    if isinstance(decision, ChooseSpeed):
        return play(view, decision, W1, field) or _speed(view, decision, field)
    if isinstance(decision, ChooseAfterburn):
        return _burn(view, decision, field)
    if isinstance(decision, ChooseRestart):
        return play(view, decision, W1, field) or RESTART
    if isinstance(decision, ChooseAfterNudge):
        return GO_ON
    if isinstance(decision, ChooseShutdown):
        return play(view, decision, W6, field) or _stop_or_run(view, decision.seat)
    if isinstance(decision, ChooseDiscard):
        return play(view, decision, W8, field) or decision.options()[0]
    if isinstance(decision, ChooseEjection | ChooseFinish):
        return decision.options()[-1]
    if isinstance(decision, ChoosePlay):
        return play(view, decision, decision.window, field) or decision.options()[0]
    if isinstance(decision, AnswerNudge | AnswerObstacle | AnswerSabotage | AnswerTest):
        return react(view, decision) or decision.options()[0]
    return decision.options()[0]


def _drive(view: SpinOutView, decision: ChooseManoeuvre, field: Field) -> Action:
    window = W3 if view.turn.left == view.turn.speed * INCH else W6
    card = play(view, decision, window, field)
    if card is not None:
        return card
    plan = Planner(view, decision, field).plan()
    return plan.way if plan is not None else decision.options()[0]


def plan_at(view: SpinOutView, seat: int, speed: int, field: Field) -> Plan | None:
    return Planner(view, question(view, seat, speed * INCH), field).plan()


def _cost(plan: Plan | None) -> float:
    return plan.cost if plan is not None else 1e15


def _speed(view: SpinOutView, decision: ChooseSpeed, field: Field) -> Action:
    """The usual pace, slower where that costs less in all, faster for the line."""
    seat = decision.seat
    if decision.may_boost and is_dash(view, seat, field):
        return SPEEDS[TOP_OVERRIDE - 1]
    best = TOP_SPEED
    plan = plan_at(view, seat, TOP_SPEED, field)
    least = _cost(plan)
    if plan is None or plan.trouble > 0.0:
        for speed in SLOWER:
            cost = _cost(plan_at(view, seat, speed, field))
            if cost < least:
                best = speed
                least = cost
    return SPEEDS[best - 1]


def is_dash(view: SpinOutView, seat: int, field: Field) -> bool:
    """Whether override and all cards bring the pod over the line in this Turn."""
    pod = view.pods[seat]
    to_go = field.to_go(pod.passed, float(pod.pose.x), float(pod.pose.y))
    fuel = len([card for card in view.hand if FUNCTION_OF[card] == SPOT])
    return to_go < (TOP_OVERRIDE + BURN * fuel - 1) * INCH


def _burn(view: SpinOutView, decision: ChooseAfterburn, field: Field) -> Action:
    """As many cards as bring more than they are worth; above 18 only for the line."""
    return Afterburn(view, decision, field).best()


class Afterburn:
    """The cards that could be burnt, and what the way costs with and without them."""

    def __init__(self, view: SpinOutView, decision: ChooseAfterburn, field: Field) -> None:
        seat = decision.seat
        pod = view.pods[seat]
        to_go = field.to_go(pod.passed, float(pod.pose.x), float(pod.pose.y))
        fuel = decision.fuel()
        self.is_dash = to_go < (decision.speed + BURN * len(fuel) - 1) * INCH
        self.spare = spare_fuel(view, fuel, self.is_dash)
        if not self.is_dash:
            self.spare = self.spare[: max(0, (TOP_OVERRIDE - decision.speed) // BURN)]
            if decision.speed < TOP_SPEED:
                self.spare = []
        self.plain = self.quick = 0.0
        if self.spare:
            self.plain = _cost(plan_at(view, seat, decision.speed, field))
            boosted = decision.speed + BURN * len(self.spare)
            self.quick = _cost(plan_at(view, seat, boosted, field))

    def best(self) -> Action:
        if not self.spare:
            return Burn(())
        worth = 0.0 if self.is_dash else CARD_WORTH * len(self.spare)
        return Burn(tuple(self.spare)) if self.quick + worth < self.plain else Burn(())


def _stop_or_run(view: SpinOutView, seat: int) -> Action:
    """A pit stop, or the safe way out of a spin for a pod that no rock may touch again."""
    pod = view.pods[seat]
    if pod.has_crossed:
        return RUN_ON
    can_save = any(FUNCTION_OF[card] == NO_SPIN_OUT for card in view.hand)
    if pod.orange and pod.damage >= FRAIL and not can_save:
        return SHUT_DOWN
    return SHUT_DOWN if wants_pit_stop(view, seat) else RUN_ON
