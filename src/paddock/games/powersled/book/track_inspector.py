"""Refuses what would not be a track: each check says the section and the reason."""

from math import pi
from typing import Final

from paddock.core.errors import BrokenData
from paddock.games.powersled.book.geometry import Area, Box, Point, area_of, depth, poses
from paddock.games.powersled.book.layout import FULL_TURN, Layout
from paddock.games.powersled.book.surveyor import UNREACHED
from paddock.games.powersled.book.track import NO_SQUARE, Track

LINE_COLUMNS: Final = 2
"""PS-171 A racing line takes two columns of the straights at its ends."""
GRID_ROWS: Final = 3
MOST_SQUARES: Final = 600
SHORTEST_SQUARE: Final = 0.5
LONGEST_SQUARE: Final = 4.0
"""In lane widths, along the middle of the lane; a double-length square is twice that."""
CLOSED: Final = 0.01
"""How far the ends of the ring may be apart in the drawing."""
TOUCHING: Final = 0.02
"""How deep squares may lie in each other in the drawing: more than CLOSED, less than a line."""


def place_of(number: int, id: str) -> str:
    """How a section is named in what is wrong with it."""
    return f"sections[{number}] ({id})"


def _place(layout: Layout, number: int) -> str:
    return place_of(number, layout.sections[number].id)


def check_plan(layout: Layout) -> None:
    """What must hold before the sections can be cut into squares."""
    _check_start(layout)
    for number in range(len(layout.sections)):
        _check_lines(layout, number)
        _check_lengths(layout, number)
    _check_turning(layout)
    squares = sum([part.cols * 3 + part.inner + part.outer for part in layout.sections])
    if squares > MOST_SQUARES:
        raise BrokenData("sections", f"there is room for more than {MOST_SQUARES} squares")


def check_track(layout: Layout, track: Track) -> None:
    """What must hold of the squares."""
    _check_grid(layout, track)
    _check_links(layout, track)
    _check_ring(layout)
    _check_overlaps(layout, track)


def _check_start(layout: Layout) -> None:
    """PS-016 The line lies on a straight, with three rows of the grid before it."""
    last = len(layout.sections) - 1
    if layout.sections[0].is_corner:
        raise BrokenData(_place(layout, 0), "the first section begins at the line: a straight")
    if layout.sections[last].is_corner:
        raise BrokenData(_place(layout, last), "the last section holds the grid: a straight")
    wanted = GRID_ROWS
    if layout.before(last).has_line:
        wanted += LINE_COLUMNS
    if layout.sections[last].cols < wanted:
        why = f"must be {wanted} or more: three rows of the grid"
        if wanted > GRID_ROWS:
            why += f", after the racing line of {layout.before(last).id}"
        raise BrokenData(f"{_place(layout, last)}.cols", why)


def _check_lines(layout: Layout, number: int) -> None:
    """PS-170, PS-171 A racing line begins and ends with two columns of a straight."""
    part = layout.sections[number]
    if part.has_line:
        for neighbour in (layout.before(number), layout.after(number)):
            if neighbour.is_corner:
                why = f"a racing line begins and ends on a straight, and {neighbour.id} is a corner"
                raise BrokenData(f"{_place(layout, number)}.racing_line", why)
    if part.is_corner:
        return
    lines = [side.id for side in (layout.before(number), layout.after(number)) if side.has_line]
    if part.cols < LINE_COLUMNS * len(lines):
        why = (
            f"must be {LINE_COLUMNS * len(lines)} or more: {LINE_COLUMNS} columns for "
            f"each racing line at its ends ({', '.join(lines)})"
        )
        raise BrokenData(f"{_place(layout, number)}.cols", why)


def _check_lengths(layout: Layout, number: int) -> None:
    """Squares are neither slivers nor streets when drawn."""
    part, width, place = layout.sections[number], layout.lane_width, _place(layout, number)
    if not part.is_corner:
        _check_length(part.length / part.cols, width, f"{place}.length", "a column")
        return
    if part.radius <= width:
        why = f"must be more than the lane width, {width:g}: the inner lane needs room to turn"
        raise BrokenData(f"{place}.radius", why)
    angle = part.degrees * pi / 180
    inner, outer = part.radius - width / 2, part.radius + width / 2
    _check_length(angle * inner / part.inner, width, f"{place}.inner", "a square")
    _check_length(angle * outer / part.outer, width, f"{place}.outer", "a square")


def _check_length(length: float, width: float, place: str, what: str) -> None:
    least, most = SHORTEST_SQUARE * width, LONGEST_SQUARE * width
    if not least <= length <= most:
        why = f"{what} would be {length:.2f} long; it must be {least:.2f} to {most:.2f}"
        raise BrokenData(place, why)


