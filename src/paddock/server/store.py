"""Races, seats, tokens and moves in a database. What `await` has returned from is on disk."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import URL, Row, Update, event, insert, make_url, select, text, update
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from paddock.core.codec import canonical
from paddock.core.errors import PaddockError
from paddock.server.database_file import file_of, make_ready
from paddock.server.kept import OPEN, RACING, After, KeptRace, Move, Seat, Token
from paddock.server.migrations import upgrade
from paddock.server.tables import moves, races, seats, tokens

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg"}


class StoreError(PaddockError):
    """The database cannot be used, or did not do what it was asked."""


class Store:
    """The one door to the database. Writers queue up here, so that none of them is turned away."""

    def __init__(self, url: str) -> None:
        self.url = _with_driver(url)
        try:
            self.engine: AsyncEngine = create_async_engine(self.url)
        except (ImportError, SQLAlchemyError) as error:
            raise StoreError(f"{url}: this database needs another package: {error}") from None
        if self.url.get_backend_name() == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        self._writing = asyncio.Lock()

    async def open(self) -> None:
        """Make or upgrade the tables."""
        file = file_of(self.url)
        try:
            if file is not None:
                make_ready(file)
            async with self.engine.begin() as connection:
                await connection.run_sync(upgrade)
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            why = str(getattr(error, "orig", error))
            raise StoreError(f"the database {self.url.render_as_string()}: {why}") from None

    async def close(self) -> None:
        await self.engine.dispose()

    async def ping(self) -> None:
        """Whether the database answers."""
        async with self.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))

    # Reading

    async def race(self, id: str) -> KeptRace | None:
        """A race by its id."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(races).where(races.c.id == id))
            row = rows.first()
            return None if row is None else (await _with_seats(connection, [row]))[0]

    async def moves(self, id: str) -> list[Move]:
        """Everything that was done in a race, in order."""
        wanted = select(moves).where(moves.c.race == id).order_by(moves.c.number)
        async with self.engine.connect() as connection:
            rows = await connection.execute(wanted)
            return [
                Move(
                    row.number,
                    row.kind,
                    row.seat,
                    row.moment,
                    None if row.action is None else json.loads(row.action),
                    row.frame,
                )
                for row in rows
            ]

    async def tokens(self, id: str) -> list[Token]:
        """The keys to the seats of a race, oldest first."""
        wanted = select(tokens).where(tokens.c.race == id).order_by(tokens.c.made, tokens.c.hash)
        async with self.engine.connect() as connection:
            return [Token(row.hash, row.seat) for row in await connection.execute(wanted)]

    async def record(self, id: str) -> str | None:
        """The record of a finished race."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(races.c.record).where(races.c.id == id))
            row = rows.first()
            return None if row is None else row.record

    async def public_races(self, game: str | None, status: str | None, most: int) -> list[KeptRace]:
        """Races that anybody may find, the latest first."""
        wanted = select(races).where(races.c.public)
        if game is not None:
            wanted = wanted.where(races.c.game == game)
        if status is not None:
            wanted = wanted.where(races.c.status == status)
        wanted = wanted.order_by(races.c.changed.desc(), races.c.id).limit(most)
        async with self.engine.connect() as connection:
            return await _with_seats(connection, (await connection.execute(wanted)).all())

    async def bots_due(self) -> list[str]:
        """The races that wait for a bot."""
        wanted = select(races.c.id).where(races.c.status == RACING, races.c.bot_due)
        async with self.engine.connect() as connection:
            return [row.id for row in await connection.execute(wanted)]

    # Writing

    async def make_race(
        self, race: KeptRace, keys: Iterable[Token], bot_due: bool, rematch_of: str | None = None
    ) -> None:
        """A new race; with `rematch_of`, the race that it follows points to it from now on."""
        async with self._write() as connection:
            await connection.execute(
                insert(races).values(
                    id=race.id,
                    game=race.game,
                    version=race.version,
                    config=canonical(race.config),
                    secret=race.secret,
                    invite=race.invite,
                    public=race.public,
                    status=race.status,
                    bot_due=bot_due,
                    seq=race.seq,
                    made=race.made,
                    changed=race.changed,
                )
            )
            for seat in race.seats:
                await connection.execute(
                    insert(seats).values(
                        race=race.id,
                        seat=seat.seat,
                        kind=seat.kind,
                        name=seat.name,
                        bot=seat.bot,
                        holder=seat.holder,
                    )
                )
            await _add_tokens(connection, race.id, keys, race.made)
            if rematch_of is not None:
                follow = update(races).where(races.c.id == rematch_of)
                await connection.execute(follow.values(rematch=race.id))

    async def add_tokens(self, id: str, keys: Iterable[Token], now: float) -> None:
        """More keys to seats of a race."""
        async with self._write() as connection:
            await _add_tokens(connection, id, keys, now)

    async def take_seat(self, id: str, seat: Seat, key: Token, now: float, after: After) -> None:
        """Somebody sits down; StoreError if the seat is taken."""
        async with self._write() as connection:
            taken = await connection.execute(_seat_now(id, seat).where(seats.c.kind == OPEN))
            if taken.rowcount != 1:
                raise StoreError("the seat is not free")
            await _add_tokens(connection, id, [key], now)
            await _set_after(connection, id, after)

    async def add_move(
        self, id: str, move: Move, now: float, after: After, seat: Seat | None = None
    ) -> None:
        """One move, who sits there from now on if that changes, and how the race stands after it.

        All of it, or nothing.
        """
        async with self._write() as connection:
            await connection.execute(
                insert(moves).values(
                    race=id,
                    number=move.number,
                    kind=move.kind,
                    seat=move.seat,
                    moment=move.moment,
                    action=None if move.action is None else canonical(move.action),
                    frame=move.frame,
                    made=now,
                )
            )
            if seat is not None:
                await connection.execute(_seat_now(id, seat))
            await _set_after(connection, id, after)

    async def raise_seq(self, id: str, seq: int) -> None:
        """Sequence numbers below this one may be sent from now on."""
        async with self._write() as connection:
            await connection.execute(update(races).where(races.c.id == id).values(seq=seq))

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; StoreError when it did not reach the disk."""
        async with self._writing:
            try:
                async with self.engine.begin() as connection:
                    yield connection
            except SQLAlchemyError as error:
                raise StoreError(f"the database failed: {type(error).__name__}") from None


