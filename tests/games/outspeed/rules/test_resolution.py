"""Phase 3: the three lines of a route, all costs, then all benefits."""

import pytest

from games.outspeed.positions import (
    alive,
    answer,
    asked,
    everyone,
    fuels,
    hand,
    kinds,
    of,
    options,
    out_by,
    play,
    position,
    program,
    questions,
    refusal,
    tile_set,
    zones,
)
from paddock.core.errors import BrokenData
from paddock.games.outspeed.actions import DIALS, PROGRAMS, Dial
from paddock.games.outspeed.book.reader import parse_sum, printed_tiles
from paddock.games.outspeed.book.tiles import LIMITED, OPEN
from paddock.games.outspeed.book.tokens import FUEL_TANK, NITRO
from paddock.games.outspeed.events import (
    BY_ROUTE,
    COULD_NOT_PAY,
    OUT_OF_FUEL,
    FuelGained,
    Moved,
    Paid,
    RouteOverfull,
    TokensSeen,
    WheelsRevealed,
    ZonesGained,
)
from support import rule


@rule("OS-050")
def test_all_costs_of_all_pilots_come_before_any_benefit() -> None:
    race = position(tile=12, pilots=[(7, 6), (6, 6), (5, 6)])
    events = program(race, "RRL", luck=[0, 0])
    shown = [kind for kind in kinds(events) if kind in ("Paid", "FuelGained", "Moved")]
    assert shown == ["Paid", "Paid", "FuelGained", "Moved", "Moved", "Moved"]


@rule("OS-050", "OS-R37")
def test_fuel_to_be_gained_does_not_save_who_pays_the_last() -> None:
    book = tile_set({"tiles[0].3-4.L": "- | 1 | F=2", "tiles[0].3-4.R": "- | 0 | Z=1"})
    race = position(tile=1, pilots=[(5, 1), (5, 6), (5, 6)], book=book)
    events = program(race, "LRR")
    assert out_by(events) == {0: OUT_OF_FUEL}
    assert fuels(race)[0] == 0
    assert of(events, FuelGained) == []


@rule("OS-R37", "OS-102")
def test_an_eliminated_pilot_rolls_nothing_draws_nothing_and_does_not_move() -> None:
    book = tile_set({"tiles[0].3-4.L": "- | 1 | Z=dB B=1 F=1"})
    race = position(tile=1, pilots=[(5, 1), (5, 6), (5, 6)], book=book)
    events = program(race, "LMM")
    assert out_by(events) == {0: OUT_OF_FUEL}
    assert of(events, ZonesGained) == []
    assert of(events, TokensSeen) == []
    assert zones(race)[0] == 5


@rule("OS-051")
def test_a_route_has_a_condition_a_cost_and_a_benefit() -> None:
    route = printed_tiles().route(12, 0, 1)
    assert route.text == "P2 | 1 | Z=2 B=1"
    assert (route.condition, route.room) == (LIMITED, 2)
    assert route.cost.fixed == 1
    assert (route.zones.fixed, route.fuel.fixed, route.tokens) == (2, 0, 1)
    assert printed_tiles().route(12, 0, 0).condition == OPEN


@rule("OS-051")
@pytest.mark.parametrize("text", ["- | 1", "Z=1", "- | 1 | Z=1 | Z=2", "", "-|1|Z=1"])
def test_a_route_of_other_than_three_lines_is_refused(text: str) -> None:
    with pytest.raises(BrokenData, match="three lines") as broken:
        tile_set({"tiles[0].3-4.L": text})
    assert broken.value.place == "tiles[0].3-4.L"


@rule("OS-052")
@pytest.mark.parametrize("routes", ["RLLL", "RRLL"])
def test_as_many_pilots_as_silhouettes_pay_and_gain(routes: str) -> None:
    race = position(tile=2, pilots=[(5, 8)] * 4)
    program(race, routes)
    assert [fuels(race)[seat] for seat in range(routes.count("R"))] == [5] * routes.count("R")
    assert [zones(race)[seat] for seat in range(routes.count("R"))] == [9] * routes.count("R")


