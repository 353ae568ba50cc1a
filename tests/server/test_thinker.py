"""Bots that think in other processes: the same answers, and none that holds anybody up."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from errno import EAGAIN
from multiprocessing.context import SpawnProcess

import pytest

from paddock import games
from paddock.bots import ask_bot, bot_names, find_bot, is_quick
from paddock.core.chance import Dealer
from paddock.core.codec import codec_of
from paddock.core.game import Game
from paddock.core.protocol import Decision, Log, Race, advance, begin
from paddock.server.kept import Seat
from paddock.server.room import Room
from paddock.server.settings import Limits
from paddock.server.thinker import thought
from server.leaping import kept, people, room_at

QUESTIONS = 10
"""Of each bot, in the order in which they come up in a race."""


def questions(game: Game, seats: int, seed: int) -> Iterator[tuple[Race, Decision]]:
    """What is asked in a random race."""
    luck = Dealer(seed)
    race = game.setup(game.book({}), seats, luck)
    begin(race, luck, Log())
    while race.phases:
        yield from ((race, decision) for decision in race.asked)
        advance(race, [one.sample(luck) for one in race.asked], luck, Log())


@pytest.mark.parametrize("id", list(games.REGISTRY))
def test_a_bot_that_is_handed_data_answers_as_one_that_is_handed_the_view(id: str) -> None:
    game = games.find(id)
    codec = codec_of(game)
    for name in bot_names(game):
        bot = find_bot(game, name)
        for number, (race, decision) in enumerate(questions(game, game.seats[-1], seed=1)):
            if number == QUESTIONS:
                break
            view = game.view(race, decision.seat)
            here = ask_bot(bot, view, decision, Dealer(number))
            seen, asked = json.loads(json.dumps([codec.dump(view), codec.dump(decision)]))
            there = thought(game.id, game.package, "{}", name, seen, asked, number)
            assert there == codec.dump(here), f"{name} to {decision!r}"


def driven_by(*bots: str) -> tuple[Seat, ...]:
    seats = people(0, bots=len(bots))
    return tuple(replace(seat, bot=bot) for seat, bot in zip(seats, bots, strict=True))


def race_with(bots: tuple[str, ...], seconds: float, do: Callable[[Room], Awaitable[None]]) -> None:
    """A race of the toy on the real clock, in which each bot has so long to think."""

    async def run() -> None:
        race = kept("toy", driven_by(*bots), games.find("toy").version)
        room = room_at(race, lambda play: None, tempo=0.0, limits=Limits(bot_seconds=seconds))
        try:
            room.wake()
            await asyncio.wait_for(do(room), 120)
        finally:
            room.close()
            await asyncio.to_thread(room.desk.thinking.close)

    asyncio.run(run())


async def to_the_end(room: Room) -> None:
    while not room.play.table.over:
        await asyncio.sleep(0.01)


def test_bots_of_a_game_race_in_another_process() -> None:
    race_with(("toy.bots:driver", "toy.bots:rookie"), 60.0, to_the_end)


def test_only_what_answers_at_once_answers_where_it_is() -> None:
    toy, spin_out = games.find("toy"), games.find("spin_out")
    assert is_quick(toy, "first")
    assert is_quick(toy, "driver")
    assert is_quick(spin_out, "rookie")
    assert not is_quick(spin_out, "driver")
    assert not is_quick(toy, "nowhere.to:be_found")


@pytest.mark.parametrize(
    ("bad", "why"),
    [
        ("server.jobs:broken", "LookupError"),
        ("server.jobs:sneaky", "a refused answer"),
        ("server.jobs:dying", "stuck; it is asked no more"),
        ("server.jobs:stuck", "stuck; it is asked no more"),
        ("server.jobs:nowhere", "UnknownBot"),
    ],
)
def test_a_bad_bot_costs_its_seat_and_nobody_else(bad: str, why: str, log: list[str]) -> None:
    async def do(room: Room) -> None:
        await to_the_end(room)
        assert room.desk.counters.totals[("bot_faults", "")] >= 1

    race_with((bad, "first"), 3.0 if "stuck" in bad else 60.0, do)
    faults = [line for line in log if "bot" in line]
    assert faults
    assert all(why in line for line in faults)
    if why.startswith("stuck"):
        assert len(faults) == 1, "it is not waited for twice"
    assert "secret" not in "".join(log)


def test_where_no_process_can_be_started_the_first_option_is_taken(
    monkeypatch: pytest.MonkeyPatch, log: list[str]
) -> None:
    def start(process: SpawnProcess) -> None:
        raise BlockingIOError(EAGAIN, "secret: no room")

    monkeypatch.setattr(SpawnProcess, "start", start)
    race_with(("server.jobs:broken", "first"), 60.0, to_the_end)
    faults = [line for line in log if "bot" in line]
    assert faults
    assert all("no process: BlockingIOError; the first option is taken" in line for line in faults)
    assert log == faults, "one line each, and nothing of tasks that nobody looked at"


def test_the_loop_goes_on_while_a_bot_thinks() -> None:
    """A bot that holds its interpreter holds no other."""

    async def do(room: Room) -> None:
        turns = 0
        while not room.desk.counters.totals[("bot_faults", "")]:
            await asyncio.sleep(0)
            turns += 1
        assert turns > 100

    race_with(("server.jobs:stuck", "first"), 1.0, do)
