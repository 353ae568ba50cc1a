"""The file of a SQLite database: private to its owner, and fit to be used."""

import os
import sqlite3
import stat
from contextlib import closing
from typing import Final

from sqlalchemy import URL

from paddock.server.log import LOG, line

OWNER_ONLY: Final = 0o600
BESIDE: Final = ("-wal", "-shm", "-journal")
"""How the names of the files end that SQLite keeps beside a database."""


def file_of(url: URL) -> str | None:
    """Where the database is, if it is in a file."""
    path = url.database
    if url.get_backend_name() != "sqlite" or not path or path.startswith((":memory:", "file:")):
        return None
    return path


def make_ready(path: str) -> None:
    """Make the file if there is none; OSError or sqlite3.Error if it can be no database.

    Asked of SQLite itself, because aiosqlite is not good at being told no.
    """
    _keep_private(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA schema_version")


def _keep_private(path: str) -> None:
    """Nobody but its owner reads it, for the luck of races is in it.

    SQLite makes the files beside it with the same rights.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    for file in (path, *(path + ending for ending in BESIDE)):
        try:
            if stat.S_IMODE(os.stat(file).st_mode) & ~OWNER_ONLY:
                os.chmod(file, OWNER_ONLY)
        except FileNotFoundError:
            continue
        except PermissionError:
            LOG.warning("others may read %s, and it is not ours to change that", line(file))
