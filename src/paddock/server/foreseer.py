"""Says what answers would bring: one after another, and never before an answer is done."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final

from paddock.core.errors import Refused
from paddock.core.protocol import Order
from paddock.server.packing import packed
from paddock.server.teller import in_words, option
from paddock.server.watcher import Watcher
from paddock.server.wire import Foreseen, Try, ruled
from paddock.table.table import Table

PATIENCE: Final = 0.05
"""How many seconds answers may keep those waiting who only try."""


class Foreseer:
    """One for the whole server. Of each socket the newest wish waits, in the place of an older.

    Foreseeing is quick, but many sockets may do it without pause: between any two of them the
    server does everything else that is due.
    """

    def __init__(self) -> None:
        self._waiting: dict[Watcher, Callable[[], None]] = {}
        self._task: asyncio.Task[None] | None = None
        self._answers = 0
        self._is_quiet = asyncio.Event()
        self._is_quiet.set()

    @contextmanager
    def held_up(self) -> Iterator[None]:
        """While an answer is being done."""
        self._answers += 1
        self._is_quiet.clear()
        try:
            yield
        finally:
            self._answers -= 1
            if not self._answers:
                self._is_quiet.set()

    def put(self, watcher: Watcher, foresee: Callable[[], None]) -> None:
        """Call this when it is this socket's turn, unless it wishes for something newer by then."""
        self._waiting[watcher] = foresee
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    def forget(self, watcher: Watcher) -> None:
        """A socket was closed."""
        self._waiting.pop(watcher, None)

    async def _run(self) -> None:
        while self._waiting:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._is_quiet.wait(), PATIENCE)
            if self._waiting:
                self._waiting.pop(next(iter(self._waiting)))()
            await asyncio.sleep(0)


def foreseen(table: Table, seat: int, wish: Try) -> Foreseen:
    """What a candidate would bring to a seat that is asked, or why it is not allowed."""
    candidate = table.codec.load_candidate(wish.candidate)
    try:
        found = table.foresee(seat, candidate)
    except Refused as refused:
        return Foreseen(wish.id, wish.moment, None, None, None, ruled(refused.told))
    shape = None if found is None else packed(table.codec.dump(found))
    if isinstance(candidate, Order):
        return Foreseen(wish.id, wish.moment, None, in_words(table, candidate), shape, None)
    decision = table.decision(seat)
    assert decision is not None, "who can try is asked"
    return Foreseen(wish.id, wish.moment, option(table, decision, candidate), None, shape, None)
