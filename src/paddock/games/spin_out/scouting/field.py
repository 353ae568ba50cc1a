"""Inches to go: a field over the table, one layer for each gate that is still to be passed.

A grid of points where a pod has room, sixteen ways from each to the next, and the shortest ways
back from the finish: crossing a gate the right way leads into the layer of the next. What is rough
costs extra. A track is worked out once, in a bounded number of points whatever somebody brings;
laps before the last two are like the one after them, and longer by what a lap takes.
"""

from heapq import heappop, heappush
from math import sqrt
from typing import Final

from paddock.games.spin_out.book.course import LARGE, OBSTACLE, Arena, Course, Gate
from paddock.games.spin_out.book.measures import INCH, RADIUS
from paddock.kit.geometry import Disc, Polygon, Shape
from paddock.kit.geometry_angles import GRAINS
from paddock.kit.geometry_gaps import distance_to_line, point_gap

MOST_POINTS: Final = 5_000
MOST_NODES: Final = 80_000
"""Points of all layers together: with more gates the grid is coarser."""
ROOM: Final = RADIUS + INCH * 6 // 100
ROUGH_COST: Final = 3.0 * INCH
"""What a point of damage is worth on the way to who drives."""
SPOTLESS: Final = 1000.0 * INCH
"""And to who drives without any; small things are then gone round as well."""
NOWHERE: Final = 1e12
LOST: Final = 1000.0 * INCH
"""Where the grid knows no way, each gate to go counts for so much, beside the way to the next."""
KEPT: Final = 8
"""So many tracks are remembered."""
WAYS: Final[tuple[tuple[int, int], ...]] = (
    (1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1),
    (2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1),
)  # fmt: skip


