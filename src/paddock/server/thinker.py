"""Bots think in processes of their own: they are handed what their seat sees as data.

Compiled rules hold the interpreter while they run, so a bot that thought in the server's process
would hold up every table (docs/decisions/0025).
"""

import json
from functools import lru_cache
from typing import Any, Final

from paddock import games
from paddock.bots import advise, ask_bot, find_bot
from paddock.core.chance import Dealer
from paddock.core.codec import Shape, canonical, codec_of
from paddock.core.errors import BrokenBot
from paddock.core.game import Game
from paddock.core.phrase import phrase_of
from paddock.core.protocol import Action, Advice, Book, Decision, View
from paddock.server.workers import Workers

BOOKS: Final = 32
"""How many books a process keeps."""


class Thinker:
    """Asks the bots of one table. `seconds` is how long one of them may think."""

    def __init__(
        self, game: Game, config: dict[str, Any], workers: Workers, seconds: float
    ) -> None:
        self._game = game
        self._codec = codec_of(game)
        self._config = canonical(config)
        self._workers = workers
        self._seconds = seconds

    async def ask(self, bot: str, view: View, decision: Decision, seed: int) -> Action:
        """A bot's answer; JobFailed if it has none that is allowed, TookTooLong if it is stuck."""
        shapes = self._codec.dump(view), self._codec.dump(decision)
        where = (self._game.id, self._game.package, self._config)
        shape = await self._workers.run(thought, *where, bot, *shapes, seed, seconds=self._seconds)
        return self._codec.load_action(shape)

    async def advise(self, view: View, decision: Decision, seed: int) -> Advice:
        """What the driver would answer, and why; JobFailed or TookTooLong if it does not say."""
        shapes = self._codec.dump(view), self._codec.dump(decision)
        where = (self._game.id, self._game.package, self._config)
        action, why = await self._workers.run(advised, *where, *shapes, seed, seconds=self._seconds)
        words = phrase_of(why)
        assert words is not None, "what was a phrase is one again"
        return Advice(self._codec.load_action(action), words)


def advised(
    id: str, package: str, config: str, view: Shape, decision: Shape, seed: int
) -> tuple[Shape, list[Any]]:
    """In another process: what the driver of a game would answer to that, and why."""
    game, seen, asked = _loaded(id, package, config, view, decision)
    advice = advise(game, seen, asked, Dealer(seed))
    return codec_of(game).dump(advice.action), advice.why.shape()


def thought(
    id: str, package: str, config: str, bot: str, view: Shape, decision: Shape, seed: int
) -> Shape:
    """In another process: what a bot that sees this answers to that."""
    game, seen, asked = _loaded(id, package, config, view, decision)
    try:
        return codec_of(game).dump(ask_bot(find_bot(game, bot), seen, asked, Dealer(seed)))
    except BrokenBot as error:
        raise BrokenBot(mistake(error)) from None


def _loaded(
    id: str, package: str, config: str, view: Shape, decision: Shape
) -> tuple[Game, View, Decision]:
    """The game, and what it was handed as data."""
    games.register(id, package)
    game = games.find(id)
    codec, book = codec_of(game), _book(id, config)
    seen: View = codec.load(view, "View", book)
    asked: Decision = codec.load(decision, "Decision", book)
    return game, seen, asked


def mistake(error: BrokenBot) -> str:
    """What went wrong, for the log: what a bot says may tell what it holds, so its kind must do."""
    return type(error.__cause__).__name__ if error.__cause__ else "a refused answer"


@lru_cache(BOOKS)
def _book(id: str, config: str) -> Book:
    return games.find(id).book(json.loads(config))
