"""One socket: who sits behind it, what it has, and what is on its way to it."""

import asyncio
from typing import Final

from fastapi import WebSocket
from msgspec import Struct

from paddock.server.wire import write

GOING_AWAY: Final = 1012
BROKEN: Final = 1011
COME_BACK: Final = 1013
NOT_WELCOME: Final = 1008


class Watcher:
    """The room never waits for a socket: it leaves frames here, and `pump` sends them."""

    def __init__(self, seat: int, most_unsent: int, *, has_transcript: bool = False) -> None:
        self.seat = seat
        self.has_transcript = has_transcript
        self.lines = 0
        """How many lines of the log it has."""
        self.moment: int | None = None
        """The question of the table that it has."""
        self._most_unsent = most_unsent
        self._unsent: asyncio.Queue[str | int] = asyncio.Queue()
        self.is_closed = False

    def send(self, frame: Struct) -> None:
        """Leave a frame; a client that does not keep up is told to come back."""
        self.send_text(write(frame))

    def send_text(self, text: str) -> None:
        if self.is_closed:
            return
        if self._unsent.qsize() >= self._most_unsent:
            self._unsent = asyncio.Queue()
            self.close(COME_BACK)
            return
        self._unsent.put_nowait(text)

    def close(self, code: int) -> None:
        """No more frames after those that are on their way."""
        if not self.is_closed:
            self.is_closed = True
            self._unsent.put_nowait(code)

    async def pump(self, websocket: WebSocket) -> None:
        """Send what is left here, until it is closed."""
        while True:
            frame = await self._unsent.get()
            if isinstance(frame, int):
                await websocket.close(frame)
                return
            await websocket.send_text(frame)
