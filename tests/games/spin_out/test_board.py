"""What is printed on the cards, and of the way ahead."""

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


def test_the_way_ahead_is_told_for_every_number_of_gates() -> None:
    stretches = board(make_book({"laps": 2})).stretches
    assert [one.gate for one in stretches] == [0, 1, 2, 3, 0, 1, 2, 3]
    assert stretches[1].way == "lap 1 of 2, next gate 2"
    assert stretches[6].short == "lap 2/2 · gate 3"
    assert (stretches[7].name, stretches[7].way) == ("the line", "lap 2 of 2, next the line")
    alone = board(make_book({"laps": 1})).stretches
    assert [one.way for one in alone] == [
        "next gate 1",
        "next gate 2",
        "next gate 3",
        "next the line",
    ]
