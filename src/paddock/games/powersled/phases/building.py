"""Before the first turn: sleds are built in secret, and the grid is taken."""

from typing import Final

from paddock.core.chance import Chance
from paddock.core.protocol import Action, Decision, Log, Phase
from paddock.games.powersled.actions import BUILDS, Build
from paddock.games.powersled.decisions import ChooseBuild
from paddock.games.powersled.events.turns import BuildsRevealed, GridRolled, GridSet
from paddock.games.powersled.phases.turn import TURN
from paddock.games.powersled.rules.control import die
from paddock.games.powersled.state import Powersled

BASE_RATING: Final = 6
BASE_ARMOR: Final = 2


class Building(Phase[Powersled, Build]):
    """PS-006 to PS-012, PS-R02 Everybody builds a sled in secret; then the grid."""

    def ask(self, race: Powersled) -> tuple[Decision, ...]:
        points = race.book.points
        menu = build_menu(points)
        return tuple(ChooseBuild(seat, menu, points) for seat in range(race.seats))

    def resolve(self, race: Powersled, answers: list[Build], chance: Chance, log: Log) -> None:
        for seat in range(race.seats):
            build = answers[seat]
            sled = race.sleds[seat]
            sled.thrust = BASE_RATING + build.thrust
            sled.stability = BASE_RATING + build.stability
            sled.pilot = build.pilot
            sled.armor = (BASE_ARMOR + build.armor) * race.book.laps
        log.say(
            BuildsRevealed(
                tuple(
                    (build.thrust, build.stability, build.pilot, build.armor) for build in answers
                )
            )
        )
        order = race.book.grid_order(race.seats) or roll_for_grid(race.seats, chance, log)
        take_grid(race, order, log)
        race.phases[-1] = TURN


def build_menu(points: int) -> tuple[Action, ...]:
    """PS-R03 Up to the limit. First an even build, for who does not answer."""
    even: list[Action] = []
    menu: list[Action] = []
    for build in BUILDS:
        if build.spent() <= points:
            parts = [build.thrust, build.stability, build.pilot, build.armor]
            is_even = build.spent() == points and max(parts) - min(parts) <= 1
            if is_even and not even:
                even.append(build)
            else:
                menu.append(build)
    return tuple(even + menu)


def roll_for_grid(seats: int, chance: Chance, log: Log) -> tuple[int, ...]:
    """PS-R04 Two dice each, the highest takes pole; the tied roll again among themselves."""
    groups = [list(range(seats))]
    order: list[int] = []
    while groups:
        group = groups.pop(0)
        if len(group) == 1:
            order.append(group[0])
            continue
        totals = [0] * seats
        for seat in group:
            totals[seat] = die(chance) + die(chance)
        log.say(GridRolled(tuple(totals)))
        tied: list[list[int]] = []
        for total in range(2 * 6, 1, -1):
            same = [seat for seat in group if totals[seat] == total]
            if same:
                tied.append(same)
        groups = tied + groups
    return tuple(order)


def take_grid(race: Powersled, order: tuple[int, ...], log: Log) -> None:
    """PS-014 to PS-019 Two a row behind the line, pole in front on the right."""
    track = race.book.track
    for seat in range(race.seats):
        race.pick_up(race.sleds[seat])
    for place in range(len(order)):
        sled = race.sleds[order[place]]
        race.set_down(sled, track.grid[place])
        sled.left_last = track.prev[sled.square]
        sled.stamp = race.tick()
    squares = tuple(track.squares[track.grid[place]] for place in range(len(order)))
    halves = tuple([race.sleds[seat].half for seat in order])
    log.say(GridSet(order, squares, halves))
