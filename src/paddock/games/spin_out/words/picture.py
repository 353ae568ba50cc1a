"""The table in characters, for the terminal: seen from above, then every pod in words."""

from textwrap import wrap
from typing import Final

from paddock.core.protocol import SPECTATOR
from paddock.games.spin_out.book.cards import CARDS, FUNCTION_OF
from paddock.games.spin_out.book.course import LARGE, OBSTACLE
from paddock.games.spin_out.book.measures import DEGREE, INCH, RADIUS, TURN
from paddock.games.spin_out.state import NOBODY_THERE, Pod
from paddock.games.spin_out.view import SpinOutView
from paddock.games.spin_out.words.cards import marker_names
from paddock.games.spin_out.words.names import FUNCTION_NAMES, STATUS_NAMES, gate_name
from paddock.kit.sheet import Sheet
from paddock.kit.words import join, plural

NOSES: Final = (">", "^", "<", "v")
WIDTH: Final = 79
TERRAIN_SIGNS: Final = {OBSTACLE: "#", LARGE: "%"}


def draw(view: SpinOutView, names: list[str]) -> list[str]:
    """The table, who stands where, and one's own hand."""
    course = view.book.course
    sheet = Sheet(course.width, course.height)
    for number, feature in enumerate(course.features):
        if number not in view.gone:
            sheet.lay(feature.shape, TERRAIN_SIGNS.get(feature.terrain, "*"))
    for number, wreck in enumerate(view.wrecks):
        if number + len(course.features) not in view.gone:
            sheet.put(wreck.x, wreck.y, "x")
    for number, gate in enumerate(course.gates):
        is_finish = number == len(course.gates) - 1
        sheet.mark(gate.line, "=" if is_finish else str((number + 1) % 10))
    for seat, pod in enumerate(view.pods):
        if pod.is_on_table():
            _stand(sheet, pod, chr(ord("A") + seat))
    lines = [f"{course.name}, Game Turn {view.game_turn}.", *sheet.lines()]
    lines.append("# obstacle, % large terrain, * small, x wreck, 1 to 9 gates, = finish")
    for seat in range(len(view.pods)):
        lines += wrap(_pod(view, seat, names), WIDTH, subsequent_indent="  ")
    lines.append(
        f"Cards: {view.deck} to draw, {len(view.discard)} discarded, {view.buried} under them."
    )
    # Whoever drives is asked with it; the table is not shown anew for that.
    if view.active not in (NOBODY_THERE, view.seat) and view.turn.speed:
        left = f"{view.turn.left / INCH:g} of {view.turn.speed} in"
        lines.append(f"{names[view.active]} has {left} left.")
    if view.seat != SPECTATOR:
        lines += wrap(f"Your hand: {_hand(view.hand)}.", WIDTH, subsequent_indent="  ")
    return lines


def _hand(hand: list[int]) -> str:
    """The cards, those that are for the same together."""
    groups: dict[str, list[str]] = {}
    for card in hand:
        groups.setdefault(FUNCTION_NAMES[FUNCTION_OF[card]], []).append(CARDS[card])
    found = [f"{' '.join(codes)} {function}" for function, codes in groups.items()]
    return ", ".join(found) or "empty"


def _stand(sheet: Sheet, pod: Pod, sign: str) -> None:
    """A letter, and the nose beside it."""
    quarter = TURN // 4
    way = (pod.pose.heading + quarter // 2) // quarter % len(NOSES)
    dx, dy = ((1, 0), (0, 1), (-1, 0), (0, -1))[way]
    sheet.put(pod.pose.x + dx * RADIUS, pod.pose.y + dy * RADIUS * 2, NOSES[way])
    sheet.put(pod.pose.x, pod.pose.y, sign)


def _pod(view: SpinOutView, seat: int, names: list[str]) -> str:
    """Where a pod stands, and how it does."""
    pod = view.pods[seat]
    you = " (you)" if seat == view.seat else ""
    active = ", up" if seat == view.active else ""
    who = f"{chr(ord('A') + seat)} {names[seat]}{you}{active}"
    if not pod.is_on_table():
        return f"{who}: {STATUS_NAMES[pod.status]}"
    pose = pod.pose
    at = f"({pose.x / INCH:.2f}, {pose.y / INCH:.2f}) facing {pose.heading / DEGREE:g}°"
    smoke = " and smoking" if pod.smokes() else ""
    marks = marker_names(pod.orange, pod.red, pod.black, pod.blue)
    on = f", {join(marks)}" if marks else ""
    gates = len(view.book.course.gates)
    way = "across the line"
    if not pod.has_crossed:
        lap = f"lap {1 + pod.passed // gates}/{view.book.laps}"
        way = f"{lap}, next {gate_name(pod.passed % gates, view.book)}"
    cards = plural(view.holds[seat], "card")
    return f"{who}: {at}, damage {pod.damage}{smoke}{on}, {way}, {cards}"
