"""Setting up: who can race, what everybody starts with, and how the stacks are built."""

from collections import Counter

import pytest

from games.outspeed.positions import (
    Highest,
    Lowest,
    answer,
    bonus,
    changed,
    counts,
    everyone,
    fuels,
    hand,
    of,
    options,
    position,
    program,
    tile_set,
    zones,
)
from paddock import new
from paddock.core.chance import Chance, Script
from paddock.core.codec import codec_of
from paddock.core.errors import BrokenData
from paddock.core.protocol import SPECTATOR, Log, advance, begin
from paddock.games.outspeed import GAME
from paddock.games.outspeed.book.reader import printed_tiles
from paddock.games.outspeed.book.tokens import (
    ELECTROMAGNET,
    FLAMETHROWER,
    FORCEFIELD,
    FUEL_TANK,
    ION_CANNON,
    NITRO,
)
from paddock.games.outspeed.events import (
    BoardAttached,
    MarkerPlaced,
    Moved,
    RaceEnded,
    TileRevealed,
    TokensSeen,
)
from paddock.games.outspeed.setup import setup
from paddock.games.outspeed.state import FINISH, Outspeed
from paddock.games.outspeed.view import view
from paddock.table.diary import Diary
from support import rule

FIRST_TILE = [0]


def started(seats: int, first: int = 0) -> Outspeed:
    """A race at its first question; `first` picks the first tile."""
    chance = Script([first])
    race = setup(printed_tiles(), seats, chance)
    begin(race, chance, Log())
    assert chance.left() == []
    return race


def played(seats: int, chance: Chance) -> tuple[Outspeed, Diary]:
    """A whole race in which all do the same and nobody can run dry."""
    race = setup(tile_set({"start.fuel": 99}), seats, chance)
    diary = Diary()
    begin(race, chance, diary)
    while race.asked and race.turn <= 13:
        advance(race, [decision.options()[0] for decision in race.asked], chance, diary)
    return race, diary


@rule("OS-001")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_to_six_can_race(seats: int) -> None:
    assert new("outspeed", seats=seats, seed=1).seats == seats


@rule("OS-001")
@pytest.mark.parametrize("seats", [0, 1, 2, 7])
def test_fewer_or_more_cannot_race(seats: int) -> None:
    with pytest.raises(BrokenData, match="3 to 6 seats") as broken:
        new("outspeed", seats=seats, seed=1)
    assert broken.value.place == "seats"


@rule("OS-002")
@pytest.mark.parametrize(("seats", "room"), [(3, "P1"), (4, "P1"), (5, "P2"), (6, "P2")])
def test_the_number_of_pilots_chooses_the_side_of_the_tiles(seats: int, room: str) -> None:
    race = started(seats)
    assert race.book.route(race.tile, race.side, 2).text == f"{room} | 2 | Z=4"


@rule("OS-002")
@pytest.mark.parametrize(("seats", "side"), [(3, 0), (4, 0), (5, 1), (6, 1)])
def test_the_whole_stack_lies_on_that_side(seats: int, side: int) -> None:
    _, diary = played(seats, Highest())
    sides = [event.side for event in of(diary.told(), TileRevealed)]
    assert sides == [side] * 13


@rule("OS-003")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everyone_starts_with_a_ship_of_their_own_and_12_fuel(seats: int) -> None:
    table = new("outspeed", seats=seats, seed=1)
    race = started(seats)
    assert fuels(race) == [12] * seats
    assert [pilot.seat for pilot in race.pilots] == list(range(seats))
    assert len(set(table.names)) == seats


@rule("OS-003")
def test_every_controller_can_be_programmed_in_turn_1() -> None:
    race = started(6)
    assert [decision.seat for decision in race.asked] == [0, 1, 2, 3, 4, 5]


@rule("OS-004", "OS-104")
def test_two_boards_of_seven_zones_are_laid() -> None:
    race = started(3)
    assert (race.rear, race.front) == (1, 2)
    assert [race.book.board_of(zone) for zone in (1, 7, 8, 14)] == [1, 1, 2, 2]


