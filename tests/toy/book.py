"""The data of the race, read once: the lane that is chosen, the bag and the dice."""

import tomllib
from typing import Any, Final

from paddock.core.errors import BrokenData
from paddock.core.protocol import Book
from paddock.core.resources import read_resource

MUD: Final = 0
PLANK: Final = 1
CARDS: Final = ("mud", "plank")
NO_CARD: Final = -1


class Derby(Book):
    """What was chosen before the race, with the numbers that go with it."""

    def __init__(
        self, length: int, rounds: int, hand: int, cards: tuple[int, ...], push: int, heave: int
    ) -> None:
        self.length = length
        self.rounds = rounds
        self.hand = hand
        self.cards = cards
        self.push = push
        self.heave = heave


DATA: Final[dict[str, Any]] = tomllib.loads(read_resource("toy", "data/soapbox.toml"))
LANES: Final[dict[str, int]] = DATA["lanes"]


def derby(lane: str) -> Derby:
    """TOY-002, TOY-003 The race on one of the lanes."""
    return Derby(
        length=LANES[lane],
        rounds=DATA["race"]["rounds"],
        hand=DATA["race"]["hand"],
        cards=tuple(DATA["cards"][card] for card in CARDS),
        push=DATA["dice"]["push"],
        heave=DATA["dice"]["heave"],
    )


def book(choices: dict[str, Any]) -> Derby:
    """TOY-002 The data of the race for `{"lane": "short"}` or `{"lane": "long"}`."""
    for choice in choices:
        if choice != "lane":
            raise BrokenData(choice, "Soapbox has no such choice")
    lane = choices.get("lane", "short")
    if not isinstance(lane, str) or lane not in LANES:
        raise BrokenData("lane", f"one of {', '.join(LANES)}, not {lane!r}")
    return derby(lane)
