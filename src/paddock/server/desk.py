"""What every part of one server shares."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from paddock.server.counters import Counters
from paddock.server.kept import After, Minutes, Move, PaceName, Seat, Token
from paddock.server.settings import Settings, Sources
from paddock.server.store import Store
from paddock.server.workers import Workers

REPLAYS_AT_ONCE: Final = 2


class Keeper(Protocol):
    """Where a room keeps what is done there: the store, or nowhere."""

    async def tokens(self, id: str) -> list[Token]:
        """The keys to its seats."""

    async def add_moves(
        self,
        id: str,
        done: Sequence[Move],
        now: float,
        after: After | None,
        seat: Seat | None = None,
    ) -> None:
        """What was done at once."""

    async def set_pace(self, id: str, pace: PaceName) -> None:
        """The table takes its time, or hurries."""

    async def set_patience(self, id: str, minutes: Minutes, bot: str | None) -> None:
        """How long the table waits for who is away, and which bot stands in then."""

    async def raise_seq(self, id: str, seq: int) -> None:
        """Sequence numbers below this one may be sent from now on."""


@dataclass(frozen=True, slots=True)
class Desk:
    """The store, the choices of the host, and the doors to the outside."""

    store: Store
    settings: Settings
    sources: Sources
    counters: Counters = field(default_factory=Counters)
    replays: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(REPLAYS_AT_ONCE))
    """Who wants a race played again waits here; those who race do not."""
    thinking: Workers = field(default_factory=lambda: Workers(1))
    """Processes in which bots think; none is started before one has to."""
