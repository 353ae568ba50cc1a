"""The one writer: what arrives while a commit runs goes into the next one, together."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Delete, Insert, Update

Rows = Sequence[Mapping[str, Any]]


class Step(NamedTuple):
    """A statement, the same object whenever it is used, and the rows that it is done with.

    Where `must_touch`, it fails unless it changes something in the database.
    """

    statement: Insert | Update | Delete
    rows: Rows
    must_touch: bool = False


Unit = Sequence[Step]
"""What belongs together: all of it is on disk, or nothing."""


class Untouched(Exception):
    """A step that had to change something found nothing to change."""


class Unavailable(Exception):
    """The database itself cannot be written to, whatever is to be written."""


class Ledger(Protocol):
    """A database as the writer needs it."""

    async def commit(self, units: Sequence[Unit]) -> None:
        """All of them, in one transaction that is on disk; after an error none of them.

        Unavailable where trying them one by one would be no better.
        """

    async def close(self) -> None: ...


class Writer:
    """Writers queue up here, so that none of them is turned away, and none waits for more than
    two commits."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._waiting: list[tuple[Unit, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, unit: Unit) -> None:
        """When it returns, the unit is on disk; it fails as its database fails."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((unit, done))
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        await done

    async def close(self) -> None:
        """What waits is written before."""
        if self._task is not None:
            await asyncio.wait([self._task])
        await self._ledger.close()

    async def _run(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                if not await self._commit(batch):
                    # One of them is to blame, and only that one is refused.
                    for one in batch:
                        await self._commit([one], is_last_try=True)
        finally:
            self._task = None

    async def _commit(
        self, batch: Sequence[tuple[Unit, asyncio.Future[None]]], *, is_last_try: bool = False
    ) -> bool:
        try:
            await self._ledger.commit([unit for unit, _ in batch])
        except Exception as error:
            is_nobodys = isinstance(error, Unavailable)
            if len(batch) > 1 and not is_last_try and not is_nobodys:
                return False
            for _, done in batch:
                if not done.done():
                    done.set_exception(error)
            return True
        for _, done in batch:
            # Whoever does not wait any more finds it in the database.
            if not done.done():
                done.set_result(None)
        return True
