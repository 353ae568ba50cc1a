"""Everything that hurts, at once and from many addresses, while two people race."""

import random
import socket
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from statistics import median, quantiles

import httpx
import pytest

from server.client import HTTP, ME, Player, bot, make
from server.plain_sockets import LITTLE, dial, open_socket
from server.running import Process, process
from support import many

ANSWERS = many(400)
PAUSE = 0.1
HEADERS = b"POST /api/races HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9999\r\n\r\n"

Attack = Callable[[Process, str, threading.Event], None]


def stay_silent(server: Process, source: str, stop: threading.Event) -> None:
    """More connections than one client may have."""
    with ExitStack() as stack:
        while not stop.wait(0.01):
            with suppress(OSError):
                stack.enter_context(dial(server, source))


def trickle(server: Process, source: str, stop: threading.Event) -> None:
    """Bodies that come a byte at a time."""
    slow: list[socket.socket] = []
    while not stop.wait(0.2):
        with suppress(OSError):
            slow.append(dial(server, source))
            slow[-1].sendall(HEADERS)
        for one in slow:
            with suppress(OSError):
                one.send(b" ")
    for one in slow:
        one.close()


def never_read(server: Process, source: str, stop: threading.Event) -> None:
    """Sockets whose client takes nothing, and asks for more all the time."""
    made = make(server.host, "toy", [ME, ME])
    with dial(server, source, kept=LITTLE) as deaf:
        open_socket(deaf, server, made["race"], made["tokens"][0])
        while not stop.wait(0.001):
            with suppress(OSError):
                deaf.send(b"\x89\x80abcd")


def ask(server: Process, source: str, stop: threading.Event) -> None:
    """Requests of every kind, as fast as they are answered."""
    seats = [bot("first")] * 2
    with httpx.Client(
        transport=httpx.HTTPTransport(local_address=source), base_url=f"http://{server.host}"
    ) as client:
        while not stop.is_set():
            with suppress(httpx.HTTPError):
                client.get("/healthz")
                client.get("/")
                client.post("/api/races", json={"game": "toy", "seats": seats})
                client.post("/api/games/powersled/board", json={"config": {"laps": 1}})
                client.post("/api/games/pocket_rockets/scout", json={"config": {}})


ATTACKS: list[Attack] = [stay_silent, trickle, never_read, ask, ask]


@pytest.mark.slow
def test_two_people_race_on_whatever_is_done_to_the_server(tmp_path: Path) -> None:
    stop = threading.Event()
    with process(tmp_path) as server:
        attackers = [
            threading.Thread(target=attack, args=(server, f"127.0.0.{number + 2}", stop))
            for number, attack in enumerate(ATTACKS)
        ]
        for attacker in attackers:
            attacker.start()
        try:
            waits = race_on(server)
        finally:
            stop.set()
            for attacker in attackers:
                attacker.join()
        assert HTTP.get(f"http://{server.host}/healthz").status_code == 200
    print(f"{len(waits)} answers: {1000 * median(waits):.0f} ms, 95 % {1000 * most(waits):.0f} ms")
    log = (tmp_path / "server.log").read_text()
    assert "Traceback" not in log
    assert "fault" not in log
    assert "has as many connections as one client may have" in log


def most(waits: list[float]) -> float:
    return quantiles(waits, n=20)[-1]


def race_on(server: Process) -> list[float]:
    """Answer, race after race, and say how long each acknowledgement took."""
    luck = random.Random(1)
    waits: list[float] = []
    while len(waits) < ANSWERS:
        made = make(server.host, "spiralized", [ME, ME])
        with ExitStack() as stack:
            players = [
                stack.enter_context(Player(server.host, made["race"], made["tokens"][seat]))
                for seat in (0, 1)
            ]
            while players[0].table["status"] != "over" and len(waits) < ANSWERS:
                for player in players:
                    # As people do; who is faster must wait.
                    time.sleep(PAUSE)
                    player.settle()
                    if player.is_asked():
                        since = time.perf_counter()
                        player.answer(luck.choice(player.options()))
                        waits.append(time.perf_counter() - since)
    return waits
