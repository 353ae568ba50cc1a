"""What a route or a number of the wheel would bring, shown before it is locked in."""

from itertools import product

import pytest

from foresight import outlook
from games.outspeed.positions import (
    Highest,
    Lowest,
    bonus,
    decision_of,
    option,
    position,
    program,
    tile_set,
    zones,
)
from paddock.core.protocol import advance
from paddock.games.outspeed import GAME
from paddock.games.outspeed.book.tiles import ROUTES
from paddock.games.outspeed.book.tokens import FORCEFIELD, NITRO
from paddock.games.outspeed.decisions import KeepToken
from paddock.games.outspeed.foresight import (
    AT_RISK,
    SAFE,
    CompanyPreview,
    DialPreview,
    RoutePreview,
)
from paddock.games.outspeed.state import Outspeed
from paddock.table.diary import Diary
from support import rule

NAMES = ["Ann", "Ben", "Cleo", "Dan"]


def rows(race: Outspeed, route: str, seat: int = 0) -> list[CompanyPreview]:
    """A route alone and with each number of companions."""
    view = GAME.view(race, seat)
    for shown in outlook(GAME, view, decision_of(race, seat)):
        assert isinstance(shown, RoutePreview)
        if ROUTES[shown.route] == route:
            return shown.rows
    raise AssertionError(f"{route} has no preview")


def dials(race: Outspeed) -> dict[int, CompanyPreview]:
    """What each number of the wheel brings the first seat."""
    found = {}
    for shown in outlook(GAME, GAME.view(race, 0), decision_of(race, 0)):
        assert isinstance(shown, DialPreview)
        found[shown.number] = shown.row
    return found


def moves(row: CompanyPreview) -> tuple[int, int, int]:
    return row.zones_low, row.zones_high, row.field


@rule("OS-053")
def test_a_route_that_is_too_full_brings_nothing() -> None:
    race = position(tile=1, pilots=[(8, 6), (3, 6), (3, 6)])
    alone, *company = rows(race, "R")
    assert alone.text.text(NAMES) == "pay 2 fuel → 4 zones"
    assert [row.others for row in company] == [1, 2]
    assert {row.text.text(NAMES) for row in company} == {"lose the turn"}


@rule("OS-065")
def test_where_only_one_other_light_is_on_the_others_are_there() -> None:
    race = position(tile=8, pilots=[(8, 6), (3, 6), (3, 6)])
    assert [moves(row) for row in rows(race, "L")] == [(3, 3, 0), (2, 2, 0), (1, 1, 0)]


@rule("OS-037")
def test_the_zones_end_at_a_forcefield_on_the_way() -> None:
    race = position(tile=1, pilots=[(8, 6), (3, 6), (3, 6)], markers=[9])
    assert [moves(row) for row in rows(race, "M")] == [(1, 1, 9)] * 3
    assert rows(race, "M")[0].text.text(NAMES) == "pay 1 fuel → 1 zone (stopped on zone 9)"
    # The others' Forcefields are as public as the own ones.
    assert [moves(row) for row in rows(race, "M", seat=1)] == [(2, 2, 0)] * 3


@rule("OS-037")
def test_a_ship_that_may_roll_as_far_goes_no_further_than_the_forcefield() -> None:
    race = position(tile=4, pilots=[(8, 6), (3, 6), (3, 6)], markers=[10])
    assert moves(rows(race, "R")[0]) == (0, 2, 10)
    assert rows(race, "R")[0].text.text(NAMES) == "free → 0 to 2 zones (no further than zone 10)"


@rule("OS-037")
def test_the_first_of_two_forcefields_counts_and_those_behind_do_not() -> None:
    race = position(tile=1, pilots=[(8, 6), (3, 6), (3, 6)], markers=[11, 10, 7])
    assert moves(rows(race, "R")[0]) == (2, 2, 10)


@rule("OS-037")
def test_a_movement_that_ends_on_the_forcefield_loses_nothing() -> None:
    race = position(tile=1, pilots=[(8, 6), (3, 6), (3, 6)], markers=[10])
    assert moves(rows(race, "M")[0]) == (2, 2, 0)
    assert rows(race, "M")[0].text.text(NAMES) == "pay 1 fuel → 2 zones"


@rule("OS-037")
def test_what_a_stopped_ship_gains_besides_is_not_lost() -> None:
    race = position(tile=9, pilots=[(8, 6), (3, 6), (3, 6)], markers=[9])
    assert rows(race, "L")[0].text.text(NAMES) == "pay 3 fuel → 1 zone (stopped on zone 9), 1 token"


@rule("OS-037")
def test_who_gains_nothing_is_stopped_by_nothing() -> None:
    race = position(tile=11, pilots=[(8, 6), (3, 6), (3, 6)], markers=[9])
    alone, in_company, _ = rows(race, "L")
    assert alone.text.text(NAMES) == "free → 1 zone (stopped on zone 9)"
    assert moves(in_company) == (0, 0, 0)
    assert in_company.text.text(NAMES) == "pay 1 fuel → nothing"


