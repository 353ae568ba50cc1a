"""What is printed: the tiles as the rules read them, with words and signs for each line."""

import json
from typing import Any

import pytest

from paddock.core.resources import read_resource
from paddock.games.outspeed.board import PrintedRoute, board
from paddock.games.outspeed.book.reader import decode_route, make_book, printed_tiles
from paddock.games.outspeed.book.tiles import ALONE, LIMITED, Route, TileSet
from paddock.games.outspeed.words.routes import PrintedLine, lines_of
from support import rule

SIGNS = {
    *("person", "all", "alone", "cube", "chevron", "token", "wheel"),
    *("yellow", "blue", "left", "middle", "right"),
}


def own_tiles() -> TileSet:
    """A set with other sums, another room and other boards than the printed one."""
    data: Any = json.loads(read_resource("paddock.games.outspeed", "data/tiles.json"))
    data["tiles"][0]["3-4"] = {
        "L": "P5 | 0 | Z=#L+#L+2",
        "M": "- | 2*dY+1 | Z=3*dB B=4",
        "R": "off",
    }
    data["boards"]["zones_per_board"] = 5
    data["start"]["zone"] = 2
    return make_book({"data": data})


every_set = pytest.mark.parametrize(
    "book", [pytest.param(printed_tiles(), id="printed"), pytest.param(own_tiles(), id="own")]
)


@every_set
def test_every_tile_is_printed_with_what_the_rules_go_by(book: TileSet) -> None:
    printed = board(book)
    assert [tile.id for tile in printed.tiles] == [tile.id for tile in book.tiles]
    for shown, tile in zip(printed.tiles, book.tiles, strict=True):
        assert (shown.name, shown.is_finish) == (tile.name, book.is_finish(tile.id))
        for routes, lit in zip(shown.sides, tile.sides, strict=True):
            for one, route in zip(routes, lit, strict=True):
                check_route(one, route)


def check_route(printed: PrintedRoute, route: Route) -> None:
    assert printed.is_lit == route.is_lit
    assert printed.is_alone == (route.condition == ALONE)
    assert printed.room == (route.room if route.condition == LIMITED else 0)
    assert printed.tokens == route.tokens


@every_set
def test_every_lit_route_has_lines_of_signs_and_words(book: TileSet) -> None:
    for tile in board(book).tiles:
        for route in (route for routes in tile.sides for route in routes):
            parts = [line.part for line in route.lines]
            if not route.is_lit:
                assert parts == []
                continue
            assert parts[:2] == ["condition", "cost"]
            assert set(parts[2:]) == {"benefit"}
            for line in route.lines:
                assert line.text
                assert line.brief
                assert not set("#=|*") & set(line.text + line.brief)
                figures = [sign for sign in line.signs if sign not in SIGNS]
                assert all(set(figure) <= set("0123456789+×") for figure in figures), figures


def lines(text: str) -> list[PrintedLine]:
    return lines_of(decode_route(text))


@rule("OS-051")
@pytest.mark.parametrize(
    ("text", "signs", "words", "brief"),
    [
        (
            "P2 | 1+dY | Z=dB+1",
            ["person person", "1 + yellow cube", "1 + blue chevron"],
            ["room for 2", "pay 1 fuel + a yellow die", "1 zone + a blue die"],
            ["room for 2", "−1 + die roll", "1 + die roll"],
        ),
        (
            "- | #M*dY | Z=2*dB B=2",
            ["all", "middle × yellow cube", "2× blue chevron", "token token"],
            [
                "open to all",
                "pay a yellow die of fuel per pilot on ▲",
                "2 blue dice of zones",
                "draw 2 tokens",
            ],
            ["open to all", "−die per ▲", "2 dice", "2 tokens"],
        ),
        (
            "ALONE | 0 | F=#M+1 B=4",
            ["alone", "0 cube", "+ middle + 1 cube", "4 token"],
            ["free if alone", "free", "gain 1 fuel per pilot on ▲ + 1", "draw 4 tokens"],
            ["be alone", "free", "+1 per ▲ + 1", "4 tokens"],
        ),
        (
            "P5 | X | Z=X",
            ["5 person", "wheel cube", "wheel chevron"],
            ["room for 5", "pay X fuel (your wheel)", "X zones (your wheel)"],
            ["room for 5", "−X fuel", "X zones"],
        ),
        (
            "- | #L+#L | Z=3*dB",
            ["all", "2× left cube", "3× blue chevron"],
            ["open to all", "pay 2 fuel per pilot on ●", "3 blue dice of zones"],
            ["open to all", "−2 per ●", "3 dice"],
        ),
    ],
)
def test_a_route_is_drawn_line_by_line(
    text: str, signs: list[str], words: list[str], brief: list[str]
) -> None:
    shown = lines(text)
    assert [" ".join(line.signs) for line in shown] == signs
    assert [line.text for line in shown] == words
    assert [line.brief for line in shown] == brief


def test_a_condition_says_what_follows_if_it_is_not_met() -> None:
    assert lines("P1 | 1 | Z=1")[0].otherwise == "else all lose the turn"
    assert lines("ALONE | 1 | Z=1")[0].otherwise == "else you pay for nothing"
    assert lines("- | 1 | Z=1")[0].otherwise == ""


@every_set
def test_dice_boards_and_start_are_printed(book: TileSet) -> None:
    printed = board(book)
    assert (printed.yellow, printed.blue) == (list(book.yellow), list(book.blue))
    assert (printed.start_zone, printed.start_fuel) == (book.start_zone, book.start_fuel)
    assert (printed.zones_per_board, printed.wheel_most) == (book.zones_per_board, book.wheel_most)


@rule("OS-011")
def test_a_full_race_has_thirteen_turns() -> None:
    assert board(printed_tiles()).turns == 13


def test_every_kind_of_token_is_there_with_its_number_and_its_text() -> None:
    book = printed_tiles()
    tokens = board(book).tokens
    assert [token.number for token in tokens] == list(book.tokens)
    assert len({token.name for token in tokens}) == len(tokens)
    assert all(token.text for token in tokens)
    assert [token.is_aimed for token in tokens] == [True, True, True, False, False, False]
    assert tokens[4].text == "You go 1 zone forward, for free."
