"""The ways a race can end, and races played to each of them."""

from collections.abc import Callable
from typing import Any, Final

from paddock.bots import ask_bot, bot_luck, find_bot
from paddock.core.chance import Chance, Dealer, spawn_seed
from paddock.core.protocol import Action, Decision
from paddock.games.spiralized import GAME
from paddock.games.spiralized.actions import Stair
from paddock.table.luck import Luck
from paddock.table.table import Table

ALL_HOME: Final = "all_home"
STALLED: Final = "stalled"
ALL_LEFT: Final = "all_others_left"
ENDINGS: Final = (ALL_HOME, STALLED, ALL_LEFT)

Policy = Callable[[Decision, Chance], Action]


def ending_of(table: Table) -> str:
    """How the race at this table ended."""
    return table.standings().reason.replace(" ", "_")


def anything(decision: Decision, chance: Chance) -> Action:
    """A random option."""
    options = decision.options()
    return options[chance.pick(len(options))]


def stairs_first(decision: Decision, chance: Chance) -> Action:
    """A stairway move if there is one, else a random option."""
    stairs = [option for option in decision.options() if isinstance(option, Stair)]
    if stairs:
        return stairs[chance.pick(len(stairs))]
    return anything(decision, chance)


def table_for(seats: int, seed: int, config: dict[str, Any] | None = None) -> Table:
    return Table(GAME, seats, Luck.seeded(seed), config or {})


def drive(table: Table, seed: int, answers: int | None = None) -> None:
    """Let drivers play on, to the end or for so many answers."""
    driver = find_bot(GAME, "driver")
    lucks = [bot_luck(seed, seat) for seat in range(table.seats)]
    left = GAME.most_decisions if answers is None else answers
    while not table.over and left > 0:
        for decision in table.decisions():
            seat = decision.seat
            table.answer(seat, ask_bot(driver, table.view(seat), decision, lucks[seat]))
            left -= 1


def raced_home(seats: int, seed: int) -> Table:
    """A race of drivers to its end."""
    table = table_for(seats, seed)
    drive(table, seed)
    return table


def stalled(seats: int, seed: int) -> Table:
    """A race of people who take the stairs whenever they can, with the limit on."""
    table = table_for(seats, seed, {"stall_limit": "50"})
    chance = Dealer(spawn_seed(seed, 1))
    while not table.over:
        for decision in table.decisions():
            table.answer(decision.seat, stairs_first(decision, chance))
    return table


def deserted(seats: int, seed: int) -> Table:
    """A race that everybody but one leaves: first who is not asked, then who is, and so on."""
    table = table_for(seats, seed)
    gone: list[int] = []
    while not table.over:
        drive(table, seed, 60)
        asked = table.asked()[0]
        here = [seat for seat in range(seats) if seat not in gone]
        seat = asked if len(gone) % 2 else next(seat for seat in here if seat != asked)
        table.leave(seat)
        gone.append(seat)
    return table


MAKERS: Final[dict[str, Callable[[int, int], Table]]] = {
    ALL_HOME: raced_home,
    STALLED: stalled,
    ALL_LEFT: deserted,
}
