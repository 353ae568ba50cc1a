"""What foresight is made of."""

from paddock.core.phrase import Phrase
from paddock.core.protocol import Foresight, Value
from paddock.games.pocket_rockets.actions import Hand
from paddock.games.pocket_rockets.rules.driving import Touch


class Leg(Value):
    """One move as it would go: from where, which way, how far, to where, and what it touches.

    Causes are those of a touch, met at `touch_x`, `touch_y` if it slides into something; `credits`
    are what it would earn. It turns `by` so much first, counter-clockwise if that is more than 0.
    """

    def __init__(
        self,
        x: int,
        y: int,
        start: int,
        heading: int,
        by: int,
        pivot_cause: Touch,
        pivot_which: int,
        has_slid: bool,
        reached: int,
        slide_cause: Touch,
        slide_which: int,
        touch_x: int,
        touch_y: int,
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
        self.by = by
        self.pivot_cause = pivot_cause
        self.pivot_which = pivot_which
        self.has_slid = has_slid
        self.reached = reached
        self.slide_cause = slide_cause
        self.slide_which = slide_which
        self.touch_x = touch_x
        self.touch_y = touch_y
        self.to_x = to_x
        self.to_y = to_y
        self.credits = credits
        self.is_damaged = is_damaged
        self.is_removed = is_removed
        self.has_finished = has_finished


class BidForesight(Foresight):
    """What a bid would bring if nobody shares it: so many moves, or with a 0 whom the power
    reaches, where the aid of the table shows that."""

    def __init__(self, text: Phrase, moves: int, seats: list[int]) -> None:
        super().__init__(text)
        self.moves = moves
        self.seats = seats


class AimForesight(Foresight):
    """What a power would do to the racer that it is aimed at, or with it."""

    def __init__(self, text: Phrase, seat: int) -> None:
        super().__init__(text)
        self.seat = seat


class ThrowForesight(Foresight):
    """What a hand wins against."""

    def __init__(self, text: Phrase, beats: Hand) -> None:
        super().__init__(text)
        self.beats = beats


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
