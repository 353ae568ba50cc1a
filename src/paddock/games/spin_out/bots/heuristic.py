"""Two pilots: a rookie who keeps clear of rocks, and one who also looks for the next gate."""

from typing import Final

from paddock.core.chance import Chance
from paddock.core.protocol import Action, Decision, View
from paddock.games.spin_out.actions import (
    RESTART,
    SHUT_DOWN,
    SPEEDS,
    BailOut,
    ClaimFinish,
    Eject,
    Manoeuvre,
    PlayCard,
)
from paddock.games.spin_out.book.cards import (
    COUPLING,
    EVASIVE,
    FUEL_LEAK,
    FUNCTION_OF,
    GLITCH,
    NO_SPIN_OUT,
    POT_SHOT,
    REPAIR,
    SABOTAGE,
    SPOT,
    TIP_OFF,
    TRICK,
    is_joker,
)
from paddock.games.spin_out.book.cards import (
    RESTART as RESTART_CARD,
)
from paddock.games.spin_out.book.measures import INCH, TURN
from paddock.games.spin_out.decisions.driving import (
    ChooseAfterburn,
    ChooseAfterNudge,
    ChoosePlace,
    ChooseRestart,
    ChooseShutdown,
    ChooseSpeed,
)
from paddock.games.spin_out.decisions.manoeuvres import ChooseManoeuvre
from paddock.games.spin_out.decisions.windows import (
    AnswerNudge,
    AnswerSabotage,
    ChooseEjection,
    ChooseFate,
    ChooseFinish,
    ChoosePayment,
    Reaction,
)
from paddock.games.spin_out.rules.gates import to_next_gate
from paddock.games.spin_out.rules.ground import (
    AT_GATE,
    INTO_EDGE,
    INTO_OBSTACLE,
    INTO_POD,
    Ground,
)
from paddock.games.spin_out.rules.trip import FINE, judge
from paddock.games.spin_out.view import SpinOutView
from paddock.kit.geometry_angles import GRAINS, heading_towards, shorter_way

HEADINGS: Final = 12
SIDES: Final = 2
"""A driver looks straight at the next gate, and so many twelfths of a circle to either side."""
PACE: Final = 12
WORN: Final = 10
"""From this damage on a pilot repairs."""
DAMAGE_COST: Final = 4 * INCH
NUDGE_COST: Final = 12 * INCH
GATE_WORTH: Final = 1000 * INCH
FAR: Final = 1_000_000 * INCH
ATTACKS: Final[tuple[int, ...]] = (SABOTAGE, COUPLING, POT_SHOT, GLITCH, FUEL_LEAK)


def rookie(view: View, decision: Decision, rng: Chance) -> Action:
    """Picks at random, but leaves no pod without need, and rather does not drive into rocks."""
    assert isinstance(view, SpinOutView), "this bot races Spin-Out"
    if isinstance(decision, ChooseManoeuvre):
        return _gentle_way(decision, rng)
    if isinstance(decision, ChoosePlace | ChooseAfterburn | ChoosePayment):
        options = decision.options()
        return options[rng.pick(len(options))]
    if isinstance(decision, ChooseEjection | ChooseFate | ChooseFinish):
        return decision.options()[-1]
    if isinstance(decision, ChooseSpeed):
        return SPEEDS[rng.pick(PACE)]
    if isinstance(decision, ChooseRestart):
        return RESTART
    stays = [one for one in decision.options() if not isinstance(one, Eject | BailOut)]
    if isinstance(decision, Reaction) and rng.pick(3):
        return stays[0]
    return stays[rng.pick(len(stays))]


def _gentle_way(decision: ChooseManoeuvre, rng: Chance) -> Action:
    """One of the ways that are offered, without an obstacle if there is one."""
    options = decision.options()
    ground = decision.ground()
    gentle = [
        option
        for option in options
        if isinstance(option, Manoeuvre) and Trial(decision, option, ground).hard == 0
    ]
    return gentle[rng.pick(len(gentle))] if gentle else options[0]


