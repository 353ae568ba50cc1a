"""The board as data: the map that comes with the game, and what a board must be like."""

from collections import Counter
from typing import Any

import pytest

from games.spiralized.positions import (
    COLOURS,
    LAP,
    LAST,
    book_of,
    changed,
    place,
    printed_data,
    progress,
    stretched,
)
from paddock.core.errors import BrokenData
from paddock.games.spiralized.book.reader import make_book
from paddock.games.spiralized.book.spiral import (
    ARROW,
    LANDING,
    OFF_RINGS,
    PLAIN,
    SUNBURST,
    WHEEL,
    WHITE,
)
from support import rule

BOARD = make_book({})
RINGS = range(1, 7)


def spot(ring: int, at: int) -> int:
    return (ring - 1) * LAP + at % LAP


@rule("SZ-R01")
def test_six_rings_have_twenty_four_spaces_each() -> None:
    assert BOARD.lap == 24
    assert len(BOARD.kinds) == 144
    assert Counter(BOARD.kinds) == {
        ARROW: 6,
        PLAIN: 18,
        WHEEL: 18,
        SUNBURST: 18,
        LANDING: 30,
        WHITE: 54,
    }


@rule("SZ-R01", "SZ-060")
@pytest.mark.parametrize("colour", COLOURS)
def test_progress_runs_over_every_ring_space_once(colour: str) -> None:
    index = COLOURS.index(colour)
    spaces = BOARD.spaces[index]
    assert sorted(spaces[1 : LAST + 1]) == list(range(LAST))
    assert set(spaces[LAST + 1 :] + spaces[:1]) == {OFF_RINGS}
    for at in range(1, LAST + 1):
        ring, position = place(colour, at).split("/")
        assert spaces[at] == spot(int(ring), int(position))
        assert BOARD.progresses[index][spaces[at]] == at


@rule("SZ-075", "SZ-R02")
@pytest.mark.parametrize("colour", range(6))
def test_a_colour_has_one_stairway_space_in_each_ring_and_the_even_rings_have_wheels(
    colour: int,
) -> None:
    for ring in RINGS:
        space = spot(ring, 4 * colour - ring)
        assert BOARD.paint[space] == colour
        assert BOARD.kinds[space] == (WHEEL if ring in (2, 4, 6) else PLAIN)
    assert BOARD.paint.count(colour) == 6


@rule("SZ-R31")
def test_arrows_are_in_the_outer_ring_and_no_part_of_a_stairway() -> None:
    arrows = [space for space in range(LAST) if BOARD.kinds[space] == ARROW]
    assert arrows == [0, 4, 8, 12, 16, 20]
    assert all(BOARD.paint[space] == -1 for space in arrows)
    for colour in range(6):
        assert not any(BOARD.stairs[colour][BOARD.progresses[colour][space]] for space in arrows)


@rule("SZ-100", "SZ-R03")
def test_eighteen_sunbursts_lie_two_after_each_wheel() -> None:
    bursts = {space for space in range(LAST) if BOARD.kinds[space] == SUNBURST}
    assert len(bursts) == 18
    assert bursts == {spot(ring, 4 * k - ring + 2) for ring in (2, 4, 6) for k in range(6)}
    assert all(BOARD.is_sunburst[space] == (space in bursts) for space in range(LAST))


@rule("SZ-100")
def test_the_board_looks_the_same_from_every_colour() -> None:
    for ring in RINGS:
        for at in range(LAP):
            assert BOARD.kinds[spot(ring, at)] == BOARD.kinds[spot(ring, at + 4)]


@rule("SZ-062", "SZ-R38")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_drop_lands_on_white_so_neither_a_drop_nor_the_stairs_end_on_a_sunburst(
    colour: str,
) -> None:
    for ring in range(1, 6):
        landing = BOARD.spaces[COLOURS.index(colour)][ring * LAP + 1]
        assert BOARD.kinds[landing] == LANDING
        assert not BOARD.is_sunburst[landing]
    spaces = BOARD.spaces[COLOURS.index(colour)]
    stairs = BOARD.stairs[COLOURS.index(colour)]
    for at in range(1, LAST + 1):
        assert bool(stairs[at]) == (BOARD.kinds[spaces[at]] in (PLAIN, WHEEL))
        for target in stairs[at]:
            assert BOARD.kinds[spaces[target]] in (PLAIN, WHEEL)


@rule("SZ-091")
def test_the_safe_zone_has_eight_spaces_and_home_is_the_ninth() -> None:
    assert BOARD.safe_zone == 8
    assert BOARD.home == progress("red", "Z8") + 1 == LAST + 9


