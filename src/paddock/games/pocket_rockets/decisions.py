"""What is asked, and why an answer is refused."""

from typing import ClassVar, Final

from paddock.core.chance import Chance
from paddock.core.phrase import Told
from paddock.core.protocol import Action, Decision
from paddock.games.pocket_rockets.actions import (
    NOTHING,
    POWER,
    REPAIR,
    STOP,
    Face,
    Go,
    Pick,
    Repair,
    Stop,
    Target,
    UsePower,
)
from paddock.games.pocket_rockets.book.course import Tabletop
from paddock.games.pocket_rockets.book.racers import AURA, CANNON, HEADING_STEP, TURN, Power
from paddock.games.pocket_rockets.rules.driving import Ground, first_clean
from paddock.games.pocket_rockets.state import Pose
from paddock.kit.words import refuse

STOPS_IN: Final = 8
"""A sampled answer to where to go is a stop once in so many."""
MUST_MOVE: Final = refuse("PR-R09", "At this table all moves are used while one of them is clean.")


class ChooseRacer(Decision):
    """Which racer do you fly? Only where racers are drafted."""

    def refusal(self, action: Action) -> Told | None:
        if self.offers(action):
            return None
        if isinstance(action, Pick):
            return refuse("PR-174", "That racer is taken, or there is none like it.")
        return refuse("PR-174", "Pick a racer that nobody has taken.")


class ChooseBid(Decision):
    """PR-020 How many fingers do you hold out?"""

    def refusal(self, action: Action) -> Told | None:
        return (
            None
            if self.offers(action)
            else refuse("PR-020", "A bid is a whole number from 0 to 4.")
        )


class ChooseZero(Decision):
    """PR-029 The only 0: power, repair or nothing?

    `power` is the one on the card, `reach` whom it could be aimed at, `moves` what a Boost gives.
    """

    def __init__(
        self,
        seat: int,
        menu: tuple[Action, ...],
        power: Power,
        reach: tuple[int, ...],
        moves: int,
    ) -> None:
        super().__init__(seat, menu)
        self.power = power
        self.reach = reach
        self.moves = moves

    def refusal(self, action: Action) -> Told | None:
        if self.offers(action):
            return None
        if isinstance(action, Repair):
            return refuse("PR-029", "Only a damaged racer is repaired.")
        if not isinstance(action, UsePower):
            return refuse("PR-029", "A sole 0 uses the power, repairs, or does nothing.")
        if REPAIR in self.menu:
            return refuse("PR-090", "A power is used only by a racer with its power side up.")
        if self.power == CANNON:
            return refuse("PR-112", "Nobody is in reach of the Cannon.")
        if self.power == AURA:
            return refuse("PR-131", "Nobody is in reach of the Aura.")
        return refuse("PR-029", "There is nothing to use the power on now.")


class ChooseMove(Decision):
    """PR-040 Where do you go? Any heading at which the card fits, or stop.

    The card lies at `pose`, the others' at `others`, which are those of the `seats`; `left` moves
    may still be made.
    """

    exact: ClassVar[bool] = False

    def __init__(
        self,
        seat: int,
        menu: tuple[Action, ...],
        book: Tabletop,
        course: int,
        pose: Pose,
        is_damaged: bool,
        credits: int,
        others: tuple[Pose, ...],
        seats: tuple[int, ...],
        left: int,
    ) -> None:
        super().__init__(seat, menu)
        self.book = book
        self.course = course
        self.pose = pose
        self.is_damaged = is_damaged
        self.credits = credits
        self.others = others
        self.seats = seats
        self.left = left

    def ground(self) -> Ground:
        """The table as the card finds it."""
        return Ground(self.book.courses[self.course], self.others, self.seats)

    def options(self) -> tuple[Action, ...]:
        """Stop, the present heading, and every 15 degrees at which the card fits."""
        ground = self.ground()
        found: list[Action] = [self._first(ground)]
        taken = -1
        first = found[0]
        if isinstance(first, Go):
            taken = first.heading
        present = self.pose.heading
        if present != taken:
            found.append(Go(present))
        for heading in range(0, TURN, HEADING_STEP):
            if heading not in (present, taken) and ground.fits(self.pose.x, self.pose.y, heading):
                found.append(Go(heading))
        return tuple(found)

    def _first(self, ground: Ground) -> Action:
        """PR-R09 Stop; where all moves must be used, the first clean heading if there is one."""
        if self.book.must_use_all_moves:
            heading = first_clean(ground, self.book, self.pose, self.credits)
            if heading >= 0:
                return Go(heading)
        return STOP

    def refusal(self, action: Action) -> Told | None:
        if isinstance(action, Stop):
            return None if self._first(self.ground()).code == STOP.code else MUST_MOVE
        if not isinstance(action, Go):
            return refuse("PR-040", "Now you turn and slide, or stop.")
        if not 0 <= action.heading < TURN:
            return refuse("PR-041", "A heading is 0 to 3599 tenths of a degree.")
        # PR-R40: the present heading always fits.
        if action.heading == self.pose.heading:
            return None
        if not self.ground().fits(self.pose.x, self.pose.y, action.heading):
            return refuse("PR-049", "The card does not fit there: it would lie on something.")
        return None

    def sample(self, chance: Chance) -> Action:
        ground = self.ground()
        if chance.pick(STOPS_IN) == 0:
            return self._first(ground)
        return Go(next_fitting(ground, self.pose.x, self.pose.y, chance.pick(TURN)))


