"""Steps as numbers, as paths and orders have them: `way * 4 + piloting`, or one of these."""

from typing import Final

from paddock.core.protocol import Action
from paddock.games.powersled.actions import GOES, PILOTINGS, STOP, Go, Sideswipe

STOP_STEP: Final = -1
SWIPE_STEP: Final = -2
"""Ends a path, so nobody has to know against whom or how hard."""


def number_of(answer: Action) -> int:
    """The number of a step."""
    if isinstance(answer, Go):
        return answer.way * PILOTINGS + answer.piloting
    return SWIPE_STEP if isinstance(answer, Sideswipe) else STOP_STEP


def is_step(number: int) -> bool:
    """Whether there is an answer of this number."""
    return STOP_STEP <= number < len(GOES)


def step_of(number: int) -> Action:
    """The answer that a number stands for."""
    return STOP if number == STOP_STEP else GOES[number]
