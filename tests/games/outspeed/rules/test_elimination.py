"""Leaving the race: how it happens, and what follows from it."""

import pytest

from games.outspeed.positions import (
    OUT,
    alive,
    asked,
    bonus,
    discarded,
    everyone,
    fuels,
    hand,
    kinds,
    of,
    out_by,
    position,
    program,
    questions,
    zones,
)
from paddock.games.outspeed.book.tokens import (
    ELECTROMAGNET,
    FLAMETHROWER,
    FORCEFIELD,
    FUEL_TANK,
    ION_CANNON,
    NITRO,
)
from paddock.games.outspeed.events import (
    COULD_NOT_PAY,
    DRAINED,
    LEFT_BEHIND,
    OUT_OF_FUEL,
    PUSHED_OFF,
    BonusApplied,
    RaceEnded,
    TilesTurned,
    TokensDiscarded,
)
from paddock.games.outspeed.state import ALL_OUT, LAST_SURVIVOR
from paddock.games.outspeed.view import view
from support import rule


@rule("OS-077")
def test_a_pilot_whose_fuel_becomes_nothing_is_out() -> None:
    race = position(tile=1, pilots=[(5, 1), (5, 6), (5, 6)])
    events = program(race, "MLL")
    assert out_by(events) == {0: OUT_OF_FUEL}
    assert alive(race) == [1, 2]


@rule("OS-077")
def test_a_pilot_with_one_fuel_left_stays() -> None:
    race = position(tile=1, pilots=[(5, 2), (5, 6), (5, 6)])
    program(race, "MLL")
    assert fuels(race)[0] == 1
    assert alive(race) == [0, 1, 2]


@rule("OS-078")
def test_on_the_finish_tile_exactly_nothing_is_enough() -> None:
    race = position(tile=13, rear=3, pilots=[(20, 1), (20, 6), (20, 6)])
    events = program(race, "-LL")
    assert out_by(events) == {}
    assert (fuels(race)[0], zones(race)[0]) == (0, 22)


@rule("OS-078", "OS-079")
@pytest.mark.parametrize(("faces", "out"), [([3, 1], False), ([3, 3], True)])
def test_on_the_finish_tile_who_cannot_pay_in_full_is_out(faces: list[int], out: bool) -> None:
    race = position(tile=14, rear=3, pilots=[(20, 3), (22, 6), (22, 6)])
    events = program(race, "MML", luck=[0, 0, *faces, 0])
    assert out_by(events) == ({0: COULD_NOT_PAY} if out else {})
    assert fuels(race)[0] == 0


@rule("OS-080")
def test_who_must_pay_more_than_there_is_loses_it_all_and_is_out() -> None:
    race = position(tile=4, pilots=[(5, 2), (5, 6), (5, 6)])
    events = program(race, "LRR", luck=[5, 0, 0])
    assert out_by(events) == {0: COULD_NOT_PAY}
    assert fuels(race)[0] == 0
    assert zones(race)[0] == 5


@rule("OS-081")
@pytest.mark.parametrize("seats", [5, 6])
def test_with_four_left_of_five_or_six_the_tiles_turn(seats: int) -> None:
    ships = [(9, 1), (9, 1), *[(9, 6)] * (seats - 2)]
    race = position(tile=1, pilots=ships)
    assert race.side == 1
    events = program(race, "MM" + "L" * (seats - 2))
    assert len(alive(race)) == seats - 2
    assert race.side == 0
    assert len(of(events, TilesTurned)) == 1


@rule("OS-081")
def test_with_five_left_of_six_they_do_not_turn() -> None:
    race = position(tile=1, pilots=[(9, 1), *[(9, 6)] * 5])
    events = program(race, "MLLLLL")
    assert len(alive(race)) == 5
    assert race.side == 1
    assert of(events, TilesTurned) == []


@rule("OS-081")
def test_turning_does_not_change_which_tiles_are_left() -> None:
    race = position(tile=1, pilots=[(9, 1), *[(9, 6)] * 4], track_left=[2, 3, 4])
    program(race, "MLLLL", luck=[1])
    assert (race.tile, race.track_left, race.side) == (3, [2, 4], 0)


