"""Walls: met by a spun diagonal, left by the Off-the-Wall Table."""

import pytest

from games.powersled.positions import at, begun, ends, kinds, of, play, position, rolls, sled, where
from paddock.core.protocol import Event
from paddock.games.powersled.events.contact import BlowRolled
from paddock.games.powersled.events.driving import DirectionRolled, OffWall, TouchedWall
from support import rule


def spun(square: str, marker: str, dice: list[int], track: str = "foundry") -> list[Event]:
    """The spin play of a sled on that square."""
    far = "s0.0.0" if square[:2] != "s0" else "s3.0.0"
    return begun(track, A=at(square, "", circle=marker), B=at(far), dice=dice)[1]


@rule("PS-210", "PS-211")
@pytest.mark.parametrize(
    ("square", "dice", "end"),
    [
        ("s5.0.0", 4, "s5.0.1"),
        ("s5.1.0", 10, "s5.1.1"),
        ("E.1.0", 7, "E.1.1"),
        ("C.0.0", 7, "C.0.1"),
    ],
)
def test_a_diagonal_off_the_track_is_a_square_along_the_wall(
    square: str, dice: int, end: str
) -> None:
    events = spun(square, "S2", [dice])
    assert [one.square for one in of(events, TouchedWall)] == [square]
    assert ends(events, "A") == [end]


@rule("PS-210")
def test_beside_a_third_lane_the_wall_is_farther_out() -> None:
    events = spun("s0.1.0", "S2", [10], track="beltway")
    assert ends(events, "A") == ["s0.2.1"]
    events = spun("s0.2.0", "S2", [10], track="beltway")
    assert [one.square for one in of(events, TouchedWall)] == ["s0.2.0"]
    assert ends(events, "A") == ["s0.2.1"]


@rule("PS-212")
def test_the_wall_does_no_damage_and_needs_no_test() -> None:
    race, events = begun(A=at("s5.0.0", "", circle="D5", armor=1), B=at("s0.0.0"), dice=[4, 3])
    assert of(events, BlowRolled) == []
    assert rolls(events) == []
    assert (sled(race, "A").armor, where(race, "A")) == (1, "s5.0.3")


@rule("PS-213", "PS-214")
@pytest.mark.parametrize(
    ("dice", "lanes", "path"),
    [
        (2, 0, ["s6.0.1", "s6.0.2", "s6.0.3"]),
        (5, 0, ["s6.0.1", "s6.0.2", "s6.0.3"]),
        (6, 1, ["s6.0.1", "s6.1.2", "s6.1.3"]),
        (9, 1, ["s6.0.1", "s6.1.2", "s6.1.3"]),
        (10, 2, ["s6.0.1", "s6.1.2", "s6.2.1"]),
        (12, 2, ["s6.0.1", "s6.1.2", "s6.2.1"]),
    ],
)
def test_the_off_the_wall_table(dice: int, lanes: int, path: list[str]) -> None:
    # 4: one lane in, from the inner lane; the back straight of Serpentine has a third lane.
    events = spun("s6.0.0", "D5", [4, dice], track="serpentine")
    assert [one.lanes for one in of(events, OffWall)] == [lanes]
    assert ends(events, "A") == path


@rule("PS-214")
def test_away_from_the_wall_is_opposite_to_the_diagonal_that_met_it() -> None:
    assert ends(spun("s5.1.0", "D4", [10, 7]), "A") == ["s5.1.1", "s5.0.2"]
    assert ends(spun("s5.0.0", "D4", [4, 7]), "A") == ["s5.0.1", "s5.1.2"]


@rule("PS-214", "PS-R47")
def test_what_does_not_fit_into_the_movement_is_lost() -> None:
    assert ends(spun("s6.0.0", "D4", [4, 12], track="serpentine"), "A") == ["s6.0.1", "s6.1.2"]


@rule("PS-213", "PS-166")
def test_nothing_is_rolled_when_no_movement_is_left() -> None:
    events = spun("s5.0.0", "S2", [4])
    assert kinds(events)[-1] == "Spun"
    assert of(events, OffWall) == []


@rule("PS-215", "PS-R49")
def test_the_opposite_wall_starts_it_again() -> None:
    # Two lanes away from the wall of a two-lane track: the second diagonal meets the other wall.
    events = spun("s3.0.2", "D5", [4, 12], track="beltway")
    assert [one.square for one in of(events, TouchedWall)] == ["s3.0.2", "s3.1.3"]
    assert ends(events, "A") == ["s3.0.3", "s3.1.3", "s3.1.4"]
    # No movement is left for a second roll.
    assert len(of(events, OffWall)) == 1


@rule("PS-215", "PS-R49")
def test_each_contact_uses_a_point_and_rolls_anew() -> None:
    race = position(A=at("s5.0.0", "M5 M3"), B=at("s0.0.0"), slicks="s5.0.1")
    # Spin with four squares left: in one lane, wall; two lanes off it, the other wall; one lane.
    events = play(race, "M5", "forward", dice=[3, 4, 12, 7])
    assert [one.square for one in of(events, TouchedWall)] == ["s5.0.1", "s5.1.3"]
    assert ends(events, "A") == ["s5.0.1", "s5.0.2", "s5.1.3", "s5.1.4", "s5.0.5"]
    assert [one.lanes for one in of(events, OffWall)] == [2, 1]


@rule("PS-216")
def test_off_the_wall_the_diagonals_need_not_be_clear() -> None:
    # In corner E: out one lane from the outer lane, along the wall, one lane back in.
    events = spun("E.1.0", "D4", [7, 7])
    assert ends(events, "A") == ["E.1.1", "E.0.1"]


@rule("PS-R48")
def test_off_the_wall_replaces_a_new_direction_roll() -> None:
    # Along the wall from the straight into corner E: the Off-the-Wall roll counts there.
    events = spun("s4.1.3", "D4", [10, 7])
    assert ends(events, "A") == ["E.1.0", "E.0.0"]
    assert len(of(events, DirectionRolled)) == 1
    assert len(of(events, OffWall)) == 1


@rule("PS-R48", "PS-161")
def test_the_section_after_that_has_its_direction_roll_again() -> None:
    race = position(A=at("s4.1.3", "M5"), B=at("s0.0.0"))
    # Lost in the corner: out one lane, the wall, same lane; then a straight and a roll for it.
    events = play(race, "M5", "forward", dice=[4, 7, 3, 7])
    assert ends(events, "A") == ["E.1.0", "E.1.1", "E.1.2", "s5.1.0", "s5.1.1"]
    assert [one.bonus for one in of(events, DirectionRolled)] == [4, 0]
    assert len(of(events, OffWall)) == 1
