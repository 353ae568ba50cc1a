"""The stairways: shortcuts between the rings instead of a roll."""

import pytest

from games.spiralized.positions import (
    COLOURS,
    kinds,
    of,
    options,
    play,
    position,
    refusal,
    turn_of,
    where,
)
from paddock.games.spiralized.actions import Stair
from paddock.games.spiralized.events import BY_HIT, SentToPit, TookStairs
from support import rule

TARGETS = {1: [2], 2: [1, 3, 4], 3: [2, 4], 4: [2, 3, 5, 6], 5: [4, 6], 6: [4, 5]}


def on_stairs(colour: int, ring: int) -> str:
    return f"{ring}/{(4 * colour - ring) % 24}"


@rule("SZ-075", "SZ-076", "SZ-077", "SZ-078", "SZ-R26", "SZ-R28")
@pytest.mark.parametrize("ring", TARGETS)
@pytest.mark.parametrize("colour", range(6))
def test_stairs_of_any_colour_lead_one_ring_or_from_wheel_to_wheel(colour: int, ring: int) -> None:
    race = position(red=on_stairs(colour, ring))
    wanted = [f"a stairs {target}" for target in TARGETS[ring]]
    assert options(race) == [*wanted, "roll"]
    for target in TARGETS[ring]:
        race = position(red=on_stairs(colour, ring))
        events = play(race, f"a stairs {target}")
        assert where(race, "red").split()[0] == on_stairs(colour, target)
        assert kinds(events) == ["TookStairs", "TurnBegan"]


@rule("SZ-077", "SZ-078")
def test_no_other_ring_is_on_the_menu() -> None:
    race = position(red="1/3 4/0")
    for ring in (0, 1, 3, 9):
        assert refusal(race, Stair(0, ring)) == "SZ-077"
    for ring in (0, 1, 4, 9):
        assert refusal(race, Stair(1, ring)) == "SZ-078"
    assert refusal(race, Stair(1, 6)) == ""


@rule("SZ-076")
@pytest.mark.parametrize("spot", ["1/4", "2/3", "2/4", "1/0", "Start", "Z3", "Home", "Rect", "Pit"])
def test_only_from_a_coloured_space(spot: str) -> None:
    race = position(red=spot)
    assert options(race) == ["roll"]
    assert refusal(race, Stair(0, 2)) == "SZ-076"


@rule("SZ-R26")
def test_no_stairs_lead_out_of_the_rings() -> None:
    race = position(red="1/23 6/18")
    assert options(race) == ["a stairs 2", "b stairs 4", "b stairs 5", "roll"]


@rule("SZ-079")
def test_one_token_makes_one_move() -> None:
    race = position(red="1/3 3/21", blue="")
    assert options(race) == ["a stairs 2", "b stairs 2", "b stairs 4", "roll"]
    events = play(race, "b stairs 4")
    assert len(of(events, TookStairs)) == 1
    assert where(race, "red").startswith("1/3 4/20")
    assert turn_of(race) == "blue"


@rule("SZ-080")
def test_the_stairs_do_not_lead_onto_an_own_token() -> None:
    race = position(red="2/2 4/0 3/1")
    assert "a stairs 4" not in options(race)
    assert "a stairs 3" not in options(race)
    assert "a stairs 1" in options(race)
    assert refusal(race, Stair(0, 4)) == "SZ-080"
    assert refusal(race, Stair(0, 3)) == "SZ-080"
    assert refusal(race, Stair(0, 1)) == ""
    # Three rings are too far, whoever stands there.
    assert refusal(race, Stair(2, 6)) == "SZ-077"


@rule("SZ-081", "SZ-121")
def test_a_stairway_move_onto_an_enemy_hits_it() -> None:
    race = position(red="2/2", blue="4/0")
    events = play(race, "a stairs 4")
    (sent,) = of(events, SentToPit)
    assert (sent.seat, sent.token, sent.cause, sent.by) == (1, 0, BY_HIT, 0)
    assert where(race, "blue").startswith("Pit")
    assert where(race, "red").startswith("4/0")


@rule("SZ-081", "SZ-082", "SZ-R37")
def test_but_not_onto_the_owner_of_the_stairway() -> None:
    race = position(red="2/2", orange="4/0")
    assert options(race) == ["a stairs 1", "a stairs 3", "roll"]
    assert refusal(race, Stair(0, 4)) == "SZ-081"


