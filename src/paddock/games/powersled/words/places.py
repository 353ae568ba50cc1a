"""Squares as players call them: "corner B, left lane 2", counted within each section."""

from typing import Final

from paddock.core.phrase import Place
from paddock.games.powersled.book.course import Course
from paddock.games.powersled.book.track import NO_SQUARE, Track

LANES: Final[tuple[str, ...]] = ("right lane", "left lane", "third lane")


def place(course: Course, name: str) -> Place:
    """A square by the engine's name for it."""
    square = course.track.number(name)
    assert square != NO_SQUARE, f"there is no square {name}"
    return square_place(course.track, square)


def square_place(track: Track, square: int) -> Place:
    """A square by its number."""
    return Place(track.squares[square], square_name(track, square))


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
