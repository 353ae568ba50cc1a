"""A clean run over a course, or why there is none and where."""

from itertools import pairwise
from typing import Any

import pytest

from games.pocket_rockets.positions import box, circle, course, go, only, play
from paddock.core.chance import Dealer, Script
from paddock.core.game import USUAL_EFFORT
from paddock.core.protocol import advance, begin
from paddock.games.pocket_rockets import GAME
from paddock.games.pocket_rockets.actions import BID_MENU
from paddock.games.pocket_rockets.book.course_reader import COURSES, builtin_course
from paddock.games.pocket_rockets.book.reader import make_book
from paddock.games.pocket_rockets.events import LineCrossed, Touched
from paddock.games.pocket_rockets.scouting.kinds import CleanRun, NoRun
from paddock.games.pocket_rockets.scouting.scout import scout
from paddock.games.pocket_rockets.scouting.ways import NO_WAY, ways_of
from paddock.games.pocket_rockets.setup import setup
from paddock.games.pocket_rockets.state import FINISHED
from paddock.table.diary import Diary
from support import many

PARS = {
    "tea_for_eight": 11,
    "breakfast_dash": 14,
    "desk_u_turn": 23,
    "fruit_bowl_gp": 28,
    "workshop_serpentine": 27,
    "cafe_two_laps": 26,
}
"""The specification's roomy pars in steps of 15 degrees, of the worst lane."""
ROOM = (1200, 800)
FINISH = ((1000, 700), (1000, 100))


def scouted(*things: dict[str, Any], effort: int = USUAL_EFFORT, **more: Any) -> CleanRun | NoRun:
    data = course(*things, table=ROOM, **{"finish": FINISH, **more})
    found = scout(make_book({"data": data}), effort)
    assert isinstance(found, CleanRun | NoRun)
    return found


def said(found: CleanRun | NoRun) -> str:
    return found.text.text([])


@pytest.mark.parametrize("lane", ["last", "first"][: many(2)])
@pytest.mark.parametrize("id", COURSES)
def test_a_run_is_driven_as_it_was_found_and_no_longer_than_par(id: str, lane: str) -> None:
    lanes = builtin_course(id).most
    book = make_book({"course": id, "lane": [1 if lane == "first" else lanes, lanes]})
    found = scout(book, USUAL_EFFORT)
    assert isinstance(found, CleanRun)
    assert len(found.moves) <= PARS[id]
    race = setup(book, 1, Dealer(0))
    begin(race, Script([]), Diary())
    for move in found.moves:
        advance(race, [BID_MENU[1]], Script([]), Diary())
        events = play(race, go(move.heading / 10))
        assert only(events, Touched) == []
        rocket = race.rockets[0]
        assert (rocket.pose.x, rocket.pose.y, rocket.credits) == (move.x, move.y, move.credits)
        assert len(only(events, LineCrossed)) <= 1
    assert race.ending == FINISHED


def test_a_run_says_where_it_begins() -> None:
    found = scouted()
    assert isinstance(found, CleanRun)
    assert (found.x, found.y, found.lane, found.lanes) == (55_500, 450_000, 1, 1)
    assert said(found) == "It can be driven: a clean run takes 11 moves."


def test_who_cannot_start_in_the_middle_starts_in_the_first_lane() -> None:
    found = scouted(circle(55, 450, 5), players=(2, 2))
    assert isinstance(found, CleanRun)
    assert (found.lane, found.lanes) == (1, 2)


def test_a_gate_that_faces_backwards_is_driven_round() -> None:
    found = scouted(gates=[((600, 100), (600, 700))])
    assert isinstance(found, CleanRun)
    assert [move.heading // 1800 for move in found.moves].count(0) < len(found.moves)
    assert len(found.moves) > len(scouted().moves)


def test_a_gate_that_is_walled_in_is_named_with_its_place() -> None:
    walls = [box(700, 0, 720, 300), box(720, 280, 1200, 300)]
    found = scouted(*walls, gates=[((600, 700), (600, 400)), ((900, 200), (900, 50))])
    assert isinstance(found, NoRun)
    assert (found.line, found.x, found.y, found.is_certain) == (1, 900_000, 125_000, True)
    assert said(found) == "Nobody can get past gate B: no way there is 63 mm wide, as a card is."


def test_a_slit_that_is_narrower_than_a_card_is_certain_too() -> None:
    found = scouted(box(600, 0, 640, 400), box(600, 458, 640, 800), effort=300)
    assert isinstance(found, NoRun)
    assert found.is_certain
    assert said(found).startswith("Nobody can get past the finish:")


def test_a_slit_that_a_card_just_passes_is_driven() -> None:
    assert scouted(box(600, 0, 640, 400), box(600, 465, 640, 800)).is_drivable


def test_a_corner_that_no_card_gets_round_is_told_with_how_far_one_came() -> None:
    found = scouted(box(600, 0, 640, 730, "ruler"), box(706, 70, 780, 800, "level"), effort=2_000)
    assert isinstance(found, NoRun)
    assert not found.is_certain
    assert said(found).startswith("No clean run was found: none came nearer to the finish than (")
    assert said(found).endswith((", by the ruler.", ", by the level."))
    last = found.moves[-1]
    assert (found.x, found.y) == (last.x, last.y)
    assert found.line == 0


def test_effort_bounds_the_search() -> None:
    assert isinstance(scouted(effort=5), NoRun)


def test_every_lap_is_driven() -> None:
    gates = [((600, 700), (600, 450)), ((600, 100), (600, 350))]
    middle = box(300, 380, 900, 420)
    rounds = [
        scouted(middle, gates=gates, finish=((300, 700), (300, 450)), laps=laps) for laps in (1, 3)
    ]
    assert [type(found) for found in rounds] == [CleanRun, CleanRun]
    assert rounds[1].moves[-1].credits == 9
    assert len(rounds[1].moves) > 2 * len(rounds[0].moves)


def test_the_way_to_go_shrinks_along_a_run_lap_after_lap() -> None:
    book = make_book({"course": "cafe_two_laps"})
    ways = ways_of(book.courses[0])
    found = scout(book, USUAL_EFFORT)
    assert isinstance(found, CleanRun)
    to_go = [ways.to_go(move.x, move.y, move.credits) for move in found.moves]
    assert all(after < before for before, after in pairwise(to_go))
    assert ways.to_go(found.x, found.y, 4) < ways.to_go(found.x, found.y, 0) < NO_WAY


def test_ways_are_kept_by_what_a_course_measures() -> None:
    one, same, other = (
        make_book({"data": course(circle(600, y, 40), table=ROOM, finish=FINISH)}).courses[0]
        for y in (300, 300, 301)
    )
    assert ways_of(one) is ways_of(same)
    assert ways_of(one) is not ways_of(other)


def test_the_game_hands_it_over() -> None:
    assert GAME.scout is not None
    assert GAME.scout(GAME.book({"course": "tea_for_eight"}), USUAL_EFFORT).is_drivable
