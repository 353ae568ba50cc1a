"""Runs the server in this process until it is told to stop."""

import asyncio
import socket
from collections.abc import Callable

import uvicorn

from paddock.server.app import create_app
from paddock.server.gate import ACCEPTED_AT_ONCE, Gate, Gatekeeper
from paddock.server.line import Line
from paddock.server.log import LoopFaults, configuration
from paddock.server.settings import Settings, Sources
from paddock.server.store import Store
from paddock.server.sweeper import Sweeper

LARGEST_MESSAGE = 1024 * 1024
"""Above this a socket is cut off; between a frame's limit and this its sender is told why."""
SECONDS_TO_STOP = 3
BACKLOG = 512


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 takes a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named because asyncio sends small frames at once only where it is.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except OSError:
        listener.close()
        raise
    return listener


def prepare(settings: Settings) -> None:
    """Make or upgrade the database; StoreError says what is wrong with it."""

    async def open_and_close() -> None:
        store = Store(settings.database)
        try:
            await store.open()
        finally:
            await store.close()

    asyncio.run(open_and_close())


class Server(uvicorn.Server):
    """uvicorn that says when it is ready, and never fills the disk with complaints."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], sweeper: Sweeper) -> None:
        super().__init__(config)
        self._ready = ready
        self._sweeper = sweeper
        self._sweeping: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(LoopFaults())
        await super().startup(sockets)
        for listener in sockets or ():
            # As long a queue as before: asyncio has set it to what it accepts at once.
            listener.listen(BACKLOG)
        if self.started:
            connections = self.server_state.connections
            self._sweeping = asyncio.create_task(self._sweeper.sweep_for_ever(connections))
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._sweeping is not None:
            self._sweeping.cancel()
        await super().shutdown(sockets)


def server_for(
    settings: Settings,
    *,
    ready: Callable[[], None],
    sources: Sources | None = None,
    level: str = "INFO",
) -> Server:
    """uvicorn, set up for Paddock; hand it a socket that listens."""
    own = {"keeper": Gatekeeper(settings.limits, settings.proxies)}
    config = uvicorn.Config(
        create_app(settings, sources),
        http=type("OwnGate", (Gate,), own),
        backlog=ACCEPTED_AT_ONCE,
        ws=type("OwnLine", (Line,), own),
        ws_max_size=LARGEST_MESSAGE,
        # A compressed frame would tell by its length what is in it.
        ws_per_message_deflate=False,
        log_config=configuration(level),
        access_log=False,
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
    )
    return Server(config, ready, Sweeper(settings.limits.stalled_seconds))
