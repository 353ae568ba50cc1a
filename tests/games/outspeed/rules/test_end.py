"""The end: who wins, ties, last survivors, nobody, and everybody's place."""

import pytest

from games.outspeed.positions import (
    Highest,
    Lowest,
    Ship,
    bonus,
    everyone,
    kinds,
    of,
    position,
    program,
)
from paddock import new
from paddock.core.chance import Chance, Dealer, spawn_seed
from paddock.core.protocol import Event, Log, advance, begin
from paddock.games.outspeed import GAME
from paddock.games.outspeed.book.reader import printed_tiles
from paddock.games.outspeed.book.tokens import FLAMETHROWER, FORCEFIELD, ION_CANNON, NITRO
from paddock.games.outspeed.events import RaceEnded
from paddock.games.outspeed.rules.finish import standings, zones_gone
from paddock.games.outspeed.setup import setup
from paddock.games.outspeed.state import ALL_OUT, FINISH, LAST_SURVIVOR
from support import rule

LAST_STRAIGHT = 13
BOARD_3 = 3


def told(event: Event) -> tuple[str, list[str]]:
    """A sentence with its rules."""
    words = GAME.tell(event, GAME.book({}))
    return words.text(["Ann", "Ben", "Cleo"]), words.rules


@rule("OS-090")
def test_the_furthest_forward_wins_after_the_finish_tile() -> None:
    race = position(tile=LAST_STRAIGHT, rear=BOARD_3, pilots=[(20, 6), (21, 6), (19, 6)])
    events = program(race, "LLM")
    assert [(event.ending, event.winners) for event in of(events, RaceEnded)] == [(FINISH, (1,))]
    race = position(tile=LAST_STRAIGHT, rear=BOARD_3, pilots=[(20, 6), (21, 6), (20, 6)])
    program(race, "LLM")
    assert standings(race).winners == [2]


@rule("OS-090")
def test_an_eliminated_pilot_does_not_win_from_any_zone() -> None:
    race = position(tile=14, rear=BOARD_3, pilots=[(27, 1), (20, 6), (20, 6)])
    program(race, "MLL", luck=[5, 1, 0])
    assert standings(race).winners == [1]


@rule("OS-091")
def test_a_tie_for_the_furthest_zone_goes_to_the_most_fuel() -> None:
    race = position(tile=LAST_STRAIGHT, rear=BOARD_3, pilots=[(20, 6), (20, 7), (18, 9)])
    events = program(race, "LLL")
    assert standings(race).winners == [1]
    assert told(events[-1]) == (
        "The finish: level on the zone, Ben has the most fuel and wins!",
        ["OS-091"],
    )


@rule("OS-092")
def test_a_remaining_tie_goes_to_the_most_tokens() -> None:
    pilots: list[Ship] = [(20, 6, {NITRO: 1}), (20, 6, {FORCEFIELD: 1, FLAMETHROWER: 1}), (18, 9)]
    race = position(tile=LAST_STRAIGHT, rear=BOARD_3, pilots=pilots)
    bonus(race, {})
    events = program(race, "LLL")
    assert standings(race).winners == [1]
    assert told(events[-1]) == (
        "The finish: level on zone and fuel, Ben holds the most tokens and wins!",
        ["OS-092"],
    )


@rule("OS-090", "OS-092")
def test_what_those_behind_have_breaks_no_tie() -> None:
    """Cleo, further back, has as much fuel and fewer tokens: Ben won by his zone."""
    pilots: list[Ship] = [(18, 6, {NITRO: 1}), (20, 6, {NITRO: 1}), (18, 6)]
    race = position(tile=LAST_STRAIGHT, rear=BOARD_3, pilots=pilots)
    bonus(race, {})
    assert told(program(race, "LLL")[-1]) == ("The finish: Ben wins!", ["OS-090"])


@rule("OS-R54")
def test_a_token_played_on_the_finish_turn_counts_no_more() -> None:
    pilots: list[Ship] = [(19, 6, {NITRO: 2}), (20, 6, {FORCEFIELD: 1, ION_CANNON: 1}), (18, 9)]
    race = position(tile=LAST_STRAIGHT, rear=BOARD_3, pilots=pilots)
    bonus(race, {0: "nitro"})
    program(race, "LLL")
    # Both on 22 with 5 fuel: one token left against two, of whatever kind.
    assert standings(race).winners == [1]


@rule("OS-093")
def test_pilots_still_tied_share_the_victory() -> None:
    pilots: list[Ship] = [(20, 6, {NITRO: 1}), (20, 6, {FORCEFIELD: 1}), (18, 9)]
    race = position(tile=LAST_STRAIGHT, rear=BOARD_3, pilots=pilots)
    bonus(race, {})
    events = program(race, "LLL")
    assert of(events, RaceEnded)[0].winners == (0, 1)
    assert standings(race).places == [1, 1, 3]
    assert told(events[-1]) == ("The finish: Ann and Ben share the victory!", ["OS-093"])


