"""Prints the board of a course."""

from typing import Final

from paddock.games.powersled.actions import HELPS
from paddock.games.powersled.board.clearing import clearing
from paddock.games.powersled.board.kinds import Corner, PowersledBoard, Square, Stand
from paddock.games.powersled.board.paper import Paper, high, low, on_paper, outline
from paddock.games.powersled.book.course import Course
from paddock.games.powersled.book.geometry import Area, area_of
from paddock.games.powersled.book.layout import Layout
from paddock.games.powersled.book.tables import CIRCLES, NO_CIRCLE, Tables, circle_squares
from paddock.games.powersled.book.track import NO_SQUARE, Track
from paddock.games.powersled.rules.control import safe_speed
from paddock.games.powersled.rules.finish import lap_of
from paddock.games.powersled.words.places import square_name
from paddock.games.powersled.words.sheets import (
    CONTROL,
    DRIFT_RULE,
    DRIFTS,
    MINE_HERE,
    SLICK_HERE,
    about,
    cards,
    ratings,
)

REAR: Final = 0.25
MIDDLE: Final = 0.5
FRONT: Final = 0.75
PASSING: Final = 0.82
"""So far to the left in its lane goes who passes."""
SIGN_AWAY: Final = 0.52
"""How far the sign of a corner stands from its inner wall."""
ARROWS_UNTIL: Final = 0.15
"""Squares that begin before so much of the first section have an arrow."""


def board(course: Course) -> PowersledBoard:
    """Everything that is printed."""
    track = course.track
    layout = track.layout
    paper = Paper(layout)
    squares = [_square(track, paper, square) for square in range(len(track.squares))]
    box = paper.box()
    x, y = low(box.west), low(-box.north)
    width, height = high(box.east) - x, high(-box.south) - y
    ring = [one.stands[0] for number, one in enumerate(squares) if track.lane[number] == 0]
    stands: list[Stand] = []
    for one in squares:
        stands += one.stands[: 2 if one.is_double else 1]
    wide = layout.lane_width
    return PowersledBoard(
        name=track.name,
        laps=course.laps,
        lap_of=[lap_of(crossings, course.laps) for crossings in range(course.laps + 2)],
        x=x,
        y=y,
        width=width,
        height=height,
        squares=squares,
        corners=_corners(track, paper),
        walls=[paper.wall(-wide, 0.0), paper.wall(wide, wide)],
        arrows=[q for q in range(len(squares)) if _has_arrow(track, q)],
        start=paper.stand(0, 0.0, -wide),
        start_width=on_paper(wide * (3 if _is_wide_at_start(layout) else 2)),
        clearing=clearing(ring, stands, x, y, width, height),
        spins=_spins(course.tables),
        control=list(CONTROL),
        mine=MINE_HERE,
        slick=SLICK_HERE,
        ratings=ratings(course),
        cards=cards(),
        drifts=list(DRIFTS),
        drift_rule=DRIFT_RULE,
    )


def _square(track: Track, paper: Paper, square: int) -> Square:
    section, lane = track.section[square], track.lane[square]
    start, end = track.start[square] / track.unit, track.end[square] / track.unit
    area = area_of(track.layout, section, paper.poses[section], lane, [start, end])
    middle = (area.right + area.left) / 2
    is_double = track.is_double[square]
    front, rear = (FRONT, REAR) if is_double else (MIDDLE, MIDDLE)
    passing = area.right + PASSING * (area.left - area.right)
    return Square(
        code=track.squares[square],
        name=square_name(track, square),
        about=about(track, square),
        outline=outline(area),
        stands=[
            paper.stand(section, start + (end - start) * front, middle),
            paper.stand(section, start + (end - start) * rear, middle),
            paper.stand(section, start + (end - start) * MIDDLE, passing),
        ],
        corner=track.corner[square],
        is_line=track.on_line[square],
        is_double=is_double,
        ahead=track.fwd[square],
        behind=track.prev[square],
        left=_beside(track, square, lane + 1),
        right=_beside(track, square, lane - 1),
    )


def _beside(track: Track, square: int, lane: int) -> int:
    """The square of another lane whose middle is the nearest, within the section."""
    best = NO_SQUARE
    least = 2 * track.unit
    middle = track.start[square] + track.end[square]
    for other in range(len(track.squares)):
        if track.section[other] == track.section[square] and track.lane[other] == lane:
            away = abs(track.start[other] + track.end[other] - middle)
            if away < least:
                best, least = other, away
    return best


def _corners(track: Track, paper: Paper) -> list[Corner]:
    """The corners with their signs, on the inside."""
    wide = track.layout.lane_width
    corners: list[Corner] = []
    for section, part in enumerate(track.layout.sections):
        if part.is_corner:
            away = wide + SIGN_AWAY
            sign = paper.stand(section, MIDDLE, away if part.turn > 0 else -away)
            area = Area(part, paper.poses[section], 0.0, 1.0, -wide, wide)
            number = len(corners)
            safe = [safe_speed(track, number, cards) for cards in range(HELPS)]
            corners.append(Corner(part.id, safe, outline(area), sign.x, sign.y))
    return corners


def _has_arrow(track: Track, square: int) -> bool:
    return (
        track.section[square] == 0
        and track.lane[square] < 2
        and track.start[square] < ARROWS_UNTIL * track.unit
        and not track.on_line[square]
    )


def _is_wide_at_start(layout: Layout) -> bool:
    """Whether a third lane crosses the line."""
    first, last = layout.sections[0], layout.sections[-1]
    return last.has_lane2 and last.lane2_last == last.cols - 1 and first.lane2_first == 0


def _spins(tables: Tables) -> list[list[int]]:
    """D5 From each circle: the squares of this play and of those to come."""
    spins: list[list[int]] = []
    for start in range(len(CIRCLES)):
        plays: list[int] = []
        circle = start
        # An own table may lead in a circle where no spin comes.
        while circle != NO_CIRCLE and len(plays) < len(CIRCLES):
            plays.append(circle_squares(circle))
            circle = tables.next_circle[circle]
        spins.append(plays)
    return spins
