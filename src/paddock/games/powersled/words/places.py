"""Squares as players call them: "corner B, left lane 2", counted within each section."""

import re
from typing import Final

from paddock.games.powersled.book.course import Course
from paddock.games.powersled.book.track import NO_SQUARE, Track

LANES: Final[tuple[str, ...]] = ("right lane", "left lane", "third lane")

CODE: Final = re.compile(r"[\w-]+\.\d\.\d+")
"""The engine's name of a square: section, lane, number in that lane of the section."""


def square_name(track: Track, square: int) -> str:
    """Where a player would look for it."""
    section = section_name(track, track.section[square])
    number = int(track.squares[square].rpartition(".")[2])
    return f"{section}, {LANES[track.lane[square]]} {number + 1}"


def section_name(track: Track, number: int) -> str:
    """A corner by its letter, a straight by the corners at its ends."""
    sections = track.sections
    if sections[number] in track.corners:
        return f"corner {sections[number]}"
    if number == 0:
        return "start straight"
    if number == len(sections) - 1:
        return "home straight"
    return f"straight {sections[number - 1]}–{sections[number + 1]}"


def spell(text: str, course: Course) -> str:
    """A sentence with its squares as players call them."""
    track = course.track
    words: list[str] = []
    end = 0
    for found in CODE.finditer(text):
        square = track.number(found[0])
        if square != NO_SQUARE:
            words += [text[end : found.start()], square_name(track, square)]
            end = found.end()
    return "".join(words) + text[end:]