def driver(view: View, decision: Decision, rng: Chance) -> Action:
    """Goes for its gates, repairs, saves itself, and attacks who is ahead."""
    assert isinstance(view, SpinOutView), "this bot races Spin-Out"
    if isinstance(decision, ChooseManoeuvre):
        return _best_way(decision)
    if isinstance(decision, ChooseSpeed):
        return _repair(view, decision) or SPEEDS[PACE - 1]
    if isinstance(decision, ChooseRestart):
        return RESTART
    if isinstance(decision, ChooseEjection | ChooseFate | ChooseFinish):
        return decision.options()[-1]
    if isinstance(decision, ChooseAfterNudge):
        return SHUT_DOWN
    if isinstance(decision, AnswerNudge):
        return _play(decision, EVASIVE, -1) or decision.options()[0]
    if isinstance(decision, AnswerSabotage):
        if decision.target == decision.seat:
            return _play(decision, TIP_OFF, -1) or decision.options()[0]
    elif isinstance(decision, Reaction) and not isinstance(decision, ChoosePayment):
        return _card(view, decision) or decision.options()[0]
    elif isinstance(decision, ChooseShutdown):
        return _repair(view, decision) or decision.options()[0]
    return decision.options()[0]


def _card(view: SpinOutView, decision: Decision) -> Action | None:
    """What helps oneself first, then what hurts the leader; only in one's own Turn."""
    for option in decision.options():
        if isinstance(option, ClaimFinish):
            return option
    seat = decision.seat
    saved = _play(decision, NO_SPIN_OUT, seat) or _play(decision, TRICK, seat)
    if saved is not None or seat != view.active:
        return saved
    helped = _play(decision, RESTART_CARD, seat) or _repair(view, decision)
    if helped is not None:
        return helped
    rival = _leader(view, seat)
    for function in ATTACKS:
        shot = _play(decision, function, rival)
        if shot is not None and isinstance(shot, PlayCard) and not is_joker(shot.card):
            return shot
    return None


def _play(decision: Decision, function: int, target: int) -> Action | None:
    """A card of this function, onto this pod if one is said."""
    for option in decision.menu:
        if isinstance(option, PlayCard) and FUNCTION_OF[option.named] == function:
            if target in (-1, option.target):
                return option
    return None


def _repair(view: SpinOutView, decision: Decision) -> Action | None:
    """A repair that costs no Joker, from some damage on or against a marker."""
    pod = view.pods[decision.seat]
    for option in decision.menu:
        if isinstance(option, PlayCard) and FUNCTION_OF[option.named] in (SPOT, REPAIR):
            if not is_joker(option.card) and (option.mark or pod.damage >= WORN):
                return option
    return None


def _leader(view: SpinOutView, seat: int) -> int:
    """Who has passed the most gates of the others."""
    best = -1
    for other in view.order:
        if other != seat and view.pods[other].is_racing():
            if best < 0 or view.pods[other].passed > view.pods[best].passed:
                best = other
    return best


def _best_way(decision: ChooseManoeuvre) -> Action:
    """The cheapest of straight and bent ways towards the next gate."""
    options = decision.options()
    best = options[0]
    least = FAR
    ground = decision.ground()
    for way in [*[one for one in options if isinstance(one, Manoeuvre)], *_bends(decision)]:
        trial = Trial(decision, way, ground)
        if trial.is_legal and trial.cost() < least:
            best = way
            least = trial.cost()
    return best


def _bends(decision: ChooseManoeuvre) -> list[Manoeuvre]:
    """Towards the middle of the next gate, and to both sides of it, then on in any direction."""
    pose = decision.pose
    line = decision.book.next_gate(decision.passed).line
    x, y = (line.left.x + line.right.x) // 2, (line.left.y + line.right.y) // 2
    ahead = shorter_way(pose.heading, heading_towards(x - pose.x, y - pose.y, TURN), TURN)
    half = decision.left // 2
    ways: list[Manoeuvre] = []
    for first in range(-SIDES, SIDES + 1):
        angle = ahead + first * (TURN // HEADINGS)
        ways.append(decision.straight(angle))
        for second in (-TURN // 6, TURN // 6):
            ways.append(Manoeuvre((angle % TURN, half, second, decision.left - half), False))
    return ways


class Trial:
    """A way as it would go: whether it is legal, what it runs into, and where it ends."""

    def __init__(self, decision: ChooseManoeuvre, way: Manoeuvre, ground: Ground) -> None:
        trip = decision.trip(ground)
        self.is_legal = judge(trip, way.steps) == FINE
        self.hard = 0
        self.soft = 0
        for stop in trip.met:
            if stop.kind in (INTO_OBSTACLE, INTO_EDGE, INTO_POD):
                self.hard += 1
            elif stop.kind != AT_GATE:
                self.soft += 1
        self.gates = trip.passed - decision.passed
        self.way = 0
        if trip.passed < decision.book.gates_to_pass():
            self.way = to_next_gate(decision.book, trip.passed, trip.x, trip.y) // GRAINS

    def cost(self) -> int:
        """Inches to go, and damage as inches."""
        return self.way + self.soft * DAMAGE_COST + self.hard * NUDGE_COST - self.gates * GATE_WORTH
