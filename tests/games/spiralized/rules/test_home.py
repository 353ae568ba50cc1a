"""The Safe Zone, Home, and how a race ends."""

import pytest

from games.spiralized.positions import (
    COLOURS,
    asked,
    kinds,
    of,
    options,
    play,
    position,
    progress,
    refusal,
    seat,
    turn_of,
    where,
)
from paddock.core.chance import Script
from paddock.core.protocol import begin
from paddock.games.spiralized import GAME
from paddock.games.spiralized.actions import Step
from paddock.games.spiralized.events import CameHome, GaveUp, NobodyToExchange, RaceWon, Stalled
from paddock.games.spiralized.phases.turn import leave
from paddock.games.spiralized.rules.finish import spaces_gone
from paddock.games.spiralized.state import Spiralized
from paddock.table.diary import Diary
from support import rule, said


def give_up(race: Spiralized, seat: int) -> Diary:
    """A seat leaves, as the table does it: the game's hook, then the questions again."""
    diary = Diary()
    assert leave(race, seat, diary) is None
    begin(race, Script([]), diary)
    return diary


@rule("SZ-090")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("colour", COLOURS)
def test_from_the_own_inner_wheel_a_die_leads_into_the_safe_zone(colour: str, die: int) -> None:
    wheel = f"6/{(4 * COLOURS.index(colour) - 6) % 24}"
    race = position(**{colour: f"{wheel} Home Home Home"})
    other = 2 if die == 1 else 1
    play(race, "roll", f"a{die}", dice=f"{die}{other}")
    assert where(race, colour).startswith(f"Z{die}")


@rule("SZ-091", "SZ-092")
@pytest.mark.parametrize("dice", ["45", "54", "36", "63"])
def test_nine_from_the_wheel_is_home(dice: str) -> None:
    race = position(red="6/18 Home Rect Rect", blue="")
    events = play(race, "roll", f"a{dice[0]}", f"a{dice[1]}", dice=dice)
    assert where(race, "red") == "Home Home Rect Rect"
    assert [(event.token, event.number) for event in of(events, CameHome)] == [(0, 2)]


@rule("SZ-092", "SZ-093")
@pytest.mark.parametrize("at", range(3, 9))
def test_home_needs_the_exact_die(at: int) -> None:
    for die in range(1, 7):
        race = position(red=f"Z{at} 1/5 Home Home", blue="")
        play(race, "roll", dice=f"{die}{die}")
        if die <= 9 - at:
            play(race, f"a{die}")
            wanted = "Home" if die == 9 - at else f"Z{at + die}"
            assert where(race, "red").split()[0] == wanted
        else:
            assert refusal(race, Step(die, 0)) == "SZ-030"


@rule("SZ-092")
def test_two_dice_together_do_not_make_the_count() -> None:
    """From Z6 a 3 is wanted; 2-1 goes by Z8 or Z7, each a stop of its own."""
    race = position(red="Z6 Home Home Z8", blue="")
    play(race, "roll", dice="21")
    assert options(race) == ["a1", "d1"]


@rule("SZ-094", "SZ-R25", "SZ-R24")
def test_one_token_a_numbered_space_and_passing_is_allowed() -> None:
    race = position(red="6/18 Z3 Home Home", blue="")
    play(race, "roll", dice="35")
    assert options(race) == ["a5", "b3", "b5"]
    assert refusal(race, Step(3, 0)) == "SZ-030"
    play(race, "a5")
    assert where(race, "red") == "Z5 Z3 Home Home"
    race = position(red="Z2 Z5 Home Home", blue="")
    play(race, "roll", dice="36")
    assert "a3" not in options(race)


@rule("SZ-094")
def test_home_holds_all_four() -> None:
    race = position(red="Home Home Home Z8", blue="")
    play(race, "roll", "d1", dice="12")
    assert where(race, "red") == "Home Home Home Home"


@rule("SZ-095", "SZ-141")
def test_other_colours_walk_past_the_safe_zone() -> None:
    """Red's inner Wheel is an ordinary space for Blue: no die leads in from it."""
    race = position(blue="6/18 Home Home Home", red="")
    play(race, "roll", "a3", dice="32")
    assert where(race, "blue").startswith("6/21")


@rule("SZ-R23")
def test_the_wheel_reached_by_stairs_opens_the_safe_zone() -> None:
    race = position(red="4/20 Home Rect Rect", blue="")
    play(race, "a stairs 6")
    play(race, "roll", dice="23")
    play(race, "roll", "a4", dice="45")
    assert where(race, "red").startswith("Z4")


