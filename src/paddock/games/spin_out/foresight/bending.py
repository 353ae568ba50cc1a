"""A way that would only graze an obstacle, bent clear of it: where a player would have put it."""

from typing import Final

from paddock.games.spin_out.book.measures import DEGREE, INCH, RADIUS, TURN
from paddock.games.spin_out.decisions.manoeuvres import ChooseManoeuvre
from paddock.games.spin_out.rules.ground import INTO_EDGE, INTO_OBSTACLE
from paddock.games.spin_out.rules.trip import Stop
from paddock.kit.geometry import Shape
from paddock.kit.geometry_angles import GRAINS
from paddock.kit.sweep_discs import Track, span

GRAZE: Final = INCH // 4
"""No deeper than this, it was not meant."""
CLEAR: Final = INCH // 10
"""So far from the obstacle it goes then."""
FINEST: Final = DEGREE // 10
WIDEST: Final = 15 * DEGREE


def bent_clear(decision: ChooseManoeuvre, steps: tuple[int, ...]) -> tuple[int, ...]:
    """The steps with the leg turned that grazes an obstacle; () where there is none to turn.

    The legs after it keep their headings.
    """
    ground = decision.ground()
    trip = decision.trip(ground)
    for at in range(len(steps)):
        if at % 2 == 0:
            trip.turn_by(steps[at])
        elif steps[at] > 0:
            track = Track(trip.x, trip.y, trip.heading, TURN, steps[at])
            hit = _stopped(trip.move(steps[at], [], False))
            if hit is None:
                continue
            if hit.kind == INTO_EDGE:
                return ()
            by = _least_turn(track, ground.shape(hit.which))
            bent = _turned(steps, at - 1, by)
            return bent if by and _is_free(decision, bent, at) else ()
    return ()


def _stopped(stops: list[Stop]) -> Stop | None:
    for stop in stops:
        if stop.kind in (INTO_OBSTACLE, INTO_EDGE):
            return stop
    return None


def _comes_within(track: Track, shape: Shape, gap: int) -> bool:
    enter, leave = span(track, RADIUS, shape, gap * GRAINS)
    return not (enter > leave or leave < 0.0 or enter > track.length)


def _least_turn(track: Track, shape: Shape) -> int:
    """The least turn either way that keeps clear; 0 where it is no graze, or none does."""
    if _comes_within(track, shape, -GRAZE):
        return 0
    for by in range(FINEST, WIDEST, FINEST):
        for angle in (by, -by):
            turned = Track(track.x, track.y, (track.heading + angle) % TURN, TURN, track.length)
            if not _comes_within(turned, shape, CLEAR):
                return angle
    return 0


def _turned(steps: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    """One leg turned, the next ones not."""
    bent = list(steps)
    bent[at] = _short(bent[at] + by)
    if at + 2 < len(bent):
        bent[at + 2] = _short(bent[at + 2] - by)
    return tuple(bent)


def _short(angle: int) -> int:
    """At most half a turn either way."""
    by = angle % TURN
    return by - TURN if 2 * by > TURN else by


def _is_free(decision: ChooseManoeuvre, steps: tuple[int, ...], last: int) -> bool:
    """Whether nothing stops it up to the end of this leg."""
    trip = decision.trip(decision.ground())
    for at in range(last + 1):
        if at % 2 == 0:
            trip.turn_by(steps[at])
        elif steps[at] > 0 and _stopped(trip.move(steps[at], [], False)) is not None:
            return False
    return True
