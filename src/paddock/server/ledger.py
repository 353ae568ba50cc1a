"""SQLite as the writer needs it: the driver itself, with statements that are compiled once."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final

from sqlalchemy import Delete, Insert, Update
from sqlalchemy.dialects import sqlite

from paddock.server.writer import Unavailable, Unit, Untouched

PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
"""Readers do not wait for writers, and what is committed survives a power cut."""
LOCK_SECONDS: Final = 3.0
"""How long somebody else may keep the database to himself, before everybody who waits is told."""
_DIALECT: Final = sqlite.dialect(paramstyle="named")


class SqliteLedger:
    """Rows are put down on the loop, which is quick: they stay in memory until the commit. That
    waits for the disk, so it is done in a thread; `on_loop` is for disks that are quicker than a
    thread is woken.

    `change` says why what was committed is not in the database that was opened, or "".
    """

    def __init__(self, path: str, change: Callable[[], str], *, on_loop: bool = False) -> None:
        self._path = path
        self._change = change
        self._on_loop = on_loop
        self._thread = ThreadPoolExecutor(1, "paddock-commit")
        self._connection: sqlite3.Connection | None = None
        self._compiled: dict[Insert | Update | Delete, str] = {}

    def open(self) -> None:
        """sqlite3.Error if it cannot be opened."""
        # One at a time uses it: the loop, or the thread that the loop waits for.
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
        connection.execute("PRAGMA busy_timeout=0")
        self._connection = connection

    async def close(self) -> None:
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    async def commit(self, units: Sequence[Unit]) -> None:
        """All of them, in one transaction that is on disk; after an error none of them."""
        if self._connection is None:
            raise sqlite3.ProgrammingError("the database is closed")
        try:
            await self._begin(self._connection)
            for unit in units:
                self._put_down(self._connection, unit)
            await self._wait_for(self._connection.commit)
            changed = self._change()
            if changed:
                raise Unavailable(changed)
        except BaseException:
            with suppress(sqlite3.Error):
                self._connection.rollback()
            raise

    async def _begin(self, connection: sqlite3.Connection) -> None:
        """At once, or as soon as somebody else lets go of the database; the loop does not wait."""
        try:
            connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                raise
            loop = asyncio.get_running_loop()
            try:
                await loop.run_in_executor(self._thread, _begin_patiently, connection)
            except sqlite3.OperationalError as still:
                raise Unavailable(str(still)) from None

    def _put_down(self, connection: sqlite3.Connection, unit: Unit) -> None:
        for step in unit:
            sql = self._compiled.get(step.statement)
            if sql is None:
                sql = self._compiled[step.statement] = str(step.statement.compile(dialect=_DIALECT))
            touched = connection.executemany(sql, step.rows).rowcount
            if step.must_touch and not touched:
                raise Untouched

    async def _wait_for(self, work: Callable[[], None]) -> None:
        if self._on_loop:
            work()
            return
        await asyncio.get_running_loop().run_in_executor(self._thread, work)


def _begin_patiently(connection: sqlite3.Connection) -> None:
    connection.execute(f"PRAGMA busy_timeout={int(1000 * LOCK_SECONDS)}")
    try:
        connection.execute("BEGIN IMMEDIATE")
    finally:
        connection.execute("PRAGMA busy_timeout=0")
