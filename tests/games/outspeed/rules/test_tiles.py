"""The tiles, dice and tokens: what is printed, and what a tile set of one's own must be."""

from typing import Any

import pytest

from games.outspeed.positions import changed, position, printed_data, program, tile_set, zones
from paddock import Table
from paddock.core.errors import BrokenData
from paddock.games.outspeed import GAME
from paddock.games.outspeed.book.reader import make_book, parse_sum, printed_tiles, read_tiles
from paddock.games.outspeed.book.tiles import OFF, SIDES
from paddock.games.outspeed.book.tokens import KEYS
from paddock.table.luck import Luck
from support import rule

PRINTED = """
1  Dust Flats     3-4  - | 0 | Z=1          - | 1 | Z=2         P1 | 2 | Z=4
1  Dust Flats     5-6  - | 0 | Z=1          - | 1 | Z=2         P2 | 2 | Z=4
2  Fuel Depot     3-4  P1 | 0 | Z=1 F=3     - | 1 | Z=2         P2 | 3 | Z=4
2  Fuel Depot     5-6  P2 | 0 | Z=1 F=3     - | 1 | Z=2         P3 | 3 | Z=4
3  Magnet Gorge   3-4  - | #L | Z=3         - | 0 | B=1         - | 1 | Z=2
3  Magnet Gorge   5-6  - | #L | Z=4         - | 0 | B=1         - | 1 | Z=2
4  Sandstorm      3-4  - | dY | Z=3         off                 - | 0 | Z=dB
4  Sandstorm      5-6  - | dY | Z=3         off                 - | 0 | Z=dB
5  Slipstream     3-4  - | 0 | Z=#R         - | 1 | Z=1 B=1     P2 | 2 | Z=4
5  Slipstream     5-6  - | 0 | Z=#R         P3 | 1 | Z=2 B=1    P2 | 2 | Z=4
6  Scrapyard      3-4  P1 | 0 | B=2         - | 1 | Z=1 B=1     - | 2 | Z=3
6  Scrapyard      5-6  P2 | 0 | B=2         - | 1 | Z=1 B=1     - | 2 | Z=3
7  Convoy         3-4  - | 0 | F=#M+1       - | 2 | Z=3         P1 | 1 | Z=3
7  Convoy         5-6  - | 0 | F=#M         - | 2 | Z=3         P2 | 1 | Z=3
8  Wake Tunnel    3-4  - | 1 | Z=#M+1       - | #M | Z=3        off
8  Wake Tunnel    5-6  - | 1 | Z=#M         - | #M | Z=4        off
9  Razor Ridge    3-4  P1 | 3 | Z=4 B=1     P2 | 2 | Z=3 B=1    - | 0 | Z=1 F=1
9  Razor Ridge    5-6  P2 | 3 | Z=4 B=1     P3 | 2 | Z=3 B=1    - | 0 | Z=1 F=1
10 Geysers        3-4  - | dY | Z=dB+1      - | 0 | F=2         P1 | 0 | Z=2 B=1
10 Geysers        5-6  - | dY | Z=dB+1      - | 0 | F=2         P2 | 0 | Z=2 B=1
11 Needle's Eye   3-4  ALONE | 1 | Z=3      ALONE | 2 | Z=4     ALONE | 1 | F=2 B=1
11 Needle's Eye   5-6  P3 | 1 | Z=3         P2 | 2 | Z=4        P2 | 0 | F=2 B=1
12 Reactor Chute  3-4  - | 0 | Z=1 F=1      P2 | 1 | Z=2 B=1    - | 1+dY | Z=4
12 Reactor Chute  5-6  - | 0 | Z=1 F=1      P3 | 1 | Z=2 B=1    - | 1+dY | Z=4
13 Last Straight  3-4  - | 1 | Z=2          - | 3 | Z=4         P1 | 4 | Z=6
13 Last Straight  5-6  - | 1 | Z=2          - | 3 | Z=4         P2 | 4 | Z=6
14 Meteor Field   3-4  - | 0 | Z=dB         - | #M*dY | Z=5     - | 3 | Z=2*dB
14 Meteor Field   5-6  - | 0 | Z=dB         - | #M*dY | Z=6     - | 3 | Z=2*dB
15 Overdrive      3-4  P1 | 0 | Z=5         - | 0 | Z=2         - | X | Z=X
15 Overdrive      5-6  P2 | 0 | Z=5         - | 0 | Z=2         - | X | Z=X
16 Photo Finish   3-4  - | 0 | Z=#R+1       - | #M | Z=4        P1 | 2 | Z=7
16 Photo Finish   5-6  - | 0 | Z=#R+1       - | #M | Z=5        P2 | 2 | Z=7
"""


