"""The ways a race can end, told from what happened in it; and races played at random."""

from collections.abc import Sequence

from paddock.core.chance import Chance, Dealer, spawn_seed
from paddock.core.protocol import Action, Event, Race, advance, begin
from paddock.games.outspeed import GAME
from paddock.games.outspeed.events import (
    LEFT_BEHIND,
    Eliminated,
    RaceEnded,
    RoutesRevealed,
    TileRevealed,
)
from paddock.games.outspeed.state import ALL_OUT, FINISH
from paddock.table.diary import Diary
from paddock.table.luck import Luck
from paddock.table.table import Table

FINISHED = "finish"
SHARED = "shared"
SURVIVED_BONUS = "survivor_in_bonus"
SURVIVED_COSTS = "survivor_at_costs"
SURVIVED_BOARDS = "survivor_after_boards"
NOBODY_LEFT = "all_out"
ENDINGS = (FINISHED, SHARED, SURVIVED_BONUS, SURVIVED_COSTS, SURVIVED_BOARDS, NOBODY_LEFT)


def ending_of(events: Sequence[Event]) -> str:
    """How the race of these events ended."""
    end = events[-1]
    assert isinstance(end, RaceEnded), "the race is not over"
    if end.ending == FINISH:
        return FINISHED if len(end.winners) == 1 else SHARED
    if end.ending == ALL_OUT:
        return NOBODY_LEFT
    for event in reversed(events):
        if isinstance(event, Eliminated) and event.how == LEFT_BEHIND:
            return SURVIVED_BOARDS
        if isinstance(event, RoutesRevealed):
            return SURVIVED_COSTS
        if isinstance(event, TileRevealed):
            break
    return SURVIVED_BONUS


def any_answers(race: Race, chance: Chance) -> list[Action]:
    """One random option for each question."""
    answers: list[Action] = []
    for decision in race.asked:
        options = decision.options()
        answers.append(options[chance.pick(len(options))])
    return answers


def random_race(seats: int, seed: int) -> list[Event]:
    """What happened in a race of random answers."""
    luck, choice, diary = Dealer(seed), Dealer(spawn_seed(seed, 1)), Diary()
    race = GAME.setup(GAME.book({}), seats, luck)
    begin(race, luck, diary)
    while race.phases:
        advance(race, any_answers(race, choice), luck, diary)
    return diary.told()


def random_table(seats: int, seed: int) -> Table:
    """The same race at a table, which keeps its record."""
    table = Table(GAME, seats, Luck.seeded(seed), {})
    choice = Dealer(spawn_seed(seed, 1))
    while not table.over:
        for decision in table.decisions():
            options = decision.options()
            table.answer(decision.seat, options[choice.pick(len(options))])
    return table
