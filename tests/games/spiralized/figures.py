"""How long Spiralized races are: the table in docs/rules/spiralized.md.

A turn is one turn of one player; events are those of a whole race, all players together.
"""

from collections import Counter

from figures import line, play_equals, print_rows, rows_by_seats
from paddock import games
from paddock.core.chance import spawn_seed
from paddock.games.spiralized.events import (
    BY_DOUBLES,
    Exchanged,
    Rolled,
    SentToPit,
    TookStairs,
    TurnBegan,
)

GAME = games.find("spiralized")


def count_race(bot: str, seats: int, seed: int) -> Counter[str]:
    """Play one race of equal bots and count what a row is made of."""
    diary = play_equals(GAME, bot, seats, seed).diary
    counts: Counter[str] = Counter()
    for event in diary.told():
        counts["turns"] += isinstance(event, TurnBegan)
        counts["exchanges"] += isinstance(event, Exchanged)
        counts["stairs"] += isinstance(event, TookStairs)
        counts["bonus rolls"] += isinstance(event, Rolled) and event.throw > 1
        if isinstance(event, SentToPit):
            counts["penalties" if event.cause == BY_DOUBLES else "hits"] += 1
    return counts


def row(bot: str, seats: int, races: int, seed: int) -> str:
    """A line of the table."""
    counts = [count_race(bot, seats, spawn_seed(seed, number)) for number in range(races)]
    turns = sorted(count["turns"] for count in counts)
    low, high = turns[races // 10], turns[races * 9 // 10]
    cells = [str(seats), bot, f"{sum(turns) / races:.0f} ({low}–{high}, {turns[-1]})"]
    cells.append(f"{sum(turns) / races / seats:.0f}")
    for name in ("hits", "exchanges", "stairs", "penalties", "bonus rolls"):
        cells.append(f"{sum(count[name] for count in counts) / races:.1f}")
    return line(cells)


rows = rows_by_seats(GAME, row)

if __name__ == "__main__":
    print_rows(rows, __doc__, races=600)
