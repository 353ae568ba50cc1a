"""How long one person waits for three bots, and how often they are asked, in every game.

    PYTHONPATH=tests python bench/waiting.py [GAME…] [--races 2] [--seed 1]

Plays whole races in a room of the server, on a clock that leaps to whatever comes next: what counts
is the time that the table lets pass between an answer and the next question, at each pace, motion
and thinking aside. For the person a bot chooses; a question is what wants a click, and what has no
choice plays itself.
"""

import argparse
import asyncio
from collections.abc import Sequence
from statistics import mean
from typing import cast

from paddock import games
from paddock.bots import ask_bot, find_bot
from paddock.core.chance import Dealer
from paddock.server.kept import BOT, HUMAN, OVER, PACE_NAMES, PaceName, Seat
from paddock.server.room import Room
from paddock.server.wire import Answer
from server.leaping import Client, Memory, enter, kept, leap, room_at

PERSON = "driver"
LOOK = 0.02
"""Seconds between two looks at the table."""
SEATS = (
    Seat(0, HUMAN, "Ann", None, 0),
    *(Seat(at, BOT, f"Rookie {at}", "rookie", at) for at in (1, 2, 3)),
)


async def race(game: str, pace: PaceName, seed: int) -> tuple[list[float], int]:
    """The waits of one race, and how many answers of the person played themselves."""
    secret = seed.to_bytes(32, "big")
    made = kept(game, SEATS, games.find(game).version, pace=pace, secret=secret)
    room = room_at(made, lambda play: None)
    room.wake()
    client = await enter(room, 0)
    waits = await answer_all(room, client, seed)
    room.close()
    moves = cast(Memory, room.desk.store).moves
    return waits[1:], sum(move.seat == 0 and move.frame is None for move in moves)


async def answer_all(room: Room, client: Client, seed: int) -> list[float]:
    clock = asyncio.get_running_loop().time
    bot, luck = find_bot(room.play.table.game, PERSON), Dealer(seed)
    waits: list[float] = []
    since = clock()
    while room.race.status != OVER:
        decision = room.play.table.decision(0)
        if decision is None or room.play.table.sealed(0) is not None:
            await asyncio.sleep(LOOK)
            continue
        waits.append(clock() - since)
        play = room.play
        action = ask_bot(bot, play.table.view(0), decision, luck)
        await client.wish(Answer(client.id(), play.moment, play.table.codec.dump(action)))
        since = clock()
    return waits


def main(wanted: Sequence[str], races: int, seed: int) -> None:
    heads = f"{'waits: mean':>11} {'longest':>8} {'questions':>10} {'by itself':>10}"
    print(f"{'game':16} {'pace':8} {heads}")
    for game in wanted or [game.id for game in games.all_games()]:
        for pace in PACE_NAMES:
            done = [leap(race(game, pace, seed + at)) for at in range(races)]
            waits = [wait for one, _ in done for wait in one]
            asked, played = len(waits) / races + 1, sum(one for _, one in done) / races
            row = f"{mean(waits):9.2f} s {max(waits):6.2f} s {asked:10.0f} {played:10.0f}"
            print(f"{game:16} {pace:8} {row}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--races", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    main(args.games, args.races, args.seed)
