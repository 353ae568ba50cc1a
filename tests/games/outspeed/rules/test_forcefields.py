"""Forcefields: where a movement ends, and when the markers go."""

import pytest

from games.outspeed.positions import (
    Ship,
    alive,
    answer,
    bonus,
    fuels,
    of,
    out_by,
    position,
    program,
    zones,
)
from paddock.games.outspeed.book.tokens import ELECTROMAGNET, FLAMETHROWER, FORCEFIELD, NITRO
from paddock.games.outspeed.events import LEFT_BEHIND, MarkersRemoved, Moved
from support import rule


@rule("OS-037")
def test_a_ship_going_forward_stops_on_a_forcefield_zone() -> None:
    race = position(tile=1, pilots=[(8, 6), (3, 6), (3, 6)], markers=[9])
    events = program(race, "MLL")
    assert zones(race) == [9, 4, 4]
    assert fuels(race)[0] == 5
    moved = of(events, Moved)[0]
    assert (moved.wanted, moved.start, moved.end, moved.stopped) == (2, 8, 9, True)


@rule("OS-037")
def test_a_ship_pushed_back_stops_on_a_forcefield_zone() -> None:
    race = position(tile=1, pilots=[(8, 6, {FLAMETHROWER: 1}), (11, 6), (3, 6)], markers=[10])
    bonus(race, {0: "flamethrower"})
    assert zones(race) == [8, 10, 3]


@rule("OS-037")
def test_the_first_of_two_forcefields_stops() -> None:
    race = position(tile=1, pilots=[(8, 6), (3, 6), (3, 6)], markers=[11, 10])
    program(race, "RLL")
    assert zones(race) == [10, 4, 4]
    assert race.markers == [11]


@rule("OS-038")
def test_a_ship_stopped_in_the_bonus_phase_moves_out_in_the_resolution() -> None:
    race = position(tile=1, pilots=[(8, 6, {NITRO: 1}), (3, 6), (3, 6)], markers=[9])
    bonus(race, {0: "nitro"})
    assert zones(race)[0] == 9
    events = program(race, "MLL")
    assert zones(race)[0] == 11
    assert [event.zone for event in of(events, MarkersRemoved)] == [9]


@rule("OS-039")
def test_markers_of_an_entered_zone_go_at_the_end_of_reveal() -> None:
    race = position(tile=1, pilots=[(8, 6), (3, 6), (3, 6)], markers=[9, 9, 12])
    events = program(race, "LLL")
    assert race.markers == [12]
    assert [event.zone for event in of(events, MarkersRemoved)] == [9]


@rule("OS-039")
def test_markers_are_still_there_until_then() -> None:
    race = position(tile=1, pilots=[(8, 6, {NITRO: 1}), (7, 6), (3, 6)], markers=[9])
    bonus(race, {0: "nitro"})
    assert race.markers == [9]
    program(race, "LRL")
    # B, too, was stopped by the marker that A had entered before.
    assert zones(race) == [10, 9, 4]
    assert race.markers == []


@rule("OS-040")
def test_markers_that_nobody_entered_stay() -> None:
    race = position(tile=1, pilots=[(8, 6), (3, 6), (3, 6)], markers=[10])
    events = program(race, "LLL")
    assert zones(race)[0] == 9
    assert race.markers == [10]
    assert of(events, MarkersRemoved) == []


@rule("OS-100")
def test_entering_before_the_marker_came_does_not_count() -> None:
    race = position(tile=1, pilots=[(9, 6, {FLAMETHROWER: 1}), (10, 6), (8, 6, {FORCEFIELD: 1})])
    bonus(race, {0: "flamethrower", 2: "forcefield"})
    assert zones(race) == [9, 8, 8]
    program(race, "LLL")
    assert race.markers == [8]


@rule("OS-100")
def test_when_a_zone_counts_markers_added_later_in_the_turn_go_too() -> None:
    race = position(
        tile=1,
        pilots=[(10, 6, {FLAMETHROWER: 1}), (11, 6), (9, 6, {FORCEFIELD: 1})],
        markers=[9],
    )
    bonus(race, {0: "flamethrower", 2: "forcefield"})
    assert zones(race) == [10, 9, 9]
    assert race.markers == [9, 9]
    program(race, "LLL")
    assert race.markers == []


@rule("OS-R08")
def test_markers_never_run_out() -> None:
    race = position(
        tile=1, pilots=[(5, 6, {FORCEFIELD: 1}), (9, 6), (3, 6)], markers=[8, 9, 10, 11, 12, 13, 14]
    )
    bonus(race, {0: "forcefield"})
    assert race.markers == [8, 9, 10, 11, 12, 13, 14, 5]


