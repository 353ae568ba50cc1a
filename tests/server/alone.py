"""Whole races of one person and bots on a clock that leaps, and how long the person waits."""

import asyncio

from paddock import games
from paddock.bots import ask_bot, find_bot
from paddock.core.chance import Dealer
from paddock.server.kept import BOT, HUMAN, OVER, PaceName, Seat
from paddock.server.room import Room
from paddock.server.wire import Answer
from server.leaping import AtOnce, Client, enter, kept, leap, room_at

PERSON = "driver"
BOTS = 3
LOOK = 0.005
"""Seconds between two looks at the table."""


def seats_of(game: str) -> tuple[Seat, ...]:
    """A person and three bots, or as many as there is room for."""
    most = min(BOTS, games.find(game).seats[-1] - 1)
    driven = [Seat(at, BOT, f"Rookie {at}", "rookie", at) for at in range(1, most + 1)]
    return (Seat(0, HUMAN, "Ann", None, 0), *driven)


def waits_of(
    game: str, pace: PaceName, seed: int, *, by_hand: bool = False, most: int = 10_000
) -> list[float]:
    """How long the person waited for each question of a race, or for the first of them."""
    found: list[float] = leap(_race(game, pace, seed, by_hand, most))
    return found


async def _race(game: str, pace: PaceName, seed: int, by_hand: bool, most: int) -> list[float]:
    secret = seed.to_bytes(32, "big")
    made = kept(game, seats_of(game), games.find(game).version, pace=pace, secret=secret)
    room = room_at(made, lambda play: None, thinking=AtOnce(1))
    client = await enter(room, 0, by_hand=by_hand)
    room.wake()
    waits = await _answer_all(room, client, seed, most)
    room.close()
    return waits


async def _answer_all(room: Room, client: Client, seed: int, most: int) -> list[float]:
    clock = asyncio.get_running_loop().time
    bot, luck = find_bot(room.play.table.game, PERSON), Dealer(seed)
    waits: list[float] = []
    since = clock()
    while room.race.status != OVER and len(waits) < most:
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
