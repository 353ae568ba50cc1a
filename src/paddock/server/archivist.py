"""Sees to it that rooms nobody needs leave memory; their races stay in the store."""

import asyncio

from paddock.server.lobby import Lobby
from paddock.server.log import LOG, fault


async def tidy_for_ever(lobby: Lobby) -> None:
    """Every now and then, until the server stops."""
    while True:
        await asyncio.sleep(lobby.desk.settings.tidy_seconds)
        try:
            gone = lobby.tidy()
        except Exception as error:
            fault("tidying", error)
            continue
        if gone:
            LOG.debug("%d rooms left memory, %d stay", gone, len(lobby.rooms))
