"""The registry: a game's id, and where to import it. One line a game."""

from importlib import import_module

from paddock.core.errors import UnknownGame
from paddock.core.game import Game

REGISTRY: dict[str, str] = {
    "outspeed": "paddock.games.outspeed",
    "spiralized": "paddock.games.spiralized",
    "powersled": "paddock.games.powersled",
}


def register(id: str, package: str) -> None:
    """Put a game on the registry from outside: its package has a `GAME`, like those in here."""
    REGISTRY[id] = package


def find(id: str) -> Game:
    """The game of that id, imported on first use."""
    if id not in REGISTRY:
        raise UnknownGame(f"there is no game {id!r}; the games are: {', '.join(sorted(REGISTRY))}")
    game: Game = import_module(REGISTRY[id]).GAME
    return game


def all_games() -> list[Game]:
    """Every game on the registry, in its order."""
    return [find(id) for id in REGISTRY]
