"""Measures a layout: cuts its sections into squares and finds where each square leads.

The specification's "Expansion into squares", "Links", "Order along the track" and "Beside, level,
partly ahead", with whole numbers only.
"""

from math import lcm
from typing import Final

from paddock.games.powersled.book.layout import RIGHT, Layout, Section
from paddock.games.powersled.book.track import (
    NO_CORNER,
    NO_SQUARE,
    Track,
    is_rear,
    place_of,
    square_of,
)

LANES: Final = 3
UNREACHED: Final = -1


class Strip:
    """The squares of one lane in one section, in driving direction."""

    def __init__(self, starts: list[int], ends: list[int], doubles: list[bool]) -> None:
        self.starts = starts
        self.ends = ends
        self.doubles = doubles


def survey(layout: Layout) -> Track:
    """The track of a layout whose form has been checked."""
    unit = 1
    for part in layout.sections:
        unit = lcm(unit, part.inner, part.outer) if part.is_corner else lcm(unit, part.cols)
    return Surveyor(layout, unit).track()


class Surveyor:
    """The track in the making."""

    def __init__(self, layout: Layout, unit: int) -> None:
        self.layout = layout
        self.unit = unit
        self.names: list[str] = []
        self.section: list[int] = []
        self.lane: list[int] = []
        self.start: list[int] = []
        self.end: list[int] = []
        self.is_double: list[bool] = []
        self.strips: list[list[list[int]]] = []
        for number, part in enumerate(layout.sections):
            lanes: list[list[int]] = []
            for lane in range(LANES):
                lanes.append(self._add(number, part, lane))
            self.strips.append(lanes)

    def _add(self, number: int, part: Section, lane: int) -> list[int]:
        strip = cut(self.layout, number, lane, self.unit)
        squares: list[int] = []
        for index in range(len(strip.starts)):
            squares.append(len(self.names))
            self.names.append(f"{part.id}.{lane}.{index}")
            self.section.append(number)
            self.lane.append(lane)
            self.start.append(strip.starts[index])
            self.end.append(strip.ends[index])
            self.is_double.append(strip.doubles[index])
        return squares

    def track(self) -> Track:
        """Everything that follows from the squares."""
        count = len(self.names)
        fwd = tuple(self._forward(square) for square in range(count))
        left = tuple(self._past(square, self.lane[square] + 1) for square in range(count))
        right = tuple(self._past(square, self.lane[square] - 1) for square in range(count))
        may_left = tuple(self._is_clear(square, left[square]) for square in range(count))
        may_right = tuple(self._is_clear(square, right[square]) for square in range(count))
        steps: list[list[int]] = []
        for square in range(count):
            steps.append([fwd[square]])
            if may_left[square]:
                steps[square].append(left[square])
            if may_right[square]:
                steps[square].append(right[square])
        line_next, on_line = self._lines()
        corners = [number for number, part in enumerate(self.layout.sections) if part.is_corner]
        corner_of = {number: corner for corner, number in enumerate(corners)}
        return Track(
            id=self.layout.id,
            name=self.layout.name,
            squares=tuple(self.names),
            sections=tuple(part.id for part in self.layout.sections),
            section=tuple(self.section),
            lane=tuple(self.lane),
            start=tuple(self.start),
            end=tuple(self.end),
            unit=self.unit,
            fwd=fwd,
            left=left,
            right=right,
            prev=tuple(self._previous(square) for square in range(count)),
            may_left=may_left,
            may_right=may_right,
            is_double=tuple(self.is_double),
            corner=tuple(corner_of.get(number, NO_CORNER) for number in self.section),
            corners=tuple(self.layout.sections[number].id for number in corners),
            safe=tuple(self.layout.sections[number].safe for number in corners),
            line_next=tuple(line_next),
            on_line=tuple(on_line),
            outward=tuple(outward(self.layout.sections[number]) for number in self.section),
            rank=tuple(self._ranks()),
            grid=tuple(self._number(name) for name in self.layout.grid),
            to_go=tuple(self._laps(steps)),
            attacks=tuple(tuple(targets) for targets in self._attacks()),
            layout=self.layout,
        )

    def _number(self, name: str) -> int:
        return self.names.index(name) if name in self.names else NO_SQUARE

    def _past(self, square: int, lane: int) -> int:
        """The square of a lane that contains the point just past the end of a square."""
        number, point = self.section[square], self.end[square]
        if point == self.unit:
            number, point = (number + 1) % len(self.strips), 0
        if not 0 <= lane < LANES:
            return NO_SQUARE
        for other in self.strips[number][lane]:
            if self.start[other] <= point < self.end[other]:
                return other
        return NO_SQUARE

    def _forward(self, square: int) -> int:
        """PS-080, PS-R25 The next square of the lane; where lane 2 ends, that of lane 1."""
        lane = self.lane[square]
        ahead = self._past(square, lane)
        if ahead == NO_SQUARE:
            ahead = self._past(square, lane - 1)
        return ahead

    def _previous(self, square: int) -> int:
        """The square of the lane that ends where this one begins; before lane 2, that of lane 1."""
        number, point = self.section[square], self.start[square]
        if point == 0:
            number, point = (number - 1) % len(self.strips), self.unit
        lane = self.lane[square]
        for nearest in (lane, lane - 1) if lane == LANES - 1 else (lane,):
            for other in self.strips[number][nearest]:
                if self.end[other] == point:
                    return other
        return NO_SQUARE

    def _is_clear(self, square: int, target: int) -> bool:
        """PS-074 A lane change is legal when its target begins exactly where the square ends."""
        if target == NO_SQUARE:
            return False
        return self.start[target] == self.end[square] % self.unit

    def _lines(self) -> tuple[list[int], list[bool]]:
        """PS-170 Entry square, all inner squares of the corner, exit square."""
        line_next = [NO_SQUARE] * len(self.names)
        on_line = [False] * len(self.names)
        for number, part in enumerate(self.layout.sections):
            if not part.has_line:
                continue
            following = (number + 1) % len(self.strips)
            line = [self.strips[number - 1][part.outer_lane][-1]]
            line += self.strips[number][part.inner_lane]
            line.append(self.strips[following][part.outer_lane][0])
            for index, square in enumerate(line):
                on_line[square] = True
                if index > 0:
                    line_next[line[index - 1]] = square
        return line_next, on_line

    def _ranks(self) -> list[int]:
        """PS-R08, PS-R10 By section and middle; a double-length square by its front half."""
        spots: list[tuple[int, int]] = []
        for square, number in enumerate(self.section):
            spots.append((number, self._middle(place_of(square, 0))))
        order = {spot: rank for rank, spot in enumerate(sorted(set(spots)))}
        return [order[spot] for spot in spots]

    def _attacks(self) -> list[list[int]]:
        """PS-202, PS-R67 Neighbouring lanes, overlapping, and the attacker not behind."""
        attacks: list[list[int]] = []
        for place in range(place_of(len(self.names), 0)):
            targets: list[int] = []
            if self._exists(place):
                square = square_of(place)
                for lane in (self.lane[square] - 1, self.lane[square] + 1):
                    targets += self._targets(place, lane)
            attacks.append(targets)
        return attacks

    def _targets(self, place: int, lane: int) -> list[int]:
        if not 0 <= lane < LANES:
            return []
        targets: list[int] = []
        for other in self.strips[self.section[square_of(place)]][lane]:
            for target in (place_of(other, 0), place_of(other, 1)):
                if (
                    self._exists(target)
                    and self._back(place) < self._front(target)
                    and self._back(target) < self._front(place)
                    and self._middle(place) >= self._middle(target)
                ):
                    targets.append(target)
        return targets

    def _laps(self, steps: list[list[int]]) -> list[int]:
        """The fewest of these steps from each square until the finish line is crossed."""
        last = len(self.strips) - 1
        to_go = [UNREACHED] * len(steps)
        arrivals: list[list[int]] = [[] for _ in steps]
        wave: list[int] = []
        for square, targets in enumerate(steps):
            for target in targets:
                if self.section[square] != last or self.section[target] != 0:
                    arrivals[target].append(square)
                elif to_go[square] == UNREACHED:
                    to_go[square] = 1
                    wave.append(square)
        while wave:
            behind: list[int] = []
            for target in wave:
                for square in arrivals[target]:
                    if to_go[square] == UNREACHED:
                        to_go[square] = to_go[target] + 1
                        behind.append(square)
            wave = behind
        return to_go

    def _exists(self, place: int) -> bool:
        return not is_rear(place) or self.is_double[square_of(place)]

    def _back(self, place: int) -> int:
        """Where a place begins, in half units."""
        square = square_of(place)
        if self.is_double[square] and not is_rear(place):
            return self.start[square] + self.end[square]
        return 2 * self.start[square]

    def _front(self, place: int) -> int:
        """Where a place ends, in half units."""
        square = square_of(place)
        if is_rear(place):
            return self.start[square] + self.end[square]
        return 2 * self.end[square]

    def _middle(self, place: int) -> int:
        """The middle of a place, in quarter units."""
        return self._back(place) + self._front(place)


