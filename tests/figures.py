"""What the tables of figures in docs/rules have in common: races of equal bots, and a command."""

import argparse
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, NamedTuple

from paddock.bots import ask_bot, bot_luck, find_bot
from paddock.core.chance import Dealer
from paddock.core.game import Game
from paddock.core.protocol import Race, advance, begin
from paddock.table.diary import Diary

BOTS: Final = ("rookie", "driver")
Rows = Callable[[int, int], Iterator[str]]
"""The lines of a table that are ours, from so many races each and a seed."""


class Played(NamedTuple):
    """A race that was played to its end."""

    race: Any
    diary: Diary
    decisions: int


def play_equals(
    game: Game,
    name: str,
    seats: int,
    seed: int,
    config: dict[str, Any] | None = None,
    watch: Callable[[Any], None] | None = None,
) -> Played:
    """A race with the same bot in every seat; `watch` sees it whenever somebody is asked."""
    bot = find_bot(game, name)
    chance, diary = Dealer(seed), Diary()
    race: Race = game.setup(game.book(config or {}), seats, chance)
    begin(race, chance, diary)
    lucks = [bot_luck(seed, seat) for seat in range(seats)]
    decisions = 0
    while race.asked:
        if watch is not None:
            watch(race)
        answers = [ask_bot(bot, game.view(race, d.seat), d, lucks[d.seat]) for d in race.asked]
        decisions += len(answers)
        advance(race, answers, chance, diary)
    return Played(race, diary, decisions)


def line(cells: Iterable[str]) -> str:
    """One line of the table."""
    return f"| {' | '.join(cells)} |"


def rows_by_seats(game: Game, row: Callable[[str, int, int, int], str]) -> Rows:
    """A table with a line for every number of seats and every kind of bot."""

    def rows(races: int, seed: int) -> Iterator[str]:
        for seats in game.seats:
            for bot in BOTS:
                yield row(bot, seats, races, seed)

    return rows


def print_rows(rows: Rows, about: str | None, races: int) -> None:
    """The command: `rows(races, seed)`, as they are done."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--races", type=int, default=races, help="how many for each row")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    for row in rows(chosen.races, chosen.seed):
        print(row, flush=True)
