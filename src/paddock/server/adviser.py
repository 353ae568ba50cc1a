"""Says what the driver would do: to one after another, so that bots that race are not kept."""

import asyncio
from collections.abc import Awaitable, Callable

from paddock.server.problems import Problem
from paddock.server.watcher import Watcher


class Adviser:
    """One for the whole server. Of each socket one question is thought about."""

    def __init__(self) -> None:
        self._asking: dict[Watcher, asyncio.Task[None]] = {}
        self._turn = asyncio.Lock()

    def check(self, watcher: Watcher) -> None:
        """Problem while this socket is being answered."""
        if watcher in self._asking:
            why = "The driver still thinks about what you asked before."
            raise Problem(429, why, title="Too fast", retry_after=1)

    def put(self, watcher: Watcher, answer: Callable[[], Awaitable[None]]) -> None:
        """Answer this socket when it is its turn."""
        task = asyncio.create_task(self._wait(answer))
        self._asking[watcher] = task
        task.add_done_callback(lambda _: self._asking.pop(watcher, None))

    def forget(self, watcher: Watcher) -> None:
        """A socket was closed."""
        task = self._asking.get(watcher)
        if task is not None:
            task.cancel()

    async def _wait(self, answer: Callable[[], Awaitable[None]]) -> None:
        async with self._turn:
            await answer()
