"""What players are asked, and why an answer is refused."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from paddock.core.phrase import Told
from paddock.core.protocol import Action, Decision
from paddock.games.powersled.actions import (
    FORWARD,
    LEFT,
    NO_SUCH,
    Build,
    Discard,
    FireLaser,
    Go,
    Lay,
    LayMine,
    LaySlick,
    React,
    Sideswipe,
    Stop,
    ThrowNuke,
)
from paddock.games.powersled.book.cards import (
    FIELD,
    HOOK,
    KINDS,
    LASER,
    MINE,
    NUKE,
    REFLEXES,
    SLICK,
    card_name,
    is_special,
    printed_speed,
)
from paddock.games.powersled.events.contact import BY_HOOK, Cause
from paddock.games.powersled.events.turns import Reason
from paddock.kit.words import amount, refuse


class ChooseBuild(Decision):
    """PS-007 How do you build your sled? At most `points` over four categories."""

    def __init__(self, seat: int, menu: tuple[Action, ...], points: int) -> None:
        super().__init__(seat, menu)
        self.points = points

    def refusal(self, action: Action) -> Told | None:
        if not isinstance(action, Build) or action.code == NO_SUCH:
            return refuse(
                "PS-007", "A build is thrust, stability, pilot and armor, 0 to 2 points in each."
            )
        if action.spent() > self.points:
            return refuse(
                "PS-007",
                "That costs {}; this race allows {}.",
                amount(action.spent(), "point"),
                self.points,
            )
        return None


@mypyc_attr(free_list_len=1)
class ChooseDiscard(Decision):
    """PS-035, PS-133, PS-157 Which card goes to the discard pile? `left` are still to go."""

    def __init__(self, seat: int, menu: tuple[Action, ...], left: int, why: Reason) -> None:
        super().__init__(seat, menu)
        self.left = left
        self.why = why

    def refusal(self, action: Action) -> Told | None:
        if self.offers(action):
            return None
        if not isinstance(action, Discard):
            return refuse("PS-R14", "Now a card is discarded: name one of your hand.")
        return refuse("PS-R14", "You hold no such card to discard.")


@mypyc_attr(free_list_len=1)
class ChooseCards(Decision):
    """PS-050 Which base card do you lay, and what do you add to it?"""

    def __init__(self, seat: int, menu: tuple[Action, ...], hand: tuple[int, ...]) -> None:
        super().__init__(seat, menu)
        self.hand = hand

    def refusal(self, action: Action) -> Told | None:
        if not isinstance(action, Lay):
            return refuse(
                "PS-050", "Now a base card is laid: a MOVE, a DRIFT, or a special card as a drift."
            )
        card = action.card
        if not 0 <= card < KINDS or self.hand[card] == 0:
            return refuse("PS-050", "You hold no such card.")
        if is_special(card) and not 0 <= action.speed <= 1:
            return refuse("PS-056", f"As a base card {card_name(card)} is a DRIFT 0 or a DRIFT 1.")
        if not is_special(card) and action.speed != printed_speed(card):
            return refuse("PS-072", f"{card_name(card)} has the speed that is printed on it.")
        if action.code == NO_SUCH:
            return refuse("PS-051", "Of each card to be added there are two in a deck.")
        for kind in range(KINDS):
            if action.needs(kind) > self.hand[kind]:
                held, needed = self.hand[kind], action.needs(kind)
                return refuse("PS-051", f"You hold {held} {card_name(kind)}, not {needed}.")
        return None


class Reaction(Decision):
    """PS-267 One of the questions of a reaction window: play its card, or let it pass?"""

    is_routine: ClassVar[bool] = True
    is_window: ClassVar[bool] = True

    def card(self) -> int:
        """The card that the window is for."""
        raise TypeError("a reaction is about a card")

    def rule(self) -> str:
        raise TypeError("a reaction has its rule")

    def refusal(self, action: Action) -> Told | None:
        if self.offers(action):
            return None
        name = card_name(self.card())
        if isinstance(action, React):
            return refuse(self.rule(), f"You hold no {name}.")
        return refuse("PS-267", f"Play {name}, or pass.")


class UseHook(Reaction):
    """PS-127 The sled directly in front has laid its cards. Do you hook on?"""

    def __init__(self, seat: int, menu: tuple[Action, ...], puller: int, speed: int) -> None:
        super().__init__(seat, menu)
        self.puller = puller
        self.speed = speed

    def card(self) -> int:
        return HOOK

    def rule(self) -> str:
        return "PS-127"


class UseField(Reaction):
    """PS-125, PS-126 Something could damage you, or hooks you. Do you raise the Force Field?

    `is_shielded`: the other sled of the collision has raised its own already.
    """

    def __init__(
        self,
        seat: int,
        menu: tuple[Action, ...],
        cause: Cause,
        strength: int,
        other: int,
        is_shielded: bool,
    ) -> None:
        super().__init__(seat, menu)
        self.cause = cause
        self.strength = strength
        self.other = other
        self.is_shielded = is_shielded

    def card(self) -> int:
        return FIELD

    def rule(self) -> str:
        return "PS-126" if self.cause == BY_HOOK else "PS-125"


class UseReflexes(Reaction):
    """PS-100 Your roll is known. Do you add 2 with Good Reflexes?

    `result` is what the table gives for `total`, `better` what it gives for 2 more.
    """

    def __init__(
        self,
        seat: int,
        menu: tuple[Action, ...],
        is_regain: bool,
        total: int,
        result: int,
        better: int,
    ) -> None:
        super().__init__(seat, menu)
        self.is_regain = is_regain
        self.total = total
        self.result = result
        self.better = better

    def card(self) -> int:
        return REFLEXES

    def rule(self) -> str:
        return "PS-100"

    def refusal(self, action: Action) -> Told | None:
        """PS-R97 Who holds some that change nothing may not play them either."""
        if isinstance(action, React) and not self.offers(action):
            return refuse("PS-R97", "You hold no Good Reflexes that would change this roll.")
        return super().refusal(action)


@mypyc_attr(free_list_len=1)
class ChooseStep(Decision):
    """PS-077 Where does the next square lead? `left` are the printed points left.

    `can_change` says that a lane change is to be had, `diagonals` has bit 1 for a clear diagonal to
    the left and bit 2 to the right, `is_extra` is a Good Speed square, `is_inside` a passed square.
    """

    is_routine: ClassVar[bool] = True

    def __init__(
        self,
        seat: int,
        menu: tuple[Action, ...],
        left: int,
        is_drift: bool,
        can_change: bool,
        has_passed: bool,
        diagonals: int,
        is_extra: bool,
        is_inside: bool,
    ) -> None:
        super().__init__(seat, menu)
        self.left = left
        self.is_drift = is_drift
        self.can_change = can_change
        self.has_passed = has_passed
        self.diagonals = diagonals
        self.is_extra = is_extra
        self.is_inside = is_inside

    def refusal(self, action: Action) -> Told | None:
        if self.offers(action):
            return None
        if isinstance(action, Stop):
            if not self.is_extra:
                left = amount(self.left, "point")
                return refuse("PS-072", "The whole distance must be used; {} left.", left)
            return refuse("PS-102", "The sled may not stop in a square that it passes through.")
        if isinstance(action, Sideswipe):
            return self._swipe_refusal(action)
        if not isinstance(action, Go) or action.code == NO_SUCH:
            return refuse(
                "PS-077", "Now a square is moved: forward, left or right, or a sideswipe."
            )
        if action.way == FORWARD:
            if action.piloting == 0:
                return refuse(
                    "PS-R31", "The square ahead must be passed as well: the sled cannot stay here."
                )
            return self._piloting_refusal()
        return self._lane_refusal(action.way)

    def _lane_refusal(self, way: int) -> Told | None:
        if not self.is_drift:
            return refuse("PS-070", "A MOVE card changes no lanes.")
        if self.has_passed:
            return refuse("PS-101", "After a pass with Good Piloting no lane change is open.")
        if not self.diagonals & (1 if way == LEFT else 2):
            return refuse(
                "PS-074", "There is no clear diagonal: the squares do not meet at that corner."
            )
        if not self.can_change:
            return refuse("PS-071", "The lane change of this play is used up.")
        return refuse("PS-101", "A lane change and a pass with Good Piloting exclude each other.")

    def _piloting_refusal(self) -> Told | None:
        return refuse(
            "PS-093",
            "Good Piloting cannot pass there: it needs an unused card, no lane change in this "
            "play, something to pass, a point to leave with, and room behind it.",
        )

    def _swipe_refusal(self, action: Sideswipe) -> Told | None:
        if not self.is_drift:
            return refuse("PS-200", "Only a sled that played a drift may sideswipe.")
        if self.is_inside:
            return refuse("PS-207", "No sideswipe is made inside a passed square.")
        if self.is_extra or action.points > self.left:
            return refuse(
                "PS-203", f"A sideswipe is paid with printed points; {self.left} are left."
            )
        if not self.can_change:
            return refuse(
                "PS-201", "A sideswipe takes the place of a lane change, and none is left."
            )
        return refuse("PS-202", "No such sled is level with yours in the neighbouring lane.")


@mypyc_attr(free_list_len=1)
class ChooseAfter(Decision):
    """PS-110 Which card do you play after your move, if any? `hand` are Laser to Nuke Grenade."""

    is_routine: ClassVar[bool] = True
    is_window: ClassVar[bool] = True

    def __init__(self, seat: int, menu: tuple[Action, ...], hand: tuple[int, ...]) -> None:
        super().__init__(seat, menu)
        self.hand = hand

    def refusal(self, action: Action) -> Told | None:
        if self.offers(action):
            return None
        card = _weapon(action)
        if card == NO_SUCH:
            return refuse("PS-110", "After the move: Laser, Mine, Slick, Nuke Grenade, or done.")
        if self.hand[card - LASER] == 0:
            return refuse("PS-110", f"You hold no {card_name(card)}.")
        if card == LASER:
            return refuse("PS-R69", "The Laser needs a target: a sled or a mine ahead in the lane.")
        return refuse("PS-R74", "The Nuke Grenade needs a sled beside you.")


def _weapon(action: Action) -> int:
    if isinstance(action, FireLaser):
        return LASER
    if isinstance(action, LayMine):
        return MINE
    if isinstance(action, LaySlick):
        return SLICK
    if isinstance(action, ThrowNuke):
        return NUKE
    return NO_SUCH
