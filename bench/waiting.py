"""How long one person waits for three bots, and how often they click, in every game.

    PYTHONPATH=tests python bench/waiting.py [GAME…] [--races 2] [--seed 1]

Plays whole races in a room of the server, on a clock that leaps to whatever comes next: what counts
is the time that the table lets pass between an answer and the next question, at each pace, motion
and thinking aside. For the person a bot chooses; a question is what wants a click. `by hand` is how
many there would be if nothing played itself. For Spin-Out also the wait of a plain Turn among
people, beyond its films.
"""

import argparse
from collections.abc import Sequence
from dataclasses import replace
from statistics import mean

from paddock import games
from paddock.server.kept import INSTANT, PACE_NAMES
from server.alone import waits_of
from server.leaping import people
from server.waiting import race_of

THINKING = 1.0
"""Seconds of a person for a question of their own."""


def alone(game: str, races: int, seed: int) -> None:
    by_hand = mean(len(waits_of(game, INSTANT, seed + at, by_hand=True)) for at in range(races))
    for pace in PACE_NAMES:
        done = [waits_of(game, pace, seed + at) for at in range(races)]
        waits = [wait for one in done for wait in one[1:]]
        clicks = mean(len(one) for one in done)
        row = f"{mean(waits):9.2f} s {max(waits):6.2f} s {clicks:7.0f} {by_hand:8.0f}"
        print(f"{game:16} {pace:8} {row}", flush=True)


def among_people(races: int, seed: int) -> None:
    """Turns of Spin-Out in which nothing happens, at the normal pace, two people at the table."""
    print("\nSpin-Out, normal pace, 2 people and 2 bots: waiting in a plain Turn beyond its films")
    for bot in ("rookie", "driver"):
        seats = tuple(replace(seat, bot=seat.bot and bot) for seat in people(2, bots=2))
        turns = [turn for at in range(races) for turn in race_of(seats, THINKING, seed + at)]
        plain = [turn for turn in turns if turn.is_plain]
        for who, is_driven in (("a person", False), (f"a {bot}", True)):
            waits = [turn.waits for turn in plain if seats[turn.seat].is_driven == is_driven]
            if waits:
                least, most = max(0.0, min(waits)), max(0.0, *waits)
                print(f"{who:10} {len(waits):4} Turns, {least:.2f} to {most:.2f} s", flush=True)


def main(wanted: Sequence[str], races: int, seed: int) -> None:
    heads = f"{'waits: mean':>11} {'longest':>8} {'clicks':>7} {'by hand':>8}"
    print(f"{'game':16} {'pace':8} {heads}")
    chosen = wanted or [game.id for game in games.all_games()]
    for game in chosen:
        alone(game, races, seed)
    if "spin_out" in chosen:
        among_people(races, seed)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--races", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    main(args.games, args.races, args.seed)
