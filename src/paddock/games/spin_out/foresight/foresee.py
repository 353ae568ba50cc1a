"""What an answer would bring, by the functions that carry it out."""

from typing import Final

from paddock.core.protocol import Decision, Foresight, Value
from paddock.games.spin_out.actions import Burn, Manoeuvre, PlayCard, SetSpeed
from paddock.games.spin_out.book.cards import FUNCTION_OF
from paddock.games.spin_out.book.measures import (
    BURN,
    DIE,
    FREE_TURNS,
    TERRAIN_DAMAGE,
    TOP_OVERRIDE,
    TOP_SPEED,
    TURN,
)
from paddock.games.spin_out.decisions.driving import (
    ChooseAfterburn,
    ChooseSpeed,
)
from paddock.games.spin_out.decisions.manoeuvres import ChooseManoeuvre
from paddock.games.spin_out.foresight.bending import bent_clear
from paddock.games.spin_out.foresight.kinds import (
    CardForesight,
    Encounter,
    SpeedForesight,
    WayForesight,
    Waypoint,
)
from paddock.games.spin_out.foresight.odds import THOUSAND, chances_of
from paddock.games.spin_out.orders.kinds import Route
from paddock.games.spin_out.rules.ground import (
    AT_GATE,
    IGNORED,
    INTO_EDGE,
    INTO_OBSTACLE,
    INTO_POD,
)
from paddock.games.spin_out.rules.trip import Stop, Trip
from paddock.games.spin_out.state import Turn
from paddock.games.spin_out.view import SpinOutView
from paddock.games.spin_out.words.foreseeing import card_text, speed_text, way_text

TENTHS: Final = 10


def foresee(view: SpinOutView, decision: Decision, candidate: Value) -> Foresight | None:
    """A manoeuvre or a route, a speed, afterburners, or a card."""
    if isinstance(decision, ChooseManoeuvre) and isinstance(candidate, Manoeuvre | Route):
        return foresee_way(view, decision, candidate.steps)
    if isinstance(decision, ChooseSpeed) and isinstance(candidate, SetSpeed):
        return _foresee_speed(view, candidate.speed, candidate.speed > TOP_SPEED)
    if isinstance(decision, ChooseAfterburn) and isinstance(candidate, Burn):
        speed = decision.speed + BURN * len(candidate.cards)
        return _foresee_speed(view, speed, view.turn.has_overridden)
    if isinstance(candidate, PlayCard):
        return CardForesight(card_text(FUNCTION_OF[candidate.named]))
    return None


def _foresee_speed(view: SpinOutView, speed: int, is_override: bool) -> SpeedForesight:
    stall = THOUSAND // 2 if is_override else 0
    spin = THOUSAND // 2 if speed > TOP_OVERRIDE else 0
    return SpeedForesight(speed_text(speed, stall, spin), speed, stall, spin)


def foresee_way(
    view: SpinOutView, decision: ChooseManoeuvre, steps: tuple[int, ...]
) -> WayForesight:
    """SO-101 As if nothing but an obstacle stopped it."""
    trip = decision.trip(decision.ground())
    way = [_waypoint(trip)]
    stops: list[Stop] = []
    moved: list[int] = []
    for at in range(len(steps)):
        if at % 2 == 0:
            trip.turn_by(steps[at])
            way.append(_waypoint(trip))
        elif steps[at] > 0:
            before = trip.left
            found = trip.move(steps[at], [], False)
            stops += found
            way.append(_waypoint(trip))
            moved += [steps[at - 1], before - trip.left]
            if before - trip.left < steps[at]:
                break
    else:
        if len(steps) % 2 == 1:
            moved += [steps[-1], 0]
    is_stopped = len(stops) > 0 and stops[-1].kind == INTO_OBSTACLE
    turns = turns_after(view.turn, moved)
    is_test_due = turns > FREE_TURNS or view.turn.speed > TOP_OVERRIDE
    dicing = [stop for stop in stops if not (stop.kind == INTO_POD and view.turn.squeezes)]
    chances = chances_of(view.pods, decision.seat, dicing, view.turn.has_overridden, is_test_due)
    encounters = [_encounter(stop, view.turn.squeezes) for stop in stops]
    return WayForesight(
        way_text(view.book, trip.left, encounters, turns, chances),
        way,
        encounters,
        turns,
        is_test_due,
        chances.kaboom,
        chances.stall,
        chances.spin,
        list(bent_clear(decision, steps)) if is_stopped else [],
    )


def turns_after(turn: Turn, moved: list[int]) -> int:
    """SO-R11 How many turns there will be: an angle and a length in turn."""
    turns = turn.turns
    swing = turn.swing
    for at in range(0, len(moved), 2):
        swing = (swing + moved[at]) % TURN
        if moved[at + 1] and swing:
            turns += 1
            swing = 0
    return turns + (1 if swing else 0)


def _waypoint(trip: Trip) -> Waypoint:
    return Waypoint(trip.x, trip.y, trip.heading, trip.left)


def _encounter(stop: Stop, squeezes: bool) -> Encounter:
    least = most = TERRAIN_DAMAGE
    if stop.kind in (AT_GATE, IGNORED) or (stop.kind == INTO_POD and squeezes):
        least = most = 0
    elif stop.kind == INTO_POD:
        least, most = 1, DIE
    elif stop.kind in (INTO_OBSTACLE, INTO_EDGE):
        least, most = 2, 2 * DIE
    expected = TENTHS * (least + most) // 2
    return Encounter(stop.kind, stop.which, stop.x, stop.y, stop.left, least, most, expected)
