"""What can be chosen before a race, as it is offered; `reader.py` says what is allowed."""

from typing import Final

from paddock.core.game import Choice, on_off, one_of, whole_number
from paddock.games.pocket_rockets.book.course_reader import COURSES, builtin_course
from paddock.games.pocket_rockets.book.racers import DEFAULT_CAP, LEAST_CAP, MOST_CAP
from paddock.games.pocket_rockets.book.reader import ANY_COURSE, RACES


def _course(id: str) -> tuple[str, str]:
    course = builtin_course(id)
    return id, f"{course.name} ({course.least}-{course.most} players)"


CHOICES: Final[list[Choice]] = [
    one_of(
        "course",
        "Course",
        "Where you race; each table has room for so many.",
        [(ANY_COURSE, "Draw one that fits"), *(_course(id) for id in COURSES)],
        is_in_data=True,
    ),
    one_of(
        "racer_deal",
        "Racers",
        "Who flies what: dealt, picked in turn, one power for two, or each power in turn.",
        [
            ("random", "Dealt at random"),
            ("draft", "Picked, last lane first"),
            ("mirror", "Two of a kind"),
            ("series", "A series"),
        ],
    ),
    one_of(
        "aid",
        "Aid",
        "By eye shows only how your card would lie; full draws where the slide would end.",
        [("by_eye", "By eye"), ("full", "Full")],
    ),
    on_off("must_use_all_moves", "Use all moves", "Stop only where no move is clean."),
    on_off("touch_ends_turn", "A touch ends the turn", "Whoever touches is done after that move."),
    one_of(
        "table_edge",
        "Table edge",
        "What happens to a racer whose middle reaches the edge.",
        [("obstacle", "It is a touch"), ("fall", "It falls off")],
    ),
    one_of(
        "rebound",
        "Rebound",
        "How far a racer comes back from what it ran into.",
        [("12", "12 mm"), ("0.5", "Half a millimetre")],
    ),
    one_of(
        "warp_range",
        "Transwarp",
        "With whom a Transwarp may change places.",
        [("any", "Anybody"), ("next_ahead", "The next ahead")],
    ),
    one_of(
        "lots",
        "Lots",
        "Whether lots are drawn among tied bidders after three rounds without a turn.",
        [(True, "On"), (False, "Off")],
    ),
    whole_number(
        "round_cap",
        "Rounds at most",
        "After so many the leader wins.",
        least=LEAST_CAP,
        most=MOST_CAP,
        default=DEFAULT_CAP,
    ),
    whole_number(
        "race",
        "Race of a series",
        "Where racers are dealt for a series: in each of its races you have another power.",
        least=1,
        most=RACES,
        default=1,
    ),
]
