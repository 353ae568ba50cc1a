"""Who is ahead of whom: order of play, and order at the finish."""

from paddock.games.powersled.book.track import place_of, shortest_lap
from paddock.games.powersled.state import FRONT, NOBODY_HERE, Powersled, Sled


def is_ahead(race: Powersled, one: Sled, two: Sled, with_line: bool) -> bool:
    """PS-038 to PS-041 Crossings, place along the lap, racing line, arrival.

    The racing line counts for the order of play, not at the finish (PS-R86).
    """
    track = race.book.track
    if one.crossings != two.crossings:
        return one.crossings > two.crossings
    if track.rank[one.square] != track.rank[two.square]:
        return track.rank[one.square] > track.rank[two.square]
    if with_line:
        if track.on_line[one.square] != track.on_line[two.square]:
            return track.on_line[one.square]
        if one.square == two.square and one.half != two.half:
            return one.half == FRONT
    return one.stamp < two.stamp


def in_order(race: Powersled, sleds: list[Sled], with_line: bool) -> list[Sled]:
    """The leader first. An insertion sort: six sleds at most, and no key function to call."""
    sleds = sleds.copy()
    for i in range(1, len(sleds)):
        sled = sleds[i]
        j = i
        while j > 0 and is_ahead(race, sled, sleds[j - 1], with_line):
            sleds[j] = sleds[j - 1]
            j -= 1
        sleds[j] = sled
    return sleds


def squares_gone(race: Powersled) -> list[int]:
    """How far each sled is beyond the line by the best way, so that all lanes count alike.

    It is 0 on the grid, and -1 for who is out.
    """
    track = race.book.track
    lap = shortest_lap(track)
    return [
        -1 if sled.out else max(0, sled.crossings * lap - track.to_go[sled.square])
        for sled in race.sleds
    ]


def order_of_play(race: Powersled) -> list[int]:
    """PS-R07 The plays of a round: all sleds on the track, by standing."""
    racing = [sled for sled in race.sleds if sled.is_racing]
    return [sled.seat for sled in in_order(race, racing, True)]


def directly_behind(race: Powersled, seat: int) -> int:
    """PS-R76 The one sled directly behind another, or NOBODY_HERE."""
    sled = race.sleds[seat]
    track = race.book.track
    square = sled.square
    if sled.half == FRONT and race.rear_of(square) != NOBODY_HERE:
        return race.rear_of(square)
    back = track.prev[square]
    if back < 0 or track.fwd[back] != square or track.lane[back] != track.lane[square]:
        return NOBODY_HERE
    return race.front_of(back)


def beside(race: Powersled, sled: Sled) -> list[int]:
    """PS-121, PS-202 The seats of those whom this sled may sideswipe or throw a grenade at."""
    seats: list[int] = []
    for place in race.book.track.attacks[place_of(sled.square, sled.half)]:
        seat = race.standing_at(place)
        if seat != NOBODY_HERE:
            seats.append(seat)
    return seats
