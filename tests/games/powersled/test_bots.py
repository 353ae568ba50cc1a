"""The rookie keeps out of the worst; the driver drives like somebody who knows the game."""

from typing import Any

import pytest

from games.powersled.positions import at, play, position
from paddock.bots import ask_bot, bot_luck, bot_names, find_bot
from paddock.core.chance import Dealer, spawn_seed
from paddock.core.protocol import Action, Log, advance, begin
from paddock.games.powersled import GAME
from paddock.games.powersled.actions import Build, Discard, Go, Lay, ThrowNuke
from paddock.games.powersled.book.cards import DRIFT_2, MOVE_5
from paddock.games.powersled.book.track_reader import TRACKS
from paddock.games.powersled.phases.control import Regaining
from paddock.games.powersled.phases.turn import Turn
from paddock.games.powersled.state import Powersled

DRIVER = find_bot(GAME, "driver")
ROOKIE = find_bot(GAME, "rookie")
RACES = 6
TRIES = 30


def choice(race: Powersled, bot: Any = DRIVER, seed: int = 1) -> Action:
    """The bot's answer to the first question."""
    decision = race.asked[0]
    return ask_bot(bot, GAME.view(race, decision.seat), decision, Dealer(seed))


def word(race: Powersled) -> str:
    return GAME.word(choice(race)).lower()


def choices(race: Powersled, bot: Any) -> set[str]:
    return {GAME.word(choice(race, bot, seed)).lower() for seed in range(TRIES)}


def winner(bots: list[Any], track: str, seed: int) -> int:
    luck = Dealer(seed)
    race: Any = GAME.setup(GAME.book({"track": track}), len(bots), luck)
    begin(race, luck, Log())
    lucks = [bot_luck(seed, seat) for seat in range(len(bots))]
    while race.asked:
        answers = [
            ask_bot(bots[one.seat], GAME.view(race, one.seat), one, lucks[one.seat])
            for one in race.asked
        ]
        advance(race, answers, luck, Log())
    (first,) = GAME.standings(race).winners
    return first


def test_the_game_brings_two_bots() -> None:
    assert bot_names(GAME) == ["driver", "first", "random", "rookie"]


@pytest.mark.parametrize("track", TRACKS)
def test_a_driver_beats_rookies_from_any_seat(track: str) -> None:
    """At least 1.6 times its share of wins; in 500 races with rotated seats it is far more."""
    wins = 0
    for number in range(RACES):
        seat = number % 3
        bots = [DRIVER if at_seat == seat else ROOKIE for at_seat in range(3)]
        wins += winner(bots, track, spawn_seed(11, number)) == seat
    assert wins / RACES >= 1.6 / 3


# The rookie


def test_a_rookie_does_not_enter_a_hairpin_at_five() -> None:
    race = position("serpentine", A=at("s0.0.4", "M5 M4 D2 D3"), B=at("s7.0.0"))
    assert choices(race, ROOKIE) <= {"d2", "d3"}
    # If there is nothing else, then the mildest.
    race = position("serpentine", A=at("s0.0.4", "M5 M4"), B=at("s7.0.0"))
    assert choices(race, ROOKIE) == {"m4"}


def test_a_rookie_runs_into_nobody_if_it_can_help_it() -> None:
    race = position(A=at("s5.0.0", "M5 D3"), B=at("s5.0.2"))
    assert choices(race, ROOKIE) == {"d3"}
    play(race, "D3", "forward")
    assert choices(race, ROOKIE) == {"left"}


def test_a_rookie_throws_no_nuke_when_steps_are_lost() -> None:
    race = position(A=at("s5.0.0", "M3 NU", control=2), B=at("s5.1.3"))
    play(race, "M3", "forward", "forward", "forward")
    assert choices(race, ROOKIE) == {"done"}
    race = position(A=at("s5.0.0", "M3 NU"), B=at("s5.1.3"))
    play(race, "M3", "forward", "forward", "forward")
    thrown = {type(choice(race, ROOKIE, seed)) for seed in range(TRIES)}
    assert ThrowNuke in thrown


# The driver


def test_a_driver_goes_fast_on_a_straight() -> None:
    race = position(A=at("s5.0.0", "M5 M3 D2", unseen=""), B=at("s0.0.0"))
    assert word(race) == "m5"


