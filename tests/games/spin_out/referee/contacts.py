"""What a straight step meets, and in which order (SO-071 to SO-074, SO-164)."""

import re
from decimal import Decimal
from typing import NamedTuple

from games.spin_out.referee.exact import RADIUS, SAME, TAU, Vector, direction, nearest
from games.spin_out.referee.position import Pod, Race, Thing, Turn
from games.spin_out.referee.shapes import Shape, distance, gap, is_far, span
from games.spin_out.referee.track import LARGE, OBSTACLE, SMALL, Gate

EDGE = "edge"
POD = "pod"
GATE = "gate"
FINISH = "finish"
DEPARTURE = "departure"
RANKS = {GATE: 0, FINISH: 0, DEPARTURE: 1, SMALL: 2, LARGE: 3, POD: 4, OBSTACLE: 5, EDGE: 6}
"""SO-074, SO-164: what comes first at one place."""
ZERO = Decimal(0)


class Met(NamedTuple):
    """Something met after s ten-thousandths of the step."""

    s: Decimal
    kind: str
    thing: Thing


class Step(NamedTuple):
    """A straight step of the active pod, or of its ghost."""

    x: int
    y: int
    heading: int
    length: int

    @property
    def u(self) -> Vector:
        return direction(self.heading)

    def at(self, s: Decimal | int) -> tuple[Decimal, Decimal]:
        return self.x + s * self.u.x, self.y + s * self.u.y

    def rest_at(self, s: Decimal | int) -> tuple[int, int]:
        """SO-068: rounded from the exact place, not from the distance that is booked."""
        x, y = self.at(s)
        return nearest(x), nearest(y)


def by_id(id: str) -> tuple[tuple[str, int], ...]:
    """O2 comes before O10."""
    return tuple((word, int(digits or 0)) for word, digits in re.findall(r"(\D*)(\d*)", id))


def in_order(race: Race, met: list[Met]) -> list[Met]:
    """SO-074: by place, and at one place by kind."""
    met = sorted(met, key=lambda one: one.s)
    ordered: list[Met] = []
    while met:
        together = [one for one in met if one.s - met[0].s <= SAME]
        met = met[len(together) :]

        def key(one: Met) -> tuple[int, int, tuple[tuple[str, int], ...]]:
            if isinstance(one.thing, int):
                place = race.order.index(one.thing) if one.kind == POD else one.thing
                return RANKS[one.kind], place, ()
            return RANKS[one.kind], 0, by_id(one.thing)

        ordered += sorted(together, key=key)
    return ordered


def contact(step: Step, shape: Shape) -> Decimal | None:
    """SO-071: where contact is made, if the gap falls below -τ somewhere on the step."""
    if is_far(step.x, step.y, step.u, step.length, shape, RADIUS):
        return None
    inner = span(step.x, step.y, step.u, shape, RADIUS - TAU)
    if inner is None:
        return None
    low, high = max(ZERO, inner[0]), min(Decimal(step.length), inner[1])
    if low > high:
        return None
    # The distance is a convex function of s: it is below here, or only just reached everywhere.
    if not distance(*step.at((low + high) / 2), shape) < RADIUS - TAU:
        return None
    if gap(step.x, step.y, shape) <= TAU:
        return ZERO
    outer = span(step.x, step.y, step.u, shape, RADIUS)
    assert outer is not None
    return max(ZERO, outer[0])


def edge_contact(race: Race, step: Step) -> Decimal | None:
    """SO-073, SO-090: a side towards which the pod is moving."""
    places = []
    for room, speed in (
        (step.x, -step.u.x),
        (race.track.width - step.x, step.u.x),
        (step.y, -step.u.y),
        (race.track.height - step.y, step.u.y),
    ):
        if room - step.length * speed - RADIUS < -TAU:
            touches = room - RADIUS <= TAU
            places.append(ZERO if touches else (room - RADIUS) / speed)
    return min(places, default=None)


def contacts(race: Race, pod: Pod, turn: Turn, step: Step) -> list[Met]:
    """All contacts of a step that are not yet accounted for, in order."""
    met = []
    for feature in race.terrain:
        is_known = feature.id in (pod.on_large if feature.kind == LARGE else turn.accounted)
        if not is_known and feature.id not in turn.ignored:
            s = contact(step, feature.shape)
            if s is not None:
                met.append(Met(s, feature.kind, feature.id))
    for seat, other in enumerate(race.pods):
        if seat != race.active and other.on_table and seat not in turn.accounted:
            s = contact(step, other.disc)
            if s is not None:
                met.append(Met(s, POD, seat))
    s = edge_contact(race, step)
    if s is not None:
        met.append(Met(s, EDGE, EDGE))
    return in_order(race, met)


def shape_of(race: Race, thing: Thing) -> Shape:
    if isinstance(thing, int):
        return race.pods[thing].disc
    return next(feature.shape for feature in race.terrain if feature.id == thing)


def departure(step: Step, end: tuple[int, int], shape: Shape) -> Decimal | None:
    """SO-070: where a contact ends that is broken when the pod comes to its next rest."""
    if gap(*end, shape) <= TAU:
        return None
    within = span(step.x, step.y, step.u, shape, RADIUS)
    return ZERO if within is None else max(ZERO, within[1])


def touched_obstacles(race: Race, pod: Pod) -> list[Thing]:
    """Obstacles within τ; the edge is among them if any side is."""
    rooms = (pod.x, race.track.width - pod.x, pod.y, race.track.height - pod.y)
    touched: list[Thing] = [
        feature.id
        for feature in race.terrain
        if feature.kind == OBSTACLE and gap(pod.x, pod.y, feature.shape) <= TAU
    ]
    return [*touched, EDGE] if min(rooms) - RADIUS <= TAU else touched


def gates_passed(race: Race, pod: Pod, step: Step, s: Decimal, end: tuple[int, int]) -> list[Met]:
    """SO-158 to SO-161: the gates that count, from rest to rest, by their index."""
    crossed = []
    for number, gate in enumerate(race.track.gates):
        for margin, kind in ((0, GATE), (RADIUS, FINISH)):
            place = crossing(gate, step, s, end, margin)
            if place is not None:
                crossed.append((place, (number - pod.next_gate) % len(race.track.gates), kind))
    passed = []
    wanted, lap, is_home = pod.next_gate, pod.lap, pod.crossed
    last = len(race.track.gates) - 1
    for place, ahead, kind in sorted(crossed):
        number = (pod.next_gate + ahead) % len(race.track.gates)
        is_last_line = number == last and lap == race.track.laps
        if is_home or number != wanted or (kind == FINISH and not is_last_line):
            continue
        passed.append(Met(place, FINISH if is_last_line else GATE, number))
        if is_last_line:
            is_home = True
        else:
            wanted = (wanted + 1) % len(race.track.gates)
            lap += number == last
    return passed


def crossing(
    gate: Gate, step: Step, s: Decimal, end: tuple[int, int], margin: int
) -> Decimal | None:
    """SO-164: where the centre (margin 0) or the leading edge (margin R) crosses a gate."""
    before = gate.past(step.x, step.y) + margin
    after = gate.past(*end) + margin
    is_crossed = before <= 0 < after if margin else before < 0 <= after
    if not is_crossed:
        return None
    speed = step.u.x * gate.ahead.x + step.u.y * gate.ahead.y
    place = min(s, -before / speed) if speed > 0 else s
    return place if gate.holds(*step.at(place)) else None
