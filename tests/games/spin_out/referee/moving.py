"""Phase 3: the movement, event by event (SO-044 to SO-054, SO-078 to SO-102, SO-165 to SO-167)."""

from collections.abc import Generator, Sequence
from functools import partial

from games.spin_out.referee.contacts import POD, Step, contacts, touched_obstacles
from games.spin_out.referee.exact import TAU
from games.spin_out.referee.kabooms import eject, hurt, mark, queue
from games.spin_out.referee.legs import STOPPERS, Leg, book, rotate
from games.spin_out.referee.plans import Part, merged, pass_needs
from games.spin_out.referee.plays import Play
from games.spin_out.referee.position import Answers, Ask, Flow, Nudge, Race
from games.spin_out.referee.putting_back import back_off_pods, back_out_of_ignored
from games.spin_out.referee.windows import window

WHOLE, INTERRUPTED, IGNORED = "whole", "interrupted", "ignored"
"""How a leg ended. An obstacle ignored at the contact is no collision and opens no W6."""
Going = Generator[Ask, Answers, str]


def manoeuvre(race: Race) -> Flow:
    """Until the allowance is used up; W6 after each interruption, and one at the end (SO-173)."""
    turn = race.turn
    while True:
        how = yield from (spin_on(race) if turn.spinning else drive(race))
        if turn.left == 0:
            break
        if how != IGNORED:
            yield from window(race, "W6")
    yield from back_out_of_ignored(race)
    back_off_pods(race)
    yield from window(race, "W6")


def spin_on(race: Race) -> Going:
    """SO-051, SO-089: straight on, in a new random direction at first and after an obstacle."""
    turn, pod = race.turn, race.mover
    if turn.needs_direction:
        pod.heading = throw_direction(race)
        turn.needs_direction = False
    return (yield from straight(race, turn.left, ()))


def throw_direction(race: Race) -> int:
    """SO-051, SO-R07: with `free` rebounds, again while it points into a touched obstacle."""
    pod = race.mover
    while True:
        heading = race.luck.direction()
        race.say("direction", race.active, heading)
        if race.options.spin_rebound != "free":
            return heading
        step = Step(pod.x, pod.y, heading, race.turn.left)
        met = contacts(race, pod, race.turn, step)
        touched = touched_obstacles(race, pod)
        if not any(one.kind in STOPPERS and one.s == 0 and one.thing in touched for one in met):
            return heading


def drive(race: Race) -> Going:
    """D9: a plan, or a first part of one, until something interrupts it."""
    assert race.active is not None
    seat, turn = race.active, race.turn
    while isinstance(steps := (yield Ask("D9", (seat,)))[seat], Play):
        yield from eject(race, seat, steps)
    is_part = isinstance(steps, Part)
    steps = steps.steps if is_part else steps
    race.say("plan", seat, steps)
    rest = merged(steps)
    while rest:
        kind, amount = rest.pop(0)
        if kind == "turn":
            rotate(race, amount)
            continue
        how = yield from straight(race, amount, rest)
        if how != WHOLE:
            return how
    turn.pauses += is_part
    return WHOLE


def straight(race: Race, length: int, rest: Sequence[tuple[str, int]]) -> Going:
    """SO-054, SO-075: one straight step, up to the first thing that interrupts it."""
    leg = Leg(race, length, rest)
    for one in leg.passed:
        race.mover.x, race.mover.y = leg.step.rest_at(one.s)
        race.say(one.kind, race.active, one.thing)
        if book(race, one):
            assert race.active is not None
            hurt(race, race.active, 1, "terrain")
            yield from queue(race)
    booked = leg.arrive()
    race.say("move", race.active, booked, *leg.end)
    if leg.stop and leg.stop.kind == POD:
        yield from touch(race, leg.step, int(leg.stop.thing))
        return INTERRUPTED
    if leg.stop:
        return (yield from collide(race, leg.obstacles))
    return WHOLE


def touch(race: Race, step: Step, other: int) -> Flow:
    """SO-092 to SO-100: a nudge, unless a card says otherwise; then past, aside or shut down."""
    assert race.active is not None
    seat, turn = race.active, race.turn
    needed = pass_needs(step, race.pods[other])
    race.say("contact", seat, other)
    turn.accounted.add(other)
    if not turn.squeeze:
        nudge = race.nudge = Nudge(other)
        is_there = race.pods[other]
        yield from window(race, "W4", lambda: nudge.cancelled or not is_there.is_racing)
        race.nudge = None
        if not nudge.cancelled and is_there.is_racing:
            mine = race.dice(2 if seat in nudge.good else 1, seat, "nudge")
            others = race.dice(2 if other in nudge.good else 1, other, "nudge")
            hurt(race, other, mine, "nudge")
            hurt(race, seat, others, "nudge")
            yield from queue(race)
    if race.pods[other].is_racing and turn.left < needed - TAU:
        yield from shut_down_or_turn_aside(race)


def shut_down_or_turn_aside(race: Race) -> Flow:
    """SO-098, SO-100, D11."""
    assert race.active is not None
    seat, turn = race.active, race.turn
    answer = "shut down" if turn.spinning else (yield Ask("D11", (seat,)))[seat]
    while isinstance(answer, Play):
        yield from eject(race, seat, answer)
        answer = (yield Ask("D11", (seat,)))[seat]
    if answer == "shut down":
        race.say("shutdown", seat)
        mark(race, seat, "black", True)
        turn.left = 0


def collide(race: Race, obstacles: Sequence[str]) -> Going:
    """SO-083 to SO-087, SO-165: W5 and 2D6 for each obstacle met at this place."""
    assert race.active is not None
    seat, turn = race.active, race.turn
    how = IGNORED
    for obstacle in obstacles:
        race.say("contact", seat, obstacle)
        race.obstacle = obstacle
        yield from window(race, "W5", partial(turn.ignored.__contains__, obstacle))
        race.obstacle = ""
        if obstacle in turn.ignored:
            continue
        how = INTERRUPTED
        turn.needs_direction = True
        hurt(race, seat, race.dice(2, seat, "obstacle"), "obstacle")
        yield from queue(race)
    return how
