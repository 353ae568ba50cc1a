"""The order of play, and the tile that gives each turn its routes."""

from typing import Any, Final

from paddock.core.chance import Chance
from paddock.core.protocol import Action, Log, Phase
from paddock.games.outspeed.book.tiles import FINISH_TILES, TRACK_TILES
from paddock.games.outspeed.events import MarkersRemoved, TileRevealed
from paddock.games.outspeed.phases.bonus import Bonus
from paddock.games.outspeed.phases.programming import Programming
from paddock.games.outspeed.phases.resolution import Dialling, Gaining, Moving, Paying
from paddock.games.outspeed.rules.elimination import end_race
from paddock.games.outspeed.state import FINISH, NO_ROUTE, NOT_DIALLED, Outspeed


class Turn(Phase[Outspeed, Action]):
    """OS-012 Bonus, Programming, Resolution, Reveal."""

    def resolve(self, race: Outspeed, answers: list[Action], chance: Chance, log: Log) -> None:
        race.turn += 1
        race.entered = []
        for pilot in race.pilots:
            pilot.route = NO_ROUTE
            pilot.dialled = NOT_DIALLED
            pilot.ahead = 0
            pilot.due = 0
        log.say(TileRevealed(race.turn, race.tile, race.book.tiles[race.tile - 1].name, race.side))
        race.phases.pop()
        race.phases.extend(TURN_FROM_LAST)


class Reveal(Phase[Outspeed, Action]):
    """OS-083, OS-084 The tile leaves; the next one begins a turn, or the race is over."""

    def resolve(self, race: Outspeed, answers: list[Action], chance: Chance, log: Log) -> None:
        if race.on_finish_tile():
            end_race(race, FINISH, log)
            return
        remove_markers(race, log)
        race.tile = next_tile(race.track_left, chance)
        race.phases[-1] = TURN


ORDER_OF_PLAY: Final[list[Phase[Any, Any]]] = [
    Bonus(),
    Programming(),
    Dialling(),
    Paying(),
    Gaining(),
    Moving(),
    Reveal(),
]
TURN_FROM_LAST: Final[list[Phase[Any, Any]]] = ORDER_OF_PLAY[::-1]
"""As it lies on the stack: what comes first is on top."""
TURN: Final = Turn()


def remove_markers(race: Outspeed, log: Log) -> None:
    """OS-039 Every Forcefield zone that a Ship entered this turn loses its markers."""
    for zone in race.entered:
        log.say(MarkersRemoved(zone))
    race.markers = [zone for zone in race.markers if zone not in race.entered]
    race.entered = []


def next_tile(track_left: list[int], chance: Chance) -> int:
    """OS-006, OS-007 One of the Track tiles that are left; after the last, a Finish Line tile."""
    if track_left:
        return track_left.pop(chance.pick(len(track_left)))
    return TRACK_TILES + 1 + chance.pick(FINISH_TILES)
