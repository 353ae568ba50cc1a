"""The race and its pieces. No rules here."""

from typing import Any, Final, TypeAlias

from paddock.core.protocol import Decision, Phase, Piece, Race
from paddock.games.outspeed.book.tiles import RouteName, Side, TileSet
from paddock.games.outspeed.book.tokens import Token, count

NO_ROUTE: Final[RouteName] = -1
NOT_DIALLED: Final = -1

Ending: TypeAlias = int
"""How a race ended."""
STILL_RACING: Final[Ending] = 0
FINISH: Final[Ending] = 1
LAST_SURVIVOR: Final[Ending] = 2
ALL_OUT: Final[Ending] = 3
ENDINGS: Final[tuple[str, ...]] = ("still racing", "finish", "last survivor", "all eliminated")


class Pilot(Piece):
    """A seat's Ship with its Fuel and tokens.

    `out` is 0 for a pilot in the race, else the number of the block that eliminated it (OS-R50).
    `route`, `dialled`, `ahead` and `due` belong to the turn: the programmed route and wheel once
    they are revealed, the zones still to move and the tokens still to draw.
    """

    def __init__(
        self,
        seat: int,
        zone: int,
        fuel: int,
        tokens: list[int],
        committed: Token,
        route: RouteName,
        dialled: int,
        ahead: int,
        due: int,
        out: int,
    ) -> None:
        self.seat = seat
        self.zone = zone
        self.fuel = fuel
        self.tokens = tokens
        self.committed = committed
        self.route = route
        self.dialled = dialled
        self.ahead = ahead
        self.due = due
        self.out = out

    @property
    def is_alive(self) -> bool:
        return self.out == 0

    def copy(self) -> "Pilot":
        return Pilot(
            self.seat,
            self.zone,
            self.fuel,
            self.tokens.copy(),
            self.committed,
            self.route,
            self.dialled,
            self.ahead,
            self.due,
            self.out,
        )


class Outspeed(Race):
    """The desert: track, tiles, token stack and pilots.

    Hidden piles are bags until someone looks: `track_left` and `bag` hold what is left, not its
    order. Tokens put back lie in order under the bag, with the seat that knows each.
    """

    def __init__(
        self,
        seats: int,
        phases: list[Phase[Any, Any]],
        asked: tuple[Decision, ...],
        book: TileSet,
        turn: int,
        tile: int,
        side: Side,
        track_left: list[int],
        pilots: list[Pilot],
        rear: int,
        front: int,
        markers: list[int],
        entered: list[int],
        bag: list[int],
        under: list[int],
        under_by: list[int],
        discards: list[int],
        blocks: int,
        ending: Ending,
    ) -> None:
        super().__init__(seats, phases, asked)
        self.book = book
        self.turn = turn
        self.tile = tile
        self.side = side
        self.track_left = track_left
        self.pilots = pilots
        self.rear = rear
        self.front = front
        self.markers = markers
        self.entered = entered
        self.bag = bag
        self.under = under
        self.under_by = under_by
        self.discards = discards
        self.blocks = blocks
        self.ending = ending

    def copy(self) -> "Outspeed":
        return Outspeed(
            self.seats,
            self.phases.copy(),
            self.asked,
            self.book,
            self.turn,
            self.tile,
            self.side,
            self.track_left.copy(),
            [pilot.copy() for pilot in self.pilots],
            self.rear,
            self.front,
            self.markers.copy(),
            self.entered.copy(),
            self.bag.copy(),
            self.under.copy(),
            self.under_by.copy(),
            self.discards.copy(),
            self.blocks,
            self.ending,
        )

    def alive(self) -> list[Pilot]:
        """The pilots still in the race, by seat."""
        return [pilot for pilot in self.pilots if pilot.out == 0]

    def in_order(self) -> list[Pilot]:
        """OS-R04 Race order: the furthest forward first, ties by seat."""
        pilots = self.alive()
        # An insertion sort: six pilots at most, nearly sorted, and no key function to call.
        for i in range(1, len(pilots)):
            pilot = pilots[i]
            j = i
            while j > 0 and pilots[j - 1].zone < pilot.zone:
                pilots[j] = pilots[j - 1]
                j -= 1
            pilots[j] = pilot
        return pilots

    def leading_zone(self) -> int:
        leading = 0
        for pilot in self.pilots:
            if pilot.out == 0 and pilot.zone > leading:
                leading = pilot.zone
        return leading

    def rearmost_zone(self) -> int:
        rearmost = self.leading_zone()
        for pilot in self.pilots:
            if pilot.out == 0 and pilot.zone < rearmost:
                rearmost = pilot.zone
        return rearmost

    def programmed(self) -> list[int]:
        """OS-054 How many programmed each symbol this turn, whatever became of them."""
        return count_routes([pilot.route for pilot in self.pilots])

    def on_finish_tile(self) -> bool:
        return self.book.is_finish(self.tile)

    def supply(self) -> int:
        """How many tokens can be drawn: stack and discards."""
        return count(self.bag) + len(self.under) + count(self.discards)


def count_routes(routes: list[int]) -> list[int]:
    """How many there are of each symbol, NO_ROUTE aside."""
    counts = [0, 0, 0]
    for route in routes:
        if route != NO_ROUTE:
            counts[route] += 1
    return counts
