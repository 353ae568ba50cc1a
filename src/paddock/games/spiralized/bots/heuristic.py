"""Two players to race against: a rookie, and a driver who counts turns still to go."""

from typing import Final

from paddock.core.chance import Chance
from paddock.core.protocol import Action, Decision, View
from paddock.games.spiralized.actions import FREE, ROLL, STOP, Exchange, Stair, Step
from paddock.games.spiralized.book.spiral import BLOCKED, NOBODY_HERE, OFF_RINGS, TOKENS
from paddock.games.spiralized.bots.worth import position_worth, turns_to_go
from paddock.games.spiralized.decisions import (
    ChoosePartner,
    ChooseStep,
    ChooseTurn,
    TakeBonus,
    UseSnakeEyes,
)
from paddock.games.spiralized.rules.steps import (
    eligible_partners,
    end_of_step,
    exchange_places,
    send_to_pit,
)
from paddock.games.spiralized.state import Spiralized
from paddock.games.spiralized.view import SpiralizedView, race_of

ROLL_WORTH: Final = 0.92
"""What a roll is worth in turns; the stairs must gain more."""
DARE: Final = 6.1
"""With a token this close to Home the bonus roll is declined."""


def rookie(view: View, decision: Decision, rng: Chance) -> Action:
    """Picks at random, but comes Home when it can, takes a good stair and frees its token."""
    assert isinstance(view, SpiralizedView), "this bot races Spiralized"
    options = decision.options()
    if isinstance(decision, UseSnakeEyes):
        return FREE
    if isinstance(decision, ChooseTurn):
        # Going up the stairs is pointless; going down is tossed up against a roll.
        race = race_of(view)
        good = [
            action for action in options if not isinstance(action, Stair) or _down(race, action)
        ]
        return good[rng.pick(len(good))]
    return options[rng.pick(len(options))]


def _down(race: Spiralized, action: Stair) -> bool:
    token = race.active * TOKENS + action.token
    return action.ring > race.book.rings[race.tokens[token]]


def driver(view: View, decision: Decision, rng: Chance) -> Action:
    """One look ahead over the whole roll, in turns still to go."""
    assert isinstance(view, SpiralizedView), "this bot races Spiralized"
    race = race_of(view)
    if isinstance(decision, ChooseTurn):
        return _best_turn(race, decision)
    if isinstance(decision, ChooseStep):
        return _best_step(race, decision)
    if isinstance(decision, ChoosePartner):
        return _best_partner(race, decision)
    if isinstance(decision, TakeBonus):
        return _dare_bonus(race)
    return FREE


def _best_turn(race: Spiralized, decision: ChooseTurn) -> Action:
    best, best_worth = ROLL, position_worth(race, race.active) + ROLL_WORTH
    for action in decision.options():
        if isinstance(action, Stair):
            worth = stair_worth(race, action)
            if worth > best_worth:
                best, best_worth = action, worth
    return best


def stair_worth(race: Spiralized, action: Stair) -> float:
    """How good the position is after the stairs."""
    after = race.copy()
    token = race.active * TOKENS + action.token
    _arrive(after, token, race.book.stair_end(race.tokens[token], action.ring))
    return position_worth(after, race.active)


def _arrive(race: Spiralized, token: int, end: int) -> None:
    """Set a token down, hitting who stands there."""
    space = race.book.spaces[race.colours[token // TOKENS]][end]
    if space != OFF_RINGS:
        victim = race.standing[space]
        if victim != NOBODY_HERE:
            send_to_pit(race, victim)
    race.put(token, end)


def _after_step(race: Spiralized, token: int, die: int) -> Spiralized:
    """The position after a step, with the exchange that is best for the mover."""
    after = race.copy()
    end = end_of_step(race, token, die)
    _arrive(after, token, end)
    space = after.space_of(token)
    if space != OFF_RINGS and race.book.is_sunburst[space]:
        partner = _partner(after, token)
        if partner != NOBODY_HERE:
            exchange_places(after, token, partner)
    return after


def _partner(race: Spiralized, token: int) -> int:
    best, best_worth = NOBODY_HERE, 0.0
    for partner in eligible_partners(race, race.active):
        worth = exchange_worth(race, token, partner)
        if best == NOBODY_HERE or worth > best_worth:
            best, best_worth = partner, worth
    return best


def exchange_worth(race: Spiralized, token: int, partner: int) -> float:
    """How good the position is when these two have changed places."""
    exchange_places(race, token, partner)
    worth = position_worth(race, race.active)
    exchange_places(race, token, partner)
    return worth


def _best_step(race: Spiralized, decision: ChooseStep) -> Action:
    """The first step of the best pair of steps."""
    best, best_worth = decision.options()[0], -1000.0
    for action in decision.options():
        assert isinstance(action, Step), "dice are used in steps"
        worth = step_worth(race, action)
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def step_worth(race: Spiralized, action: Step) -> float:
    """How good the position is after a step and the best use of the other die."""
    after = _after_step(race, race.active * TOKENS + action.token, action.die)
    other = race.die_two if action.die == race.die_one else race.die_one
    return _best_second(after, other) if other else position_worth(after, race.active)


def _best_second(race: Spiralized, die: int) -> float:
    best = -1000.0
    first = race.active * TOKENS
    for token in range(first, first + TOKENS):
        if end_of_step(race, token, die) != BLOCKED:
            best = max(best, position_worth(_after_step(race, token, die), race.active))
    return best if best > -1000.0 else position_worth(race, race.active)


def _best_partner(race: Spiralized, decision: ChoosePartner) -> Action:
    partner = _partner(race, race.landed)
    for action in decision.options():
        if isinstance(action, Exchange) and action.seat * TOKENS + action.token == partner:
            return action
    return decision.options()[0]


def _dare_bonus(race: Spiralized) -> Action:
    """Roll on while everything is still far back: doubles would cost the furthest token."""
    return STOP if at_stake(race) != NOBODY_HERE else ROLL


def at_stake(race: Spiralized) -> int:
    """An own token too near to Home to be lost by doubles; NOBODY_HERE if there is none."""
    first = race.active * TOKENS
    for token in range(first, first + TOKENS):
        progress = race.tokens[token]
        if 0 <= progress < race.book.home and turns_to_go(race.book, progress) < DARE:
            return token
    return NOBODY_HERE
