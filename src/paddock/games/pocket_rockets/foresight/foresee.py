"""What an answer would bring, by the functions that carry it out; no more than the aid shows."""

from paddock.core.protocol import Decision, Foresight, Value
from paddock.games.pocket_rockets.actions import Face, Go, UsePower
from paddock.games.pocket_rockets.decisions import ChooseHeading, ChooseMove, ChooseZero
from paddock.games.pocket_rockets.foresight.kinds import (
    DriveForesight,
    FitForesight,
    Leg,
    ReachForesight,
)
from paddock.games.pocket_rockets.orders.kinds import Plan
from paddock.games.pocket_rockets.rules.driving import Ground, Ride, ride
from paddock.games.pocket_rockets.state import Pose
from paddock.games.pocket_rockets.view import RocketsView
from paddock.games.pocket_rockets.words.foreseeing import fit_text, leg_text, plan_text, reach_text


def foresee(
    view: RocketsView, decision: Decision, candidate: Value, names: list[str]
) -> Foresight | None:
    """A heading, a plan, or whom a power reaches; other answers say all themselves."""
    if isinstance(decision, ChooseMove):
        if isinstance(candidate, Go):
            return _foresee_moves(decision, (candidate.heading,))
        if isinstance(candidate, Plan):
            return _foresee_moves(decision, candidate.headings)
    if isinstance(decision, ChooseHeading) and isinstance(candidate, Face):
        fits = decision.refusal(candidate) == ""
        return FitForesight(fit_text(fits), fits)
    if isinstance(decision, ChooseZero) and isinstance(candidate, UsePower):
        text = reach_text(decision.power, list(decision.reach), decision.moves)
        return ReachForesight(text, list(decision.reach), decision.moves)
    return None


def _foresee_moves(decision: ChooseMove, headings: tuple[int, ...]) -> Foresight | None:
    if not headings:
        return None
    if not decision.book.shows_all:
        fits = decision.refusal(Go(headings[0])) == ""
        return FitForesight(fit_text(fits), fits)
    legs = legs_of(decision, headings)
    if len(headings) == 1 and legs:
        return DriveForesight(leg_text(decision, legs[0]), legs)
    return DriveForesight(plan_text(decision, legs, len(headings)), legs)


def legs_of(decision: ChooseMove, headings: tuple[int, ...]) -> list[Leg]:
    """The moves as they would go, up to the first touch, the finish or one that does not fit."""
    ground = decision.ground()
    pose = decision.pose
    credits = decision.credits
    legs: list[Leg] = []
    for heading in headings[: decision.left]:
        if not may_go(ground, pose, heading):
            break
        done = ride(ground, decision.book, pose, heading, decision.is_damaged, credits)
        legs.append(leg_of(pose, heading, done))
        if done.touches() or done.has_finished:
            break
        pose = done.end
        credits += len(done.crossings)
    return legs


def may_go(ground: Ground, pose: Pose, heading: int) -> bool:
    return heading == pose.heading or ground.fits(pose.x, pose.y, heading)


def leg_of(pose: Pose, heading: int, done: Ride) -> Leg:
    """A ride as it is shown."""
    return Leg(
        x=pose.x,
        y=pose.y,
        start=pose.heading,
        heading=heading,
        pivot_cause=done.pivoted.kind,
        pivot_which=done.pivoted.which,
        has_slid=done.has_slid,
        reached=done.reached,
        slide_cause=done.slid.kind,
        slide_which=done.slid.which,
        to_x=done.end.x,
        to_y=done.end.y,
        credits=len(done.crossings),
        is_damaged=done.is_damaged,
        is_removed=done.is_removed,
        has_finished=done.has_finished,
    )
