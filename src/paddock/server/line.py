"""A socket as bytes: what comes besides frames, and its end when it reads nothing."""

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from paddock.server.gate import Gatekeeper, name_of
from paddock.server.limits import Bucket
from paddock.server.watcher import COME_BACK, NOT_WELCOME

MOST_PIECES: Final = 64
"""That one message may come in."""


class Line(WebSocketsSansIOProtocol):
    """One socket, after its request."""

    keeper: Gatekeeper

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        limits = self.keeper.limits
        self._pings = Bucket(limits.frames, limits.frames_at_once)
        self.moved = 0.0
        """When its client last took what it was sent."""

    def connection_lost(self, exc: Exception | None) -> None:
        self.keeper.let_out(name_of(self.client))
        super().connection_lost(exc)

    def resume_writing(self) -> None:
        self.moved = self.loop.time()
        super().resume_writing()

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
        """With this code, whatever the application does; nothing more is taken."""
        if self.close_sent or self.transport.is_closing():
            return
        self.stop_keepalive()
        self.close_sent = True
        self.conn.fail(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.transport.close()
