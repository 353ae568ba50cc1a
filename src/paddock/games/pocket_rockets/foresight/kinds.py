"""What foresight is made of."""

from paddock.core.phrase import Phrase
from paddock.core.protocol import Foresight, Value


class Leg(Value):
    """One move as it would go: from where, which way, how far, to where, and what it touches.

    Causes are those of a touch; `credits` are what it would earn.
    """

    def __init__(
        self,
        x: int,
        y: int,
        start: int,
        heading: int,
        pivot_cause: int,
        pivot_which: int,
        has_slid: bool,
        reached: int,
        slide_cause: int,
        slide_which: int,
        to_x: int,
        to_y: int,
        credits: int,
        is_damaged: bool,
        is_removed: bool,
        has_finished: bool,
    ) -> None:
        self.x = x
        self.y = y
        self.start = start
        self.heading = heading
        self.pivot_cause = pivot_cause
        self.pivot_which = pivot_which
        self.has_slid = has_slid
        self.reached = reached
        self.slide_cause = slide_cause
        self.slide_which = slide_which
        self.to_x = to_x
        self.to_y = to_y
        self.credits = credits
        self.is_damaged = is_damaged
        self.is_removed = is_removed
        self.has_finished = has_finished


class FitForesight(Foresight):
    """By eye: only whether the card fits."""

    def __init__(self, text: Phrase, fits: bool) -> None:
        super().__init__(text)
        self.fits = fits


class DriveForesight(Foresight):
    """With full aid: one move, or the moves of a plan as far as it would be carried out."""

    def __init__(self, text: Phrase, legs: list[Leg]) -> None:
        super().__init__(text)
        self.legs = legs


class ReachForesight(Foresight):
    """Whom a power could be used on, or how many moves it gives."""

    def __init__(self, text: Phrase, seats: list[int], moves: int) -> None:
        super().__init__(text)
        self.seats = seats
        self.moves = moves
