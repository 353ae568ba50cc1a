"""The file of a SQLite database: private to its owner, watched while it is used."""

import os
import shutil
import sqlite3
import stat
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import URL

from paddock.server.log import LOG, line

OWNER_ONLY: Final = 0o600
BESIDE: Final = ("-wal", "-shm", "-journal")
"""How the names of the files end that SQLite keeps beside a database."""
MAGIC: Final = b"SQLite format 3\0"
LEAST_FREE: Final = 1024 * 1024
"""Bytes that must be left on the disk."""
LOCK_SECONDS: Final = 1.0
LOOK_SECONDS: Final = 0.2


def file_of(url: URL) -> "DatabaseFile | None":
    """The file of a database, if it is in one."""
    path = url.database
    if url.get_backend_name() != "sqlite" or not path or path.startswith((":memory:", "file:")):
        return None
    return DatabaseFile(Path(path).absolute())


class DatabaseFile:
    """Held open from before SQLite opens it until after: closing it would undo SQLite's locks."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._held = -1
        self._log: tuple[int, int] | None = None

    def open(self) -> None:
        """Make the file if there is none; OSError or sqlite3.Error if it can be no database.

        Asked of SQLite itself, because aiosqlite is not good at being told no.
        """
        self._keep_private()
        self._held = os.open(self.path, os.O_RDONLY)
        with closing(sqlite3.connect(self.path)) as connection:
            connection.execute("PRAGMA schema_version")

    def close(self) -> None:
        if self._held >= 0:
            os.close(self._held)
            self._held = -1

    def change(self) -> str:
        """Why what was just committed is not where a restart looks for it; "" if it is.

        SQLite goes on with files that were deleted or replaced, as if nothing had happened.
        """
        try:
            if not os.path.samestat(os.stat(self.path), os.fstat(self._held)):
                return "its file was replaced by another"
            log = os.stat(f"{self.path}-wal")
        except FileNotFoundError:
            return "its file is gone"
        except OSError as error:
            return str(error)
        now = (log.st_dev, log.st_ino)
        if self._log is None:
            self._log = now
        return "" if now == self._log else "its write-ahead log was replaced by another"

    def ailment(self) -> str:
        """Why nothing can be read or written any more; "" when all is well."""
        try:
            if not os.path.samestat(os.stat(self.path), os.fstat(self._held)):
                return "its file was replaced by another"
            if os.pread(self._held, len(MAGIC), 0) != MAGIC:
                return "its file is no database any more"
            if shutil.disk_usage(self.path.parent).free < LEAST_FREE:
                return "its disk is full"
            return self._try_it()
        except FileNotFoundError:
            return "its file is gone"
        except (OSError, sqlite3.Error) as error:
            return str(error)

    def _try_it(self) -> str:
        """Read what can be read in a short time, then write."""
        address = f"{self.path.as_uri()}?mode=rw"
        with closing(
            sqlite3.connect(address, uri=True, timeout=LOCK_SECONDS, isolation_level=None)
        ) as connection:
            found = _look_through(connection)
            if found:
                return f"it is damaged: {found}"
            connection.execute("BEGIN IMMEDIATE")
            # Nobody reads this number, but it is written and flushed like a move.
            connection.execute("PRAGMA user_version = 0")
            connection.execute("COMMIT")
        return ""

    def _keep_private(self) -> None:
        """Nobody but its owner reads it, for the luck of races is in it.

        SQLite makes the files beside it with the same rights.
        """
        with suppress(FileExistsError):
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
        for file in (self.path, *(Path(f"{self.path}{ending}") for ending in BESIDE)):
            try:
                if stat.S_IMODE(file.stat().st_mode) & ~OWNER_ONLY:
                    file.chmod(OWNER_ONLY)
            except FileNotFoundError:
                continue
            except PermissionError:
                LOG.warning("others may read %s, and it is not ours to change that", line(file))


def _look_through(connection: sqlite3.Connection) -> str:
    """The first thing that is wrong with the pages, as far as there is time to look."""
    deadline = time.monotonic() + LOOK_SECONDS
    connection.set_progress_handler(lambda: time.monotonic() > deadline, 10_000)
    try:
        found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
        found = "ok"
    finally:
        connection.set_progress_handler(None, 0)
    return "" if found == "ok" else found