@rule("SZ-R23", "SZ-R34")
def test_the_wheel_reached_by_an_exchange_opens_the_safe_zone_at_once() -> None:
    race = position(red="2/1 Home Home Home", blue="6/18")
    play(race, "roll", "a3", "2a", "a4", dice="34")
    assert where(race, "red").startswith("Z4")
    assert where(race, "blue").startswith("2/4")


@rule("SZ-R24")
def test_from_the_own_inner_wheel_no_die_leads_on_round_the_ring() -> None:
    race = position(red="6/18 Z2 Home Home", blue="")
    play(race, "roll", dice="22")
    # A is barred by B; once B has gone on, it can follow.
    assert options(race) == ["b2"]
    play(race, "b2")
    assert options(race) == ["a2", "b2"]
    race = position(red="6/18 Home Home Home")
    assert options(race) == ["a stairs 4", "a stairs 5", "roll"]


@rule("SZ-130")
@pytest.mark.parametrize("dice", ["33", "31", "36"])
def test_the_fourth_token_at_home_wins_at_once(dice: str) -> None:
    race = position(red="Z6 Home Home Home", blue="1/5")
    play(race, "roll", dice=dice)
    events = play(race, "a3")
    assert kinds(events) == ["Stepped", "CameHome", "RaceWon"]
    assert race.phases == []
    standings = GAME.standings(race)
    assert (standings.winners, standings.places, standings.reason) == ([0], [1, 2], "all home")


@rule("SZ-131")
def test_nobody_wins_by_the_stairs_an_exchange_or_a_penalty() -> None:
    """The only way to a fourth token at Home is a step of the player who has the dice."""
    race = position(red="4/20 Home Home Home", blue="Z8 Home Home Home")
    events = play(race, "a stairs 6")
    assert of(events, RaceWon) == []
    race = position(red="2/1 Home Home Home", blue="6/18 Home Home Home")
    events = play(race, "roll", "a3", "2a", dice="35")
    assert of(events, RaceWon) == []
    race = position(red="1/2 Home Home Home", blue="")
    events = play(race, "roll", "a2", "a2", "roll", dice="22 44")
    assert of(events, RaceWon) == []
    assert turn_of(race) == "blue"


@rule("SZ-131")
def test_the_win_is_tested_after_each_step() -> None:
    race = position(red="Z8 1/5 Home Home", blue="Home Home Home Z8")
    events = play(race, "roll", "a1", dice="12")
    assert "CameHome" in kinds(events)
    assert "RaceWon" not in kinds(events)
    assert asked(race) == "ChooseStep"


@rule("SZ-142", "SZ-145")
def test_a_token_at_home_never_moves_again() -> None:
    for dice in ("11", "22", "33", "44", "55", "66", "12", "61"):
        race = position(red="Home 1/9 Home Home", blue="2/3")
        play(race, "roll", dice=dice)
        assert {word[0] for word in options(race)} == {"b"}
    # The doubles penalty passes it by, and no exchange reaches it.
    race = position(red="Home 1/9 Home Home", blue="2/3")
    play(race, "roll", "b2", "b2", "roll", dice="22 44")
    assert where(race, "red") == "Home Pit Home Home"


@rule("SZ-R39")
def test_places_go_by_tokens_at_home_and_then_by_progress() -> None:
    race = position(
        red="Z8 Home Home Home", green="Home Home Z1 Pit", blue="Home Home 3/13 Rect", yellow="5/1"
    )
    play(race, "roll", "a1", dice="12")
    standings = GAME.standings(race)
    # In the order of the colours: red, yellow, green, blue.
    assert standings.places == [1, 4, 2, 3]
    assert standings.winners == [0]


@rule("SZ-R39")
def test_a_token_at_home_counts_for_more_than_any_progress_and_the_pit_for_less() -> None:
    race = position(
        red="Z8 Home Home Home", yellow="Home", green="Z8 Z7 Z6 Z5", blue="Pit", orange=""
    )
    play(race, "roll", "a1", dice="12")
    # red, orange, yellow, green, blue
    assert GAME.standings(race).places == [1, 4, 2, 3, 5]


@rule("SZ-R39")
def test_places_are_told_during_the_race_as_well() -> None:
    race = position(red="Home", green="5/1 5/2 5/3")
    assert GAME.standings(race).places == [1, 2]


@rule("SZ-R39")
def test_equal_places_are_shared() -> None:
    race = position(red="Z8 Home Home Home", green="3/9", blue="3/13", yellow="Start")
    play(race, "roll", "a1", dice="12")
    # Green and Blue are each on their own colour in ring 3.
    assert GAME.standings(race).places == [1, 4, 2, 2]


