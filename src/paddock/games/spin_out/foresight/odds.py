"""The chances of a manoeuvre: nudges, crashes, Kabooms of anybody near, stalls and spins.

All dice are counted out: a state is a tuple of damages with the number of ways in which it comes
about. Pods that cannot blow up whatever happens are left out of it.
"""

from typing import Final

from paddock.games.spin_out.book.measures import DIE, FATAL, TERRAIN_DAMAGE
from paddock.games.spin_out.rules.damage import is_within_blast
from paddock.games.spin_out.rules.ground import (
    INTO_EDGE,
    INTO_LARGE,
    INTO_OBSTACLE,
    INTO_POD,
    INTO_SMALL,
    OFF_LARGE,
)
from paddock.games.spin_out.rules.trip import Stop
from paddock.games.spin_out.state import Pod, Pose

THOUSAND: Final = 1000
GONE: Final = -1
FRAGILE: Final = FATAL - 2 * DIE
"""A pod with less damage cannot be blown up by two blasts."""

State = tuple[int, ...]
"""Own damage, whether one has an orange marker, and the damages of the pods that count."""


class Chances:
    """How a way can end, in thousandths."""

    def __init__(self, kaboom: int, stall: int, spin: int) -> None:
        self.kaboom = kaboom
        self.stall = stall
        self.spin = spin


def chances_of(
    pods: list[Pod], seat: int, stops: list[Stop], has_overridden: bool, is_test_due: bool
) -> Chances:
    """Count out what a way brings to the pod of a seat."""
    touched = [stop.which for stop in stops if stop.kind == INTO_POD]
    counted = [
        other
        for other in range(len(pods))
        if other != seat
        and pods[other].is_racing()
        and (other in touched or pods[other].damage >= FRAGILE)
    ]
    start = (pods[seat].damage, int(pods[seat].orange), *[pods[other].damage for other in counted])
    states: dict[State, float] = {start: 1.0}
    for stop in stops:
        states = _after(states, stop, pods, counted)
    return _ended(states, has_overridden, is_test_due)


def _after(
    states: dict[State, float], stop: Stop, pods: list[Pod], counted: list[int]
) -> dict[State, float]:
    found: dict[State, float] = {}
    for state, share in states.items():
        if state[0] >= FATAL:
            _add(found, state, share)
        elif stop.kind in (INTO_SMALL, INTO_LARGE, OFF_LARGE):
            _add(found, _hurt(state, 0, TERRAIN_DAMAGE), share)
        elif stop.kind in (INTO_OBSTACLE, INTO_EDGE):
            for first in range(1, DIE + 1):
                for second in range(1, DIE + 1):
                    _add(found, _hurt(state, 0, first + second), share / (DIE * DIE))
        elif stop.kind == INTO_POD:
            _nudge(found, state, share, stop, pods, counted)
        else:
            _add(found, state, share)
    return found


def _add(found: dict[State, float], state: State, share: float) -> None:
    found[state] = found.get(state, 0.0) + share


def _hurt(state: State, at: int, points: int) -> State:
    return (*state[:at], min(FATAL, state[at] + points), *state[at + 1 :])


def _nudge(
    found: dict[State, float],
    state: State,
    share: float,
    stop: Stop,
    pods: list[Pod],
    counted: list[int],
) -> None:
    """SO-094 Both throw; then whatever blows up does."""
    other = counted.index(stop.which) + 2
    if state[other] == GONE:
        _add(found, state, share)
        return
    here = Pose(stop.x, stop.y, 0)
    for own in range(1, DIE + 1):
        for theirs in range(1, DIE + 1):
            hit = _hurt(_hurt(state, other, own), 0, theirs)
            _blow_up(found, hit, share / (DIE * DIE), here, pods, counted)


def _blow_up(
    found: dict[State, float],
    state: State,
    share: float,
    here: Pose,
    pods: list[Pod],
    counted: list[int],
) -> None:
    """SO-138, SO-174 Pod by pod; a stationary one falls apart without a blast."""
    doomed = GONE
    for at in range(len(counted)):
        if state[at + 2] >= FATAL:
            doomed = at
    if state[0] >= FATAL or doomed == GONE:
        _add(found, state, share)
        return
    left = (*state[: doomed + 2], GONE, *state[doomed + 3 :])
    pod = pods[counted[doomed]]
    if pod.red:
        _blow_up(found, left, share, here, pods, counted)
        return
    hit = [0] if is_within_blast(pod.pose, here) else []
    for at in range(len(counted)):
        if left[at + 2] != GONE and is_within_blast(pod.pose, pods[counted[at]].pose):
            hit.append(at + 2)
    _throw_all(found, left, share, hit, here, pods, counted)


def _throw_all(
    found: dict[State, float],
    state: State,
    share: float,
    hit: list[int],
    here: Pose,
    pods: list[Pod],
    counted: list[int],
) -> None:
    """SO-134, SO-135 Everybody in the blast throws, and has an orange marker."""
    if not hit:
        _blow_up(found, state, share, here, pods, counted)
        return
    marked = state if hit[0] != 0 else (state[0], 1, *state[2:])
    for die in range(1, DIE + 1):
        after = _hurt(marked, hit[0], die)
        _throw_all(found, after, share / DIE, hit[1:], here, pods, counted)


def _ended(states: dict[State, float], has_overridden: bool, is_test_due: bool) -> Chances:
    """SO-058 to SO-063 The throws at the end of the Turn, for who lives to see it."""
    kaboom = stall = spin = 0.0
    for state, share in states.items():
        if state[0] >= FATAL:
            kaboom += share
            continue
        throws = state[1] + int(has_overridden)
        stall += share * (1.0 - 0.5**throws)
        if state[1] or is_test_due:
            spin += share / 2.0
    return Chances(_thousandths(kaboom), _thousandths(stall), _thousandths(spin))


def _thousandths(share: float) -> int:
    return int(share * THOUSAND + 0.5)
