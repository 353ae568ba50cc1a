"""Two pilots: a rookie who goes anywhere but into things, and one who looks a move ahead."""

from typing import Final

from paddock.core.chance import Chance
from paddock.core.protocol import Action, Decision, View
from paddock.games.pocket_rockets.actions import POWER, REPAIR, STOP, Go
from paddock.games.pocket_rockets.decisions import ChooseMove, ChooseZero
from paddock.games.pocket_rockets.rules.driving import Ride, ride
from paddock.games.pocket_rockets.view import RocketsView
from paddock.kit.geometry_gaps import distance_to_line

TRIES: Final = 6
"""How many headings a rookie looks at before it stops."""


def rookie(view: View, decision: Decision, rng: Chance) -> Action:
    """Picks at random, but repairs, and rather stops than runs into something."""
    assert isinstance(view, RocketsView), "this bot races Pocket Rocket Racers"
    options = decision.options()
    if isinstance(decision, ChooseMove):
        for _ in range(TRIES):
            option = options[rng.pick(len(options))]
            if isinstance(option, Go) and not _ridden(decision, option).touches():
                return option
        return options[0]
    if isinstance(decision, ChooseZero) and REPAIR in options:
        return REPAIR
    return options[rng.pick(len(options))]


def driver(view: View, decision: Decision, rng: Chance) -> Action:
    """Goes where it is clean and nearest to the next line; uses its power and repairs."""
    assert isinstance(view, RocketsView), "this bot races Pocket Rocket Racers"
    options = decision.options()
    if isinstance(decision, ChooseMove):
        return _nearest(decision, options)
    if isinstance(decision, ChooseZero):
        if REPAIR in options:
            return REPAIR
        return POWER if POWER in options else options[0]
    return options[rng.pick(len(options))]


def _nearest(decision: ChooseMove, options: tuple[Action, ...]) -> Action:
    """The clean option that leaves the least way to go, a credit counting for all of it."""
    best: Action = options[0]
    best_credits, best_way = 0, _way(decision, decision.pose.x, decision.pose.y, 0)
    for option in options:
        if not isinstance(option, Go):
            continue
        done = _ridden(decision, option)
        if done.touches():
            continue
        credits = len(done.crossings)
        way = _way(decision, done.end.x, done.end.y, credits)
        if best is STOP or credits > best_credits or (credits == best_credits and way < best_way):
            best, best_credits, best_way = option, credits, way
    return best


def _way(decision: ChooseMove, x: int, y: int, credits: int) -> int:
    """How far it is to the next line, in thousandths of a thousandth."""
    course = decision.book.courses[decision.course]
    return distance_to_line(x, y, course.next_line(decision.credits + credits))


def _ridden(decision: ChooseMove, option: Go) -> Ride:
    return ride(
        decision.ground(),
        decision.book,
        decision.pose,
        option.heading,
        decision.is_damaged,
        decision.credits,
    )