def cut(layout: Layout, number: int, lane: int, unit: int) -> Strip:
    """The squares of a lane in a section, in whole parts of `unit`."""
    part = layout.sections[number]
    if part.is_corner:
        if lane == LANES - 1:
            return Strip([], [], [])
        pieces = part.inner if lane == part.inner_lane else part.outer
        return _equal(range(pieces), unit // pieces)
    step = unit // part.cols
    if lane == LANES - 1:
        return _equal(
            range(part.lane2_first, part.lane2_last + 1) if part.has_lane2 else range(0), step
        )
    strip = _equal(range(part.cols), step)
    # PS-171: the racing line of a corner takes two columns of the straights at its ends.
    if _line_takes(layout.before(number), lane):
        _merge(strip, 0)
    if _line_takes(layout.after(number), lane):
        _merge(strip, len(strip.starts) - 2)
    return strip


def _equal(columns: range, step: int) -> Strip:
    starts = [column * step for column in columns]
    ends = [(column + 1) * step for column in columns]
    return Strip(starts, ends, [False] * len(starts))


def _line_takes(part: Section, lane: int) -> bool:
    return part.has_line and part.outer_lane == lane


def _merge(strip: Strip, index: int) -> None:
    """Make one double-length square of a square and the next."""
    del strip.ends[index]
    del strip.starts[index + 1]
    del strip.doubles[index + 1]
    strip.doubles[index] = True


def outward(part: Section) -> int:
    """PS-R46 Away from a corner's centre; on a straight, away from the infield."""
    if part.is_corner and part.hand != RIGHT:
        return -1
    return 1
