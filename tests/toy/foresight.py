"""What a lean or an order would bring, before it is given."""

from paddock.core.phrase import Phrase
from paddock.core.protocol import Decision, Foresight, Value
from paddock.kit.words import say
from toy.actions import COAST, PUSH, Lean
from toy.book import DATA
from toy.orders import Push
from toy.rules.leaning import MOST_LEAN, lean_spaces
from toy.view import SoapboxView


class LeanForesight(Foresight):
    """TOY-019 So many spaces come to what the die says."""

    def __init__(self, more: int, text: Phrase) -> None:
        super().__init__(text)
        self.more = more


class PushForesight(Foresight):
    """TOY-006, TOY-007, TOY-008 How far the cart runs in the first of the ordered rounds."""

    def __init__(self, least: int, most: int, text: Phrase) -> None:
        super().__init__(text)
        self.least = least
        self.most = most


def foresee(view: SoapboxView, decision: Decision, candidate: Value) -> Foresight | None:
    """Only a lean or an order brings more than it says."""
    if isinstance(candidate, Push):
        most = _furthest(candidate.efforts[0])
        spaces = "1 space" if most == 1 else f"1 to {most} spaces"
        return PushForesight(1, most, say("{} in round {}", spaces, candidate.round))
    if not isinstance(candidate, Lean):
        return None
    more = lean_spaces(candidate.tenths)
    text = say("{} more than the die says", more) if more else say("what the die says")
    return LeanForesight(more, text)


def _furthest(effort: int) -> int:
    """TOY-006, TOY-007, TOY-008, TOY-019 How far a cart can run that nobody stops."""
    if effort == COAST:
        return 1
    dice: dict[str, int] = DATA["dice"]
    return dice["push"] if effort == PUSH else dice["heave"] + lean_spaces(MOST_LEAN)
