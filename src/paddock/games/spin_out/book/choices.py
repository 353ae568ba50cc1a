"""What can be chosen before a race, as it is offered; `reader.py` says what is allowed."""

from typing import Final

from paddock.core.game import Choice, one_of, whole_number
from paddock.games.spin_out.book.course_reader import COURSES, MOST_LAPS, builtin_course
from paddock.games.spin_out.book.reader import AS_PRINTED

CHOICES: Final[list[Choice]] = [
    one_of(
        "track",
        "Track",
        "Where you race.",
        [(id, builtin_course(id).name) for id in COURSES],
        is_in_data=True,
    ),
    whole_number(
        "laps",
        "Laps",
        "How often round; 0 is what the track says.",
        least=AS_PRINTED,
        most=MOST_LAPS,
        default=AS_PRINTED,
    ),
    one_of(
        "spin_rebound",
        "Spinning at a rock",
        "Whether a spinning pod can be thrown against the same rock again.",
        [("literal", "It can"), ("free", "It bounces off")],
    ),
    one_of(
        "lone_survivor",
        "Last pod left",
        "What the last pod in the race does.",
        [("races_on", "It races on"), ("wins", "It has won")],
    ),
]