@rule("OS-094")
def test_the_only_one_left_wins_at_once() -> None:
    race = position(tile=1, pilots=[(14, 6), (2, 6), (2, 6)], turn=3)
    events = program(race, "LLL")
    assert [(event.ending, event.winners) for event in of(events, RaceEnded)] == [
        (LAST_SURVIVOR, (0,))
    ]
    assert race.phases == []


@rule("OS-095", "OS-R55")
def test_with_everybody_eliminated_nobody_wins_and_it_is_a_draw() -> None:
    race = position(tile=3, pilots=[(9, 3), (12, 3), (4, 3)])
    events = everyone(race, "L")
    assert [(event.ending, event.winners) for event in of(events, RaceEnded)] == [(ALL_OUT, ())]
    result = standings(race)
    assert result.winners == []
    assert result.places == [1, 1, 1]
    assert result.reason == "all eliminated"


@rule("OS-R55")
def test_after_such_a_race_another_can_begin() -> None:
    race = position(tile=3, pilots=[(9, 3), (12, 3), (4, 3)])
    everyone(race, "L")
    assert race.asked == ()
    again = new("outspeed", seats=3, seed=2)
    assert not again.over


@rule("OS-106")
@pytest.mark.parametrize(
    ("ending", "reason"),
    [(FINISH, "finish"), (LAST_SURVIVOR, "last survivor"), (ALL_OUT, "all eliminated")],
)
def test_the_result_says_winners_reason_and_places(ending: int, reason: str) -> None:
    if ending == FINISH:
        race = position(tile=LAST_STRAIGHT, rear=BOARD_3, pilots=[(20, 6), (21, 6), (19, 6)])
        program(race, "LLL")
        expected = ([1], [2, 1, 3])
    elif ending == LAST_SURVIVOR:
        race = position(tile=1, pilots=[(14, 6), (3, 6), (9, 1)])
        program(race, "LLM")
        expected = ([0], [1, 2, 3])
    else:
        race = position(tile=3, pilots=[(9, 3), (12, 3), (4, 3)])
        everyone(race, "L")
        expected = ([], [1, 1, 1])
    result = GAME.standings(race)
    assert (result.winners, result.places) == expected
    assert result.reason == reason
    assert race.ending == ending


@rule("OS-R53")
@pytest.mark.parametrize(("fuel", "winners"), [(2, [1]), (1, [0, 1])])
def test_no_fuel_after_the_finish_counts_as_nothing_in_the_tie(
    fuel: int, winners: list[int]
) -> None:
    race = position(tile=LAST_STRAIGHT, rear=BOARD_3, pilots=[(20, 1), (20, fuel), (18, 6)])
    program(race, "--L")
    assert [pilot.fuel for pilot in race.pilots[:2]] == [0, fuel - 1]
    assert standings(race).winners == winners


@rule("OS-R62")
def test_places_behind_the_winner_go_by_zone_fuel_tokens_then_by_who_lasted_longer() -> None:
    race = position(
        tile=LAST_STRAIGHT,
        side=0,
        rear=BOARD_3,
        pilots=[(22, 6), (20, 6, {NITRO: 1}), (20, 6), (20, 9), None, (20, 6)],
    )
    race.pilots[4].out = 1
    bonus(race, {})
    program(race, "LLLL-L")
    assert standings(race).places == [1, 3, 4, 2, 6, 4]


@rule("OS-R62")
def test_of_the_eliminated_a_later_block_stands_above_an_earlier_one() -> None:
    race = position(tile=1, pilots=[(14, 6), (9, 1), (9, 1), (3, 6)])
    program(race, "LMML")
    result = standings(race)
    assert result.winners == [0]
    assert result.places == [1, 3, 3, 2]


@rule("OS-R62")
def test_if_nobody_is_left_the_blocks_are_shown_and_nobody_wins() -> None:
    race = position(tile=3, pilots=[(9, 2), (12, 2), None])
    everyone(race, "L")
    result = standings(race)
    assert result.winners == []
    assert result.places == [1, 1, 3]


@rule("OS-R57")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("luck", [Highest, Lowest, Dealer])
def test_no_race_is_longer_than_13_turns_or_asks_without_end(
    seats: int, luck: type[Chance]
) -> None:
    for number in range(10):
        chance = Dealer(spawn_seed(number, seats)) if luck is Dealer else luck()
        race = setup(printed_tiles(), seats, chance)
        begin(race, chance, Log())
        made = 0
        while race.asked:
            options = [decision.options() for decision in race.asked]
            made += len(options)
            assert made <= GAME.most_decisions
            advance(race, [those[made % len(those)] for those in options], chance, Log())
        assert race.turn <= 13


@rule("OS-R57")
def test_a_token_leads_to_no_further_token() -> None:
    race = position(tile=1, pilots=[(9, 6, {NITRO: 3}), (9, 6), (9, 6)])
    events = bonus(race, {0: "nitro"})
    assert kinds(events).count("BonusApplied") == 1
    assert [type(decision).__name__ for decision in race.asked] == ["ChooseRoute"] * 3


def test_how_far_a_ship_has_come_is_its_zone() -> None:
    race = position(pilots=[(5, 6), (9, 6), (7, 6)])
    race.pilots[2].out = 1
    assert zones_gone(race) == [5, 9, -1]