def refused(changes: dict[str, Any]) -> BrokenData:
    """Why a tile set with these changes is no tile set."""
    with pytest.raises(BrokenData) as broken:
        tile_set(changes)
    return broken.value


@rule("OS-051", "OS-087", "OS-089")
@pytest.mark.parametrize("line", PRINTED.strip().splitlines())
def test_every_side_of_every_tile_is_as_printed(line: str) -> None:
    number, rest = int(line[:2]), line[3:]
    name, side, routes = rest[:15].strip(), rest[15:18], rest[20:]
    tile = printed_tiles().tiles[number - 1]
    assert (tile.id, tile.name) == (number, name)
    columns = (routes[:21].strip(), routes[21:41].strip(), routes[41:].strip())
    assert tile.texts(SIDES.index(side)) == columns


@rule("OS-008", "OS-009")
def test_dice_wheel_and_tokens_are_as_printed() -> None:
    book = printed_tiles()
    assert book.yellow == (0, 1, 1, 2, 2, 3)
    assert book.blue == (0, 1, 1, 2, 3, 4)
    assert book.wheel_most == 9
    assert dict(zip(KEYS, book.tokens, strict=True)) == {
        "electromagnet": 2,
        "ion_cannon": 2,
        "flamethrower": 7,
        "forcefield": 7,
        "nitro": 7,
        "fuel_tank": 7,
    }


@rule("OS-044")
def test_at_least_one_tile_has_its_middle_light_off() -> None:
    assert not printed_tiles().route(4, 0, 1).is_lit
    assert printed_tiles().route(4, 0, 1).lowest_cost == OFF


@rule("OS-047", "OS-048")
def test_one_track_tile_has_no_free_route() -> None:
    for side in range(2):
        lit = [route.lowest_cost for route in printed_tiles().tiles[7].sides[side] if route.is_lit]
        assert min(lit) == 1


def test_a_tile_set_can_be_brought_along() -> None:
    data = changed({"tiles[0].name": "My Flats", "tiles[0].3-4.L": "- | 0 | Z=5"})
    book = make_book({"data": data})
    assert book.tiles[0].name == "My Flats"
    race = position(tile=1, pilots=[(5, 6), (5, 6), (5, 6)], book=book)
    program(race, "LMM")
    assert zones(race)[0] == 10
    table = Table(GAME, 3, Luck.seeded(1), {"data": data})
    assert table.record().header["config"] == {"data": data}


def test_a_race_is_not_started_with_a_wrong_tile_set() -> None:
    data = changed({"start.fuel": 0})
    with pytest.raises(BrokenData) as broken:
        Table(GAME, 3, Luck.seeded(1), {"data": data})
    assert broken.value.place == "data.start.fuel"


def test_outspeed_has_no_other_choice() -> None:
    with pytest.raises(BrokenData, match="no such choice") as broken:
        make_book({"laps": 3})
    assert broken.value.place == "laps"


@pytest.mark.parametrize("data", [None, [], "tiles", 3])
def test_a_tile_set_is_a_table(data: Any) -> None:
    with pytest.raises(BrokenData) as broken:
        make_book({"data": data})
    assert broken.value.place == "data"