class Field:
    """How far it is from anywhere to the finish."""

    def __init__(self, course: Course, laps: int, rough_cost: float = ROUGH_COST) -> None:
        self.course = course
        self.laps = laps
        self.rough_cost = rough_cost
        gates = len(course.gates)
        layers = gates * min(laps, 2)
        points = min(MOST_POINTS, MOST_NODES // layers)
        self.step = max(float(INCH), sqrt(course.width * course.height / points))
        self.columns = max(2, int(course.width / self.step))
        self.rows = max(2, int(course.height / self.step))
        self.is_free = [True] * (self.columns * self.rows)
        self.rough = [0] * (self.columns * self.rows)
        self._survey()
        self.layers: list[list[float]] = []
        """From the last gate of the last lap backwards."""
        for back in range(layers):
            self._add_layer(course.gates[(gates - 1 - back) % gates], back == 0)
        self.lap = 0.0
        if laps > 1:
            line = course.finish().line
            x, y = (line.left.x + line.right.x) / 2.0, (line.left.y + line.right.y) / 2.0
            self.lap = max(0.0, self._in(gates * 2 - 1, x, y) - self._in(gates - 1, x, y))

    def to_go(self, passed: int, x: float, y: float) -> float:
        """Units to the finish for who has passed so many gates; below 0 beyond it."""
        gates = len(self.course.gates)
        back = self.laps * gates - 1 - passed
        if back < 0:
            return -self.course.finish().beyond(int(x), int(y))
        extra = 0.0
        while back >= len(self.layers):
            back -= gates
            extra += self.lap
        return extra + self._in(back, x, y)

    def _survey(self) -> None:
        """Where a pod has room, and on how many large things it stands there."""
        for row in range(self.rows):
            for column in range(self.columns):
                x, y = self._x(column), self._y(row)
                edge = min(x, y, self.course.width - x, self.course.height - y)
                if edge < ROOM:
                    self.is_free[row * self.columns + column] = False
        for feature in self.course.features:
            if feature.terrain == OBSTACLE:
                for point in self._near(feature.shape, float(ROOM)):
                    self.is_free[point] = False
            elif feature.terrain == LARGE or self.rough_cost >= SPOTLESS:
                for point in self._near(feature.shape, float(RADIUS)):
                    self.rough[point] += 1

    def _near(self, shape: Shape, room: float) -> list[int]:
        """The points nearer to a shape than this."""
        found: list[int] = []
        for row in range(
            self._row(float(shape.south) - room), self._row(float(shape.north) + room) + 2
        ):
            for column in range(
                self._column(float(shape.west) - room), self._column(float(shape.east) + room) + 2
            ):
                if 0 <= row < self.rows and 0 <= column < self.columns:
                    if point_gap(self._x(column), self._y(row), shape) < room:
                        found.append(row * self.columns + column)
        return found

    def _x(self, column: int) -> float:
        return (column + 0.5) * self.step

    def _y(self, row: int) -> float:
        return (row + 0.5) * self.step

    def _column(self, x: float) -> int:
        return int(x / self.step - 0.5)

    def _row(self, y: float) -> int:
        return int(y / self.step - 0.5)

    def _add_layer(self, gate: Gate, is_finish: bool) -> None:
        """The way to this gate, and on from there as the layer before says."""
        found = [NOWHERE] * len(self.is_free)
        heap: list[tuple[float, int]] = []
        for point in range(len(found)):
            if self.is_free[point]:
                cost = self._across(point, gate, is_finish)
                if cost < NOWHERE:
                    found[point] = cost
                    heappush(heap, (cost, point))
        while heap:
            cost, point = heappop(heap)
            if cost > found[point]:
                continue
            column, row = point % self.columns, point // self.columns
            for dx, dy in WAYS:
                to_column, to_row = column + dx, row + dy
                if not (0 <= to_column < self.columns and 0 <= to_row < self.rows):
                    continue
                to = to_row * self.columns + to_column
                if self.is_free[to]:
                    whole = cost + self._cost(point, to, dx, dy)
                    if whole < found[to]:
                        found[to] = whole
                        heappush(heap, (whole, to))
        self.layers.append(found)

    def _cost(self, point: int, to: int, dx: int, dy: int) -> float:
        length = self.step * sqrt(float(dx * dx + dy * dy))
        return length + self.rough_cost * abs(self.rough[point] - self.rough[to])

    def _across(self, point: int, gate: Gate, is_finish: bool) -> float:
        """The cheapest way from a point that crosses a gate at once, or NOWHERE."""
        column, row = point % self.columns, point // self.columns
        x, y = self._x(column), self._y(row)
        margin = float(RADIUS) if is_finish else 0.0
        away = gate.beyond(int(x), int(y)) + margin
        if away >= 0.0 or away < -3.0 * self.step:
            return NOWHERE
        best = NOWHERE
        for dx, dy in WAYS:
            to_column, to_row = column + dx, row + dy
            if not (0 <= to_column < self.columns and 0 <= to_row < self.rows):
                continue
            to = to_row * self.columns + to_column
            to_x, to_y = self._x(to_column), self._y(to_row)
            if self.is_free[to] and crosses(gate, x, y, to_x, to_y, margin):
                after = -gate.beyond(int(to_x), int(to_y)) if is_finish else self.layers[-1][to]
                best = min(best, self._cost(point, to, dx, dy) + after)
        return best

    def _in(self, back: int, x: float, y: float) -> float:
        """Between the four points around, or from the best of those that are there."""
        layer = self.layers[back]
        column = min(max(0, self._column(x)), self.columns - 2)
        row = min(max(0, self._row(y)), self.rows - 2)
        at = row * self.columns + column
        one, two = layer[at], layer[at + 1]
        three, four = layer[at + self.columns], layer[at + self.columns + 1]
        most = max(one, two, three, four)
        if most < NOWHERE and most - min(one, two, three, four) < 4.0 * self.step:
            right = x / self.step - 0.5 - column
            up = y / self.step - 0.5 - row
            low = one + (two - one) * right
            return low + (three + (four - three) * right - low) * up
        best = min(
            one + self._far(column, row, x, y),
            two + self._far(column + 1, row, x, y),
            three + self._far(column, row + 1, x, y),
            four + self._far(column + 1, row + 1, x, y),
        )
        if best < NOWHERE:
            return best
        gates = self.course.gates
        line = gates[(len(gates) - 1 - back) % len(gates)].line
        return LOST * (back + 1) + distance_to_line(int(x), int(y), line) / GRAINS

    def _far(self, column: int, row: int, x: float, y: float) -> float:
        dx, dy = self._x(column) - x, self._y(row) - y
        return sqrt(dx * dx + dy * dy)


def crosses(gate: Gate, x: float, y: float, to_x: float, to_y: float, margin: float) -> bool:
    """SO-158, SO-161 Whether a straight way leads through a gate the right way, or to within a
    margin of it."""
    left, right = gate.line.left, gate.line.right
    before = gate.beyond(int(x), int(y)) + margin
    after = gate.beyond(int(to_x), int(to_y)) + margin
    if before >= 0.0 or after < 0.0:
        return False
    share = before / (before - after)
    at_x, at_y = x + share * (to_x - x), y + share * (to_y - y)
    dx, dy = right.x - left.x, right.y - left.y
    along = (at_x - left.x) * dx + (at_y - left.y) * dy
    return 0.0 <= along <= dx * dx + dy * dy


def passed_after(book: Arena, passed: int, x: float, y: float, to_x: float, to_y: float) -> int:
    """How many gates are passed after a straight way, for who had passed so many before."""
    while passed < book.gates_to_pass():
        margin = float(RADIUS) if passed == book.gates_to_pass() - 1 else 0.0
        if not crosses(book.next_gate(passed), x, y, to_x, to_y, margin):
            break
        passed += 1
    return passed


class Memory:
    """The tracks that were worked out, by what is on them; the oldest of many is forgotten."""

    def __init__(self, kept: int) -> None:
        self.kept = kept
        self.fields: dict[tuple[int, ...], Field] = {}

    def field(self, book: Arena, rough_cost: float = ROUGH_COST) -> Field:
        key = (int(rough_cost), *content(book))
        found = self.fields.get(key)
        if found is None:
            if len(self.fields) >= self.kept:
                del self.fields[next(iter(self.fields))]
            found = Field(book.course, book.laps, rough_cost)
            self.fields[key] = found
        return found


def content(book: Arena) -> tuple[int, ...]:
    """All numbers of a track that its field depends on."""
    course = book.course
    key = [book.laps, course.width, course.height]
    for gate in course.gates:
        key += [gate.line.left.x, gate.line.left.y, gate.line.right.x, gate.line.right.y]
    for feature in course.features:
        shape = feature.shape
        key.append(feature.terrain)
        if isinstance(shape, Disc):
            key += [shape.x, shape.y, shape.radius]
        else:
            assert isinstance(shape, Polygon), "a disc or a polygon"
            for point in shape.points:
                key += [point.x, point.y]
    return tuple(key)


FIELDS: Final = Memory(KEPT)
