"""The table in characters, for the terminal: seen from above, then every racer in words."""

from typing import Final

from paddock.games.pocket_rockets.book.course import Course
from paddock.games.pocket_rockets.book.racers import SIZE, TURN
from paddock.games.pocket_rockets.state import NO_BID, Pose
from paddock.games.pocket_rockets.view import RocketsView
from paddock.games.pocket_rockets.words.names import (
    degrees,
    gate_letter,
    line_name,
    racer_name,
)
from paddock.kit.geometry_gaps import is_within
from paddock.kit.sheet import WIDTH, Sheet
from paddock.kit.words import join

NOSES: Final = (">", "^", "<", "v")


def draw(view: RocketsView, names: list[str]) -> list[str]:
    """The table, who lies where, and what was bid."""
    course = view.ground()
    sheet = Sheet(course.width, course.height)
    _lay_table(sheet, course)
    sheet.mark(course.start, ":")
    for gate, line in enumerate(course.gates):
        sheet.mark(line, gate_letter(gate))
    sheet.mark(course.finish, "=")
    for seat, rocket in enumerate(view.rockets):
        if rocket.is_in_play:
            _lay_card(sheet, rocket.pose, str(seat + 1))
    lots = " Ties are settled by lot." if view.has_lots else ""
    lines = [f"{course.name}, round {view.round}.{lots}", *sheet.lines()]
    lines.append("# obstacle, : start, A to Z gates in their order, = finish")
    lines.append("Headings: 0° to the right, 90° up, 180° to the left, 270° down")
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
    at = f"facing {degrees(pose.heading)}"
    lines = len(course.lines)
    state = "DAMAGED" if rocket.is_damaged else "power side up"
    way = f"credits {rocket.credits} of {course.credits_to_win()}"
    return f"{who}: {at}, {state}, {way}, next {line_name(rocket.credits % lines, lines)}"