@rule("OS-053")
def test_on_an_overfull_route_all_lose_the_turn() -> None:
    race = position(tile=2, pilots=[(5, 8)] * 4)
    events = program(race, "RRRM")
    assert fuels(race) == [8, 8, 8, 7]
    assert zones(race) == [5, 5, 5, 7]
    overfull = of(events, RouteOverfull)[0]
    assert (overfull.route, overfull.seats, overfull.room) == (2, (0, 1, 2), 2)


@rule("OS-R38")
def test_no_die_is_rolled_on_an_overfull_route() -> None:
    book = tile_set({"tiles[0].3-4.R": "P1 | dY | Z=dB B=1"})
    race = position(tile=1, pilots=[(5, 8)] * 3, book=book)
    events = program(race, "RRL", luck=[])
    assert of(events, Paid) == []
    assert of(events, ZonesGained) == []
    assert [hand(race, seat) for seat in range(3)] == [{}, {}, {}]


@rule("OS-054")
@pytest.mark.parametrize(("routes", "zones_won"), [("RRL", 2), ("RRRL", 3), ("RRRRRL", 5)])
def test_pilots_who_lost_their_turn_still_count_for_their_symbol(
    routes: str, zones_won: int
) -> None:
    race = position(tile=5, side=0, pilots=[(5, 8)] * len(routes))
    program(race, routes)
    assert zones(race)[-1] == 5 + zones_won
    if zones_won > 2:
        assert zones(race)[:-1] == [5] * zones_won
        assert fuels(race) == [8] * len(routes)


@rule("OS-055")
def test_a_route_without_silhouettes_takes_everybody() -> None:
    race = position(tile=1, side=1, pilots=[(5, 8)] * 6)
    events = everyone(race, "M")
    assert zones(race) == [7] * 6
    assert fuels(race) == [7] * 6
    assert of(events, RouteOverfull) == []


@rule("OS-056")
@pytest.mark.parametrize(("route", "end"), [("L", 6), ("M", 7), ("R", 9)])
def test_zones_move_the_ship_forward(route: str, end: int) -> None:
    race = position(tile=1, pilots=[(5, 8), (5, 8), (5, 8)])
    events = program(race, route + "LM" if route == "R" else route + "RM")
    assert zones(race)[0] == end
    assert of(events, Moved)[0].cause == BY_ROUTE


@rule("OS-057")
def test_no_tile_can_be_written_that_moves_a_ship_back() -> None:
    for zones_text in ("-1", "1+-2"):
        with pytest.raises(BrokenData, match="no whole number"):
            tile_set({"tiles[0].3-4.L": f"- | 0 | Z={zones_text}"})
    with pytest.raises(BrokenData, match="from 0 to 99"):
        tile_set({"dice.blue": [0, -1]})


@rule("OS-057")
@pytest.mark.parametrize("tile", range(1, 17))
@pytest.mark.parametrize("side", [0, 1])
def test_no_printed_route_moves_a_ship_back(tile: int, side: int) -> None:
    for route in printed_tiles().tiles[tile - 1].sides[side]:
        assert route.zones.fixed >= 0
        assert min(printed_tiles().blue) >= 0


@rule("OS-058")
def test_ships_share_a_zone_and_never_block_each_other() -> None:
    race = position(tile=1, pilots=[(4, 8), (6, 8), (6, 8), (5, 8)])
    program(race, "RLLL")
    assert zones(race) == [8, 7, 7, 6]
    race = position(tile=1, pilots=[(5, 8), (6, 8), (6, 8), (5, 8)])
    program(race, "MLLM")
    assert zones(race) == [7, 7, 7, 7]


