"""Rooms whose table is at a window, on a clock that leaps."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import toy
from paddock.server.beat import PACES
from paddock.server.kept import NORMAL, PaceName, Seat
from paddock.server.play import Play
from paddock.server.room import Room
from server.leaping import kept, leap, people, room_at
from toy.phases.lookout import Lookout
from toy.phases.reaction import MudWindow
from toy.phases.round import Round
from toy.phases.running import Run

FREE, AIMED = PACES[NORMAL].rounds[:2]
HELD = PACES[NORMAL].hold
MUD = [1, 0]
PLANK = [0, 1]

Scene = Callable[[Room], Coroutine[Any, Any, None]]


def mud_window(*hands: list[int]) -> Callable[[Play], None]:
    """Seat 0 is about to run, and the others are asked about mud."""

    def prepare(play: Play) -> None:
        race: Any = play.table._race
        race.phases = [Round(), Lookout(), Run(0, 1), MudWindow(0, 1)]
        for cart, hand in zip(race.carts, hands, strict=True):
            cart.hand = hand[:]
        race.asked = race.phases[-1].ask(race)

    return prepare


def at_mud(
    scene: Scene,
    seats: tuple[Seat, ...] | None = None,
    hands: tuple[list[int], ...] = (MUD, MUD, PLANK),
    pace: PaceName = NORMAL,
) -> None:
    """Play a scene in a room that is at the window, on a clock that leaps."""

    async def run() -> None:
        race = kept("toy", seats or people(3), toy.GAME.version, pace=pace)
        room = room_at(race, mud_window(*hands))
        room.wake()
        await scene(room)
        room.close()

    leap(run())


def now() -> float:
    return asyncio.get_running_loop().time()


async def end_of(room: Room, moment: int = 0) -> float:
    """When the question is another one."""
    while room.play.moment == moment:
        await asyncio.sleep(0.01)
    ended = round(now(), 1)
    await asyncio.sleep(0.01)
    return ended
