"""Races, seats, tokens and moves in a database. What `await` has returned from is on disk."""

import json
import sqlite3
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from alembic.util import CommandError
from sqlalchemy import URL, Row, event, exists, make_url, select, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from paddock.core.errors import PaddockError
from paddock.server.database_file import file_of
from paddock.server.kept import (
    HUMAN,
    KINDS,
    PACE_NAMES,
    PATIENCES,
    RACING,
    STATUSES,
    After,
    KeptRace,
    Minutes,
    Move,
    PaceName,
    Seat,
    SeatKind,
    Token,
)
from paddock.server.ledger import LOCK_SECONDS, PRAGMAS, SqliteLedger
from paddock.server.log import LOG, line
from paddock.server.migrations import upgrade
from paddock.server.statements import (
    called_off,
    changed_pace,
    changed_patience,
    changed_seat,
    followed,
    new_moves,
    new_race,
    new_tokens,
    race_after,
    raised_seq,
    taken_seat,
)
from paddock.server.tables import moves, races, seats, tokens
from paddock.server.writer import Unavailable, Unit, Untouched, Writer

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite"}


class StoreError(PaddockError):
    """The database cannot be used, or did not do what it was asked."""


class BrokenRow(PaddockError):
    """Something in the database is not as it was stored."""