def _seat_now(id: str, seat: Seat) -> Update:
    row = update(seats).where(seats.c.race == id, seats.c.seat == seat.seat)
    return row.values(kind=seat.kind, name=seat.name, bot=seat.bot, holder=seat.holder)


async def _add_tokens(
    connection: AsyncConnection, id: str, keys: Iterable[Token], now: float
) -> None:
    for key in keys:
        row = insert(tokens).values(race=id, hash=key.hash, seat=key.seat, made=now)
        await connection.execute(row)


async def _set_after(connection: AsyncConnection, id: str, after: After) -> None:
    values: dict[str, Any] = {
        "seq": after.seq,
        "status": after.status,
        "bot_due": after.bot_due,
        "changed": after.changed,
    }
    if after.record is not None:
        values["standings"] = canonical(after.standings)
        values["record"] = after.record
    await connection.execute(update(races).where(races.c.id == id).values(**values))


async def _with_seats(connection: AsyncConnection, rows: Sequence[Row[Any]]) -> list[KeptRace]:
    ids = [row.id for row in rows]
    wanted = select(seats).where(seats.c.race.in_(ids)).order_by(seats.c.race, seats.c.seat)
    found: dict[str, list[Seat]] = {id: [] for id in ids}
    for row in await connection.execute(wanted):
        found[row.race].append(Seat(row.seat, row.kind, row.name, row.bot, row.holder))
    return [
        KeptRace(
            id=row.id,
            game=row.game,
            version=row.version,
            config=json.loads(row.config),
            secret=row.secret,
            invite=row.invite,
            public=row.public,
            status=row.status,
            seq=row.seq,
            rematch=row.rematch,
            standings=None if row.standings is None else json.loads(row.standings),
            made=row.made,
            changed=row.changed,
            seats=tuple(found[row.id]),
        )
        for row in rows
    ]


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
    """Readers do not wait for writers, and what is committed survives a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
