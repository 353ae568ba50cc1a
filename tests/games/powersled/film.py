"""The table as somebody sees it who only hears what is told, and reckons nothing."""

from collections.abc import Sequence

from paddock.core.protocol import Event
from paddock.games.powersled.book.cards import MINE, SLICK
from paddock.games.powersled.events.contact import (
    HazardLaid,
    LaserFired,
    MineWentOff,
    Removed,
    Slid,
    Towed,
)
from paddock.games.powersled.events.driving import Moved, PutBack, Spun
from paddock.games.powersled.events.turns import GridSet, WentHome
from paddock.games.powersled.state import FRONT, NOBODY_HERE, PASSING, Powersled


class Film:
    """Where everything lies: nothing is worked out, every event says what is so after it."""

    def __init__(self, race: Powersled) -> None:
        squares = race.book.track.squares
        self.stands = [(squares[sled.square], sled.half) for sled in race.sleds]
        self.hazards = {
            MINE: dict(zip(squares, race.mines, strict=True)),
            SLICK: dict(zip(squares, race.slicks, strict=True)),
        }

    def show(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, Moved | Spun | Slid | Towed | PutBack):
                self.stands[event.seat] = (event.end, event.half)
            if isinstance(event, Moved | Spun | Slid | Towed | Removed | WentHome):
                self._move_up(event.moved_up)
            if isinstance(event, GridSet):
                for seat, square, half in zip(
                    event.order, event.squares, event.halves, strict=True
                ):
                    self.stands[seat] = (square, half)
            if isinstance(event, HazardLaid):
                self.hazards[MINE][event.square] = event.mines
                self.hazards[SLICK][event.square] = event.slicks
            if isinstance(event, MineWentOff | LaserFired):
                self.hazards[MINE][event.square] = event.mines

    def _move_up(self, seat: int) -> None:
        if seat != NOBODY_HERE:
            self.stands[seat] = (self.stands[seat][0], FRONT)

    def check(self, race: Powersled) -> None:
        """Everybody on the track stands where it was told; who passed and may stay is not told."""
        squares = race.book.track.squares
        for sled in race.sleds:
            if sled.is_racing:
                square, half = self.stands[sled.seat]
                assert square == squares[sled.square]
                assert half in (sled.half, PASSING)
                self.stands[sled.seat] = (square, sled.half)
        assert list(self.hazards[MINE].values()) == race.mines
        assert list(self.hazards[SLICK].values()) == race.slicks