@rule("OS-R51")
def test_after_an_elimination_in_the_bonus_phase_the_visible_tile_turns_at_once() -> None:
    race = position(tile=5, pilots=[(9, 6), (8, 6), (7, 6), (6, 2), (5, 6, {ION_CANNON: 1})])
    events = bonus(race, {4: "ion cannon"})
    assert out_by(events) == {3: DRAINED}
    assert kinds(events)[-1] == "TilesTurned"
    assert questions(race) == ["ChooseRoute"]
    assert race.book.route(race.tile, race.side, 1).text == "- | 1 | Z=1 B=1"


@rule("OS-R51")
def test_after_an_elimination_in_resolution_the_tile_is_finished_on_its_old_side() -> None:
    race = position(tile=3, pilots=[(9, 1), (9, 8), (9, 8), (9, 8), (9, 8)])
    events = program(race, "RLRRR")
    assert out_by(events) == {0: OUT_OF_FUEL}
    # On the 5-6 side the left route leads 4 zones, on the 3-4 side 3.
    assert zones(race)[1] == 13
    assert kinds(events).index("TilesTurned") > max(
        i for i, kind in enumerate(kinds(events)) if kind == "Moved"
    )
    assert kinds(events).index("TilesTurned") < kinds(events).index("TileRevealed")
    assert race.side == 0


@rule("OS-R51")
def test_after_being_left_behind_the_tiles_turn_before_the_reveal() -> None:
    race = position(tile=1, pilots=[(14, 6), (9, 6), (9, 6), (9, 6), (3, 6)])
    events = everyone(race, "L")
    assert out_by(events) == {4: LEFT_BEHIND}
    assert race.side == 0
    assert kinds(events).index("TilesTurned") < kinds(events).index("TileRevealed")


@rule("OS-R52")
def test_the_small_side_stays_to_the_end() -> None:
    race = position(tile=1, side=0, pilots=[(9, 6), (9, 6), (9, 1), OUT, OUT, OUT])
    events = program(race, "LLM---")
    assert len(alive(race)) == 2
    assert race.side == 0
    assert of(events, TilesTurned) == []
    race = position(tile=1, pilots=[(9, 6), (9, 6), (9, 1)])
    events = program(race, "LLM")
    assert race.side == 0
    assert of(events, TilesTurned) == []


@rule("OS-082")
def test_with_one_left_after_resolution_the_race_is_over() -> None:
    race = position(tile=1, pilots=[(14, 6), (3, 6), (3, 6)])
    events = program(race, "LLL")
    assert kinds(events)[-1] == "RaceEnded"
    assert of(events, RaceEnded)[0].ending == LAST_SURVIVOR
    assert race.phases == []


@rule("OS-082")
def test_with_nobody_left_after_the_costs_the_race_is_over() -> None:
    race = position(tile=3, pilots=[(9, 2), (9, 3), (9, 1)])
    events = program(race, "LLL")
    assert [(event.ending, event.winners) for event in of(events, RaceEnded)] == [(ALL_OUT, ())]
    assert race.phases == []


@rule("OS-105")
def test_an_eliminated_pilot_decides_nothing() -> None:
    race = position(tile=1, pilots=[(9, 6), OUT, (9, 6)])
    assert asked(race) == [0, 2]


@rule("OS-105")
def test_an_eliminated_pilot_is_no_target_and_occupies_no_zone() -> None:
    race = position(
        tile=1,
        pilots=[(9, 6), (7, 2), (5, 6, {ION_CANNON: 1, FLAMETHROWER: 1})],
        track_left=[1],
    )
    bonus(race, {2: "ion cannon"})
    assert alive(race) == [0, 2]
    program(race, "L-L")
    events = bonus(race, {2: "flamethrower"})
    # B's ship is gone from zone 7, so the next occupied zone in front is A's.
    assert of(events, BonusApplied)[0].targets == (0,)
    assert zones(race)[0] == 8


@rule("OS-105")
def test_an_eliminated_pilot_does_not_count_for_symbols_in_later_turns() -> None:
    race = position(tile=1, pilots=[(9, 1), (9, 6), (9, 6)], track_left=[3])
    program(race, "MLL")
    program(race, "-LR", luck=[0])
    assert fuels(race)[1] == 5


