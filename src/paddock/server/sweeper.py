"""Looks after connections whose clients read nothing of what they are sent."""

import asyncio
from collections.abc import Collection
from typing import Any, Final

LOOKS: Final = 4
"""In the time that a client has."""


class Sweeper:
    """Gives up who has left something unread for so long, and read nothing meanwhile."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._since: dict[Any, float] = {}

    async def sweep_for_ever(self, connections: Collection[Any]) -> None:
        """Until it is cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(self._seconds / LOOKS)
            self.sweep(connections, loop.time())

    def sweep(self, connections: Collection[Any], now: float) -> None:
        """Give up those who left something unread for too long."""
        before, self._since = self._since, {}
        for one in list(connections):
            if not one.transport.get_write_buffer_size():
                continue
            since = max(before.get(one, now), one.moved)
            if now - since >= self._seconds:
                one.give_up()
                since = now
            self._since[one] = since
