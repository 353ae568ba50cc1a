"""Carries plans out, move by move, as long as nothing unexpected happens."""

from paddock.core.phrase import Told
from paddock.core.protocol import Decision, Obedience, Order
from paddock.games.pocket_rockets.actions import STOP, Go
from paddock.games.pocket_rockets.book.racers import SLIDE, TURN
from paddock.games.pocket_rockets.decisions import ChooseMove
from paddock.games.pocket_rockets.orders.kinds import Plan
from paddock.games.pocket_rockets.rules.driving import ride
from paddock.games.pocket_rockets.state import Pose
from paddock.games.pocket_rockets.view import RocketsView
from paddock.games.pocket_rockets.words.orders import BLOCKED, MOVED, OVER, SHAKEN
from paddock.kit.geometry_angles import GRAINS, along


def obey(view: RocketsView, decision: Decision, orders: tuple[Order, ...]) -> Obedience:
    """The first plan for this turn answers or is dropped; what is past is dropped too."""
    left: list[Order] = []
    dropped: Told | None = None
    for at in range(len(orders)):
        order = orders[at]
        assert isinstance(order, Plan), f"no such order: {order!r}"
        if order.round < view.round:
            dropped = OVER
        elif order.round == view.round and isinstance(decision, ChooseMove):
            done = go_on(decision, order)
            left += [*done.left, *orders[at + 1 :]]
            return Obedience(done.answer, tuple(left), done.dropped or dropped)
        else:
            left.append(order)
    return Obedience(None, tuple(left), dropped)


def go_on(decision: ChooseMove, plan: Plan) -> Obedience:
    """The next move of a plan, if all is as it expects."""
    if decision.is_damaged != plan.is_damaged:
        return Obedience(None, (), SHAKEN)
    pose = decision.pose
    if (pose.x, pose.y, pose.heading) != (plan.pose.x, plan.pose.y, plan.pose.heading):
        return Obedience(None, (), MOVED)
    if not plan.headings:
        is_refused = decision.refusal(STOP) is not None
        return Obedience(None if is_refused else STOP, (), BLOCKED if is_refused else None)
    answer = Go(plan.headings[0])
    if decision.refusal(answer) is not None:
        return Obedience(None, (), BLOCKED)
    rest = plan.when_gone(expected(decision, answer.heading))
    return Obedience(answer, (rest,) if rest.headings or rest.stops else ())


def expected(decision: ChooseMove, heading: int) -> Pose:
    """Where a move ends if it is clean; if it is not, where it would have ended."""
    done = ride(
        decision.ground(),
        decision.book,
        decision.pose,
        heading,
        decision.is_damaged,
        decision.credits,
    )
    if not done.touches():
        return done.end
    end = along(decision.pose.x, decision.pose.y, heading, TURN, SLIDE * GRAINS)
    return Pose(end.x, end.y, heading)
