"""Phase 2: everybody programs a route, secretly and at once."""

from paddock.core.chance import Chance
from paddock.core.protocol import Decision, Log, Phase
from paddock.games.outspeed.actions import Program
from paddock.games.outspeed.decisions import ChooseRoute
from paddock.games.outspeed.events import RoutesRevealed
from paddock.games.outspeed.rules.routes import lowest_costs, open_routes
from paddock.games.outspeed.state import NO_ROUTE, Outspeed


class Programming(Phase[Outspeed, Program]):
    """OS-041 One route each. A pilot with a single open route has nothing to choose."""

    def ask(self, race: Outspeed) -> tuple[Decision, ...]:
        asked: list[Decision] = []
        costs = lowest_costs(race)
        for pilot in race.alive():
            menu = open_routes(costs, pilot.fuel)
            if len(menu) > 1:
                asked.append(ChooseRoute(pilot.seat, menu, race.tile, race.side, pilot.fuel, costs))
        return tuple(asked)

    def resolve(self, race: Outspeed, answers: list[Program], chance: Chance, log: Log) -> None:
        """OS-049 All controllers are shown together; the counts are fixed from here on."""
        for index, action in enumerate(answers):
            race.pilots[race.asked[index].seat].route = action.route
        for pilot in race.pilots:
            if pilot.out == 0 and pilot.route == NO_ROUTE:
                only = open_routes(lowest_costs(race), pilot.fuel)[0]
                assert isinstance(only, Program), "routes are programmed"
                pilot.route = only.route
        race.phases.pop()
        routes = tuple(pilot.route for pilot in race.pilots)
        log.say(RoutesRevealed(routes, tuple(race.programmed())))
