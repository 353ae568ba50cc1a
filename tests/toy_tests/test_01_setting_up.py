"""TOY-001 to TOY-003."""

import pytest

import paddock
import toy
from paddock.core.chance import Script
from paddock.core.errors import BrokenData
from paddock.core.protocol import SPECTATOR
from support import rule
from toy.board import board
from toy.book import book
from toy.setup import setup
from toy.view import view


@rule("TOY-001")
@pytest.mark.parametrize("seats", [1, 5])
def test_fewer_than_two_or_more_than_four_cannot_race(seats: int) -> None:
    with pytest.raises(BrokenData, match="2 to 4 seats"):
        paddock.new("toy", seats=seats, seed=1)
    assert list(toy.GAME.seats) == [2, 3, 4]


@rule("TOY-002")
def test_the_lane_is_twelve_long_and_eighteen_on_a_long_day() -> None:
    assert book({}).length == 12
    assert book({"lane": "long"}).length == 18


@rule("TOY-002", "TOY-003")
def test_lane_and_cards_are_printed() -> None:
    printed = board(book({"lane": "long"}))
    assert (printed.spaces[0], printed.spaces[17:]) == ("start", ["17", "end"])
    assert [(card.name, card.number) for card in printed.cards] == [("mud", 6), ("plank", 4)]


@rule("TOY-002")
@pytest.mark.parametrize(
    ("choices", "place"),
    [({"lane": "round"}, "lane"), ({"lane": 3}, "lane"), ({"fog": 1}, "fog")],
)
def test_a_wrong_choice_is_named(choices: dict[str, object], place: str) -> None:
    with pytest.raises(BrokenData) as broken:
        book(choices)
    assert broken.value.place == place


@rule("TOY-002", "TOY-003")
def test_all_start_on_space_0_with_one_card_from_the_bag() -> None:
    race = setup(book({}), 3, Script([5, 5, 0]))
    assert [cart.spot for cart in race.carts] == [0, 0, 0]
    # Card 5 of 6 mud and 4 planks is mud; of the 5 and 4 left it is a plank.
    assert [cart.hand for cart in race.carts] == [[1, 0], [0, 1], [1, 0]]
    assert race.cards.bag == [4, 3]


@rule("TOY-003")
def test_only_its_driver_sees_a_card() -> None:
    race = setup(book({}), 2, Script([0, 8]))
    assert [view(race, seat).hand for seat in (0, 1, SPECTATOR)] == [[1, 0], [0, 1], [0, 0]]
