"""Many tables, and a server killed in the midst of it: what was acknowledged is there."""

import random
import sqlite3
import threading
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from server.client import ME, Player, Shape, make
from server.running import Process, wait_for

TABLES = 6
ENOUGH = 150
"""Acknowledged answers, after which the server is killed."""


class Table(threading.Thread):
    """Everybody at one table answers as soon as asked, until the connection breaks."""

    def __init__(self, host: str, number: int) -> None:
        super().__init__(daemon=True)
        self.made = make(host, "spiralized", [ME, ME])
        self.acknowledged: list[tuple[str, int, str]] = []
        self._host = host
        self._luck = random.Random(number)

    def run(self) -> None:
        race: Shape = self.made
        try:
            with (
                Player(self._host, race["race"], race["tokens"][0]) as ann,
                Player(self._host, race["race"], race["tokens"][1]) as bob,
            ):
                while ann.table["status"] != "over":
                    for player in (ann, bob):
                        self._answer(player)
        except (ConnectionClosed, OSError):
            pass

    def _answer(self, player: Player) -> None:
        player.settle()
        if player.is_asked():
            id = f"{len(self.acknowledged)}"
            player.answer(self._luck.choice(player.options()), id=id)
            self.acknowledged.append((self.made["race"], player.table["seat"], id))


@pytest.mark.parametrize("how", [[], ["--commits-on-loop"]], ids=["in a thread", "on the loop"])
def test_what_was_acknowledged_under_load_survives_a_kill(tmp_path: Path, how: list[str]) -> None:
    server = Process(tmp_path, *how)
    tables = [Table(server.host, number) for number in range(TABLES)]
    for table in tables:
        table.start()
    wait_for(
        lambda: (
            sum(len(one.acknowledged) for one in tables) >= ENOUGH
            or not any(one.is_alive() for one in tables)
        )
    )
    server.kill()
    for table in tables:
        table.join()
    acknowledged = [answer for table in tables for answer in table.acknowledged]
    assert len(acknowledged) >= ENOUGH
    with closing(sqlite3.connect(tmp_path / "paddock.sqlite3")) as database:
        stored = Counter(
            database.execute("SELECT race, seat, frame FROM moves WHERE frame IS NOT NULL")
        )
    assert set(acknowledged) <= set(stored)
    assert set(stored.values()) == {1}
    assert len(stored) <= len(acknowledged) + TABLES, "one answer of each table was under way"
    server = Process(tmp_path, *how)
    try:
        for table in tables:
            with Player(server.host, table.made["race"], table.made["tokens"][0]) as player:
                assert player.table["status"] == "racing"
    finally:
        server.kill()
