"""What can be chosen before a race, as it is offered; `reader.py` says what is allowed."""

from typing import Final

from paddock.core.game import Choice, Part, number_for_each, one_of, whole_number
from paddock.games.powersled.book.layout import RIGHT
from paddock.games.powersled.book.reader import (
    BY_DICE,
    BY_SEAT,
    DEFAULT_LAPS,
    DEFAULT_POINTS,
    LEAST_POINTS,
    MOST_LAPS,
    MOST_POINTS,
)
from paddock.games.powersled.book.track import LEAST_SAFE, MOST_SAFE
from paddock.games.powersled.book.track_reader import TRACKS, builtin_data, read_layout


def corners(track: str) -> list[Part]:
    """PS-003 The corners of a track in driving order: how far each turns, and its safe speed."""
    return [
        (
            section.id,
            f"{section.id}, {section.degrees}° {'right' if section.hand == RIGHT else 'left'}",
            section.safe,
        )
        for section in read_layout(builtin_data(track)).sections
        if section.is_corner
    ]


CHOICES: Final[list[Choice]] = [
    one_of(
        "track",
        "Track",
        "Beltway forgives, Foundry is the standard, Serpentine punishes.",
        [("foundry", "Foundry"), ("beltway", "Beltway"), ("serpentine", "Serpentine")],
        is_in_data=True,
    ),
    whole_number(
        "laps", "Laps", "Two or three are usual.", least=1, most=MOST_LAPS, default=DEFAULT_LAPS
    ),
    whole_number(
        "points",
        "Build points",
        "What each of you may spend on thrust, stability, pilot and armor.",
        least=LEAST_POINTS,
        most=MOST_POINTS,
        default=DEFAULT_POINTS,
    ),
    one_of(
        "grid",
        "Starting grid",
        "Who starts in front.",
        [(BY_DICE, "By dice"), (BY_SEAT, "In order of seats")],
    ),
    one_of(
        "hook",
        "Grappling Hook",
        "Whether being towed takes the place of your own play in that round.",
        [("play", "Is your play"), ("extra", "Comes on top")],
    ),
    one_of(
        "finish",
        "After the winner",
        "Whether the others race on for their places.",
        [("stop", "Stop"), ("race_on", "Race on")],
    ),
    number_for_each(
        "safe",
        "Safe speeds",
        "How fast each corner can be taken without a test: the lower, the harder.",
        of="track",
        parts={track: corners(track) for track in TRACKS},
        least=LEAST_SAFE,
        most=MOST_SAFE,
        usual="as posted",
    ),
]
