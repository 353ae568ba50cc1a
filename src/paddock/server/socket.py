"""The socket of one seat or spectator: reads frames, answers each, and never falls over."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import partial

from fastapi import WebSocket, WebSocketDisconnect

from paddock.core.errors import PaddockError
from paddock.core.protocol import SPECTATOR
from paddock.server.clients import client_of
from paddock.server.desk import Desk
from paddock.server.limits import Bucket
from paddock.server.line import LINE, Line
from paddock.server.lobby import Lobby
from paddock.server.log import fault, refused
from paddock.server.problems import Problem, our_fault, problem_of, too_fast
from paddock.server.room import Room
from paddock.server.seater import seat_of
from paddock.server.watcher import BROKEN, COME_BACK, NOT_WELCOME, Watcher
from paddock.server.wire import (
    Advise,
    Hello,
    Offers,
    Ping,
    Pong,
    Try,
    error_frame,
    id_in,
    read,
    write,
)

Watching = Callable[[], AbstractContextManager[None]]
EVERYBODY = "everybody"


class Doorman:
    """Lets sockets in, and counts how many each client has.

    Those who only watch cannot take the places of those who play.
    """

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        limits = lobby.desk.settings.limits
        self._sockets = Tally(limits.sockets_a_client)
        self._spectators = Tally(limits.spectators)
        self._spectators_a_client = Tally(limits.spectators_a_client)
        self._spectators_here = Tally(limits.spectators_a_race_and_client)

    async def serve(self, websocket: WebSocket, race: str) -> None:
        """One socket, from its opening to its end."""
        client = client_of(websocket.scope)
        with self._sockets.one_more(client):
            try:
                await websocket.accept()
                watching = partial(self._watching, client, race)
                line: Line = websocket.scope["extensions"][LINE]
                await _Socket(line, race, self._lobby, watching).run()
            except (WebSocketDisconnect, OSError):
                # It is gone, perhaps while something was being sent to it.
                pass

    @contextmanager
    def _watching(self, client: str, race: str) -> Iterator[None]:
        """While somebody only watches; Problem if too many do."""
        with (
            self._spectators_a_client.one_more(client),
            self._spectators_here.one_more(f"{client} {race}"),
            self._spectators.one_more(EVERYBODY),
        ):
            yield


class Tally:
    """How many sockets of a sort each client has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def one_more(self, client: str) -> Iterator[None]:
        """For as long as it is open; Problem if there are too many."""
        if self._open[client] >= self._most:
            raise Problem(429, "Too many sockets are open.", title="Too many", retry_after=10)
        self._open[client] += 1
        try:
            yield
        finally:
            self._open[client] -= 1
            if not self._open[client]:
                del self._open[client]


