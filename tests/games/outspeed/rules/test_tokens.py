"""The six Bonus tokens: who may play each, and what it does."""

import pytest

from games.outspeed.positions import (
    bonus,
    fuels,
    of,
    options,
    position,
    refusal,
    zones,
)
from paddock.games.outspeed.actions import PLAYS
from paddock.games.outspeed.book.tokens import (
    ELECTROMAGNET,
    FLAMETHROWER,
    FORCEFIELD,
    FUEL_TANK,
    ION_CANNON,
    NITRO,
)
from paddock.games.outspeed.events import FuelGained, FuelLost, MarkerPlaced, Moved
from support import rule


@rule("OS-026")
def test_a_nitro_moves_one_zone_forward_at_no_cost() -> None:
    race = position(pilots=[(5, 6, {NITRO: 1}), (5, 6), (5, 6)])
    events = bonus(race, {0: "nitro"})
    assert zones(race) == [6, 5, 5]
    assert fuels(race) == [6, 6, 6]
    assert [(event.seat, event.wanted) for event in of(events, Moved)] == [(0, 1)]


@rule("OS-027")
def test_a_fuel_tank_holds_two_fuel() -> None:
    race = position(pilots=[(5, 6, {FUEL_TANK: 1}), (5, 6), (5, 6)])
    events = bonus(race, {0: "fuel tank"})
    assert fuels(race) == [8, 6, 6]
    assert zones(race) == [5, 5, 5]
    assert [(event.seat, event.fuel) for event in of(events, FuelGained)] == [(0, 8)]


@rule("OS-028")
def test_a_flamethrower_pushes_the_next_occupied_zone_in_front_back_two() -> None:
    race = position(pilots=[(5, 6, {FLAMETHROWER: 1}), (8, 6), (11, 6), (8, 6)])
    bonus(race, {0: "flamethrower"})
    assert zones(race) == [5, 6, 11, 6]


@rule("OS-028")
def test_a_flamethrower_finds_its_target_when_it_is_applied() -> None:
    race = position(pilots=[(8, 6, {NITRO: 1}), (7, 6, {FLAMETHROWER: 1}), (9, 6)])
    bonus(race, {0: "nitro", 1: "flamethrower"})
    # The Nitro has carried A onto C's zone before the fire comes.
    assert zones(race) == [7, 7, 7]


@rule("OS-028")
def test_a_flamethrower_never_pushes_ships_behind() -> None:
    race = position(pilots=[(5, 6, {FLAMETHROWER: 1}), (4, 6), (3, 6)])
    bonus(race, {0: "flamethrower"})
    assert zones(race) == [5, 4, 3]


@rule("OS-029")
@pytest.mark.parametrize("zone", [9, 7, 5, 3])
def test_a_flamethrower_may_be_played_from_any_place(zone: int) -> None:
    race = position(pilots=[(zone, 6, {FLAMETHROWER: 1}), (7, 6), (5, 6)])
    assert options(race, 0) == ["pass", "flamethrower"]


@rule("OS-030")
def test_an_ion_cannon_is_played_only_from_the_rearmost_zone() -> None:
    race = position(pilots=[(5, 6, {ION_CANNON: 1}), (4, 6), (9, 6)])
    assert options(race, 0) == ["pass"]
    assert refusal(race, 0, PLAYS[ION_CANNON]) == "OS-030"
    race = position(pilots=[(5, 6, {ION_CANNON: 1}), (5, 6), (9, 6)])
    assert options(race, 0) == ["pass", "ion cannon"]


@rule("OS-030", "OS-032", "OS-105")
def test_an_eliminated_pilot_does_not_take_the_rearmost_zone() -> None:
    race = position(pilots=[(5, 6, {ION_CANNON: 1, ELECTROMAGNET: 1}), None, (9, 6)])
    assert options(race, 0) == ["pass", "electromagnet", "ion cannon"]


