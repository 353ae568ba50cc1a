"""The table in characters, for the terminal: seen from above, then every racer in words."""

from typing import Final

from paddock.games.pocket_rockets.book.course import Course
from paddock.games.pocket_rockets.book.racers import MM, SIZE, TURN
from paddock.games.pocket_rockets.state import NO_BID, Pose
from paddock.games.pocket_rockets.view import RocketsView
from paddock.games.pocket_rockets.words.names import (
    degrees,
    gate_letter,
    line_name,
    racer_name,
)
from paddock.kit.geometry import Line
from paddock.kit.geometry_gaps import is_within
from paddock.kit.words import join

WIDTH: Final = 72
TALL: Final = 2
"""A character is about twice as high as it is wide."""
NOSES: Final = (">", "^", "<", "v")


class Sheet:
    """Characters over a table; the first row is the far side."""

    def __init__(self, course: Course) -> None:
        self.step = course.width / WIDTH
        self.rows = max(1, round(course.height / (self.step * TALL)))
        self.cells = [[" "] * WIDTH for _ in range(self.rows)]

    def middle(self, column: int, row: int) -> tuple[int, int]:
        """The place on the table that a character stands for."""
        x = round((column + 0.5) * self.step)
        return x, round((self.rows - row - 0.5) * self.step * TALL)

    def put(self, x: float, y: float, sign: str) -> None:
        column = min(WIDTH - 1, max(0, int(x / self.step)))
        row = min(self.rows - 1, max(0, self.rows - 1 - int(y / (self.step * TALL))))
        self.cells[row][column] = sign

    def lines(self) -> list[str]:
        edge = f"+{'-' * WIDTH}+"
        return [edge, *(f"|{''.join(row)}|" for row in self.cells), edge]


def draw(view: RocketsView, names: list[str]) -> list[str]:
    """The table, who lies where, and what was bid."""
    course = view.ground()
    sheet = Sheet(course)
    _lay_table(sheet, course)
    _mark(sheet, course.start, ":")
    for gate, line in enumerate(course.gates):
        _mark(sheet, line, gate_letter(gate))
    _mark(sheet, course.finish, "=")
    for seat, rocket in enumerate(view.rockets):
        if rocket.is_in_play:
            _lay_card(sheet, rocket.pose, str(seat + 1))
    lots = " Ties are settled by lot." if view.has_lots else ""
    lines = [f"{course.name}, round {view.round}.{lots}", *sheet.lines()]
    lines.append("# obstacle, : start, A to Z gates in their order, = finish")
    lines += [_racer(view, seat, names) for seat in range(len(view.rockets))]
    bids = [f"{names[seat]} {bid}" for seat, bid in enumerate(view.bids) if bid != NO_BID]
    if bids:
        lines.append(f"Last bids: {join(bids)}.")
    return lines


def _lay_table(sheet: Sheet, course: Course) -> None:
    for row in range(sheet.rows):
        for column in range(WIDTH):
            x, y = sheet.middle(column, row)
            if not course.table.holds(x, y, 0):
                sheet.cells[row][column] = "~"
            elif any(is_within(x, y, shape, 0) for shape in course.shapes):
                sheet.cells[row][column] = "#"


def _mark(sheet: Sheet, line: Line, sign: str) -> None:
    """A line as a row of signs."""
    dx, dy = line.right.x - line.left.x, line.right.y - line.left.y
    steps = 1 + 2 * round(max(abs(dx) / sheet.step, abs(dy) / (sheet.step * TALL)))
    for step in range(steps + 1):
        sheet.put(line.left.x + dx * step / steps, line.left.y + dy * step / steps, sign)


def _lay_card(sheet: Sheet, pose: Pose, sign: str) -> None:
    """The seat's number wherever the card lies, and its nose."""
    card = pose.card()
    for row in range(sheet.rows):
        for column in range(WIDTH):
            x, y = sheet.middle(column, row)
            if is_within(x, y, card, 0):
                sheet.cells[row][column] = sign
    nose = card.corner(SIZE.ahead, 0.0)
    quarter = TURN // 4
    sheet.put(nose.x, nose.y, NOSES[(pose.heading + quarter // 2) // quarter % len(NOSES)])
    sheet.put(pose.x, pose.y, sign)


def _racer(view: RocketsView, seat: int, names: list[str]) -> str:
    """Where a racer lies, and how it does."""
    rocket = view.rockets[seat]
    you = " (you)" if seat == view.seat else ""
    who = f"{seat + 1} {names[seat]}{you}, {racer_name(rocket.racer)}"
    if not rocket.is_in_play:
        return f"{who}: out of play"
    pose, course = rocket.pose, view.ground()
    at = f"at ({pose.x / MM:g}, {pose.y / MM:g}) facing {degrees(pose.heading)}"
    lines = len(course.lines)
    state = "DAMAGED" if rocket.is_damaged else "power side up"
    way = f"credits {rocket.credits} of {course.credits_to_win()}"
    return f"{who}: {at}, {state}, {way}, next {line_name(rocket.credits % lines, lines)}"
