"""Players, colours, the first turn, and the options of a race."""

from typing import Any

import pytest

from games.spiralized.positions import (
    COLOURS,
    fresh,
    kinds,
    of,
    options,
    place,
    play,
    position,
    progress,
    turn_of,
    where,
)
from paddock.core.errors import BrokenData
from paddock.games.spiralized import GAME
from paddock.games.spiralized.book.reader import make_book
from paddock.games.spiralized.events import FirstThrown, RaceWon, TurnBegan
from paddock.table.luck import Luck
from paddock.table.table import Table
from support import rule

SEATING = {2: [0, 3], 3: [0, 2, 4], 4: [0, 1, 3, 4], 5: [0, 1, 2, 3, 4], 6: [0, 1, 2, 3, 4, 5]}
FIRST_LEADS = {2: "6611", 3: "661111", 4: "66111111", 5: "6611111111", 6: "661111111111"}


@rule("SZ-001")
@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_play_each_with_a_colour_of_their_own(seats: int) -> None:
    race, _ = fresh(FIRST_LEADS[seats], seats)
    assert race.seats == seats
    assert len(set(race.colours)) == seats


@rule("SZ-001")
@pytest.mark.parametrize("seats", [1, 7])
def test_neither_one_nor_seven_can_play(seats: int) -> None:
    with pytest.raises(BrokenData, match="2 to 6"):
        Table(GAME, seats, Luck.seeded(0), {})


@rule("SZ-002", "SZ-006")
@pytest.mark.parametrize("seats", range(2, 7))
def test_all_tokens_begin_in_their_rectangle_and_the_board_is_empty(seats: int) -> None:
    race, _ = fresh(FIRST_LEADS[seats], seats)
    for colour in race.colours:
        assert where(race, COLOURS[colour]) == "Rect Rect Rect Rect"
    assert set(race.standing) == {-1}
    assert race.pit == -1


@rule("SZ-003")
def test_three_at_home_are_not_enough_and_the_fourth_wins() -> None:
    race = position(red="Z8 Z7 Home Home", green="Home Home Home Z8")
    play(race, "roll", "a1", dice="15")
    assert where(race, "red") == "Home Z7 Home Home"
    assert race.phases
    events = play(race, "roll", "d1", dice="21")
    assert [event.winners for event in of(events, RaceWon)] == [(1,)]


@rule("SZ-004")
def test_the_highest_total_of_both_dice_begins() -> None:
    race, events = fresh("12 65 34", 3)
    assert [(event.totals, event.starter) for event in of(events, FirstThrown)] == [((3, 11, 7), 1)]
    assert turn_of(race) == "yellow"


@rule("SZ-004", "SZ-R05")
def test_it_is_the_sum_that_counts_not_the_best_die() -> None:
    race, _ = fresh("61 44", 2)
    assert turn_of(race) == "green"


@rule("SZ-R05", "SZ-R45")
def test_only_the_tied_leaders_throw_again_in_the_order_of_their_colours() -> None:
    race, events = fresh("45 63 22  31 52", 3)
    throws = of(events, FirstThrown)
    assert [throw.totals for throw in throws] == [(9, 9, 4), (4, 7, -1)]
    assert [throw.starter for throw in throws] == [-1, 1]
    assert turn_of(race) == "yellow"


@rule("SZ-R05", "SZ-R45")
def test_they_throw_until_one_leads() -> None:
    race, events = fresh("11 66 66  21 12  34 25  13 55", 3)
    assert [throw.totals for throw in of(events, FirstThrown)] == [
        (2, 12, 12),
        (-1, 3, 3),
        (-1, 7, 7),
        (-1, 4, 10),
    ]
    assert turn_of(race) == "blue"


@rule("SZ-R45")
def test_the_first_throw_is_no_decision_and_counts_for_nothing_else() -> None:
    race, events = fresh("66 11", 2)
    assert kinds(events) == ["FirstThrown", "TurnBegan"]
    assert where(race, "red") == "Rect Rect Rect Rect"
    assert race.throws == 0
    # Doubles after it are the first of the turn: they carry no penalty.
    play(race, "roll", "a6", "b6", dice="66")
    assert where(race, "red") == "Start Start Rect Rect"


