"""Laying out a race."""

from paddock.core.chance import Chance
from paddock.core.errors import BrokenData
from paddock.games.spiralized.book.spiral import RECT, TOKENS, Spiral
from paddock.games.spiralized.phases.turn import FirstThrow
from paddock.games.spiralized.state import NO_TOKEN, NOBODY_WON, Spiralized


def setup(book: Spiral, seats: int, chance: Chance) -> Spiralized:
    """SZ-001 to SZ-007 Everything in the rectangles, the board empty, colours by the table."""
    colours = book.chosen_colours or book.seating[seats]
    if len(colours) != seats:
        raise BrokenData("colours", f"{len(colours)} colours for {seats} seats")
    return Spiralized(
        seats=seats,
        phases=[FirstThrow()],
        asked=(),
        book=book,
        colours=list(colours),
        tokens=[RECT] * (seats * TOKENS),
        pit=NO_TOKEN,
        active=0,
        turn=0,
        throws=0,
        die_one=0,
        die_two=0,
        dice_used=0,
        is_double=False,
        has_freed=False,
        landed=NO_TOKEN,
        stairs_in_a_row=0,
        left=[0] * seats,
        passed_over=0,
        winner=NOBODY_WON,
    )
