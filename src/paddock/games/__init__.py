"""The registry: a game's id, and where to import it. One line a game.

Games from elsewhere stand beside ours: named in PADDOCK_GAMES ("id=package,id2=package2"), by an
installed package in the entry point group `paddock.games`, or put here with `register`. Whatever
is wrong with one of them, the others can be played.
"""

import os
import re
from functools import cache
from importlib import import_module
from traceback import extract_tb
from typing import Final

from paddock.core.codec import codec_of
from paddock.core.errors import BrokenGame, UnknownGame
from paddock.core.game import Game

REGISTRY: dict[str, str] = {
    "outspeed": "paddock.games.outspeed",
    "spiralized": "paddock.games.spiralized",
    "powersled": "paddock.games.powersled",
    "pocket_rockets": "paddock.games.pocket_rockets",
    "spin_out": "paddock.games.spin_out",
}

OWN_GAMES: Final = "PADDOCK_GAMES"
GROUP: Final = "paddock.games"
ID: Final = re.compile(r"[a-z][a-z0-9_]{0,63}")


def register(id: str, package: str) -> None:
    """Put a game on the registry from outside: its package has a `GAME`, like those in here."""
    why = _refusal(id, package, REGISTRY)
    if why:
        raise BrokenGame(id, package, why)
    REGISTRY[id] = package


def package_of(id: str) -> str:
    """Where the game of that id is imported from."""
    if id in REGISTRY:
        return REGISTRY[id]
    found, wrong = _look_around()
    if id not in found:
        known = f"there is no game {id!r}; the games are: {', '.join(sorted(found))}"
        raise UnknownGame("; ".join([known, *wrong]))
    return found[id]


def find(id: str) -> Game:
    """The game of that id, imported on first use."""
    return _load(id, package_of(id))


def all_games() -> list[Game]:
    """Every game that can be played, in the order of the registry."""
    found = []
    for id, package in _look_around()[0].items():
        try:
            found.append(_playable(id, package))
        except BrokenGame:
            continue
    return found


def complaints() -> list[str]:
    """What is wrong with games from elsewhere, each with what to do about it."""
    found, wrong = _look_around()
    for id, package in found.items():
        try:
            if not package.startswith(f"{__name__}."):
                _playable(id, package)
        except BrokenGame as error:
            wrong.append(str(error))
    return wrong


def _look_around() -> tuple[dict[str, str], list[str]]:
    """The packages by id, and what is wrong with how some were named."""
    found, wrong = dict(REGISTRY), []
    for entry in filter(None, map(str.strip, os.environ.get(OWN_GAMES, "").split(","))):
        id, _, package = (part.strip() for part in entry.partition("="))
        if not id or not package:
            wrong.append(f"{OWN_GAMES}: {entry!r} is not id=package")
        elif why := _refusal(id, package, found):
            wrong.append(f"{OWN_GAMES}: {BrokenGame(id, package, why)}")
        else:
            found[id] = package
    for id, package in _installed():
        if why := _refusal(id, package, found):
            wrong.append(f"entry point {GROUP}: {BrokenGame(id, package, why)}")
        else:
            found[id] = package
    return found, wrong


@cache
def _installed() -> list[tuple[str, str]]:
    """The games that installed packages bring along."""
    # Imported here: it is slow to import, and whoever plays one of ours never needs it.
    from importlib.metadata import entry_points

    return sorted({(entry.name, entry.module) for entry in entry_points(group=GROUP)})


def _refusal(id: str, package: str, found: dict[str, str]) -> str:
    """Why a package cannot have this id, or ""."""
    if not ID.fullmatch(id):
        return f"{id!r} is no id; use small letters, digits and _"
    if found.get(id, package) != package:
        return f"{found[id]} has this id already; give it another one"
    return ""


def _playable(id: str, package: str) -> Game:
    game = _load(id, package)
    codec_of(game)
    return game


def _load(id: str, package: str) -> Game:
    try:
        game = import_module(package).GAME
    except ModuleNotFoundError as error:
        if error.name is None or not f"{package}.".startswith(f"{error.name}."):
            raise BrokenGame(id, package, fault(error)) from error
        why = "there is no such package; install it, or put its folder on PYTHONPATH"
        raise BrokenGame(id, package, why) from None
    except AttributeError as error:
        if error.name != "GAME":
            raise BrokenGame(id, package, fault(error)) from error
        raise BrokenGame(id, package, "it has no GAME; say GAME = Game(…) in it") from None
    except Exception as error:
        raise BrokenGame(id, package, fault(error)) from error
    if not isinstance(game, Game):
        raise BrokenGame(id, package, "its GAME is no Game; say GAME = Game(…) in it")
    if game.id != id:
        raise BrokenGame(id, package, f"it calls itself {game.id!r}; name it by that id")
    if game.package != package:
        why = f"its GAME says package={game.package!r}; that must be {package!r}"
        raise BrokenGame(id, package, why)
    return game


def fault(error: Exception) -> str:
    """What an import raised, and where, in one line."""
    last = extract_tb(error.__traceback__)[-1]
    what = " ".join(f"{type(error).__name__}: {error}".split())
    return f"importing it raised {what} ({last.filename}, line {last.lineno}); mend that"
