"""Finds out whether a board that somebody is drawing can be driven, in a process of its own."""

from typing import Any

import msgspec

from paddock import games
from paddock.core.codec import codec_of
from paddock.core.errors import BrokenData
from paddock.core.game import Game
from paddock.server.packing import packed
from paddock.server.printer import print_of
from paddock.server.problems import Problem
from paddock.server.proofs import Proof, Proofs, plain_refusal, wished
from paddock.server.settings import Limits
from paddock.server.workers import TookTooLong, Workers
from paddock.table.checks import plain


class Pathfinder:
    """Every board is scouted once; the latest findings are kept, refusals as well.

    A client has few boards in the works at a time, so that one who asks without end keeps nobody
    else waiting.
    """

    def __init__(self, limits: Limits, workers: Workers) -> None:
        self._limits = limits
        self._workers = workers
        self._findings = Proofs(
            "Scouting", limits.scout_wait, limits.scouts_at_once, limits.scouts_a_client
        )

    async def of_wish(self, game: Game, config: dict[str, Any], client: str) -> bytes:
        """What is found out about these choices; BrokenData says what is wrong with them."""
        choices = plain(config)

        async def make() -> Proof:
            seconds = self._limits.scout_seconds
            try:
                return await self._workers.run(
                    scouted, game.id, game.package, choices, self._limits.scout_effort,
                    seconds=seconds,
                )  # fmt: skip
            except TookTooLong:
                why = f"Nobody found out within {seconds:g} s whether this can be driven."
                return Problem(422, why, title="Not found out")

        return wished(await self._findings.proof(print_of(game, choices), make, client), config)

    async def rest(self) -> None:
        """Until nothing is being scouted."""
        await self._findings.rest()


def scouted(id: str, package: str, config: dict[str, Any], effort: int) -> Proof:
    """The finding as it travels, or what is wrong with the choices."""
    games.register(id, package)
    game = games.find(id)
    try:
        book = game.book(config)
    except BrokenData as broken:
        return plain_refusal(broken)
    finding = None if game.scout is None else packed(codec_of(game).dump(game.scout(book, effort)))
    return msgspec.json.encode(finding)
