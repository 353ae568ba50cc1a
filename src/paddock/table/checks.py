"""What a table takes: seats, names and choices that can be written into a record."""

import json
from collections.abc import Sequence
from typing import Any

from paddock.core.codec import canonical
from paddock.core.errors import BrokenData
from paddock.core.game import Game


def check_seats(game: Game, seats: int) -> None:
    """Whether that many can play."""
    if seats not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        raise BrokenData("seats", f"{game.title} takes {low} to {high} seats, not {seats}")


def check_names(names: Sequence[object], seats: int) -> None:
    """Whether these can be written into a record: one text a seat, or none at all."""
    if names and len(names) != seats:
        raise BrokenData("names", f"{len(names)} names for {seats} seats")
    for number, name in enumerate(names):
        if not isinstance(name, str) or not is_text(name):
            raise BrokenData(f"names[{number}]", "is no text")


def plain(config: dict[str, Any]) -> dict[str, Any]:
    """The choices as the record keeps them: plain JSON, and the table's own copy."""
    try:
        written = canonical(config)
    except (TypeError, ValueError, RecursionError):
        raise BrokenData("config", "is not plain JSON") from None
    if not is_text(written):
        raise BrokenData("config", "holds characters that are no text")
    copied: dict[str, Any] = json.loads(written)
    return copied


def is_text(words: str) -> bool:
    """Whether it can be written as UTF-8; half a surrogate pair cannot."""
    return not any("\ud800" <= letter <= "\udfff" for letter in words)
