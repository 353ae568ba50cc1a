"""The race and its racers. No rules here."""

from typing import Any, Final, TypeAlias

from paddock.core.protocol import Decision, Phase, Piece, Race, Value
from paddock.games.pocket_rockets.book.course import Course, Tabletop
from paddock.games.pocket_rockets.book.racers import SIZE, power_of
from paddock.kit.geometry import Card

NO_BID: Final = -1
NOBODY_THERE: Final = -1

Ending: TypeAlias = int

RUNNING: Final[Ending] = 0
FINISHED: Final[Ending] = 1
LAST_LEFT: Final[Ending] = 2
TIME_UP: Final[Ending] = 3
WRECKED: Final[Ending] = 4
OUT_OF_TIME: Final[Ending] = 5
ENDINGS: Final[tuple[str, ...]] = (
    "running",
    "across the finish",
    "last one left",
    "round limit",
    "practice ended in a wreck",
    "practice ran out of rounds",
)


class Pose(Value):
    """PR-170 Where a card lies: its pivot in thousandths of a millimetre, its heading in tenths."""

    def __init__(self, x: int, y: int, heading: int) -> None:
        self.x = x
        self.y = y
        self.heading = heading

    def card(self) -> Card:
        return Card(SIZE, self.x, self.y, self.heading)


class Rocket(Piece):
    """A racer. `racer` is its card; `removed_at` says as which it left play, 0 while it is in."""

    def __init__(
        self,
        racer: int,
        lane: int,
        pose: Pose,
        is_damaged: bool,
        is_in_play: bool,
        credits: int,
        removed_at: int,
    ) -> None:
        self.racer = racer
        self.lane = lane
        self.pose = pose
        self.is_damaged = is_damaged
        self.is_in_play = is_in_play
        self.credits = credits
        self.removed_at = removed_at

    def copy(self) -> "Rocket":
        return Rocket(
            self.racer,
            self.lane,
            self.pose,
            self.is_damaged,
            self.is_in_play,
            self.credits,
            self.removed_at,
        )

    def power(self) -> int:
        """PR-003 Its one power, also while its card lies damage side up."""
        return power_of(self.racer)


class PocketRockets(Race):
    """The table with its racers, by seat.

    `course` says which of the book's courses is raced on. `bids` are those of the round that were
    shown last. `ending` is how the race ended.
    """

    def __init__(
        self,
        seats: int,
        phases: list[Phase[Any, Any]],
        asked: tuple[Decision, ...],
        book: Tabletop,
        course: int,
        rockets: list[Rocket],
        round: int,
        dead_rounds: int,
        removals: int,
        bids: list[int],
        winners: list[int],
        ending: Ending,
    ) -> None:
        super().__init__(seats, phases, asked)
        self.book = book
        self.course = course
        self.rockets = rockets
        self.round = round
        self.dead_rounds = dead_rounds
        self.removals = removals
        self.bids = bids
        self.winners = winners
        self.ending = ending

    def copy(self) -> "PocketRockets":
        return PocketRockets(
            self.seats,
            self.phases.copy(),
            self.asked,
            self.book,
            self.course,
            [rocket.copy() for rocket in self.rockets],
            self.round,
            self.dead_rounds,
            self.removals,
            self.bids.copy(),
            self.winners.copy(),
            self.ending,
        )

    def ground(self) -> Course:
        """The course that is raced on."""
        return self.book.courses[self.course]

    def in_play(self) -> list[int]:
        """PR-011 The seats whose racers are in play."""
        return [seat for seat in range(self.seats) if self.rockets[seat].is_in_play]

    def is_practice(self) -> bool:
        """PR-166 One alone practises."""
        return self.seats == 1
