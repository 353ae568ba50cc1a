"""Acceptance: a plain Turn of Spin-Out costs people no more than 3 seconds of waiting, and who
plays bots quickly waits less than one."""

from dataclasses import replace

import pytest

from paddock import games
from paddock.core.protocol import FREE
from paddock.server.beat import PACES
from paddock.server.kept import INSTANT, NORMAL, QUICK, PaceName, Seat
from server.alone import waits_of
from server.leaping import people
from server.waiting import STEP, Waited, race_of

MOST = 3.0
"""Seconds beyond films and the player's own thinking."""
THINKING = 1.0
"""Seconds for each own question, which is quick."""
SHORT = {"laps": 1}


def plain(turns: list[Waited]) -> list[float]:
    return sorted(turn.waits for turn in turns if turn.is_plain)


def test_a_plain_turn_among_people_costs_little_waiting() -> None:
    turns = race_of(people(3), THINKING, seed=1, config=SHORT, most=10)
    assert plain(turns)
    assert plain(turns)[-1] <= MOST
    assert max(turn.seconds for turn in turns if turn.is_plain) > 0, "windows have their beat"


@pytest.mark.parametrize("bot", ["rookie", "driver"])
def test_a_plain_turn_of_a_bot_among_people_costs_little_waiting(bot: str) -> None:
    seats = driven_by(bot)
    turns = race_of(seats, THINKING, seed=1, config=SHORT, most=40)
    driven = [turn for turn in turns if seats[turn.seat].is_driven]
    assert plain(driven)
    assert plain(driven)[-1] <= MOST
    pace = PACES[NORMAL]
    most = 3 * pace.rounds[FREE] + 2 * pace.echo
    assert max(turn.seconds for turn in driven if turn.is_plain) <= most + 2 * STEP


def driven_by(bot: str) -> tuple[Seat, ...]:
    """Two people and two such bots."""
    return tuple(replace(seat, bot=seat.bot and bot) for seat in people(2, bots=2))


def test_who_plays_bots_waits_for_no_window() -> None:
    turns = race_of(people(1, bots=2), THINKING, seed=1, config=SHORT, pace=INSTANT, most=10)
    assert turns
    assert max(turn.seconds for turn in turns) <= 2 * STEP, "but for when one looks"


@pytest.mark.parametrize("game", ["outspeed", "spiralized", "powersled"])
def test_who_plays_bots_quickly_is_asked_again_within_a_second(game: str) -> None:
    waits = waits_of(game, QUICK, seed=1, most=30)[1:]
    assert max(waits) < 1.0
    assert max(waits) > 0, "bots pause all the same"


@pytest.mark.slow
@pytest.mark.parametrize("game", [game.id for game in games.all_games()])
def test_in_whole_races_too(game: str) -> None:
    waits = [wait for seed in range(3) for wait in waits_of(game, QUICK, seed)[1:]]
    print(f"{game}: {max(waits):.2f} s at most from an answer to the next question, quick")
    assert max(waits) < 1.0


@pytest.mark.slow
@pytest.mark.parametrize("thinking", [1.0, 2.0, 5.0])
def test_whole_races_among_people_cost_little_waiting(thinking: float) -> None:
    turns = [turn for seed in range(5) for turn in race_of(people(4), thinking, seed)]
    show(f"4 people, {thinking:g} s for each own question", turns)
    assert plain(turns)[-1] <= MOST


@pytest.mark.slow
@pytest.mark.parametrize("pace", ["normal", INSTANT])
def test_whole_races_of_one_person_and_bots(pace: PaceName) -> None:
    seats = people(1, bots=3)
    turns = [turn for seed in range(5) for turn in race_of(seats, THINKING, seed, pace=pace)]
    show(f"1 person and 3 bots, pace {pace}", turns)
    if pace == INSTANT:
        assert max(turn.seconds for turn in turns) <= 2 * STEP


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["rookie", "driver"])
def test_whole_races_of_two_people_and_bots(bot: str) -> None:
    seats = driven_by(bot)
    turns = [turn for seed in range(3) for turn in race_of(seats, THINKING, seed)]
    driven = [turn for turn in turns if seats[turn.seat].is_driven]
    show(f"a {bot} beside 2 people", driven)
    assert plain(driven)[-1] <= MOST


def show(what: str, turns: list[Waited]) -> None:
    seconds = plain(turns)
    mean, p95 = sum(seconds) / len(seconds), seconds[len(seconds) * 95 // 100]
    windows = sum(turn.windows for turn in turns if turn.is_plain) / len(seconds)
    every = sum(turn.seconds for turn in turns) / len(turns)
    print(
        f"{what}: {len(seconds)} plain Turns of {len(turns)} waited {mean:.2f} s (mean),", end=" "
    )
    print(
        f"{p95:.2f} s (95 %), {seconds[-1]:.2f} s at most, with {windows:.1f} windows each;",
        end=" ",
    )
    print(f"all Turns {every:.2f} s (mean)")
