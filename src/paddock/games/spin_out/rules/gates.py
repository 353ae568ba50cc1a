"""Gates and the finish line, on a straight way between two resting points."""

from paddock.games.spin_out.book.course import Arena, Gate
from paddock.games.spin_out.book.measures import RADIUS, SAME_WAY
from paddock.kit.geometry_angles import GRAINS, nearest
from paddock.kit.geometry_gaps import distance_to_line


def crossings(
    book: Arena, passed: int, x: int, y: int, to_x: int, to_y: int, length: int
) -> list[float]:
    """SO-158 to SO-161, SO-164 How far on the gates are passed that count, one after the other."""
    ways: list[float] = []
    last = 0.0
    while passed < book.gates_to_pass():
        gate = book.next_gate(passed)
        met = gate.line.reached(x, y, to_x, to_y, length)
        way = met / 1000.0 if met >= 0 else -1.0
        if passed == book.gates_to_pass() - 1:
            way = _earlier(way, _leading_edge(gate, x, y, to_x, to_y, length), last)
        if way < 0.0 or way < last - SAME_WAY:
            break
        ways.append(way)
        last = way
        passed += 1
    return ways


def _earlier(way: float, other: float, least: float) -> float:
    """The smaller of two ways that are there and not before the least."""
    if other < 0.0 or other < least - SAME_WAY:
        return way
    return other if way < 0.0 else min(way, other)


def _leading_edge(gate: Gate, x: int, y: int, to_x: int, to_y: int, length: int) -> float:
    """SO-161 Where the front of the base gets beyond the line, its foot between the posts."""
    if gate.reaches(x, y) or not gate.reaches(to_x, to_y):
        return -1.0
    before = gate.beyond(x, y)
    share = (-RADIUS - before) / (gate.beyond(to_x, to_y) - before)
    line = gate.line
    from_x = x + share * (to_x - x) - line.left.x
    from_y = y + share * (to_y - y) - line.left.y
    dx, dy = line.right.x - line.left.x, line.right.y - line.left.y
    foot = (from_x * dx + from_y * dy) / gate.length
    return length * share if 0.0 <= foot <= gate.length else -1.0


def past_the_line(book: Arena, x: int, y: int) -> int:
    """SO-R78 How far the foremost point of a base is beyond the finish line, in grains."""
    return nearest((book.course.finish().beyond(x, y) + RADIUS) * GRAINS)


def to_next_gate(book: Arena, passed: int, x: int, y: int) -> int:
    """SO-R88 From the middle of a pod to the nearest point of its next gate, in grains."""
    return distance_to_line(x, y, book.next_gate(passed).line)
