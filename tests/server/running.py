"""A real server on a real port: in this process, where a test can look inside, or in its own."""

import os
import select
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from hashlib import blake2b
from itertools import count
from pathlib import Path

from paddock.server.lobby import Lobby
from paddock.server.run import Server, listen, server_for
from paddock.server.settings import Limits, Settings, Sources

PATIENCE = 60.0
MANY = 10_000
UNHURRIED = Limits(
    requests=MANY,
    requests_at_once=MANY,
    pages=MANY,
    pages_at_once=MANY,
    frames=MANY,
    frames_at_once=MANY,
    races=MANY,
    races_at_once=MANY,
    races_of_all=MANY,
    races_of_all_at_once=MANY,
    bot_races=MANY,
    bot_races_a_client=MANY,
)
QUICK = Settings(tempo=0.0, health_kept=0.0, limits=UNHURRIED)
"""For tests: nobody is waited for, nobody asks too much, and every look is a new one."""


PLENTY = ("races_at_once", "pages_at_once", "bot_races_a_client", "frames_at_once")
"""Tests make more races than a person, and answer faster."""


@dataclass
class Running:
    """A server that runs, and its address."""

    host: str
    server: Server

    @property
    def http(self) -> str:
        return f"http://{self.host}"

    @property
    def lobby(self) -> Lobby:
        lobby: Lobby = self.server.config.app.state.lobby  # type: ignore[union-attr]
        return lobby


@contextmanager
def running(
    folder: Path, settings: Settings = QUICK, sources: Sources | None = None
) -> Iterator[Running]:
    """Serve on a free port from a thread, until the block ends."""
    settings = replace(settings, database=f"sqlite:///{folder}/paddock.sqlite3")
    ready = threading.Event()
    server = server_for(settings, ready=ready.set, sources=sources, level="INFO")
    with listen("127.0.0.1", 0) as listener:
        thread = threading.Thread(target=server.run, args=([listener],), daemon=True)
        thread.start()
        try:
            assert ready.wait(PATIENCE), "the server did not start"
            yield Running(f"127.0.0.1:{listener.getsockname()[1]}", server)
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            assert not thread.is_alive(), "the server did not stop"


def wait_for(is_so: Callable[[], bool]) -> None:
    """Until it is so, for as long as a slow machine may take."""
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.02)


class Clock:
    """A time that a test holds."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def told_sources(seed: str, clock: Clock | None = None) -> Sources:
    """The same secrets and ids in the same order, at a time that stands still."""
    number = count()
    ids = count(1)

    def secret(size: int) -> bytes:
        return blake2b(f"{seed}/{next(number)}".encode(), digest_size=size).digest()

    return Sources(clock=clock or Clock(), secret=secret, id=lambda: f"race{next(ids)}")


class Process:
    """`paddock serve` as a process of its own, in a folder of its own."""

    def __init__(
        self,
        folder: Path,
        *arguments: str,
        port: int = 0,
        tempo: float = 0,
        variables: Mapping[str, str] | None = None,
        handles: int | None = None,
    ) -> None:
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(sys.path),
            "PADDOCK_GAMES": "toy=toy",
            **(variables or {}),
        }
        command = [sys.executable, "-m", "paddock", "serve", "--port", str(port)]
        command += ["--tempo", str(tempo)]
        command += [word for limit in PLENTY for word in ("--limit", f"{limit}={MANY}")]
        command += arguments
        if handles is not None:
            command = ["sh", "-c", f'ulimit -n {handles} && exec "$@"', "sh", *command]
        self.log = (folder / "server.log").open("ab")
        self.process = subprocess.Popen(
            command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=self.log
        )
        self.host = self._address().removeprefix("http://")

    @property
    def port(self) -> int:
        return int(self.host.rpartition(":")[2])

    def _address(self) -> str:
        """Wait for the line that says where it is served."""
        assert self.process.stdout is not None
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self.process.poll() is None:
            if select.select([self.process.stdout], [], [], 0.2)[0]:
                line = self.process.stdout.readline().decode()
                if "http://" in line:
                    return line.split()[-1]
        self.kill()
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """SIGKILL: nothing is tidied up."""
        self.process.kill()
        self._gone()

    def stop(self) -> int:
        """SIGTERM: as a host stops it."""
        self.process.terminate()
        self._gone()
        return self.process.returncode

    def _gone(self) -> None:
        self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.log.close()


@contextmanager
def process(folder: Path, *arguments: str, handles: int | None = None) -> Iterator[Process]:
    """The same, stopped when the block ends."""
    started = Process(folder, *arguments, handles=handles)
    try:
        yield started
    finally:
        if started.process.poll() is None:
            started.kill()
