"""The kinds that the printed board is made of.

Lengths are whole hundredths of a unit of the track file, x to the right and y downwards; headings
are tenths of a degree with the clock, from the right. Outlines are paths as SVG writes them.
"""

from paddock.core.protocol import Board, Value
from paddock.games.powersled.book.cards import CardKind


class Stand(Value):
    """Where a sled stands, and which way it faces. A lap adds a full turn to the heading."""

    def __init__(self, x: int, y: int, heading: int) -> None:
        self.x = x
        self.y = y
        self.heading = heading


class Square(Value):
    """One square. `code` is what events call it, `name` what players do, `about` all it means.

    A sled has three `stands` in it: in front, in the rear half (of a double-length square), and
    passing who stands there. `ahead`, `behind`, `left` and `right` are the squares around it, -1
    for none: where one looks next. `corner` is the number of its corner, or -1.
    """

    def __init__(
        self,
        code: str,
        name: str,
        about: str,
        outline: str,
        stands: list[Stand],
        corner: int,
        is_line: bool,
        is_double: bool,
        ahead: int,
        behind: int,
        left: int,
        right: int,
    ) -> None:
        self.code = code
        self.name = name
        self.about = about
        self.outline = outline
        self.stands = stands
        self.corner = corner
        self.is_line = is_line
        self.is_double = is_double
        self.ahead = ahead
        self.behind = behind
        self.left = left
        self.right = right


class Corner(Value):
    """A corner and where its sign stands. `safe` is its posted speed, as the race has it, then
    what it is with one Good Cornering, and with two."""

    def __init__(self, id: str, safe: list[int], outline: str, x: int, y: int) -> None:
        self.id = id
        self.safe = safe
        self.outline = outline
        self.x = x
        self.y = y


class Clearing(Value):
    """A free round spot inside the track, with room for the dice."""

    def __init__(self, x: int, y: int, radius: int) -> None:
        self.x = x
        self.y = y
        self.radius = radius


class Rating(Value):
    """A line of the status sheet: what it gives, and its values for 0, 1 and 2 points.

    `sheet` is all there is to say of it.
    """

    def __init__(
        self, part: str, name: str, gives: str, sheet: str, values: list[str], rule: str
    ) -> None:
        self.part = part
        self.name = name
        self.gives = gives
        self.sheet = sheet
        self.values = values
        self.rule = rule


class Card(Value):
    """A card of the racing deck: how it is written, what it does in a line, and the rule.

    `number` is its place in counts by kind; `speed` is printed on MOVE and DRIFT cards alone.
    `family` is move, drift, help, react or attack. `idle` is why it can be of no use after a move.
    """

    def __init__(
        self,
        number: CardKind,
        code: str,
        name: str,
        speed: int | None,
        family: str,
        effect: str,
        rule: str,
        idle: str,
    ) -> None:
        self.number = number
        self.code = code
        self.name = name
        self.speed = speed
        self.family = family
        self.effect = effect
        self.rule = rule
        self.idle = idle


class PowersledBoard(Board):
    """The circuit, and the sheets and cards beside it.

    `x`, `y`, `width` and `height` are the paper. `walls` are the right and the left one. The start
    line goes from `start` so far to its left as `start_width` says. `lap_of` is the lap that a sled
    is on, by how often it has crossed the line. `spins` has for each circle of the spin track the
    squares of its plays, `control` what the boxes of the control line are called. `mine` and
    `slick` say what such a square does. `drifts` say what a special card does that is laid as
    DRIFT 0 or 1, by the rule `drift_rule`.
    """

    def __init__(
        self,
        name: str,
        laps: int,
        lap_of: list[int],
        x: int,
        y: int,
        width: int,
        height: int,
        squares: list[Square],
        corners: list[Corner],
        walls: list[str],
        arrows: list[int],
        start: Stand,
        start_width: int,
        clearing: Clearing,
        spins: list[list[int]],
        control: list[str],
        mine: str,
        slick: str,
        ratings: list[Rating],
        cards: list[Card],
        drifts: list[str],
        drift_rule: str,
    ) -> None:
        self.name = name
        self.laps = laps
        self.lap_of = lap_of
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.squares = squares
        self.corners = corners
        self.walls = walls
        self.arrows = arrows
        """The squares that say which way to drive."""
        self.start = start
        self.start_width = start_width
        self.clearing = clearing
        self.spins = spins
        self.control = control
        self.mine = mine
        self.slick = slick
        self.ratings = ratings
        self.cards = cards
        self.drifts = drifts
        self.drift_rule = drift_rule
