"""What is printed: all the places that the rules know, by the names that they use."""

import pytest

from games.spiralized.positions import book_of, changed, printed_data, stretched
from paddock.games.spiralized.board import SIGNS, board
from paddock.games.spiralized.book.spiral import (
    COLOURS,
    OFF_RINGS,
    PIT,
    PLAIN,
    RECT,
    SUNBURST,
    WHEEL,
    Spiral,
)
from support import rule

every_board = pytest.mark.parametrize(
    "book",
    [
        pytest.param(book_of(printed_data()), id="printed"),
        pytest.param(book_of(changed(rings=stretched(5))), id="longer"),
        pytest.param(book_of(changed(safe_zone=3)), id="short safe zone"),
    ],
)


@every_board
def test_every_place_of_the_book_is_on_the_board_once(book: Spiral) -> None:
    printed = board(book)
    keys = [spot.key for spot in printed.spots]
    assert len(set(keys)) == len(keys)
    assert {key for way in printed.ways for key in way} == set(keys)
    assert [len(set(way)) for way in printed.ways] == [book.home + 3] * COLOURS


@every_board
def test_a_token_stands_where_the_rules_say_by_the_name_that_they_use(book: Spiral) -> None:
    printed = board(book)
    spots = {spot.key: spot for spot in printed.spots}
    for colour in range(COLOURS):
        for progress in range(PIT, book.home + 1):
            spot = spots[printed.ways[colour][progress]]
            assert book.place(colour, progress) in (spot.name, spot.title)
            space = book.spaces[colour][progress]
            if space == OFF_RINGS:
                assert (spot.ring, spot.colour) == (0, -1 if progress == PIT else colour)
            else:
                assert (spot.ring - 1) * book.lap + spot.position == space
                assert spot.ring == book.rings[progress]


@every_board
def test_spaces_show_the_signs_and_the_paint_that_the_rules_go_by(book: Spiral) -> None:
    for space, spot in enumerate(board(book).spots[: book.last]):
        kind = book.kinds[space]
        assert spot.sign == SIGNS[kind]
        if kind in (PLAIN, WHEEL):
            assert spot.colour == book.paint[space]
        if kind == SUNBURST:
            assert spot.colour == -1


@rule("SZ-R31")
def test_arrows_and_landings_show_whose_they_are() -> None:
    printed = board(book_of(printed_data()))
    for colour, way in enumerate(printed.ways):
        spots = {spot.key: spot for spot in printed.spots}
        assert (spots[way[1]].sign, spots[way[1]].colour) == ("arrow", colour)
        landings = [spots[way[ring * printed.lap + 1]] for ring in range(1, printed.rings)]
        assert {(spot.sign, spot.colour) for spot in landings} == {("landing", colour)}


@every_board
def test_the_way_home_is_counted_down(book: Spiral) -> None:
    printed = board(book)
    assert printed.to_go[: book.home + 1] == list(range(book.home, -1, -1))
    assert printed.to_go[PIT] == printed.to_go[RECT] == -1


@every_board
def test_every_place_says_what_it_is(book: Spiral) -> None:
    printed = board(book)
    assert all(spot.text and spot.name and spot.title for spot in printed.spots)
    assert {spot.sign for spot in printed.spots if spot.note} == {"rect", "pit", "home"}
    told = {spot.key: spot.text for spot in printed.spots}
    assert told["start-3"] == "green's Start: safe, room for two"
    assert told[printed.ways[0][book.last]].startswith("6/")
    assert "the inner red Wheel" in told[printed.ways[0][book.last]]
    assert "an orange Wheel" in told[printed.ways[1][2 * book.lap]]


def test_the_seating_table_is_printed_by_the_number_of_players() -> None:
    assert board(book_of(printed_data())).seating[2:4] == [[0, 3], [0, 2, 4]]


@every_board
def test_every_place_can_be_walked_to_and_back(book: Spiral) -> None:
    spots = {spot.key: spot for spot in board(book).spots}
    for spot in spots.values():
        for key in (spot.left, spot.right, spot.outward, spot.inward):
            assert key in spots or key == ""
        if spot.left:
            assert spots[spot.left].right == spots[spot.right].left == spot.key
        if spot.ring > 1:
            assert spots[spot.outward].inward == spot.key
        if spot.inward and spot.sign != "home" and spot.ring != 6:
            assert spots[spot.inward].outward == spot.key


@every_board
def test_the_rings_are_left_by_the_nearest_door(book: Spiral) -> None:
    spots = {spot.key: spot for spot in board(book).spots}
    for colour, way in enumerate(board(book).ways):
        arrow, gate = spots[way[1]], spots[way[book.last]]
        for near in (arrow, spots[arrow.left], spots[arrow.right]):
            assert near.outward == f"start-{colour}"
        for near in (gate, spots[gate.left], spots[gate.right]):
            assert near.inward == f"safe-{colour}-1"
