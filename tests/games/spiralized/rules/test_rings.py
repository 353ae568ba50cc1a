"""Round the rings, down from one to the next, and hits on the way."""

import pytest

from games.spiralized.positions import (
    COLOURS,
    kinds,
    of,
    options,
    place,
    play,
    position,
    progress,
    refusal,
    turn_of,
    where,
)
from paddock.games.spiralized.actions import Step
from paddock.games.spiralized.events import BY_HIT, SentToPit
from support import rule

ARROWS = {"red": 0, "orange": 4, "yellow": 8, "green": 12, "blue": 16, "purple": 20}


def first(race_place: str) -> str:
    return race_place.split()[0]


def after(start: str, die: int, colour: str = "red") -> str:
    """Where a lone token ends with a die."""
    other = 5 if die != 5 else 4
    race = position(**{colour: f"{start} Home Home Home"})
    play(race, "roll", f"a{die}", dice=f"{die}{other}")
    return first(where(race, colour))


@rule("SZ-060")
@pytest.mark.parametrize("colour", COLOURS)
def test_from_start_the_first_space_is_the_own_arrow(colour: str) -> None:
    assert after("Start", 1, colour) == f"1/{ARROWS[colour]}"
    assert after("Start", 4, colour) == f"1/{ARROWS[colour] + 3}"


@rule("SZ-061")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_own_colour_in_ring_one_is_the_last_space_of_the_lap(colour: str) -> None:
    own = f"1/{(ARROWS[colour] - 1) % 24}"
    assert progress(colour, own) == 24
    assert after(place(colour, 22), 2, colour) == own


@rule("SZ-062", "SZ-063", "SZ-R21")
@pytest.mark.parametrize(
    ("start", "die", "end"),
    [
        ("1/21", 5, "2/1"),
        ("1/23", 1, "2/23"),
        ("1/23", 2, "2/0"),
        ("1/23", 6, "2/4"),
        ("2/21", 2, "3/22"),
        ("3/20", 3, "4/22"),
        ("4/19", 4, "5/22"),
        ("5/18", 6, "6/23"),
        ("5/19", 1, "6/19"),
    ],
)
def test_over_the_own_colour_the_count_runs_on_in_the_next_ring(
    start: str, die: int, end: str
) -> None:
    assert after(start, die) == end


@rule("SZ-062", "SZ-063")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("ring", range(1, 6))
def test_below_the_own_colour_lies_the_next_ring_in_every_ring(colour: str, ring: int) -> None:
    own = (ARROWS[colour] - ring) % 24
    assert after(f"{ring}/{own}", 1, colour) == f"{ring + 1}/{own}"


@rule("SZ-R21")
def test_no_token_stays_in_its_ring_for_another_lap() -> None:
    for die in range(1, 7):
        assert after("2/22", die).startswith("3/")


@rule("SZ-064")
def test_other_colours_do_not_let_a_token_down() -> None:
    assert after("1/2", 3) == "1/5"
    assert after("1/2", 1) == "1/3"
    assert after("1/3", 1) == "1/4"
    assert after("4/3", 2) == "4/5"


@rule("SZ-065", "SZ-067")
@pytest.mark.parametrize("spot", ["1/10", "1/8", "1/12"])
def test_landing_on_an_enemy_sends_it_to_the_pit_and_takes_the_space(spot: str) -> None:
    """Plain white, a foreign arrow; an arrow holds one token as any space does."""
    at = int(spot.split("/")[1])
    race = position(red=f"1/{at - 5} Home Home Home", blue=f"{spot} 1/22")
    events = play(race, "roll", "a5", dice="56")
    (sent,) = of(events, SentToPit)
    assert (sent.seat, sent.token, sent.cause, sent.by) == (1, 0, BY_HIT, 0)
    assert first(where(race, "red")) == spot
    assert where(race, "blue").startswith("Pit 1/22")
    assert race.standing.count(0) == 1
    assert 4 not in race.standing


