"""A few sections of the track unrolled, lane by lane, with what is in their squares."""

from typing import Final

from paddock.games.powersled.book.track import Track
from paddock.games.powersled.view import PowersledView
from paddock.games.powersled.words.places import LANES, section_name

CELL: Final = 4
"""Characters for a square where the lanes are cut finest."""
WIDTH: Final = 80
MINE: Final = "*"
SLICK: Final = "~"
LEGEND: Final = "- racing line, * mine, ~ slick; numbers are sleds, driving to the right"


def strip(view: PowersledView, seat: int) -> list[str]:
    """From the section behind a sled, as far ahead as fits in a line; the left lane on top."""
    track = view.book.track
    last = len(track.sections)
    first = (track.section[view.sleds[seat].square] - 1) % last
    header = " " * len(_label(0))
    rows = [_label(lane) for lane in range(len(LANES))]
    for number in range(last):
        section = (first + number) % last
        columns = columns_of(track, section)
        if number > 1 and len(header) + columns * CELL + 1 > WIDTH:
            break
        header += f"{_title(track, section, columns * CELL):<{columns * CELL + 1}}"
        for lane in range(len(LANES)):
            rows[lane] += lane_of(view, section, lane, columns * CELL) + "|"
    shown = [row.rstrip() for row in reversed(rows) if not set(row[len(_label(0)) :]) <= {" ", "|"}]
    return [header.rstrip(), *shown, LEGEND]


def columns_of(track: Track, section: int) -> int:
    """How finely a section is cut: by the shortest of its squares, or by half a double one."""
    parts = [
        (track.end[square] - track.start[square]) // (2 if track.is_double[square] else 1)
        for square, at in enumerate(track.section)
        if at == section
    ]
    return track.unit // min(parts)


def _label(lane: int) -> str:
    return f"{LANES[lane].removesuffix(' lane'):<6} |"


def _title(track: Track, section: int, room: int) -> str:
    """By its name, or as much of it as there is room for."""
    name = track.sections[section]
    if name in track.corners:
        return f"{name} safe {track.safe[track.corners.index(name)]}"
    called = section_name(track, section)
    return called if len(called) <= room else called.removeprefix("straight ")


def lane_of(view: PowersledView, section: int, lane: int, width: int) -> str:
    """One lane of a section; every square shows what is in it, in its middle."""
    track = view.book.track
    text = [" "] * width
    for square, at in enumerate(track.section):
        if at != section or track.lane[square] != lane:
            continue
        left = track.start[square] * width // track.unit
        right = track.end[square] * width // track.unit
        for i, sign in enumerate(f"{_signs(view, square):^{right - left}}"[: right - left]):
            text[left + i] = sign
    return "".join(text)


def _signs(view: PowersledView, square: int) -> str:
    """The rear sled first, as they drive to the right."""
    here = sorted(
        (sled for sled in view.sleds if sled.square == square and not sled.out + sled.finished),
        key=lambda sled: -sled.half,
    )
    signs = "".join(str(sled.seat + 1) for sled in here)
    signs += MINE if view.mines[square] else ""
    signs += SLICK if view.slicks[square] else ""
    if signs:
        return signs
    is_line = view.book.track.on_line[square]
    if view.book.track.is_double[square]:
        return "---"
    return "-" if is_line else "."
