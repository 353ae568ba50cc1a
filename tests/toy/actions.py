"""What is asked, what may be answered, and why an answer is refused."""

from typing import Final

from paddock.core.protocol import Action, Decision
from toy.catalog import CARDS, MUD, PLANK

COAST: Final = 0
PUSH: Final = 1
HEAVE: Final = 2
EFFORTS: Final = ("coast", "push", "heave")

PLAY_CODE: Final = 10
LET_PASS_CODE: Final = 20
KEEP_CODE: Final = 30
THROW_AWAY_CODE: Final = 40


class Effort(Action):
    """TOY-004 Coast, push or heave."""

    def __init__(self, effort: int) -> None:
        super().__init__(effort)
        self.effort = effort


class LetPass(Action):
    """TOY-010 Play nothing."""

    def __init__(self) -> None:
        super().__init__(LET_PASS_CODE)


class Play(Action):
    """TOY-011, TOY-012 Play a card from the hand."""

    def __init__(self, card: int) -> None:
        super().__init__(PLAY_CODE + card)
        self.card = card


class Keep(Action):
    """TOY-015 Keep the card that was looked at."""

    def __init__(self) -> None:
        super().__init__(KEEP_CODE)


class ThrowAway(Action):
    """TOY-015 Throw the card away that was looked at."""

    def __init__(self) -> None:
        super().__init__(THROW_AWAY_CODE)


FRESH_MENU: Final[list[Action]] = [Effort(COAST), Effort(PUSH), Effort(HEAVE)]
TIRED_MENU: Final[list[Action]] = FRESH_MENU[:HEAVE]
PASS_MENU: Final[list[Action]] = [LetPass()]
MUD_MENU: Final[list[Action]] = [*PASS_MENU, Play(MUD)]
PLANK_MENU: Final[list[Action]] = [*PASS_MENU, Play(PLANK)]
LOOK_MENU: Final[list[Action]] = [Keep(), ThrowAway()]


class ChooseEffort(Decision):
    """TOY-004 How hard do you push?"""

    def refusal(self, action: Action) -> str:
        if not isinstance(action, Effort) or action.effort not in range(len(EFFORTS)):
            return "TOY-004 Coast, push or heave: nothing else moves a cart."
        if action.effort >= len(self.menu):
            return "TOY-005 You heaved in the round before, so you may not heave now."
        return ""


class ThrowMud(Decision):
    """TOY-010 Do you throw mud at the cart that is about to run?"""

    def __init__(self, seat: int, menu: list[Action], runner: int, spaces: int) -> None:
        super().__init__(seat, menu)
        self.runner = runner
        self.spaces = spaces

    def refusal(self, action: Action) -> str:
        return _refuse_play(self, action, MUD, "TOY-010")


class LayPlank(Decision):
    """TOY-012 Do you lay a plank under the cart that mud is flying at?"""

    def __init__(self, seat: int, menu: list[Action], runner: int, thrower: int) -> None:
        super().__init__(seat, menu)
        self.runner = runner
        self.thrower = thrower

    def refusal(self, action: Action) -> str:
        return _refuse_play(self, action, PLANK, "TOY-012")


class KeepCard(Decision):
    """TOY-015 Do you keep the top card? Only its seat is shown which one it is."""

    def __init__(self, seat: int, menu: list[Action], card: int) -> None:
        super().__init__(seat, menu)
        self.card = card

    def refusal(self, action: Action) -> str:
        if not isinstance(action, Keep | ThrowAway):
            return "TOY-015 Keep the card or throw it away."
        return ""


def _refuse_play(decision: Decision, action: Action, wanted: int, rule: str) -> str:
    if isinstance(action, LetPass):
        return ""
    if not isinstance(action, Play) or action.card != wanted:
        return f"{rule} Only {CARDS[wanted]} can be played here."
    if len(decision.menu) == len(PASS_MENU):
        return f"{rule} You hold no {CARDS[wanted]}."
    return ""
