"""What a plan would bring, before any die: the specification's `preview`."""

from copy import deepcopy
from dataclasses import dataclass, field
from decimal import Decimal

from games.spin_out.referee.exact import nearest
from games.spin_out.referee.legs import Leg, book, rotate
from games.spin_out.referee.plans import Part, Refusal, Steps, merged, refusal_of_plan
from games.spin_out.referee.position import Race
from games.spin_out.referee.turns import SPEED_WITHOUT_TEST, TURNS_WITHOUT_TEST


@dataclass
class Preview:
    """Events as (distance along the path, kind, thing), up to the first interruption."""

    refusal: Refusal
    events: list[tuple[int, str, str | int]] = field(default_factory=list)
    x: int = 0
    y: int = 0
    heading: int = 0
    left: int = 0
    turns: int = 0
    damage: int = 0
    """Of the terrain passed over."""
    is_interrupted: bool = False
    needs_stall_test: bool = False
    needs_spin_test: bool = False


def preview(race: Race, plan: Steps | Part) -> Preview:
    """D9, on a copy of the table; nothing is changed."""
    seen = Preview(refusal_of_plan(race, plan))
    race = deepcopy(race)
    pod, turn = race.mover, race.turn
    rest = merged(plan.steps if isinstance(plan, Part) else plan)
    walked = Decimal(0)
    while rest and not seen.is_interrupted:
        kind, amount = rest.pop(0)
        if kind == "turn":
            rotate(race, amount)
            continue
        leg = Leg(race, amount, rest)
        for one in leg.passed:
            seen.events.append((nearest(walked + one.s), one.kind, one.thing))
            seen.damage += book(race, one)
        if leg.stop:
            seen.is_interrupted = True
            seen.events.append((nearest(walked + leg.last), leg.stop.kind, leg.stop.thing))
        leg.arrive()
        walked += leg.last
    seen.x, seen.y, seen.heading = pod.x, pod.y, pod.heading
    seen.left, seen.turns = turn.left, turn.turns_counted
    seen.needs_stall_test = turn.override or pod.orange
    is_fast = turn.final_speed > SPEED_WITHOUT_TEST
    seen.needs_spin_test = pod.orange or is_fast or seen.turns > TURNS_WITHOUT_TEST
    return seen
