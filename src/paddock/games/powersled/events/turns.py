"""Turns, rounds and cards; the grid and the end."""

from typing import ClassVar, Final, TypeAlias

from mypy_extensions import mypyc_attr

from paddock.core.protocol import Event
from paddock.games.powersled.book.cards import CardKind
from paddock.games.powersled.state import Ending, Half

Reason: TypeAlias = int
"""Why cards were discarded."""
OVER_LIMIT: Final[Reason] = 0
FOR_STEPS: Final[Reason] = 1
FOR_SPIN: Final[Reason] = 2
ALL_LOST: Final[Reason] = 3


class BuildsRevealed(Event):
    """PS-R02 Four numbers a seat: thrust, stability, pilot and armor points."""

    reveals: ClassVar[bool] = True

    def __init__(self, builds: tuple[tuple[int, ...], ...]) -> None:
        self.builds = builds


class GridRolled(Event):
    """PS-R04 The dice for the grid; 0 for a seat that did not roll this time."""

    def __init__(self, totals: tuple[int, ...]) -> None:
        self.totals = totals


class GridSet(Event):
    """PS-014 Seats by grid place, and the squares and halves they start from."""

    def __init__(
        self, order: tuple[int, ...], squares: tuple[str, ...], halves: tuple[Half, ...]
    ) -> None:
        self.order = order
        self.squares = squares
        self.halves = halves


class TurnBegan(Event):
    """A turn began: everybody draws."""

    def __init__(self, turn: int) -> None:
        self.turn = turn


class Drew(Event):
    """Cards came to a hand, as their owner saw them: counts by kind."""

    def __init__(self, seat: int, cards: tuple[int, ...], owed: int) -> None:
        self.seat = seat
        self.cards = cards
        self.owed = owed


class DrewHidden(Event):
    """The same, as everybody else saw it."""

    def __init__(self, seat: int, number: int, owed: int) -> None:
        self.seat = seat
        self.number = number
        self.owed = owed


class Reshuffled(Event):
    """PS-042 A discard pile became the new draw pile."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number


@mypyc_attr(free_list_len=1)
class PutAside(Event):
    """A card was chosen for the discard pile, as its owner knows it."""

    def __init__(self, seat: int, card: CardKind) -> None:
        self.seat = seat
        self.card = card


@mypyc_attr(free_list_len=1)
class PutAsideHidden(Event):
    """A card was chosen for the discard pile; which one shows when all have chosen."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(free_list_len=1)
class Discarded(Event):
    """Cards went to the discard pile, open: counts by kind."""

    reveals: ClassVar[bool] = True

    def __init__(self, seat: int, cards: tuple[int, ...], why: Reason) -> None:
        self.seat = seat
        self.cards = cards
        self.why = why


class RoundBegan(Event):
    """PS-038 The plays of a round, the leader first."""

    def __init__(self, round: int, order: tuple[int, ...]) -> None:
        self.round = round
        self.order = order


class StoodStill(Event):
    """PS-054 No card, no move."""

    def __init__(self, seat: int, square: str) -> None:
        self.seat = seat
        self.square = square


@mypyc_attr(free_list_len=1)
class CardsLaid(Event):
    """PS-052 A base card and what was added to it, open on the table."""

    reveals: ClassVar[bool] = True

    def __init__(
        self, seat: int, card: CardKind, speed: int, corners: int, pilotings: int, extras: int
    ) -> None:
        self.seat = seat
        self.card = card
        self.speed = speed
        self.corners = corners
        self.pilotings = pilotings
        self.extras = extras


class Owed(Event):
    """PS-134 The hand was too small: so many cards are owed in all."""

    def __init__(self, seat: int, owed: int) -> None:
        self.seat = seat
        self.owed = owed


class WentHome(Event):
    """PS-R87 A finished sled left the track, the others race on; `moved_up` as in `Moved`."""

    def __init__(self, seat: int, moved_up: int) -> None:
        self.seat = seat
        self.moved_up = moved_up


class RaceEnded(Event):
    """PS-250 How it ended; `ending` says why."""

    def __init__(self, winners: tuple[int, ...], ending: Ending) -> None:
        self.winners = winners
        self.ending = ending
