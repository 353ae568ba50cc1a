"""The kinds of moments at which windows open."""

from typing import Final

from paddock.core.game import OTHERS, Moments
from paddock.core.protocol import Decision
from paddock.games.powersled.decisions import ChooseAfter, UseField, UseHook, UseReflexes
from paddock.games.powersled.view import PowersledView

MOMENT_NAMES: Final[tuple[str, ...]] = (
    "You could hook on to another sled",
    "Something could damage you, or hooks you",
    "A roll of yours could be better",
    "After your move",
)


def moment_of(view: PowersledView, decision: Decision) -> int:
    """By public knowledge."""
    if isinstance(decision, UseHook):
        return 0
    if isinstance(decision, UseField):
        return 1
    if isinstance(decision, UseReflexes):
        return 2
    return 3 if isinstance(decision, ChooseAfter) else OTHERS


MOMENTS: Final = Moments(MOMENT_NAMES, moment_of)