@rule("OS-004")
def test_the_row_ends_at_zone_14_where_the_third_board_waits() -> None:
    race = position(tile=1, pilots=[(13, 5), (14, 5), (12, 5)])
    events = program(race, "LLL")
    assert [event.board for event in of(events, BoardAttached)] == [3]
    assert zones(race)[:2] == [14, 15]


@rule("OS-005", "OS-R02")
@pytest.mark.parametrize("seats", [3, 6])
def test_all_ships_start_together_on_zone_3_of_the_rear_board(seats: int) -> None:
    race = started(seats)
    assert zones(race) == [3] * seats
    assert race.book.board_of(race.pilots[0].zone) == race.rear


@rule("OS-006")
@pytest.mark.parametrize("pick", range(12))
def test_any_track_tile_can_be_the_first(pick: int) -> None:
    race = started(3, first=pick)
    assert race.tile == pick + 1
    assert sorted([race.tile, *race.track_left]) == list(range(1, 13))


@rule("OS-006", "OS-R01")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("luck", [Highest, Lowest])
def test_each_track_tile_is_played_once(seats: int, luck: type[Chance]) -> None:
    _, diary = played(seats, luck())
    tiles = [event.tile for event in of(diary.told(), TileRevealed)]
    assert sorted(tiles[:12]) == list(range(1, 13))
    assert len(tiles) == 13


@rule("OS-006", "OS-R05")
def test_only_the_top_tile_is_seen_and_the_others_are_known_as_a_set() -> None:
    race = started(3, first=4)
    for seat in (SPECTATOR, 0, 1, 2):
        seen = view(race, seat)
        assert seen.tile == 5
        assert seen.track_left == [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12]


@rule("OS-007", "OS-R01")
@pytest.mark.parametrize("pick", range(4))
def test_any_of_the_four_finish_tiles_can_be_the_last(pick: int) -> None:
    race = position(tile=1, pilots=[(5, 5), (5, 5), (5, 5)], track_left=[], turn=12)
    program(race, "LLL", luck=[pick])
    assert race.tile == 13 + pick
    assert race.on_finish_tile()


@rule("OS-007", "OS-011", "OS-R01")
@pytest.mark.parametrize("seats", [3, 5])
def test_one_finish_tile_is_played_and_it_comes_last(seats: int) -> None:
    race, diary = played(seats, Highest())
    tiles = [event.tile for event in of(diary.told(), TileRevealed)]
    assert tiles == [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 16]
    assert race.ending == FINISH


@rule("OS-008")
def test_the_stack_holds_32_tokens_and_nobody_starts_with_one() -> None:
    race = started(4)
    assert race.bag == counts(
        {ELECTROMAGNET: 2, ION_CANNON: 2, FLAMETHROWER: 7, FORCEFIELD: 7, NITRO: 7, FUEL_TANK: 7}
    )
    assert [hand(race, seat) for seat in range(4)] == [{}, {}, {}, {}]


@rule("OS-008")
def test_every_token_of_the_stack_is_as_likely_to_be_on_top() -> None:
    drawn: Counter[int] = Counter()
    for pick in range(32):
        race = position(tile=3, pilots=[(5, 5), (5, 5), (5, 5)])
        events = program(race, "MRR", luck=[pick, 0])
        drawn[of(events, TokensSeen)[0].tokens[0]] += 1
    assert [drawn[kind] for kind in range(6)] == [2, 2, 7, 7, 7, 7]


@rule("OS-009")
def test_markers_wait_beside_the_boards_and_come_from_there() -> None:
    assert started(3).markers == []
    race = position(tile=1, pilots=[(5, 5, {FORCEFIELD: 1}), (4, 5), (4, 5)])
    assert race.markers == []
    events = bonus(race, {0: "forcefield"})
    assert [event.zone for event in of(events, MarkerPlaced)] == [5]


@rule("OS-009")
def test_both_dice_are_there() -> None:
    book = started(3).book
    assert book.yellow == (0, 1, 1, 2, 2, 3)
    assert book.blue == (0, 1, 1, 2, 3, 4)


