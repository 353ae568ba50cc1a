"""Prints boards: what lies on the table of a race, or would lie there by some choices."""

import asyncio
from collections import OrderedDict
from functools import cache
from typing import Any, Final

import msgspec

from paddock import __version__, games
from paddock.core.codec import Shape, codec_of, fingerprint
from paddock.core.errors import BrokenData, UnknownGame
from paddock.core.game import Game
from paddock.server.kept import KeptRace
from paddock.server.packing import packed
from paddock.server.problems import Problem, in_config
from paddock.server.settings import Limits
from paddock.table.checks import plain

MOST_KEPT: Final = 64

Proof = bytes | BrokenData
"""A board as it travels, or why there is none."""


def print_of(game: Game, config: dict[str, Any]) -> str:
    """What a board is known by: it is another one where game, shapes or choices are others."""
    return fingerprint([game.id, game.version, __version__, _wire_print(game), config])


@cache
def _wire_print(game: Game) -> str:
    return fingerprint(codec_of(game).wire)


def board_address(race: KeptRace) -> str | None:
    """Where the board of a race is found, to be kept for good; None where the game is gone."""
    try:
        return f"/api/races/{race.id}/board?print={print_of(games.find(race.game), race.config)}"
    except UnknownGame:
        return None


def board_of(game: Game, config: dict[str, Any]) -> Shape | None:
    """The board that these choices make; BrokenData if they make none."""
    book = game.book(plain(config))
    return None if game.board is None else packed(codec_of(game).dump(game.board(book)))


class Printer:
    """Every board is made once, away from the loop, and the latest are kept, refusals as well.

    Wishes are made one after another, however many ask and however long one takes: who waits too
    long is told to come back. Races do not wait for wishes.
    """

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._proofs: OrderedDict[str, Proof] = OrderedDict()
        self._making: dict[str, asyncio.Task[Proof]] = {}
        self._for_races = asyncio.Semaphore(1)
        self._for_wishes = asyncio.Semaphore(1)

    async def of_race(self, race: KeptRace) -> bytes:
        """The board of a race; Problem if its choices make none any more."""
        proof = await self._proof(games.find(race.game), race.config, self._for_races)
        if isinstance(proof, BrokenData):
            why = f"The board of this race cannot be drawn any more: {proof}"
            raise Problem(410, why, title="Cannot be drawn")
        return proof

    async def of_wish(self, game: Game, config: dict[str, Any]) -> bytes:
        """The board that these choices would make; BrokenData says what is wrong and where."""
        proof = await self._proof(game, plain(config), self._for_wishes)
        if isinstance(proof, BrokenData):
            raise in_config(BrokenData(proof.place, proof.why), config)
        return proof

    async def rest(self) -> None:
        """Until nothing is being printed."""
        if self._making:
            await asyncio.wait(list(self._making.values()))

    async def _proof(self, game: Game, config: dict[str, Any], press: asyncio.Semaphore) -> Proof:
        key = print_of(game, config)
        kept = self._proofs.get(key)
        if kept is not None:
            self._proofs.move_to_end(key)
            return kept
        task = self._making.get(key)
        if task is None:
            if press is self._for_wishes and len(self._making) >= self._limits.boards_at_once:
                raise _come_back()
            task = asyncio.create_task(self._make(key, game, config, press))
            self._making[key] = task
            task.add_done_callback(lambda done: self._made(key, done))
        try:
            return await asyncio.wait_for(asyncio.shield(task), self._limits.board_seconds)
        except TimeoutError:
            raise _come_back() from None

    async def _make(
        self, key: str, game: Game, config: dict[str, Any], press: asyncio.Semaphore
    ) -> Proof:
        async with press:
            proof = await asyncio.to_thread(_print, game, config)
        self._proofs[key] = proof
        if len(self._proofs) > MOST_KEPT:
            self._proofs.popitem(last=False)
        return proof

    def _made(self, key: str, task: asyncio.Task[Proof]) -> None:
        del self._making[key]
        if not task.cancelled():
            # Looked at, so that nothing is logged of it when all who asked have gone.
            task.exception()


def _print(game: Game, config: dict[str, Any]) -> Proof:
    try:
        return msgspec.json.encode(board_of(game, config))
    except BrokenData as broken:
        # Without the traceback, which would keep everything that was read.
        return BrokenData(broken.place, broken.why)


def _come_back() -> Problem:
    return Problem(503, "The board takes longer than usual; try again.", retry_after=1)
