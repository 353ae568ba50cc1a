"""Prints boards and plans: what lies on the table of a race, or would lie there by some choices."""

import asyncio
from functools import cache
from typing import Any, Final

import msgspec

from paddock import __version__, games
from paddock.core.codec import Shape, codec_of, fingerprint
from paddock.core.errors import BrokenData, UnknownGame
from paddock.core.game import Game
from paddock.paper import printed
from paddock.server.kept import KeptRace
from paddock.server.packing import packed
from paddock.server.problems import Problem
from paddock.server.proofs import NOBODY, Proof, Proofs, plain_refusal, wished
from paddock.server.settings import Limits
from paddock.table.checks import plain

FEW_KEPT: Final = 4
"""Drawings for paper can be large."""


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
        seconds, at_once = limits.board_seconds, limits.boards_at_once
        a_client = limits.boards_a_client
        self._boards = Proofs("The board", seconds, at_once, a_client)
        self._papers = Proofs("The drawing", seconds, at_once, a_client, kept=FEW_KEPT)
        self._for_races = asyncio.Semaphore(1)
        self._for_wishes = asyncio.Semaphore(1)

    async def of_race(self, race: KeptRace) -> bytes:
        """The board of a race; Problem if its choices make none any more."""
        proof = await self._board(games.find(race.game), race.config, NOBODY)
        if not isinstance(proof, bytes):
            why = f"The board of this race cannot be drawn any more: {proof}"
            raise Problem(410, why, title="Cannot be drawn")
        return proof

    async def of_wish(self, game: Game, config: dict[str, Any], client: str) -> bytes:
        """The board that these choices would make; BrokenData says what is wrong and where."""
        return wished(await self._board(game, plain(config), client), config)

    async def on_paper(
        self, game: Game, config: dict[str, Any], form: str, paper: str, client: str
    ) -> bytes:
        """What these choices lay on the table, as a file at true scale."""
        key = print_of(game, {"config": config, "form": form, "paper": paper})

        async def make() -> Proof:
            async with self._for_wishes:
                return await asyncio.to_thread(_draw, game, plain(config), form, paper)

        return wished(await self._papers.proof(key, make, client), config)

    async def rest(self) -> None:
        """Until nothing is being printed."""
        await self._boards.rest()
        await self._papers.rest()

    async def _board(self, game: Game, config: dict[str, Any], client: str | None) -> Proof:
        press = self._for_races if client is NOBODY else self._for_wishes

        async def make() -> Proof:
            async with press:
                return await asyncio.to_thread(_print, game, config)

        return await self._boards.proof(print_of(game, config), make, client)


def _print(game: Game, config: dict[str, Any]) -> Proof:
    try:
        return msgspec.json.encode(board_of(game, config))
    except BrokenData as broken:
        return plain_refusal(broken)


def _draw(game: Game, config: dict[str, Any], form: str, paper: str) -> Proof:
    own = game.own_data
    if own is None or own.plan is None:
        why = f"{game.title} has nothing to print at true scale."
        return Problem(422, why, title="Nothing to print")
    try:
        return printed(own.plan(game.book(config)), form, paper)
    except BrokenData as broken:
        return plain_refusal(broken)