@rule("OS-031")
def test_an_ion_cannon_drains_two_from_every_ship_in_front() -> None:
    race = position(pilots=[(5, 6, {ION_CANNON: 1}), (6, 9), (9, 5), (5, 6)])
    events = bonus(race, {0: "ion cannon"})
    assert fuels(race) == [6, 7, 3, 6]
    assert [(event.seat, event.amount) for event in of(events, FuelLost)] == [(1, 2), (2, 2)]


@rule("OS-031")
@pytest.mark.parametrize("fuel", [1, 2])
def test_an_ion_cannon_takes_all_of_two_or_less(fuel: int) -> None:
    race = position(pilots=[(5, 6, {ION_CANNON: 1}), (9, fuel), (9, 6)])
    events = bonus(race, {0: "ion cannon"})
    assert fuels(race) == [6, 0, 4]
    assert of(events, FuelLost)[0].amount == fuel


@rule("OS-031")
def test_an_ion_cannon_finds_its_targets_when_it_is_applied() -> None:
    race = position(pilots=[(6, 6, {FLAMETHROWER: 1}), (5, 6, {ION_CANNON: 1}), (7, 6)])
    bonus(race, {0: "flamethrower", 1: "ion cannon"})
    # C was pushed to 5 beside the gunner and is spared.
    assert fuels(race) == [4, 6, 6]


@rule("OS-032")
def test_an_electromagnet_is_played_only_from_the_rearmost_zone() -> None:
    race = position(pilots=[(5, 6, {ELECTROMAGNET: 1}), (4, 6), (9, 6)])
    assert options(race, 0) == ["pass"]
    assert refusal(race, 0, PLAYS[ELECTROMAGNET]) == "OS-032"
    race = position(pilots=[(4, 6, {ELECTROMAGNET: 1}), (4, 6), (9, 6)])
    assert options(race, 0) == ["pass", "electromagnet"]


@rule("OS-033")
def test_an_electromagnet_pulls_every_ship_on_the_leading_zone_back_three() -> None:
    race = position(pilots=[(5, 6, {ELECTROMAGNET: 1}), (12, 6), (12, 6)])
    bonus(race, {0: "electromagnet"})
    assert zones(race) == [5, 9, 9]


@rule("OS-033")
def test_the_leading_zone_is_the_one_when_the_token_is_applied() -> None:
    race = position(pilots=[(5, 6, {ELECTROMAGNET: 1}), (12, 6, {NITRO: 1}), (12, 6)])
    bonus(race, {0: "electromagnet", 1: "nitro"})
    # B leads alone on 13; C on 12 is between.
    assert zones(race) == [5, 10, 10]


@rule("OS-034")
def test_an_electromagnet_pulls_the_zones_between_back_two() -> None:
    race = position(pilots=[(5, 6, {ELECTROMAGNET: 1}), (6, 6), (9, 6), (9, 6), (12, 6), (5, 6)])
    bonus(race, {0: "electromagnet"})
    assert zones(race) == [5, 4, 7, 7, 9, 5]


@rule("OS-035")
def test_no_forcefield_is_played_while_the_finish_tile_is_showing() -> None:
    race = position(tile=13, pilots=[(5, 6, {FORCEFIELD: 1}), (5, 6), (5, 6)])
    assert options(race, 0) == ["pass"]
    assert refusal(race, 0, PLAYS[FORCEFIELD]) == "OS-035"
    race = position(tile=12, pilots=[(5, 6, {FORCEFIELD: 1}), (5, 6), (5, 6)])
    assert options(race, 0) == ["pass", "forcefield"]


@rule("OS-036")
def test_a_forcefield_puts_a_marker_on_the_zone_of_its_owner() -> None:
    race = position(pilots=[(5, 6, {FORCEFIELD: 1}), (9, 6), (3, 6)])
    events = bonus(race, {0: "forcefield"})
    assert race.markers == [5]
    assert [(event.seat, event.zone) for event in of(events, MarkerPlaced)] == [(0, 5)]
