"""What was found out about a course."""

from paddock.core.phrase import Phrase
from paddock.core.protocol import Scouting, Value


class ScoutedMove(Value):
    """One move: to which heading, where the card rests then, and the credits it has by then.

    After the last one it rests beyond the finish.
    """

    def __init__(self, heading: int, x: int, y: int, credits: int) -> None:
        self.heading = heading
        self.x = x
        self.y = y
        self.credits = credits


class CleanRun(Scouting):
    """A run without a touch on the numbered course, out of lane `lane` of `lanes`, which begins at
    (x, y) with the course's start heading."""

    def __init__(
        self,
        text: Phrase,
        is_drivable: bool,
        course: int,
        lane: int,
        lanes: int,
        x: int,
        y: int,
        moves: list[ScoutedMove],
    ) -> None:
        super().__init__(text, is_drivable)
        self.course = course
        self.lane = lane
        self.lanes = lanes
        self.x = x
        self.y = y
        self.moves = moves


class NoRun(Scouting):
    """No run without a touch: `line` is the number of the line that is not come to, and (x, y)
    the place to look at.

    `is_certain`: no card can ever get there. Else none was found, and `moves` is as far as it got.
    """

    def __init__(
        self,
        text: Phrase,
        is_drivable: bool,
        course: int,
        line: int,
        x: int,
        y: int,
        is_certain: bool,
        moves: list[ScoutedMove],
    ) -> None:
        super().__init__(text, is_drivable)
        self.course = course
        self.line = line
        self.x = x
        self.y = y
        self.is_certain = is_certain
        self.moves = moves
