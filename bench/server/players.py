"""Players at sockets who answer at once, and how long they wait for the acknowledgement."""

import asyncio
import random
import time
from itertools import count
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from paddock.server.packing import unpacked

Frame = dict[str, Any]


class Tally:
    """What was counted while the clock ran."""

    def __init__(self) -> None:
        self.is_running = False
        self.waits: list[float] = []

    def add(self, seconds: float) -> None:
        if self.is_running:
            self.waits.append(seconds)


class Players:
    """So many races of one game, each with all its seats; one that is over is followed by another.

    All seats of a race are one device's: nobody is hurried by a window.
    """

    def __init__(self, host: str, game: str, seats: int) -> None:
        self.host = host
        self.tally = Tally()
        self._wish = {"game": game, "seats": [{"kind": "me"}] * seats}
        self._http = httpx.AsyncClient(timeout=60, trust_env=False)
        self._tasks: set[asyncio.Task[None]] = set()
        self._luck = random.Random(1)

    async def sit_down(self, races: int) -> None:
        for _ in range(races):
            await self._begin()

    async def _begin(self) -> None:
        address = f"http://{self.host}/api/races"
        made = (await self._http.post(address, json=self._wish)).raise_for_status().json()
        for seat in made["seats"]:
            socket = await connect(
                f"ws://{self.host}/api/races/{made['race']}/socket",
                max_size=None,
                compression=None,
                ping_interval=None,
            )
            hello = {"type": "hello", "token": seat["token"]}
            await socket.send(msgspec.json.encode(hello).decode())
            task = asyncio.create_task(self._play(socket, is_first=seat["seat"] == 0))
            self._tasks.add(task)
            task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.tally.is_running = False
            raise SystemExit(f"a player failed: {task.exception()!r}")

    async def _play(self, socket: ClientConnection, is_first: bool) -> None:
        waiting: dict[str, float] = {}
        numbers = count()
        moment = -1
        while True:
            frame: Frame = msgspec.json.decode(await socket.recv())
            done = frame.get("ack") or (frame["id"] if frame["type"] == "ack" else None)
            if done in waiting:
                self.tally.add(time.perf_counter() - waiting.pop(done))
            if frame["type"] == "error" and frame["status"] != 409:
                raise AssertionError(f"refused: {frame['detail']}")
            if frame["type"] != "table":
                continue
            if frame["status"] == "over":
                await socket.close()
                if is_first:
                    await self._begin()
                return
            if not frame["decision"] or frame["sealed"] is not None or frame["moment"] == moment:
                continue
            moment = frame["moment"]
            id = f"a{next(numbers)}"
            options = frame["decision"]["options"]
            action = self._luck.choice(options)["action"]
            answer = {"type": "answer", "id": id, "moment": moment, "action": unpacked(action)}
            waiting[id] = time.perf_counter()
            await socket.send(msgspec.json.encode(answer).decode())

    async def go_home(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._http.aclose()
