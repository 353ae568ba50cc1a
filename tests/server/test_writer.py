"""The one writer: who shares a commit, who is refused, and who waits."""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from paddock.server.kept import After, KeptRace, Move, Seat
from paddock.server.statements import raised_seq
from paddock.server.store import Store, StoreError
from paddock.server.writer import Unit, Writer
from server.client import ME, Player, make
from server.running import Running

RACING = After(1001, "racing", False, 3.0)


def race(id: str) -> KeptRace:
    seats = (Seat(0, "human", "Ann", None, 0),)
    return KeptRace(
        *(id, "toy", 1, {}, b"s" * 32, None, True, "racing", 1, None, None, 1.0, 1.0, seats)
    )


def retract(number: int, frame: str) -> list[Move]:
    return [Move(number, "retract", 0, 0, None, frame)]


class Slow:
    """A database whose commits end when the test says so."""

    def __init__(self) -> None:
        self.commits: list[int] = []
        self.may_end = asyncio.Event()

    async def commit(self, units: Sequence[Unit]) -> None:
        self.commits.append(len(units))
        await self.may_end.wait()

    async def close(self) -> None:
        pass


def test_what_arrives_while_a_commit_runs_shares_the_next_one() -> None:
    async def work() -> list[int]:
        slow = Slow()
        writer = Writer(slow)
        first = asyncio.create_task(writer.write([raised_seq("a", 1)]))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        others = [asyncio.create_task(writer.write([raised_seq("b", n)])) for n in range(7)]
        await asyncio.sleep(0)
        assert not first.done(), "nothing is said before it is on disk"
        slow.may_end.set()
        await asyncio.gather(first, *others)
        return slow.commits

    assert asyncio.run(work()) == [1, 7]


@pytest.mark.parametrize("on_loop", [False, True])
def test_only_the_unit_that_fails_is_refused(tmp_path: Path, on_loop: bool) -> None:
    async def work() -> tuple[Sequence[Any], dict[str, list[Move]]]:
        store = Store(f"sqlite:///{tmp_path}/p.sqlite3", commits_on_loop=on_loop)
        await store.open()
        try:
            for id in "abc":
                await store.make_race(race(id), [], bot_due=False)
            await store.add_moves("b", retract(1, "was there"), 2.0, None)
            results = await asyncio.gather(
                store.add_moves("a", retract(1, "x"), 3.0, RACING),
                store.add_moves("b", retract(1, "y"), 3.0, RACING),
                store.add_moves("c", retract(1, "z"), 3.0, RACING),
                return_exceptions=True,
            )
            after = await store.race("b")
            assert after is not None
            assert after.seq == 1, "of what is refused nothing is stored"
            return results, {id: await store.moves(id) for id in "abc"}
        finally:
            await store.close()

    results, moves = asyncio.run(work())
    assert [type(one) for one in results] == [type(None), StoreError, type(None)]
    assert {id: [move.frame for move in done] for id, done in moves.items()} == {
        "a": ["x"],
        "b": ["was there"],
        "c": ["z"],
    }


def test_the_loop_goes_on_while_somebody_else_keeps_the_database(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(f"sqlite:///{tmp_path}/p.sqlite3")
        await store.open()
        try:
            await store.make_race(race("a"), [], bot_due=False)
            with closing(sqlite3.connect(tmp_path / "p.sqlite3", isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                adding = asyncio.create_task(store.add_moves("a", retract(1, "x"), 3.0, None))
                assert await store.moves("a") == [], "who only reads is not kept waiting"
                assert not adding.done()
                other.execute("COMMIT")
            await adding
            assert len(await store.moves("a")) == 1
        finally:
            await store.close()

    asyncio.run(work())


def test_a_race_is_written_only_when_a_restart_needs_it(own: Running) -> None:
    rows: list[After | None] = []
    keep = own.lobby.desk.store.add_moves

    async def add_moves(
        id: str, done: Sequence[Move], now: float, after: After | None, seat: Seat | None = None
    ) -> None:
        rows.append(after)
        await keep(id, done, now, after, seat)

    own.lobby.desk.store.add_moves = add_moves  # type: ignore[method-assign]
    made = make(own.host, "toy", [ME, ME])
    with Player(own.host, made["race"], made["tokens"][0]) as ann:
        for effort in (0, 1, 0, 1):
            ann.answer({"kind": "Effort", "effort": effort})
    first, *others = rows
    assert first is not None, "numbers are reserved before they are sent"
    assert others == [None, None, None]


def test_when_a_race_changed_is_a_minute_late_at_most() -> None:
    assert not After(1001, "racing", False, 62.9).is_news_after(RACING)
    assert After(1001, "racing", False, 63.0).is_news_after(RACING)
    for news in (
        After(2001, "racing", False, 3.0),
        After(1001, "over", False, 3.0),
        After(1001, "racing", True, 3.0),
        After(1001, "racing", False, 3.0, opened=3.0),
    ):
        assert news.is_news_after(RACING)