def test_the_names_of_places_say_what_is_there() -> None:
    names = {at: BOARD.place(0, progress("red", at)) for at in ("1/0", "2/2", "1/3", "2/4", "3/3")}
    assert names == {
        "1/0": "1/0 (arrow)",
        "2/2": "2/2 (orange Wheel)",
        "1/3": "1/3 (orange)",
        "2/4": "2/4 (sunburst)",
        "3/3": "3/3",
    }
    assert [BOARD.place(0, at) for at in (-2, -1, 0, 148, 153)] == [
        "the Pit",
        "the rectangle",
        "Start",
        "Z4",
        "Home",
    ]


# Boards of one's own


def broken(data: Any) -> tuple[str, str]:
    with pytest.raises(BrokenData) as refusal:
        book_of(data)
    return refusal.value.place, refusal.value.why


def with_ring(ring: int, row: Any) -> dict[str, Any]:
    rings = list(printed_data()["rings"])
    rings[ring] = row
    return changed(rings=rings)


@rule("SZ-R01")
@pytest.mark.parametrize("sector", [5, 6])
def test_a_board_with_longer_rings_can_be_brought_along(sector: int) -> None:
    board = book_of(changed(rings=stretched(sector)))
    assert board.lap == 6 * sector
    assert board.home == 36 * sector + 9


@pytest.mark.parametrize(
    ("data", "place"),
    [
        ([], "data"),
        (changed(extra=1), "data.extra"),
        (changed(game="outspeed"), "data.game"),
        (changed(game=None), "data.game"),
        (changed(colours=["red"]), "data.colours"),
        (
            changed(colours=["red", "rose", "yellow", "green", "blue", "purple"]),
            "data.colours[1]",
        ),
        (changed(colours=["red", "", "yellow", "green", "blue", "purple"]), "data.colours[1]"),
        (changed(tokens=5), "data.tokens"),
        (changed(safe_zone=0), "data.safe_zone"),
        (changed(safe_zone=13), "data.safe_zone"),
        (changed(safe_zone="8"), "data.safe_zone"),
        (changed(rings=None), "data.rings"),
        (changed(rings=["." * 24] * 5), "data.rings"),
        (with_ring(2, 7), "data.rings[2]"),
        (with_ring(2, "." * 23), "data.rings[2]"),
        (with_ring(2, "." * 30), "data.rings[2]"),
        (with_ring(0, "." * 54), "data.rings[0]"),
        (with_ring(0, "?..o^..y^..g^..b^..p^..r"), "data.rings[0][0]"),
        (changed(seating=None), "data.seating"),
        (changed(seating={"2": [0, 3]}), "data.seating.3"),
        (changed(seating={**printed_data()["seating"], "2": [3, 0]}), "data.seating.2"),
        (changed(seating={**printed_data()["seating"], "2": [0, 6]}), "data.seating.2"),
        (changed(seating={**printed_data()["seating"], "2": [0, 0]}), "data.seating.2"),
    ],
)
def test_a_wrong_board_is_refused_by_the_field_that_is_wrong(data: Any, place: str) -> None:
    found, why = broken(data)
    assert found == place
    assert why


@rule("SZ-R02")
def test_a_wheel_in_an_odd_ring_is_refused() -> None:
    assert broken(with_ring(0, "^..O^..y^..g^..b^..p^..r"))[0] == "data.rings[0][3]"
    assert broken(with_ring(1, "*.o_*.Y_*.G_*.B_*.P_*.R_"))[0] == "data.rings[1][2]"


@rule("SZ-061", "SZ-075")
def test_stairways_arrows_and_landings_must_be_where_the_spiral_puts_them() -> None:
    assert broken(with_ring(0, "^..y^..o^..g^..b^..p^..r"))[0] == "data.rings[0][3]"
    assert broken(with_ring(0, ".^.o^..y^..g^..b^..p^..r"))[0] == "data.rings[0][0]"
    assert broken(with_ring(2, ".o...y_..g_..b_..p_..r_."))[0] == "data.rings[2][2]"
    assert broken(with_ring(2, ".o*..y_..g_..b_..p_..r_."))[0] == "data.rings[2][2]"


@rule("SZ-100", "SZ-R03")
def test_sunbursts_must_be_eighteen_and_the_same_for_every_colour() -> None:
    one_less = broken(with_ring(1, "..O_*.Y_*.G_*.B_*.P_*.R_"))
    assert one_less == ("data.rings[1][20]", "sunbursts must look the same from every colour")
    six_less = broken(with_ring(1, "..O_..Y_..G_..B_..P_..R_"))
    assert six_less == ("data.rings", "there are 12 sunbursts, not 18")
    moved = book_of(with_ring(1, ".*O_.*Y_.*G_.*B_.*P_.*R_"))
    assert moved.is_sunburst[spot(2, 1)]


@rule("SZ-115")
def test_a_colour_is_at_home_on_the_last_space_of_each_lap_and_nowhere_else() -> None:
    own = [at for at in range(-2, LAST + 10) if BOARD.is_own_colour[at]]
    assert own == [24, 48, 72, 96, 120, 144]
