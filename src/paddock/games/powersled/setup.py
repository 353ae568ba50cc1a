"""Laying out a race."""

from paddock.core.chance import Chance
from paddock.core.errors import BrokenData
from paddock.games.powersled.book.cards import no_cards
from paddock.games.powersled.book.course import Course
from paddock.games.powersled.book.tables import NO_CIRCLE
from paddock.games.powersled.phases.building import BASE_ARMOR, BASE_RATING, Building
from paddock.games.powersled.state import ALONE, FRONT, STILL_RACING, Deck, Powersled, Sled, no_play


def setup(book: Course, seats: int, chance: Chance) -> Powersled:
    """PS-001, PS-018, PS-019 Decks shuffled, hands empty, sleds on the grid in order of seats.

    The grid is taken anew when the builds are known.
    """
    if book.order and len(book.order) != seats:
        raise BrokenData("grid", f"{len(book.order)} seats are named for {seats} sleds")
    grid = book.track.grid
    squares = len(book.track.fwd)
    return Powersled(
        seats=seats,
        phases=[Building()],
        asked=(),
        book=book,
        sleds=[_sled(book, seat, grid[seat]) for seat in range(seats)],
        decks=[Deck(no_cards(), list(book.deck), no_cards(), no_cards()) for _ in range(seats)],
        mines=[0] * squares,
        slicks=[0] * squares,
        play=no_play(),
        turn=0,
        round=0,
        rounds=0,
        order=[],
        at=0,
        clock=0,
        retired=0,
        ending=STILL_RACING,
    )


def _sled(book: Course, seat: int, square: int) -> Sled:
    return Sled(
        seat=seat,
        square=square,
        half=FRONT,
        crossings=0,
        stamp=0,
        thrust=BASE_RATING,
        stability=BASE_RATING,
        pilot=0,
        armor=BASE_ARMOR * book.laps,
        control=0,
        circle=NO_CIRCLE,
        is_crashing=False,
        is_broken=False,
        owed=0,
        left_last=book.track.prev[square],
        speed=0,
        mines_under=0,
        slicks_under=0,
        has_played=False,
        partner=ALONE,
        finished=0,
        out=0,
    )
