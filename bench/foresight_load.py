"""How long answers take while many sockets try without pause, or bots race at other tables.

    python bench/foresight_load.py [--game powersled] [--sockets 100] [--seconds 10]
    python bench/foresight_load.py --sockets 0 --bots 40 [--bot-game spin_out] [--bot driver]

Starts a server of its own in a temporary folder. At a number of tables everybody only looks: each
socket asks what an option would bring, and asks for the next as soon as it is told. At others bots
race at once, without a pause. At one more table two people answer, one after the other, and the
time from each answer to its acknowledgement is taken. The budget is 100 ms for 95 of 100; the exit
status is 1 beyond it.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import time
from itertools import count
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from paddock import games
from paddock.server.run import listen, server_for
from paddock.server.settings import Limits, Settings

BUDGET = 0.1
UNLIMITED = 1_000_000
LIMITS = Limits(
    requests=UNLIMITED,
    requests_at_once=UNLIMITED,
    frames=UNLIMITED,
    frames_at_once=UNLIMITED,
    sockets_a_client=UNLIMITED,
    races=UNLIMITED,
    races_at_once=UNLIMITED,
    races_of_all=UNLIMITED,
    races_of_all_at_once=UNLIMITED,
    bot_races=UNLIMITED,
    bot_races_a_client=UNLIMITED,
)
Frame = dict[str, Any]


def serve(folder: str) -> None:
    """The server, with its limits lifted; its first line says where."""
    settings = Settings(limits=LIMITS, database=f"sqlite:///{folder}/paddock.sqlite3")
    with listen("127.0.0.1", 0) as listener:
        port = listener.getsockname()[1]
        server = server_for(settings, ready=lambda: print(port, flush=True), level="ERROR")
        server.run([listener])


async def enter(host: str, race: str, token: str) -> ClientConnection:
    """A socket of a seat."""
    address = f"ws://{host}/api/races/{race}/socket"
    socket = await connect(address, max_size=None, compression=None)
    await socket.send(json.dumps({"type": "hello", "token": token}))
    return socket


async def sit(host: str, http: httpx.AsyncClient, game: str) -> tuple[str, list[str]]:
    """A new race with the fewest seats, all of them this client's: its id and the tokens."""
    wish = {"game": game, "seats": [{"kind": "me"}] * games.find(game).seats[0]}
    made = (await http.post(f"http://{host}/api/races", json=wish)).raise_for_status().json()
    return made["race"], [seat["token"] for seat in made["seats"]]


async def lookers(host: str, http: httpx.AsyncClient, game: str) -> list[ClientConnection]:
    """Sockets of a seat that is asked something whose answers can be foreseen."""
    race, tokens = await sit(host, http, game)
    sockets = [await enter(host, race, token) for token in tokens]
    for number in count():
        for socket, token in zip(sockets, tokens, strict=True):
            table = await latest(socket)
            if table is None or not table["decision"] or table["sealed"] is not None:
                continue
            asked = table["decision"]
            if asked["foresight"] is None or any(asked["foresight"]):
                return [await enter(host, race, token) for _ in range(LIMITS.sockets_a_seat - 1)]
            await socket.send(json.dumps(reply(f"s{number}", table)))
    raise AssertionError("nothing was asked")


def reply(id: str, table: Frame) -> Frame:
    """The first option, as an answer."""
    action = table["decision"]["options"][0]["action"]
    return {"type": "answer", "id": id, "moment": table["moment"], "action": action}


async def latest(socket: ClientConnection) -> Frame | None:
    """The newest table of those that have come, if there is one."""
    await socket.send('{"type":"ping"}')
    table: Frame | None = None
    while True:
        frame = json.loads(await socket.recv())
        if frame["type"] == "pong":
            return table
        table = frame if frame["type"] == "table" else table


async def look(socket: ClientConnection, tally: "Tally") -> None:
    """Try one option after another for as long as the question stands."""
    table: Frame = {}
    while not table.get("decision"):
        table = json.loads(await socket.recv())
    options = table["decision"]["options"]
    for number in count():
        candidate = options[number % len(options)]["action"]
        wish = {"type": "try", "id": f"{number}", "moment": table["moment"], "candidate": candidate}
        await socket.send(json.dumps(wish))
        while json.loads(await socket.recv())["type"] != "foreseen":
            pass
        tally.tries += 1


