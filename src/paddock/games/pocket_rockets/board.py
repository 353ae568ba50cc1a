"""What is printed on the table: the courses that may be raced on, and the eight racers."""

from paddock.core.protocol import Board, Value
from paddock.games.pocket_rockets.book.course import Course, Obstacle, Tabletop
from paddock.games.pocket_rockets.book.racers import (
    CARD_LENGTH,
    CARD_WIDTH,
    COLOURS,
    FRONT,
    RACERS,
    SLIDE,
    SPAN,
    TURN,
    Power,
)
from paddock.games.pocket_rockets.words.names import (
    POWER_NAMES,
    POWER_TEXTS,
    RACER_NAMES,
    gate_letter,
    line_name,
)
from paddock.kit.geometry import Disc, Line, Polygon


class PrintedLine(Value):
    """A start, gate or finish line, from its left post to its right one; `name` is what players
    call it, `sign` what is written on it."""

    def __init__(
        self, name: str, sign: str, left_x: int, left_y: int, right_x: int, right_y: int
    ) -> None:
        self.name = name
        self.sign = sign
        self.left_x = left_x
        self.left_y = left_y
        self.right_x = right_x
        self.right_y = right_y


class PrintedObstacle(Value):
    """An everyday object: round with its middle and radius, or its corners as x, y, x, y, …"""

    def __init__(self, name: str, x: int, y: int, radius: int, corners: list[int]) -> None:
        self.name = name
        self.x = x
        self.y = y
        self.radius = radius
        self.corners = corners


class PrintedCourse(Value):
    """A table top; `radius` is 0 unless it is round. `credits` win on it."""

    def __init__(
        self,
        id: str,
        name: str,
        least: int,
        most: int,
        laps: int,
        credits: int,
        width: int,
        height: int,
        radius: int,
        start: PrintedLine,
        start_heading: int,
        gates: list[PrintedLine],
        finish: PrintedLine,
        obstacles: list[PrintedObstacle],
    ) -> None:
        self.id = id
        self.name = name
        self.least = least
        self.most = most
        self.laps = laps
        self.credits = credits
        self.width = width
        self.height = height
        self.radius = radius
        self.start = start
        self.start_heading = start_heading
        self.gates = gates
        self.finish = finish
        self.obstacles = obstacles


class PrintedRacer(Value):
    """A racer card."""

    def __init__(self, name: str, colour: str, power: Power) -> None:
        self.name = name
        self.colour = colour
        self.power = power


class PrintedPower(Value):
    """A power, and what it does in a line."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text


class RocketsBoard(Board):
    """Courses by the number that a view names, racers and powers by theirs; lengths in thousandths
    of a millimetre, headings in tenths of a degree. The pivot is the middle of a card, the cannon
    `cannon` ahead of it, the star on it; a move goes `slide` far."""

    def __init__(
        self,
        courses: list[PrintedCourse],
        racers: list[PrintedRacer],
        powers: list[PrintedPower],
        turn: int,
        card_length: int,
        card_width: int,
        slide: int,
        cannon: int,
        span: int,
        rebound: int,
        round_cap: int,
        shows_all: bool,
    ) -> None:
        self.courses = courses
        self.racers = racers
        self.powers = powers
        self.turn = turn
        self.card_length = card_length
        self.card_width = card_width
        self.slide = slide
        self.cannon = cannon
        self.span = span
        self.rebound = rebound
        self.round_cap = round_cap
        self.shows_all = shows_all


def board(book: Tabletop) -> RocketsBoard:
    """All that a client draws."""
    return RocketsBoard(
        courses=[_course(course) for course in book.courses],
        racers=[
            PrintedRacer(RACER_NAMES[racer], COLOURS[racer], power)
            for racer, power in enumerate(RACERS)
        ],
        powers=[
            PrintedPower(name, text) for name, text in zip(POWER_NAMES, POWER_TEXTS, strict=True)
        ],
        turn=TURN,
        card_length=CARD_LENGTH,
        card_width=CARD_WIDTH,
        slide=SLIDE,
        cannon=FRONT,
        span=SPAN,
        rebound=book.rebound,
        round_cap=book.round_cap,
        shows_all=book.shows_all,
    )


def _course(course: Course) -> PrintedCourse:
    return PrintedCourse(
        id=course.id,
        name=course.name,
        least=course.least,
        most=course.most,
        laps=course.laps,
        credits=course.credits_to_win(),
        width=course.width,
        height=course.height,
        radius=course.radius,
        start=_line(course.start, "the start", ""),
        start_heading=course.start_heading,
        gates=[
            _line(line, line_name(at, len(course.lines)), gate_letter(at))
            for at, line in enumerate(course.gates)
        ],
        finish=_line(course.finish, line_name(len(course.gates), len(course.lines)), ""),
        obstacles=[_obstacle(obstacle) for obstacle in course.obstacles],
    )


def _line(line: Line, name: str, sign: str) -> PrintedLine:
    return PrintedLine(name, sign, line.left.x, line.left.y, line.right.x, line.right.y)


def _obstacle(obstacle: Obstacle) -> PrintedObstacle:
    shape = obstacle.shape
    if isinstance(shape, Disc):
        return PrintedObstacle(obstacle.name, shape.x, shape.y, shape.radius, [])
    assert isinstance(shape, Polygon), "an obstacle is a disc or a polygon"
    corners = [number for point in shape.points for number in (point.x, point.y)]
    return PrintedObstacle(obstacle.name, 0, 0, 0, corners)
