"""One lone run over a track without damage, or why there is none and where."""

from math import sqrt
from typing import Final

from paddock.core.protocol import Scouting
from paddock.games.spin_out.book.course import OBSTACLE, Arena, Gate
from paddock.games.spin_out.book.measures import INCH, RADIUS, TOLERANCE, TURN
from paddock.games.spin_out.scouting.field import FIELDS, SPOTLESS
from paddock.games.spin_out.scouting.kinds import CleanRun, NoRun, ScoutedTurn
from paddock.games.spin_out.scouting.pathfinder import Pathfinder, Step
from paddock.games.spin_out.state import Pose
from paddock.games.spin_out.words.scouting import found_text, lost_text, shut_text
from paddock.kit.cells import Cells
from paddock.kit.geometry import Line
from paddock.kit.geometry_angles import Point

LOOKS: Final[tuple[tuple[int, int], ...]] = (
    (2, TURN // 36),
    (8, TURN // 36),
    (40, TURN // 72),
)
"""How wide, and in steps of how many hundredths of a degree, it is looked, one after the other."""
CELL: Final = INCH // 2
SMALL_CELL: Final = INCH // 10
"""To make sure that there is no way where none was found."""


def scout(book: Arena, effort: int) -> Scouting:
    """A clean run with at most so many straight moves looked at."""
    course = book.course
    slot = course.grid[0]
    start = Pose(slot.x, slot.y, course.start_heading)
    shut = _shut(book, CELL, start, None)
    if shut is not None:
        return shut
    best = best_run(book, start, effort)
    turns = _turns(best)
    if best.passed >= book.gates_to_pass():
        return CleanRun(found_text(len(turns)), True, turns)
    shut = _shut(book, SMALL_CELL, start, best)
    if shut is not None:
        return shut
    gate = best.passed % len(course.gates)
    text = lost_text(book, gate, best.pose)
    return NoRun(text, False, gate, best.pose.x, best.pose.y, False, turns)


def best_run(book: Arena, start: Pose, effort: int) -> Step:
    """The last step of a run that wins, or of the one that came furthest."""
    finder = Pathfinder(book, FIELDS.field(book, SPOTLESS), effort)
    best = finder.begin(start)
    for width, turn_by in LOOKS:
        beam = [finder.begin(start)]
        while beam and finder.effort > 0:
            beam = finder.go_on(beam, width, turn_by)
            for step in beam:
                if finder.has_won(step):
                    return step
                if step.to_go < best.to_go:
                    best = step
    return best


def _turns(step: Step) -> list[ScoutedTurn]:
    return [_turn(one) for one in step.path()]


def _turn(step: Step) -> ScoutedTurn:
    return ScoutedTurn(
        sum(step.moves[1::2]) // INCH,
        list(step.moves),
        step.corner.x,
        step.corner.y,
        step.pose.x,
        step.pose.y,
        step.pose.heading,
        step.passed,
    )


def _shut(book: Arena, size: int, start: Pose, best: Step | None) -> NoRun | None:
    """The gate that nobody can ever get past, if there is one."""
    course = book.course
    shapes = tuple([one.shape for one in course.features if one.terrain == OBSTACLE])
    room = RADIUS - TOLERANCE
    cells = Cells(
        course.table, course.width, course.height, shapes, room, room, room, size, 1
    )  # fmt: skip
    passed = cells.passed_within_reach(_lines(book), start.x, start.y)
    if passed >= min(2, book.laps) * len(course.gates):
        return None
    gate = passed % len(course.gates)
    line = course.gates[gate].line
    x, y = (line.left.x + line.right.x) // 2, (line.left.y + line.right.y) // 2
    turns: list[ScoutedTurn] = []
    if best is not None:
        x, y, turns = best.pose.x, best.pose.y, _turns(best)
    return NoRun(shut_text(book, gate), False, gate, x, y, True, turns)


def _lines(book: Arena) -> list[Line]:
    """The gates of a lap or two; the last is crossed when a pod begins to be beyond it."""
    lines = [gate.line for gate in book.course.gates] * min(2, book.laps)
    lines[-1] = _before(book.course.finish())
    return lines


def _before(gate: Gate) -> Line:
    """SO-161 Where the middle of a pod is when its nose is on a line."""
    left, right = gate.line.left, gate.line.right
    back = RADIUS / sqrt(float(gate.squared))
    x, y = int((right.y - left.y) * back), int((left.x - right.x) * back)
    return Line(Point(left.x + x, left.y + y), Point(right.x + x, right.y + y))