async def answer(sockets: list[ClientConnection], tally: "Tally") -> None:
    """Everybody answers with the first option, one after the other."""
    numbers = count()
    known: dict[ClientConnection, Frame | None] = dict.fromkeys(sockets)
    while True:
        for socket in sockets:
            table = known[socket] = await latest(socket) or known[socket]
            if table is None or not table["decision"] or table["sealed"] is not None:
                continue
            frame: Frame = {"type": ""}
            start = time.perf_counter()
            await socket.send(json.dumps(reply(f"a{next(numbers)}", table)))
            while "ack" not in (frame["type"], *frame) and frame["type"] != "error":
                frame = json.loads(await socket.recv())
            known[socket] = frame if frame["type"] == "table" else None
            if frame["type"] != "error":
                tally.acks.append(time.perf_counter() - start)
        await asyncio.sleep(0.02)


class Tally:
    """What was counted."""

    def __init__(self) -> None:
        self.tries = 0
        self.bots = 0
        self.acks: list[float] = []


async def bots_race(host: str, http: httpx.AsyncClient, game: str, bot: str) -> None:
    """A new race of as many bots as the game takes, up to four, which pause nowhere."""
    seats = [{"kind": "bot", "bot": bot}] * min(4, games.find(game).seats[-1])
    wish = {"game": game, "seats": seats, "pace": "instant"}
    (await http.post(f"http://{host}/api/races", json=wish)).raise_for_status()


async def bot_answers(host: str, http: httpx.AsyncClient) -> int:
    """How many answers bots have given so far."""
    text = (await http.get(f"http://{host}/metrics")).raise_for_status().text
    (line,) = [one for one in text.splitlines() if one.startswith("paddock_bot_answers")] or ["0 0"]
    return int(float(line.split()[-1]))


async def measure(
    host: str, game: str, sockets: int, seconds: float, bots: int, bot_game: str, bot: str
) -> Tally:
    """Load the server for so long, and count."""
    tally = Tally()
    async with httpx.AsyncClient(timeout=60, trust_env=False) as http:
        looking: list[ClientConnection] = []
        while len(looking) < sockets:
            looking += await lookers(host, http, game)
        for _ in range(bots):
            await bots_race(host, http, bot_game, bot)
        race, tokens = await sit(host, http, game)
        racers = [await enter(host, race, token) for token in tokens]
        tasks = [asyncio.create_task(look(socket, tally)) for socket in looking[:sockets]]
        tasks.append(asyncio.create_task(answer(racers, tally)))
        before = await bot_answers(host, http)
        await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        for task in tasks:
            if task.done():
                task.result()
            task.cancel()
        tally.bots = await bot_answers(host, http) - before
    return tally


def main() -> int:
    parser = argparse.ArgumentParser(description="How long answers take while many try.")
    parser.add_argument("--game", default="powersled")
    parser.add_argument("--sockets", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--bots", type=int, default=0, help="races of bots beside them")
    parser.add_argument("--bot-game", default="spin_out")
    parser.add_argument("--bot", default="driver")
    parser.add_argument("--serve", metavar="FOLDER", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.serve:
        serve(chosen.serve)
        return 0
    with TemporaryDirectory() as folder:
        command = [sys.executable, __file__, "--serve", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                host = f"127.0.0.1:{server.stdout.readline().strip()}"
                load = (chosen.bots, chosen.bot_game, chosen.bot)
                wish = measure(host, chosen.game, chosen.sockets, chosen.seconds, *load)
                tally = asyncio.run(wish)
            finally:
                server.terminate()
    if len(tally.acks) < 2:
        print("too few answers to tell")
        return 1
    p50, p95 = (quantiles(tally.acks, n=20)[place] for place in (9, 18))
    rate = tally.tries / chosen.seconds
    print(f"{chosen.game}: {chosen.sockets} sockets tried {rate:,.0f} times a second;")
    if chosen.bots:
        given = tally.bots / chosen.seconds
        print(f"{chosen.bots} races of {chosen.bot_game} bots gave {given:,.0f} answers a second;")
    print(f"{len(tally.acks)} answers, acknowledged in {p50 * 1000:.0f} ms (median), ", end="")
    print(f"{p95 * 1000:.0f} ms (95 %), {max(tally.acks) * 1000:.0f} ms at most")
    return 0 if p95 <= BUDGET else 1


if __name__ == "__main__":
    sys.exit(main())
