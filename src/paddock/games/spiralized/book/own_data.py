"""A board that somebody painted, as `paddock track check` tells of it."""

from typing import Final

from paddock.core.game import Facts, OwnData
from paddock.games.spiralized.book.reader import FIELDS
from paddock.games.spiralized.book.spiral import RINGS, SUNBURST, Spiral


def look(board: Spiral) -> Facts:
    """What is on the board."""
    rings = [board.kinds[ring * board.lap : (ring + 1) * board.lap] for ring in range(RINGS)]
    sunbursts = [ring.count(SUNBURST) for ring in rings]
    return Facts(
        "",
        {
            "rings": RINGS,
            "lap": board.lap,
            "sunbursts_by_ring": sunbursts,
            "safe_zone": board.safe_zone,
            "colours": list(board.colours),
        },
        [
            f"Rings: {RINGS} of {board.lap} spaces, then a Safe Zone of {board.safe_zone}",
            f"Sunbursts: {sum(sunbursts)} (by ring {' / '.join(map(str, sunbursts))})",
            f"Colours: {', '.join(board.colours)}",
        ],
    )


OWN_DATA: Final = OwnData("board", FIELDS, look)