@rule("SZ-R40")
def test_without_the_option_stairs_may_go_on_for_ever() -> None:
    race = position(red="1/3", blue="1/7")
    for _ in range(60):
        play(race, "a stairs 2")
        play(race, "a stairs 2")
        play(race, "a stairs 1")
        play(race, "a stairs 1")
    assert race.phases


def stairs_only(race: Spiralized, turns: int) -> list[str]:
    told: list[str] = []
    for _ in range(turns):
        ring = 1 if where(race, turn_of(race)).startswith("2") else 2
        told += kinds(play(race, f"a stairs {ring}"))
    return told


@rule("SZ-R40")
def test_with_the_option_fifty_stairway_moves_in_a_row_end_the_race() -> None:
    race = position({"stall_limit": "50"}, red="1/3", blue="1/7 Home")
    told = stairs_only(race, 49)
    assert "Stalled" not in told
    assert race.phases
    events = play(race, "a stairs 1" if where(race, "blue").startswith("2") else "a stairs 2")
    assert [event.turns for event in of(events, Stalled)] == [50]
    assert race.phases == []
    standings = GAME.standings(race)
    assert (standings.winners, standings.places, standings.reason) == ([1], [2, 1], "stalled")


@rule("SZ-R40")
def test_a_throw_sets_the_count_back() -> None:
    race = position({"stall_limit": "50"}, red="1/3 Home Home Home", blue="1/7")
    stairs_only(race, 48)
    play(race, "roll", "a2", "a3", dice="23")
    assert race.stairs_in_a_row == 0
    told = stairs_only(race, 1)
    assert "Stalled" not in told
    assert race.phases


@rule("SZ-R40")
def test_after_a_stall_the_first_place_may_be_shared() -> None:
    race = position({"stall_limit": "50"}, red="1/3", blue="1/19")
    stairs_only(race, 50)
    assert race.phases == []
    standings = GAME.standings(race)
    assert (standings.winners, standings.places) == ([0, 1], [1, 1])


@rule("SZ-R41")
def test_who_leaves_goes_with_all_tokens_and_an_emptied_pit_stays_empty() -> None:
    race = position(red="1/5", green="Pit 1/9 Z3 Start", blue="2/3")
    diary = give_up(race, 1)
    assert [event.seat for event in of(diary.told(), GaveUp)] == [1]
    assert race.pit == -1
    assert [token for token in race.standing if token >= 0] == [0, 8]
    assert turn_of(race) == "red"
    play(race, "roll", dice="11")
    assert asked(race) == "ChooseStep"


@rule("SZ-R41", "SZ-145")
def test_the_pit_keeps_the_token_of_somebody_who_stays() -> None:
    race = position(red="1/5", green="1/9 Z3 Start", blue="Pit 2/3")
    give_up(race, 1)
    assert where(race, "blue") == "Pit 2/3 Rect Rect"
    play(race, "roll", "a3", "a4", dice="34")
    play(race, "roll", dice="11")
    assert asked(race) == "UseSnakeEyes"


@rule("SZ-R41", "SZ-R30")
def test_the_colour_of_who_left_is_skipped_and_protects_nobody() -> None:
    race = position(red="1/5 Home Home Home", green="1/11", blue="1/9")
    give_up(race, 1)
    assert race.standing[11] == -1
    play(race, "roll", "a2", "a4", dice="24")
    assert where(race, "red").startswith("1/11")
    assert turn_of(race) == "blue"
    play(race, "roll", "a3", "a4", dice="34")
    assert turn_of(race) == "red"


@rule("SZ-R41")
def test_when_the_active_player_leaves_the_turn_ends_on_the_spot() -> None:
    race = position(red="1/5", green="1/11", blue="1/9")
    play(race, "roll", "a5", dice="53")
    give_up(race, 0)
    assert turn_of(race) == "green"
    assert asked(race) == "ChooseTurn"
    assert race.die_one == race.die_two == 0


@rule("SZ-R41", "SZ-015")
def test_who_leaves_before_an_exchange_leaves_none_to_be_made() -> None:
    race = position(red="2/1", green="", blue="1/9", purple="")
    play(race, "roll", "a3", dice="35")
    assert asked(race) == "ChoosePartner"
    give_up(race, 0)
    assert (turn_of(race), asked(race), race.landed) == ("green", "ChooseTurn", -1)
    # So it is of no account that the last token in the rings leaves as well.
    assert kinds(give_up(race, 2).told()) == ["GaveUp"]


