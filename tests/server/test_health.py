"""/healthz says when the database is deleted, replaced, corrupt, full or locked, and when not."""

import asyncio
import os
import resource
import shutil
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest

from paddock.server.examiner import Examiner
from paddock.server.settings import Limits, Settings
from paddock.server.store import Store
from server.client import HTTP, ME, make
from server.running import PATIENCE, Process, Running, process, wait_for

DETAIL = "The database cannot be used: "


def ailment(server: Running | Process) -> str:
    """What /healthz complains of; "" when it is content."""
    answer = HTTP.get(f"http://{server.host}/healthz")
    if answer.status_code == 200:
        assert answer.json() == {"ok": True}
        return ""
    assert answer.status_code == 503
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.headers["retry-after"] == "1"
    detail: str = answer.json()["detail"]
    assert detail.startswith(DETAIL)
    return detail.removeprefix(DETAIL)


def file_of(server: Running) -> Path:
    file = server.lobby.desk.store.file
    assert file is not None
    return file.path


def test_a_deleted_database_is_no_database(own: Running) -> None:
    make(own.host, "toy", [ME, ME])
    assert ailment(own) == ""
    file_of(own).unlink()
    assert ailment(own) == "its file is gone."
    assert not file_of(own).exists(), "looking makes no new one"


def test_another_file_in_its_place_is_not_the_database(own: Running) -> None:
    file = file_of(own)
    copy = file.with_name("copy")
    shutil.copy(file, copy)
    copy.replace(file)
    assert ailment(own) == "its file was replaced by another."


@pytest.mark.parametrize(
    ("place", "complaint"), [(0, "its file is no database any more."), (8192, "it is damaged: ")]
)
def test_a_corrupt_database_is_noticed(own: Running, place: int, complaint: str) -> None:
    with closing(sqlite3.connect(file_of(own))) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert ailment(own) == ""
    with file_of(own).open("r+b") as content:
        content.seek(place)
        content.write(b"\xa5" * 8192)
    assert ailment(own).startswith(complaint)


def test_a_locked_database_is_noticed_and_is_well_when_it_is_free(own: Running) -> None:
    with closing(sqlite3.connect(file_of(own), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert ailment(own) == "database is locked."
        other.execute("ROLLBACK")
        assert ailment(own) == ""


def test_a_full_disk_is_noticed_and_is_well_when_there_is_room(tmp_path: Path) -> None:
    """No more than there is now can be written: for the server that is a full disk."""
    with process(tmp_path) as server:
        make(server.host, "toy", [ME, ME])
        wait_for(lambda: ailment(server) == "")
        size = os.path.getsize(tmp_path / "paddock.sqlite3-wal")
        before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, -1))
        wait_for(lambda: ailment(server) in ("disk I/O error.", "database or disk is full."))
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
        wait_for(lambda: ailment(server) == "")


class Usage(NamedTuple):
    """As shutil tells it."""

    total: int
    used: int
    free: int


def test_a_disk_without_room_for_the_next_moves_is_full(
    own: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(100, 99, 1))
    assert ailment(own) == "its disk is full."


def test_whoever_asks_meanwhile_hears_the_same_and_nobody_waits_for_ever(tmp_path: Path) -> None:
    looked: list[int] = []
    done = threading.Event()

    def look() -> str:
        looked.append(1)
        done.wait(PATIENCE)
        return "found"

    async def ask() -> None:
        store = Store(f"sqlite:///{tmp_path}/p.sqlite3")
        assert store.file is not None
        store.file.ailment = look  # type: ignore[method-assign]
        settings = Settings(health_kept=1000.0, limits=Limits(health_seconds=0.01))
        examiner = Examiner(store, settings)
        answers = await asyncio.gather(*[examiner.ailment() for _ in range(5)])
        assert answers == ["no answer within 0.01 seconds"] * 5
        done.set()
        await examiner.rest()
        assert [await examiner.ailment() for _ in range(5)] == ["found"] * 5

    asyncio.run(ask())
    assert len(looked) == 1


def test_a_database_without_a_file_is_asked_too() -> None:
    async def ask() -> None:
        store = Store("sqlite://")
        examiner = Examiner(store, Settings(health_kept=0.0))
        assert await examiner.ailment() == ""
        await store.close()

    asyncio.run(ask())
