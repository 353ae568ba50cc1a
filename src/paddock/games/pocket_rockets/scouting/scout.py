"""One lone run over a course without a touch, or why there is none and where."""

from typing import Final

from paddock.core.protocol import Scouting
from paddock.games.pocket_rockets.book.course import Course, Tabletop
from paddock.games.pocket_rockets.book.racers import HEADING_STEP, MM
from paddock.games.pocket_rockets.rules.driving import Ground
from paddock.games.pocket_rockets.scouting.cells import PivotCells
from paddock.games.pocket_rockets.scouting.kinds import CleanRun, NoRun, ScoutedMove
from paddock.games.pocket_rockets.scouting.pathfinder import Pathfinder, Step
from paddock.games.pocket_rockets.scouting.ways import Ways, ways_of
from paddock.games.pocket_rockets.state import Pose
from paddock.games.pocket_rockets.words.scouting import found_text, lost_text, shut_text

LOOKS: Final[tuple[tuple[int, int], ...]] = (
    (40, HEADING_STEP),
    (40, HEADING_STEP // 3),
    (400, HEADING_STEP // 3),
    (2000, HEADING_STEP // 15),
)
"""How wide, and in steps of how many tenths of a degree, it is looked, one after the other."""

SMALL_CELL: Final = 2 * MM
"""To make sure that there is no way where none was found."""


def scout(book: Tabletop, effort: int) -> Scouting:
    """A clean run on the first course of a book, with at most `effort` rides looked at."""
    course = book.courses[0]
    lane, lanes = _free_lane(book, course)
    point = course.lane(lane, lanes)
    start = Pose(point.x, point.y, course.start_heading)
    ways = ways_of(course)
    credits = ways.cells.credits_within_reach(course, start.x, start.y)
    if credits < course.credits_to_win():
        middle = course.next_line(credits).middle()
        return _shut(course, credits, Pose(middle.x, middle.y, 0), [])
    best = best_run(book, course, ways, start, effort)
    moves = [
        ScoutedMove(step.pose.heading, step.pose.x, step.pose.y, step.credits)
        for step in best.path()
    ]
    if best.is_win:
        return CleanRun(found_text(len(moves)), True, 0, lane, lanes, start.x, start.y, moves)
    small = PivotCells(course, SMALL_CELL, 1)
    credits = small.credits_within_reach(course, start.x, start.y)
    if credits < course.credits_to_win():
        return _shut(course, credits, best.pose, moves)
    line_number = best.credits % len(course.lines)
    text = lost_text(course, line_number, best.pose)
    return NoRun(text, False, 0, line_number, best.pose.x, best.pose.y, False, moves)


def _shut(course: Course, credits: int, place: Pose, moves: list[ScoutedMove]) -> NoRun:
    """Nobody can ever have more credits than this."""
    line = credits % len(course.lines)
    return NoRun(shut_text(course, line), False, 0, line, place.x, place.y, True, moves)


def best_run(book: Tabletop, course: Course, ways: Ways, start: Pose, effort: int) -> Step:
    """The last step of a run that wins, or of the one that came furthest."""
    finder = Pathfinder(Ground(course, (), ()), book, ways, effort)
    best = finder.begin(start, 0)
    for width, turn_by in LOOKS:
        beam = [finder.begin(start, 0)]
        while beam and finder.effort > 0:
            beam = finder.go_on(beam, width, turn_by)
            for step in beam:
                if step.is_win or (not best.is_win and step.to_go < best.to_go):
                    best = step
            if best.is_win:
                return best
    return best


def _free_lane(book: Tabletop, course: Course) -> tuple[int, int]:
    """PR-166 The lane of who practises; where something lies there, the first of the race."""
    point = course.lane(book.lane, book.lanes)
    is_free = Ground(course, (), ()).fits(point.x, point.y, course.start_heading)
    if is_free and course.table.holds(point.x, point.y, 0):
        return book.lane, book.lanes
    return 1, course.most
