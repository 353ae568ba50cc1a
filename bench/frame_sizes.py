"""How large table frames are, over whole races of every game.

    python bench/frame_sizes.py [GAME…] [--races 4] [--seed 1] [--json]

Plays whole races, with the fewest and with the most seats, now at random and now by the bot that
people play against, and writes the frame of every seat and of a spectator after every answer, as
the server would. The budget is a median of at most 3 kB and 12 kB for all but one in a hundred; the
exit status is 1 when a game is beyond it.
"""

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from hashlib import blake2b
from statistics import median
from typing import Any

from paddock import games
from paddock.bots import ask_bot, bot_luck, find_bot, usual_bot
from paddock.core.game import Game
from paddock.core.protocol import SPECTATOR, Action, Decision
from paddock.server.kept import HUMAN, RACING, Seat
from paddock.server.teller import Around, Telling
from paddock.server.watcher import Watcher
from paddock.table.luck import Luck
from paddock.table.table import Table

Answering = Callable[[Table, Decision], Action]

MEDIAN = 3_000
NEARLY_ALL = 12_000
KEPT_APART = ("view", "decision", "log")
"""Fields whose share of all bytes is printed."""


def answering(game: Game, seats: int, seed: int, *, by_bots: bool) -> Answering:
    """How everybody answers: like the bots of the game, or any of the options."""
    chance = random.Random(f"{game.id}/{seats}/{seed}")
    bot = find_bot(game, usual_bot(game))
    lucks = [bot_luck(seed, seat) for seat in range(seats)]

    def answer(table: Table, decision: Decision) -> Action:
        if by_bots:
            return ask_bot(bot, table.view(decision.seat), decision, lucks[decision.seat])
        return chance.choice(decision.options())

    return answer


def frames_of(game: Game, seats: int, seed: int, answer: Answering) -> Iterator[str]:
    """Every frame of one race, after the first."""
    luck = Luck.sealed(blake2b(f"{seed}".encode(), digest_size=32).digest())
    names = [f"Player {seat + 1}" for seat in range(seats)]
    table = Table(game, seats, luck, {}, names)
    sitters = [Seat(seat, HUMAN, name, None, seat) for seat, name in enumerate(names)]
    online = list(range(seats))
    watchers = [Watcher(seat, 1) for seat in range(SPECTATOR, seats)]
    while not table.over:
        asked = table.asked()
        for seat in asked:
            decision = table.decision(seat)
            assert decision is not None, "who is asked has a decision"
            table.answer(seat, answer(table, decision))
            telling = Telling(table, Around(RACING, table.answers, sitters, online, None))
            for watcher in watchers:
                yield telling.frame(watcher, table.answers)
                watcher.lines = table.log_length(watcher.seat)


def measured(game: Game, races: int, seed: int) -> dict[str, Any]:
    """The sizes of a game's frames, and what they are made of."""
    sizes: list[int] = []
    shares: Counter[str] = Counter()
    for seats in sorted({game.seats[0], game.seats[-1]}):
        for number in range(seed, seed + races):
            answer = answering(game, seats, number, by_bots=number % 2 == 0)
            for text in frames_of(game, seats, number, answer):
                sizes.append(len(text.encode()))
                if len(sizes) % 10 == 0:
                    _weigh(text, shares)
    sizes.sort()
    whole = sum(shares.values())
    return {
        "races": races * len({game.seats[0], game.seats[-1]}),
        "frames": len(sizes),
        "median": round(median(sizes)),
        "p95": sizes[len(sizes) * 95 // 100],
        "p99": sizes[len(sizes) * 99 // 100],
        "most": sizes[-1],
        "shares": {field: round(100 * shares[field] / whole) for field in (*KEPT_APART, "rest")},
    }


def _weigh(text: str, shares: Counter[str]) -> None:
    frame = json.loads(text)
    for field in KEPT_APART:
        shares[field] += len(json.dumps(frame.pop(field), separators=(",", ":")))
    shares["rest"] += len(json.dumps(frame, separators=(",", ":")))


def main() -> int:
    parser = argparse.ArgumentParser(description="How large table frames are.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games; all without")
    parser.add_argument("--races", type=int, default=4, help="races with each number of seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="for programs")
    chosen = parser.parse_args()
    found = [games.find(id) for id in chosen.games] if chosen.games else games.all_games()
    sizes = {game.id: measured(game, chosen.races, chosen.seed) for game in found}
    is_within = all(one["median"] <= MEDIAN and one["p99"] <= NEARLY_ALL for one in sizes.values())
    if chosen.json:
        print(json.dumps(sizes, indent=2))
        return 0 if is_within else 1
    columns = ("races", "frames", "median", "p95", "p99", "most")
    print("game            " + "".join(f"{name:>8}" for name in columns) + "   made of")
    for id, one in sizes.items():
        parts = ", ".join(f"{field} {share} %" for field, share in one["shares"].items())
        figures = "".join(f"{one[name]:8}" for name in columns)
        print(f"{id:16}{figures}   {parts}")
    print(f"budget: median {MEDIAN}, 99 % {NEARLY_ALL}: {'held' if is_within else 'NOT held'}")
    return 0 if is_within else 1


if __name__ == "__main__":
    sys.exit(main())
