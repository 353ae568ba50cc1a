"""Acceptance: SIGKILL at any moment loses no acknowledged answer and doubles none."""

import random
import threading
from collections.abc import Callable
from itertools import count
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from paddock.table.record import Record
from paddock.table.replay import verify
from server.client import HTTP, ME, Player, Shape, bot, make
from server.running import Process

KILLS = 20
LONGEST_LIFE = 0.6
"""Seconds from when the client is connected until the server is killed, at most."""


class Stubborn:
    """A client that sends what was not acknowledged again, with the same id, until it is."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck
        self.race: Shape = {}
        self.sent: list[tuple[str, Shape, int]] = []
        """Every answer that was given, in order: its id, the action and the question."""
        self.acknowledged: set[str] = set()
        self.records: list[tuple[str, list[Shape]]] = []
        self.resent = 0

    def begin(self, host: str) -> None:
        self.race = make(host, "outspeed", [ME, bot("random"), bot("driver")])
        self.sent, self.acknowledged = [], set()

    def play(self, host: str, connected: Callable[[], None]) -> None:
        """Until the connection breaks; race after race."""
        for number in count():
            if not self.race:
                self.begin(host)
            with Player(host, self.race["race"], self.race["tokens"][0]) as player:
                if not number:
                    connected()
                self.play_race(player)
            self.keep_record(host)

    def play_race(self, player: Player) -> None:
        if self.sent and self.sent[-1][0] not in self.acknowledged:
            self.resent += 1
            player.catch_up(self.give(player, *self.sent[-1]))
        while player.table["status"] != "over":
            if player.is_asked():
                action = self.luck.choice(player.options())
                frame = (f"answer-{len(self.sent)}", action, player.table["moment"])
                self.sent.append(frame)
                player.catch_up(self.give(player, *frame))
            else:
                player.receive("table")

    def give(self, player: Player, id: str, action: Shape, moment: int) -> Shape:
        ack = player.answer(action, id=id, moment=moment)
        self.acknowledged.add(id)
        return ack

    def keep_record(self, host: str) -> None:
        url = f"http://{host}/api/races/{self.race['race']}/record"
        answer = HTTP.get(url)
        assert answer.status_code == 200
        self.records.append((answer.text, [action for _, action, _ in self.sent]))
        self.race = {}


def test_no_acknowledged_answer_is_lost_or_doubled_by_a_kill(tmp_path: Path) -> None:
    luck = random.Random(20)
    client = Stubborn(luck)
    answered_at_kill = []
    for _ in range(KILLS):
        server = Process(tmp_path)
        killer = threading.Timer(luck.uniform(0, LONGEST_LIFE), server.process.kill)
        try:
            client.play(server.host, killer.start)
        except (ConnectionClosed, InvalidHandshake, OSError, httpx.TransportError):
            pass
        finally:
            killer.join()
            server.kill()
        answered_at_kill.append(len(client.sent))
    server = Process(tmp_path)
    try:
        finished = len(client.records)
        if not client.race:
            client.begin(server.host)
        with Player(server.host, client.race["race"], client.race["tokens"][0]) as player:
            client.play_race(player)
        client.keep_record(server.host)
    finally:
        assert server.stop() in (0, -15)
    print(f"answers at each kill {answered_at_kill}, {client.resent} sent again")
    assert len(client.records) == finished + 1
    for record, given in client.records:
        assert verify(record) == ""
        lines = Record.parse(record).lines[1:-1]
        assert [line["action"] for line in lines if line["seat"] == 0] == given
    log = (tmp_path / "server.log").read_text()
    assert "Traceback" not in log
    assert "fault" not in log
