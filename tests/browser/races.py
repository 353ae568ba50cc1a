"""Races made over the wire, so that a window can open in the middle of one."""

import json
import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

import paddock.games.outspeed
from server.client import ME, Player, Shape, bot, make, play_alone

BOTS = (bot("driver"), bot("rookie"), bot("driver"))
MOST_RACES = 60
"""One race in four ends on the tile with the wheel: this many are never all without it."""

CHOICE: Final = 2
"""So many options at least are something to choose from."""

Options = list[Shape]


@dataclass(frozen=True)
class Held:
    """The seats of a race that a browser holds."""

    game: str
    race: str
    names: tuple[str, ...]
    tokens: dict[int, str]

    def player(self, host: str, seat: int = 0) -> Player:
        """The same seat, played over the wire."""
        return Player(host, self.race, self.tokens[seat])

    def only(self, *seats: int) -> "Held":
        """A browser that holds some of them."""
        tokens = {seat: self.tokens[seat] for seat in seats}
        return Held(self.game, self.race, self.names, tokens)


def hold(host: str, seats: Sequence[Shape], game: str = "outspeed", **more: Any) -> Held:
    """Make a race, and hold every seat of one's own."""
    made = make(host, game, seats, **more)
    names = tuple(seat.get("name", f"Seat {index}") for index, seat in enumerate(seats))
    return Held(game, made["race"], names, made["tokens"])


def storage(host: str, held: Held | None, learned: Sequence[str] = ()) -> Any:
    """What the browser has in its local storage that holds these seats, and whose person has
    learned these games."""
    items = [{"name": "paddock.lessons", "value": json.dumps(learned)}]
    if held is not None:
        seats = [
            {"seat": seat, "token": token, "name": held.names[seat]}
            for seat, token in held.tokens.items()
        ]
        race = {"race": held.race, "game": held.game, "seats": seats}
        kept = json.dumps([race | {"invite": None, "at": 0, "over": False}])
        items.append({"name": "paddock.races", "value": kept})
    return {"cookies": [], "origins": [{"origin": f"http://{host}", "localStorage": items}]}


def wait_for_the_end(host: str, race: str) -> None:
    """Watch a race of bots until it is over."""
    with Player(host, race) as watcher:
        watcher.until(lambda table: table["status"] == "over")


def finished_race(host: str) -> Held:
    """One person against three bots, to the end."""
    held = hold(host, [ME | {"name": "Ann"}, *BOTS])
    with held.player(host) as player:
        play_alone(player, random.Random(1))
    return held


def until(player: Player, wanted: Callable[[Shape], bool], answer: int = 0) -> bool:
    """Give the same answer again and again until the table is as wanted; no if it never is."""
    while player.table["status"] != "over":
        if not player.is_asked():
            player.receive("table")
        elif wanted(player.table["decision"]["decision"]):
            return True
        else:
            options = player.options()
            player.catch_up(player.answer(options[min(answer, len(options) - 1)]))
    return False


def asks(kind: str) -> Callable[[Shape], bool]:
    return lambda decision: decision["kind"] == kind


def never(decision: Shape, options: Options) -> bool:
    return False


def until_choosing(
    player: Player,
    kind: str,
    choose: Callable[[Shape, Options], Shape],
    is_forced: Callable[[Shape, Options], bool] = never,
) -> bool:
    """Play on until this is asked with something to choose; no if it never is.

    What `is_forced` is left to the table, which answers it by itself.
    """
    while player.table["status"] != "over":
        if not player.is_asked():
            player.receive("table")
            continue
        decision = player.table["decision"]["decision"]
        options = player.options()
        if asks(kind)(decision) and len(options) >= CHOICE:
            return True
        if is_forced(decision, options):
            player.receive("table")
            continue
        player.catch_up(player.answer(choose(decision, options)))
    return False


def first_race(
    host: str, races: Iterable[Held], kind: str, is_asked: Callable[[Player, str], bool]
) -> Held:
    """The first of these races in which the first seat comes to be asked this."""
    for held in races:
        with held.player(host) as player:
            if is_asked(player, kind):
                return held
    raise AssertionError(f"no race asked {kind}")


def race_asking(host: str, kind: str) -> Held:
    """A race in which the first seat is asked this just now."""
    for _ in range(MOST_RACES):
        held = hold(
            host, [ME | {"name": "Ann"}, bot("first"), bot("first")], config=tiles_for(kind)
        )
        with held.player(host) as player:
            if kind == "SetWheel":
                until(player, lambda decision: decision.get("tile") == WHEEL_TILE)
                if player.is_asked():
                    player.catch_up(player.answer(player.options()[2]))
            if until(player, asks(kind)):
                return held
    raise AssertionError(f"no race asked {kind}")


WHEEL_TILE = 15
WORDS = {"ChooseRoute": "- | 0 | Z=1", "SetWheel": "- | 0 | Z=1"}


@cache
def printed_tiles() -> str:
    package = Path(paddock.games.outspeed.__file__).parent
    return (package / "data/tiles.json").read_text(encoding="utf-8")


def tiles_for(kind: str) -> Shape:
    """The printed tiles, but the left route soon brings this decision, and fuel is no worry."""
    data = json.loads(printed_tiles())
    data["start"]["fuel"] = 30
    for tile in data["tiles"]:
        for side in ("3-4", "5-6"):
            routes = tile[side]
            if not routes["L"].startswith("ALONE"):
                routes["L"] = WORDS.get(kind, "- | 0 | Z=1 B=2")
    return {"data": data}


def with_rare(usual: Sequence[str], rare: Sequence[str]) -> list[Any]:
    """Kinds of question to go through; finding a race that asks a rare one takes long."""
    return [*usual, *(pytest.param(kind, marks=pytest.mark.slow) for kind in rare)]
