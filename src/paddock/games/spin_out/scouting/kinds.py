"""What was found out about a track."""

from paddock.core.phrase import Phrase
from paddock.core.protocol import Scouting, Value


class ScoutedTurn(Value):
    """A Turn at a speed, with the steps of its manoeuvre: to the corner where the pod turns, on to
    where it rests, and how it stands there.

    `passed` counts the gates by then. Where it goes straight the corner is where it rests.
    """

    def __init__(
        self,
        speed: int,
        steps: list[int],
        corner_x: int,
        corner_y: int,
        x: int,
        y: int,
        heading: int,
        passed: int,
    ) -> None:
        self.speed = speed
        self.steps = steps
        self.corner_x = corner_x
        self.corner_y = corner_y
        self.x = x
        self.y = y
        self.heading = heading
        self.passed = passed


class CleanRun(Scouting):
    """A run without damage and without a test, from the first place of the grid."""

    def __init__(self, text: Phrase, is_drivable: bool, turns: list[ScoutedTurn]) -> None:
        super().__init__(text, is_drivable)
        self.turns = turns


class NoRun(Scouting):
    """No such run: `gate` is the number of the gate that is not come to, and (x, y) the place to
    look at.

    `is_certain`: no pod can ever get there. Else none was found, and `turns` is as far as it got.
    """

    def __init__(
        self,
        text: Phrase,
        is_drivable: bool,
        gate: int,
        x: int,
        y: int,
        is_certain: bool,
        turns: list[ScoutedTurn],
    ) -> None:
        super().__init__(text, is_drivable)
        self.gate = gate
        self.x = x
        self.y = y
        self.is_certain = is_certain
        self.turns = turns