class ChooseTarget(Decision):
    """PR-112, PR-120, PR-132 At whom is the power aimed? `power` is which."""

    def __init__(self, seat: int, menu: tuple[Action, ...], power: Power) -> None:
        super().__init__(seat, menu)
        self.power = power

    def refusal(self, action: Action) -> Told | None:
        if self.offers(action):
            return None
        if not isinstance(action, Target):
            return refuse("PR-093", "The power is being used: say at whom it is aimed.")
        if self.power == CANNON:
            return refuse("PR-112", "That racer is not in reach of the Cannon.")
        if self.power == AURA:
            return refuse("PR-132", "That racer is not in reach of the Aura.")
        return refuse("PR-120", "The Transwarp cannot be used with that racer.")


class ChooseThrow(Decision):
    """PR-140 Rock, paper or scissors? `opponent` throws at the same time."""

    def __init__(
        self, seat: int, menu: tuple[Action, ...], opponent: int, is_attacker: bool, equal: int
    ) -> None:
        super().__init__(seat, menu)
        self.opponent = opponent
        self.is_attacker = is_attacker
        self.equal = equal

    def refusal(self, action: Action) -> Told | None:
        return None if self.offers(action) else refuse("PR-140", "Throw rock, paper or scissors.")


class ChooseHeading(Decision):
    """PR-121 How do you lie after the exchange? Any heading at which the card is clear.

    The pivot comes to lie at (x, y), and the heading `usual` is always free: it is that of the
    racer that lay there. The others lie at `others`.
    """

    exact: ClassVar[bool] = False

    def __init__(
        self,
        seat: int,
        menu: tuple[Action, ...],
        book: Tabletop,
        course: int,
        x: int,
        y: int,
        usual: int,
        others: tuple[Pose, ...],
        is_user: bool,
    ) -> None:
        super().__init__(seat, menu)
        self.book = book
        self.course = course
        self.x = x
        self.y = y
        self.usual = usual
        self.others = others
        self.is_user = is_user

    def ground(self) -> Ground:
        """The table as the card finds it; whose the others are does not matter."""
        return Ground(self.book.courses[self.course], self.others, ())

    def options(self) -> tuple[Action, ...]:
        ground = self.ground()
        found: list[Action] = [Face(self.usual)]
        for heading in range(0, TURN, HEADING_STEP):
            if heading != self.usual and ground.fits(self.x, self.y, heading):
                found.append(Face(heading))
        return tuple(found)

    def refusal(self, action: Action) -> Told | None:
        if not isinstance(action, Face):
            return refuse("PR-121", "Say how your racer lies in its new place.")
        if not 0 <= action.heading < TURN:
            return refuse("PR-121", "A heading is 0 to 3599 tenths of a degree.")
        if action.heading == self.usual or self.ground().fits(self.x, self.y, action.heading):
            return None
        if self.is_user:
            return refuse(
                "PR-123", "The card must lie clear of everything, the other one in your old place."
            )
        return refuse("PR-124", "The card must lie clear of everything.")

    def sample(self, chance: Chance) -> Action:
        return Face(next_fitting(self.ground(), self.x, self.y, chance.pick(TURN)))


def next_fitting(ground: Ground, x: int, y: int, heading: int) -> int:
    """The first heading counting up from this one at which a card fits; there always is one."""
    while not ground.fits(x, y, heading):
        heading = (heading + 1) % TURN
    return heading


def zero_menu(is_damaged: bool, can_use_power: bool) -> tuple[Action, ...]:
    """PR-029 What a sole 0 may do."""
    if is_damaged:
        return (NOTHING, REPAIR)
    return (NOTHING, POWER) if can_use_power else (NOTHING,)
