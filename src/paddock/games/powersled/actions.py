"""What players answer with. Every answer is built once and shared."""

from typing import Final, TypeAlias

from paddock.core.protocol import Action
from paddock.games.powersled.book.cards import (
    CORNERING,
    FIRST_SPECIAL,
    KINDS,
    PILOTING,
    SPEED,
    CardKind,
    is_drift,
    printed_speed,
)
from paddock.games.powersled.book.tables import FASTEST

MOST_POINTS: Final = 2
"""Build points in one category."""
LEVELS: Final = MOST_POINTS + 1
MOST_SEATS: Final = 6
MOST_HELP: Final = 2
"""Copies of each card that can be added to the base card."""
HELPS: Final = MOST_HELP + 1

Way: TypeAlias = int
"""Where a step leads."""
FORWARD: Final[Way] = 0
LEFT: Final[Way] = 1
RIGHT: Final[Way] = 2
WAYS: Final = 3

Piloting: TypeAlias = int
"""Which squares Good Piloting passes through."""
NO_PILOTING: Final[Piloting] = 0
OWN_SQUARE: Final[Piloting] = 1
NEXT_SQUARE: Final[Piloting] = 2
BOTH_SQUARES: Final[Piloting] = 3
PILOTINGS: Final = 4

SLOWS: Final = 2
"""PS-056 A special card is a DRIFT 0 or a DRIFT 1."""
NO_SUCH: Final = -1
"""The code of an action that names a card, seat or way that there is not."""

_PASS_CODE: Final = 0
_REACT_CODE: Final = 1
_DONE_CODE: Final = 2
_LASER_CODE: Final = 3
_MINE_CODE: Final = 4
_SLICK_CODE: Final = 5
_STOP_CODE: Final = 6
_BUILD_CODE: Final = 7
_DISCARD_CODE: Final = _BUILD_CODE + LEVELS**4
_LAY_CODE: Final = _DISCARD_CODE + KINDS
_GO_CODE: Final = _LAY_CODE + KINDS * SLOWS * HELPS**3
_SWIPE_CODE: Final = _GO_CODE + WAYS * PILOTINGS
_NUKE_CODE: Final = _SWIPE_CODE + MOST_SEATS * FASTEST


class Pass(Action):
    """Let it happen."""

    def __init__(self) -> None:
        super().__init__(_PASS_CODE)


class React(Action):
    """Play the card that the window is for: Force Field, Good Reflexes or Grappling Hook."""

    def __init__(self) -> None:
        super().__init__(_REACT_CODE)


class Done(Action):
    """PS-110 No more cards after the move."""

    def __init__(self) -> None:
        super().__init__(_DONE_CODE)


class FireLaser(Action):
    """PS-111 Fire along the lane."""

    def __init__(self) -> None:
        super().__init__(_LASER_CODE)


class LayMine(Action):
    """PS-115 Drop a mine in the square left last."""

    def __init__(self) -> None:
        super().__init__(_MINE_CODE)


class LaySlick(Action):
    """PS-118 Drop a slick in the square left last."""

    def __init__(self) -> None:
        super().__init__(_SLICK_CODE)


class Stop(Action):
    """PS-097 Leave the extra square of Good Speed."""

    def __init__(self) -> None:
        super().__init__(_STOP_CODE)


class Build(Action):
    """PS-007 How the points are spent."""

    def __init__(self, thrust: int, stability: int, pilot: int, armor: int) -> None:
        is_real = (
            0 <= thrust <= MOST_POINTS
            and 0 <= stability <= MOST_POINTS
            and 0 <= pilot <= MOST_POINTS
            and 0 <= armor <= MOST_POINTS
        )
        code = ((thrust * LEVELS + stability) * LEVELS + pilot) * LEVELS + armor
        super().__init__(_BUILD_CODE + code if is_real else NO_SUCH)
        self.thrust = thrust
        self.stability = stability
        self.pilot = pilot
        self.armor = armor

    def spent(self) -> int:
        return self.thrust + self.stability + self.pilot + self.armor


class Discard(Action):
    """A card for the discard pile."""

    def __init__(self, card: CardKind) -> None:
        super().__init__(_DISCARD_CODE + card if 0 <= card < KINDS else NO_SUCH)
        self.card = card


