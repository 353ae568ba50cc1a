"""Races made without end, and floods of what is free: bounded, and nobody else waits."""

import asyncio
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from paddock.server.kept import BOT, Seat
from paddock.server.problems import Problem
from paddock.server.proofs import Proof, Proofs
from paddock.server.quotas import Quotas
from paddock.server.settings import Limits, Sources
from server.client import HTTP, ME, Player, Shape, bot, get, make
from server.plain_sockets import limited
from server.running import QUICK, Clock, running, wait_for

PUSH: Shape = {"kind": "Effort", "effort": 1}


# Races without end


def test_a_client_makes_races_as_fast_as_a_person_wants_them(tmp_path: Path) -> None:
    with limited(tmp_path, races=0.001, races_at_once=3) as server:
        wish = {"game": "toy", "seats": [ME, ME]}
        answers = [HTTP.post(f"{server.http}/api/races", json=wish) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [201] * 3 + [429] * 2
        assert int(answers[-1].headers["retry-after"]) > 60
        assert len(server.lobby.rooms) == 3


def test_nobody_makes_more_races_than_there_may_be(tmp_path: Path) -> None:
    with limited(tmp_path, races_of_all=0.001, races_of_all_at_once=2) as server:
        wish = {"game": "toy", "seats": [ME, ME]}
        answers = [HTTP.post(f"{server.http}/api/races", json=wish) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]


def test_bots_race_alone_at_few_tables(tmp_path: Path) -> None:
    slow = replace(QUICK, tempo=1000.0, limits=replace(QUICK.limits, bot_races_a_client=2))
    with running(tmp_path, slow) as server:
        wish = {"game": "toy", "seats": [bot("first")] * 2}
        answers = [HTTP.post(f"{server.http}/api/races", json=wish) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[-1].json()["detail"].startswith("Bots race for you already")
        assert make(server.host, "toy", [ME, bot("first")])["race"], "people race as they like"
        quotas = Quotas(Limits(bot_races=2))
        bots = [Seat(seat, BOT, "Bot", "first", 0) for seat in (0, 1)]
        with pytest.raises(Problem, match="as many tables as there are"):
            quotas.check("somebody else", bots, server.lobby.rooms.values())


def test_bots_that_nobody_watches_rest_until_somebody_does(tmp_path: Path) -> None:
    clock = Clock()
    slow = replace(QUICK, tempo=1000.0)
    with running(tmp_path, slow, Sources(clock)) as server:
        race = make(server.host, "toy", [bot("first")] * 2)["race"]
        clock.now += slow.idle_seconds - 1
        assert server.lobby.tidy() == 0
        with Player(server.host, race):
            clock.now += slow.idle_seconds
            assert server.lobby.tidy() == 0, "somebody watches"
        wait_for(lambda: not server.lobby.rooms[race].watchers)
        clock.now += slow.idle_seconds
        assert server.lobby.tidy() == 1
    with running(tmp_path, sources=Sources(clock)) as server:
        # When this comes back, the server has looked for bots that are due.
        fresh = make(server.host, "toy", [bot("first")] * 2)["race"]
        wait_for(lambda: get(server.host, f"/api/races/{fresh}")["status"] == "over")
        assert race not in server.lobby.rooms
        with Player(server.host, race) as watcher:
            watcher.until(lambda table: table["status"] == "over")


# Floods


def test_nobody_waits_for_a_flood_of_tries(tmp_path: Path) -> None:
    with limited(tmp_path) as server, ExitStack() as stack:
        made = make(server.host, "toy", [ME, ME])
        ann, bob = (
            stack.enter_context(Player(server.host, made["race"], made["tokens"][seat]))
            for seat in (0, 1)
        )
        floods = [stack.enter_context(Player(server.host, made["race"], made["tokens"][0]))]
        wish = {"type": "try", "moment": 0, "candidate": PUSH}
        for number in range(2000):
            floods[0].send({**wish, "id": f"t{number}"})
        bob.answer(PUSH)
        ann.answer(PUSH)
        ann.until(lambda table: table["moment"] == 1)
        assert len(server.lobby.foreseer._waiting) <= 1, "of a socket only the newest waits"


def test_a_flood_of_boards_keeps_to_its_share() -> None:
    async def run() -> None:
        proofs = Proofs("The board", 60.0, at_once=16, a_client=2)
        is_made = asyncio.Event()

        async def make_one() -> Proof:
            await is_made.wait()
            return b"{}"

        def ask(client: str, number: int) -> asyncio.Task[Proof]:
            return asyncio.create_task(proofs.proof(f"{client}{number}", make_one, client))

        flood = [ask("flood", number) for number in range(10)]
        ann = ask("ann", 0)
        await asyncio.sleep(0)
        refused = [one for one in flood if one.done()]
        assert len(refused) == 8
        assert all(isinstance(one.exception(), Problem) for one in refused)
        is_made.set()
        assert await ann == b"{}"
        await proofs.rest()

    asyncio.run(run())


def test_what_is_no_call_is_metered_too(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    with limited(tmp_path, pages=0.001, pages_at_once=3) as server:
        log = request.getfixturevalue("log")
        answers = [HTTP.get(f"{server.http}/healthz") for _ in range(3)]
        answers += [HTTP.get(f"{server.http}/") for _ in range(20)]
        assert [answer.status_code for answer in answers] == [200] * 3 + [429] * 20
        assert HTTP.get(f"{server.http}/api/games").status_code == 200
    assert len([line for line in log if "refused 429" in line]) == 1, "the log is not flooded"