def test_an_unknown_field_of_the_tile_set_is_named_once() -> None:
    data = changed({"weather": "rain"})
    with pytest.raises(BrokenData, match="is not known") as broken:
        make_book({"data": data})
    assert broken.value.place == "data.weather"


@pytest.mark.parametrize(
    ("place", "value", "why"),
    [
        ("game", "chess", "outspeed"),
        ("players", {"min": 2, "max": 6}, "3 to 6"),
        ("start", None, "missing"),
        ("start.fuel", 0, "from 1 to 99"),
        ("start.fuel", "12", "whole number"),
        ("start.fuel", True, "whole number"),
        ("start.zone", 0, "from 1 to 99"),
        ("start.zone", 15, "have 14 zones"),
        ("start.speed", 1, "not known"),
        ("boards", 2, "missing or not a table"),
        ("boards.zones_per_board", 2, "from 3 to 99"),
        ("boards.colour", "red", "not known"),
        ("wheel.min", 1, "must be 0"),
        ("wheel.max", 100, "from 1 to 99"),
        ("wheel.left", 1, "not known"),
        ("dice.yellow", [], "1 to 20 faces"),
        ("dice.yellow[2]", -1, "from 0 to 99"),
        ("dice.blue", 6, "1 to 20 faces"),
        ("dice.blue[5]", 100, "from 0 to 99"),
        ("dice.red", [1], "not known"),
        ("bonus.nitro", -1, "from 0 to 99"),
        ("bonus.laser", 1, "not known"),
        ("tiles", [], "list of 16 tiles"),
        ("tiles[2]", "Gorge", "not a table"),
        ("tiles[2].id", 4, "must be 3"),
        ("tiles[2].kind", "finish", 'must be "track"'),
        ("tiles[12].kind", "track", 'must be "finish"'),
        ("tiles[2].name", "", "name of the tile"),
        ("tiles[2].colour", "red", "not known"),
        ("tiles[2].5-6", None, "missing"),
        ("tiles[2].5-6.X", "off", "not known"),
        ("tiles[2].5-6.L", 3, "must be"),
        ("tiles[2].5-6.L", "- | 1", "three lines"),
        ("tiles[2].5-6.L", "P0 | 1 | Z=1", "no condition"),
        ("tiles[2].5-6.L", "Q2 | 1 | Z=1", "no condition"),
        ("tiles[2].5-6.L", "Px | 1 | Z=1", "no whole number"),
        ("tiles[2].5-6.L", "- | -1 | Z=1", "no whole number"),
        ("tiles[2].5-6.L", "- | 100 | Z=1", "no whole number"),
        ("tiles[2].5-6.L", "- | #Q | Z=1", "counts no route"),
        ("tiles[2].5-6.L", "- | #Q*dY | Z=1", "counts no route"),
        ("tiles[2].5-6.L", "- | 2*dX | Z=1", "no whole number"),
        ("tiles[2].5-6.L", "- | dB | Z=1", "blue die"),
        ("tiles[2].5-6.L", "- | 0 | Z=dY", "yellow die"),
        ("tiles[2].5-6.L", "- | 0 | F=dB", "neither rolled nor dialled"),
        ("tiles[2].5-6.L", "- | 0 | F=X", "neither rolled nor dialled"),
        ("tiles[2].5-6.L", "- | 0 | Q=1", "no benefit"),
        ("tiles[2].5-6.L", "- | 0 | Z=1 Z=2", "no benefit"),
        ("tiles[2].5-6.L", "- | 0 | ", "no benefit"),
        ("tiles[2].5-6.L", "- | 0 | B=#M", "no whole number"),
    ],
)
def test_a_wrong_value_is_told_with_its_place(place: str, value: Any, why: str) -> None:
    broken = refused({place: value})
    assert broken.place == place
    assert why in broken.why