class _Socket:
    def __init__(self, line: Line, race: str, lobby: Lobby, watching: Watching) -> None:
        self.line = line
        self.watching = watching
        self.race = race
        self.lobby = lobby
        self.desk: Desk = lobby.desk
        limits = self.desk.settings.limits
        self.limits = limits
        self.bucket = Bucket(limits.frames, limits.frames_at_once)
        self.strikes = 0

    async def run(self) -> None:
        try:
            hello = await self._hello()
            async with self.lobby.room(self.race) as room:
                seat = await self._seat(room, hello)
                with self.watching() if seat == SPECTATOR else nullcontext():
                    watcher = await room.enter(
                        seat, hello.seen, has_transcript=hello.transcript, by_hand=hello.by_hand
                    )
                    await self._sit(room, watcher)
        except PaddockError as error:
            problem = problem_of(error)
            self._log("hello", problem)
            self._turn_away(problem, COME_BACK if problem.status == 503 else NOT_WELCOME)
        except (WebSocketDisconnect, OSError):
            raise
        except Exception as error:
            self._fault("", error)
            self._turn_away(our_fault(), BROKEN)

    def _turn_away(self, problem: Problem, code: int) -> None:
        """Nobody is turned away without a word."""
        self.line.say(write(error_frame(problem)))
        self.line.hang_up(code)

    async def _hello(self) -> Hello:
        seconds = self.limits.hello_seconds
        try:
            frame = read(await asyncio.wait_for(self._receive(), seconds))
        except TimeoutError:
            why = f"The first frame, hello, must come within {seconds:g} seconds."
            raise Problem(400, why, title="No hello") from None
        if not isinstance(frame, Hello):
            raise Problem(400, "The first frame must be hello.", title="No hello")
        return frame

    async def _seat(self, room: Room, hello: Hello) -> int:
        if hello.token is None:
            return SPECTATOR
        return seat_of(hello.token, await room.keeper.tokens(self.race))

    async def _sit(self, room: Room, watcher: Watcher) -> None:
        self.line.when_ready = watcher.flush
        watcher.speak_by(self.line)
        try:
            while True:
                await self._hear(room, watcher)
        finally:
            self.lobby.foreseer.forget(watcher)
            self.lobby.adviser.forget(watcher)
            await room.exit(watcher)

    async def _hear(self, room: Room, watcher: Watcher) -> None:
        """One frame: done and acknowledged, or refused."""
        text, id = "", None
        try:
            text = await self._receive()
            wait = self.bucket.wait()
            if wait:
                raise too_fast(wait)
            frame = read(text)
            if isinstance(frame, Ping):
                watcher.send(Pong())
                return
            if isinstance(frame, Hello):
                raise Problem(400, "Only the first frame is hello.", title="Out of order")
            id = frame.id
            if isinstance(frame, Try):
                self.lobby.foreseer.put(watcher, partial(self._foresee, room, watcher, frame))
                return
            if isinstance(frame, Advise):
                self.lobby.adviser.check(watcher)
                self.lobby.adviser.put(watcher, partial(self._advise, room, watcher, frame))
                return
            if isinstance(frame, Offers):
                watcher.send(room.offers(watcher, frame))
                return
            with self.lobby.foreseer.held_up():
                await room.hear(watcher, frame)
            self.strikes = 0
        except PaddockError as error:
            problem = problem_of(error)
            self._log(f"seat={watcher.seat}", problem)
            watcher.send(error_frame(problem, id or id_in(text)))
            self._strike(watcher)
        except WebSocketDisconnect:
            raise
        except Exception as error:
            self._fault(f" seat={watcher.seat}", error)
            watcher.send(error_frame(our_fault(), id))

    def _foresee(self, room: Room, watcher: Watcher, wish: Try) -> None:
        """Answer a wish to look ahead; a question that is over by now is nobody's mistake."""
        try:
            watcher.send(room.foresee(watcher, wish))
        except PaddockError as error:
            problem = problem_of(error)
            watcher.send(error_frame(problem, wish.id))
            if problem.status != 409:
                self._log(f"seat={watcher.seat}", problem)
                self._strike(watcher)
        except Exception as error:
            self._fault(f" seat={watcher.seat} foreseeing", error)
            watcher.send(error_frame(our_fault(), wish.id))

    async def _advise(self, room: Room, watcher: Watcher, wish: Advise) -> None:
        """Answer who asks what the driver would do; a question that is over is no mistake."""
        try:
            watcher.send(await room.advise(watcher, wish))
        except PaddockError as error:
            problem = problem_of(error)
            watcher.send(error_frame(problem, wish.id))
            if problem.status != 409:
                self._log(f"seat={watcher.seat}", problem)
        except Exception as error:
            self._fault(f" seat={watcher.seat} advising", error)
            watcher.send(error_frame(our_fault(), wish.id))

    async def _receive(self) -> str:
        """The text of the next frame."""
        text = await self.line.heard()
        if text is None:
            raise WebSocketDisconnect
        if isinstance(text, bytes):
            raise Problem(400, "Frames are texts, not bytes.", title="Not a frame")
        most = self.limits.frame
        if len(text) > most or len(text.encode("utf-8", "surrogatepass")) > most:
            raise Problem(413, f"A frame has at most {most} bytes.", title="Too large")
        return text

    def _strike(self, watcher: Watcher) -> None:
        """Who sends nothing but nonsense is let go."""
        self.strikes += 1
        if self.strikes >= self.limits.strikes:
            watcher.close(NOT_WELCOME)

    def _fault(self, who: str, error: Exception) -> None:
        fault(f"race={self.race}{who}", error)
        self.desk.counters.add("faults")

    def _log(self, what: str, problem: Problem) -> None:
        refused(problem.status, f"socket race={self.race} {what}", problem.detail)
        self.desk.counters.add("refused", f'{{status="{problem.status}"}}')
