"""What may be answered."""

from typing import Final, TypeAlias

from paddock.core.protocol import FREE_CODE, Action
from paddock.games.pocket_rockets.book.racers import BIDS, RACERS

NO_SUCH: Final = -2
"""The code of an action that names what there is not."""

Hand: TypeAlias = int

ROCK: Final[Hand] = 0
PAPER: Final[Hand] = 1
SCISSORS: Final[Hand] = 2
THROWS: Final[tuple[str, ...]] = ("rock", "paper", "scissors")
MOST_SEATS: Final = 8

_BID_CODE: Final = 0
_THROW_CODE: Final = 10
_PICK_CODE: Final = 20
_TARGET_CODE: Final = 30
_NOTHING_CODE: Final = 40
_REPAIR_CODE: Final = 41
_POWER_CODE: Final = 42
_STOP_CODE: Final = 43


class Pick(Action):
    """Take a racer, where they are drafted."""

    def __init__(self, racer: int) -> None:
        super().__init__(_PICK_CODE + racer if 0 <= racer < len(RACERS) else NO_SUCH)
        self.racer = racer


class Bid(Action):
    """PR-020 A number of fingers."""

    def __init__(self, number: int) -> None:
        super().__init__(_BID_CODE + number if 0 <= number < BIDS else NO_SUCH)
        self.number = number


class DoNothing(Action):
    """PR-029 Let a sole 0 go by."""

    def __init__(self) -> None:
        super().__init__(_NOTHING_CODE)


class Repair(Action):
    """PR-080 Turn the card power side up."""

    def __init__(self) -> None:
        super().__init__(_REPAIR_CODE)


class UsePower(Action):
    """PR-090 Use the power on the card."""

    def __init__(self) -> None:
        super().__init__(_POWER_CODE)


class Stop(Action):
    """PR-045 Give up the moves that are left."""

    def __init__(self) -> None:
        super().__init__(_STOP_CODE)


class Go(Action):
    """PR-053 One move: pivot to a heading, in tenths of a degree, and slide."""

    def __init__(self, heading: int) -> None:
        super().__init__(FREE_CODE)
        self.heading = heading


class Target(Action):
    """PR-112, PR-120, PR-132 Aim at a racer."""

    def __init__(self, seat: int) -> None:
        super().__init__(_TARGET_CODE + seat if 0 <= seat < MOST_SEATS else NO_SUCH)
        self.seat = seat


class Throw(Action):
    """PR-140 Rock, paper or scissors."""

    def __init__(self, hand: Hand) -> None:
        super().__init__(_THROW_CODE + hand if 0 <= hand < len(THROWS) else NO_SUCH)
        self.hand = hand


def beaten(hand: Hand) -> Hand:
    """PR-140 What a hand beats: paper beats rock, scissors beat paper, rock beats scissors."""
    return (hand - 1) % len(THROWS)


class Face(Action):
    """PR-121 The heading in which one lies after an exchange, in tenths of a degree."""

    def __init__(self, heading: int) -> None:
        super().__init__(FREE_CODE)
        self.heading = heading


PICKS: Final[tuple[Action, ...]] = tuple(Pick(racer) for racer in range(len(RACERS)))
BID_MENU: Final[tuple[Action, ...]] = tuple(Bid(number) for number in range(BIDS))
NOTHING: Final[Action] = DoNothing()
REPAIR: Final[Action] = Repair()
POWER: Final[Action] = UsePower()
STOP: Final[Action] = Stop()
TARGETS: Final[tuple[Action, ...]] = tuple(Target(seat) for seat in range(MOST_SEATS))
THROW_MENU: Final[tuple[Action, ...]] = tuple(Throw(hand) for hand in range(len(THROWS)))
