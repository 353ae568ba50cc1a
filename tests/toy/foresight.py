"""What a lean would bring, before it is chosen."""

from paddock.core.protocol import Decision, Foresight, Value
from toy.actions import Lean
from toy.rules.leaning import lean_spaces
from toy.view import SoapboxView


class LeanForesight(Foresight):
    """TOY-019 So many spaces come to what the die says."""

    def __init__(self, more: int, text: str) -> None:
        super().__init__(text)
        self.more = more


def foresee(
    view: SoapboxView, decision: Decision, candidate: Value, names: list[str]
) -> Foresight | None:
    """Only a lean brings more than it says."""
    if not isinstance(candidate, Lean):
        return None
    more = lean_spaces(candidate.tenths)
    return LeanForesight(more, f"{more} more than the die says" if more else "what the die says")
