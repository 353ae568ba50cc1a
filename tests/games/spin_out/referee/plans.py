"""Declared manoeuvres, and whether they are legal (SO-046 to SO-049, SO-088, SO-101, SO-166)."""

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any, NamedTuple

from games.spin_out.referee.contacts import (
    EDGE,
    Met,
    Step,
    contacts,
    shape_of,
    touched_obstacles,
)
from games.spin_out.referee.exact import DEGREE, FULL_TURN, INCH, RADIUS, TAU
from games.spin_out.referee.position import Pod, Race, Thing, Turn
from games.spin_out.referee.shapes import gap
from games.spin_out.referee.track import LARGE, OBSTACLE, SMALL

Steps = tuple[tuple[str, int], ...]
"""("turn", hundredths of a degree) and ("move", ten-thousandths of an inch)."""
Refusal = tuple[str, str] | None


class Part(NamedTuple):
    """SO-R23: a first part of a manoeuvre, followed by W6."""

    steps: Steps


MOST_STEPS = 40
MOST_PAUSES = 8
LEAST_IN_A_PART = INCH // 10


def length_of(steps: Steps) -> int:
    return sum(amount for kind, amount in steps if kind == "move")


def merged(steps: Steps) -> list[tuple[str, int]]:
    """SO-R11: rotations with no inch between them are one; a sum of 0 is none."""
    one: list[tuple[str, int]] = []
    for kind, amount in steps:
        if kind == "turn" and one and one[-1][0] == "turn":
            amount += one.pop()[1]
        one.append((kind, amount))
    return [(kind, amount) for kind, amount in one if kind == "move" or amount % FULL_TURN]


def pass_needs(step: Step, other: Pod) -> Decimal:
    """SO-099: the inches from the contact point that pass the other pod completely."""
    beside = (other.x - step.x) * step.u.y - (other.y - step.y) * step.u.x
    return 2 * max(Decimal(0), 4 * RADIUS * RADIUS - beside * beside).sqrt()


@dataclass
class Walk:
    """A plan walked through by the pod's ghost, nothing thrown, every pod standing still."""

    pod: Pod
    turn: Turn
    stopped_by: Met | None = None
    walked: int = 0
    """Until the stop, or in all."""
    excused: set[Thing] = field(default_factory=set)
    """Pods whose overlap would end by SO-098: at the contact the pass did not suffice."""


def walk(race: Race, steps: Steps) -> Walk:
    """SO-101: up to the first contact with an obstacle that stops the pod."""
    ghost = Walk(deepcopy(race.mover), deepcopy(race.turn))
    for kind, amount in merged(steps):
        if kind == "turn":
            ghost.pod.heading = (ghost.pod.heading + amount) % FULL_TURN
            continue
        step = Step(ghost.pod.x, ghost.pod.y, ghost.pod.heading, amount)
        for met in contacts(race, ghost.pod, ghost.turn, step):
            if met.kind == "pod":
                left = ghost.turn.left - ghost.walked - met.s
                if left < pass_needs(step, race.pods[int(met.thing)]) - TAU:
                    ghost.excused.add(met.thing)
                ghost.turn.accounted.add(met.thing)
            elif met.kind == LARGE:
                ghost.pod.on_large.add(str(met.thing))
            elif met.kind == SMALL:
                ghost.turn.accounted.add(met.thing)
            elif met.kind == OBSTACLE and ghost.turn.trick_ready:
                ghost.turn.trick_ready = False
                ghost.turn.ignored[str(met.thing)] = (0, 0, 0)
            else:
                ghost.stopped_by = met
                ghost.walked += int(met.s)
                ghost.pod.x, ghost.pod.y = step.rest_at(met.s)
                return ghost
        ghost.pod.x, ghost.pod.y = step.rest_at(amount)
        ghost.walked += amount
        forget_broken(race, ghost.pod, ghost.turn)
        ghost.excused &= ghost.turn.accounted
    return ghost


def forget_broken(race: Race, pod: Pod, turn: Turn) -> None:
    """SO-R04: contacts with pods and small features that are broken here."""
    there = {feature.id for feature in race.terrain} | {
        seat for seat, other in enumerate(race.pods) if other.on_table
    }
    turn.accounted = {
        thing for thing in turn.accounted & there if gap(pod.x, pod.y, shape_of(race, thing)) <= TAU
    }


