"""What is printed on the cards."""

from paddock.games.spin_out.board import PrintedCard, board
from paddock.games.spin_out.book.reader import make_book

FITS = 14
"""Letters on the face of a card."""


def cards() -> dict[str, PrintedCard]:
    return {card.id: card for card in board(make_book({})).cards}


def test_what_a_card_is_for_fits_on_its_face() -> None:
    assert len(cards()) == 54
    assert [card.short for card in cards().values() if len(card.short) > FITS] == []
    assert cards()["7C"].short == "burn or mend"


def test_a_card_says_when_it_may_be_played() -> None:
    assert cards()["AS"].when.startswith("At any time")
    assert cards()["X1"].when.startswith("At any time")
    assert cards()["JS"].when.startswith("In your own Turn")