@rule("SZ-081")
@pytest.mark.parametrize("spot", ["2/14", "Start"])
def test_a_rival_who_is_safe_elsewhere_bars_nothing(spot: str) -> None:
    race = position(red="2/2", blue=f"1/9 1/10 1/12 {spot}")
    assert options(race) == ["a stairs 1", "a stairs 3", "a stairs 4", "roll"]


@rule("SZ-R37")
def test_the_colour_that_counts_is_that_of_the_token_that_is_hit() -> None:
    """Red on its own stairway hits Blue there: it is Red's colour, not Blue's."""
    race = position(red="4/20", blue="6/18")
    play(race, "a stairs 6")
    assert where(race, "blue").startswith("Pit")
    assert where(race, "red").startswith("6/18")
    # And on Orange's stairway it makes no difference that the mover is Orange.
    race = position(orange="2/2", red="4/0")
    play(race, "a stairs 4")
    assert where(race, "red").startswith("Pit")


@rule("SZ-082", "SZ-117")
@pytest.mark.parametrize("ring", range(1, 7))
def test_on_its_own_stairway_a_token_cannot_be_removed(ring: int) -> None:
    own = on_stairs(0, ring)
    at = int(own.split("/")[1])
    # Neither by a die nor by the stairs.
    race = position(blue=f"{ring}/{(at - 2) % 24} Home Home Home", red=own)
    play(race, "roll", dice="24")
    assert "a2" not in options(race)
    for other in TARGETS[ring]:
        race = position(blue=on_stairs(0, other), red=own)
        assert f"a stairs {ring}" not in options(race)


@rule("SZ-083", "SZ-R42")
def test_a_token_may_stay_on_the_stairs_and_go_up_and_down() -> None:
    race = position(red="6/18 1/5", blue="")
    for target in (5, 4, 2, 1, 2, 4, 6):
        play(race, f"a stairs {target}")
        play(race, "roll", dice="23")
    assert where(race, "red").startswith("6/18")
    # Or it stands still while the dice are used elsewhere.
    play(race, "roll", "b2", "b3", dice="23")
    assert where(race, "red").startswith("6/18 1/10")


@rule("SZ-R42")
def test_going_up_is_legal_even_off_the_own_inner_wheel() -> None:
    race = position(red="6/18")
    play(race, "a stairs 5")
    assert where(race, "red").startswith("5/19")


@rule("SZ-R27")
def test_two_rings_are_a_jump_over_whoever_stands_between() -> None:
    race = position(red="2/2", orange="3/1", blue="4/0")
    assert options(race) == ["a stairs 1", "a stairs 4", "roll"]
    play(race, "a stairs 4")
    assert where(race, "orange").startswith("3/1")
    assert where(race, "blue").startswith("Pit")
    race = position(red="2/2 3/1")
    play(race, "a stairs 4")
    assert where(race, "red").startswith("4/0 3/1")


@rule("SZ-R28")
def test_the_stairs_never_cross_to_another_colour() -> None:
    for colour in range(6):
        race = position(red=on_stairs(colour, 4))
        play(race, "a stairs 6")
        assert where(race, "red").split()[0] == on_stairs(colour, 6)


@rule("SZ-144")
def test_a_stairway_turn_moves_the_mover_the_hit_and_who_leaves_the_pit_and_no_other() -> None:
    race = position(red="2/2 1/5", blue="4/0 1/6", green="Pit 1/10")
    before = race.tokens.copy()
    play(race, "a stairs 4")
    changed = [token for token in range(12) if race.tokens[token] != before[token]]
    assert changed == [0, 4, 8]
    assert where(race, "green").startswith("Rect")


@rule("SZ-R29", "SZ-122")
def test_an_own_token_freed_by_a_stairway_hit_waits_for_the_next_turn() -> None:
    race = position(red="Pit 2/2", blue="4/0")
    play(race, "b stairs 4")
    assert where(race, "red") == "Rect 4/0 Rect Rect"
    assert turn_of(race) == "blue"


def test_every_colour_knows_its_stairs() -> None:
    assert len(COLOURS) * len(TARGETS) == 36
