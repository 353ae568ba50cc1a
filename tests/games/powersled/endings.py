"""The ways a race can end, and races played to each of them."""

from collections.abc import Callable
from typing import Any, Final

from games.powersled.long_run import harsh_tables
from games.powersled.policies import POLICIES, Policy, dawdler, rammer
from paddock.core.chance import Dealer, spawn_seed
from paddock.games.powersled import GAME
from paddock.games.powersled.book.track_reader import TRACKS
from paddock.games.powersled.state import ENDINGS as REASONS
from paddock.games.powersled.state import FINISH, LAST_LEFT, NOBODY_LEFT, TURN_LIMIT
from paddock.table.luck import Luck
from paddock.table.table import Table

FINISHED: Final = "finish"
RACED_ON: Final = "raced_on"
SURVIVED: Final = "last_left"
ALL_OUT: Final = "nobody_left"
STOPPED: Final = "turn_limit"
ENDINGS: Final = {
    FINISHED: REASONS[FINISH],
    RACED_ON: REASONS[FINISH],
    SURVIVED: REASONS[LAST_LEFT],
    ALL_OUT: REASONS[NOBODY_LEFT],
    STOPPED: REASONS[TURN_LIMIT],
}
"""The names of stored races, and what the standings say."""


def played(seats: int, seed: int, config: dict[str, Any], policies: list[Policy]) -> Table:
    """A race to its end, each seat with a way of its own to answer."""
    table = Table(GAME, seats, Luck.seeded(seed), config)
    chance = Dealer(spawn_seed(seed, 1))
    while not table.over:
        for decision in table.decisions():
            table.answer(decision.seat, policies[decision.seat](decision, chance))
    return table


def until(
    ending: str, seats: int, seed: int, config: dict[str, Any], policies: list[Policy]
) -> Table:
    """The first race from this seed on that ends so."""
    while True:
        table = played(seats, seed, config, policies)
        if table.standings().reason == ENDINGS[ending]:
            return table
        seed += 1


def mixed(seats: int) -> list[Policy]:
    return [POLICIES[seat % len(POLICIES)] for seat in range(seats)]


def finished(seats: int, seed: int) -> Table:
    """An ordinary race, on another track at each number of seats."""
    config = {"track": TRACKS[seats % 3], "laps": 1}
    return until(FINISHED, seats, seed, config, mixed(seats))


def raced_on(seats: int, seed: int) -> Table:
    """A race in which all drive home, with the extra play of a hook."""
    config = {"track": TRACKS[seats % 3], "laps": 1, "finish": "race_on", "hook": "extra"}
    return until(RACED_ON, seats, seed, config, mixed(seats))


def survived(seats: int, seed: int) -> Table:
    """A race of rammers under harsh tables, of whom one is left."""
    config = {"data": harsh_tables(), "laps": 1}
    return until(SURVIVED, seats, seed, config, [rammer] * seats)


def all_out(seats: int, seed: int) -> Table:
    """The same, and the last two break down together."""
    config = {"data": harsh_tables(), "laps": 1}
    return until(ALL_OUT, seats, seed, config, [rammer] * seats)


def stopped(seats: int, seed: int) -> Table:
    """A race of dawdlers over more laps than a hundred turns are good for."""
    return until(STOPPED, seats, seed, {"laps": 10}, [dawdler] * seats)


MAKERS: Final[dict[str, Callable[[int, int], Table]]] = {
    FINISHED: finished,
    RACED_ON: raced_on,
    SURVIVED: survived,
    ALL_OUT: all_out,
    STOPPED: stopped,
}
