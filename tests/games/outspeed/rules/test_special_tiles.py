"""The tiles with rules of their own: 11, 12, 14 and 15."""

import pytest

from games.outspeed.positions import (
    alive,
    everyone,
    fuels,
    hand,
    kinds,
    of,
    out_by,
    position,
    program,
    zones,
)
from paddock.games.outspeed.book.reader import printed_tiles
from paddock.games.outspeed.book.tiles import ALONE
from paddock.games.outspeed.book.tokens import NITRO
from paddock.games.outspeed.events import OUT_OF_FUEL, Paid, WentAlone
from support import rule

NEEDLES_EYE = 11
REACTOR_CHUTE = 12


@rule("OS-085")
def test_alone_on_a_route_of_tile_11_one_gains_and_pays_nothing() -> None:
    race = position(
        tile=NEEDLES_EYE, pilots=[(5, 6), (5, 6), (5, 6)], stack=[NITRO, NITRO], track_left=[1]
    )
    events = program(race, "LMR")
    everyone(race, "nitro")
    assert of(events, Paid) == []
    assert [event.seat for event in of(events, WentAlone)] == [0, 1, 2]
    assert zones(race) == [8, 9, 5]
    assert fuels(race) == [6, 6, 8]
    assert hand(race, 2) == {NITRO: 1}


@rule("OS-086")
@pytest.mark.parametrize(("route", "cost"), [("L", 1), ("M", 2), ("R", 1)])
def test_in_company_on_tile_11_all_pay_and_gain_nothing(route: str, cost: int) -> None:
    race = position(tile=NEEDLES_EYE, pilots=[(5, 6), (5, 6), (5, 6)])
    events = everyone(race, route)
    assert fuels(race) == [6 - cost] * 3
    assert zones(race) == [5, 5, 5]
    assert "TokensSeen" not in kinds(events)
    assert of(events, WentAlone) == []


@rule("OS-087")
def test_the_left_route_of_tile_11_is_alone_3_zones_else_1_fuel() -> None:
    race = position(tile=NEEDLES_EYE, pilots=[(5, 6), (5, 6), (5, 6)])
    program(race, "LMM")
    assert (zones(race)[0], fuels(race)[0]) == (8, 6)
    race = position(tile=NEEDLES_EYE, pilots=[(5, 6), (5, 6), (5, 6)])
    program(race, "LLM")
    assert (zones(race)[0], fuels(race)[0]) == (5, 5)


@rule("OS-088")
def test_tile_11_on_its_large_side_is_an_ordinary_tile() -> None:
    race = position(tile=NEEDLES_EYE, side=1, pilots=[(5, 6)] * 5)
    events = program(race, "LLLMM")
    assert zones(race) == [8, 8, 8, 9, 9]
    assert fuels(race) == [5, 5, 5, 4, 4]
    assert of(events, WentAlone) == []
    assert ALONE not in [route.condition for route in printed_tiles().tiles[10].sides[1]]


@rule("OS-089", "OS-R43")
@pytest.mark.parametrize(("seats", "side"), [(4, 0), (6, 1)])
@pytest.mark.parametrize(("face", "cost"), [(0, 1), (1, 2), (3, 3), (5, 4)])
def test_the_right_route_of_tile_12_costs_one_and_a_yellow_die(
    seats: int, side: int, face: int, cost: int
) -> None:
    race = position(tile=REACTOR_CHUTE, side=side, pilots=[(5, 8)] * seats)
    events = program(race, "R" + "L" * (seats - 1), luck=[face])
    assert fuels(race)[0] == 8 - cost
    assert zones(race)[0] == 9
    paid = of(events, Paid)[0]
    assert (paid.fixed, len(paid.rolled)) == (1, 1)


@rule("OS-R40")
def test_on_tile_11_someone_eliminated_by_the_cost_still_is_company() -> None:
    race = position(tile=NEEDLES_EYE, pilots=[(5, 6), (5, 1), (5, 6)])
    events = program(race, "LLM")
    assert out_by(events) == {1: OUT_OF_FUEL}
    assert alive(race) == [0, 2]
    assert (zones(race)[0], fuels(race)[0]) == (5, 5)
