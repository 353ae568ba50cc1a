"""Laying out a race."""

from typing import Final

from paddock.core.chance import Chance
from paddock.games.outspeed.book.tiles import (
    LARGE_SIDE,
    LARGEST_SMALL_FIELD,
    SMALL_SIDE,
    TRACK_TILES,
    TileSet,
)
from paddock.games.outspeed.book.tokens import KINDS, NO_TOKEN
from paddock.games.outspeed.phases.turn import Turn, next_tile
from paddock.games.outspeed.state import NO_ROUTE, NOT_DIALLED, STILL_RACING, Outspeed, Pilot

FIRST_BOARD: Final = 1
BOARDS_LAID: Final = 2


def setup(book: TileSet, seats: int, chance: Chance) -> Outspeed:
    """OS-002 to OS-009, OS-096 Two boards, everyone together on the start zone, a full tank."""
    track_left = list(range(1, TRACK_TILES + 1))
    tile = next_tile(track_left, chance)
    return Outspeed(
        seats=seats,
        phases=[Turn()],
        asked=(),
        book=book,
        turn=0,
        tile=tile,
        side=SMALL_SIDE if seats <= LARGEST_SMALL_FIELD else LARGE_SIDE,
        track_left=track_left,
        pilots=[_pilot(book, seat) for seat in range(seats)],
        rear=FIRST_BOARD,
        front=BOARDS_LAID,
        markers=[],
        entered=[],
        bag=list(book.tokens),
        under=[],
        under_by=[],
        discards=[0] * KINDS,
        blocks=0,
        ending=STILL_RACING,
    )


def _pilot(book: TileSet, seat: int) -> Pilot:
    return Pilot(
        seat=seat,
        zone=book.start_zone,
        fuel=book.start_fuel,
        tokens=[0] * KINDS,
        committed=NO_TOKEN,
        route=NO_ROUTE,
        dialled=NOT_DIALLED,
        ahead=0,
        due=0,
        out=0,
    )
