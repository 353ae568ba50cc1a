"""A board that somebody draws, scouted and printed over HTTP."""

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from games.pocket_rockets.wrong_courses import WRONG, builtin
from games.wrong_files import Data
from paddock import games
from paddock.server import pathfinder as module
from paddock.server.packing import unpacked
from paddock.server.pathfinder import Pathfinder
from paddock.server.problems import Problem
from paddock.server.settings import Limits
from paddock.server.workers import TookTooLong
from paper.pdf_reader import pages_of
from server import jobs
from server.client import HTTP, PATIENCE, Shape
from server.running import QUICK, Running, running

ROCKETS = games.find("pocket_rockets")


def asked(
    server: Running, what: str, config: Any, game: str = "pocket_rockets", **more: Any
) -> Any:
    return HTTP.post(f"{server.http}/api/games/{game}/{what}", json={"config": config, **more})


def scouted(server: Running, course: Data) -> Shape:
    answer = asked(server, "scout", {"data": course})
    assert answer.status_code == 200, answer.text
    finding: Shape = unpacked(answer.json())
    return finding


def test_a_course_that_can_be_driven_is_shown_with_a_clean_run(shared: Running) -> None:
    finding = scouted(shared, builtin("tea_for_eight"))
    assert (finding["kind"], finding["is_drivable"]) == ("CleanRun", True)
    assert finding["text"] == ["It can be driven: a clean run takes ", [10, "moves", ""], "."]
    assert len(finding["moves"]) == 10


def test_one_that_cannot_is_told_why_and_where(shared: Running) -> None:
    course = builtin("tea_for_eight")
    wall = {"name": "shelf", "shape": "poly", "pts": [[850, 0], [860, 0], [860, 800], [850, 800]]}
    course["obstacles"].append(wall)
    finding = scouted(shared, course)
    assert (finding["kind"], finding["is_drivable"]) == ("NoRun", False)
    assert "Nobody can get past the finish" in "".join(str(part) for part in finding["text"])
    assert (finding["x"], finding["y"]) == (880_000, 400_000)


def test_a_game_whose_boards_can_all_be_driven(shared: Running) -> None:
    assert asked(shared, "scout", {}, "outspeed").json() is None


@pytest.mark.parametrize("call", ["board", "scout", "paper"])
@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_course_is_refused_with_place_and_reason(
    shared: Running, name: str, call: str
) -> None:
    wrong = WRONG[name]
    answer = asked(shared, call, {"data": wrong.data})
    field = "config.data" if wrong.place == "data" else f"config.data.{wrong.place}"
    problem = answer.json()
    assert (answer.status_code, problem["field"]) == (422, field)
    assert wrong.why in problem["detail"]


@pytest.mark.parametrize("call", ["board", "scout", "paper"])
def test_100_mb_are_not_even_waited_for(shared: Running, call: str) -> None:
    connection = HTTPConnection(shared.host, timeout=PATIENCE)
    connection.putrequest("POST", f"/api/games/pocket_rockets/{call}")
    connection.putheader("content-type", "application/json")
    connection.putheader("content-length", str(100 * 1024 * 1024))
    connection.endheaders()
    answer = connection.getresponse()
    assert (answer.status, b"larger than" in answer.read()) == (413, True)
    connection.close()


def test_a_course_comes_out_on_paper(shared: Running) -> None:
    course = {"data": builtin("breakfast_dash")}
    pdf = asked(shared, "paper", course)
    assert (pdf.status_code, pdf.headers["content-type"]) == (200, "application/pdf")
    assert len(pages_of(pdf.content)) == 7 * 3
    svg = asked(shared, "paper", course, form="svg")
    assert svg.headers["content-type"].startswith("image/svg+xml")
    assert svg.text.startswith("<svg")
    assert asked(shared, "paper", course, form="png").status_code == 422
    nothing = asked(shared, "paper", {}, "outspeed")
    assert (nothing.status_code, nothing.json()["detail"]) == (
        422,
        "Outspeed has nothing to print at true scale.",
    )


class Ford:
    """In the place of the worker processes: what is asked waits until it is let through."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.jobs = 0
        self.is_too_long = False

    async def run(self, job: Any, *given: Any, seconds: float) -> bytes:
        self.jobs += 1
        await self.open.wait()
        if self.is_too_long:
            raise TookTooLong
        return b"done"


def finder(ford: Ford, **limits: Any) -> Pathfinder:
    return Pathfinder(replace(Limits(), **limits), ford)  # type: ignore[arg-type]


def test_a_board_is_scouted_once_however_many_ask() -> None:
    async def run() -> None:
        ford = Ford()
        ford.open.set()
        scout = finder(ford)
        asks = [scout.of_wish(ROCKETS, {"course": "tea_for_eight"}, str(n)) for n in range(5)]
        assert set(await asyncio.gather(*asks)) == {b"done"}
        await scout.of_wish(ROCKETS, {"course": "tea_for_eight"}, "late")
        assert ford.jobs == 1

    asyncio.run(run())


def test_who_asks_without_end_takes_no_turn_of_others() -> None:
    async def run() -> None:
        ford = Ford()
        scout = finder(ford)

        def ask(lane: int, client: str) -> asyncio.Task[bytes]:
            return asyncio.create_task(scout.of_wish(ROCKETS, {"lane": [lane, 8]}, client))

        flood = [ask(lane, "greedy") for lane in range(1, 8)]
        other = ask(8, "modest")
        done, _ = await asyncio.wait(flood, return_when=asyncio.FIRST_EXCEPTION)
        refused = [task.exception() for task in done]
        assert len(refused) == 5
        assert all(isinstance(one, Problem) and one.status == 503 for one in refused)
        ford.open.set()
        assert await other == b"done"
        await asyncio.wait(flood)
        # Once they are done, there is room again.
        assert await ask(7, "greedy") == b"done"

    asyncio.run(run())


def test_what_took_too_long_is_said_so_and_not_tried_again() -> None:
    async def run() -> None:
        ford = Ford()
        ford.is_too_long = True
        ford.open.set()
        scout = finder(ford, scout_seconds=3)
        for _ in range(2):
            with pytest.raises(Problem, match="Nobody found out within 3 s") as late:
                await scout.of_wish(ROCKETS, {}, "a")
            assert late.value.status == 422
        assert ford.jobs == 1

    asyncio.run(run())


def test_nobody_waits_for_a_flood_of_courses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One process is busy until the server stops, and everything else is answered meanwhile."""
    monkeypatch.setattr(module, "scouted", jobs.scouted_at_the_gate)
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    limits = replace(QUICK.limits, scout_wait=0.01, scout_seconds=600)
    with running(tmp_path, replace(QUICK, limits=limits)) as server, ThreadPoolExecutor(8) as pool:
        flood = [
            pool.submit(asked, server, "scout", {"data": str(gate), "n": n}) for n in range(40)
        ]
        assert {one.result().status_code for one in flood} == {503}
        assert asked(server, "board", {"course": "cafe_two_laps"}).status_code == 200
        assert HTTP.get(f"{server.http}/api/games").status_code == 200
        assert HTTP.get(f"{server.http}/healthz").status_code == 200
