"""Leaving and entering squares, by whatever movement."""

from paddock.core.protocol import Log
from paddock.games.powersled.events.driving import Crossed, PutBack
from paddock.games.powersled.state import FRONT, NOBODY_HERE, PASSING, Powersled, Sled


def leave(race: Powersled, sled: Sled) -> int:
    """Out of the square: it is the one left last, and nothing lies under the sled any more.

    Gives who moves up there, or NOBODY_HERE.
    """
    moved_up = race.pick_up(sled)
    sled.half = FRONT
    sled.left_last = sled.square
    sled.mines_under = 0
    sled.slicks_under = 0
    if sled.seat == race.play.mover:
        race.play.path.append(sled.square)
    return moved_up


def arrive(race: Powersled, sled: Sled, square: int, log: Log) -> None:
    """PS-081, PS-R09 Count the line and give a stamp. The square has room, or is passed."""
    track = race.book.track
    if sled.seat == race.play.mover and track.line_next[sled.square] != square:
        # PS-R37: off the racing line, its free lane changes end.
        race.play.is_on_line = False
    crosses = track.crosses(sled.square, square)
    if sled.half == PASSING:
        sled.square = square
    else:
        race.set_down(sled, square)
    sled.stamp = race.tick()
    if crosses:
        sled.crossings += 1
        log.say(Crossed(sled.seat, sled.crossings, sled.crossings == race.book.laps + 1))


def sled_met(race: Powersled, square: int) -> int:
    """PS-195 Who is struck in a square without room: the rear sled of a double-length one."""
    rear = race.rear_of(square)
    return rear if rear != NOBODY_HERE else race.front_of(square)


def lay_under(race: Powersled, square: int, mines: int, slicks: int) -> None:
    """PS-117, PS-120 A hazard is dropped: it lies under whoever stands there."""
    race.lay(square, mines, slicks)
    for seat in (race.front_of(square), race.rear_of(square)):
        if seat != NOBODY_HERE:
            race.sleds[seat].mines_under += mines
            race.sleds[seat].slicks_under += slicks


def settle(race: Powersled, sled: Sled, log: Log) -> None:
    """PS-266 A sled still inside a passed square stays there if there is room, else it goes back.

    PS-R34 Back along its path to the last square with room; crossings are corrected.
    """
    if sled.half != PASSING:
        return
    square = sled.square
    if race.has_room(square):
        race.set_down(sled, square)
        return
    track = race.book.track
    path = race.play.path
    at = len(path)
    back = square
    while True:
        ahead = back
        at -= 1
        # Before the path began there is only the lane behind it.
        back = path[at] if at >= 0 else track.prev[back]
        sled.crossings -= 1 if track.crosses(back, ahead) else 0
        if race.has_room(back):
            break
    race.set_down(sled, back)
    sled.left_last = path[at - 1] if at > 0 else track.prev[back]
    # What it left on the way back it has not left: nobody is towed there.
    del path[max(0, at) :]
    sled.stamp = race.tick()
    log.say(PutBack(sled.seat, track.squares[square], track.squares[back], sled.half))
