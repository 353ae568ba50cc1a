"""Examines the database for hosts who ask whether the server is well."""

import asyncio

from paddock.server.settings import Settings
from paddock.server.store import Store, StoreError


class Examiner:
    """One examination at a time, whoever asks and how often; what it found holds for a while."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._examination: asyncio.Task[str] | None = None
        self._begun = 0.0

    async def ailment(self) -> str:
        """Why the database cannot be used; "" when all is well."""
        now = asyncio.get_running_loop().time()
        is_old = now - self._begun >= self._settings.health_kept
        if self._examination is None or (self._examination.done() and is_old):
            self._examination = asyncio.create_task(self._examine())
            self._begun = now
        seconds = self._settings.limits.health_seconds
        try:
            return await asyncio.wait_for(asyncio.shield(self._examination), seconds)
        except TimeoutError:
            return f"no answer within {seconds:g} seconds"

    async def rest(self) -> None:
        """Until nothing is being examined."""
        if self._examination is not None:
            await asyncio.wait([self._examination])

    async def _examine(self) -> str:
        if self._store.file is not None:
            return await asyncio.to_thread(self._store.file.ailment)
        try:
            await self._store.ping()
        except StoreError as error:
            return str(error)
        return ""
