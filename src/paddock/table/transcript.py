"""A race as readable text: for golden files, the terminal and people who missed it."""

from collections.abc import Iterable

from paddock.core.game import Game
from paddock.core.phrase import Told
from paddock.core.protocol import Book, Event
from paddock.table.table import Table


def sentence(told: Told, names: list[str]) -> str:
    """A sentence with the rule numbers behind it."""
    text = told.text(names)
    return f"{text}  [{', '.join(told.rules)}]" if told.rules else text


def tell_all(game: Game, book: Book, events: Iterable[Event], names: list[str]) -> list[str]:
    """Events as sentences, one line each."""
    return [sentence(game.tell(event, book), names) for event in events]


def transcript(table: Table) -> str:
    """The whole race so far with everybody's secrets: for races that are over."""
    return "\n".join(tell_all(table.game, table.book, table.diary.told(), table.names)) + "\n"
