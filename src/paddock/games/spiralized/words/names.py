"""What players call the tokens and the places."""

from typing import Final

from paddock.core.phrase import Phrase, Place, Seat
from paddock.games.spiralized.book.spiral import Spiral
from paddock.kit.words import plural, say

LETTERS: Final = "ABCD"


def token_name(seat: int, token: int) -> Phrase:
    """`Ann's B`, for a token of this seat (0 to 3)."""
    return say("{}'s {}", Seat(seat), LETTERS[token])


def place_at(book: Spiral, colour: int, progress: int) -> Place:
    """`2/4 (sunburst)`."""
    return Place(book.spot(colour, progress), book.place(colour, progress))


def place_called(book: Spiral, name: str) -> Place | str:
    """The same by its name; of Start, the Safe Zone and Home each colour has its own."""
    spot = book.spots_by_name.get(name)
    return name if spot is None else Place(spot, name)


def nearer(gain: int) -> str:
    """12 spaces nearer to Home, or 1 space further from Home."""
    return f"{plural(abs(gain), 'space')} {'nearer to' if gain >= 0 else 'further from'} Home"
