"""What can be chosen before a race, as it is offered; `reader.py` says what is allowed."""

from typing import Final

from paddock.core.game import Choice, for_each_seat, one_of
from paddock.games.spiralized.book.reader import STALL_LIMIT

CHOICES: Final[list[Choice]] = [
    one_of(
        "bonus_roll",
        "Bonus rolls",
        "Doubles used in full bring another roll; doubles on that one cost you your best token.",
        [("optional", "If you dare"), ("forced", "Always")],
    ),
    one_of(
        "stall_limit",
        "Nothing but stairs",
        f"Whether {STALL_LIMIT} stairway moves in a row, by all of you together, end the race.",
        [("none", "Race on"), (str(STALL_LIMIT), f"End after {STALL_LIMIT}")],
    ),
    for_each_seat(
        "colours",
        "Colours",
        "You sit and play in the order of the colours: red, orange, yellow, green, blue, purple.",
        [(0, "Red"), (1, "Orange"), (2, "Yellow"), (3, "Green"), (4, "Blue"), (5, "Purple")],
        default="table",
        is_rising=True,
    ),
]
