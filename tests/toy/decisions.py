"""What is asked, and why an answer is refused."""

from typing import ClassVar

from paddock.core.chance import Chance
from paddock.core.phrase import Told
from paddock.core.protocol import Action, Decision
from paddock.kit.words import refuse
from toy.actions import EFFORTS, PASS_MENU, Effort, Keep, Lean, LetPass, Play, ThrowAway
from toy.book import CARDS, MUD, PLANK


class ChooseEffort(Decision):
    """TOY-004 How hard do you push?"""

    def refusal(self, action: Action) -> Told | None:
        if not isinstance(action, Effort) or action.effort not in range(len(EFFORTS)):
            return refuse("TOY-004", "Coast, push or heave: nothing else moves a cart.")
        if action.effort >= len(self.menu):
            return refuse("TOY-005", "You heaved in the round before, so you may not heave now.")
        return None


class ChooseLean(Decision):
    """TOY-019 How far do you lean? The menu has examples; `most` tenths are allowed."""

    exact: ClassVar[bool] = False

    def __init__(self, seat: int, menu: tuple[Action, ...], most: int) -> None:
        super().__init__(seat, menu)
        self.most = most

    def refusal(self, action: Action) -> Told | None:
        if not isinstance(action, Lean):
            return refuse("TOY-019", "Now the driver says how far the cart leans.")
        if not 0 <= action.tenths <= self.most:
            return refuse(
                "TOY-020", f"A cart leans 0 to {self.most} tenths of a degree, or it tips over."
            )
        return None

    def sample(self, chance: Chance) -> Action:
        return Lean(chance.pick(self.most + 1))


class Reaction(Decision):
    """TOY-010, TOY-012 One of the questions of a window: whoever holds nothing can only pass."""

    is_routine: ClassVar[bool] = True
    is_window: ClassVar[bool] = True


class ThrowMud(Reaction):
    """TOY-010 Do you throw mud at the cart that is about to run?"""

    def __init__(self, seat: int, menu: tuple[Action, ...], runner: int, spaces: int) -> None:
        super().__init__(seat, menu)
        self.runner = runner
        self.spaces = spaces

    def refusal(self, action: Action) -> Told | None:
        return _refuse_play(self, action, MUD, "TOY-010")


class LayPlank(Reaction):
    """TOY-012 Do you lay a plank under the cart that mud is flying at?"""

    def __init__(self, seat: int, menu: tuple[Action, ...], runner: int, thrower: int) -> None:
        super().__init__(seat, menu)
        self.runner = runner
        self.thrower = thrower

    def refusal(self, action: Action) -> Told | None:
        return _refuse_play(self, action, PLANK, "TOY-012")


class KeepCard(Decision):
    """TOY-015 Do you keep the top card? Only its seat is shown which one it is."""

    def __init__(self, seat: int, menu: tuple[Action, ...], card: int) -> None:
        super().__init__(seat, menu)
        self.card = card

    def refusal(self, action: Action) -> Told | None:
        if not isinstance(action, Keep | ThrowAway):
            return refuse("TOY-015", "Keep the card or throw it away.")
        return None


def _refuse_play(decision: Decision, action: Action, wanted: int, rule: str) -> Told | None:
    if isinstance(action, LetPass):
        return None
    if not isinstance(action, Play) or action.card != wanted:
        return refuse(rule, f"Only {CARDS[wanted]} can be played here.")
    if len(decision.menu) == len(PASS_MENU):
        return refuse(rule, f"You hold no {CARDS[wanted]}.")
    return None
