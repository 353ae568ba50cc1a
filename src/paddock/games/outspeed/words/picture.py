"""The table in characters, for the terminal: plain lines that also read well aloud."""

from paddock.games.outspeed.book.tiles import ROUTES, SIDES, TRACK_TILES
from paddock.games.outspeed.book.tokens import NO_TOKEN
from paddock.games.outspeed.view import OutspeedView, PilotView
from paddock.games.outspeed.words.names import (
    ROUTE_NAMES,
    ROUTE_SIGNS,
    TOKEN_NAMES,
    tokens_in_words,
)
from paddock.games.outspeed.words.routes import route_in_words
from paddock.kit.words import plural

MARKER = "≡"
EMPTY = "·"


def draw(view: OutspeedView, names: list[str]) -> list[str]:
    """The tile, the boards, every pilot, and what this seat holds."""
    lines = _tile_lines(view)
    lines.append("")
    lines += _board_lines(view, names)
    lines.append("")
    for pilot in _in_order(view):
        lines.append(_pilot_line(view, pilot, names))
    if view.seat >= 0:
        lines.append("")
        held = tokens_in_words(view.hand) or "no tokens"
        lines.append(f"You hold {held}.")
        if view.committed != NO_TOKEN:
            lines.append(f"You have laid down the {TOKEN_NAMES[view.committed]}.")
    return lines


def _tile_lines(view: OutspeedView) -> list[str]:
    tile = view.book.tiles[view.tile - 1]
    last = "the Finish Line" if view.book.is_finish(view.tile) else f"{TRACK_TILES + 1} in all"
    title = f"Turn {view.turn} ({last}): tile {tile.id}, {tile.name} (side {SIDES[view.side]})"
    lines = [title]
    for index in range(len(ROUTES)):
        route = tile.sides[view.side][index]
        name = f"{ROUTE_SIGNS[index]} {ROUTE_NAMES[index]}"
        lines.append(f"  {name:<9} {route_in_words(route)}")
    return lines


def _board_lines(view: OutspeedView, names: list[str]) -> list[str]:
    """One cell a zone, rear to front, a bar at each edge of a board."""
    first = view.book.first_zone(view.rear)
    last = view.book.first_zone(view.front + 1) - 1
    numbers, cells = "", ""
    for zone in range(first, last + 1):
        here = [initial(names, p.seat) for p in view.pilots if p.out == 0 and p.zone == zone]
        cell = "".join(here) + (MARKER if zone in view.markers else "") or EMPTY
        width = max(3, len(cell) + 1)
        if zone == view.book.first_zone(view.book.board_of(zone)):
            numbers += "|"
            cells += "|"
        numbers += f"{zone:^{width}}"
        cells += f"{cell:^{width}}"
    return [f"rear {numbers}| front", f"     {cells}|"]


def initial(names: list[str], seat: int) -> str:
    """A letter for a seat, or its number where two names begin alike."""
    letter = names[seat][:1].upper()
    alike = [name for name in names if name[:1].upper() == letter]
    return letter if len(alike) == 1 else str(seat + 1)


def _in_order(view: OutspeedView) -> list[PilotView]:
    return sorted(view.pilots, key=lambda pilot: (pilot.out > 0, -pilot.zone, pilot.seat))


def _pilot_line(view: OutspeedView, pilot: PilotView, names: list[str]) -> str:
    you = " (you)" if pilot.seat == view.seat else ""
    name = f"{initial(names, pilot.seat)} {names[pilot.seat]}{you}"
    if pilot.out:
        return f"  {name:<18} out of the race"
    laid = ", one laid down" if pilot.has_committed else ""
    held = plural(pilot.tokens, "token")
    return f"  {name:<18} zone {pilot.zone:>2}, {pilot.fuel:>2} fuel, {held}{laid}"
