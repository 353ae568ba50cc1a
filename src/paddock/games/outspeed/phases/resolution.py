"""Phase 3: all costs, then all benefits, then the track slides on."""

from paddock.core.chance import Chance
from paddock.core.protocol import Action, Decision, Log, Phase
from paddock.games.outspeed.actions import DIALS, Dial
from paddock.games.outspeed.book.tiles import ALONE, LIMITED, ROUTES
from paddock.games.outspeed.decisions import SetWheel
from paddock.games.outspeed.events import (
    BY_ROUTE,
    COULD_NOT_PAY,
    FROM_ROUTE,
    LEFT_BEHIND,
    OUT_OF_FUEL,
    FuelGained,
    Paid,
    RouteOverfull,
    WentAlone,
    WheelsRevealed,
    ZonesGained,
)
from paddock.games.outspeed.phases.drawing import Drawing
from paddock.games.outspeed.rules.elimination import eliminate, is_decided, turn_tiles
from paddock.games.outspeed.rules.movement import move, take_away_boards
from paddock.games.outspeed.rules.routes import rolls, route_of
from paddock.games.outspeed.state import Outspeed, Pilot


class Dialling(Phase[Outspeed, Dial]):
    """OS-071, OS-R41 The pilots on the X route set the central wheel, secretly and at once."""

    def ask(self, race: Outspeed) -> tuple[Decision, ...]:
        asked: list[Decision] = []
        programmed = race.programmed()
        for pilot in race.alive():
            route = route_of(race, pilot)
            if route.cost.dialled and route.pays(programmed[pilot.route]):
                most = min(race.book.wheel_most, pilot.fuel)
                asked.append(SetWheel(pilot.seat, DIALS[: most + 1], most))
        return tuple(asked)

    def resolve(self, race: Outspeed, answers: list[Dial], chance: Chance, log: Log) -> None:
        race.phases.pop()
        if not answers:
            return
        for decision, action in zip(race.asked, answers, strict=True):
            race.pilots[decision.seat].dialled = action.number
        seats = tuple(decision.seat for decision in race.asked)
        log.say(WheelsRevealed(seats, tuple(action.number for action in answers)))


class Paying(Phase[Outspeed, Action]):
    """OS-050 First all costs, of all pilots at once."""

    def resolve(self, race: Outspeed, answers: list[Action], chance: Chance, log: Log) -> None:
        race.phases.pop()
        programmed = race.programmed()
        _say_overfull(race, programmed, log)
        out: list[Pilot] = []
        reasons: list[int] = []
        for pilot in race.in_order():
            route = route_of(race, pilot)
            if not route.pays(programmed[pilot.route]):
                if route.condition == ALONE:
                    log.say(WentAlone(pilot.seat, pilot.route))
                continue
            fuel, due = pilot.fuel, pay(race, pilot, programmed, chance, log)
            if due > fuel:
                # OS-080: not being able to pay eliminates on every tile.
                out.append(pilot)
                reasons.append(COULD_NOT_PAY)
            elif pilot.fuel == 0 and not race.on_finish_tile():
                # OS-077; OS-078 spares those who reach exactly 0 on the Finish Line tile.
                out.append(pilot)
                reasons.append(OUT_OF_FUEL)
        eliminate(race, out, reasons, log)
        is_decided(race, log)


def _say_overfull(race: Outspeed, programmed: list[int], log: Log) -> None:
    """OS-053 Tell of the routes whose pilots all lose their turn."""
    for symbol in range(len(ROUTES)):
        route = race.book.route(race.tile, race.side, symbol)
        if route.condition == LIMITED and programmed[symbol] > route.room:
            seats = tuple(pilot.seat for pilot in race.alive() if pilot.route == symbol)
            log.say(RouteOverfull(symbol, seats, route.room))


def pay(race: Outspeed, pilot: Pilot, programmed: list[int], chance: Chance, log: Log) -> int:
    """OS-059, OS-068 Roll what is to be rolled and pay; what was due, even if there was less."""
    cost = route_of(race, pilot).cost
    crowd = cost.crowd(programmed)
    rolled = rolls(race.book.yellow, cost.rolls_due(programmed), chance)
    dialled = pilot.dialled if cost.dialled else 0
    due = cost.fixed + crowd + dialled + sum(rolled)
    paid = min(due, pilot.fuel)
    pilot.fuel -= paid
    if due or rolled:
        fuel = pilot.fuel
        log.say(Paid(pilot.seat, pilot.route, cost.fixed, crowd, rolled, dialled, paid, fuel))
    return due


class Gaining(Phase[Outspeed, Action]):
    """OS-102 Then all benefits: blue dice, Fuel, Bonus tokens; movement comes last."""

    def resolve(self, race: Outspeed, answers: list[Action], chance: Chance, log: Log) -> None:
        race.phases.pop()
        programmed = race.programmed()
        gaining = [
            pilot
            for pilot in race.in_order()
            if route_of(race, pilot).gains(programmed[pilot.route])
        ]
        for pilot in gaining:
            _earn_zones(race, pilot, programmed, chance, log)
        for pilot in gaining:
            fuel = route_of(race, pilot).fuel
            crowd = fuel.crowd(programmed)
            if fuel.fixed + crowd:
                pilot.fuel += fuel.fixed + crowd
                log.say(FuelGained(pilot.seat, FROM_ROUTE, fuel.fixed, crowd, pilot.fuel))
        drawing = False
        for pilot in gaining:
            pilot.due = route_of(race, pilot).tokens
            drawing = drawing or pilot.due > 0
        if drawing:
            race.phases.append(Drawing(()))


def _earn_zones(
    race: Outspeed, pilot: Pilot, programmed: list[int], chance: Chance, log: Log
) -> None:
    """OS-056, OS-069 The zones a pilot will move, with the blue dice rolled."""
    zones = route_of(race, pilot).zones
    crowd = zones.crowd(programmed)
    rolled = rolls(race.book.blue, zones.rolls_due(programmed), chance)
    dialled = pilot.dialled if zones.dialled else 0
    pilot.ahead = zones.fixed + crowd + dialled + sum(rolled)
    if crowd or rolled:
        log.say(ZonesGained(pilot.seat, zones.fixed, crowd, rolled, dialled))


class Moving(Phase[Outspeed, Action]):
    """OS-056, OS-073 Ships move; then boards left behind are taken away with all on them."""

    def resolve(self, race: Outspeed, answers: list[Action], chance: Chance, log: Log) -> None:
        race.phases.pop()
        for pilot in race.in_order():
            move(race, pilot, pilot.ahead, BY_ROUTE, log)
            pilot.ahead = 0
        left_behind = take_away_boards(race, log)
        eliminate(race, left_behind, [LEFT_BEHIND for _ in left_behind], log)
        if not is_decided(race, log):
            turn_tiles(race, log)
