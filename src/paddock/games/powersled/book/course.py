"""What is agreed before the race: the track, its length, the tables and the options."""

from paddock.core.protocol import Book
from paddock.games.powersled.book.tables import Tables
from paddock.games.powersled.book.track import Track


class Course(Book):
    """The book of a race.

    `order` are the seats by grid place, or empty when dice or the order of the seats decide.
    """

    def __init__(
        self,
        track: Track,
        tables: Tables,
        deck: tuple[int, ...],
        laps: int,
        points: int,
        order: tuple[int, ...],
        starts_by_seat: bool,
        hook_is_extra: bool,
        races_on: bool,
    ) -> None:
        self.track = track
        self.tables = tables
        self.deck = deck
        self.laps = laps
        self.points = points
        self.order = order
        self.starts_by_seat = starts_by_seat
        self.hook_is_extra = hook_is_extra
        self.races_on = races_on

    def grid_order(self, seats: int) -> tuple[int, ...]:
        """PS-R04 The seats by grid place; empty when dice decide."""
        return tuple(range(seats)) if self.starts_by_seat else self.order
