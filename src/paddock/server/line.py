"""A socket as bytes: what comes besides frames, and its end when it reads nothing."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame

from paddock.server.gate import Gatekeeper, name_of
from paddock.server.limits import Bucket
from paddock.server.watcher import COME_BACK, NOT_WELCOME

LINE: Final = "paddock.line"
"""Where the application finds it among the extensions of a socket's scope."""
HEARD_AHEAD: Final = 4
"""Frames that may wait to be heard before no more are read."""
LAST_SECONDS: Final = 1.0
"""For last words."""
MOST_PIECES: Final = 64
"""That one message may come in."""


def _nothing() -> None:
    """Nobody waits."""


class Line(WebSocketsSansIOProtocol):
    """One socket, after its request.

    Frames go between it and the room without any layer between: `heard`, `say` and `hang_up` do
    what receiving, sending and closing are in ASGI, which is used for the opening only.
    """

    keeper: Gatekeeper

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        limits = self.keeper.limits
        self._pings = Bucket(limits.frames, limits.frames_at_once)
        self.moved = 0.0
        """When its client last took what it was sent."""
        self._is_deaf = False
        self.when_ready: Callable[[], None] = _nothing
        """Called when more can be said after a while in which it could not."""

    async def run_asgi(self) -> None:
        self.scope["extensions"][LINE] = self  # type: ignore[assignment]
        await super().run_asgi()

    @property
    def is_ready(self) -> bool:
        """Whether its client takes what it is sent."""
        return self.writable.is_set()

    def say(self, text: str) -> None:
        """Send a frame; nothing is sent to who is gone."""
        if not self.close_sent and not self.disconnected:
            with suppress(InvalidState):
                self.conn.send_text(text.encode("utf-8", "replace"))
                self.transport.write(b"".join(self.conn.data_to_send()))

    def hang_up(self, code: int) -> None:
        """Say good-bye, and wait a little for the answer."""
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        with suppress(InvalidState):
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._read_on()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    async def heard(self) -> str | bytes | None:
        """What its client says next; None when the line is dead."""
        message: Any = await self.queue.get()
        if self.queue.empty():
            self._read_on()
        if message["type"] != "websocket.receive":
            return None
        text: str | None = message.get("text")
        return message["bytes"] if text is None else text

    def _read_on(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        is_usual = self.curr_msg_data_type == "text" and not self.close_sent
        if not is_usual or self.queue.qsize() >= HEARD_AHEAD:
            # This stops reading until all of it has been heard.
            super().send_receive_event_to_app()
            return
        try:
            text = b"".join(self.frames).decode()
        except UnicodeDecodeError:
            super().send_receive_event_to_app()
            return
        self.frames = []
        self.queue.put_nowait({"type": "websocket.receive", "text": text})

    def connection_lost(self, exc: Exception | None) -> None:
        self.keeper.let_out(name_of(self.client))
        super().connection_lost(exc)

    def resume_writing(self) -> None:
        self.moved = self.loop.time()
        super().resume_writing()
        self.when_ready()

    def handle_ping(self) -> None:
        if not self.writable.is_set():
            # Who takes no answers gets none.
            self.conn.data_to_send()
        elif self._pings.wait():
            self._end(NOT_WELCOME)
        else:
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_PIECES:
            super().handle_cont(event)
        else:
            self._end(NOT_WELCOME)

    def give_up(self) -> None:
        """Nothing of what was sent is read: it is told to come back, should it read on; then it
        goes."""
        if self.close_sent or self.transport.is_closing():
            self.transport.abort()
        else:
            self._end(COME_BACK)

    def _end(self, code: int) -> None:
        """With this code, whatever the application does; what still comes is not looked at."""
        if self.close_sent or self.transport.is_closing():
            return
        self.stop_keepalive()
        self.close_sent = self._is_deaf = True
        self.conn.fail(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self._read_on()
        # Not at once: what is unread when a connection ends takes the last words with it.
        self.close_timer = self.loop.call_later(LAST_SECONDS, self.transport.close)

    def data_received(self, data: bytes) -> None:
        if not self._is_deaf:
            super().data_received(data)