@rule("SZ-R41", "SZ-101")
def test_when_other_partners_stay_the_exchange_is_still_to_be_made() -> None:
    race = position(red="2/1 Home Home Home", green="4/3", blue="1/9")
    play(race, "roll", "a3", dice="35")
    assert options(race) == ["2a", "3a"]
    assert kinds(give_up(race, 2).told()) == ["GaveUp"]
    assert (asked(race), options(race)) == ("ChoosePartner", ["2a"])


@rule("SZ-R41", "SZ-108")
def test_after_an_exchange_it_is_of_no_account_who_leaves() -> None:
    race = position(red="2/1", green="", blue="1/9")
    play(race, "roll", "a3", "3a", dice="35")
    assert race.landed == -1
    assert kinds(give_up(race, 2).told()) == ["GaveUp"]
    assert options(race) == ["a5"]


@rule("SZ-R41")
def test_nobody_gives_up_twice() -> None:
    race = position(red="1/5", green="1/9", blue="2/3")
    give_up(race, 1)
    diary = Diary()
    assert said(leave(race, 1, diary)).startswith("SZ-R41")
    assert diary.told() == []
    assert race.left == [0, 1, 0]


@rule("SZ-R41")
def test_the_last_one_left_wins_and_the_first_to_leave_is_last() -> None:
    race = position(red="", orange="", green="", blue="Home")
    give_up(race, 3)
    give_up(race, 0)
    diary = give_up(race, 2)
    assert [event.winners for event in of(diary.told(), RaceWon)] == [(1,)]
    assert race.phases == []
    standings = GAME.standings(race)
    assert standings.winners == [1]
    assert standings.places == [3, 1, 2, 4]
    assert standings.reason == "all others left"


@rule("SZ-R41", "SZ-R39")
def test_who_left_ranks_behind_all_who_stayed_however_far_they_had_come() -> None:
    race = position(red="Z8 Home Home Home", orange="Home Home Home", green="", blue="Pit")
    give_up(race, 1)
    give_up(race, 2)
    play(race, "roll", "a1", dice="12")
    standings = GAME.standings(race)
    # In the order of the colours: red, orange, green, blue.
    assert (standings.places, standings.reason) == ([1, 4, 3, 2], "all home")


@rule("SZ-R41", "SZ-106")
def test_when_the_only_partners_leave_the_token_stays_on_the_sunburst() -> None:
    # The seats are red, yellow, green, blue.
    race = position(blue="Home Home 2/1 Home", red="1/9", green="", yellow="")
    play(race, "roll", "c3", dice="35")
    assert asked(race) == "ChoosePartner"
    told = give_up(race, 0).told()
    assert kinds(told) == ["GaveUp", "NobodyToExchange"]
    assert [(event.seat, event.token) for event in of(told, NobodyToExchange)] == [(3, 2)]
    assert options(race) == ["c5"]
    assert where(race, "blue") == "Home Home 2/4 Home"
    # It is said once, however many leave after that.
    assert race.landed == -1
    assert kinds(give_up(race, 1).told()) == ["GaveUp"]


@rule("SZ-R41", "SZ-005")
@pytest.mark.parametrize(
    ("leaver", "rounds"),
    [
        # Red, green and blue play in this order; red begins, and green has the dice now.
        ("red", [1, 1, 2, 2, 3]),
        ("green", [1, 2, 2, 3, 3]),
        ("blue", [1, 2, 2, 3, 3]),
    ],
)
def test_a_round_is_over_when_all_who_are_left_have_had_the_dice(
    leaver: str, rounds: list[int]
) -> None:
    race = position(red="Pit Home", green="Home", blue="Home")
    play(race, "roll", dice="23")
    assert (turn_of(race), GAME.rounds(race)) == ("green", 1)
    give_up(race, seat(race, leaver))
    begun = [GAME.rounds(race)]
    while len(begun) < len(rounds):
        play(race, "roll", dice="23")
        begun.append(GAME.rounds(race))
    assert begun == rounds


def test_how_far_a_seat_has_come_is_the_sum_of_its_tokens() -> None:
    race = position(red="1/5 1/5", green="1/9 Pit", blue="2/3")
    red, green, blue = progress("red", "1/5"), progress("green", "1/9"), progress("blue", "2/3")
    assert spaces_gone(race) == [2 * red, green, blue]
    give_up(race, 1)
    assert spaces_gone(race) == [2 * red, -1, blue]