class Store:
    """The one door to the database: SQLAlchemy reads, and one writer writes (decision 0022)."""

    def __init__(self, url: str, *, commits_on_loop: bool = False) -> None:
        self.url = _with_driver(url)
        try:
            self.engine: AsyncEngine = create_async_engine(self.url)
        except (ImportError, SQLAlchemyError) as error:
            raise StoreError(f"{url}: this database needs another package: {error}") from None
        event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        self.file = file_of(self.url)
        guard = (lambda: "") if self.file is None else self.file.change
        self._ledger = SqliteLedger(str(self.url.database), guard, on_loop=commits_on_loop)
        self._writer = Writer(self._ledger)

    async def open(self) -> None:
        """Make or upgrade the tables."""
        if self.file is None:
            raise StoreError("races are kept in a file, as sqlite:///paddock.sqlite3 says")
        try:
            self.file.open()
            async with self.engine.begin() as connection:
                await connection.run_sync(upgrade)
            self._ledger.open()
        except CommandError:
            why = "it was made by a newer Paddock; use that one, or a copy from before"
            raise self._unusable(why) from None
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            raise self._unusable(str(getattr(error, "orig", error))) from None

    def _unusable(self, why: str) -> StoreError:
        return StoreError(f"the database {self.url.render_as_string()}: {why}")

    async def close(self) -> None:
        await self._writer.close()
        await self.engine.dispose()
        if self.file is not None:
            self.file.close()

    async def ping(self) -> None:
        """StoreError if the database does not answer."""
        async with self._read() as connection:
            await connection.execute(text("SELECT 1"))

    # Reading

    async def race(self, id: str) -> KeptRace | None:
        """A race by its id; BrokenRow if it is not as it was stored."""
        async with self._read() as connection:
            rows = await connection.execute(select(races).where(races.c.id == id))
            row = rows.first()
            if row is None:
                return None
            return _race_of(row, (await _seats_of(connection, [id]))[id])

    async def moves(self, id: str) -> list[Move]:
        """What was done in a race, in order; BrokenRow if a move is not as it was stored."""
        wanted = select(moves).where(moves.c.race == id).order_by(moves.c.number)
        async with self._read() as connection:
            return [_move_of(row) for row in await connection.execute(wanted)]

    async def tokens(self, id: str) -> list[Token]:
        """The keys to the seats of a race, oldest first."""
        wanted = select(tokens).where(tokens.c.race == id).order_by(tokens.c.made, tokens.c.hash)
        async with self._read() as connection:
            return [Token(row.hash, row.seat) for row in await connection.execute(wanted)]

    async def record(self, id: str) -> str | None:
        """The record of a finished race."""
        async with self._read() as connection:
            rows = await connection.execute(select(races.c.record).where(races.c.id == id))
            row = rows.first()
            return None if row is None else row.record

    async def public_races(self, game: str | None, status: str | None, most: int) -> list[KeptRace]:
        """Races that anybody may find, the latest first; those that cannot be read are left out."""
        wanted = select(races.c.id).where(races.c.public)
        if game is not None:
            wanted = wanted.where(races.c.game == game)
        if status is not None:
            wanted = wanted.where(races.c.status == status)
        wanted = wanted.order_by(races.c.changed.desc(), races.c.id).limit(most)
        async with self._read() as connection:
            ids = [row.id for row in await connection.execute(wanted)]
        try:
            return await self._all_races(ids)
        except PaddockError:
            return await self._races_one_by_one(ids)

    async def _all_races(self, ids: Sequence[str]) -> list[KeptRace]:
        async with self._read() as connection:
            rows = await connection.execute(select(races).where(races.c.id.in_(ids)))
            found = {row.id: row for row in rows}
            sitters = await _seats_of(connection, ids)
        return [_race_of(found[id], sitters[id]) for id in ids if id in found]

    async def _races_one_by_one(self, ids: Sequence[str]) -> list[KeptRace]:
        """What can still be read; StoreError if that is nothing, so that no race is to blame."""
        found: list[KeptRace] = []
        failures = 0
        for id in ids:
            try:
                found += await self._all_races([id])
            except BrokenRow as error:
                LOG.error("fault %s", line(error))
            except StoreError:
                failures += 1
                if failures == len(ids):
                    raise
                LOG.error("fault race=%s is not listed", line(id))
        return found

    async def bots_due(self, since: float) -> list[str]:
        """The races that wait for a bot; of those without people only what was made since then."""
        has_people = exists().where(seats.c.race == races.c.id, seats.c.kind == HUMAN)
        is_due = (races.c.status == RACING) & races.c.bot_due
        wanted = select(races.c.id).where(is_due, has_people | (races.c.made >= since))
        async with self._read() as connection:
            return [row.id for row in await connection.execute(wanted)]

    # Writing

    async def make_race(
        self,
        race: KeptRace,
        keys: Iterable[Token],
        bot_due: bool,
        rematch_of: str | None = None,
        done: Sequence[Move] = (),
    ) -> None:
        """A new race; with `rematch_of`, the race that it follows points to it from now on.

        `done` is what had been done in the race that it was played on from.
        """
        unit = [*new_race(race, bot_due), new_tokens(race.id, keys, race.made)]
        if done:
            unit.append(new_moves(race.id, done, race.made))
        if rematch_of is not None:
            unit.append(followed(rematch_of, race.id))
        await self._write(unit)

    async def add_tokens(self, id: str, keys: Iterable[Token], now: float) -> None:
        """More keys to seats of a race."""
        await self._write([new_tokens(id, keys, now)])

    async def take_seat(self, id: str, seat: Seat, key: Token, now: float, after: After) -> None:
        """Somebody sits down; StoreError if the seat is taken."""
        await self._write([taken_seat(id, seat), new_tokens(id, [key], now), race_after(id, after)])

    async def change_seat(self, id: str, seat: Seat, was: SeatKind, after: After) -> None:
        """A bot sits down or gets up again; StoreError if somebody else sits there."""
        await self._write([taken_seat(id, seat, was), race_after(id, after)])

    async def call_off(self, id: str) -> None:
        """Nothing is kept of a race that has not begun; StoreError if it has."""
        await self._write(called_off(id))

    async def add_moves(
        self,
        id: str,
        done: Sequence[Move],
        now: float,
        after: After | None,
        seat: Seat | None = None,
    ) -> None:
        """What was done at once, who sits there from now on, and how the race stands after it, if
        that is to be kept.

        All of it, or nothing.
        """
        unit = [new_moves(id, done, now)]
        if seat is not None:
            unit.append(changed_seat(id, seat))
        if after is not None:
            unit.append(race_after(id, after))
        await self._write(unit)

    async def set_pace(self, id: str, pace: PaceName) -> None:
        """The table takes its time, or hurries."""
        await self._write([changed_pace(id, pace)])

    async def set_patience(self, id: str, minutes: Minutes, bot: str | None) -> None:
        """How long the table waits for who is away, and which bot stands in then."""
        await self._write([changed_patience(id, minutes, bot)])

    async def raise_seq(self, id: str, seq: int) -> None:
        """Sequence numbers below this one may be sent from now on."""
        await self._write([raised_seq(id, seq)])

    async def _write(self, unit: Unit) -> None:
        """In a commit of its own or with others'; StoreError when it did not reach the disk."""
        try:
            await self._writer.write(unit)
        except Untouched:
            raise StoreError("the seat is not free") from None
        except (sqlite3.Error, OSError, Unavailable) as error:
            raise _failed(error) from None

    @asynccontextmanager
    async def _read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read by; StoreError when it does not answer."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise _failed(error) from None


