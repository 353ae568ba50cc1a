"""How long races take people, by seats: what the games say of themselves is measured here.

    PYTHONPATH=tests python bench/minutes.py [GAME…] [--races 3] [--seed 1] [--seats 2,4,6]

Plays whole races at the usual choices in a room of the server, at the normal pace, on a clock that
leaps. Every person thinks for 6 seconds about a question with a menu and for 15 about a free one (a
way, a heading), all who are asked together at the same time, and does what a driver would do. Beats
and pauses of bots are the server's. Films are 0.25 seconds for each thing that everybody is told;
whoever watches does not think yet. Of several races the median counts. `alone` is one person and
bots, `together` people in all seats.
"""

import argparse
import asyncio
from collections.abc import Sequence
from dataclasses import replace
from statistics import median

from paddock import games
from paddock.core.game import Game
from paddock.core.protocol import SPECTATOR, Decision
from server.leaping import AtOnce, enter, kept, leap, people, room_at
from server.waiting import sit

MENU = 6.0
FREE = 15.0
FILM = 0.25
LOOK = 0.5
"""Seconds between two looks at the table: nobody is quicker."""
BOT = "rookie"


def think(decision: Decision) -> float:
    return MENU if decision.exact else FREE


async def race(game: Game, persons: int, seats: int, seed: int) -> float:
    """Seconds."""
    driven = people(persons, bots=seats - persons)
    made = kept(
        game.id,
        tuple(replace(seat, bot=seat.bot and BOT) for seat in driven),
        game.version,
        secret=seed.to_bytes(32, "big"),
    )
    room = room_at(made, lambda play: None, thinking=AtOnce(1))
    clients = [await enter(room, seat) for seat in range(persons)]
    sitting = [asyncio.create_task(sit(client, think, seed, LOOK)) for client in clients]
    room.wake()
    clock = asyncio.get_running_loop().time
    since = clock()
    await asyncio.gather(*sitting)
    took = clock() - since + FILM * len(room.play.table.events(SPECTATOR, 0))
    room.close()
    return took


def main(wanted: Sequence[str], races: int, seed: int, numbers: Sequence[int]) -> None:
    print(f"{'game':16} {'seats':>5} {'alone':>10} {'together':>10}")
    for id in wanted or [game.id for game in games.all_games()]:
        game = games.find(id)
        for seats in [one for one in game.seats if one in numbers or not numbers]:
            took = [
                median(leap(race(game, persons, seats, seed + at)) for at in range(races)) / 60
                for persons in (1, seats)
            ]
            print(f"{id:16} {seats:5} {took[0]:6.1f} min {took[1]:6.1f} min", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--races", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", default="", help="2,4,6: only these")
    args = parser.parse_args()
    numbers = [int(one) for one in args.seats.split(",") if one]
    main(args.games, args.races, args.seed, numbers)
