"""Before a request is one: how many connections there are, and how long their headers take."""

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from paddock.server.log import LOG, Seldom
from paddock.server.settings import Limits

try:
    import resource
except ImportError:  # Only Unix says how many handles there are.
    HANDLES: int | None = None
else:
    HANDLES = resource.getrlimit(resource.RLIMIT_NOFILE)[0]

ACCEPTED_AT_ONCE: Final = 32
"""How many connections are let in before anybody looks at them."""
RESERVED_HANDLES: Final = 64 + 4 * ACCEPTED_AT_ONCE
"""For the database, for files, and for those who are let in until others are out."""
FEWEST_CONNECTIONS: Final = 16

TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\n"
    b"connection: close\r\nretry-after: 10\r\ncontent-length: 0\r\n\r\n"
)


def most_connections(limits: Limits, handles: int | None = HANDLES) -> int:
    """As many as are wanted, and fewer than there are handles."""
    if handles is None or handles < 0:
        return limits.connections
    return max(FEWEST_CONNECTIONS, min(limits.connections, handles - RESERVED_HANDLES))


class Gatekeeper:
    """Knows who has not said yet what they want: when it is full, the longest silent one goes."""

    def __init__(self, limits: Limits) -> None:
        self.header_seconds = limits.header_seconds
        self.most = most_connections(limits)
        self.waiting: dict[Gate, None] = {}
        self._seldom = Seldom()

    def make_room(self, newcomer: "Gate") -> bool:
        """Whether there is room for one more."""
        if len(newcomer.connections) <= self.most:
            return True
        if self._seldom.is_due("full"):
            LOG.warning("%d connections are open, which is all there may be", self.most)
        if not self.waiting:
            return False
        oldest = next(iter(self.waiting))
        del self.waiting[oldest]
        oldest.transport.abort()
        return True


class Gate(H11Protocol):
    """One connection, until its request is handed over."""

    keeper: Gatekeeper

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.keeper.make_room(self):
            self._expect_headers()
        else:
            self._dismiss(FULL)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE or self.transport.is_closing():
            self._stop_waiting()
        elif self._patience is None:
            # The next request on this connection has begun to come.
            self._expect_headers()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _expect_headers(self) -> None:
        self.keeper.waiting[self] = None
        self._patience = self.loop.call_later(self.keeper.header_seconds, self._dismiss, TOO_SLOW)

    def _stop_waiting(self) -> None:
        self.keeper.waiting.pop(self, None)
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _dismiss(self, answer: bytes) -> None:
        self._stop_waiting()
        if not self.transport.is_closing():
            self.transport.write(answer)
            self.transport.close()


def gate_for(limits: Limits) -> type[Gate]:
    """The first protocol of every connection to one server."""

    class OwnGate(Gate):
        keeper = Gatekeeper(limits)

    return OwnGate
