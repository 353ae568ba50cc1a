"""The pilots: a rookie who goes anywhere but into things, and drivers with hands of their own."""

from collections.abc import Callable
from typing import Final

from paddock.core.chance import Chance
from paddock.core.protocol import Action, Decision, View
from paddock.games.pocket_rockets.actions import (
    BID_MENU,
    NOTHING,
    POWER,
    REPAIR,
    TARGETS,
    Face,
    Go,
    Pick,
)
from paddock.games.pocket_rockets.book.racers import (
    AURA,
    BOOST,
    CANNON,
    TRANSWARP,
    power_of,
)
from paddock.games.pocket_rockets.bots.bidding import Field, best_bid
from paddock.games.pocket_rockets.bots.hand import nearest_fitting, shaken
from paddock.games.pocket_rockets.bots.piloting import STOPS, Turn
from paddock.games.pocket_rockets.decisions import (
    ChooseBid,
    ChooseHeading,
    ChooseMove,
    ChooseRacer,
    ChooseTarget,
    ChooseZero,
)
from paddock.games.pocket_rockets.rules.driving import Ground, Ride, ride
from paddock.games.pocket_rockets.scouting.ways import NO_WAY, ways_of
from paddock.games.pocket_rockets.state import Pose
from paddock.games.pocket_rockets.view import RocketsView

TRIES: Final = 6
"""How many headings a rookie looks at before it stops."""
LIKED: Final[tuple[int, ...]] = (TRANSWARP, BOOST, AURA, CANNON)
"""The powers, the best first, for who may pick."""


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


def _ridden(decision: ChooseMove, option: Go) -> Ride:
    return ride(
        decision.ground(),
        decision.book,
        decision.pose,
        option.heading,
        decision.is_damaged,
        decision.credits,
    )


def driver_with(spread: int) -> Callable[[View, Decision, Chance], Action]:
    """A driver whose hand errs by so many tenths of a degree."""

    def driver(view: View, decision: Decision, rng: Chance) -> Action:
        assert isinstance(view, RocketsView), "this bot races Pocket Rocket Racers"
        return drive(view, decision, rng, spread)

    return driver


def drive(view: RocketsView, decision: Decision, rng: Chance, spread: int) -> Action:
    """Plans clean paths, bids what is likely to be alone, and knows what its power is worth."""
    if isinstance(decision, ChooseBid):
        return BID_MENU[best_bid(view, decision.seat, rng)]
    if isinstance(decision, ChooseMove):
        return _move(decision, rng, spread)
    if isinstance(decision, ChooseZero):
        return _zero(view, decision)
    if isinstance(decision, ChooseTarget):
        return TARGETS[_target(view, decision)]
    if isinstance(decision, ChooseHeading):
        return _face(view, decision)
    if isinstance(decision, ChooseRacer):
        return _pick(decision)
    options = decision.options()
    return options[rng.pick(len(options))]


def _move(decision: ChooseMove, rng: Chance, spread: int) -> Action:
    """The next move of the best plan, as well as the hand can lay it; or the end of the turn."""
    turn = turn_of(decision, spread)
    heading = turn.best()
    if heading == STOPS:
        return decision.options()[0]
    return Go(nearest_fitting(turn.ground, decision.pose, shaken(heading, spread, rng)))


def turn_of(decision: ChooseMove, spread: int) -> Turn:
    """The racer that is asked, about to move."""
    return Turn(
        decision.ground(),
        decision.book,
        decision.pose,
        decision.credits,
        decision.is_damaged,
        decision.left,
        spread,
    )


def _zero(view: RocketsView, decision: ChooseZero) -> Action:
    """Repair what is damaged; use the power if it brings anything."""
    if REPAIR in decision.menu:
        return REPAIR
    if POWER in decision.menu and Field(view).of_zero(decision.seat) > 0.0:
        return POWER
    return NOTHING


def _target(view: RocketsView, decision: ChooseTarget) -> int:
    """Whose place is best to take, or whom it is best to hit."""
    field = Field(view)
    reach = aimable(field, decision)
    best = reach[0]
    for target in reach:
        if decision.power == TRANSWARP:
            if field.to_go[target] < field.to_go[best]:
                best = target
        elif field.of_hit(target) > field.of_hit(best):
            best = target
    return best


def aimable(field: Field, decision: ChooseTarget) -> tuple[int, ...]:
    """The seats that a power can be aimed at."""
    return tuple([seat for seat in field.seats if TARGETS[seat] in decision.menu])


def _face(view: RocketsView, decision: ChooseHeading) -> Action:
    """The heading in which the next slide brings the most."""
    options = decision.options()
    lefts = lefts_after(view, decision)
    best = options[0]
    least = NO_WAY
    for at in range(len(options)):
        if lefts[at] < least:
            best, least = options[at], lefts[at]
    return best


def lefts_after(view: RocketsView, decision: ChooseHeading) -> list[int]:
    """How far it is to go after a slide at each heading; NO_WAY where it touches something."""
    course = decision.book.courses[decision.course]
    ground = Ground(course, decision.others, tuple(range(len(decision.others))))
    ways = ways_of(course)
    # PR-125: the credits of the place.
    credits = view.rockets[view.target if decision.is_user else view.active].credits
    lefts: list[int] = []
    for option in decision.options():
        assert isinstance(option, Face), "a heading is asked for"
        pose = Pose(decision.x, decision.y, option.heading)
        done = ride(ground, decision.book, pose, option.heading, False, credits)
        to_go = ways.to_go(done.end.x, done.end.y, credits + len(done.crossings))
        lefts.append(NO_WAY if done.touches() else to_go)
    return lefts


def _pick(decision: ChooseRacer) -> Action:
    """The racer with the best power that is left."""
    for power in LIKED:
        for option in decision.menu:
            if isinstance(option, Pick) and power_of(option.racer) == power:
                return option
    return decision.menu[0]
