"""How long and how rough Powersled races are: the table in docs/rules/powersled.md."""

from collections import Counter
from collections.abc import Iterator

from figures import BOTS, line, play_equals, print_rows
from paddock import games
from paddock.core.chance import spawn_seed
from paddock.games.powersled.book.track_reader import TRACKS
from paddock.games.powersled.events.contact import CRASHED, BlowRolled, Collided, Removed
from paddock.games.powersled.events.driving import ControlRolled, LostControl

GAME = games.find("powersled")
SEATS = 4
LAPS = 2


def count_race(bot: str, track: str, seed: int) -> Counter[str]:
    """Play one race of equal bots and count what the row is made of."""
    config = {"track": track, "laps": LAPS}
    race, diary, decisions = play_equals(GAME, bot, SEATS, seed, config)
    counts: Counter[str] = Counter(decisions=decisions, turns=race.turn)
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


def row(bot: str, track: str, races: int, seed: int) -> str:
    """One line of the table."""
    counted = [count_race(bot, track, spawn_seed(seed, number)) for number in range(races)]
    total: Counter[str] = sum(counted, Counter())
    turns = [counts["turns"] for counts in counted]
    sleds = races * SEATS
    cells = [
        track.capitalize(),
        bot,
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
    return line(cells)


def rows(races: int, seed: int) -> Iterator[str]:
    """Every line of the table that is ours."""
    for track in TRACKS:
        for bot in BOTS:
            yield row(bot, track, races, seed)


if __name__ == "__main__":
    print_rows(rows, __doc__, races=300)
