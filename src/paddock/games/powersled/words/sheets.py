"""What is printed on the table, in words: on its squares and on the status sheets."""

from paddock.games.powersled.board.kinds import Rating
from paddock.games.powersled.book.track import NO_CORNER, Track
from paddock.games.powersled.phases.building import BASE_ARMOR, BASE_RATING
from paddock.games.powersled.words.names import signed
from paddock.games.powersled.words.places import square_name


def about(track: Track, square: int) -> str:
    """What a square is, for who looks at it."""
    said = [f"{square_name(track, square)} ({track.squares[square]})"]
    corner = track.corner[square]
    if corner != NO_CORNER:
        said.append(f"safe speed {track.safe[corner]}: faster needs a control test (PS-140)")
    if track.on_line[square]:
        if track.is_double[square]:
            said.append("racing line, double length: room for two, one point to cross (PS-171)")
        else:
            said.append("racing line: a drift may follow it through all its lane changes (PS-173)")
    elif track.is_double[square]:
        said.append("double length: room for two (PS-078)")
    return "; ".join(said)


def ratings(laps: int) -> list[Rating]:
    """PS-008 to PS-011 What a sled is built of."""
    points = range(3)
    boxes = [str(BASE_RATING + point) for point in points]
    pilot = [signed(point) for point in points]
    armor = [str((BASE_ARMOR + point) * laps) for point in points]
    return [
        Rating("thrust", "Thrust", "cards drawn each turn", boxes, "PS-008"),
        Rating("stability", "Stability", "cards you may hold", boxes, "PS-009"),
        Rating("pilot", "Pilot", "on every control roll", pilot, "PS-010"),
        Rating("armor", "Armor", "boxes against damage", armor, "PS-011"),
    ]
