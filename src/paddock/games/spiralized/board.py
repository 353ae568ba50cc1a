"""The board as it is printed: every place with its name, and each colour's way through them."""

from typing import Final

from paddock.core.protocol import Board, Value
from paddock.games.spiralized.book.spiral import (
    ARROW,
    COLOURS,
    LANDING,
    NO_COLOUR,
    PIT,
    RECT,
    RINGS,
    START,
    TOKENS,
    Colour,
    Spiral,
)
from paddock.games.spiralized.words.spots import (
    NOTES,
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
FIRST: Final = START + 1
"""The progress on the arrow."""


class PrintedSpot(Value):
    """A place that tokens can lie on.

    `sign` is what is printed there: one of `SIGNS`, or "rect", "start", "safe", "home" or "pit"
    outside the rings. `ring` counts from 1, the outermost; 0 is outside the rings. `position`
    counts clockwise from the top of its ring, or along the Safe Zone from 1. `colour` is the one it
    is painted in or belongs to, -1 for none. `name` is short, `title` says what it is as well, and
    `text` has its rule; `note` is what a token that waits there waits for, "" where it is on its
    way. `left`, `right`, `outward` and `inward` are the keys of the places beside
    it, as seen from the middle of the board, "" for none.
    """

    def __init__(
        self,
        key: str,
        sign: str,
        ring: int,
        position: int,
        colour: Colour,
        name: str,
        title: str,
        text: str,
        note: str,
        left: str,
        right: str,
        outward: str,
        inward: str,
    ) -> None:
        self.key = key
        self.sign = sign
        self.ring = ring
        self.position = position
        self.colour = colour
        self.name = name
        self.title = title
        self.text = text
        self.note = note
        self.left = left
        self.right = right
        self.outward = outward
        self.inward = inward


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
        seating: list[list[Colour]],
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
    spots.append(_pit(book))
    on_the_way = [*range(book.home + 1), PIT, RECT]
    return SpiralizedBoard(
        lap=book.lap,
        rings=RINGS,
        safe_zone=book.safe_zone,
        tokens=TOKENS,
        colours=list(book.colours),
        spots=spots,
        ways=[[book.spot(colour, at) for at in on_the_way] for colour in range(COLOURS)],
        to_go=[spaces_to_go(book, at) for at in on_the_way],
        seating=[list(colours) for colours in book.seating],
    )


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
    painted = book.colours[colour] if colour != NO_COLOUR else ""
    return PrintedSpot(
        key=f"space-{space}",
        sign=SIGNS[kind],
        ring=ring + 1,
        position=position,
        colour=colour,
        name=name,
        title=book.place(0, book.progresses[0][space]),
        text=space_text(name, ring + 1, kind, painted),
        note="",
        left=f"space-{ring * book.lap + (position - 1) % book.lap}",
        right=f"space-{ring * book.lap + (position + 1) % book.lap}",
        outward=f"space-{space - book.lap}" if ring else f"start-{_nearest(book, space, FIRST)}",
        inward=(
            f"space-{space + book.lap}"
            if ring + 1 < RINGS
            else f"safe-{_nearest(book, space, book.last)}-1"
        ),
    )


def _nearest(book: Spiral, space: int, progress: int) -> int:
    """The colour whose space with this progress, in the same ring, is the fewest spaces away."""

    def far(colour: int) -> int:
        off = (book.spaces[colour][progress] - space) % book.lap
        return min(off, book.lap - off)

    return min(range(COLOURS), key=far)


def _own_spots(book: Spiral, colour: int) -> list[PrintedSpot]:
    """What only one colour uses, in the order of its way."""
    painted = book.colours[colour]
    left, right = (colour - 1) % COLOURS, (colour + 1) % COLOURS

    def spot(progress: int, sign: str, text: str, outward: str, inward: str) -> PrintedSpot:
        number = progress - book.last if sign == "safe" else 0
        name = book.place(colour, progress)
        return PrintedSpot(
            key=book.spot(colour, progress),
            sign=sign,
            ring=0,
            position=number,
            colour=colour,
            name=name,
            title=f"Safe Zone {number}" if number else name,
            text=text,
            note=NOTES.get(sign, ""),
            left=book.spot(left, progress),
            right=book.spot(right, progress),
            outward=outward,
            inward=inward,
        )

    def key(progress: int) -> str:
        return book.spot(colour, progress)

    safe_zone = [
        spot(at, "safe", safe_text(painted, at - book.last), key(at - 1), key(at + 1))
        for at in range(book.last + 1, book.home)
    ]
    return [
        spot(RECT, "rect", rect_text(painted), "", key(START)),
        spot(START, "start", start_text(painted), key(RECT), key(FIRST)),
        *safe_zone,
        spot(book.home, "home", home_text(painted), key(book.home - 1), key(PIT)),
    ]


def _pit(book: Spiral) -> PrintedSpot:
    return PrintedSpot(
        key=book.spot(0, PIT),
        sign="pit",
        ring=0,
        position=0,
        colour=NO_COLOUR,
        name="the Pit",
        title="the Pit",
        text=PIT_TEXT,
        note=NOTES["pit"],
        left="",
        right="",
        outward=book.spot(0, book.home),
        inward="",
    )
