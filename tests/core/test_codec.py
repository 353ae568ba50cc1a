"""Values and pieces as JSON and back, on the toy; wrong shapes are named by their place."""

import re
from typing import Any

import pytest

import toy
from paddock.core.chance import Dealer
from paddock.core.codec import Codec, canonical, codec_of, fingerprint
from paddock.core.errors import BrokenData
from paddock.core.protocol import Log, begin
from paddock.core.schema import Source, wire_of
from toy.actions import Effort, Play
from toy.book import NO_CARD
from toy.decisions import KeepCard
from toy.events import HandsShown
from toy.orders import Push, Throw
from toy.view import SoapboxView

CODEC = codec_of(toy.GAME)


def toy_race() -> Any:
    race = toy.GAME.setup(toy.GAME.book({}), 3, Dealer(1))
    begin(race, Dealer(1), Log())
    return race


def test_a_shape_says_its_kind_and_its_fields() -> None:
    assert CODEC.dump(Play(1)) == {"kind": "Play", "card": 1}
    assert CODEC.dump(HandsShown(((1, 0), (0, 2)))) == {
        "kind": "HandsShown",
        "hands": [[1, 0], [0, 2]],
    }


def test_what_is_asked_and_the_book_do_not_travel() -> None:
    shape = CODEC.dump(toy_race())
    assert "asked" not in shape
    assert "book" not in shape


def test_a_loaded_race_gets_the_book_and_asks_again() -> None:
    race = toy_race()
    book = toy.GAME.book({})
    again: Any = CODEC.load_race(CODEC.dump(race), book)
    assert again.book is book
    assert [CODEC.dump(asked) for asked in again.asked] == [
        CODEC.dump(asked) for asked in race.asked
    ]


def test_a_finished_race_asks_nothing() -> None:
    shape = {**CODEC.dump(toy_race()), "phases": []}
    assert CODEC.load_race(shape, toy.GAME.book({})).asked == ()


def test_a_dump_shares_no_list_with_the_piece() -> None:
    race = toy_race()
    shape = CODEC.dump(race)
    race.carts[0].hand[0] += 1
    assert shape["carts"][0]["hand"] != race.carts[0].hand


def test_nothing_or_something_travels_in_an_optional_field() -> None:
    race = toy_race()
    shape = CODEC.dump(toy.GAME.view(race, 0))
    assert shape["top"] is None
    again: SoapboxView = CODEC.load({**shape, "top": 1}, "View")
    assert again.top == 1
    assert CODEC.load(shape, "SoapboxView").top is None


CARTS = {"kind": "Cart", "spot": 0, "is_tired": False, "hand": [0, 0]}


@pytest.mark.parametrize(
    ("shape", "wanted", "message"),
    [
        (None, "Action", "Action: expected Action, found nothing"),
        (3, "Action", "Action: expected Action, found 3"),
        ([], "Action", "Action: expected Action, found a list"),
        ({}, "Action", "Action: no kind is called None"),
        ({"kind": "Fly"}, "Action", "Action: no kind is called 'Fly'"),
        ({"kind": ["Play"]}, "Action", "Action: no kind is called ['Play']"),
        ({"kind": "Ran"}, "Action", "Action: expected Action, found Ran"),
        ({"kind": "Play"}, "Action", "Action.card: Play needs this field"),
        ({"kind": "Play", "card": "1"}, "Action", "Action.card: expected int, found '1'"),
        ({"kind": "Play", "card": True}, "Action", "Action.card: expected int, found True"),
        ({"kind": "Play", "card": 1.0}, "Action", "Action.card: expected int, found 1.0"),
        ({"kind": "Play", "card": None}, "Action", "Action.card: expected int, found nothing"),
        ({"kind": "Play", "card": {}}, "Action", "Action.card: expected int, found an object"),
        ({"kind": "Play", "card": 1, "b": 2}, "Action", "Action.b: Play has no such field"),
        ({**CARTS, "is_tired": 0}, "Piece", "Piece.is_tired: expected bool, found 0"),
        ({**CARTS, "hand": {}}, "Piece", "Piece.hand: expected a list, found an object"),
        ({**CARTS, "hand": [0, "x"]}, "Cart", "Cart.hand[1]: expected int, found 'x'"),
        (
            {"kind": "HandsShown", "hands": [[0], [1, None]]},
            "Event",
            "Event.hands[1][1]: expected int, found nothing",
        ),
        (
            {"kind": "KeepCard", "seat": 0, "menu": [{"kind": "Ran"}], "card": 0},
            "Decision",
            "Decision.menu[0]: expected Action, found Ran",
        ),
    ],
)
def test_a_wrong_shape_is_named_by_its_place(shape: Any, wanted: str, message: str) -> None:
    with pytest.raises(BrokenData) as broken:
        CODEC.load(shape, wanted)
    assert str(broken.value) == message


