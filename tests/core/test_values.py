"""Values one can compare and read, compiled or not."""

import pytest

from paddock import games
from paddock.core.protocol import Action, Decision, Event, Order, Piece, Value, View
from paddock.games.outspeed.actions import PROGRAMS, Pass, Play, Program
from paddock.games.powersled.actions import Go, Lay
from paddock.table.luck import Luck
from paddock.table.table import Table


class Turn(Action):
    """One of somebody else's game, which is not compiled."""

    def __init__(self, degrees: int, pivot: int) -> None:
        super().__init__(-1)
        self.degrees = degrees
        self.pivot = pivot


class Turned(Event):
    def __init__(self, seats: tuple[int, ...], turn: Turn) -> None:
        self.seats = seats
        self.turn = turn


class Drive(Order):
    def __init__(self, turns: tuple[Turn, ...]) -> None:
        self.turns = turns


class Wheel(Piece):
    def __init__(self, at: int) -> None:
        self.at = at


SAME = [
    (Program(1), PROGRAMS[1]),
    (Pass(), Pass()),
    (Lay(3, 2, 1, 0, 0), Lay(3, 2, 1, 0, 0)),
    (Turn(900, 2), Turn(900, 2)),
]
OTHER = [
    (Program(1), Program(2)),
    (Play(1), Program(1)),
    (Turn(900, 2), Turn(900, 3)),
    (Go(7, 0), Go(8, 0)),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_actions_that_mean_the_same_are_equal(one: Action, other: Action) -> None:
    assert one == other
    assert hash(one) == hash(other)
    assert len({one, other}) == 1


@pytest.mark.parametrize(("one", "other"), OTHER)
def test_actions_of_another_kind_or_with_other_fields_are_not(one: Action, other: Action) -> None:
    """Also where both are out of range and so have the same code."""
    assert one != other
    assert len({one, other}) == 2
    assert one != one.code


def test_orders_are_equal_by_kind_and_fields_too() -> None:
    one, same, other = (Drive((Turn(degrees, 1),)) for degrees in (5, 5, 6))
    assert one == same
    assert len({one, same, other}) == 2
    assert one != Drive(())
    assert one != Turn(5, 1)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Program(1), "Program(route=1)"),
        (Pass(), "Pass()"),
        (Turn(900, 2), "Turn(degrees=900, pivot=2)"),
        (Turned((0, 2), Turn(5, 1)), "Turned(seats=(0, 2), turn=Turn(degrees=5, pivot=1))"),
        (Wheel(3), "Wheel(at=3)"),
        (Decision(1, (Pass(),)), "Decision(seat=1, menu=(Pass(),))"),
    ],
)
def test_values_and_pieces_say_what_they_are(value: Value | Piece, text: str) -> None:
    assert repr(value) == text


def test_a_view_is_readable_and_does_not_print_the_book() -> None:
    table = Table(games.find("outspeed"), 3, Luck.seeded(1), {})
    seen: View = table.view(0)
    assert repr(seen).startswith("OutspeedView(seat=0, book=TileSet(…), phase=")
    assert "PilotView(seat=0, " in repr(seen)
    (decision, *_) = table.decisions()
    assert repr(decision).startswith("ChooseRoute(seat=0, menu=(Program(route=")
