"""The ways a race can end, and races played to each of them."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from paddock.bots import ask_bot, bot_luck, find_bot
from paddock.core.chance import Chance, Dealer, spawn_seed
from paddock.core.protocol import Action, Decision
from paddock.games.pocket_rockets import GAME
from paddock.games.pocket_rockets.actions import BID_MENU, Go
from paddock.games.pocket_rockets.decisions import ChooseBid
from paddock.games.pocket_rockets.state import ENDINGS as REASONS
from paddock.table.luck import Luck
from paddock.table.table import Table

FINISH, LAST, LIMIT, WRECK, TIME = (reason.replace(" ", "_") for reason in REASONS[1:])
ENDINGS: Final = (FINISH, LAST, LIMIT, WRECK, TIME)
RUNS: Final = json.loads((Path(__file__).parent / "clean_runs.json").read_text("utf-8"))

Policy = Callable[[Decision, Chance], Action]


def ending_of(table: Table) -> str:
    """How the race at this table ended."""
    return table.standings().reason.replace(" ", "_")


def anything(decision: Decision, chance: Chance) -> Action:
    return decision.sample(chance)


def nothing(decision: Decision, chance: Chance) -> Action:
    return decision.options()[0]


def play(table: Table, policy: Policy, seed: int) -> Table:
    """Everybody answers alike until the race is over."""
    chance = Dealer(spawn_seed(seed, 1))
    while not table.over:
        for decision in table.decisions():
            table.answer(decision.seat, policy(decision, chance))
    return table


def new(seats: int, seed: int, **config: Any) -> Table:
    return Table(GAME, seats, Luck.seeded(seed), config)


def finished(seats: int, seed: int) -> Table:
    """A race of drivers to its end; one alone drives the recorded run."""
    if seats == 1:
        return clean_run("breakfast_dash")
    driver = find_bot(GAME, "driver")
    lucks = [bot_luck(seed, seat) for seat in range(seats)]
    table = new(seats, seed, course="tea_for_eight")
    while not table.over:
        for decision in table.decisions():
            seat = decision.seat
            table.answer(seat, ask_bot(driver, table.view(seat), decision, lucks[seat]))
    return table


def clean_run(course: str) -> Table:
    """The recorded run of a course, one move a round."""
    run = RUNS[course]
    table = new(1, 1, course=course, lane=run["lane"])
    for heading in run["headings"]:
        (decision,) = table.decisions()
        assert isinstance(decision, ChooseBid)
        table.answer(0, BID_MENU[1])
        table.answer(0, Go(heading * 10))
    return table


def survived(seats: int, seed: int) -> Table:
    return play(new(seats, seed), anything, seed)


def idled(seats: int, seed: int) -> Table:
    return play(new(seats, seed, round_cap=20), nothing, seed)


MAKERS: Final[dict[str, Callable[[int, int], Table]]] = {
    FINISH: finished,
    LAST: survived,
    LIMIT: idled,
    WRECK: survived,
    TIME: idled,
}
