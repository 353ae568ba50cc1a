"""What every part of one server shares."""

import asyncio
from dataclasses import dataclass, field
from typing import Final

from paddock.server.counters import Counters
from paddock.server.settings import Settings, Sources
from paddock.server.store import Store
from paddock.server.workers import Workers

REPLAYS_AT_ONCE: Final = 2


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