def _failed(error: Exception) -> StoreError:
    """What the database itself says, which names columns but none of their values."""
    said = getattr(error, "orig", None) if isinstance(error, SQLAlchemyError) else error
    why = f"the database failed: {said or type(error).__name__}"
    LOG.error("fault %s", line(why))
    return StoreError(why)


async def _seats_of(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, list[Row[Any]]]:
    wanted = select(seats).where(seats.c.race.in_(ids)).order_by(seats.c.race, seats.c.seat)
    found: dict[str, list[Row[Any]]] = {id: [] for id in ids}
    for row in await connection.execute(wanted):
        found[row.race].append(row)
    return found


def _fields(row: Row[Any]) -> dict[str, Any]:
    """A row by its columns, under plain names."""
    return {str(name): value for name, value in row._mapping.items()}


def _race_of(row: Row[Any], sitters: Sequence[Row[Any]]) -> KeptRace:
    """A race from its rows; BrokenRow if they do not say what a race must say."""
    try:
        fields = {
            **_fields(row),
            "config": json.loads(row.config),
            "standings": None if row.standings is None else json.loads(row.standings),
            "branch": None if row.branch is None else json.loads(row.branch),
            "seats": [_fields(one) for one in sitters],
        }
        race = msgspec.convert(fields, KeptRace, builtin_types=(bytes,))
    except (ValueError, TypeError) as error:
        raise BrokenRow(f"race={row.id} is not as it was stored: {error}") from None
    numbers = [seat.seat for seat in race.seats]
    if numbers != list(range(max(1, len(numbers)))) or race.status not in STATUSES:
        raise BrokenRow(f"race={row.id} is not as it was stored: its status or its seats")
    if race.pace not in PACE_NAMES or race.patience not in PATIENCES:
        raise BrokenRow(f"race={row.id} is not as it was stored: its pace or its patience")
    if any(seat.kind not in KINDS for seat in race.seats):
        raise BrokenRow(f"race={row.id} is not as it was stored: the kind of a seat")
    return race


def _move_of(row: Row[Any]) -> Move:
    try:
        shapes = {
            name: None if text is None else json.loads(text)
            for name, text in (("action", row.action), ("orders", row.orders))
        }
        return msgspec.convert({**_fields(row), **shapes, "dropped": _words(row.dropped)}, Move)
    except (ValueError, TypeError) as error:
        why = f"race={row.race} move {row.number} is not as it was stored: {error}"
        raise BrokenRow(why) from None


def _words(kept: str) -> Any:
    """Words with their rules; a server of before kept the words alone."""
    if not kept.startswith("{"):
        return {"text": [kept], "rules": []} if kept else None
    return json.loads(kept)


def _with_driver(url: str) -> URL:
    """The database's address with the driver that does not block."""
    try:
        found = make_url(url)
    except ArgumentError:
        raise StoreError(f"{url!r} is no database; one is sqlite:///paddock.sqlite3") from None
    backend = found.get_backend_name()
    if backend not in DRIVERS:
        raise StoreError(f"{backend} is no database that Paddock can use: {', '.join(DRIVERS)}")
    return found.set(drivername=DRIVERS[backend])


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in (*PRAGMAS, f"busy_timeout={int(1000 * LOCK_SECONDS)}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
