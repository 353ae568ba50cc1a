"""What may be answered."""

from typing import Final

from paddock.core.protocol import FREE_CODE, Action
from toy.book import MUD, PLANK

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


class Lean(Action):
    """TOY-019 How far the cart leans. A free answer: any number of tenths will do."""

    def __init__(self, tenths: int) -> None:
        super().__init__(FREE_CODE)
        self.tenths = tenths


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


FRESH_MENU: Final[tuple[Action, ...]] = (Effort(COAST), Effort(PUSH), Effort(HEAVE))
TIRED_MENU: Final[tuple[Action, ...]] = FRESH_MENU[:HEAVE]
LEAN_MENU: Final[tuple[Action, ...]] = (Lean(0), Lean(100), Lean(250), Lean(300))
PASS_MENU: Final[tuple[Action, ...]] = (LetPass(),)
MUD_MENU: Final[tuple[Action, ...]] = (*PASS_MENU, Play(MUD))
PLANK_MENU: Final[tuple[Action, ...]] = (*PASS_MENU, Play(PLANK))
LOOK_MENU: Final[tuple[Action, ...]] = (Keep(), ThrowAway())