@rule("OS-009")
def test_the_reserve_of_fuel_belongs_to_nobody_and_gives_what_is_due() -> None:
    race = position(tile=10, pilots=[(5, 40), (5, 40), (5, 40)])
    everyone(race, "M")
    assert fuels(race) == [42, 42, 42]


@rule("OS-010")
def test_fuel_is_one_number_and_no_action_changes_cubes() -> None:
    wire = codec_of(GAME).kinds
    assert wire["Pilot"]["fields"]["fuel"] == "int"
    actions = {name for name, kind in wire.items() if kind["is"] == "Action"}
    assert actions == {"Pass", "Play", "Program", "Keep", "Dial"}


@rule("OS-010")
def test_one_of_five_is_paid_without_changing_a_large_cube() -> None:
    race = position(tile=1, pilots=[(5, 5), (5, 6), (5, 10)])
    program(race, "MMM")
    assert fuels(race) == [4, 5, 9]


@rule("OS-096")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_state_as_turn_1_begins(seats: int) -> None:
    race = started(seats)
    assert race.turn == 1
    assert [pilot.seat for pilot in race.alive()] == list(range(seats))
    assert race.discards == [0] * 6
    assert race.markers == []
    assert race.entered == []
    assert (race.rear, race.front) == (1, 2)


@rule("OS-096")
def test_the_zones_entered_are_forgotten_at_the_start_of_every_turn() -> None:
    race = position(tile=1, pilots=[(10, 5), (3, 5), (3, 5)], markers=[9], entered=[9])
    assert race.entered == []
    program(race, "LLL")
    assert race.markers == [9]


@rule("OS-096")
def test_a_zone_entered_last_turn_does_not_lose_the_marker_of_this_one() -> None:
    race = position(
        tile=1, pilots=[(8, 5, {FORCEFIELD: 1}), (3, 5), (3, 5)], markers=[9], track_left=[1]
    )
    bonus(race, {})
    program(race, "LLL")
    assert (zones(race)[0], race.markers) == (9, [])
    bonus(race, {0: "forcefield"})
    program(race, "LLL", luck=[0])
    assert race.markers == [9]


@rule("OS-013")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_turn_1_begins_with_the_routes_because_nobody_can_own_a_token(seats: int) -> None:
    race = started(seats)
    assert {type(decision).__name__ for decision in race.asked} == {"ChooseRoute"}
    assert [hand(race, seat) for seat in range(seats)] == [{}] * seats


@rule("OS-011")
def test_a_full_race_has_13_turns() -> None:
    race, diary = played(4, Highest())
    assert [event.turn for event in of(diary.told(), TileRevealed)] == list(range(1, 14))
    assert race.turn == 13
    assert of(diary.told(), RaceEnded)[0].ending == FINISH


@rule("OS-R02")
def test_the_start_leaves_room_to_be_pushed_back_two_zones() -> None:
    race = position(tile=1, pilots=[(3, 12), (2, 12, {FLAMETHROWER: 1}), (3, 12)])
    events = bonus(race, {1: "flamethrower"})
    assert [(event.seat, event.end) for event in of(events, Moved)] == [(0, 1), (2, 1)]
    assert [pilot.seat for pilot in race.alive()] == [0, 1, 2]


@rule("OS-003", "OS-005")
def test_a_tile_set_of_ones_own_may_start_elsewhere_with_another_tank() -> None:
    chance = Script(FIRST_TILE)
    race = setup(tile_set({"start.zone": 5, "start.fuel": 20}), 3, chance)
    begin(race, chance, Log())
    assert zones(race) == [5, 5, 5]
    assert fuels(race) == [20, 20, 20]
    assert options(race, 0) == ["L", "M", "R"]
    answer(race, {0: "L", 1: "L", 2: "L"}, luck=[0])
    assert zones(race) == [6, 6, 6]
    assert changed({})["start"] == {"zone": 3, "fuel": 12}