@rule("SZ-066")
def test_a_movement_may_not_end_on_an_own_token() -> None:
    race = position(red="1/5 1/9 Home Home", blue="")
    play(race, "roll", dice="43")
    assert refusal(race, Step(4, 0)) == "SZ-030"
    assert options(race) == ["a3", "b3", "b4"]


@rule("SZ-068")
def test_an_enemy_on_its_own_colour_bars_the_space() -> None:
    race = position(red="3/11 Home Home Home", blue="3/13")
    play(race, "roll", dice="23")
    assert options(race) == ["a3"]
    assert refusal(race, Step(2, 0)) == "SZ-030"
    play(race, "a3", "a2")
    assert where(race, "blue").startswith("3/13")


@rule("SZ-067", "SZ-068")
def test_on_a_foreign_colour_an_enemy_is_hit() -> None:
    race = position(red="3/11 Home Home Home", green="3/13")
    events = play(race, "roll", "a2", dice="23")
    assert "SentToPit" in kinds(events)
    assert where(race, "green").startswith("Pit")


@rule("SZ-069", "SZ-070", "SZ-R22")
@pytest.mark.parametrize(
    ("start", "die", "end"),
    [("6/15", 3, "6/18"), ("6/15", 6, "6/21"), ("6/17", 2, "6/19"), ("6/14", 5, "6/19")],
)
def test_in_the_inner_ring_a_token_goes_round_until_it_ends_on_its_wheel(
    start: str, die: int, end: str
) -> None:
    assert after(start, die) == end


@rule("SZ-070")
def test_past_the_wheel_another_lap_of_the_inner_ring_lies_ahead() -> None:
    race = position(red="6/17 Home Home Home", blue="")
    play(race, "roll", "a3", "a4", dice="34")
    assert first(where(race, "red")) == "6/0"
    assert race.tokens[0] == 126


@rule("SZ-069")
@pytest.mark.parametrize("colour", COLOURS)
def test_every_colour_stops_on_its_own_wheel(colour: str) -> None:
    wheel = (ARROWS[colour] - 6) % 24
    assert after(f"6/{(wheel - 3) % 24}", 3, colour) == f"6/{wheel}"
    assert after(f"6/{(wheel - 1) % 24}", 6, colour) == f"6/{(wheel + 5) % 24}"


@rule("SZ-067", "SZ-069")
@pytest.mark.parametrize("colour", COLOURS)
def test_on_its_own_inner_wheel_a_token_hits_who_is_in_the_way(colour: str) -> None:
    wheel = (ARROWS[colour] - 6) % 24
    rival = "green" if colour != "green" else "red"
    race = position(**{colour: f"6/{(wheel - 3) % 24} Home Home Home", rival: f"6/{wheel}"})
    play(race, "roll", "a3", dice="35")
    assert first(where(race, colour)) == f"6/{wheel}"
    assert first(where(race, rival)) == "Pit"


@rule("SZ-R30")
def test_nobody_is_safe_on_the_colour_of_someone_who_does_not_play() -> None:
    race = position(red="1/5 Home Home Home", blue="1/7")
    play(race, "roll", "a2", dice="26")
    assert where(race, "blue").startswith("Pit")
    # And its stairway can be used.
    race = position(red="1/7 Home Home Home", blue="")
    assert options(race) == ["a stairs 2", "roll"]


@rule("SZ-116", "SZ-R31")
def test_on_its_own_arrow_a_token_can_be_hit() -> None:
    race = position(blue="1/22 Home Home Home", red="1/0")
    play(race, "roll", "a2", dice="25")
    assert where(race, "red").startswith("Pit")
    assert turn_of(race) == "blue"


@rule("SZ-R31")
def test_anyone_may_land_on_any_arrow_and_no_stairs_begin_there() -> None:
    assert after("1/2", 2) == "1/4"
    assert options(position(red="1/4 1/8 1/0")) == ["roll"]