class Lay(Action):
    """PS-050, PS-051 The base card, and what is added to it.

    `speed` is the printed speed; for a special card used as a drift it is 0 or 1, as the player
    says. `corners`, `pilotings` and `extras` are Good Cornering, Good Piloting and Good Speed.
    """

    def __init__(
        self, card: CardKind, speed: int, corners: int, pilotings: int, extras: int
    ) -> None:
        super().__init__(_lay_code(card, speed, corners, pilotings, extras))
        self.card = card
        self.speed = speed
        self.corners = corners
        self.pilotings = pilotings
        self.extras = extras

    def is_drift(self) -> bool:
        return is_drift(self.card)

    def needs(self, card: int) -> int:
        """How many copies of a card this takes from the hand."""
        copies = 1 if card == self.card else 0
        if card == CORNERING:
            copies += self.corners
        elif card == PILOTING:
            copies += self.pilotings
        elif card == SPEED:
            copies += self.extras
        return copies


def _lay_code(card: int, speed: int, corners: int, pilotings: int, extras: int) -> int:
    is_real = (
        0 <= card < KINDS
        and 0 <= corners <= MOST_HELP
        and 0 <= pilotings <= MOST_HELP
        and 0 <= extras <= MOST_HELP
    )
    if not is_real:
        return NO_SUCH
    if card < FIRST_SPECIAL:
        if speed != printed_speed(card):
            return NO_SUCH
        slow = 0
    else:
        if not 0 <= speed <= 1:
            return NO_SUCH
        slow = speed
    return _LAY_CODE + _lay_number(card, slow, corners, pilotings, extras)


def _lay_number(card: int, slow: int, corners: int, pilotings: int, extras: int) -> int:
    """Which of all plays it is, in the order of `LAYS`."""
    return (((card * SLOWS + slow) * HELPS + corners) * HELPS + pilotings) * HELPS + extras


class Go(Action):
    """PS-262 One square on. `piloting` says which squares Good Piloting passes through."""

    def __init__(self, way: Way, piloting: Piloting) -> None:
        is_real = 0 <= way < WAYS and 0 <= piloting < PILOTINGS
        super().__init__(_GO_CODE + way * PILOTINGS + piloting if is_real else NO_SUCH)
        self.way = way
        self.piloting = piloting


class Sideswipe(Action):
    """PS-203 Strike the sled beside with some of the points left."""

    def __init__(self, target: int, points: int) -> None:
        is_real = 0 <= target < MOST_SEATS and 1 <= points <= FASTEST
        super().__init__(_SWIPE_CODE + target * FASTEST + points - 1 if is_real else NO_SUCH)
        self.target = target
        self.points = points


class ThrowNuke(Action):
    """PS-121 Throw the Nuke Grenade at the sled beside."""

    def __init__(self, target: int) -> None:
        super().__init__(_NUKE_CODE + target if 0 <= target < MOST_SEATS else NO_SUCH)
        self.target = target


PASS: Final[Action] = Pass()
REACT: Final[Action] = React()
DONE: Final[Action] = Done()
FIRE_LASER: Final[Action] = FireLaser()
LAY_MINE: Final[Action] = LayMine()
LAY_SLICK: Final[Action] = LaySlick()
STOP: Final[Action] = Stop()
DISCARDS: Final[list[Action]] = [Discard(card) for card in range(KINDS)]
GOES: Final[list[Action]] = [
    Go(way, piloting) for way in range(WAYS) for piloting in range(PILOTINGS)
]
SWIPES: Final[list[Action]] = [
    Sideswipe(target, points) for target in range(MOST_SEATS) for points in range(1, FASTEST + 1)
]
NUKES: Final[list[Action]] = [ThrowNuke(target) for target in range(MOST_SEATS)]
BUILDS: Final[list[Build]] = [
    Build(thrust, stability, pilot, armor)
    for thrust in range(LEVELS)
    for stability in range(LEVELS)
    for pilot in range(LEVELS)
    for armor in range(LEVELS)
]
LAYS: Final[list[Lay]] = [
    Lay(card, printed_speed(card) if card < FIRST_SPECIAL else slow, corners, pilotings, extras)
    for card in range(KINDS)
    for slow in range(SLOWS)
    for corners in range(HELPS)
    for pilotings in range(HELPS)
    for extras in range(HELPS)
]

JUST_PASS: Final[tuple[Action, ...]] = (PASS,)
PASS_OR_REACT: Final[tuple[Action, ...]] = (PASS, REACT)
JUST_DONE: Final[tuple[Action, ...]] = (DONE,)


def go(way: int, piloting: int) -> Action:
    return GOES[way * PILOTINGS + piloting]


def swipe(target: int, points: int) -> Action:
    return SWIPES[target * FASTEST + points - 1]


def lay(card: int, slow: int, corners: int, pilotings: int, extras: int) -> Lay:
    """The shared answer; `slow` is the speed of a special card used as a drift, else 0."""
    return LAYS[_lay_number(card, slow, corners, pilotings, extras)]
