"""The sliding track: moving Ships, Forcefields in the way, boards in front and behind."""

from paddock.core.protocol import Log
from paddock.games.outspeed.events import BoardAttached, BoardRemoved, Moved
from paddock.games.outspeed.state import Outspeed, Pilot


def move(race: Outspeed, pilot: Pilot, wanted: int, cause: int, log: Log) -> bool:
    """Move a Ship step by step; False when it had to leave the rear of the track (OS-075).

    OS-037 Entering a Forcefield zone, forward or backward, ends the movement there.
    OS-072 A Ship that passes the last zone in front has a new board laid there.
    """
    start = pilot.zone
    step = 1 if wanted > 0 else -1
    left = wanted if wanted > 0 else -wanted
    edge = race.book.first_zone(race.rear)
    stopped = False
    stays = True
    while left > 0:
        if step < 0 and pilot.zone == edge:
            stays = False
            break
        pilot.zone += step
        left -= 1
        board = race.book.board_of(pilot.zone)
        if board > race.front:
            race.front = board
            log.say(BoardAttached(board, race.book.last_zone(board)))
        if pilot.zone in race.markers:
            if pilot.zone not in race.entered:
                race.entered.append(pilot.zone)
            stopped = left > 0
            break
    if start != pilot.zone:
        zones = pilot.zone - start
        log.say(Moved(pilot.seat, cause, wanted, zones, start, pilot.zone, stopped))
    return stays


def take_away_boards(race: Outspeed, log: Log) -> list[Pilot]:
    """OS-073 Of the boards laid, the two foremost stay; who stood on the others is left behind."""
    left_behind: list[Pilot] = []
    if race.front <= race.rear + 1:
        return left_behind
    while race.rear < race.front - 1:
        log.say(BoardRemoved(race.rear, race.book.first_zone(race.rear + 1)))
        race.rear += 1
    edge = race.book.first_zone(race.rear)
    # OS-R27: markers on a board that goes return to the supply.
    race.markers = [zone for zone in race.markers if zone >= edge]
    race.entered = [zone for zone in race.entered if zone >= edge]
    for pilot in race.pilots:
        if pilot.is_alive and pilot.zone < edge:
            left_behind.append(pilot)
    return left_behind
