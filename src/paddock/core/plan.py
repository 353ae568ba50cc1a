"""What lies on a table, for paper: at true scale, so that it can be laid out for real."""


class PlanThing:
    """Something on the table: round about its middle, or with its corners as x, y, x, y, …"""

    def __init__(self, name: str, x: int, y: int, radius: int, corners: tuple[int, ...]) -> None:
        self.name = name
        self.x = x
        self.y = y
        self.radius = radius
        self.corners = corners


class PlanLine:
    """A line to be crossed, from its left post to its right one as one comes up to it."""

    def __init__(self, name: str, left_x: int, left_y: int, right_x: int, right_y: int) -> None:
        self.name = name
        self.left_x = left_x
        self.left_y = left_y
        self.right_x = right_x
        self.right_y = right_y


class Plan:
    """A table with all that lies on it; `radius` is 0 unless it is round. `marks` are drawn on the
    table itself: a start zone, the places in it.

    Whatever the unit of the game, lengths are thousandths of a millimetre here: x goes to the
    right and y away from the viewer, from the lower left corner of the table's box.
    """

    def __init__(
        self,
        *,
        name: str,
        width: int,
        height: int,
        radius: int,
        things: tuple[PlanThing, ...],
        lines: tuple[PlanLine, ...],
        marks: tuple[PlanThing, ...] = (),
    ) -> None:
        self.name = name
        self.width = width
        self.height = height
        self.radius = radius
        self.things = things
        self.lines = lines
        self.marks = marks
