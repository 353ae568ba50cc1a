"""How long and how rough Pocket Rocket races are: the table in docs/rules/pocket_rockets.md."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from figures import line, play_equals, print_rows
from paddock import games
from paddock.core.chance import spawn_seed
from paddock.games.pocket_rockets.book.course_reader import builtin_course
from paddock.games.pocket_rockets.book.racers import POWERS
from paddock.games.pocket_rockets.events import Fell, PlayerLeft, Removed, ThrowsShown, Touched
from paddock.games.pocket_rockets.state import ENDINGS, LAST_LEFT

GAME = games.find("pocket_rockets")
CASES: Final = (
    ("tea_for_eight", 4, "expert"),
    ("tea_for_eight", 8, "expert"),
    ("tea_for_eight", 8, "driver"),
    ("breakfast_dash", 2, "expert"),
    ("breakfast_dash", 4, "expert"),
    ("breakfast_dash", 4, "driver"),
    ("breakfast_dash", 8, "expert"),
    ("desk_u_turn", 3, "expert"),
    ("desk_u_turn", 5, "expert"),
    ("desk_u_turn", 4, "driver"),
    ("fruit_bowl_gp", 2, "expert"),
    ("fruit_bowl_gp", 2, "driver"),
    ("fruit_bowl_gp", 4, "driver"),
    ("workshop_serpentine", 4, "expert"),
    ("workshop_serpentine", 4, "driver"),
    ("workshop_serpentine", 2, "driver"),
    ("cafe_two_laps", 4, "expert"),
    ("cafe_two_laps", 4, "driver"),
)
"""The lines of the specification's own table."""


def count_race(course: str, seats: int, bot: str, seed: int) -> Counter[str]:
    """Play one race of equal bots and count what the row is made of."""
    race, diary, _ = play_equals(GAME, bot, seats, seed, {"course": course})
    counts: Counter[str] = Counter(rounds=race.round)
    counts["survived"] = GAME.standings(race).reason == ENDINGS[LAST_LEFT]
    by = ""
    for event in diary.told():
        if isinstance(event, Touched | Fell | PlayerLeft):
            by = "touch"
            counts["touches"] += isinstance(event, Touched)
        elif isinstance(event, ThrowsShown):
            by = "power"
        elif isinstance(event, Removed):
            counts[f"removed by {by}"] += 1
    for seat in range(seats):
        power = POWERS[race.rockets[seat].power()]
        counts[f"{power} raced"] += 1
        counts[f"{power} won"] += seat in race.winners
    return counts


def row(course: str, seats: int, bot: str, races: int, seed: int) -> str:
    """One line of the table."""
    counted = [count_race(course, seats, bot, spawn_seed(seed, one)) for one in range(races)]
    total: Counter[str] = sum(counted, Counter())
    rounds = sorted(counts["rounds"] for counts in counted)
    cells = [
        f"{builtin_course(course).name}, {seats}",
        bot,
        f"{rounds[races // 2]} / {rounds[races * 9 // 10]}",
        f"{100 * total['survived'] / races:.0f} %",
        f"{total['touches'] / races:.1f}",
        f"{total['removed by touch'] / races:.1f} / {total['removed by power'] / races:.1f}",
    ]
    for power in POWERS:
        cells.append(f"{total[f'{power} won'] / max(1, total[f'{power} raced']):.2f}")
    return line(cells)


def rows(races: int, seed: int) -> Iterator[str]:
    """Every line of the table that is ours."""
    for course, seats, bot in CASES:
        yield row(course, seats, bot, races, seed)


if __name__ == "__main__":
    print_rows(rows, __doc__, races=100)
