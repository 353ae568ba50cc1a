"""Whole races among people on a clock that leaps, and how long nobody has anything to do."""

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple

from paddock import games
from paddock.bots import ask_bot, find_bot
from paddock.core.chance import Dealer
from paddock.core.protocol import FREE, SPECTATOR, Decision, Event
from paddock.games.spin_out.book.measures import INCH
from paddock.games.spin_out.events.moves import GatePassed, Moved, Turned
from paddock.games.spin_out.events.turns import (
    Burnt,
    CardsDiscarded,
    DrewHidden,
    GameTurnBegan,
    SpeedSet,
    TurnBegan,
    TurnEnded,
)
from paddock.server.kept import NORMAL, PaceName, Seat
from paddock.server.room import Room
from paddock.server.wire import Answer
from server.leaping import AtOnce, Client, enter, kept, leap, room_at

STEP = 0.05
"""How often somebody looks at the table, in seconds of its clock."""
FILM_STEP = 0.1
"""Seconds for a step of a film, at its usual speed."""
STEPS: dict[type[Event], int] = {TurnBegan: 3, SpeedSet: 3, Burnt: 3, Turned: 2}
"""How long the page shows an event, as its `motion.ts` has it; others that are plain, a step."""
INCHES_A_STEP = 2.5
PLAIN = (
    GameTurnBegan,
    TurnBegan,
    DrewHidden,
    SpeedSet,
    Burnt,
    Turned,
    Moved,
    GatePassed,
    CardsDiscarded,
    TurnEnded,
)
"""All that happens in a Turn without a contact, a test or a card that is played."""


class Waited(NamedTuple):
    """One Turn: how long nobody was asked who is waited for, how much of that is filled by films,
    how many windows opened, whose it was, and whether it was a plain one, without a contact, a
    test or a card."""

    seconds: float
    films: float
    windows: int
    seat: int
    is_plain: bool

    @property
    def waits(self) -> float:
        """Seconds that nothing fills."""
        return self.seconds - self.films


def race_of(
    seats: tuple[Seat, ...],
    thinking: float,
    seed: int,
    *,
    config: dict[str, Any] | None = None,
    pace: PaceName = NORMAL,
    most: int = 10_000,
) -> list[Waited]:
    """The Turns of a race in which every person takes so long for an own question, and lets the
    windows of others pass."""
    found: list[Waited] = leap(_race(seats, thinking, seed, config or {}, pace, most))
    return found


async def _race(
    seats: tuple[Seat, ...],
    thinking: float,
    seed: int,
    config: dict[str, Any],
    pace: PaceName,
    most: int,
) -> list[Waited]:
    game = games.find("spin_out")
    secret = seed.to_bytes(32, "big")
    room = room_at(
        kept("spin_out", seats, game.version, config=config, secret=secret, pace=pace),
        lambda play: None,
        thinking=AtOnce(1),
    )
    clients = {seat.seat: await enter(room, seat.seat) for seat in seats if seat.bot is None}
    people = [
        asyncio.create_task(sit(client, lambda asked: thinking, seed))
        for client in clients.values()
    ]
    room.wake()
    turns = await _look_on(room, most)
    room.close()
    for person in people:
        person.cancel()
    return turns


async def sit(
    client: Client, think: Callable[[Decision], float], seed: int, step: float = STEP
) -> None:
    """One person: thinks about what it is waited for, and does what a bot would do."""
    room, seat = client.room, client.watcher.seat
    bot, luck = find_bot(room.play.table.game, "driver"), Dealer(seed * 10 + seat)
    while not room.play.table.over:
        if is_waited_for(room, seat):
            table = room.play.table
            decision = table.decision(seat)
            assert decision is not None, "who is waited for is asked"
            await asyncio.sleep(think(decision))
            decision = table.decision(seat)
            if decision is None:
                continue  # It had no choice, and has played itself.
            action = ask_bot(bot, table.view(seat), decision, luck)
            shape = table.codec.dump(action)
            await client.wish(Answer(client.id(), room.play.moment, shape))
        await asyncio.sleep(step)


def is_waited_for(room: Room, seat: int) -> bool:
    """Whether the table goes on when this seat has answered: a person's turn, or no beat. What a
    bot takes for an answer in a round is the round's."""
    table = room.play.table
    if table.over or seat not in [one.seat for one in table.decisions()]:
        return False
    window = table.window()
    is_own = window is not None and window.turn == seat and not room.race.seats[seat].is_driven
    return window is None or is_own or not room.clockwork.is_running(room.play.moment)


async def _look_on(room: Room, most: int) -> list[Waited]:
    """Count what passes while nobody is waited for, Turn by Turn."""
    table = room.play.table
    turns: list[Waited] = []
    now = Waited(0.0, 0.0, 0, SPECTATOR, True)
    moment, heard = -1, 0
    while not table.over and len(turns) < most:
        events = table.events(SPECTATOR, heard)
        for event in events:
            if isinstance(event, TurnBegan):
                if now.seat != SPECTATOR:
                    turns.append(now)
                now = Waited(0.0, 0.0, 0, event.seat, True)
            now = now._replace(is_plain=now.is_plain and isinstance(event, PLAIN))
        heard = table.log_length(SPECTATOR)
        window = table.window()
        if room.play.moment != moment and window is not None:
            now = now._replace(
                films=now.films + min(film_of(events), third_of_round(room)),
                windows=now.windows + 1,
                is_plain=now.is_plain and window.urgency == FREE,
            )
        moment = room.play.moment
        if not any(is_waited_for(room, seat) for seat in range(table.seats)):
            now = now._replace(seconds=now.seconds + STEP)
        await asyncio.sleep(STEP)
    return turns


def film_of(events: list[Event]) -> float:
    """How long the page shows these, if nothing hurries it."""
    steps = 0.0
    for event in events:
        way = event.length / INCH / INCHES_A_STEP if isinstance(event, Moved) else 0.0
        steps += max(way, STEPS.get(type(event), 1))
    return steps * FILM_STEP


def third_of_round(room: Room) -> float:
    """How long the page takes at most to show what a window is about."""
    round = room.clockwork.round
    return 0.0 if round is None else (round.ends - asyncio.get_running_loop().time()) / 3
