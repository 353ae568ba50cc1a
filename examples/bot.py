"""A bot in twenty lines: it takes the dearest route that leaves it some fuel.

In this folder: paddock sim outspeed --bots bot:bold,random,random --races 100
"""

from paddock.bots import Bot, find_bot
from paddock.core.chance import Chance
from paddock.core.protocol import Action, Decision, View
from paddock.games import find
from paddock.games.outspeed.actions import Program
from paddock.games.outspeed.decisions import ChooseRoute
from paddock.sim.match import record_race

RESERVE = 4


def bold(view: View, decision: Decision, rng: Chance) -> Action:
    """What costs most, while there is fuel for it; to everything else the quiet answer."""
    if not isinstance(decision, ChooseRoute):
        return decision.options()[0]
    routes = [action for action in decision.options() if isinstance(action, Program)]
    routes.sort(key=lambda action: decision.lowest_costs[action.route])
    return routes[-1] if decision.fuel > RESERVE else routes[0]


if __name__ == "__main__":
    game = find("outspeed")
    bots = [Bot("bold", bold), find_bot(game, "random"), find_bot(game, "rookie")]
    finish, record = record_race(game, {}, bots, seed=7)
    print("won by", [bots[seat].name for seat in finish.winners], "after", finish.rounds, "rounds")
