"""Before a request is one: how many connections there are, and how long it takes to come whole."""

import asyncio
from collections import Counter
from collections.abc import Collection
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from paddock.server.clients import known_as
from paddock.server.log import LOG, Seldom, line
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

UNREAD_SECONDS: Final = 1.0
"""More than who reads a body waits for it: so long it may go on where nobody does."""

TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_LATER: Final = b"connection: close\r\nretry-after: 10\r\ncontent-length: 0\r\n\r\n"
FULL: Final = b"HTTP/1.1 503 Service Unavailable\r\n" + _LATER
TOO_MANY: Final = b"HTTP/1.1 429 Too Many Requests\r\n" + _LATER


def most_connections(limits: Limits, handles: int | None = HANDLES) -> int:
    """As many as are wanted, and fewer than there are handles."""
    if handles is None or handles < 0:
        return limits.connections
    return max(FEWEST_CONNECTIONS, min(limits.connections, handles - RESERVED_HANDLES))


def name_of(client: tuple[str, int] | None) -> str:
    """Whose connection it is."""
    return known_as(client[0]) if client else "unknown"


class Gatekeeper:
    """Knows who has not said yet what they want: when it is full, the longest silent one goes."""

    def __init__(self, limits: Limits, proxies: Collection[str] = ()) -> None:
        self.limits = limits
        self.most = most_connections(limits)
        self.waiting: dict[Gate, None] = {}
        self._proxies = frozenset(proxies)
        self._open: Counter[str] = Counter()
        """Connections by client, without those of proxies, who speak for many."""
        self._seldom = Seldom()

    def let_in(self, client: str) -> bool:
        """One more has come; whether that is not one too many of one client."""
        if client in self._proxies:
            return True
        self._open[client] += 1
        is_welcome = self._open[client] <= self.limits.connections_a_client
        if not is_welcome and self._seldom.is_due(client):
            LOG.warning("%s has as many connections as one client may have", line(client))
        return is_welcome

    def let_out(self, client: str) -> None:
        """One is gone."""
        if client not in self._proxies:
            self._open[client] -= 1
            if not self._open[client]:
                del self._open[client]

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
        self._awaited: asyncio.TimerHandle | None = None
        self.moved = 0.0
        """When its client last took what it was sent."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self.keeper.let_in(name_of(self.client)):
            self._dismiss(TOO_MANY)
        elif not self.keeper.make_room(self):
            self._dismiss(FULL)
        else:
            self._expect_headers()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE or self.transport.is_closing():
            self._stop_waiting()
        elif self._patience is None:
            # The next request on this connection has begun to come.
            self._expect_headers()
        self._expect_body()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._expect_no_more()
        self.keeper.let_out(name_of(self.client))
        super().connection_lost(exc)

    def resume_writing(self) -> None:
        self.moved = self.loop.time()
        super().resume_writing()

    def give_up(self) -> None:
        """Nothing of what was sent is read: it goes."""
        self.transport.abort()

    def _expect_headers(self) -> None:
        self.keeper.waiting[self] = None
        seconds = self.keeper.limits.header_seconds
        self._patience = self.loop.call_later(seconds, self._dismiss, TOO_SLOW)

    def _expect_body(self) -> None:
        """The rest of a request has its time too, also where it is answered without its body."""
        is_here = self in self.connections and not self.transport.is_closing()
        if not is_here or self.conn.their_state is not h11.SEND_BODY:
            self._expect_no_more()
        elif self._awaited is None:
            seconds = self.keeper.limits.body_seconds + UNREAD_SECONDS
            self._awaited = self.loop.call_later(seconds, self.transport.abort)

    def _expect_no_more(self) -> None:
        if self._awaited is not None:
            self._awaited.cancel()
            self._awaited = None

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
