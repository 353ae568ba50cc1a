"""Prints how long and how rough Powersled races are, as the table in docs/rules/powersled.md.

python tools/powersled_figures.py [--races 150] [--seed 1]
"""

import argparse
from collections import Counter

from paddock import games
from paddock.bots import Bot, ask_bot, bot_luck, find_bot
from paddock.core.chance import Dealer, spawn_seed
from paddock.core.protocol import advance, begin
from paddock.games.powersled.contact import CRASHED, BlowRolled, Collided, Removed
from paddock.games.powersled.events import ControlRolled, LostControl
from paddock.games.powersled.state import Powersled
from paddock.games.powersled.track_reader import TRACKS
from paddock.table.diary import Diary

GAME = games.find("powersled")
SEATS = 4
LAPS = 2


def count_race(bot: Bot, track: str, seed: int) -> Counter[str]:
    """Play one race of equal bots and count what the row is made of."""
    chance, diary = Dealer(seed), Diary()
    race = GAME.setup(GAME.book({"track": track, "laps": LAPS}), SEATS, chance)
    assert isinstance(race, Powersled)
    begin(race, chance, diary)
    lucks = [bot_luck(seed, seat) for seat in range(SEATS)]
    counts: Counter[str] = Counter()
    while race.asked:
        answers = [ask_bot(bot, GAME.view(race, d.seat), d, lucks[d.seat]) for d in race.asked]
        counts["decisions"] += len(answers)
        advance(race, answers, chance, diary)
    counts["turns"] = race.turn
    for event in diary.told():
        _count(counts, event)
    return counts


def _count(counts: Counter[str], event: object) -> None:
    if isinstance(event, ControlRolled):
        counts["tests"] += 1
    elif isinstance(event, LostControl) and not event.is_crash:
        counts["spins"] += 1
    elif isinstance(event, Removed):
        counts["crashed" if event.why == CRASHED else "broken down"] += 1
    elif isinstance(event, Collided):
        counts["collisions"] += 1
    elif isinstance(event, BlowRolled):
        counts["damage"] += event.damage


def row(name: str, track: str, races: int, seed: int) -> str:
    """One line of the table."""
    bot = find_bot(GAME, name)
    counted = [count_race(bot, track, spawn_seed(seed, number)) for number in range(races)]
    total: Counter[str] = sum(counted, Counter())
    turns = [counts["turns"] for counts in counted]
    sleds = races * SEATS
    cells = [
        track.capitalize(),
        name,
        str(races),
        f"{total['turns'] / races:.1f} ({min(turns)}–{max(turns)})",
        f"{total['tests'] / sleds:.1f}",
        f"{total['spins'] / sleds:.2f}",
        f"{100 * total['crashed'] / sleds:.1f} %",
        f"{100 * total['broken down'] / sleds:.1f} %",
        f"{total['collisions'] / races:.1f}",
        f"{total['damage'] / sleds:.1f}",
        f"{total['decisions'] / races:.0f}",
    ]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Print the rows."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--races", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    for track in TRACKS:
        for name in ("rookie", "driver"):
            print(row(name, track, options.races, options.seed), flush=True)


if __name__ == "__main__":
    main()
