"""What can happen between sleds, and to them: collisions, hazards, weapons and hooks."""

from typing import ClassVar, Final, TypeAlias

from paddock.core.protocol import Event
from paddock.games.powersled.book.cards import CardKind
from paddock.games.powersled.state import Half

Cause: TypeAlias = int
"""Why a sled tests its control, or rolls for a blow."""
BY_CORNER: Final[Cause] = 0
BY_SLICK: Final[Cause] = 1
BY_COLLISION: Final[Cause] = 2
BY_SIDESWIPE: Final[Cause] = 3
BY_MINE: Final[Cause] = 4
BY_LASER: Final[Cause] = 5
BY_NUKE: Final[Cause] = 6
BY_HOOK: Final[Cause] = 7
BY_REGAIN: Final[Cause] = 8
"""No blow and no test: the roll to regain control, which Good Reflexes helps as well."""
CAUSES: Final[tuple[str, ...]] = (
    "corner", "slick", "collision", "sideswipe", "mine", "laser", "nuke", "hook", "regain",
)  # fmt: skip
Manner: TypeAlias = int
"""How two sleds meet."""
REAR_END: Final[Manner] = 0
DIAGONAL: Final[Manner] = 1
SIDE: Final[Manner] = 2
Departure: TypeAlias = int
"""Why a sled left the race."""
CRASHED: Final[Departure] = 0
BROKE_DOWN: Final[Departure] = 1


class Reacted(Event):
    """PS-267 The answers of a window were opened: who played its card. `by` set it off."""

    reveals: ClassVar[bool] = True

    def __init__(self, seats: tuple[int, ...], card: CardKind, cause: Cause, by: int) -> None:
        self.seats = seats
        self.card = card
        self.cause = cause
        self.by = by


class Hooked(Event):
    """PS-127 A hook stands: the sled will be towed."""

    def __init__(self, seat: int, puller: int) -> None:
        self.seat = seat
        self.puller = puller


class Collided(Event):
    """PS-180 A sled struck another at this strength."""

    def __init__(self, mover: int, struck: int, strength: int, manner: Manner, square: str) -> None:
        self.mover = mover
        self.struck = struck
        self.strength = strength
        self.manner = manner
        self.square = square


class BlowRolled(Event):
    """PS-182 The roll of a sled that was struck; `armor` is what is left of it.

    `beyond` are the points of damage that the armor did not take.
    """

    def __init__(
        self,
        seat: int,
        strength: int,
        one: int,
        two: int,
        total: int,
        damage: int,
        beyond: int,
        test: int,
        armor: int,
        must_test: bool,
    ) -> None:
        self.seat = seat
        self.strength = strength
        self.one = one
        self.two = two
        self.total = total
        self.damage = damage
        self.beyond = beyond
        self.test = test
        self.armor = armor
        self.must_test = must_test


class Damaged(Event):
    """PS-187 A point beyond the armor: odd costs thrust, even stability.

    `is_broken`: there was no box left to lose, and the sled breaks down (PS-188).
    """

    def __init__(
        self,
        seat: int,
        one: int,
        two: int,
        total: int,
        is_thrust: bool,
        thrust: int,
        stability: int,
        is_broken: bool,
    ) -> None:
        self.seat = seat
        self.one = one
        self.two = two
        self.total = total
        self.is_thrust = is_thrust
        self.thrust = thrust
        self.stability = stability
        self.is_broken = is_broken


class Slid(Event):
    """PS-190 One square straight forward after a collision; `half` and `moved_up` as in `Moved`."""

    def __init__(self, seat: int, start: str, end: str, half: Half, moved_up: int) -> None:
        self.seat = seat
        self.start = start
        self.end = end
        self.half = half
        self.moved_up = moved_up


class Removed(Event):
    """A sled left the race; `moved_up` as in `Moved`."""

    def __init__(self, seat: int, why: Departure, square: str, moved_up: int) -> None:
        self.seat = seat
        self.why = why
        self.square = square
        self.moved_up = moved_up


class HazardLaid(Event):
    """PS-115, PS-118 A mine or a slick was dropped: so many lie in the square now."""

    reveals: ClassVar[bool] = True

    def __init__(self, seat: int, card: CardKind, square: str, mines: int, slicks: int) -> None:
        self.seat = seat
        self.card = card
        self.square = square
        self.mines = mines
        self.slicks = slicks


class MineWentOff(Event):
    """PS-116 Under this sled; the mine is gone, `mines` are left in the square."""

    def __init__(self, seat: int, square: str, mines: int) -> None:
        self.seat = seat
        self.square = square
        self.mines = mines


class LaserFired(Event):
    """PS-111 At a sled, or at a mine when `target` is -1; then `mines` are left in the square.

    `beam` are the squares that it goes through, the last one where it strikes.
    """

    reveals: ClassVar[bool] = True

    def __init__(
        self, seat: int, target: int, square: str, beam: tuple[str, ...], mines: int
    ) -> None:
        self.seat = seat
        self.target = target
        self.square = square
        self.beam = beam
        self.mines = mines


class NukeThrown(Event):
    """PS-121 At the sled beside."""

    reveals: ClassVar[bool] = True

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target


class Towed(Event):
    """PS-128 Along the puller's path; `through` are the squares on the way.

    `half` and `moved_up` as in `Moved`.
    """

    def __init__(
        self,
        seat: int,
        puller: int,
        start: str,
        through: tuple[str, ...],
        end: str,
        half: Half,
        moved_up: int,
    ) -> None:
        self.seat = seat
        self.puller = puller
        self.start = start
        self.through = through
        self.end = end
        self.half = half
        self.moved_up = moved_up