@rule("OS-R49")
def test_the_tokens_of_an_eliminated_pilot_go_face_up_to_the_discards() -> None:
    race = position(tile=1, pilots=[(9, 1, {NITRO: 2, FUEL_TANK: 1}), (9, 6), (9, 6)])
    bonus(race, {})
    events = program(race, "MLL")
    assert hand(race, 0) == {}
    assert discarded(race) == {NITRO: 2, FUEL_TANK: 1}
    shown = of(events, TokensDiscarded)
    assert [(event.seat, event.tokens) for event in shown] == [(0, (0, 0, 0, 0, 2, 1))]
    assert view(race, 1).discards == [0, 0, 0, 0, 2, 1]


@rule("OS-R49")
def test_the_forcefields_of_an_eliminated_pilot_stay() -> None:
    race = position(tile=1, pilots=[(9, 1, {FORCEFIELD: 1}), (12, 6), (12, 6)])
    bonus(race, {0: "forcefield"})
    program(race, "MLL")
    assert alive(race) == [1, 2]
    assert race.markers == [9]


@rule("OS-R49")
def test_the_fuel_of_an_eliminated_pilot_goes_to_nobody() -> None:
    race = position(tile=1, pilots=[(14, 6), (9, 6), (3, 11)])
    program(race, "LLL")
    assert fuels(race)[:2] == [6, 6]


@rule("OS-R50")
def test_pilots_eliminated_in_one_block_are_out_together() -> None:
    race = position(tile=1, pilots=[(9, 6), (9, 6), (9, 1), (9, 1)])
    program(race, "LLMM")
    assert race.pilots[2].out == race.pilots[3].out == 1


@rule("OS-R50")
def test_costs_and_boards_are_two_blocks() -> None:
    race = position(tile=1, pilots=[(14, 6), (9, 6), (9, 1), (3, 6)])
    program(race, "LLML")
    assert [pilot.out for pilot in race.pilots] == [0, 0, 1, 2]


@rule("OS-R50")
def test_each_zone_group_of_the_bonus_phase_is_a_block() -> None:
    race = position(
        tile=1,
        rear=2,
        pilots=[
            (10, 6),
            (9, 6, {FLAMETHROWER: 1}),
            (9, 6, {FLAMETHROWER: 1}),
            (8, 6, {ION_CANNON: 1}),
            (14, 2),
        ],
    )
    events = bonus(race, {1: "flamethrower", 2: "flamethrower", 3: "ion cannon"})
    assert out_by(events) == {0: PUSHED_OFF, 4: DRAINED}
    assert [race.pilots[0].out, race.pilots[4].out] == [1, 2]


@rule("OS-R50", "OS-094")
def test_the_last_survivor_of_the_cost_step_wins_before_any_benefit() -> None:
    race = position(tile=3, pilots=[(9, 2), (12, 2), (4, 6)])
    events = program(race, "LLM")
    assert of(events, RaceEnded)[0].winners == (2,)
    assert "TokensSeen" not in kinds(events)
    assert hand(race, 2) == {}


@rule("OS-R56")
def test_an_early_end_plays_nothing_more_and_removes_no_marker() -> None:
    race = position(tile=1, pilots=[(14, 6), (3, 6), (2, 6)], markers=[15], track_left=[2, 3])
    events = program(race, "LLL", luck=[])
    assert kinds(events)[-1] == "RaceEnded"
    assert race.markers == [15]
    assert race.tile == 1
    assert race.track_left == [2, 3]
    assert "MarkersRemoved" not in kinds(events)


@rule("OS-R56")
def test_an_end_in_the_bonus_phase_asks_for_no_route() -> None:
    race = position(tile=1, rear=2, pilots=[(9, 6), (9, 6), (8, 6, {FLAMETHROWER: 1})])
    events = bonus(race, {2: "flamethrower"})
    assert race.asked == ()
    assert kinds(events)[-1] == "RaceEnded"
    assert "RoutesRevealed" not in kinds(events)
    assert discarded(race) == {FLAMETHROWER: 1}


@rule("OS-075", "OS-105")
def test_the_others_go_on_when_one_is_pushed_off() -> None:
    race = position(
        tile=1,
        rear=2,
        pilots=[(9, 6), (8, 6, {ELECTROMAGNET: 1}), (11, 6), (14, 6)],
    )
    events = bonus(race, {1: "electromagnet"})
    assert out_by(events) == {0: PUSHED_OFF}
    assert asked(race) == [1, 2, 3]
