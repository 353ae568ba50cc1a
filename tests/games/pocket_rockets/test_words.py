"""What players read: sentences, questions, options, the table in characters, the board."""

from typing import Any

import pytest

from games.pocket_rockets.positions import POWER, alone, bid, circle, go, play, row, scene
from paddock.core.chance import Dealer
from paddock.core.protocol import Event, Log, advance, begin
from paddock.games.pocket_rockets.board import board
from paddock.games.pocket_rockets.book.course_reader import COURSES
from paddock.games.pocket_rockets.book.own_data import look
from paddock.games.pocket_rockets.book.reader import make_book
from paddock.games.pocket_rockets.events import Slid
from paddock.games.pocket_rockets.setup import setup
from paddock.games.pocket_rockets.view import view
from paddock.games.pocket_rockets.words.asking import option, prompt, word
from paddock.games.pocket_rockets.words.picture import draw
from paddock.games.pocket_rockets.words.telling import tell
from paddock.kit.words import join
from support import many

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hal"]


def said(events: list[Event], book: Any) -> list[str]:
    return [tell(event, book).text(NAMES) for event in events]


def test_a_crash_is_told_as_one_sees_it() -> None:
    race = alone((200, 200, 0), circle(320, 200, 42))
    assert said(play(race, go(0))[:3], race.book) == [
        "Ann slides half its length.",
        "Ann runs into the mug and stops.",
        "Ann is damaged.",
    ]


def test_bids_and_a_boost_are_told() -> None:
    race = scene(racers=row("R1", "R3", "R5"))
    assert said(bid(race, 0, 4, 4), race.book) == [
        "The bids: Ann 0, Bob 4 (tied) and Cleo 4 (tied).",
        "Ann is up with a 0.",
    ]
    assert option(race.asked[0], POWER, race.book).text(NAMES) == "Fire the 2X Boost: 8 moves"
    assert said(play(race, POWER), race.book) == ["Ann fires the 2X Boost: 8 moves = 2 x 4."]
    assert option(race.asked[0], go(15), race.book).text(NAMES) == "Turn 15° left and slide"
    assert option(race.asked[0], go(0), race.book).text(NAMES) == "Straight on"
    assert word(go(12.5)) == "12.5"


def test_a_move_cannot_be_taken_back() -> None:
    assert Slid.reveals


def test_the_table_is_drawn_in_characters() -> None:
    race = scene(
        circle(2500, 2500, 600), racers=row("R1", "R3"), gates=[((3000, 3000), (3000, 1000))]
    )
    lines = draw(view(race, 0), NAMES)
    top, *rest = lines
    assert top == "Scene, round 1."
    picture = rest[: rest.index(rest[0], 1) + 1]
    assert {len(line) for line in picture} == {74}
    drawn = "".join(picture)
    assert all(sign in drawn for sign in "#12A:=")
    assert lines[-2].startswith("1 Ann (you), Red Comet (2X Boost): facing 0°")


def test_every_question_and_option_of_random_races_has_words() -> None:
    seen: set[str] = set()
    for seed in range(many(30)):
        chance = Dealer(seed)
        deal = "draft" if seed % 4 == 0 else "random"
        race = setup(make_book({"racer_deal": deal}), 2 + seed % 7, chance)
        begin(race, chance, Log())
        while race.phases:
            for decision in race.asked:
                assert prompt(decision, race.book).text(NAMES)[-1] in ".!?"
                options = decision.options()
                texts = [option(decision, one, race.book).text(NAMES) for one in options]
                assert len(set(texts)) == len(texts)
                assert len({word(one) for one in options}) == len(options)
                seen.add(type(decision).__name__)
            advance(race, [one.sample(chance) for one in race.asked], chance, Log())
    assert len(seen) == 7, join(sorted(seen))


@pytest.mark.parametrize("id", COURSES)
def test_the_board_prints_the_course(id: str) -> None:
    book = make_book({"course": id})
    printed = board(book)
    (course,) = printed.courses
    assert course.id == id
    assert len(course.obstacles) == len(book.courses[0].obstacles)
    assert all(bool(one.radius) != bool(one.corners) for one in course.obstacles)
    assert len(printed.racers) == 8
    assert len(printed.powers) == 4
    assert look(book).name == course.name


def test_without_a_choice_all_courses_are_printed() -> None:
    assert [course.id for course in board(make_book({})).courses] == list(COURSES)
