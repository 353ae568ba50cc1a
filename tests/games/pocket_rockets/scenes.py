"""Positions for the referee in one line: lengths in millimetres, headings in degrees."""

from collections.abc import Sequence

import pytest

from games.pocket_rockets.referee.course import Course, Rectangle
from games.pocket_rockets.referee.geometry import Circle, Line, Polygon, Pose, Shape
from games.pocket_rockets.referee.pieces import BOOST, Moving, Options, Phase, Racer
from games.pocket_rockets.referee.race import Referee

Place = tuple[float, float, float]
Post = tuple[float, float]
NEAR = 0.05
FAR: tuple[Post, Post] = ((4900, 4990), (4900, 4900))


def pose(place: Place) -> Pose:
    return Pose(round(place[0] * 1000), round(place[1] * 1000), round(place[2] * 10))


def circle(x: float, y: float, r: float) -> Circle:
    return Circle(round(x * 1000), round(y * 1000), round(r * 1000))


def box(left: float, low: float, right: float, high: float) -> Polygon:
    corners = ((left, low), (right, low), (right, high), (left, high))
    return Polygon(tuple((round(x * 1000), round(y * 1000)) for x, y in corners))


def wall(x: float) -> Polygon:
    """A long wall whose face is at x, seen from the left."""
    return box(x, -1000, x + 20, 5000)


def line(posts: tuple[Post, Post]) -> Line:
    (ax, ay), (bx, by) = posts
    return Line((round(ax * 1000), round(ay * 1000)), (round(bx * 1000), round(by * 1000)))


def course(
    *obstacles: Shape,
    gates: Sequence[tuple[Post, Post]] = (),
    finish: tuple[Post, Post] = FAR,
    table: tuple[int, int] = (5000, 5000),
) -> Course:
    """A large table with few things on it."""
    return Course(
        id="scene",
        name="Scene",
        players=(2, 8),
        laps=1,
        table=Rectangle(table[0] * 1000, table[1] * 1000),
        start=Line((100_000, 4_800_000), (100_000, 4_000_000)),
        start_heading=0,
        gates=tuple(line(gate) for gate in gates),
        finish=line(finish),
        obstacles=obstacles,
    )


def alone(
    where: Course,
    place: Place,
    *,
    moves: int = 1,
    damaged: bool = False,
    options: Options | None = None,
) -> Referee:
    """One racer, in the middle of its turn."""
    racer = Racer(BOOST, 1, pose(place), damaged=damaged)
    return Referee(where, [racer], options, phase=Moving(0, moves), is_practice=True)


def together(where: Course, *crew: tuple[str, Place], options: Options | None = None) -> Referee:
    """Several racers at the bidding, each with power and place."""
    racers = [Racer(power, seat + 1, pose(place)) for seat, (power, place) in enumerate(crew)]
    return Referee(where, racers, options)


def bid(referee: Referee, *bids: int) -> None:
    """The bids of those in play, in seat order."""
    for seat, number in zip(referee.in_play(), bids, strict=True):
        referee.answer(seat, number)


def row(*powers: str) -> list[tuple[str, Place]]:
    """Racers far from each other, side by side."""
    return [(power, (500, 500 + 400 * seat, 0)) for seat, power in enumerate(powers)]


def now(referee: Referee) -> Phase:
    """Where the race is; a type checker knows nothing of it from the line before."""
    return referee.phase


def place(referee: Referee, seat: int = 0) -> Place:
    lying = referee.racers[seat].pose
    return lying.x / 1000, lying.y / 1000, lying.heading / 10


def is_at(referee: Referee, x: float, y: float, heading: float, seat: int = 0) -> bool:
    return bool(place(referee, seat) == pytest.approx((x, y, heading), abs=NEAR))


def touch(referee: Referee) -> float:
    """The travel of the last touch, in millimetres."""
    return float([event for event in referee.events if event[0] == "touch"][-1][4]) / 1000


def credits_of(referee: Referee) -> list[tuple[int, float]]:
    """Line and travel in millimetres of every credit so far."""
    return [(event[2], event[3] / 1000) for event in referee.events if event[0] == "credit"]
