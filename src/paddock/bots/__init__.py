"""Players that are no people. A bot is any callable `(view, decision, rng) -> action`.

A bot is only ever given what its seat may see; its luck is its own, never the race's. It should
keep nothing between calls: then a race can be played again, and on any number of processes.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from paddock.bots.generic import GENERIC
from paddock.core.chance import Chance, Dealer, spawn_seed
from paddock.core.errors import BrokenBot, BrokenGame, PaddockError, Refused
from paddock.core.game import Game
from paddock.core.protocol import Action, Advice, Decision
from paddock.games import fault

Player = Callable[[Any, Decision, Chance], Action]
Adviser = Callable[[Any, Decision, Chance], Advice]

GENERIC_NAMES: Final = tuple(GENERIC)
USUAL: Final = ("driver", "rookie", "random")


class UnknownBot(PaddockError):
    """No bot of that name, or it cannot be imported."""


@dataclass(frozen=True, slots=True)
class Bot:
    """A player with the name it was asked for by, so that complaints can say who it was."""

    name: str
    player: Player

    def __call__(self, view: Any, decision: Decision, rng: Chance) -> Action:
        return self.player(view, decision, rng)


def bot_names(game: Game) -> list[str]:
    """The bots that can be asked for by name in this game."""
    return sorted({*GENERIC, *_own_bots(game)})


def find_bot(game: Game, name: str) -> Bot:
    """The bot of that name: a generic one, the game's own, or anybody's as `module:function`."""
    if name in GENERIC:
        return Bot(name, GENERIC[name])
    if ":" in name:
        return Bot(name, _import_bot(name))
    own = _own_bots(game)
    if name in own:
        return Bot(name, own[name])
    known = ", ".join(bot_names(game))
    raise UnknownBot(f"no bot is called {name!r}; there are: {known}, or yours as module:function")


def is_quick(game: Game, name: str) -> bool:
    """Whether a bot answers in less than it costs to ask it in another process: a generic one, or
    one that the game's room `bots` calls `QUICK`. Nobody else's is imported to find out."""
    quick: tuple[str, ...] = GENERIC_NAMES
    if ":" not in name and _own_bots(game):
        quick += getattr(import_module(f"{game.package}.bots"), "QUICK", ())
    return name in quick


def usual_bot(game: Game) -> str:
    """The best bot that a game has: who is sat down unless somebody wants another."""
    names = bot_names(game)
    return next(name for name in USUAL if name in names)


def can_advise(game: Game) -> bool:
    """Whether the game has somebody who says what they would do, and why."""
    return bool(_own_bots(game)) and hasattr(import_module(f"{game.package}.bots"), "ADVISE")


def advise(game: Game, view: Any, decision: Decision, rng: Chance) -> Advice:
    """What the driver of a game would answer here, and why; UnknownBot if none says so.

    It is the driver's own choice with the same luck; where it mixes, the one that it gives most
    often, and its hand does not err.
    """
    if not can_advise(game):
        raise UnknownBot(f"nobody says in {game.title} what they would do")
    adviser: Adviser = import_module(f"{game.package}.bots").ADVISE
    advice = adviser(view, decision, rng)
    assert decision.refusal(advice.action) is None, "what is advised is allowed"
    return advice


def bot_luck(seed: int, seat: int) -> Chance:
    """A bot's own luck: it follows from the race's seed and is not the race's luck."""
    return Dealer(spawn_seed(seed, seat))


def ask_bot(bot: Player, view: Any, decision: Decision, rng: Chance) -> Action:
    """A bot's answer; BrokenBot, with who and what, if it raises or answers illegally."""
    try:
        action = bot(view, decision, rng)
    except Exception as error:
        what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        raise BrokenBot(f"{_who(bot, decision)} raised {_line(what)}") from error
    if not isinstance(action, Action):
        raise BrokenBot(f"{_who(bot, decision)} answered {_line(repr(action))}, which is no action")
    why = decision.refusal(action)
    if why is not None:
        asked, text = type(decision).__name__, str(Refused(decision.seat, why))
        what = f"answered {asked} with {type(action).__name__}, which is refused: {text}"
        raise BrokenBot(f"{_who(bot, decision)} {what}")
    return action


def _own_bots(game: Game) -> dict[str, Player]:
    """The `BOTS` of the game's room `bots`, which is imported only now; it may have none."""
    module = f"{game.package}.bots"
    try:
        bots: dict[str, Player] = getattr(import_module(module), "BOTS", {})
    except Exception as error:
        if isinstance(error, ModuleNotFoundError) and error.name == module:
            return {}
        raise BrokenGame(game.id, module, fault(error)) from error
    return bots


def _import_bot(name: str) -> Player:
    module, _, function = name.partition(":")
    try:
        found = import_module(module)
        for part in function.split("."):
            found = getattr(found, part)
    except Exception as error:
        why = _line(f"{type(error).__name__}: {error}")
        raise UnknownBot(f"the bot {name!r} cannot be imported: {why}") from error
    if not callable(found):
        raise UnknownBot(f"the bot {name!r} is not a function but {_line(repr(found))}")
    player: Player = found
    return player


def _who(bot: Player, decision: Decision) -> str:
    name = getattr(bot, "name", "") or getattr(bot, "__qualname__", "") or type(bot).__qualname__
    return f"the bot {name} in seat {decision.seat}"


def _line(text: str) -> str:
    return " ".join(text.split())