def refusal_of_plan(race: Race, plan: Steps | Part) -> Refusal:
    """Whether D9 may be answered so: a whole plan, or a first part of one (SO-R23)."""
    steps = plan.steps if isinstance(plan, Part) else plan
    malformed = refusal_of_steps(steps)
    if malformed:
        return malformed
    turn = race.turn
    is_part = isinstance(plan, Part)
    if length_of(steps) > turn.left or (length_of(steps) < turn.left and not is_part):
        return "SO-046", "the moves add up to the allowance that is left"
    if is_part:
        if length_of(steps) == turn.left:
            return "SO-R23", "a part leaves something to move"
        if max((amount for kind, amount in steps if kind == "move"), default=0) < LEAST_IN_A_PART:
            return "SO-R90", "a part has a straight move of at least 0.1 inch"
        if turn.pauses >= MOST_PAUSES:
            return "SO-R90", "there were eight pauses already: use the whole allowance"
    ghost = walk(race, steps)
    against = refusal_of_driving_into(race, ghost)
    if against or is_part:
        return against
    overlap = refusal_of_end(race, ghost)
    return None if overlap is None or is_forced(race) else overlap


def refusal_of_steps(steps: Any) -> Refusal:
    if not isinstance(steps, tuple) or len(steps) > MOST_STEPS:
        return "D9", "at most 40 steps"
    for step in steps:
        if not isinstance(step, tuple) or len(step) != 2 or type(step[1]) is not int:
            return "SO-068", "whole ten-thousandths of an inch and hundredths of a degree"
        kind, amount = step
        if kind not in ("turn", "move"):
            return "SO-047", "a pod turns and moves straight forward"
        if kind == "move" and amount <= 0:
            return "SO-047", "forwards only"
        if kind == "turn" and abs(amount) > FULL_TURN:
            return "SO-048", "a turn is at most 360 degrees"
    return None


def refusal_of_driving_into(race: Race, ghost: Walk) -> Refusal:
    """SO-088, SO-R06: into a touched obstacle before moving more than τ."""
    met = ghost.stopped_by
    if met and ghost.walked <= TAU and met.thing in touched_obstacles(race, race.mover):
        return "SO-088", f"drives into {met.thing} at once"
    return None


def refusal_of_end(race: Race, ghost: Walk) -> Refusal:
    """SO-101: no end on a pod or in an ignored obstacle."""
    if ghost.stopped_by:
        return None
    assert race.active is not None
    under = race.pods_under(race.active, ghost.pod.x, ghost.pod.y)
    if [seat for seat in under if seat not in ghost.excused]:
        return "SO-101", "ends overlapping a pod"
    if inside_ignored(race, ghost.pod, ghost.turn):
        return "SO-101", "ends overlapping an ignored obstacle"
    return None


def inside_ignored(race: Race, pod: Pod, turn: Turn) -> list[str]:
    """The ignored obstacles that the pod overlaps, the one touched first in front."""
    inside = [
        feature.id
        for feature in race.terrain
        if feature.id in turn.ignored and gap(pod.x, pod.y, feature.shape) < -TAU
    ]
    touched = list(turn.ignored)
    return sorted(inside, key=touched.index)


def is_forced(race: Race) -> bool:
    """SO-166: no straight continuation with a whole-degree heading is legal."""
    return not any(is_legal_straight(race, heading) for heading in range(0, FULL_TURN, DEGREE))


def is_legal_straight(race: Race, heading: int) -> bool:
    ghost = walk(race, straight(race, heading))
    return not refusal_of_driving_into(race, ghost) and not refusal_of_end(race, ghost)


def straight(race: Race, heading: int) -> Steps:
    """The whole allowance that is left along a heading."""
    turned = (heading - race.mover.heading) % FULL_TURN
    return (("turn", turned), ("move", race.turn.left))


def would_end_over(race: Race, steps: Sequence[tuple[str, int]], other: int) -> bool:
    """SO-167: whether what is left of a whole plan ends overlapping that pod."""
    rest = tuple(steps)
    if length_of(rest) != race.turn.left:
        return False
    ghost = walk(race, rest)
    assert race.active is not None
    under = race.pods_under(race.active, ghost.pod.x, ghost.pod.y)
    return ghost.stopped_by is None and other in under


def first_plan(race: Race) -> Steps:
    """D9 of somebody who does not answer: the nearest whole-degree heading whose straight move
    meets no obstacle and no pod, else the nearest legal one."""
    turned = [0]
    for degrees in range(1, 181):
        turned += [degrees * DEGREE, -degrees * DEGREE]
    plans: list[Steps] = [
        ((("turn", by),) if by else ()) + (("move", race.turn.left),) for by in turned
    ]
    for plan in plans:
        heading = race.mover.heading + length_of_turns(plan)
        step = Step(race.mover.x, race.mover.y, heading, race.turn.left)
        met = contacts(race, race.mover, race.turn, step)
        blocked = any(one.kind in ("pod", OBSTACLE, EDGE) for one in met)
        if not blocked and refusal_of_plan(race, plan) is None:
            return plan
    return next(plan for plan in plans if refusal_of_plan(race, plan) is None)


def length_of_turns(steps: Steps) -> int:
    return sum(amount for kind, amount in steps if kind == "turn")
