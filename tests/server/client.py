"""A client for tests: what a browser would do, one step at a time."""

import json
import random
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from itertools import count
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from paddock.server.packing import unpacked

PATIENCE = 60.0

Shape = dict[str, Any]
_numbers = count(1)

# One for all, because making one takes longer than a request; nothing is kept open.
HTTP = httpx.Client(
    timeout=PATIENCE, trust_env=False, limits=httpx.Limits(max_keepalive_connections=0)
)

ME: Shape = {"kind": "me"}
OPEN: Shape = {"kind": "open"}


def bot(name: str) -> Shape:
    return {"kind": "bot", "bot": name}


def make(host: str, game: str, seats: Sequence[Shape], **more: Any) -> Shape:
    """Make a race; what the server answers, with the tokens by seat."""
    wish = {"game": game, "seats": list(seats), **more}
    answer = HTTP.post(f"http://{host}/api/races", json=wish)
    assert answer.status_code == 201, answer.text
    made: Shape = answer.json()
    made["tokens"] = {seat["seat"]: seat["token"] for seat in made["seats"]}
    return made


def join(host: str, made: Shape, name: str) -> str:
    """Take the open seat of a race that was made; its token."""
    wish = {"invite": made["invite"], "name": name}
    answer = HTTP.post(f"http://{host}/api/races/{made['race']}/join", json=wish)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["token"])


def get(host: str, path: str, secret: str = "") -> Any:
    """What a GET answers, which must be good; with a token or an invitation."""
    answer = HTTP.get(f"http://{host}{path}", headers=bearer(secret))
    assert answer.status_code == 200, answer.text
    return answer.json()


def bearer(secret: str) -> dict[str, str]:
    return {"authorization": f"Bearer {secret}"} if secret else {}


class Refusal(Exception):
    """The server answered with an error frame."""

    def __init__(self, frame: Shape) -> None:
        super().__init__(f"{frame['status']} {frame['detail']}")
        self.frame = frame
        self.status: int = frame["status"]
        self.detail: str = frame["detail"]


class Player:
    """One socket. `texts` is every frame it was sent, as it came."""

    def __init__(
        self,
        host: str,
        race: str,
        token: str | None = None,
        seen: int = 0,
        hello: bool = True,
        transcript: bool = False,
    ) -> None:
        self.texts: list[str] = []
        self.table: Shape = {}
        self.log: list[Shape] = []
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                f"ws://{host}/api/races/{race}/socket",
                open_timeout=PATIENCE,
                close_timeout=2,
                max_size=None,
                ping_interval=None,
            )
        )
        if hello:
            self.hello(token, seen, transcript)

    def __enter__(self) -> "Player":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    def hello(self, token: str | None, seen: int = 0, transcript: bool = False) -> None:
        """Say who is there, and wait for the table."""
        frame: Shape = {"type": "hello", "seen": seen}
        if token is not None:
            frame["token"] = token
        if transcript:
            frame["transcript"] = True
        self.send(frame)
        self.receive("table")

    def send(self, frame: Shape) -> None:
        self.socket.send(json.dumps(frame))

    def next(self, timeout: float = PATIENCE) -> Shape:
        """The next frame; tables are kept."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.texts.append(text)
        frame: Shape = unpacked(json.loads(text))
        if frame["type"] == "sealed":
            whole = {"type": "table", "log_from": len(self.log), "log": []}
            frame = {**self.table, **frame, **whole}
        if frame["type"] == "table":
            self.table = {field: one for field, one in frame.items() if field != "ack"}
            self.log[frame["log_from"] :] = frame["log"]
        return frame

    def receive(self, type: str, id: str | None = None) -> Shape:
        """The next frame of a type (and id); an error that is not expected is raised."""
        while True:
            frame = self.next()
            if type == "ack" and frame.get("ack") is not None and id in (None, frame["ack"]):
                return {"type": "ack", "id": frame["ack"], "seq": frame["seq"]}
            if frame["type"] == type and (id is None or frame["id"] == id):
                return frame
            if frame["type"] == "error":
                raise Refusal(frame)

    def until(self, wanted: Callable[[Shape], bool]) -> Shape:
        """The first table, from the present one on, of which this is true."""
        while not wanted(self.table):
            self.receive("table")
        return self.table

    def settle(self) -> None:
        """Everything that was sent before now has come."""
        self.send({"type": "ping"})
        self.receive("pong")

    def do(self, type: str, **fields: Any) -> Shape:
        """Send a wish and wait for its acknowledgement; Refusal if it is refused."""
        id = fields.pop("id", None) or f"test-{next(_numbers)}"
        if type not in ("leave", "return", "stand_in", "hold", "pace", "patience", "attend"):
            fields.setdefault("moment", self.table["moment"])
        self.send({"type": type, "id": id, **fields})
        return self.receive("ack", id)

    def answer(self, action: Shape, **fields: Any) -> Shape:
        return self.do("answer", action=action, **fields)

    def catch_up(self, ack: Shape) -> None:
        """Wait for the table that shows what was acknowledged."""
        self.until(lambda table: table["seq"] >= ack["seq"])

    def is_asked(self) -> bool:
        return bool(self.table["decision"]) and self.table["sealed"] is None

    def answer_if_open(self, action: Shape) -> Shape | None:
        """The acknowledgement; None if the server has passed for the seat meanwhile."""
        is_window = self.table["window"] is not None
        try:
            return self.answer(action)
        except Refusal as refusal:
            if refusal.status != 409 or not is_window:
                raise
            return None

    def tried(self, candidate: Shape, moment: int | None = None) -> Shape:
        """What the server foresees of an answer, to the present question unless said otherwise."""
        at = self.table["moment"] if moment is None else moment
        self.send({"type": "try", "id": "look", "moment": at, "candidate": candidate})
        return self.receive("foreseen", "look")

    def advised(self, moment: int | None = None) -> Shape:
        """What the driver would do, about the present question unless said otherwise."""
        at = self.table["moment"] if moment is None else moment
        self.send({"type": "advise", "id": "why", "moment": at})
        return self.receive("advised", "why")

    def foresight(self) -> list[Shape | None]:
        """What each option would bring, in their order: sent with the question, or asked for."""
        sent: list[Shape | None] | None = self.table["decision"]["foresight"]
        if sent is not None:
            return sent or [None for _ in self.options()]
        return [self.tried(action)["foresight"] for action in self.options()]

    def options(self) -> list[Shape]:
        return [option["action"] for option in self.table["decision"]["options"]]

    def wait_closed(self) -> int:
        """Read on until the server closes; the code it closed with."""
        try:
            while True:
                self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006


def play_alone(player: Player, luck: random.Random) -> None:
    """One person against bots, no faster than the server allows."""
    while player.table["status"] != "over":
        if player.is_asked():
            ack = player.answer_if_open(luck.choice(player.options()))
            if ack is not None:
                player.catch_up(ack)
        else:
            player.receive("table")


def play_on(players: Sequence[Player], seed: int) -> None:
    """As people do: whoever is asked answers, the others wait for news."""
    luck = random.Random(seed)
    while players[0].table["status"] != "over":
        asked = [one for one in players if one.is_asked()]
        if asked:
            player = luck.choice(asked)
            player.answer_if_open(luck.choice(player.options()))
        else:
            players[0].receive("table")
        for player in players:
            player.settle()
