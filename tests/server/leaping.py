"""A room on a clock that leaps to whatever comes next: hours of waiting in no time, to the bit."""

import asyncio
import json
import selectors
from collections.abc import Callable, Coroutine
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import count
from typing import Any, NamedTuple, TypeVar, cast

from paddock.core.protocol import SPECTATOR
from paddock.server.desk import Desk
from paddock.server.kept import (
    BOT,
    HUMAN,
    NORMAL,
    RACING,
    After,
    KeptRace,
    Minutes,
    Move,
    PaceName,
    Seat,
)
from paddock.server.play import Play
from paddock.server.room import Room
from paddock.server.settings import Limits, Settings, Sources
from paddock.server.watcher import Watcher
from paddock.server.wire import Answer, Hold, Setting, Wish
from paddock.server.workers import Workers

Shape = dict[str, Any]
T = TypeVar("T")


class _Leaping(selectors.SelectSelector):
    """Never waits: where it would, its time leaps on."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if not ready:
            assert timeout is not None, "nothing will ever happen here"
            self.now += timeout
        return ready


class _Inline(ThreadPoolExecutor):
    """Bots think at once: no time passes on this clock."""

    def submit(self, work: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(work(*given, **named))
        return future


class AtOnce(Workers):
    """Bots that think in processes think here instead, and at once."""

    async def run(self, job: Callable[..., T], *given: Any, seconds: float) -> T:
        return job(*given)


def leap(work: Coroutine[Any, Any, Any]) -> Any:
    """Run it on a clock of its own that leaps."""
    selector = _Leaping()
    loop = asyncio.SelectorEventLoop(selector)
    loop.time = lambda: selector.now  # type: ignore[method-assign]
    loop.set_default_executor(_Inline(max_workers=1))
    try:
        return loop.run_until_complete(work)
    finally:
        loop.run_until_complete(_end_all())
        loop.close()


async def _end_all() -> None:
    """Whoever still waits for something need not."""
    left = asyncio.all_tasks() - {asyncio.current_task()}
    for task in left:
        task.cancel()
    await asyncio.gather(*left, return_exceptions=True)


class Memory:
    """A store that keeps moves in a list."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.after: After | None = None
        self.pace: PaceName = NORMAL

    async def add_moves(
        self, id: str, done: list[Move], now: float, after: After | None, seat: Seat | None = None
    ) -> None:
        self.moves += done
        self.after = after or self.after

    async def raise_seq(self, id: str, seq: int) -> None:
        pass

    async def set_pace(self, id: str, pace: PaceName) -> None:
        self.pace = pace

    async def set_patience(self, id: str, minutes: Minutes, bot: str | None) -> None:
        pass


class Frame(NamedTuple):
    """What somebody was sent, and when."""

    at: float
    text: str

    @property
    def shape(self) -> Shape:
        shape: Shape = json.loads(self.text)
        return shape


class Client:
    """A browser in the room, and all that it was sent."""

    def __init__(self, room: Room, watcher: Watcher) -> None:
        self.room = room
        self.watcher = watcher
        self.frames: list[Frame] = []
        self._ids = count(1)
        watcher.speak_by(self)

    @property
    def is_ready(self) -> bool:
        return True

    def say(self, text: str) -> None:
        self.frames.append(Frame(asyncio.get_running_loop().time(), text))

    def hang_up(self, code: int) -> None:
        """The server has closed the socket."""

    @property
    def table(self) -> Shape:
        """The table as it was sent last, with what was sealed since."""
        return self.tables()[-1][1]

    def tables(self) -> list[tuple[float, Shape]]:
        """Every table that was sent, and when."""
        tables: list[tuple[float, Shape]] = []
        for at, shape in ((frame.at, frame.shape) for frame in self.frames):
            if shape["type"] == "table":
                tables.append((at, shape))
            elif shape["type"] == "sealed":
                tables.append((at, {**tables[-1][1], **shape, "type": "table", "log": []}))
        return tables

    async def wish(self, wish: Wish | Setting) -> None:
        await self.room.hear(self.watcher, wish)

    async def answer(self, option: int = 0) -> None:
        """Give an option of the present question, the first without a word."""
        decision = self.room.play.table.decision(self.watcher.seat)
        assert decision is not None
        action = self.room.play.table.codec.dump(decision.options()[option])
        await self.wish(Answer(self.id(), self.room.play.moment, action))

    async def hold(self) -> None:
        await self.wish(Hold(self.id()))

    def id(self) -> str:
        return f"c{self.watcher.seat}-{next(self._ids)}"


def people(number: int, *, devices: int | None = None, bots: int = 0) -> tuple[Seat, ...]:
    """So many people, at so many devices, and bots after them."""
    most = number if devices is None else devices
    seats = [Seat(at, HUMAN, f"P{at}", None, min(at, most - 1)) for at in range(number)]
    seats += [Seat(at, BOT, f"B{at}", "first", at) for at in range(number, number + bots)]
    return tuple(seats)


def kept(game: str, seats: tuple[Seat, ...], version: int, **more: Any) -> KeptRace:
    """A race that is on."""
    return KeptRace(
        id="race",
        game=game,
        version=version,
        config=more.pop("config", {}),
        secret=more.pop("secret", b"s" * 32),
        invite=None,
        public=True,
        status=RACING,
        seq=1,
        rematch=None,
        standings=None,
        made=0.0,
        changed=0.0,
        seats=seats,
        **more,
    )


def room_at(
    race: KeptRace,
    prepare: Callable[[Play], None],
    tempo: float = 1.0,
    limits: Limits | None = None,
    thinking: Workers | None = None,
) -> Room:
    """A room whose table was brought to a position. Its bots and its clock do not go yet."""
    play = Play(race)
    prepare(play)
    clock = asyncio.get_running_loop().time
    store = cast(Any, Memory())
    settings = Settings(tempo=tempo, limits=limits or Limits())
    desk = Desk(store, settings, Sources(clock=clock), thinking=thinking or Workers(1))
    return Room(race, play, desk)


async def enter(room: Room, seat: int = SPECTATOR, *, by_hand: bool = False) -> Client:
    """Somebody opens the page."""
    client = Client(room, await room.enter(seat, 0, by_hand=by_hand))
    await asyncio.sleep(0)
    return client
