"""Moving, tests of control, spins, and getting control back."""

from mypy_extensions import mypyc_attr

from paddock.core.protocol import Event
from paddock.games.powersled.actions import Way
from paddock.games.powersled.book.tables import Result
from paddock.games.powersled.events.contact import Cause
from paddock.games.powersled.state import Half


@mypyc_attr(free_list_len=1)
class Moved(Event):
    """PS-262 One square by the sled's own move. `left` are the printed points left.

    `half` is where in the square it stands now; who stood behind it in the one it left has
    `moved_up` (-1: nobody did). `way` is forward, left or right, as in `Go`. Out of the third lane
    the way into the next one may be either (PS-R25).
    """

    def __init__(
        self,
        seat: int,
        start: str,
        end: str,
        half: Half,
        moved_up: int,
        way: Way,
        is_extra: bool,
        left: int,
    ) -> None:
        self.seat = seat
        self.start = start
        self.end = end
        self.half = half
        self.moved_up = moved_up
        self.way = way
        self.is_extra = is_extra
        self.left = left


class PassedOwn(Event):
    """PS-096 Good Piloting was spent on the square the sled stood in."""

    def __init__(self, seat: int, square: str) -> None:
        self.seat = seat
        self.square = square


class Crossed(Event):
    """PS-081 The start/finish line was crossed for the numbered time."""

    def __init__(self, seat: int, crossings: int, has_finished: bool) -> None:
        self.seat = seat
        self.crossings = crossings
        self.has_finished = has_finished


class ControlRolled(Event):
    """PS-145 Two dice, what is added to them, why and where. `modifier` is without the pilot."""

    def __init__(
        self,
        seat: int,
        cause: Cause,
        one: int,
        two: int,
        modifier: int,
        pilot: int,
        total: int,
        square: str,
    ) -> None:
        self.seat = seat
        self.cause = cause
        self.one = one
        self.two = two
        self.modifier = modifier
        self.pilot = pilot
        self.total = total
        self.square = square


class ControlSettled(Event):
    """PS-146 What the Control Loss Table made of it. `steps` are the steps lost so far."""

    def __init__(self, seat: int, total: int, result: Result, steps: int) -> None:
        self.seat = seat
        self.total = total
        self.result = result
        self.steps = steps


class StepsLost(Event):
    """PS-133 Steps of control were lost otherwise than by a test; `steps` is the sum."""

    def __init__(self, seat: int, lost: int, steps: int) -> None:
        self.seat = seat
        self.lost = lost
        self.steps = steps


class LostControl(Event):
    """PS-135, PS-150, PS-151 A spin began, on this circle of so many squares; a crash is out when
    the spin ends."""

    def __init__(self, seat: int, circle: str, squares: int, is_crash: bool) -> None:
        self.seat = seat
        self.circle = circle
        self.squares = squares
        self.is_crash = is_crash


class SpinMarked(Event):
    """PS-157 The marker moved along the spin track."""

    def __init__(self, seat: int, circle: str, squares: int) -> None:
        self.seat = seat
        self.circle = circle
        self.squares = squares


class DirectionRolled(Event):
    """PS-160 Where the spin goes: lanes to the left, negative to the right."""

    def __init__(self, seat: int, one: int, two: int, bonus: int, total: int, lanes: int) -> None:
        self.seat = seat
        self.one = one
        self.two = two
        self.bonus = bonus
        self.total = total
        self.lanes = lanes


class Spun(Event):
    """One square in a spin. `left` are the squares left; `half` and `moved_up` as in `Moved`."""

    def __init__(
        self, seat: int, start: str, end: str, half: Half, moved_up: int, left: int
    ) -> None:
        self.seat = seat
        self.start = start
        self.end = end
        self.half = half
        self.moved_up = moved_up
        self.left = left


class TouchedWall(Event):
    """PS-211 A diagonal would have left the track."""

    def __init__(self, seat: int, square: str) -> None:
        self.seat = seat
        self.square = square


class OffWall(Event):
    """PS-213 How far the wall throws the sled back."""

    def __init__(self, seat: int, one: int, two: int, total: int, lanes: int) -> None:
        self.seat = seat
        self.one = one
        self.two = two
        self.total = total
        self.lanes = lanes


class SpinEnded(Event):
    """PS-159 Back in complete control."""

    def __init__(self, seat: int, square: str) -> None:
        self.seat = seat
        self.square = square


class PutBack(Event):
    """PS-266 The sled could not stay in a full square; `half` as in `Moved`."""

    def __init__(self, seat: int, start: str, end: str, half: Half) -> None:
        self.seat = seat
        self.start = start
        self.end = end
        self.half = half


class RegainRolled(Event):
    """PS-241 Two dice and the pilot."""

    def __init__(self, seat: int, one: int, two: int, pilot: int, total: int) -> None:
        self.seat = seat
        self.one = one
        self.two = two
        self.pilot = pilot
        self.total = total


class Regained(Event):
    """D7 Steps that came back, and the steps still lost."""

    def __init__(self, seat: int, total: int, back: int, steps: int) -> None:
        self.seat = seat
        self.total = total
        self.back = back
        self.steps = steps
