"""What is printed on the table, in words: on its squares, the status sheets and the cards."""

from typing import Final

from paddock.games.powersled.board.kinds import Card, Rating
from paddock.games.powersled.book.cards import (
    CODES,
    KINDS,
    card_name,
    is_drift,
    is_special,
    printed_speed,
)
from paddock.games.powersled.book.course import Course
from paddock.games.powersled.book.track import NO_CORNER, Track
from paddock.games.powersled.phases.building import BASE_ARMOR, BASE_RATING
from paddock.games.powersled.words.places import square_name
from paddock.kit.words import signed

CONTROL: Final[tuple[str, ...]] = (
    "complete control", "one step down", "two steps down", "lost control",
)  # fmt: skip
"""D4 The boxes of the control line."""

MINE_HERE: Final = "strength 2 for who enters"
SLICK_HERE: Final = "control test for who enters"

DRIFT_RULE: Final = "PS-056"
DRIFTS: Final[tuple[str, ...]] = (
    "Laid as DRIFT 0: stay where you are.",
    "Laid as DRIFT 1: one square, also into the next lane.",
)
"""A special card as the base card, by its speed."""

_SPECIALS: Final[dict[str, tuple[str, str, str]]] = {
    "GC": ("help", "Every safe speed counts as 1 higher for this play.", "PS-090"),
    "GP": (
        "help",
        "One more lane change with a drift, or pass through one full or mined square.",
        "PS-091",
    ),
    "GS": ("help", "One square more if you like, without counting as speed.", "PS-097"),
    "GR": ("react", "After your own control or regain roll: +2.", "PS-100"),
    "LA": (
        "attack",
        "After your move: strength 1 on the first sled ahead in your lane.",
        "PS-111",
    ),
    "MI": (
        "attack",
        "After your move: lies in the square you left last; strength 2 for who enters.",
        "PS-115",
    ),
    "SL": (
        "attack",
        "After your move: lies in the square you left last; a control test for who enters.",
        "PS-118",
    ),
    "NU": (
        "attack",
        "After your move: strength 3 on a sled beside you; costs you a step of control.",
        "PS-121",
    ),
    "FF": (
        "react",
        "Before a blow is rolled: nothing of it happens to you. Also cuts a hook.",
        "PS-125",
    ),
    "GH": ("react", "The sled right in front lays its cards: it tows you along.", "PS-127"),
}
"""Family, effect and rule."""

_IDLE: Final[dict[str, str]] = {
    "LA": "no sled or mine in sight ahead",
    "NU": "nobody beside you",
}


def about(track: Track, square: int) -> str:
    """What a square is, for who looks at it."""
    said = [square_name(track, square)]
    corner = track.corner[square]
    if corner != NO_CORNER:
        said.append(f"safe speed {track.safe[corner]}: faster needs a control test (PS-140)")
    if track.on_line[square]:
        if track.is_double[square]:
            said.append("racing line, double length: room for two, one point to cross (PS-171)")
        else:
            said.append("racing line: a drift may follow it through all its lane changes (PS-173)")
    elif track.is_double[square]:
        said.append("double length: room for two (PS-078)")
    return "; ".join(said)


def ratings(course: Course) -> list[Rating]:
    """PS-008 to PS-011 What a sled is built of."""
    points = range(3)
    boxes = [str(BASE_RATING + point) for point in points]
    pilot = [signed(point) for point in points]
    armor = [str((BASE_ARMOR + point) * course.laps) for point in points]
    tables = course.tables
    thrust = f"cards drawn each turn; breaks down below {tables.least_thrust} (PS-188)"
    stability = f"hand limit; breaks down below {tables.least_stability} (PS-188)"
    roll = "on every control roll"
    plate = "boxes against damage"
    return [
        Rating("thrust", "Thrust", "cards drawn each turn", thrust, boxes, "PS-008"),
        Rating("stability", "Stability", "cards you may hold", stability, boxes, "PS-009"),
        Rating("pilot", "Pilot", roll, f"{roll} (PS-010)", pilot, "PS-010"),
        Rating("armor", "Armor", plate, f"{plate} (PS-011)", armor, "PS-011"),
    ]


def cards() -> list[Card]:
    """The deck, kind by kind."""
    return [_special(card) if is_special(card) else _base(card) for card in range(KINDS)]


def _base(card: int) -> Card:
    speed = printed_speed(card)
    if is_drift(card):
        effect = f"{speed} squares; one of the steps may change lanes."
        return Card(card, CODES[card], card_name(card), speed, "drift", effect, "PS-071", "")
    effect = f"{speed} squares straight on in the lane, no more, no fewer."
    return Card(card, CODES[card], card_name(card), speed, "move", effect, "PS-070", "")


def _special(card: int) -> Card:
    family, effect, rule = _SPECIALS[CODES[card]]
    idle = _IDLE.get(CODES[card], "")
    return Card(card, CODES[card], card_name(card), None, family, effect, rule, idle)