@pytest.mark.parametrize(
    ("changes", "place", "why"),
    [
        ({"boards.laid": 3}, "boards", "two of three boards"),
        ({"boards.total": 2}, "boards", "two of three boards"),
        ({"tiles[0].3-4.L": "off", "tiles[0].3-4.M": "off"}, "tiles[0].3-4", "two routes"),
        (
            {"tiles[7].5-6.L": "- | 2 | Z=1", "tiles[7].5-6.M": "- | 2 | Z=1"},
            "tiles[7].5-6",
            "with 1 fuel",
        ),
        ({"tiles[0].3-4.L": "ALONE | 1 | Z=3"}, "tiles[0].3-4.L", "tile 11"),
        ({"tiles[10].5-6.L": "ALONE | 1 | Z=3"}, "tiles[10].5-6.L", "tile 11"),
        ({"tiles[10].3-4.L": "ALONE | 1 | Z=4"}, "tiles[10].3-4.L", "ALONE | 1 | Z=3"),
        ({"tiles[11].3-4.R": "- | 1 | Z=4"}, "tiles[11].3-4.R", "1+dY"),
        ({"tiles[11].5-6.R": "- | dY | Z=4"}, "tiles[11].5-6.R", "1+dY"),
        (
            {"tiles[13].3-4.M": "- | dY | Z=5", "tiles[13].3-4.R": "- | 3 | Z=dB"},
            "tiles[13].3-4",
            "several times",
        ),
        ({"tiles[0].3-4.L": "- | X | Z=X"}, "tiles[0].3-4.L", "belongs to a finish tile"),
        ({"tiles[12].3-4.L": "- | X | Z=X"}, "tiles", "exactly one finish tile"),
        (
            {"tiles[14].3-4.R": "- | 1 | Z=2", "tiles[14].5-6.R": "- | 1 | Z=2"},
            "tiles",
            "exactly one finish tile",
        ),
        ({"tiles[14].3-4.R": "- | X | Z=2"}, "tiles[14].3-4.R", "once in the cost"),
        ({"tiles[14].3-4.R": "- | 1 | Z=X"}, "tiles[14].3-4.R", "once in the cost"),
        ({"tiles[14].3-4.R": "- | X+X | Z=X"}, "tiles[14].3-4.R", "once in the cost"),
    ],
)
def test_what_every_tile_set_must_hold(changes: dict[str, Any], place: str, why: str) -> None:
    broken = refused(changes)
    assert broken.place == place
    assert why in broken.why


@rule("OS-R43", "OS-089")
def test_the_dear_route_of_tile_12_is_the_right_one_on_both_sides() -> None:
    for side in range(2):
        assert printed_tiles().route(12, side, 2).text.split(" | ")[1] == "1+dY"


@rule("OS-045")
def test_every_side_has_a_route_for_a_pilot_with_one_fuel() -> None:
    for tile in printed_tiles().tiles:
        for routes in tile.sides:
            assert min(route.lowest_cost for route in routes if route.is_lit) <= 1


@pytest.mark.parametrize(
    ("text", "programmed", "fixed", "crowd", "rolls"),
    [
        ("0", [1, 1, 1], 0, 0, 0),
        ("1+dY", [1, 1, 1], 1, 0, 1),
        ("#M+1", [0, 3, 0], 1, 3, 0),
        ("2*dB", [0, 0, 0], 0, 0, 2),
        ("#M*dY", [0, 3, 1], 0, 0, 3),
        ("#L+#L", [2, 0, 0], 0, 4, 0),
    ],
)
@rule("OS-065", "OS-066", "OS-070")
def test_a_sum_is_read(
    text: str, programmed: list[int], fixed: int, crowd: int, rolls: int
) -> None:
    amount = parse_sum(text, "here")
    assert amount.fixed == fixed
    assert amount.crowd(programmed) == crowd
    assert amount.rolls_due(programmed) == rolls


def test_the_printed_data_passes_its_own_checks() -> None:
    book = read_tiles(printed_data())
    assert [tile.id for tile in book.tiles] == list(range(1, 17))
