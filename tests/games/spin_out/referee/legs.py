"""One straight step: what is passed, what stops it, where it ends (SO-054, SO-075, SO-091)."""

from collections.abc import Sequence
from decimal import Decimal

from games.spin_out.referee.contacts import (
    DEPARTURE,
    EDGE,
    Met,
    Step,
    contacts,
    departure,
    gates_passed,
    in_order,
    shape_of,
)
from games.spin_out.referee.exact import FULL_TURN, SAME, TAU, nearest
from games.spin_out.referee.plans import forget_broken, pass_needs, would_end_over
from games.spin_out.referee.position import Race
from games.spin_out.referee.track import LARGE, OBSTACLE, SMALL

STOPPERS = (OBSTACLE, EDGE)


class Leg:
    """A straight step of the active pod as it will be, up to the first thing that interrupts it.
    A Trick Manoeuvre made ready binds itself to the first obstacle here."""

    def __init__(self, race: Race, length: int, rest: Sequence[tuple[str, int]]) -> None:
        pod = race.mover
        self.race = race
        self.step = Step(pod.x, pod.y, pod.heading, length)
        met = contacts(race, pod, race.turn, self.step)
        self.stop = next((one for one in met if stops(race, self.step, one, rest)), None)
        self.last = self.stop.s if self.stop else Decimal(length)
        self.end = self.step.rest_at(self.last)
        passing = met[: met.index(self.stop)] if self.stop else met
        entered = {str(one.thing) for one in passing if one.kind == LARGE}
        for id in pod.on_large | entered:
            gone = departure(self.step, self.end, shape_of(race, id))
            if gone is not None:
                passing.append(Met(min(gone, self.last), DEPARTURE, id))
        passing += gates_passed(race, pod, self.step, self.last, self.end)
        self.passed = in_order(race, passing)
        self.obstacles = [
            str(one.thing)
            for one in met
            if one.kind in STOPPERS and one.thing not in race.turn.ignored
            if abs(one.s - self.last) <= SAME
        ]
        """Those met where it stops (SO-165)."""

    def arrive(self) -> int:
        """SO-068: the pod stands at the end; the inches that are booked."""
        race, turn, pod = self.race, self.race.turn, self.race.mover
        pod.x, pod.y = self.end
        turn.trail.append((self.step.x, self.step.y, *self.end))
        booked = nearest(self.last)
        turn.left -= booked
        if booked:
            turn.turns, turn.turning = turn.turns_counted, 0
        forget_broken(race, pod, turn)
        return booked


def rotate(race: Race, amount: int) -> None:
    """SO-048, SO-076."""
    race.mover.heading = (race.mover.heading + amount) % FULL_TURN
    race.turn.turning += amount


def stops(race: Race, step: Step, one: Met, rest: Sequence[tuple[str, int]]) -> bool:
    """Whether a contact interrupts the step."""
    turn = race.turn
    match one.kind:
        case "pod" if not turn.squeeze:
            return True
        case "pod":
            left = turn.left - one.s
            if left >= pass_needs(step, race.pods[int(one.thing)]) - TAU:
                return False
            plan = [("move", step.length), *rest]
            return turn.spinning or would_end_over(race, plan, int(one.thing))
        case "obstacle" if turn.trick_ready:
            turn.trick_ready = False
            turn.ignored[str(one.thing)] = (*step.rest_at(one.s), len(turn.trail))
            race.say("trick", race.active, one.thing)
            return False
    return one.kind in STOPPERS


def book(race: Race, one: Met) -> int:
    """What does not interrupt: gates, small and large features, a pod squeezed past. Its damage."""
    pod, thing = race.mover, one.thing
    match one.kind:
        case "small":
            race.terrain = [feature for feature in race.terrain if feature.id != thing]
        case "large":
            pod.on_large.add(str(thing))
        case "departure":
            pod.on_large.discard(str(thing))
        case "pod":
            race.turn.accounted.add(thing)
        case "finish":
            pod.crossed = True
        case "gate":
            pod.next_gate += 1
            if pod.next_gate == len(race.track.gates):
                pod.next_gate = 0
                pod.lap += 1
    return int(one.kind in (SMALL, LARGE, DEPARTURE))
