"""The sliding track: boards laid in front, boards taken away behind, and both edges."""

import pytest

from games.outspeed.positions import (
    Ship,
    alive,
    answer,
    bonus,
    everyone,
    kinds,
    of,
    out_by,
    position,
    program,
    tile_set,
    zones,
)
from paddock.games.outspeed import GAME
from paddock.games.outspeed.book.reader import printed_tiles
from paddock.games.outspeed.book.tokens import ELECTROMAGNET, FLAMETHROWER, NITRO
from paddock.games.outspeed.events import (
    LEFT_BEHIND,
    PUSHED_OFF,
    BoardAttached,
    BoardRemoved,
    RaceEnded,
)
from support import rule


@rule("OS-072")
def test_a_ship_that_passes_the_last_zone_moves_onto_a_new_board() -> None:
    race = position(tile=1, pilots=[(13, 6), (9, 6), (9, 6)])
    events = program(race, "MLL")
    assert [event.board for event in of(events, BoardAttached)] == [3]
    assert zones(race)[0] == 15
    assert race.front == 3


@rule("OS-072")
def test_a_ship_that_stops_on_the_last_zone_needs_no_new_board() -> None:
    race = position(tile=1, pilots=[(13, 6), (9, 6), (9, 6)])
    events = program(race, "LLL")
    assert of(events, BoardAttached) == []
    assert (race.rear, race.front) == (1, 2)


@rule("OS-073")
def test_the_rear_board_goes_after_all_ships_have_moved() -> None:
    race = position(tile=1, pilots=[(14, 6), (7, 6), (6, 6)])
    events = program(race, "LLM")
    # B and C leave the rear board in the same turn, and nobody is left on it.
    assert zones(race) == [15, 8, 8]
    assert alive(race) == [0, 1, 2]
    assert [event.board for event in of(events, BoardRemoved)] == [1]
    moved = [i for i, kind in enumerate(kinds(events)) if kind == "Moved"]
    assert kinds(events).index("BoardRemoved") > max(moved)
    assert (race.rear, race.front) == (2, 3)


@rule("OS-073")
def test_no_board_goes_when_none_was_added() -> None:
    race = position(tile=1, pilots=[(12, 6), (2, 6), (2, 6)])
    events = program(race, "LLL")
    assert of(events, BoardRemoved) == []
    assert alive(race) == [0, 1, 2]


@rule("OS-074")
def test_ships_on_a_board_that_is_taken_away_are_out() -> None:
    race = position(tile=1, pilots=[(14, 6), (7, 6), (6, 6), (5, 6)])
    events = program(race, "LLLL")
    assert out_by(events) == {2: LEFT_BEHIND, 3: LEFT_BEHIND}
    assert alive(race) == [0, 1]


@rule("OS-075")
@pytest.mark.parametrize(("zone", "stays"), [(8, False), (9, False), (10, True), (11, True)])
def test_a_ship_pushed_past_the_rearmost_zone_is_out(zone: int, stays: bool) -> None:
    pilots: list[Ship] = [(zone, 6), (zone - 1, 6, {FLAMETHROWER: 1}), (14, 6)]
    race = position(tile=1, rear=2, pilots=pilots)
    events = bonus(race, {1: "flamethrower"})
    assert out_by(events) == ({} if stays else {0: PUSHED_OFF})
    if stays:
        assert zones(race)[0] == zone - 2


@rule("OS-075")
def test_zone_1_is_the_edge_of_the_first_board() -> None:
    race = position(tile=1, pilots=[(2, 6), (1, 6, {FLAMETHROWER: 1}), (9, 6)])
    events = bonus(race, {1: "flamethrower"})
    assert out_by(events) == {0: PUSHED_OFF}


@rule("OS-076")
def test_no_board_is_ever_added_at_the_rear() -> None:
    race = position(tile=1, rear=2, pilots=[(9, 6), (9, 6), (14, 6), (8, 6, {FLAMETHROWER: 1})])
    events = bonus(race, {3: "flamethrower"})
    assert out_by(events) == {0: PUSHED_OFF, 1: PUSHED_OFF}
    assert of(events, BoardAttached) == []
    assert (race.rear, race.front) == (2, 3)


@rule("OS-104")
@pytest.mark.parametrize(("board", "first", "last"), [(1, 1, 7), (2, 8, 14), (3, 15, 21)])
def test_a_board_holds_seven_zones(board: int, first: int, last: int) -> None:
    book = printed_tiles()
    assert book.first_zone(board) == first
    assert [book.board_of(zone) for zone in (first, last)] == [board, board]


@rule("OS-104")
def test_a_higher_board_is_the_front_board_at_once_and_stays_it() -> None:
    race = position(
        tile=1,
        pilots=[(14, 6, {NITRO: 1}), (10, 6), (5, 6, {ELECTROMAGNET: 1}), (10, 6)],
    )
    bonus(race, {0: "nitro", 2: "electromagnet"})
    assert zones(race)[0] == 12
    assert (race.rear, race.front) == (1, 3)


