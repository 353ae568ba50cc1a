"""What the driver would do, and why, in the numbers that it compared."""

from typing import Final

from paddock.core.chance import Chance
from paddock.core.phrase import Phrase
from paddock.core.protocol import Action, Advice, Decision, View
from paddock.games.outspeed.actions import PROGRAMS, Dial, Keep, Play, Program
from paddock.games.outspeed.bots.bonus_sense import best_bonus, hold_worth, play_worth
from paddock.games.outspeed.bots.heuristic import (
    Weighed,
    dial_chances,
    finish_chances,
    keep_worths,
)
from paddock.games.outspeed.decisions import ChooseBonus, ChooseRoute, KeepToken, SetWheel
from paddock.games.outspeed.view import OutspeedView
from paddock.games.outspeed.words.names import ROUTE_NAMES, TOKEN_NAMES
from paddock.kit.weighing import (
    NOWHERE,
    SURE,
    best_at,
    best_of,
    counted,
    in_hundred,
    last_best_at,
    next_best_at,
    than,
)
from paddock.kit.words import plural, say

ONLY_ROUTE: Final = "No other route can be taken."


def advise(view: View, decision: Decision, rng: Chance) -> Advice:
    """The driver's choice, and what spoke for it."""
    assert isinstance(view, OutspeedView), "this bot races Outspeed"
    if isinstance(decision, ChooseBonus):
        bonus = best_bonus(view, decision)
        return Advice(bonus, _why_bonus(view, decision, bonus))
    if isinstance(decision, ChooseRoute):
        if view.book.is_finish(view.tile):
            chances = finish_chances(view, decision, rng)
            return _winning(decision, chances, best_at(chances))
        weighed = Weighed(view, decision)
        route = PROGRAMS[best_at(weighed.chances)]
        return Advice(route, _why_route(decision, weighed, route))
    if isinstance(decision, SetWheel):
        chances = dial_chances(view, decision, rng)
        return _winning(decision, chances, last_best_at(chances))
    assert isinstance(decision, KeepToken), "no other question is asked"
    worths = keep_worths(view, decision)
    return Advice(best_of(decision.options(), worths), _why_keep(decision, worths))


def _why_bonus(view: OutspeedView, decision: ChooseBonus, chosen: Action) -> Phrase:
    """What the token brings now, against what it is worth in hand."""
    kept = counted(hold_worth(view), "zone")
    if isinstance(chosen, Play):
        now = counted(play_worth(view, chosen.token), "zone")
        return say(f"Played now it is worth about {now}; held back, {kept}.")
    best, worth = "", 0.0
    for option in decision.options():
        if isinstance(option, Play):
            gain = play_worth(view, option.token)
            if not best or gain > worth:
                best, worth = TOKEN_NAMES[option.token], gain
    if not best:
        return say("There is no token to play.")
    now = counted(worth, "zone")
    return say(f"{best} would bring about {now} now, no more than the {kept} of holding it back.")


def _why_route(decision: ChooseRoute, weighed: Weighed, chosen: Action) -> Phrase:
    """The worth of the route with everybody's likely choice, against the next one."""
    assert isinstance(chosen, Program), "routes are programmed"
    options = decision.options()
    if len(options) == 1:
        return say(ONLY_ROUTE)
    route = chosen.route
    rivals = weighed.prospects.rivals
    coming = round(weighed.others[route] * rivals)
    company = f"About {coming} of {plural(rivals, 'rival')} will come along"
    if coming == 0:
        company = "Hardly anybody will come along"
    elif coming == rivals:
        company = "Everybody else is likely to come along"
    worths = [weighed.worths[one] for one in weighed.allowed]
    other = weighed.allowed[next_best_at(worths, weighed.allowed.index(route))]
    gain = weighed.worths[route] - weighed.worths[other]
    compared = than(gain, "zone", say(f"the {ROUTE_NAMES[other]} route"))
    why = say(f"{company}; zones, fuel and danger together, it is {{}}", compared)
    often = weighed.chances[route]
    if often > SURE:
        return say("{}.", why)
    others = f"It takes it {in_hundred(often)}, else another, so that nobody can count on it"
    return say(f"{{}}. {others}.", why)


def _winning(decision: Decision, chances: list[float], at: int) -> Advice:
    """How often it wins when the last turn is played out in the head."""
    options = decision.options()
    chosen, other = options[at], next_best_at(chances, at)
    if other == NOWHERE:
        is_route = isinstance(chosen, Program)
        return Advice(chosen, say(ONLY_ROUTE if is_route else "No other number is left."))
    wins = f"Played out in the head, it wins {in_hundred(chances[at])}"
    against = f"{_called(options[other])} {in_hundred(chances[other])}"
    return Advice(chosen, say(f"{wins}; {against}."))


def _called(option: Action) -> str:
    if isinstance(option, Dial):
        return f"with {option.number} it would"
    assert isinstance(option, Program), "a route or a number"
    return f"the {ROUTE_NAMES[option.route]} route"


def _why_keep(decision: KeepToken, worths: list[float]) -> Phrase:
    at = best_at(worths)
    other = next_best_at(worths, at)
    if other == NOWHERE:
        return say("Both tokens are the same.")
    dropped = decision.options()[other]
    assert isinstance(dropped, Keep), "tokens are kept"
    mine, theirs = counted(worths[at], "zone"), counted(worths[other], "zone")
    return say(f"It is worth about {mine} to have now, {TOKEN_NAMES[dropped.token]} {theirs}.")
