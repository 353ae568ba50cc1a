"""A tile set that somebody made, as `paddock track check` tells of it."""

from typing import Final

from paddock.core.game import Facts, OwnData
from paddock.games.outspeed.book.reader import FIELDS
from paddock.games.outspeed.book.tiles import FINISH_TILES, SIDES, TRACK_TILES, TileSet
from paddock.games.outspeed.book.tokens import KEYS


def look(tiles: TileSet) -> Facts:
    """What is in the set."""
    lit = [
        sum(route.is_lit for tile in tiles.tiles for route in tile.sides[side])
        for side in range(len(SIDES))
    ]
    tokens = dict(zip(KEYS, tiles.tokens, strict=True))
    yellow, blue = (" ".join(map(str, die)) for die in (tiles.yellow, tiles.blue))
    return Facts(
        "",
        {
            "tiles": [tile.name for tile in tiles.tiles],
            "lit_routes": dict(zip(SIDES, lit, strict=True)),
            "dice": {"yellow": list(tiles.yellow), "blue": list(tiles.blue)},
            "bonus": tokens,
            "wheel": tiles.wheel_most,
            "zones_per_board": tiles.zones_per_board,
            "start": {"zone": tiles.start_zone, "fuel": tiles.start_fuel},
        },
        [
            f"Tiles: {TRACK_TILES} of the track, {FINISH_TILES} for the finish",
            "Lit routes: "
            + ", ".join(f"{n} on the sides {side}" for side, n in zip(SIDES, lit, strict=True)),
            f"Dice: yellow {yellow}, blue {blue}; the wheel goes up to {tiles.wheel_most}",
            f"Bonus tokens: {sum(tiles.tokens)} ("
            + ", ".join(f"{key.replace('_', ' ')} {number}" for key, number in tokens.items())
            + ")",
            f"Boards of {tiles.zones_per_board} zones; "
            f"the start is in zone {tiles.start_zone} with {tiles.start_fuel} fuel",
        ],
    )


OWN_DATA: Final = OwnData("tile set", FIELDS, look)
