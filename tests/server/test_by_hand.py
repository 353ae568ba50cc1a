"""Who answers by hand is asked also where nothing is to choose."""

import asyncio
from collections.abc import AsyncIterator
from typing import cast

from paddock.core.protocol import Decision
from paddock.games import powersled
from paddock.server.kept import INSTANT
from paddock.server.room import Room
from server.leaping import Client, Memory, enter, kept, leap, people, room_at

LAP = {"laps": 1, "track": "beltway"}
SOON = 1.0


def room_of_one() -> Room:
    race = kept("powersled", people(1, bots=1), powersled.GAME.version, config=LAP, pace=INSTANT)
    room = room_at(race, lambda play: None)
    room.wake()
    return room


def by_itself(room: Room) -> int:
    """How many answers of the person the table has given."""
    moves = cast(Memory, room.desk.store).moves
    return sum(move.seat == 0 and move.frame is None for move in moves)


async def questions(room: Room, client: Client) -> AsyncIterator[Decision]:
    """What the person is asked; they take the first option again and again."""
    while not room.play.table.over:
        decision = room.play.table.decision(0)
        if decision is not None:
            yield decision
            await client.answer()
        await asyncio.sleep(SOON)


async def forced_in(room: Room, client: Client) -> int:
    """How often the person had no choice in a whole race."""
    return sum([one.is_forced() async for one in questions(room, client)])


def test_what_has_no_choice_plays_itself() -> None:
    async def run() -> None:
        room = room_of_one()
        assert await forced_in(room, await enter(room, 0)) == 0
        assert by_itself(room) > 0
        room.close()

    leap(run())


def test_by_hand_nothing_plays_itself() -> None:
    async def run() -> None:
        room = room_of_one()
        assert await forced_in(room, await enter(room, 0, by_hand=True)) > 0
        assert by_itself(room) == 0
        room.close()

    leap(run())


def test_a_hand_that_goes_away_keeps_nobody_waiting() -> None:
    async def run() -> None:
        room = room_of_one()
        client = await enter(room, 0, by_hand=True)
        async for one in questions(room, client):
            if one.is_forced():
                break
        assert not room.play.table.over
        moment = room.play.moment
        await asyncio.sleep(SOON)
        assert room.play.moment == moment
        await room.exit(client.watcher)
        await asyncio.sleep(SOON)
        assert room.play.moment > moment
        assert by_itself(room) > 0
        room.close()

    leap(run())
