"""Two pilots to race against: a rookie, and a driver who prices fuel and watches the edge."""

from typing import Final

from paddock.core.chance import Chance
from paddock.core.protocol import Action, Decision, View
from paddock.games.outspeed.actions import Dial, Keep, Program
from paddock.games.outspeed.bots.bonus_sense import best_bonus, token_worth
from paddock.games.outspeed.bots.photo_finish import LastTurn, choose_at_random
from paddock.games.outspeed.bots.prospects import Prospects, mix_of_others, mixes, soft_choice
from paddock.games.outspeed.decisions import ChooseBonus, ChooseRoute, KeepToken, SetWheel
from paddock.games.outspeed.view import OutspeedView

DRIVER_TEMPERATURE: Final = 0.3
ROOKIE_PLAYS: Final = 40
HUNDRED: Final = 100


def rookie(view: View, decision: Decision, rng: Chance) -> Action:
    """Picks at random, but does not burn the last fuel while there is another way."""
    options = decision.options()
    if isinstance(decision, ChooseBonus) and rng.pick(HUNDRED) >= ROOKIE_PLAYS:
        return options[0]
    if isinstance(decision, ChooseRoute):
        assert isinstance(view, OutspeedView), "this bot races Outspeed"
        if not view.book.is_finish(view.tile):
            safe: tuple[Action, ...] = tuple(
                action
                for action in options
                if isinstance(action, Program)
                and decision.lowest_costs[action.route] < decision.fuel
            )
            options = safe or options
    return options[rng.pick(len(options))]


def driver(view: View, decision: Decision, rng: Chance) -> Action:
    """One look ahead with the sense of a good player."""
    assert isinstance(view, OutspeedView), "this bot races Outspeed"
    if isinstance(decision, ChooseBonus):
        return best_bonus(view, decision)
    if isinstance(decision, ChooseRoute):
        if view.book.is_finish(view.tile):
            return _best_finish(view, decision, rng)
        return _good_route(view, decision, rng)
    if isinstance(decision, SetWheel):
        return _best_dial(view, decision, rng)
    assert isinstance(decision, KeepToken), "no other question is asked"
    return _best_keep(view, decision)


def _best_keep(view: OutspeedView, decision: KeepToken) -> Action:
    best, best_worth = decision.options()[0], -1.0
    for action in decision.options():
        assert isinstance(action, Keep), "tokens are kept"
        worth = token_worth(view, action.token)
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def _good_route(view: OutspeedView, decision: ChooseRoute, rng: Chance) -> Action:
    """Good routes by their worth, mixed, because limited lanes punish the predictable."""
    prospects = Prospects(view, view.pilots[view.seat])
    others = mix_of_others(mixes(view), view.seat, prospects.rivals)
    worths = [0.0, 0.0, 0.0]
    allowed: list[int] = []
    for action in decision.options():
        assert isinstance(action, Program), "routes are programmed"
        allowed.append(action.route)
        worths[action.route] = prospects.worth(action.route, others)
    chosen = choose_at_random(soft_choice(worths, allowed, DRIVER_TEMPERATURE), rng)
    for action in decision.options():
        if isinstance(action, Program) and action.route == chosen:
            return action
    return decision.options()[0]


def _best_finish(view: OutspeedView, decision: ChooseRoute, rng: Chance) -> Action:
    """On the last turn only winning counts."""
    last_turn = LastTurn(view)
    most = min(view.book.wheel_most, decision.fuel)
    best, best_chance = decision.options()[0], -1.0
    for action in decision.options():
        assert isinstance(action, Program), "routes are programmed"
        chance = last_turn.chance_to_win(action.route, most, rng)
        if chance > best_chance:
            best, best_chance = action, chance
    return best


def _best_dial(view: OutspeedView, decision: SetWheel, rng: Chance) -> Action:
    """The number that wins most often; of equals the larger one."""
    last_turn = LastTurn(view)
    route = view.pilots[view.seat].route
    best, best_chance = decision.options()[0], -1.0
    for action in decision.options():
        assert isinstance(action, Dial), "the wheel is dialled"
        chance = last_turn.chance_to_win(route, action.number, rng)
        if chance >= best_chance:
            best, best_chance = action, chance
    return best
