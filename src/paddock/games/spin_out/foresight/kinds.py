"""What foresight is made of."""

from paddock.core.phrase import Phrase
from paddock.core.protocol import Foresight, Value
from paddock.games.spin_out.book.measures import DEGREE, INCH
from paddock.games.spin_out.rules.ground import Meeting


class Waypoint(Value):
    """A resting point of the way: the pod there, and the allowance that is left."""

    def __init__(self, x: int, y: int, heading: int, left: int) -> None:
        self.x = x
        self.y = y
        self.heading = heading
        self.left = left


class Encounter(Value):
    """Something on the way, in its place, with the least and the most damage that it brings.

    `which` is a feature, a seat, or how many gates were passed before; `expected` is the damage on
    average, in tenths.
    """

    def __init__(
        self,
        what: Meeting,
        which: int,
        x: int,
        y: int,
        left: int,
        least: int,
        most: int,
        expected: int,
    ) -> None:
        self.what = what
        self.which = which
        self.x = x
        self.y = y
        self.left = left
        self.least = least
        self.most = most
        self.expected = expected


class WayForesight(Foresight):
    """A manoeuvre as it would go, others passing: beyond a nudge as if the rest of it stood, up to
    an obstacle that stops it. Chances are thousandths; `kaboom` counts to the end of the way.
    `clear` are the steps of the same way, bent round an obstacle that it would only graze."""

    def __init__(
        self,
        text: Phrase,
        way: list[Waypoint],
        encounters: list[Encounter],
        turns: int,
        is_test_due: bool,
        kaboom: int,
        stall: int,
        spin: int,
        clear: list[int],
    ) -> None:
        super().__init__(text)
        self.way = way
        self.encounters = encounters
        self.turns = turns
        self.is_test_due = is_test_due
        self.kaboom = kaboom
        self.stall = stall
        self.spin = spin
        self.clear = clear

    def lines(self, names: list[str]) -> list[str]:
        """With where it leads, which others see."""
        end = self.way[len(self.way) - 1]
        at = f"({end.x / INCH:.2f}, {end.y / INCH:.2f})"
        return [*super().lines(names), f"It leads to {at}, facing {end.heading / DEGREE:g}°."]


class SpeedForesight(Foresight):
    """A final speed, and the tests that it brings by itself, as chances in thousandths."""

    def __init__(self, text: Phrase, speed: int, stall: int, spin: int) -> None:
        super().__init__(text)
        self.speed = speed
        self.stall = stall
        self.spin = spin


class CardForesight(Foresight):
    """What a card does."""

    def __init__(self, text: Phrase) -> None:
        super().__init__(text)
