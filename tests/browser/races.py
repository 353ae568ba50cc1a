"""Races made over the wire, and who holds their seats."""

import json
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from server.client import ME, Player, Shape, bot, make, play_alone

BOTS = (bot("driver"), bot("rookie"), bot("driver"))


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


def storage(host: str, held: Held) -> Any:
    """What the browser that holds these seats has in its local storage."""
    seats = [
        {"seat": seat, "token": token, "name": held.names[seat]}
        for seat, token in held.tokens.items()
    ]
    race = {"race": held.race, "game": held.game, "seats": seats}
    kept = json.dumps([race | {"invite": None, "at": 0, "over": False}])
    item = {"name": "paddock.races", "value": kept}
    return {"cookies": [], "origins": [{"origin": f"http://{host}", "localStorage": [item]}]}


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
