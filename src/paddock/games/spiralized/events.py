"""What can happen, in the past tense. Nothing in this game is hidden."""

from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

from paddock.core.protocol import Event
from paddock.games.spiralized.book.spiral import Letter
from paddock.games.spiralized.state import Ending

# What comes with every move is made and dropped at once: `free_list_len` keeps its memory.

PitCause: TypeAlias = int
"""What sent a token to the Pit."""
BY_HIT: Final[PitCause] = 0
BY_DOUBLES: Final[PitCause] = 1
BY_THIRD_DOUBLES: Final[PitCause] = 2


class FirstThrown(Event):
    """The throw for the first turn; -1 for those who did not throw, and while there is a tie."""

    def __init__(self, totals: tuple[int, ...], starter: int) -> None:
        self.totals = totals
        self.starter = starter


@mypyc_attr(free_list_len=1)
class TurnBegan(Event):
    """A player has the dice."""

    def __init__(self, turn: int, seat: int) -> None:
        self.turn = turn
        self.seat = seat


@mypyc_attr(free_list_len=1)
class Rolled(Event):
    """Both dice were thrown; `throw` is 1, or more for bonus rolls."""

    def __init__(self, seat: int, one: int, two: int, throw: int) -> None:
        self.seat = seat
        self.one = one
        self.two = two
        self.throw = throw


@mypyc_attr(free_list_len=1)
class Stepped(Event):
    """A token used a die; `place` is where it stands now, `way` what it passed, its end last."""

    def __init__(
        self,
        seat: int,
        token: Letter,
        die: int,
        start: int,
        end: int,
        place: str,
        way: tuple[int, ...],
    ) -> None:
        self.seat = seat
        self.token = token
        self.die = die
        self.start = start
        self.end = end
        self.place = place
        self.way = way


@mypyc_attr(free_list_len=1)
class TookStairs(Event):
    """A token went along a stairway instead of a roll."""

    def __init__(self, seat: int, token: Letter, start: int, end: int, place: str) -> None:
        self.seat = seat
        self.token = token
        self.start = start
        self.end = end
        self.place = place


class SentToPit(Event):
    """A token went to the Pit (`end`), hit by `by` or through its owner's doubles."""

    def __init__(
        self, seat: int, token: Letter, cause: PitCause, by: int, start: int, end: int
    ) -> None:
        self.seat = seat
        self.token = token
        self.cause = cause
        self.by = by
        self.start = start
        self.end = end


class LeftPit(Event):
    """A token went from the Pit to its Rect: pushed out by the next one, or freed by snake eyes."""

    def __init__(self, seat: int, token: Letter, is_freed: bool, start: int, end: int) -> None:
        self.seat = seat
        self.token = token
        self.is_freed = is_freed
        self.start = start
        self.end = end


class Exchanged(Event):
    """On a sunburst two tokens changed places; `end` and `other_end` are where each stands now."""

    def __init__(
        self,
        seat: int,
        token: Letter,
        start: int,
        end: int,
        place: str,
        other_seat: int,
        other_token: Letter,
        other_start: int,
        other_end: int,
        other_place: str,
    ) -> None:
        self.seat = seat
        self.token = token
        self.start = start
        self.end = end
        self.place = place
        self.other_seat = other_seat
        self.other_token = other_token
        self.other_start = other_start
        self.other_end = other_end
        self.other_place = other_place


class NobodyToExchange(Event):
    """A token ended on a sunburst and stays there."""

    def __init__(self, seat: int, token: Letter) -> None:
        self.seat = seat
        self.token = token


class DiceLost(Event):
    """These dice could not be used."""

    def __init__(self, seat: int, dice: tuple[int, ...]) -> None:
        self.seat = seat
        self.dice = dice


class ThirdDoubles(Event):
    """Three doubles: the roll is lost and the turn is over."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class CameHome(Event):
    """A token reached Home; `number` are there now."""

    def __init__(self, seat: int, token: Letter, number: int) -> None:
        self.seat = seat
        self.token = token
        self.number = number


class Stalled(Event):
    """Nothing but stairway moves for too long: the race ends as it stands."""

    def __init__(self, turns: int) -> None:
        self.turns = turns


class GaveUp(Event):
    """A player left with all tokens."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class RaceWon(Event):
    """It is over; `ending` says how: all tokens Home, stalled, or all others left."""

    def __init__(self, winners: tuple[int, ...], ending: Ending) -> None:
        self.winners = winners
        self.ending = ending
