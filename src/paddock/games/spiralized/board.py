"""The board as it is printed: every place with its name, and each colour's way through them."""

from typing import Final

from paddock.core.protocol import Board, Value
from paddock.games.spiralized.book.spiral import (
    ARROW,
    COLOURS,
    LANDING,
    NOBODY_HERE,
    PIT,
    RECT,
    RINGS,
    START,
    TOKENS,
    Spiral,
)
from paddock.games.spiralized.words.spots import (
    PIT_TEXT,
    home_text,
    rect_text,
    safe_text,
    space_text,
    start_text,
)

SIGNS: Final = ("white", "arrow", "plain", "wheel", "sunburst", "landing")
"""What is printed on a ring space, by its kind."""
NOT_ON_THE_WAY: Final = -1


class PrintedSpot(Value):
    """A place that tokens can lie on.

    `sign` is what is printed there: one of `SIGNS`, or "rect", "start", "safe", "home" or "pit"
    outside the rings. `ring` counts from 1, the outermost; 0 is outside the rings. `position`
    counts clockwise from the top of its ring, or along the Safe Zone from 1. `colour` is the one it
    is painted in or belongs to, -1 for none. `name` is short, `title` says what it is as well, and
    `text` has its rule.
    """

    def __init__(
        self,
        key: str,
        sign: str,
        ring: int,
        position: int,
        colour: int,
        name: str,
        title: str,
        text: str,
    ) -> None:
        self.key = key
        self.sign = sign
        self.ring = ring
        self.position = position
        self.colour = colour
        self.name = name
        self.title = title
        self.text = text


class SpiralizedBoard(Board):
    """Six rings of `lap` spaces, and for each colour its rectangle, Start, Safe Zone and Home.

    `ways` has for each colour the keys of its places by a token's progress, and `to_go` how far it
    is from there to Home, -1 where a token is not on its way; the rectangle (-1) and the Pit (-2)
    stand at the end of both. `tokens` is how many each player has; `seating` which colours play,
    by the number of players.
    """

    def __init__(
        self,
        lap: int,
        rings: int,
        safe_zone: int,
        tokens: int,
        colours: list[str],
        spots: list[PrintedSpot],
        ways: list[list[str]],
        to_go: list[int],
        seating: list[list[int]],
    ) -> None:
        self.lap = lap
        self.rings = rings
        self.safe_zone = safe_zone
        self.tokens = tokens
        self.colours = colours
        self.spots = spots
        self.ways = ways
        self.to_go = to_go
        self.seating = seating


def board(book: Spiral) -> SpiralizedBoard:
    """What is printed on the table."""
    spots = [_space(book, space) for space in range(book.last)]
    for colour in range(COLOURS):
        spots += _own_spots(book, colour)
    spots.append(PrintedSpot("pit", "pit", 0, 0, NOBODY_HERE, "the Pit", "the Pit", PIT_TEXT))
    on_the_way = [*range(book.home + 1), PIT, RECT]
    return SpiralizedBoard(
        lap=book.lap,
        rings=RINGS,
        safe_zone=book.safe_zone,
        tokens=TOKENS,
        colours=list(book.colours),
        spots=spots,
        ways=[[key_of(book, colour, at) for at in on_the_way] for colour in range(COLOURS)],
        to_go=[spaces_to_go(book, at) for at in on_the_way],
        seating=[list(colours) for colours in book.seating],
    )


def key_of(book: Spiral, colour: int, progress: int) -> str:
    """The key of the place where a colour stands with this progress."""
    if progress == PIT:
        return "pit"
    if progress == RECT:
        return f"rect-{colour}"
    if progress == START:
        return f"start-{colour}"
    if progress == book.home:
        return f"home-{colour}"
    if progress > book.last:
        return f"safe-{colour}-{progress - book.last}"
    return f"space-{book.spaces[colour][progress]}"


def spaces_to_go(book: Spiral, progress: int) -> int:
    """How far it is to Home, or NOT_ON_THE_WAY for a token that waits."""
    return book.home - progress if progress >= START else NOT_ON_THE_WAY


def _space(book: Spiral, space: int) -> PrintedSpot:
    ring, position = divmod(space, book.lap)
    kind, colour = book.kinds[space], book.paint[space]
    if kind == ARROW:
        colour = position // book.sector
    elif kind == LANDING:
        # Below the coloured space that it is dropped from.
        colour = book.paint[space - book.lap]
    name = f"{ring + 1}/{position}"
    title = book.place(0, book.progresses[0][space])
    painted = book.colours[colour] if colour != NOBODY_HERE else ""
    text = space_text(name, ring + 1, kind, painted)
    return PrintedSpot(f"space-{space}", SIGNS[kind], ring + 1, position, colour, name, title, text)


def _own_spots(book: Spiral, colour: int) -> list[PrintedSpot]:
    """What only one colour uses, in the order of its way."""
    painted = book.colours[colour]

    def spot(progress: int, sign: str, text: str, number: int = 0) -> PrintedSpot:
        key, name = key_of(book, colour, progress), book.place(colour, progress)
        title = f"Safe Zone {number}" if number else name
        return PrintedSpot(key, sign, 0, number, colour, name, title, text)

    return [
        spot(RECT, "rect", rect_text(painted)),
        spot(START, "start", start_text(painted)),
        *(
            spot(book.last + number, "safe", safe_text(painted, number), number)
            for number in range(1, book.safe_zone + 1)
        ),
        spot(book.home, "home", home_text(painted)),
    ]
