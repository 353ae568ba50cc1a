"""The server that is measured: as `paddock serve` runs it, with its limits lifted.

    python -m bench.server.serving FOLDER [--costs]

With `--costs` it also counts what each part of a move takes; at each SIGUSR1 it prints that as a
line of JSON, and counts anew.
"""

import json
import signal
import sys
import time
from collections.abc import Callable, Generator
from functools import wraps
from typing import Any

from paddock.server import socket
from paddock.server.audience import Audience
from paddock.server.play import Play
from paddock.server.run import listen, server_for
from paddock.server.settings import Limits, Settings
from paddock.server.store import Store
from paddock.table.table import Table

UNLIMITED = 1_000_000
LIMITS = Limits(
    requests=UNLIMITED,
    requests_at_once=UNLIMITED,
    frames=UNLIMITED,
    frames_at_once=UNLIMITED,
    sockets_a_client=UNLIMITED,
    connections=UNLIMITED,
    races=UNLIMITED,
    races_at_once=UNLIMITED,
    races_of_all=UNLIMITED,
    races_of_all_at_once=UNLIMITED,
)
STORING = ("add_moves", "raise_seq", "tokens", "race", "moves", "make_race")


class Costs:
    """Processor time of the loop's thread by what it was spent on; what is inside is not counted
    twice."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self._inner = [0.0]

    def start(self) -> float:
        self._inner.append(0.0)
        return time.thread_time()

    def stop(self, what: str, since: float) -> None:
        spent = time.thread_time() - since
        self.seconds[what] = self.seconds.get(what, 0.0) + spent - self._inner.pop()
        self._inner[-1] += spent

    def tell(self, *_: object) -> None:
        print(json.dumps(self.seconds), flush=True)
        self.seconds.clear()

    def timed(self, what: str, work: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(work)
        def run(*args: Any, **named: Any) -> Any:
            since = self.start()
            try:
                return work(*args, **named)
            finally:
                self.stop(what, since)

        return run

    def timed_steps(self, what: str, work: Callable[..., Any]) -> Callable[..., Any]:
        """A coroutine: only the steps that it takes itself, not what it waits for."""

        @wraps(work)
        async def run(*args: Any, **named: Any) -> Any:
            return await _Steps(self, what, work(*args, **named))

        return run


class _Steps:
    def __init__(self, costs: Costs, what: str, coroutine: Any) -> None:
        self._costs = costs
        self._what = what
        self._coroutine = coroutine

    def __await__(self) -> Generator[Any, Any, Any]:
        given, failed = None, None
        while True:
            since = self._costs.start()
            try:
                if failed is None:
                    wanted = self._coroutine.send(given)
                else:
                    wanted = self._coroutine.throw(failed)
            except StopIteration as done:
                return done.value
            finally:
                self._costs.stop(self._what, since)
            given, failed = None, None
            try:
                given = yield wanted
            except BaseException as error:
                failed = error


def count_costs() -> Costs:
    """From now on every part of the server is timed."""
    costs = Costs()
    patched: list[tuple[Any, str, str]] = [
        (socket, "read", "reading frames"),
        (Play, "do", "rules"),
        (Table, "_fingerprint", "state hash"),
        (Audience, "tell", "frames"),
    ]
    for owner, name, what in patched:
        setattr(owner, name, costs.timed(what, getattr(owner, name)))
    for name in STORING:
        steps = costs.timed_steps("database, on the loop", getattr(Store, name))
        setattr(Store, name, steps)
    return costs


def main() -> None:
    folder = sys.argv[1]
    if "--costs" in sys.argv:
        signal.signal(signal.SIGUSR1, count_costs().tell)
    settings = Settings(limits=LIMITS, database=f"sqlite:///{folder}/paddock.sqlite3", tempo=0.0)
    with listen("127.0.0.1", 0) as listener:
        port = listener.getsockname()[1]
        server = server_for(settings, ready=lambda: print(port, flush=True), level="ERROR")
        server.run([listener])


if __name__ == "__main__":
    main()
