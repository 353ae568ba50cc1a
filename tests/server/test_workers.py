"""Processes for long thinking: kept, killed when over time, and never in anybody's way."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from paddock.server.workers import NICENESS, JobFailed, TookTooLong, Workers
from server import jobs

LONG = 60.0


def with_workers(many: int, do: Callable[[Workers], Awaitable[None]]) -> None:
    async def run() -> None:
        workers = Workers(many)
        try:
            await do(workers)
        finally:
            await asyncio.to_thread(workers.close)

    asyncio.run(run())


@pytest.fixture
def gate(tmp_path: Path) -> Path:
    """A pipe at which a job waits."""
    made = tmp_path / "gate"
    os.mkfifo(made)
    return made


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_a_process_is_kept_for_the_next_job_and_gives_way_to_races() -> None:
    async def do(workers: Workers) -> None:
        first = await workers.run(jobs.whose, seconds=LONG)
        assert first != os.getpid()
        assert await workers.run(jobs.whose, seconds=LONG) == first
        assert await workers.run(jobs.niceness, seconds=LONG) == min(19, os.nice(0) + NICENESS)

    with_workers(1, do)


def test_what_a_job_raises_is_told_and_the_process_lives_on() -> None:
    async def do(workers: Workers) -> None:
        first = await workers.run(jobs.whose, seconds=LONG)
        with pytest.raises(JobFailed, match="LookupError: nowhere"):
            await workers.run(jobs.fail, "nowhere", seconds=LONG)
        assert await workers.run(jobs.whose, seconds=LONG) == first

    with_workers(1, do)


def test_a_job_over_time_is_killed_and_the_next_one_done(gate: Path) -> None:
    async def do(workers: Workers) -> None:
        first = await workers.run(jobs.whose, seconds=LONG)
        with pytest.raises(TookTooLong):
            await workers.run(jobs.wait_at, str(gate), seconds=0.01)
        assert is_gone(first)
        assert await workers.run(jobs.whose, seconds=LONG) != first

    with_workers(1, do)


def test_a_process_that_dies_takes_nobody_along() -> None:
    async def do(workers: Workers) -> None:
        with pytest.raises(TookTooLong):
            await workers.run(jobs.die, seconds=LONG)
        assert await workers.run(jobs.whose, seconds=LONG)

    with_workers(1, do)


def test_an_answer_that_cannot_be_read_keeps_nobody_waiting() -> None:
    async def do(workers: Workers) -> None:
        with pytest.raises(TookTooLong):
            await workers.run(jobs.riddle, seconds=LONG)
        assert await workers.run(jobs.whose, seconds=LONG)

    with_workers(1, do)


def test_there_are_no_more_processes_than_allowed(gate: Path) -> None:
    async def do(workers: Workers) -> None:
        waiting = asyncio.create_task(workers.run(jobs.wait_at, str(gate), seconds=LONG))
        seen = {await workers.run(jobs.whose, seconds=LONG) for _ in range(4)}
        assert len(seen) == 1
        await asyncio.to_thread(gate.write_text, "go on")
        assert await waiting == "go on"
        pids = {await workers.run(jobs.whose, seconds=LONG) for _ in range(4)}
        assert len(seen | pids) <= 2

    with_workers(2, do)


def test_closing_ends_what_is_being_done(gate: Path) -> None:
    async def do(workers: Workers) -> None:
        pid = await workers.run(jobs.whose, seconds=LONG)
        waiting = asyncio.create_task(workers.run(jobs.wait_at, str(gate), seconds=LONG))
        await asyncio.sleep(0)
        await asyncio.to_thread(workers.close)
        with pytest.raises(TookTooLong):
            await waiting
        assert is_gone(pid)
        with pytest.raises(TookTooLong):
            await workers.run(jobs.whose, seconds=LONG)

    with_workers(1, do)
