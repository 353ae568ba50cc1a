"""The beam of a Laser."""

from paddock.games.powersled.book.track import NO_SQUARE
from paddock.games.powersled.state import NOBODY_HERE, REAR, Powersled, Sled


def in_sights(race: Powersled, sled: Sled) -> int:
    """PS-111, PS-112, PS-R68, PS-R69 The square of the first sled or mine ahead, or NO_SQUARE.

    The beam stays in its lane and passes through at most one corner square.
    """
    track = race.book.track
    square = sled.square
    if sled.half == REAR:
        return square
    corners = 0
    ahead = track.fwd[square]
    while ahead != square and track.lane[ahead] == track.lane[square]:
        if race.front_of(ahead) != NOBODY_HERE or race.mines[ahead]:
            return ahead
        if track.corner[ahead] >= 0:
            corners += 1
            if corners > 1:
                return NO_SQUARE
        ahead = track.fwd[ahead]
    return NO_SQUARE


def struck_in(race: Powersled, sled: Sled, square: int) -> int:
    """PS-R69 The rear sled of the square that the beam reaches, or NOBODY_HERE for a mine."""
    rear = race.rear_of(square)
    return rear if rear not in (NOBODY_HERE, sled.seat) else race.front_of(square)


def beam_to(race: Powersled, sled: Sled, square: int) -> list[int]:
    """The squares that the beam goes through to the one where it strikes."""
    squares: list[int] = []
    at = sled.square
    while at != square:
        at = race.book.track.fwd[at]
        squares.append(at)
    return squares
