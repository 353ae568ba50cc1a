"""Races of Spiralized and Powersled Circuit, played over the wire until a question comes."""

import random
from typing import Any, Final

from browser.races import Held, first_race, hold, until_choosing
from server.client import ME, Player, Shape, bot

ANN: Final = ME | {"name": "Ann"}

SPIRALIZED: Final = ("ChooseTurn", "ChooseStep", "TakeBonus")
RARE_IN_SPIRALIZED: Final = ("ChoosePartner", "UseSnakeEyes")
MOST_SPIRALIZED: Final = 20

POWERSLED: Final = ("ChooseBuild", "ChooseCards", "ChooseStep")
RARE_IN_POWERSLED: Final = ("ChooseDiscard", "UseReflexes", "UseField", "UseHook", "ChooseAfter")
MOST_POWERSLED: Final = 80
ONE_LAP: Final = {"track": "beltway", "laps": 1}
ROUTINE: Final = ("ChooseStep", "UseReflexes", "UseField", "UseHook", "ChooseAfter")
REFLEXES: Final = 9
FIELD: Final = 14
HOOK: Final = 15
SECOND_FASTEST: Final = 4


def spiralized_asking(host: str, kind: str) -> Held:
    """A race in which Ann is asked this, with something to choose."""
    races = (hold(host, [ANN, bot("first")], game="spiralized") for _ in range(MOST_SPIRALIZED))
    return first_race(host, races, kind, until_asked_anyhow)


def until_asked_anyhow(player: Player, kind: str) -> bool:
    """Answer anything until this is asked with something to choose; no if it never is."""
    luck = random.Random(2)
    return until_choosing(player, kind, lambda decision, options: luck.choice(options))


def powersled_asking(host: str, kind: str, **config: Any) -> Held:
    """A race in which Ann is asked this, with something to choose."""
    luck = random.Random(7)
    seats = [ANN, *[bot("rookie")] * 5] if kind in ("UseField", "UseHook") else [ANN, bot("rookie")]
    races = (
        hold(host, seats, game="powersled", config=ONE_LAP | config) for _ in range(MOST_POWERSLED)
    )
    return first_race(host, races, kind, lambda player, kind: until_asked(player, kind, luck))


def until_asked(player: Player, kind: str, luck: random.Random) -> bool:
    """Play on until this is asked with something to choose; no if it never is."""
    return until_choosing(
        player, kind, lambda decision, options: choose(decision, options, luck), is_forced
    )


def choose(decision: Shape, options: list[Shape], luck: random.Random) -> Shape:
    """Keep what windows are opened for, go fast, and attack nobody."""
    kind = decision["kind"]
    if kind == "ChooseDiscard":
        kept = [one for one in options if one["card"] not in (REFLEXES, FIELD, HOOK)]
        return luck.choice(kept or options)
    if kind == "ChooseCards":
        fast = [one for one in options if one["speed"] >= SECOND_FASTEST]
        plain = [one for one in options if one["card"] < REFLEXES]
        return luck.choice(fast or plain or options)
    return options[0] if kind == "ChooseAfter" else luck.choice(options)


def is_forced(decision: Shape, options: list[Shape]) -> bool:
    """Whether the table answers by itself."""
    return len(options) == 1 and decision["kind"] in ROUTINE
