"""Processes for long thinking: what takes seconds must not hold up who races.

A job is a function of a module with plain data; it is carried out in another process, kept for the
next job, or killed if it takes too long.
"""

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Lock
from typing import Any, Final, TypeVar

T = TypeVar("T")

START_SECONDS: Final = 60.0
"""For a process to come up, which is no fault of the job."""
NICENESS: Final = 10
READY: Final = "ready"


class TookTooLong(Exception):
    """A job that was not done in its time, or not at all; its process is gone."""


class JobFailed(Exception):
    """A job that raised, with what it said, or for which no process could be started."""


class Workers:
    """At most so many processes, each started when there is something to do for it."""

    def __init__(self, many: int) -> None:
        self._free = asyncio.Semaphore(many)
        # Threads of their own: whoever else waits for a thread does not wait for these.
        self._threads = ThreadPoolExecutor(many, "worker")
        self._lock = Lock()
        self._all: list[_Worker] = []
        self._idle: list[_Worker] = []
        self._is_closed = False

    async def run(self, job: Callable[..., T], *given: Any, seconds: float) -> T:
        """The answer of a job, which is plain data; TookTooLong, or JobFailed if it raises."""
        async with self._free:
            if self._is_closed:
                raise TookTooLong
            loop = asyncio.get_running_loop()
            answer: T = await loop.run_in_executor(self._threads, self._ask, job, given, seconds)
        return answer

    def close(self) -> None:
        """Ends every process, also in the middle of a job."""
        with self._lock:
            self._is_closed = True
            workers = list(self._all)
        for worker in workers:
            worker.kill()
        self._threads.shutdown()

    def _ask(self, job: Callable[..., T], given: tuple[Any, ...], seconds: float) -> T:
        worker = self._take()
        try:
            failure, answer = worker.ask(job, given, seconds)
        except Exception as error:
            # Whatever went wrong on the way: nobody knows what this process is doing now.
            worker.kill()
            with self._lock:
                self._all.remove(worker)
            raise TookTooLong from error
        with self._lock:
            self._idle.append(worker)
        if failure:
            raise JobFailed(failure)
        done: T = answer
        return done

    def _take(self) -> "_Worker":
        with self._lock:
            if self._is_closed:
                raise TookTooLong
            if self._idle:
                return self._idle.pop()
            try:
                worker = _Worker()
            except Exception as error:
                # The host has no room for one just now; the next job may find some.
                raise JobFailed(f"no process: {type(error).__name__}") from error
            self._all.append(worker)
            return worker


class _Worker:
    """One process, and the pipe to it."""

    def __init__(self) -> None:
        spawn = get_context("spawn")
        self._pipe, theirs = spawn.Pipe()
        self._process = spawn.Process(target=_serve, args=(theirs,), daemon=True)
        try:
            self._process.start()
        except BaseException:
            self._pipe.close()
            raise
        finally:
            theirs.close()
        self._is_ready = False

    def ask(
        self, job: Callable[..., Any], given: tuple[Any, ...], seconds: float
    ) -> tuple[str, Any]:
        """What went wrong, or "", and the answer."""
        if not self._is_ready:
            self._receive(START_SECONDS)
            self._is_ready = True
        self._pipe.send((job, given))
        failure, answer = self._receive(seconds)
        return failure, answer

    def kill(self) -> None:
        self._process.kill()
        self._process.join()

    def _receive(self, seconds: float) -> Any:
        if not self._pipe.poll(seconds):
            raise TookTooLong
        return self._pipe.recv()


def _serve(pipe: Connection) -> None:
    """The other process: one job after another, until nobody is left to ask."""
    # Ctrl-C goes to every process of a terminal; the server ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with suppress(EOFError, OSError):
        pipe.send(READY)
        while True:
            job, given = pipe.recv()
            try:
                answer = ("", job(*given))
            except Exception as error:
                # As text: not every exception survives the way between processes.
                answer = (f"{type(error).__name__}: {error}", None)
            pipe.send(answer)