@rule("OS-R08")
def test_several_markers_on_a_zone_do_what_one_does() -> None:
    for markers in ([9], [9, 9, 9]):
        race = position(tile=1, pilots=[(8, 6), (3, 6), (3, 6)], markers=markers)
        program(race, "MLL")
        assert zones(race)[0] == 9
        assert race.markers == []


@rule("OS-R08")
def test_cubes_never_run_out() -> None:
    race = position(tile=10, pilots=[(5, 500), (5, 500), (5, 500)])
    program(race, "MMM")
    assert fuels(race) == [502, 502, 502]


@rule("OS-R23")
def test_standing_there_when_the_marker_is_placed_is_not_entering() -> None:
    race = position(tile=1, pilots=[(5, 6, {FORCEFIELD: 1}), (5, 6), (9, 6)])
    bonus(race, {0: "forcefield"})
    assert race.entered == []
    program(race, "LLL")
    assert race.markers == [5]


@rule("OS-R23")
def test_leaving_and_a_movement_of_nothing_are_not_entering() -> None:
    race = position(tile=4, pilots=[(9, 6), (9, 6), (3, 6)], markers=[9])
    program(race, "RRR", luck=[0, 3, 0])
    assert zones(race) == [9, 11, 3]
    assert race.markers == [9]


@rule("OS-R23")
def test_each_step_onto_the_zone_is_entering_also_in_the_middle_of_a_movement() -> None:
    race = position(tile=1, pilots=[(7, 6), (3, 6), (3, 6)], markers=[9])
    program(race, "RLL")
    assert zones(race)[0] == 9
    assert race.markers == []


@rule("OS-R24")
def test_a_movement_that_would_end_there_anyway_counts_as_entering() -> None:
    race = position(tile=1, pilots=[(8, 6), (3, 6), (3, 6)], markers=[9])
    events = program(race, "LLL")
    assert race.markers == []
    assert not of(events, Moved)[0].stopped


@rule("OS-R25")
def test_all_ships_that_enter_in_one_turn_stop() -> None:
    race = position(tile=1, pilots=[(8, 6), (8, 6), (7, 6), (6, 6)], markers=[9])
    events = program(race, "MMRM")
    assert zones(race) == [9, 9, 9, 8]
    assert race.markers == []
    assert [event.zone for event in of(events, MarkersRemoved)] == [9]


@rule("OS-R26")
def test_markers_left_on_the_finish_turn_stay_in_force() -> None:
    race = position(tile=13, pilots=[(20, 6), (18, 6), (18, 6)], rear=3, markers=[21])
    events = program(race, "MLL")
    assert zones(race) == [21, 20, 20]
    assert [event.stopped for event in of(events, Moved)] == [True, False, False]


@rule("OS-R26")
def test_markers_stay_when_the_finish_tile_comes() -> None:
    race = position(tile=1, pilots=[(5, 6), (5, 6), (5, 6)], markers=[12], track_left=[], turn=12)
    program(race, "LLL", luck=[0])
    assert race.on_finish_tile()
    assert race.markers == [12]


@rule("OS-R27")
@pytest.mark.parametrize("marker", [4, 7])
def test_markers_on_a_board_that_is_taken_away_go_with_it(marker: int) -> None:
    race = position(tile=1, pilots=[(13, 6), (8, 6), (8, 6)], markers=[marker, 10])
    events = program(race, "MLL")
    assert race.rear == 2
    assert race.markers == [10]
    assert of(events, MarkersRemoved) == []


@rule("OS-R27")
def test_an_entered_zone_of_that_board_is_not_removed_a_second_time() -> None:
    race = position(tile=1, pilots=[(13, 6), (8, 6), (5, 6)], markers=[6])
    events = program(race, "MLM")
    assert out_by(events) == {2: LEFT_BEHIND}
    assert race.markers == []
    assert of(events, MarkersRemoved) == []


@rule("OS-R28")
def test_fuel_burned_on_the_wheel_is_spent_even_if_a_forcefield_stops_the_ship() -> None:
    race = position(tile=15, pilots=[(20, 6), (18, 6), (18, 6)], rear=3, markers=[22])
    program(race, "RMM")
    answer(race, {0: "5"})
    assert zones(race)[0] == 22
    assert fuels(race)[0] == 1


@rule("OS-R59")
def test_a_forcefield_at_the_edge_saves_a_ship_from_being_pushed_off() -> None:
    pilots: list[Ship] = [(9, 6), (10, 6), (8, 6, {ELECTROMAGNET: 1}), (13, 6)]
    race = position(tile=1, rear=2, pilots=pilots, markers=[8])
    bonus(race, {2: "electromagnet"})
    assert zones(race) == [8, 8, 8, 10]
    assert alive(race) == [0, 1, 2, 3]
    race = position(tile=1, rear=2, pilots=pilots)
    bonus(race, {2: "electromagnet"})
    assert alive(race) == [1, 2, 3]
