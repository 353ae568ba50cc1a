"""The database: what was committed is there, and migrations make what the tables say."""

import asyncio
import os
import sqlite3
import stat
from collections.abc import Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from paddock.server.kept import After, KeptRace, Move, Seat, Token
from paddock.server.run import prepare
from paddock.server.settings import Settings
from paddock.server.store import Store, StoreError
from paddock.server.tables import metadata

T = TypeVar("T")

RACE = KeptRace(
    id="r",
    game="toy",
    version=1,
    config={"lane": "long"},
    secret=b"s" * 32,
    invite=b"i" * 32,
    public=True,
    status="waiting",
    seq=1,
    rematch=None,
    standings=None,
    made=1.0,
    changed=1.0,
    seats=(Seat(0, "human", "Ann", None, 0), Seat(1, "open", "Sky", None, 1)),
)
RACING = After(1001, "racing", False, 3.0)


def using(folder: Path, work: Any) -> Any:
    """Do something with a store, and close it."""

    async def run() -> Any:
        store = Store(f"sqlite:///{folder}/p.sqlite3")
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def test_migrations_make_what_the_tables_say(tmp_path: Path) -> None:
    def compare(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def work(store: Store) -> list[Any]:
        async with store.engine.connect() as connection:
            return await connection.run_sync(compare)

    assert using(tmp_path, work) == []


def test_a_database_is_opened_again_as_it_was(tmp_path: Path) -> None:
    move = Move(1, "answer", 0, 0, {"kind": "Effort", "effort": 1}, "id-1")
    push = {"kind": "Push", "round": 2, "efforts": [1]}
    ordered = Move(
        2, "order", 1, 0, None, "id-2", [push], {"text": ["Round 1 is over."], "rules": ["TOY-010"]}
    )

    async def fill(store: Store) -> None:
        await store.make_race(RACE, [Token(b"a" * 32, 0)], bot_due=False)
        sitter = Seat(1, "human", "Bob", None, 3)
        await store.take_seat("r", sitter, Token(b"b" * 32, 1), 2.0, RACING)
        await store.add_moves("r", [move, ordered], 3.0, RACING)

    async def read(store: Store) -> tuple[KeptRace | None, list[Move], list[Token]]:
        return await store.race("r"), await store.moves("r"), await store.tokens("r")

    using(tmp_path, fill)
    race, moves, tokens = using(tmp_path, read)
    assert race.status == "racing"
    assert race.config == {"lane": "long"}
    assert [seat.name for seat in race.seats] == ["Ann", "Bob"]
    assert race.seq == 1001
    assert race.changed == 3.0
    assert moves == [move, ordered]
    assert tokens == [Token(b"a" * 32, 0), Token(b"b" * 32, 1)]


def test_a_seat_is_taken_once_and_a_frame_is_stored_once(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.make_race(RACE, [], bot_due=False)
        sitter = Seat(1, "human", "Bob", None, 3)
        await store.take_seat("r", sitter, Token(b"b" * 32, 1), 2.0, RACING)
        with pytest.raises(StoreError):
            await store.take_seat("r", sitter, Token(b"c" * 32, 1), 2.0, RACING)
        await store.add_moves("r", [Move(1, "retract", 0, 0, None, "id-1")], 3.0, RACING)
        for again in (Move(2, "retract", 0, 0, None, "id-1"), Move(1, "retract", 0, 0, None, "x")):
            with pytest.raises(StoreError):
                await store.add_moves("r", [again], 3.0, After(9999, "over", True, 9.0))
        assert len(await store.moves("r")) == 1
        race = await store.race("r")
        assert race is not None
        assert (race.status, race.seq) == ("racing", 1001), "both or neither"

    using(tmp_path, work)


def test_what_is_committed_survives_a_power_cut(tmp_path: Path) -> None:
    async def work(store: Store) -> list[Any]:
        found = []
        async with store.engine.connect() as connection:
            for pragma in ("journal_mode", "synchronous", "foreign_keys"):
                row = (await connection.exec_driver_sql(f"PRAGMA {pragma}")).one()
                found.append(row[0])
        return found

    assert using(tmp_path, work) == ["wal", 2, 1]


def test_no_secret_is_kept_in_the_clear(tmp_path: Path) -> None:
    from server.client import ME, OPEN, make
    from server.running import running

    with running(tmp_path) as server:
        made = make(server.host, "toy", [ME, OPEN])
    content = b"".join(path.read_bytes() for path in tmp_path.glob("paddock.sqlite3*"))
    for secret in (made["tokens"][0], made["invite"]):
        assert secret.encode() not in content
        assert bytes.fromhex(secret) not in content
    with sqlite3.connect(tmp_path / "paddock.sqlite3") as database:
        assert database.execute("SELECT count(*) FROM tokens").fetchone() == (1,)
    database.close()


def modes(folder: Path) -> dict[str, int]:
    """The rights to the database and to the files beside it."""
    files = folder.glob("p.sqlite3*")
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in files}


def test_only_its_owner_reads_the_database_and_what_is_beside_it(tmp_path: Path) -> None:
    async def work(store: Store) -> dict[str, int]:
        await store.make_race(RACE, [], bot_due=False)
        return modes(tmp_path)

    before = os.umask(0)
    try:
        names = ("p.sqlite3", "p.sqlite3-shm", "p.sqlite3-wal")
        assert using(tmp_path, work) == dict.fromkeys(names, 0o600)
    finally:
        os.umask(before)


def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    async def nothing(store: Store) -> None:
        pass

    async def look(store: Store) -> dict[str, int]:
        return modes(tmp_path)

    using(tmp_path, nothing)
    file = tmp_path / "p.sqlite3"
    file.chmod(0o644)
    # As a kill leaves them.
    with closing(sqlite3.connect(file)) as other:
        other.execute("CREATE TABLE more (x)")
        for beside in tmp_path.glob("p.sqlite3-*"):
            beside.chmod(0o644)
        assert set(modes(tmp_path).values()) == {0o644}
        assert set(using(tmp_path, look).values()) == {0o600}


@pytest.mark.parametrize(
    "url",
    ["nonsense", "mysql://x/y", "sqlite:////nowhere/at/all.sqlite3", f"sqlite:///{__file__}"],
)
def test_a_database_that_cannot_be_used_is_said_in_a_sentence(url: str) -> None:
    async def open_it() -> None:
        store = Store(url)
        try:
            await store.open()
        finally:
            await store.close()

    work: Coroutine[Any, Any, None] = open_it()
    with pytest.raises(StoreError):
        asyncio.run(work)


def test_a_database_of_a_newer_paddock_is_said_to_be_one(tmp_path: Path) -> None:
    async def nothing(store: Store) -> None:
        pass

    using(tmp_path, nothing)
    with closing(sqlite3.connect(tmp_path / "p.sqlite3")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError, match="made by a newer Paddock"):
        prepare(Settings(database=f"sqlite:///{tmp_path}/p.sqlite3"))