@rule("OS-059")
def test_fuel_on_the_cost_line_is_paid() -> None:
    race = position(tile=13, pilots=[(20, 9), (20, 9), (20, 9)], rear=3)
    events = program(race, "LMR")
    assert fuels(race) == [8, 6, 5]
    assert [(event.paid, event.fuel) for event in of(events, Paid)] == [(1, 8), (3, 6), (4, 5)]


@rule("OS-060")
def test_fuel_on_the_benefit_line_is_gained() -> None:
    race = position(tile=2, pilots=[(5, 8), (5, 8), (5, 8)])
    events = program(race, "LMM")
    assert fuels(race) == [11, 7, 7]
    assert [(event.seat, event.fixed, event.fuel) for event in of(events, FuelGained)] == [
        (0, 3, 11)
    ]


@rule("OS-061")
def test_fuel_has_no_upper_limit() -> None:
    race = position(tile=2, pilots=[(5, 12), (5, 12), (5, 12)])
    program(race, "LMM")
    assert fuels(race)[0] == 15
    race = position(tile=1, pilots=[(5, 12, {FUEL_TANK: 1}), (5, 12), (5, 12)])
    answer(race, {0: "fuel tank"})
    assert fuels(race)[0] == 14


@rule("OS-065")
@pytest.mark.parametrize(("routes", "zone"), [("LMM", 5), ("LRM", 6), ("LRR", 7)])
def test_a_symbol_before_zones_counts_who_programmed_it(routes: str, zone: int) -> None:
    race = position(tile=5, pilots=[(5, 8), (5, 8), (5, 8)], stack=[NITRO] * 4)
    program(race, routes)
    if questions(race) == ["KeepToken"]:
        everyone(race, "nitro")
    assert zones(race)[0] == zone


@rule("OS-065")
def test_a_symbol_before_fuel_counts_who_programmed_it() -> None:
    race = position(tile=7, pilots=[(5, 8), (5, 8), (5, 8)])
    events = program(race, "LMM")
    gained = of(events, FuelGained)[0]
    assert (gained.fixed, gained.crowd, gained.fuel) == (1, 2, 11)
    race = position(tile=3, pilots=[(5, 8), (5, 8), (5, 8)])
    events = program(race, "LLL")
    assert fuels(race) == [5, 5, 5]
    assert [event.crowd for event in of(events, Paid)] == [3, 3, 3]


@rule("OS-066")
def test_a_die_before_fuel_and_before_zones_is_rolled() -> None:
    race = position(tile=10, pilots=[(5, 8), (5, 8), (5, 8)])
    # Yellow face 3 is a 2, blue face 4 is a 3, and one zone more.
    events = program(race, "LMM", luck=[3, 4])
    assert (fuels(race)[0], zones(race)[0]) == (6, 9)
    assert of(events, Paid)[0].rolled == (2,)
    earned = of(events, ZonesGained)[0]
    assert (earned.fixed, earned.rolled) == (1, (3,))


@rule("OS-067")
def test_every_pilot_rolls_separately() -> None:
    race = position(tile=4, pilots=[(5, 8), (5, 8), (5, 8)])
    program(race, "LLL", luck=[0, 1, 5])
    assert fuels(race) == [8, 7, 5]
    race = position(tile=4, pilots=[(5, 8), (5, 8), (5, 8)])
    program(race, "RRR", luck=[0, 1, 5])
    assert zones(race) == [5, 6, 9]


