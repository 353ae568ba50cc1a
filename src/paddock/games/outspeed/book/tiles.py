"""The tiles, dice and start values: values made from the data file, checked once."""

from typing import Final, TypeAlias

from paddock.core.protocol import Book

RouteName: TypeAlias = int
"""The routes of a tile."""
LEFT: Final[RouteName] = 0
MIDDLE: Final[RouteName] = 1
RIGHT: Final[RouteName] = 2
ROUTES: Final[tuple[str, ...]] = ("L", "M", "R")
OFF: Final = -1
"""The lowest cost of a route whose light is off."""

OPEN: Final = 0
LIMITED: Final = 1
ALONE: Final = 2

Side: TypeAlias = int
"""The sides of the tiles: for a small field, and for a large one."""
SMALL_SIDE: Final[Side] = 0
LARGE_SIDE: Final[Side] = 1
SIDES: Final[tuple[str, ...]] = ("3-4", "5-6")
LARGEST_SMALL_FIELD: Final = 4

TRACK_TILES: Final = 12
FINISH_TILES: Final = 4


class Amount:
    """A number of a tile: fixed, counted by symbols, rolled, dialled, or a sum of these."""

    def __init__(
        self,
        fixed: int,
        counted: tuple[int, ...],
        rolls: int,
        rolls_counted: tuple[int, ...],
        dialled: int,
    ) -> None:
        self.fixed = fixed
        self.counted = counted
        self.rolls = rolls
        self.rolls_counted = rolls_counted
        self.dialled = dialled
        # Most tiles count nobody.
        self.counts_pilots = sum(counted) > 0
        self.rolls_for_pilots = sum(rolls_counted) > 0

    def crowd(self, programmed: list[int]) -> int:
        """OS-065 The part that stands for the number of players who programmed a symbol."""
        total = 0
        if not self.counts_pilots:
            return total
        for route in range(3):
            total += self.counted[route] * programmed[route]
        return total

    def rolls_due(self, programmed: list[int]) -> int:
        """OS-070 How often the die is rolled."""
        total = self.rolls
        if not self.rolls_for_pilots:
            return total
        for route in range(3):
            total += self.rolls_counted[route] * programmed[route]
        return total

    def lowest(self, own: int, lowest_face: int) -> int:
        """OS-R34 The best case: nobody else anywhere, the lowest faces, nothing dialled."""
        return self.fixed + self.counted[own] + (self.rolls + self.rolls_counted[own]) * lowest_face


class Route:
    """OS-051 The three lines of a route: condition, cost, benefit."""

    def __init__(
        self,
        condition: int,
        room: int,
        cost: Amount,
        zones: Amount,
        fuel: Amount,
        tokens: int,
        lowest_cost: int,
        text: str,
    ) -> None:
        self.condition = condition
        self.room = room
        self.cost = cost
        self.zones = zones
        self.fuel = fuel
        self.tokens = tokens
        self.lowest_cost = lowest_cost
        self.text = text

    @property
    def is_lit(self) -> bool:
        return self.lowest_cost != OFF

    def pays(self, company: int) -> bool:
        """Whether pilots on this route pay, `company` of them in all."""
        if self.condition == LIMITED:
            return company <= self.room
        if self.condition == ALONE:
            return company > 1
        return True

    def gains(self, company: int) -> bool:
        """Whether pilots on this route gain, `company` of them in all."""
        if self.condition == LIMITED:
            return company <= self.room
        if self.condition == ALONE:
            return company == 1
        return True


class Tile:
    """One tile with both its sides."""

    def __init__(self, id: int, name: str, sides: tuple[tuple[Route, ...], ...]) -> None:
        self.id = id
        self.name = name
        self.sides = sides
        self.lowest_costs = tuple(tuple(route.lowest_cost for route in routes) for routes in sides)

    def texts(self, side: int) -> tuple[str, ...]:
        """The routes of a side in the language of the tiles."""
        return tuple(route.text for route in self.sides[side])


class TileSet(Book):
    """Everything that is printed: tiles by number, dice, wheel, tokens and start values."""

    def __init__(
        self,
        tiles: tuple[Tile, ...],
        yellow: tuple[int, ...],
        blue: tuple[int, ...],
        wheel_most: int,
        tokens: tuple[int, ...],
        start_zone: int,
        start_fuel: int,
        zones_per_board: int,
    ) -> None:
        self.tiles = tiles
        self.yellow = yellow
        self.blue = blue
        self.wheel_most = wheel_most
        self.tokens = tokens
        self.start_zone = start_zone
        self.start_fuel = start_fuel
        self.zones_per_board = zones_per_board

    def route(self, tile: int, side: int, route: int) -> Route:
        return self.tiles[tile - 1].sides[side][route]

    def is_finish(self, tile: int) -> bool:
        return tile > TRACK_TILES

    def board_of(self, zone: int) -> int:
        """OS-104 The board that a zone lies on."""
        return (zone + self.zones_per_board - 1) // self.zones_per_board

    def first_zone(self, board: int) -> int:
        return (board - 1) * self.zones_per_board + 1

    def last_zone(self, board: int) -> int:
        return board * self.zones_per_board
