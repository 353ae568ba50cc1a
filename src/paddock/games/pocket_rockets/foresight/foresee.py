"""What an answer would bring, by the functions that carry it out; no more than the aid shows."""

from paddock.core.protocol import Decision, Foresight, Value
from paddock.games.pocket_rockets.actions import Bid, Face, Go, Target, Throw, UsePower, beaten
from paddock.games.pocket_rockets.book.racers import BOOST, TURN
from paddock.games.pocket_rockets.decisions import (
    ChooseBid,
    ChooseHeading,
    ChooseMove,
    ChooseTarget,
    ChooseThrow,
    ChooseZero,
)
from paddock.games.pocket_rockets.foresight.kinds import (
    AimForesight,
    BidForesight,
    DriveForesight,
    FitForesight,
    Leg,
    ReachForesight,
    ThrowForesight,
)
from paddock.games.pocket_rockets.orders.kinds import Plan
from paddock.games.pocket_rockets.rules.driving import Ground, Ride, ride
from paddock.games.pocket_rockets.rules.reach import targets
from paddock.games.pocket_rockets.state import Pose
from paddock.games.pocket_rockets.view import RocketsView
from paddock.games.pocket_rockets.words.foreseeing import (
    aim_text,
    bid_text,
    boost_text,
    fit_text,
    idle_text,
    leg_text,
    plan_text,
    power_text,
    reach_text,
    repair_text,
    throw_text,
)
from paddock.kit.geometry_angles import shorter_way


def foresee(view: RocketsView, decision: Decision, candidate: Value) -> Foresight | None:
    """A bid, a heading, a plan, or whom a power reaches; other answers say all themselves."""
    if isinstance(decision, ChooseBid) and isinstance(candidate, Bid):
        return _foresee_bid(view, decision.seat, candidate.number)
    if isinstance(decision, ChooseMove):
        if isinstance(candidate, Go):
            return _foresee_moves(decision, (candidate.heading,))
        if isinstance(candidate, Plan):
            return _foresee_moves(decision, candidate.headings)
    if isinstance(decision, ChooseTarget) and isinstance(candidate, Target):
        text = aim_text(decision.power, view.rockets, decision.seat, candidate.seat)
        return AimForesight(text, candidate.seat)
    if isinstance(decision, ChooseThrow) and isinstance(candidate, Throw):
        beats = beaten(candidate.hand)
        return ThrowForesight(throw_text(beats), beats)
    if isinstance(decision, ChooseHeading) and isinstance(candidate, Face):
        fits = decision.refusal(candidate) is None
        return FitForesight(fit_text(fits), fits)
    if isinstance(decision, ChooseZero) and isinstance(candidate, UsePower):
        text = reach_text(decision.power, list(decision.reach), decision.moves)
        return ReachForesight(text, list(decision.reach), decision.moves)
    return None


def _foresee_bid(view: RocketsView, seat: int, number: int) -> BidForesight:
    """What a bid brings to whoever is alone with it. By eye nobody is told who is in reach."""
    is_alone = len(view.rockets) == 1
    if number > 0:
        return BidForesight(bid_text(number, is_alone), number, [])
    rocket = view.rockets[seat]
    if rocket.is_damaged:
        return BidForesight(repair_text(is_alone), 0, [])
    if is_alone:
        return BidForesight(idle_text(), 0, [])
    power = rocket.power()
    if power == BOOST:
        return BidForesight(boost_text(), 0, [])
    if not view.book.shows_all:
        return BidForesight(power_text(power), 0, [])
    seats = list(targets(view.book, view.ground(), view.rockets, seat))
    return BidForesight(reach_text(power, seats, 0), 0, seats)


def _foresee_moves(decision: ChooseMove, headings: tuple[int, ...]) -> Foresight | None:
    if not headings:
        return None
    if not decision.book.shows_all:
        fits = decision.refusal(Go(headings[0])) is None
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
        by=shorter_way(pose.heading, heading, TURN),
        pivot_cause=done.pivoted.kind,
        pivot_which=done.pivoted.which,
        has_slid=done.has_slid,
        reached=done.reached,
        slide_cause=done.slid.kind,
        slide_which=done.slid.which,
        touch_x=done.place.x,
        touch_y=done.place.y,
        to_x=done.end.x,
        to_y=done.end.y,
        credits=len(done.crossings),
        is_damaged=done.is_damaged,
        is_removed=done.is_removed,
        has_finished=done.has_finished,
    )