def _check_turning(layout: Layout) -> None:
    """Clockwise: lane 0 is on the infield side, and outward is lane +1 (PS-R46)."""
    turned = sum([part.turn for part in layout.sections])
    if turned == -FULL_TURN:
        return
    if turned == FULL_TURN:
        why = "the track runs counter-clockwise; it must run clockwise: make each R an L and back"
        raise BrokenData("sections", why)
    last = len(layout.sections) - 1
    why = (
        f"the ring is open: the corners turn {-turned}° to the right in all "
        f"(R less L), and must turn {FULL_TURN}°"
    )
    raise BrokenData(_place(layout, last), why)


def _check_grid(layout: Layout, track: Track) -> None:
    """PS-014, PS-015 Rows of two before the line, odd places in the right-hand lane."""
    last = len(layout.sections) - 1
    for place, square in enumerate(track.grid):
        if square == NO_SQUARE:
            raise BrokenData(f"grid[{place}]", f'there is no square "{layout.grid[place]}"')
        if square in track.grid[:place]:
            raise BrokenData(f"grid[{place}]", f'"{layout.grid[place]}" is taken already')
        row, lane = place // 2, place % 2
        lane_squares = [
            other
            for other in range(len(track.squares))
            if track.section[other] == last and track.lane[other] == lane
        ]
        wanted = lane_squares[-1 - row]
        if square != wanted:
            why = f'must be "{track.squares[wanted]}": row {row + 1} before the line, lane {lane}'
            raise BrokenData(f"grid[{place}]", why)


def _check_links(layout: Layout, track: Track) -> None:
    """Every square can be driven to and leads on. Only a third lane can fail."""
    reached = [False] * len(track.squares)
    todo = list(track.grid)
    while todo:
        square = todo.pop()
        if not reached[square]:
            reached[square] = True
            todo.append(track.fwd[square])
            if track.may_left[square]:
                todo.append(track.left[square])
            if track.may_right[square]:
                todo.append(track.right[square])
    for square, name in enumerate(track.squares):
        place = f"{_place(layout, track.section[square])}.lane2"
        if not reached[square] or track.prev[square] == NO_SQUARE:
            why = f"{name} cannot be reached: no square of lane 1 ends where lane 2 begins"
            raise BrokenData(place, why)
        ahead = track.fwd[square]
        if track.start[ahead] != track.end[square] % track.unit:
            why = f"{name} leads nowhere: no square of lane 1 begins where lane 2 ends"
            raise BrokenData(place, why)
        assert track.to_go[square] != UNREACHED, "a square that leads on reaches the line"


def _check_ring(layout: Layout) -> None:
    """The end of the last section is the start of the first."""
    end = poses(layout)[-1]
    misses: list[str] = []
    if abs(end.x) > CLOSED:
        misses.append(f"{abs(end.x):.3f} {'too far' if end.x > 0 else 'short of it'}")
    if abs(end.y) > CLOSED:
        misses.append(f"{abs(end.y):.3f} to the {'left' if end.y > 0 else 'right'}")
    if misses:
        why = f"the ring is open: its end misses the start line, {' and '.join(misses)}"
        raise BrokenData(_place(layout, len(layout.sections) - 1), why)


class Tile:
    """A square as it is drawn."""

    def __init__(self, square: int, area: Area) -> None:
        self.square = square
        self.slices = area.slices()
        corners: list[Point] = []
        for piece in self.slices:
            corners += piece
        self.box = Box(corners)

    def covers(self, other: "Tile") -> bool:
        if not self.box.meets(other.box):
            return False
        for mine in self.slices:
            for theirs in other.slices:
                if depth(mine, theirs) > TOUCHING:
                    return True
        return False


def draw(layout: Layout, track: Track) -> list[Tile]:
    """Every square as it is drawn, in the order of their numbers."""
    starts = poses(layout)
    tiles: list[Tile] = []
    for square, section in enumerate(track.section):
        span = [track.start[square] / track.unit, track.end[square] / track.unit]
        area = area_of(layout, section, starts[section], track.lane[square], span)
        tiles.append(Tile(square, area))
    return tiles


def _check_overlaps(layout: Layout, track: Track) -> None:
    """No two squares lie on top of each other. Within a section they cannot."""
    tiles = draw(layout, track)
    for tile in tiles:
        for earlier in tiles:
            is_earlier = track.section[earlier.square] < track.section[tile.square]
            if is_earlier and tile.covers(earlier):
                names = track.squares
                why = f"{names[tile.square]} lies on top of {names[earlier.square]} when drawn"
                raise BrokenData(_place(layout, track.section[tile.square]), why)