def test_an_action_comes_back_with_its_code() -> None:
    for action in (Effort(2), Play(1)):
        assert CODEC.load_action(CODEC.dump(action)).code == action.code


def test_orders_come_back_with_tuples_in_them() -> None:
    orders = (Push(1, (0, 2)), Throw(2, 1))
    assert CODEC.load_orders([CODEC.dump(order) for order in orders]) == orders


@pytest.mark.parametrize(
    ("shapes", "message"),
    [
        ({}, "orders: expected a list, found an object"),
        ([{"kind": "Keep"}], "orders[0]: expected Order, found Keep"),
        ([{"kind": "Push", "round": 1, "efforts": []}, {"kind": "Lie"}], "orders[1]: no kind is"),
        ([{"kind": "Throw", "round": 1}], "orders[0].runner: Throw needs this field"),
    ],
)
def test_a_wrong_order_is_named_by_its_place(shapes: Any, message: str) -> None:
    with pytest.raises(BrokenData, match=re.escape(message)):
        CODEC.load_orders(shapes)


def test_a_candidate_is_an_action_or_an_order() -> None:
    for candidate in (Effort(2), Throw(2, 1)):
        assert CODEC.load_candidate(CODEC.dump(candidate)) == candidate
    with pytest.raises(BrokenData, match="no kind is called"):
        CODEC.load_candidate({"kind": ["Throw"]})


def test_a_decision_comes_back_with_its_menu() -> None:
    decision = KeepCard(2, (Effort(0), Play(1)), NO_CARD)
    again = CODEC.load(CODEC.dump(decision), "Decision")
    assert isinstance(again, KeepCard)
    assert [option.code for option in again.options()] == [0, Play(1).code]


def test_a_kind_that_wire_json_does_not_know_says_what_to_do() -> None:
    class Strange(Effort):
        pass

    with pytest.raises(BrokenData, match="make golden"):
        CODEC.dump(Strange(1))


def test_canonical_text_is_sorted_and_tight_and_keeps_letters() -> None:
    assert canonical({"b": [1, 2], "a": "é"}) == '{"a":"é","b":[1,2]}'


def test_fingerprints_tell_shapes_apart() -> None:
    assert fingerprint({"a": 1, "b": 2}) == fingerprint({"b": 2, "a": 1})
    assert fingerprint([1]) != fingerprint(["1"])
    assert len(fingerprint([])) == 32


def test_the_hash_of_a_race_is_that_of_its_dump_secrets_included() -> None:
    race = toy_race()
    assert CODEC.hash(race) == fingerprint(CODEC.dump(race))
    before = CODEC.hash(race)
    race.carts[1].hand.reverse()
    race.carts[1].hand[0] += 1
    assert CODEC.hash(race) != before


def test_a_games_codec_is_made_once() -> None:
    assert codec_of(toy.GAME) is CODEC


def test_a_codec_goes_by_the_wire_shapes_it_is_given() -> None:
    text = "class Play(Action):\n    def __init__(self, card: str) -> None: ..."
    codec = Codec(wire_of("toy", [Source("toy.actions", text)]))
    with pytest.raises(BrokenData, match="expected str, found 1"):
        codec.load({"kind": "Play", "card": 1}, "Action")
