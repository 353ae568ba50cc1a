"""The ways a race can end, and races played to each of them."""

from collections.abc import Callable
from typing import Any, Final

from paddock.bots import ask_bot, find_bot
from paddock.core.chance import Chance, Dealer, spawn_seed
from paddock.core.protocol import Action, Decision
from paddock.games.spin_out import GAME
from paddock.games.spin_out.actions import STAY, ClaimFinish
from paddock.games.spin_out.book.course_reader import COURSES
from paddock.games.spin_out.state import BRIBED, FINISHED, LAST_LEFT, NOBODY_LEFT, TIME_UP
from paddock.games.spin_out.state import ENDINGS as REASONS
from paddock.table.luck import Luck
from paddock.table.table import Table

LINE: Final = "across_the_line"
BRIBE: Final = "bribed_across_the_line"
LAST: Final = "last_pod_left"
TIME: Final = "turn_limit"
NOBODY: Final = "nobody_left"
ENDINGS: Final = {
    LINE: REASONS[FINISHED],
    BRIBE: REASONS[BRIBED],
    LAST: REASONS[LAST_LEFT],
    TIME: REASONS[TIME_UP],
    NOBODY: REASONS[NOBODY_LEFT],
}
"""The names of stored races, and what the standings say."""
Policy = Callable[[Any, Decision, Chance], Action]


def by_bot(name: str) -> Policy:
    bot = find_bot(GAME, name)
    return lambda view, decision, chance: ask_bot(bot, view, decision, chance)


def idler(view: Any, decision: Decision, chance: Chance) -> Action:
    """Shuts down, and stays where it is."""
    options = decision.options()
    if STAY in options:
        return STAY
    words = {GAME.word(option): option for option in options}
    return words.get("stop", options[0])


def honest(view: Any, decision: Decision, chance: Chance) -> Action:
    """A driver who wins by no bribe."""
    answer = by_bot("driver")(view, decision, chance)
    return decision.options()[0] if isinstance(answer, ClaimFinish) else answer


def played(seats: int, seed: int, config: dict[str, Any], policy: Policy) -> Table:
    """A race to its end, all seats driven alike."""
    table = Table(GAME, seats, Luck.seeded(seed), config)
    chance = Dealer(spawn_seed(seed, 1))
    while not table.over:
        for decision in table.decisions():
            seat = decision.seat
            table.answer(seat, policy(table.view(seat), decision, chance))
    return table


POLICIES: Final[dict[str, Policy]] = {
    LINE: honest,
    BRIBE: by_bot("driver"),
    LAST: by_bot("rookie"),
    TIME: idler,
    NOBODY: by_bot("random"),
}


def ended(ending: str, seats: int, seed: int) -> Table:
    """The first race from this seed on that ends so; another track at each number of seats."""
    config: dict[str, Any] = {"track": COURSES[seats % len(COURSES)]}
    if ending == LAST:
        config["lone_survivor"] = "wins"
    while True:
        table = played(seats, seed, config, POLICIES[ending])
        if table.standings().reason == ENDINGS[ending]:
            return table
        seed += 1
