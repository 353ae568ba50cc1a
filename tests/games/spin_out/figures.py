"""How long and how deadly Spin-Out races are: the table in docs/rules/spin_out.md."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from figures import line, play_equals, print_rows
from paddock import games
from paddock.core.chance import spawn_seed
from paddock.games.spin_out.book.course_reader import builtin_course
from paddock.games.spin_out.events.cards import (
    BlastHit,
    CardPlayed,
    CouplingThrown,
    Kaboomed,
    Repaired,
    SabotageThrown,
    ShotThrown,
)
from paddock.games.spin_out.events.moves import Crashed, Nudged
from paddock.games.spin_out.events.turns import (
    Burnt,
    DeckReshuffled,
    FinishClaimed,
    LeakThrown,
    SpunUp,
)
from paddock.games.spin_out.state import BAILED_OUT, EJECTED, FINISHED, KILLED, SpinOut

GAME = games.find("spin_out")
BOT: Final = "driver"
CASES: Final = (
    ("mesa_oval", 5),
    ("twin_rocks", 5),
    ("needle_canyon", 5),
    ("boulder_rally", 5),
    ("twin_rocks", 3),
    ("twin_rocks", 7),
    ("mesa_oval", 4),
    ("twin_rocks", 4),
    ("needle_canyon", 4),
    ("boulder_rally", 4),
    ("mesa_oval", 1),
    ("twin_rocks", 1),
    ("needle_canyon", 1),
    ("boulder_rally", 1),
)
CAUSES: Final = {
    Crashed: "obstacle",
    LeakThrown: "leak",
    ShotThrown: "shot",
    SabotageThrown: "sabotage",
    CouplingThrown: "coupling",
    BlastHit: "blast",
    Nudged: "nudge",
}


def count_race(track: str, seats: int, seed: int) -> Counter[str]:
    """Play one race of drivers and count what the row is made of."""
    race, diary, _ = play_equals(GAME, BOT, seats, seed, {"track": track})
    assert isinstance(race, SpinOut)
    counts: Counter[str] = Counter(turns=race.game_turn)
    for status, name in ((KILLED, "killed"), (EJECTED, "ejected"), (BAILED_OUT, "wrecked")):
        counts[name] = sum(pod.status == status for pod in race.pods)
    counts["alive"] = len(race.in_race())
    counts["nobody home"] = not any(pod.has_crossed for pod in race.pods)
    counts["finished"] = race.ending == FINISHED
    cause = "terrain"
    for event in diary.told():
        cause = CAUSES.get(type(event), cause)
        if isinstance(event, Kaboomed):
            counts[f"by {cause}"] += 1
            cause = "terrain"
        elif isinstance(event, Burnt):
            counts["burnt"] += len(event.cards)
        elif isinstance(event, CardPlayed):
            counts["played"] += 1
        elif isinstance(event, Repaired):
            counts["repairs"] += 1
        counts["spins"] += isinstance(event, SpunUp)
        counts["reshuffles"] += isinstance(event, DeckReshuffled)
        counts["bribed"] += isinstance(event, FinishClaimed)
    return counts


def row(track: str, seats: int, races: int, seed: int) -> str:
    """One line of the table."""
    counted = [count_race(track, seats, spawn_seed(seed, one)) for one in range(races)]
    total: Counter[str] = sum(counted, Counter())
    turns = sorted(counts["turns"] for counts in counted)
    lost = total["killed"] + total["ejected"] + total["wrecked"]
    kabooms = {key: total[key] for key in sorted(total) if key.startswith("by ")}
    return line(
        [
            f"{builtin_course(track).name}, {seats}",
            BOT,
            f"{turns[races // 2]} ({turns[races // 10]}–{turns[races * 9 // 10]})",
            f"{lost / races:.2f}",
            " / ".join(f"{total[key] / races:.2f}" for key in ("killed", "ejected", "wrecked")),
            f"{total['nobody home']} of {races}",
            f"{total['burnt'] / races:.1f} / {total['repairs'] / races:.1f}",
            f"{(total['played'] - total['repairs']) / races:.1f}",
            f"{total['spins'] / races:.1f}",
            f"{total['reshuffles'] / races:.1f}",
            f"{total['bribed'] / races:.2f}",
            ", ".join(f"{key[3:]} {kabooms[key] / races:.2f}" for key in kabooms) or "–",
        ]
    )


def rows(races: int, seed: int) -> Iterator[str]:
    """Every line of the table that is ours."""
    for track, seats in CASES:
        yield row(track, seats, races, seed)


if __name__ == "__main__":
    print_rows(rows, __doc__, races=30)
