"""What can happen, in the past tense. Squares go by their names."""

from typing import ClassVar, Final

from paddock.core.protocol import Event

# Why cards were discarded.
OVER_LIMIT: Final = 0
FOR_STEPS: Final = 1
FOR_SPIN: Final = 2
ALL_LOST: Final = 3


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
    """PS-014 Seats by grid place, and the squares they start from."""

    def __init__(self, order: tuple[int, ...], squares: tuple[str, ...]) -> None:
        self.order = order
        self.squares = squares


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


class PutAside(Event):
    """A card was chosen for the discard pile, as its owner knows it."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class PutAsideHidden(Event):
    """A card was chosen for the discard pile; which one shows when all have chosen."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Discarded(Event):
    """Cards went to the discard pile, open: counts by kind."""

    reveals: ClassVar[bool] = True

    def __init__(self, seat: int, cards: tuple[int, ...], why: int) -> None:
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


class CardsLaid(Event):
    """PS-052 A base card and what was added to it, open on the table."""

    reveals: ClassVar[bool] = True

    def __init__(
        self, seat: int, card: int, speed: int, corners: int, pilotings: int, extras: int
    ) -> None:
        self.seat = seat
        self.card = card
        self.speed = speed
        self.corners = corners
        self.pilotings = pilotings
        self.extras = extras


class Moved(Event):
    """PS-262 One square by the sled's own move. `left` are the printed points left.

    `way` is forward, left or right, as in `Go`. Out of the third lane the way into the next one
    may be either (PS-R25).
    """

    def __init__(
        self, seat: int, start: str, end: str, way: int, is_extra: bool, is_passing: bool, left: int
    ) -> None:
        self.seat = seat
        self.start = start
        self.end = end
        self.way = way
        self.is_extra = is_extra
        self.is_passing = is_passing
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
    """PS-145 Two dice, what is added to them and why. `modifier` is without the pilot."""

    def __init__(
        self, seat: int, cause: int, one: int, two: int, modifier: int, pilot: int, total: int
    ) -> None:
        self.seat = seat
        self.cause = cause
        self.one = one
        self.two = two
        self.modifier = modifier
        self.pilot = pilot
        self.total = total


class ControlSettled(Event):
    """PS-146 What the Control Loss Table made of it. `steps` are the steps lost so far."""

    def __init__(self, seat: int, total: int, result: int, steps: int) -> None:
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


class Owed(Event):
    """PS-134 The hand was too small: so many cards are owed in all."""

    def __init__(self, seat: int, owed: int) -> None:
        self.seat = seat
        self.owed = owed


class LostControl(Event):
    """PS-135, PS-150, PS-151 A spin began, on this circle; a crash is out when the spin ends."""

    def __init__(self, seat: int, circle: str, is_crash: bool) -> None:
        self.seat = seat
        self.circle = circle
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
    """One square in a spin. `left` are the squares left."""

    def __init__(self, seat: int, start: str, end: str, left: int) -> None:
        self.seat = seat
        self.start = start
        self.end = end
        self.left = left


class TouchedWall(Event):
    """PS-211 A diagonal would have left the track."""

    def __init__(self, seat: int, square: str) -> None:
        self.seat = seat
        self.square = square


class OffWall(Event):
    """PS-213 How far the wall throws the sled back."""

    def __init__(self, seat: int, one: int, two: int, lanes: int) -> None:
        self.seat = seat
        self.one = one
        self.two = two
        self.lanes = lanes


class SpinEnded(Event):
    """PS-159 Back in complete control."""

    def __init__(self, seat: int, square: str) -> None:
        self.seat = seat
        self.square = square


class PutBack(Event):
    """PS-266 The sled could not stay in a full square."""

    def __init__(self, seat: int, start: str, end: str) -> None:
        self.seat = seat
        self.start = start
        self.end = end


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


class WentHome(Event):
    """PS-R87 A finished sled left the track, the others race on."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class RaceEnded(Event):
    """PS-250 How it ended; `ending` says why."""

    def __init__(self, winners: tuple[int, ...], ending: int) -> None:
        self.winners = winners
        self.ending = ending