def test_a_driver_keeps_the_slow_card_for_the_hairpin() -> None:
    """Two plays left: MOVE 5 to the border first, then DRIFT 2 into the corner."""
    race = position("serpentine", A=at("s7.0.4", "M5 D2"), B=at("s7.0.0"), round=2)
    answer = choice(race)
    assert isinstance(answer, Lay)
    assert answer.card == MOVE_5
    race = position("serpentine", A=at("s0.0.4", "M5 D2 D2"), B=at("s7.0.0"), round=2)
    answer = choice(race)
    assert isinstance(answer, Lay)
    assert answer.card == DRIFT_2


def test_a_driver_follows_the_racing_line() -> None:
    race = position(A=at("s1.1.0", "D3"), B=at("s0.0.0"))
    play(race, "D3", "forward")
    assert word(race) == "right"
    play(race, "right")
    assert word(race) == "left"


def test_a_driver_goes_round_who_is_in_the_way() -> None:
    race = position(A=at("s5.0.0", "M4 D3"), B=at("s5.0.2"))
    assert word(race) == "d3"
    play(race, "D3")
    answer = choice(race)
    assert isinstance(answer, Go)
    play(race, "forward")
    assert word(race) == "left"


def test_a_driver_plays_good_reflexes_but_not_two_for_one_step_back() -> None:
    race = position(A=at("s1.0.2", "M4 GR M3"), B=at("s0.0.0"))
    play(race, "M4", "forward", dice=[4])
    assert word(race) == "play"
    for dice, answer in ((5, "play"), (3, "pass")):
        # A step comes back from 7 on.
        race = position(
            A=at("s1.0.2", "GR GR M3", control=1),
            B=at("s0.0.0"),
            phases=[Turn(), Regaining((0,))],
            dice=[dice],
        )
        assert word(race) == answer


def test_a_driver_raises_the_field_against_hard_blows_or_without_armor() -> None:
    race = position(A=at("s5.0.0", "M4 FF"), B=at("s5.0.1"))
    play(race, "M4", "forward")
    assert word(race) == "play"
    race = position(A=at("s5.0.0", "D2 FF"), B=at("s5.0.2"))
    play(race, "D2", "forward", "forward")
    assert word(race) == "pass"
    race = position(A=at("s5.0.0", "D2 FF", armor=1), B=at("s5.0.2"))
    play(race, "D2", "forward", "forward")
    assert word(race) == "play"


def test_a_driver_hooks_on_where_the_tow_beats_its_cards() -> None:
    race = position(A=at("s5.0.4", "M5"), B=at("s5.0.3", "GH M5 D2 D2"))
    play(race, "M5")
    assert word(race) == "play"
    race = position(A=at("s5.0.4", "D2"), B=at("s5.0.3", "GH M3 M3 D3"))
    play(race, "D2")
    assert word(race) == "pass"


def test_a_driver_lays_a_mine_for_who_follows_and_keeps_it_else() -> None:
    race = position(A=at("s5.0.1", "M4 MI M3 M3"), B=at("s5.0.0"))
    play(race, "M4", "forward", "forward", "forward", "forward")
    assert word(race) != "done"
    race = position(A=at("s5.0.1", "M4 MI M3 M3"), B=at("s0.0.0"))
    play(race, "M4", "forward", "forward", "forward", "forward")
    assert word(race) == "done"


def test_a_driver_does_not_spend_its_last_cards_on_attacks() -> None:
    race = position(A=at("s5.0.1", "M4 MI"), B=at("s5.0.0"))
    play(race, "M4", "forward", "forward", "forward", "forward")
    assert word(race) == "done"


def test_a_driver_nukes_thin_armor_and_only_in_complete_control() -> None:
    for control, armor, expected in [(0, 1, True), (0, 4, False), (1, 1, False)]:
        race = position(A=at("s5.0.0", "M3 NU M3 M3", control=control), B=at("s5.1.3", armor=armor))
        play(race, "M3", "forward", "forward", "forward")
        assert isinstance(choice(race), ThrowNuke) == expected


def test_a_driver_builds_for_the_pilot() -> None:
    race: Any = GAME.setup(GAME.book({}), 2, Dealer(0))
    begin(race, Dealer(0), Log())
    build = choice(race)
    assert isinstance(build, Build)
    assert (build.pilot, build.spent()) == (2, 4)


def test_a_driver_discards_what_its_plan_does_not_need() -> None:
    """A step lost at B: the MOVE and the DRIFT 3 are for the two plays to come."""
    race = position(A=at("s1.0.2", "M4 D3 M3 D2 D2"), B=at("s0.0.0"))
    play(race, "M4", "forward", dice=[8])
    answer = choice(race)
    assert isinstance(answer, Discard)
    assert answer.card == DRIFT_2
