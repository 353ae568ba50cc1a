"""What lies on the table: the lane, the cards and the dice."""

from typing import Final

from paddock.core.protocol import Board, Value
from toy.book import CARDS, Derby


class PrintedCard(Value):
    """A kind of card: what it says, and how many of it the bag holds."""

    def __init__(self, name: str, text: str, number: int) -> None:
        self.name = name
        self.text = text
        self.number = number


class SoapboxBoard(Board):
    """The lane, space by space from the start to the end, the cards and the dice."""

    def __init__(self, spaces: list[str], cards: list[PrintedCard], push: int, heave: int) -> None:
        self.spaces = spaces
        self.cards = cards
        self.push = push
        self.heave = heave


TEXTS: Final = ("stops a run", "saves a run from mud")


def board(book: Derby) -> SoapboxBoard:
    """What lies on the table."""
    return SoapboxBoard(
        spaces=["start", *(str(space) for space in range(1, book.length)), "end"],
        cards=[
            PrintedCard(name, text, number)
            for name, text, number in zip(CARDS, TEXTS, book.cards, strict=True)
        ],
        push=book.push,
        heave=book.heave,
    )
