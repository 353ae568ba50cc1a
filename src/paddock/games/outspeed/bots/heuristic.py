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
from paddock.kit.weighing import best_of, last_best_at

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
    return best_of(decision.options(), keep_worths(view, decision))


def keep_worths(view: OutspeedView, decision: KeepToken) -> list[float]:
    """How good each of the tokens is to have."""
    worths: list[float] = []
    for action in decision.options():
        assert isinstance(action, Keep), "tokens are kept"
        worths.append(token_worth(view, action.token))
    return worths


class Weighed:
    """The routes as a driver weighs them: their worth, and how often it takes each."""

    def __init__(self, view: OutspeedView, decision: ChooseRoute) -> None:
        self.prospects = Prospects(view, view.pilots[view.seat])
        self.others = mix_of_others(mixes(view), view.seat, self.prospects.rivals)
        self.worths = [0.0, 0.0, 0.0]
        self.allowed: list[int] = []
        for action in decision.options():
            assert isinstance(action, Program), "routes are programmed"
            self.allowed.append(action.route)
            self.worths[action.route] = self.prospects.worth(action.route, self.others)
        self.chances = soft_choice(self.worths, self.allowed, DRIVER_TEMPERATURE)


def _good_route(view: OutspeedView, decision: ChooseRoute, rng: Chance) -> Action:
    """Good routes by their worth, mixed, because limited lanes punish the predictable."""
    chosen = choose_at_random(Weighed(view, decision).chances, rng)
    for action in decision.options():
        if isinstance(action, Program) and action.route == chosen:
            return action
    return decision.options()[0]


def _best_finish(view: OutspeedView, decision: ChooseRoute, rng: Chance) -> Action:
    """On the last turn only winning counts."""
    return best_of(decision.options(), finish_chances(view, decision, rng))


def finish_chances(view: OutspeedView, decision: ChooseRoute, rng: Chance) -> list[float]:
    """How often each route would win."""
    last_turn = LastTurn(view)
    most = min(view.book.wheel_most, decision.fuel)
    chances: list[float] = []
    for action in decision.options():
        assert isinstance(action, Program), "routes are programmed"
        chances.append(last_turn.chance_to_win(action.route, most, rng))
    return chances


def _best_dial(view: OutspeedView, decision: SetWheel, rng: Chance) -> Action:
    """The number that wins most often; of equals the larger one."""
    return decision.options()[last_best_at(dial_chances(view, decision, rng))]


def dial_chances(view: OutspeedView, decision: SetWheel, rng: Chance) -> list[float]:
    """How often each number would win."""
    last_turn = LastTurn(view)
    route = view.pilots[view.seat].route
    chances: list[float] = []
    for action in decision.options():
        assert isinstance(action, Dial), "the wheel is dialled"
        chances.append(last_turn.chance_to_win(route, action.number, rng))
    return chances