@rule("OS-038")
def test_a_ship_on_a_forcefield_zone_moves_out_of_it() -> None:
    race = position(tile=1, pilots=[(8, 6, {NITRO: 1}), (3, 6), (3, 6)], markers=[9])
    bonus(race, {0: "nitro"})
    assert moves(rows(race, "M")[0]) == (2, 2, 0)


@rule("OS-036")
def test_a_forcefield_played_this_turn_is_known_by_all_when_they_program() -> None:
    race = position(tile=1, pilots=[(8, 6), (10, 6, {FORCEFIELD: 1}), (9, 6)])
    bonus(race, {1: "forcefield"})
    assert moves(rows(race, "R")[0]) == (2, 2, 10)
    assert moves(rows(race, "R", seat=1)[0]) == (4, 4, 0)
    assert moves(rows(race, "R", seat=2)[0]) == (1, 1, 10)


@rule("OS-037")
@pytest.mark.parametrize("tile", [1, 3, 4, 5, 8, 9, 10, 11, 13, 14, 16])
@pytest.mark.parametrize("marker", [9, 10, 12])
def test_a_preview_holds_what_then_happens(tile: int, marker: int) -> None:
    """Every answer of the others, with the least and the most luck."""
    pilots = [(8, 12), (12, 12), (13, 12)]
    before = position(tile=tile, pilots=pilots, markers=[marker])
    for own in [GAME.word(action) for action in decision_of(before, 0).options()]:
        foreseen = rows(before, own)
        seen: dict[int, list[int]] = {row.others: [] for row in foreseen}
        elsewhere = [GAME.word(action) for action in decision_of(before, 1).options()]
        for others in product(elsewhere, repeat=2):
            for chance in (Lowest(), Highest()):
                race = before.copy()
                words = [own, *others]
                given = [option(one, words[one.seat]) for one in race.asked]
                advance(race, given, chance, Diary())
                while race.asked and isinstance(race.asked[0], KeepToken):
                    advance(race, [one.options()[0] for one in race.asked], chance, Diary())
                seen[others.count(own)].append(zones(race)[0] - 8)
        for row in foreseen:
            assert (min(seen[row.others]), max(seen[row.others])) == (
                row.zones_low,
                row.zones_high,
            )


@rule("OS-071")
def test_the_wheel_says_what_each_number_brings() -> None:
    race = position(tile=15, pilots=[(8, 6), (3, 6), (3, 6)])
    program(race, "RMM")
    shown = dials(race)
    assert sorted(shown) == [0, 1, 2, 3, 4, 5, 6]
    assert shown[4].text.text(NAMES) == "pay 4 fuel → 4 zones"
    assert (shown[6].cost_low, shown[6].cost_high, shown[6].danger) == (6, 6, SAFE)


@rule("OS-037")
def test_the_wheel_knows_a_forcefield_on_the_way() -> None:
    """OS-R26: markers that are left stay in force on the Finish Line tile."""
    race = position(tile=15, pilots=[(8, 6), (3, 6), (3, 6)], markers=[10])
    assert (
        rows(race, "R")[0].text.text(NAMES)
        == "pay 0 to 6 fuel → 0 to 2 zones (no further than zone 10)"
    )
    program(race, "RRM")
    shown = dials(race)
    assert moves(shown[2]) == (2, 2, 0)
    assert moves(shown[5]) == (2, 2, 10)
    assert shown[5].text.text(NAMES) == "pay 5 fuel → 2 zones (stopped on zone 10)"
    assert shown[5].others == 1


@rule("OS-071")
def test_the_wheel_counts_what_stands_beside_it() -> None:
    book = tile_set({"tiles[14].3-4.R": "- | X+dY | Z=X+#M"})
    race = position(tile=15, pilots=[(8, 6), (3, 6), (3, 6)], book=book)
    program(race, "RMM")
    shown = dials(race)
    assert shown[3].text.text(NAMES) == "pay 3 to 6 fuel → 5 zones"
    assert shown[4].danger == AT_RISK


@rule("OS-070", "OS-077")
def test_what_dice_may_cost_the_race_is_said_as_a_chance() -> None:
    race = position(tile=4, pilots=[(8, 2), (3, 6), (3, 6)])
    shown = rows(race, "L")[0]
    assert (shown.danger, shown.out_on, shown.out_of) == (AT_RISK, 3, 6)
    assert shown.text.text(NAMES) == "pay 0 to 3 fuel → 3 zones (out on 3 of 6)"
    race = position(tile=4, pilots=[(8, 12), (3, 6), (3, 6)])
    assert rows(race, "L")[0].text.text(NAMES) == "pay 0 to 3 fuel → 3 zones"


@rule("OS-070", "OS-078")
def test_two_dice_are_counted_by_all_their_throws() -> None:
    race = position(tile=14, pilots=[(8, 4), (3, 6), (3, 6)])
    alone, two, _ = rows(race, "M")
    assert alone.out_on == 0
    # 2 and 3, 3 and 2, 3 and 3: two faces say 2.
    assert two.text.text(NAMES) == "pay 0 to 6 fuel → 5 zones (out on 5 of 36)"
