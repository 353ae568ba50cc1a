"""Things that are made from choices and look the same for everybody who makes the same ones."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Final

from paddock.core.errors import BrokenData
from paddock.server.problems import Problem, in_config

MOST_KEPT: Final = 64
NOBODY: Final = None
"""Nobody wishes for it: a race wants it, which is never told to come back before it waited."""

Proof = bytes | BrokenData | Problem
"""A thing as it travels, or why there is none."""
Making = Callable[[], Awaitable[Proof]]


class Proofs:
    """Every thing is made once, however many ask; the latest are kept, refusals as well.

    Who waits longer than `seconds` is told to come back, and so is who wishes for something new
    while `at_once` things are in the making, or `a_client` that this client wished for.
    """

    def __init__(
        self,
        what: str,
        seconds: float,
        at_once: int,
        a_client: int | None = None,
        kept: int = MOST_KEPT,
    ) -> None:
        self._what = what
        self._seconds = seconds
        self._at_once = at_once
        self._a_client = at_once if a_client is None else a_client
        self._most = kept
        self._kept: OrderedDict[str, Proof] = OrderedDict()
        self._making: dict[str, asyncio.Task[Proof]] = {}
        self._wished: Counter[str] = Counter()

    async def proof(self, key: str, make: Making, client: str | None) -> Proof:
        """What goes by this key, made if need be."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        task = self._making.get(key)
        if task is None:
            if client is not NOBODY and self._is_full(client):
                raise self._come_back()
            task = self._begin(key, make, client)
        try:
            return await asyncio.wait_for(asyncio.shield(task), self._seconds)
        except TimeoutError:
            raise self._come_back() from None

    async def rest(self) -> None:
        """Until nothing is in the making."""
        if self._making:
            await asyncio.wait(list(self._making.values()))

    def _is_full(self, client: str) -> bool:
        return len(self._making) >= self._at_once or self._wished[client] >= self._a_client

    def _begin(self, key: str, make: Making, client: str | None) -> asyncio.Task[Proof]:
        task = asyncio.create_task(self._make(key, make))
        self._making[key] = task
        if client is not NOBODY:
            self._wished[client] += 1
        task.add_done_callback(lambda done: self._made(key, done, client))
        return task

    async def _make(self, key: str, make: Making) -> Proof:
        proof = await make()
        self._kept[key] = proof
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return proof

    def _made(self, key: str, task: asyncio.Task[Proof], client: str | None) -> None:
        del self._making[key]
        if client is not NOBODY:
            self._wished[client] -= 1
            if not self._wished[client]:
                del self._wished[client]
        if not task.cancelled():
            # Looked at, so that nothing is logged of it when all who asked have gone.
            task.exception()

    def _come_back(self) -> Problem:
        return Problem(503, f"{self._what} takes longer than usual; try again.", retry_after=1)


def wished(proof: Proof, config: dict[str, Any]) -> bytes:
    """The proof for who made these choices; BrokenData says what is wrong with them and where."""
    if isinstance(proof, BrokenData):
        raise in_config(plain_refusal(proof), config)
    if isinstance(proof, Problem):
        raise Problem(proof.status, proof.detail, title=proof.title)
    return proof


def plain_refusal(broken: BrokenData) -> BrokenData:
    """Without the traceback, which would keep everything that was read."""
    return BrokenData(broken.place, broken.why)