@rule("SZ-005", "SZ-007")
def test_the_dice_go_round_in_the_order_of_the_colours() -> None:
    race, _ = fresh("11 66 12", 3)
    seen = [turn_of(race)]
    for _ in range(5):
        play(race, "roll", dice="23")
        seen.append(turn_of(race))
    assert seen == ["yellow", "blue", "red", "yellow", "blue", "red"]


@rule("SZ-005")
def test_every_turn_is_announced_with_its_number_and_player() -> None:
    race, events = fresh("11 66", 2)
    events += play(race, "roll", dice="23")
    assert [(event.turn, event.seat) for event in of(events, TurnBegan)] == [(1, 1), (2, 0)]


@rule("SZ-007")
def test_colours_out_of_play_are_skipped() -> None:
    race = position(purple="", orange="", yellow="")
    play(race, "roll", dice="23")
    assert turn_of(race) == "orange"
    play(race, "roll", dice="23")
    assert turn_of(race) == "yellow"
    play(race, "roll", dice="23")
    assert turn_of(race) == "purple"


@rule("SZ-R04")
@pytest.mark.parametrize(("seats", "colours"), SEATING.items())
def test_the_seating_table_gives_the_colours(seats: int, colours: list[int]) -> None:
    race, _ = fresh(FIRST_LEADS[seats], seats)
    assert race.colours == colours
    race, _ = fresh(FIRST_LEADS[seats], seats, colours="table")
    assert race.colours == colours


@rule("SZ-R04")
def test_any_colours_may_be_chosen_instead() -> None:
    race, _ = fresh("66 11", 2, colours=[1, 2])
    assert race.colours == [1, 2]
    play(race, "roll", "a6", "a2", dice="62")
    assert where(race, "orange").split()[0] == place("orange", 2) == "1/5"


@rule("SZ-R04", "SZ-007")
@pytest.mark.parametrize(
    "colours", [[], [1, 1], [0, 6], [-1, 2], "red", [3, 0], ["red", "blue"], [True, False], 7, None]
)
def test_colours_that_cannot_be_are_refused(colours: Any) -> None:
    with pytest.raises(BrokenData) as broken:
        make_book({"colours": colours})
    assert broken.value.place == "colours"


@rule("SZ-R04")
def test_there_must_be_a_colour_for_every_seat() -> None:
    with pytest.raises(BrokenData, match="3 colours for 2 seats"):
        Table(GAME, 2, Luck.seeded(0), {"colours": [0, 1, 2]})


@rule("SZ-R11")
@pytest.mark.parametrize("wrong", ["always", 1, None, True, ["forced"]])
def test_a_bonus_roll_is_optional_or_forced_and_nothing_else(wrong: Any) -> None:
    with pytest.raises(BrokenData) as broken:
        make_book({"bonus_roll": wrong})
    assert broken.value.place == "bonus_roll"
    assert make_book({"bonus_roll": "forced"}).is_bonus_forced
    assert not make_book({"bonus_roll": "optional"}).is_bonus_forced
    assert not make_book({}).is_bonus_forced


@rule("SZ-R40")
@pytest.mark.parametrize("wrong", [0, 49, "51", "never", None, True])
def test_the_stall_limit_is_fifty_or_none(wrong: Any) -> None:
    with pytest.raises(BrokenData) as broken:
        make_book({"stall_limit": wrong})
    assert broken.value.place == "stall_limit"
    assert make_book({"stall_limit": "50"}).stall_limit == 50
    assert make_book({"stall_limit": 50}).stall_limit == 50
    assert make_book({"stall_limit": "none"}).stall_limit == 0
    assert make_book({}).stall_limit == 0


def test_an_unknown_choice_is_refused_by_its_name() -> None:
    with pytest.raises(BrokenData) as broken:
        make_book({"tokens": 5})
    assert broken.value.place == "tokens"
    assert "bonus_roll" in broken.value.why


@rule("SZ-R46")
def test_a_question_with_one_answer_is_still_asked() -> None:
    race, _ = fresh("66 11", 2)
    assert options(race) == ["roll"]
    play(race, "roll", dice="63")
    assert options(race) == ["a6"]
    play(race, "a6")
    assert options(race) == ["a3"]
    events = play(race, "a3")
    assert "Stepped" in kinds(events)


@pytest.mark.parametrize("colour", COLOURS)
def test_the_helpers_know_where_every_colour_stands(colour: str) -> None:
    assert [progress(colour, place(colour, at)) for at in range(-2, 154)] == list(range(-2, 154))
