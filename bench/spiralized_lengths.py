"""How long Spiralized races are: the table under "How long" in docs/rules/spiralized.md.

    .venv/bin/python bench/spiralized_lengths.py [--races 600] [--seed 1] [--bot driver]

All seats are driven by the same kind of bot. A player-turn is one turn of one player; events are
those of a whole race, all players together.
"""

import argparse
from collections import Counter

from paddock import games
from paddock.bots import Bot, ask_bot, bot_luck, find_bot
from paddock.core.chance import Dealer, spawn_seed
from paddock.core.protocol import advance, begin
from paddock.games.spiralized.events import (
    BY_DOUBLES,
    Exchanged,
    Rolled,
    SentToPit,
    TookStairs,
    TurnBegan,
)
from paddock.table.diary import Diary

GAME = games.find("spiralized")


def count_race(bot: Bot, seats: int, seed: int) -> Counter[str]:
    """Play one race of equal bots and count what a row is made of."""
    chance, diary = Dealer(seed), Diary()
    race = GAME.setup(GAME.book({}), seats, chance)
    begin(race, chance, diary)
    lucks = [bot_luck(seed, seat) for seat in range(seats)]
    while race.asked:
        answers = [ask_bot(bot, GAME.view(race, d.seat), d, lucks[d.seat]) for d in race.asked]
        advance(race, answers, chance, diary)
    counts: Counter[str] = Counter()
    for event in diary.told():
        counts["turns"] += isinstance(event, TurnBegan)
        counts["exchanges"] += isinstance(event, Exchanged)
        counts["stairs"] += isinstance(event, TookStairs)
        counts["bonus rolls"] += isinstance(event, Rolled) and event.throw > 1
        if isinstance(event, SentToPit):
            counts["penalties" if event.cause == BY_DOUBLES else "hits"] += 1
    return counts


def row(bot: Bot, seats: int, races: int, seed: int) -> str:
    """A line of the table."""
    counts = [count_race(bot, seats, spawn_seed(seed, number)) for number in range(races)]
    turns = sorted(count["turns"] for count in counts)
    low, high = turns[races // 10], turns[races * 9 // 10]
    cells = [str(seats), f"{sum(turns) / races:.0f} ({low}–{high}, {turns[-1]})"]
    cells.append(f"{sum(turns) / races / seats:.0f}")
    for name in ("hits", "exchanges", "stairs", "penalties", "bonus rolls"):
        cells.append(f"{sum(count[name] for count in counts) / races:.1f}")
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description="How long Spiralized races are.")
    parser.add_argument("--races", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="driver")
    parser.add_argument("--seats", type=int, nargs="*", default=list(GAME.seats))
    chosen = parser.parse_args()
    bot = find_bot(GAME, chosen.bot)
    head = ["players", "turns: mean (10–90 %, longest)", "turns each", "hits", "exchanges"]
    head += ["stair moves", "penalties", "bonus rolls"]
    print(f"| {' | '.join(head)} |")
    print("|" + "---|" * len(head))
    for seats in chosen.seats:
        print(row(bot, seats, chosen.races, chosen.seed), flush=True)


if __name__ == "__main__":
    main()