@rule("OS-068", "OS-R45")
@pytest.mark.parametrize(("face", "paid"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_a_yellow_face_is_fuel_to_pay_and_never_a_gain(face: int, paid: int) -> None:
    race = position(tile=4, pilots=[(5, 8), (5, 8), (5, 8)])
    program(race, "LRR", luck=[face, 0, 0])
    assert fuels(race)[0] == 8 - paid


@rule("OS-R45")
def test_a_yellow_face_below_nothing_is_refused() -> None:
    with pytest.raises(BrokenData) as broken:
        tile_set({"dice.yellow": [0, -3]})
    assert broken.value.place == "dice.yellow[1]"


@rule("OS-069")
@pytest.mark.parametrize(("face", "moved"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 3), (5, 4)])
def test_a_blue_face_is_zones_forward(face: int, moved: int) -> None:
    race = position(tile=4, pilots=[(5, 8), (5, 8), (5, 8)])
    program(race, "RLL", luck=[0, 0, face])
    assert zones(race)[0] == 5 + moved


@rule("OS-070", "OS-R44")
def test_tile_14_rolls_the_yellow_die_once_for_each_pilot_on_m() -> None:
    race = position(tile=14, pilots=[(20, 9), (20, 9), (20, 9)], rear=3)
    events = program(race, "MMM", luck=[1, 1, 3, 0, 0, 0, 5, 0, 1])
    assert [event.rolled for event in of(events, Paid)] == [(1, 1, 2), (0, 0, 0), (3, 0, 1)]
    assert fuels(race) == [5, 9, 5]
    assert zones(race) == [25, 25, 25]


@rule("OS-070", "OS-R44")
def test_tile_14_rolls_the_blue_die_twice_on_r() -> None:
    race = position(tile=14, pilots=[(20, 9), (20, 9), (20, 9)], rear=3)
    events = program(race, "RRL", luck=[3, 4, 5, 5, 1])
    assert [event.rolled for event in of(events, ZonesGained)] == [(2, 3), (4, 4), (1,)]
    assert zones(race) == [25, 28, 21]
    assert fuels(race) == [6, 6, 9]


@rule("OS-071")
def test_x_is_fuel_paid_and_zones_moved() -> None:
    race = position(tile=15, pilots=[(20, 6), (20, 6), (20, 6)], rear=3)
    program(race, "RRM")
    events = answer(race, {0: "4", 1: "0"})
    assert fuels(race) == [2, 6, 6]
    assert zones(race) == [24, 20, 22]
    assert of(events, Paid)[0].dialled == 4


@rule("OS-R41")
def test_the_wheel_is_set_after_the_routes_are_shown_and_shown_together() -> None:
    race = position(tile=15, pilots=[(20, 6), (20, 6), (20, 6)], rear=3)
    events = program(race, "RLR")
    assert kinds(events) == ["RoutesRevealed"]
    assert asked(race) == [0, 2]
    assert questions(race) == ["SetWheel"]
    diary = play(race, {0: "2", 2: "5"})
    for seat in range(3):
        shown = of(diary.heard(seat), WheelsRevealed)
        assert [(event.seats, event.numbers) for event in shown] == [((0, 2), (2, 5))]
    assert kinds(diary.told())[0] == "WheelsRevealed"


@rule("OS-R42")
@pytest.mark.parametrize(("fuel", "most"), [(1, 1), (3, 3), (9, 9), (12, 9)])
def test_the_wheel_goes_from_0_to_9_and_not_beyond_ones_fuel(fuel: int, most: int) -> None:
    race = position(tile=15, pilots=[(20, fuel), (20, 6), (20, 6)], rear=3)
    program(race, "RMM")
    assert options(race, 0) == [str(number) for number in range(most + 1)]
    assert refusal(race, 0, DIALS[most + 1]) == "OS-R42"
    assert refusal(race, 0, Dial(-1)) == "OS-R42"


@rule("OS-071")
def test_only_a_number_can_be_dialled() -> None:
    race = position(tile=15, pilots=[(20, 6), (20, 6), (20, 6)], rear=3)
    program(race, "RMM")
    assert refusal(race, 0, PROGRAMS[0]) == "OS-071"


@rule("OS-101", "OS-103", "OS-R04")
def test_dice_are_rolled_in_race_order_front_first_then_by_seat() -> None:
    race = position(tile=4, pilots=[(5, 8), (9, 8), (5, 8)])
    events = program(race, "LLL", luck=[1, 3, 5])
    assert [(event.seat, event.rolled) for event in of(events, Paid)] == [
        (1, (1,)),
        (0, (2,)),
        (2, (3,)),
    ]


@rule("OS-101")
def test_the_order_is_the_same_for_costs_and_benefits_and_skips_the_eliminated() -> None:
    race = position(tile=10, pilots=[(5, 8), (9, 2), (7, 8)])
    events = program(race, "LLL", luck=[5, 0, 0, 5, 1])
    # B is the first to roll, cannot pay 3, and is left out of the blue dice.
    assert [event.seat for event in of(events, Paid)] == [1, 2, 0]
    assert [(event.seat, event.rolled) for event in of(events, ZonesGained)] == [
        (2, (4,)),
        (0, (1,)),
    ]


@rule("OS-102")
def test_benefits_come_as_dice_then_fuel_then_tokens_then_movement() -> None:
    book = tile_set({"tiles[0].3-4.L": "- | 0 | Z=dB F=1 B=1"})
    race = position(tile=1, pilots=[(7, 6), (6, 6), (5, 6)], book=book, stack=[NITRO] * 6)
    events = program(race, "LLL", luck=[1, 1, 1])
    assert zones(race) == [7, 6, 5]
    events += everyone(race, "nitro")
    order = ["ZonesGained", "FuelGained", "TokensSeen", "TokenKept", "Moved"]
    shown = [kind for kind in kinds(events) if kind in order]
    assert shown == [kind for kind in order for _ in range(3)]


@rule("OS-103", "OS-R04")
def test_all_rolls_of_one_pilot_are_made_in_one_go() -> None:
    race = position(tile=14, pilots=[(20, 9), (24, 9), (20, 9)], rear=3)
    events = program(race, "MML", luck=[0, 1, 3, 5, 0])
    assert [(event.seat, event.rolled) for event in of(events, Paid)] == [
        (1, (0, 1)),
        (0, (2, 3)),
    ]


@rule("OS-R04")
def test_the_order_decides_nothing_but_who_gets_which_roll() -> None:
    """With equal rolls, seats that change places change nothing else."""
    results = []
    for order in ([0, 1, 2], [2, 0, 1], [1, 2, 0]):
        ships = [(5, 8), (9, 8), (7, 8)]
        race = position(tile=10, pilots=[ships[seat] for seat in order])
        program(race, "LLL", luck=[3, 3, 3, 4, 4, 4])
        results.append(sorted(zip(zones(race), fuels(race), strict=True)))
    assert results[0] == results[1] == results[2]


@rule("OS-R39")
def test_pilots_eliminated_by_their_cost_still_count_in_benefits() -> None:
    race = position(tile=8, pilots=[(5, 6), (5, 1), (5, 1)])
    events = program(race, "LMM")
    assert sorted(out_by(events)) == [1, 2]
    # Only A is left, so the race is over; with one more in the race the count shows.
    race = position(tile=8, pilots=[(5, 6), (5, 1), (5, 1), (5, 6)])
    events = program(race, "LMML")
    assert alive(race) == [0, 3]
    assert [(event.fixed, event.crowd) for event in of(events, ZonesGained)] == [(1, 2), (1, 2)]
    assert zones(race)[0] == 8


@rule("OS-080")
def test_a_crowd_can_make_a_route_too_dear() -> None:
    race = position(tile=3, pilots=[(5, 2), (5, 6), (5, 6)])
    events = program(race, "LLL")
    assert out_by(events) == {0: COULD_NOT_PAY}
    paid = next(event for event in of(events, Paid) if event.seat == 0)
    assert (paid.crowd, paid.paid, paid.fuel) == (3, 2, 0)


@rule("OS-065", "OS-070")
def test_a_sum_adds_its_terms() -> None:
    amount = parse_sum("2+#M+3*dB+#L*dB+X", "here")
    assert amount.fixed == 2
    assert amount.crowd([1, 2, 4]) == 2
    assert amount.rolls_due([1, 2, 4]) == 4
    assert amount.dialled == 1