@rule("OS-104")
def test_after_the_movements_rear_is_one_behind_front() -> None:
    race = position(tile=1, pilots=[(14, 6), (7, 6), (7, 6)])
    program(race, "LLL")
    assert (race.rear, race.front) == (2, 3)
    # From here on zone 8 is the edge.
    race = position(
        tile=1,
        pilots=[(14, 6), (8, 6, {FLAMETHROWER: 1}), (8, 6)],
        track_left=[1],
    )
    bonus(race, {})
    program(race, "LLM")
    assert zones(race) == [15, 9, 10]
    events = bonus(race, {1: "flamethrower"})
    assert out_by(events) == {}
    assert zones(race) == [15, 9, 8]


@rule("OS-104")
def test_a_tile_set_may_bring_boards_of_another_length() -> None:
    book = tile_set({"boards.zones_per_board": 5})
    race = position(tile=1, pilots=[(10, 6), (5, 6), (4, 6)], book=book)
    events = program(race, "LLL")
    assert out_by(events) == {2: LEFT_BEHIND}
    assert (race.rear, race.front) == (2, 3)


@rule("OS-R29")
def test_a_nitro_over_the_edge_lays_a_board_and_the_rear_one_goes_after_resolution() -> None:
    race = position(tile=1, pilots=[(14, 8, {NITRO: 1}), (7, 8), (6, 8)])
    events = bonus(race, {0: "nitro"})
    assert [event.board for event in of(events, BoardAttached)] == [3]
    assert alive(race) == [0, 1, 2]
    assert race.rear == 1
    events = program(race, "LLL")
    assert zones(race) == [16, 8, 7]
    assert out_by(events) == {2: LEFT_BEHIND}
    assert race.rear == 2


@rule("OS-R30")
def test_the_rear_board_goes_also_when_the_ship_was_pushed_back_from_the_new_one() -> None:
    race = position(
        tile=1, pilots=[(14, 8, {NITRO: 1}), (5, 8), (5, 8, {ELECTROMAGNET: 1}), (10, 8)]
    )
    bonus(race, {0: "nitro", 2: "electromagnet"})
    assert zones(race) == [12, 5, 5, 8]
    events = program(race, "LLLL")
    assert zones(race)[0] == 13
    assert out_by(events) == {1: LEFT_BEHIND, 2: LEFT_BEHIND}
    assert (race.rear, race.front) == (2, 3)


@rule("OS-R31", "OS-104")
def test_two_boards_can_be_passed_in_one_movement() -> None:
    race = position(tile=15, rear=3, pilots=[(28, 9), (27, 6), (22, 3)])
    program(race, "RML")
    events = answer(race, {0: "9"})
    assert [event.board for event in of(events, BoardAttached)] == [5, 6]
    assert [event.board for event in of(events, BoardRemoved)] == [3, 4]
    assert (race.rear, race.front) == (5, 6)
    assert out_by(events) == {2: LEFT_BEHIND}


@rule("OS-R31", "OS-104")
def test_whatever_was_skipped_goes_with_its_ships_and_markers() -> None:
    book = tile_set({"tiles[0].3-4.L": "- | 0 | Z=9"})
    race = position(tile=1, pilots=[(13, 6), (14, 6), (12, 6)], book=book, markers=[9, 14])
    events = program(race, "LLL")
    # From 12 and 13 the marker on 14 stops A and C; B flies from there to 23 on board 4.
    assert zones(race) == [14, 23, 14]
    assert (race.rear, race.front) == (3, 4)
    assert out_by(events) == {0: LEFT_BEHIND, 2: LEFT_BEHIND}
    assert race.markers == []


@rule("OS-R32")
def test_while_three_boards_lie_the_rear_board_is_still_the_limit() -> None:
    race = position(tile=1, pilots=[(14, 8, {NITRO: 1}), (3, 8), (2, 8, {FLAMETHROWER: 1}), (3, 8)])
    bonus(race, {0: "nitro", 2: "flamethrower"})
    assert race.front == 3
    assert zones(race) == [15, 1, 2, 1]
    assert alive(race) == [0, 1, 2, 3]
    race = position(tile=1, pilots=[(14, 8, {NITRO: 1}), (2, 8), (1, 8, {FLAMETHROWER: 1})])
    events = bonus(race, {0: "nitro", 2: "flamethrower"})
    assert out_by(events) == {1: PUSHED_OFF}


@rule("OS-R33")
def test_a_board_is_taken_away_on_the_finish_turn_too() -> None:
    race = position(tile=13, rear=3, pilots=[(27, 6), (20, 6), (17, 6)])
    events = everyone(race, "L")
    # 29 lies on board 5, so board 3 (zones 15 to 21) goes with C on 19; B reaches 22.
    assert out_by(events) == {2: LEFT_BEHIND}
    standings = GAME.standings(race)
    assert standings.winners == [0]
    assert standings.places == [1, 2, 3]
    assert standings.reason == "finish"


@rule("OS-R33", "OS-094")
def test_on_the_finish_turn_it_can_leave_a_last_survivor() -> None:
    race = position(tile=13, rear=3, pilots=[(27, 6), (17, 6), (17, 6)])
    events = everyone(race, "L")
    assert [event.winners for event in of(events, RaceEnded)] == [(0,)]
    assert GAME.standings(race).reason == "last survivor"
