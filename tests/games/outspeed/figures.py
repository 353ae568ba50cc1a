"""How long and how deadly Outspeed races are: the table in docs/rules/outspeed.md."""

from collections import Counter
from itertools import pairwise

from figures import line, play_equals, print_rows, rows_by_seats
from paddock import games
from paddock.core.chance import spawn_seed
from paddock.games.outspeed.events import (
    COULD_NOT_PAY,
    DRAINED,
    LEFT_BEHIND,
    OUT_OF_FUEL,
    PUSHED_OFF,
    Eliminated,
    TileRevealed,
    TokenTaken,
)
from paddock.games.outspeed.state import Outspeed
from paddock.table.diary import Diary

GAME = games.find("outspeed")
FINISH_TURN = 13


def leaders(race: Outspeed) -> frozenset[int]:
    zone = race.leading_zone()
    return frozenset(pilot.seat for pilot in race.alive() if pilot.zone == zone)


def count_race(bot: str, seats: int, seed: int) -> Counter[str]:
    """Play one race of equal bots and count what the row is made of."""
    counts: Counter[str] = Counter()
    fronts: list[frozenset[int]] = []
    turn = 0

    def watch(race: Outspeed) -> None:
        nonlocal turn
        if race.turn == turn:
            return
        turn = race.turn
        fronts.append(leaders(race))
        if race.turn == FINISH_TURN:
            counts["finals"] += 1
            counts["final pilots"] += len(race.alive())
            counts["final fuel"] += sum(pilot.fuel for pilot in race.alive())

    race, diary, decisions = play_equals(GAME, bot, seats, seed, watch=watch)
    counts["decisions"] += decisions
    counts["turns"] += race.turn
    _count_events(counts, diary)
    _count_leads(counts, fronts)
    winners = GAME.standings(race).winners
    counts["no winner"] += not winners
    counts["shared"] += len(winners) > 1
    if winners:
        counts["won"] += 1
        counts["winning zone"] += race.pilots[winners[0]].zone
    if race.turn == FINISH_TURN and len(winners) == 1:
        counts["one winner at the finish"] += 1
        if winners[0] in fronts[-1]:
            counts["leader held, in 60ths"] += 60 // len(fronts[-1])
    return counts


def _count_events(counts: Counter[str], diary: Diary) -> None:
    turn, early = 0, False
    for event in diary.told():
        if isinstance(event, TileRevealed):
            turn = event.turn
        elif isinstance(event, Eliminated):
            if turn == FINISH_TURN:
                counts["out at the finish"] += 1
            else:
                early = True
                counts["out before"] += 1
                counts[_WAYS[event.how]] += 1
    counts["tokens"] += sum(isinstance(entry.others, TokenTaken) for entry in diary.entries)
    counts["early"] += early


_WAYS = {
    OUT_OF_FUEL: "fuel",
    COULD_NOT_PAY: "fuel",
    LEFT_BEHIND: "left behind",
    PUSHED_OFF: "pushed off",
    DRAINED: "ion cannon",
}


def _count_leads(counts: Counter[str], fronts: list[frozenset[int]]) -> None:
    sole = [front for front in fronts if len(front) == 1]
    counts["sole changes"] += sum(a != b for a, b in pairwise(sole))
    counts["set changes"] += sum(a != b for a, b in pairwise(fronts))
    counts["sole leaders"] += len(set(sole))


def row(bot: str, seats: int, races: int, seed: int) -> str:
    """One line of the table."""
    total: Counter[str] = Counter()
    for number in range(races):
        total += count_race(bot, seats, spawn_seed(seed, number))
    pilots = races * seats

    def share(key: str, of: int) -> str:
        return f"{100 * total[key] / of:.0f}" if of else "-"

    ways = " / ".join(
        share(key, pilots) for key in ("fuel", "left behind", "pushed off", "ion cannon")
    )
    held = 100 * total["leader held, in 60ths"] / 60 / max(1, total["one winner at the finish"])
    cells = [
        str(seats),
        bot,
        f"{share('out before', pilots)} %",
        f"{ways} %",
        f"{share('out at the finish', pilots)} %",
        f"{share('early', races)} %",
        f"{total['sole changes'] / races:.1f}",
        f"{total['set changes'] / races:.1f}",
        f"{total['sole leaders'] / races:.1f}",
        f"{total['final fuel'] / max(1, total['final pilots']):.1f}",
        f"{total['tokens'] / pilots:.1f}",
        f"{total['winning zone'] / max(1, total['won']):.0f}",
        f"{held:.0f} %",
        f"{100 * total['shared'] / races:.1f} %",
        f"{100 * total['no winner'] / races:.1f} %",
        f"{total['turns'] / races:.1f}",
        f"{total['decisions'] / races:.0f}",
    ]
    return line(cells)


rows = rows_by_seats(GAME, row)

if __name__ == "__main__":
    print_rows(rows, __doc__, races=600)
