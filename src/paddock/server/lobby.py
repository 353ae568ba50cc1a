"""The rooms in memory: made, found, raised from the store, and left."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any

from paddock import games
from paddock.core.errors import BrokenData, PaddockError
from paddock.server.adviser import Adviser
from paddock.server.classroom import Classroom
from paddock.server.desk import Desk
from paddock.server.foreseer import Foreseer
from paddock.server.kept import (
    BOT,
    HUMAN,
    INSTANT,
    NORMAL,
    OPEN,
    RACING,
    USUAL_PATIENCE,
    WAITING,
    KeptRace,
    Minutes,
    Move,
    PaceName,
    Seat,
    Token,
)
from paddock.server.leaver import check_bot
from paddock.server.log import fault, refused
from paddock.server.play import Play
from paddock.server.problems import Problem, in_config, no_race
from paddock.server.quotas import Quotas
from paddock.server.room import Room
from paddock.server.seater import (
    SECRET_BYTES,
    check_pace,
    clean_name,
    hash_secret,
    lay_places,
    new_key,
    new_secret,
)
from paddock.sim.match import unlike
from paddock.table.checks import plain
from paddock.table.lesson import Lesson, lessons_of


@dataclass(frozen=True, slots=True)
class Made:
    """A new race: the tokens of the own seats by number, and the invitation to the open ones."""

    race: str
    tokens: dict[int, str]
    invite: str | None


class Lobby:
    """Every race has at most one room, and a room stays while somebody uses it."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.rooms: dict[str, Room] = {}
        self.foreseer = Foreseer()
        self.adviser = Adviser()
        self._quotas = Quotas(desk.settings.limits)
        self._users: dict[str, int] = {}
        self._raising: dict[str, asyncio.Task[Room]] = {}
        self._is_closing = False

    @asynccontextmanager
    async def room(self, id: str) -> AsyncIterator[Room]:
        """The room of a race, for as long as it is used; Problem if there is no such race."""
        self._users[id] = self._users.get(id, 0) + 1
        try:
            yield await self._find(id)
        finally:
            self._users[id] -= 1
            if not self._users[id]:
                del self._users[id]

    async def make(
        self,
        game_id: str,
        config: dict[str, Any],
        wishes: Sequence[tuple[str, str | None, str | None]],
        *,
        public: bool,
        pace: PaceName = NORMAL,
        advice: bool = True,
        patience: Minutes = USUAL_PATIENCE,
        stand_in: str | None = None,
        client: str = "",
    ) -> Made:
        """A new race; it starts at once when no seat is open."""
        game = games.find(game_id)
        check_bot(game, stand_in, "stand_in")
        seats = lay_places(game, wishes)
        self.admit(client, seats)
        invite = None
        if any(seat.kind == OPEN for seat in seats):
            invite = new_secret(self.desk.sources)
        made = self.blank(
            game_id,
            plain(config),
            seats,
            public=public,
            invite=invite,
            pace=pace,
            patience=patience,
            stand_in=stand_in,
        )
        race = replace(made, advice=advice)
        check_pace(race, pace)
        tokens, keys = self.keys_of(seats)
        await self.start(race, keys, maker=client)
        return Made(race.id, tokens, invite)

    def admit(self, client: str, seats: Sequence[Seat]) -> None:
        """Problem if this client has made enough races."""
        self._quotas.check(client, seats, self.rooms.values())

    def keys_of(self, seats: Sequence[Seat]) -> tuple[dict[int, str], list[Token]]:
        """Tokens for the seats in which people sit, and what is kept of them."""
        made = {
            seat.seat: new_key(self.desk.sources, seat.seat) for seat in seats if seat.kind == HUMAN
        }
        tokens = {seat: token for seat, (token, _) in made.items()}
        return tokens, [key for _, key in made.values()]

    async def teach(
        self, game_id: str, name: str, learner: str | None, *, client: str = ""
    ) -> Made:
        """A table for one who learns, of which nothing is kept; Problem if there is no such
        lesson."""
        game = games.find(game_id)
        scenario = lessons_of(game).get(name)
        if scenario is None:
            raise Problem(404, f"{game.title} has no such lesson.", title="No such lesson")
        lesson = Lesson(scenario, None if learner is None else clean_name(learner, "name"))
        seats = [
            Seat(seat, HUMAN if seat == lesson.seat else BOT, one, None, seat)
            for seat, one in enumerate(unlike(lesson.names))
        ]
        self._quotas.check(client, seats, self.rooms.values())
        self._quotas.check_lessons(client, self.rooms.values())
        race = self.blank(game_id, scenario.config, seats, public=False, invite=None, pace=INSTANT)
        token, key = new_key(self.desk.sources, lesson.seat)
        room = Classroom(race, lesson, self.desk, key)
        room.maker = client
        self.rooms[race.id] = room
        self.desk.counters.add("lessons_begun")
        return Made(race.id, {lesson.seat: token}, None)

    def lesson(self, id: str) -> Classroom | None:
        """The room of a lesson that is on."""
        room = self.rooms.get(id)
        return room if isinstance(room, Classroom) and not room.is_broken else None

    def blank(
        self,
        game_id: str,
        config: dict[str, Any],
        seats: Sequence[Seat],
        *,
        public: bool,
        invite: str | None,
        pace: PaceName,
        patience: Minutes = USUAL_PATIENCE,
        stand_in: str | None = None,
    ) -> KeptRace:
        """A race before its first move, with luck that nobody knows."""
        sources = self.desk.sources
        now = sources.clock()
        return KeptRace(
            id=sources.id(),
            game=game_id,
            version=games.find(game_id).version,
            config=config,
            secret=sources.secret(SECRET_BYTES),
            invite=None if invite is None else hash_secret(invite),
            public=public,
            status=RACING if invite is None else WAITING,
            seq=1,
            rematch=None,
            standings=None,
            made=now,
            changed=now,
            seats=tuple(seats),
            pace=pace,
            patience=patience,
            stand_in=stand_in,
        )

    async def start(
        self,
        race: KeptRace,
        keys: Sequence[Token],
        rematch_of: str | None = None,
        maker: str = "",
        moves: Sequence[Move] = (),
    ) -> None:
        """Store a new race and open its room; BrokenData if its config makes none.

        `moves` have been made already, where it was played on from another one.
        """
        try:
            play = await asyncio.to_thread(Play.again, race, moves)
        except BrokenData as error:
            raise in_config(error, race.config) from None
        asked = [race.seats[seat] for seat in play.table.asked()]
        bot_due = race.status == RACING and any(seat.is_driven for seat in asked)
        await self.desk.store.make_race(race, keys, bot_due, rematch_of, moves)
        self.desk.counters.add("races_made")
        room = Room(race, play, self.desk)
        room.maker = maker
        self.rooms[race.id] = room
        room.wake()

    async def resume(self) -> None:
        """After a restart: the bots go on where they were. Where they race alone, they do so only
        while it is new: later they wait until somebody comes to watch."""
        since = self.desk.sources.clock() - self.desk.settings.idle_seconds
        try:
            due = await self.desk.store.bots_due(since)
        except PaddockError as error:
            refused(503, "resume", error)
            return
        for id in due:
            if self._is_closing:
                return
            try:
                async with self.room(id):
                    pass
            except PaddockError as error:
                refused(410, f"race={id} resume", error)
            except Exception as error:
                fault(f"race={id} resume", error)

    def tidy(self) -> int:
        """Let the rooms go that nobody needs; how many went."""
        now = self.desk.sources.clock()
        gone = 0
        for id, room in list(self.rooms.items()):
            idle = room.idle_seconds
            is_busy = room.chauffeur.is_driving or room.clockwork.round is not None
            if room.is_unpeopled and now - room.visited >= idle:
                # Bots that nobody has watched for long rest until somebody does.
                is_busy = False
            is_used = id in self._users or room.watchers or is_busy
            seen = room.visited if room.is_unpeopled else room.touched
            is_old = room.race.status not in (WAITING, RACING) or now - seen >= idle
            if room.is_broken or (not is_used and is_old):
                room.close()
                del self.rooms[id]
                gone += 1
        return gone

    async def close(self) -> None:
        """The server stops, when what is being read or stored is done."""
        self._is_closing = True
        if self._raising:
            await asyncio.wait(list(self._raising.values()))
        rooms = list(self.rooms.values())
        self.rooms.clear()
        for room in rooms:
            room.close()
        for room in rooms:
            await room.chauffeur.rest()
            await room.clockwork.rest()
            await room.adjutant.rest()
            await room.understudy.rest()

    async def _find(self, id: str) -> Room:
        room = self.rooms.get(id)
        if room is not None and not room.is_broken:
            return room
        task = self._raising.get(id)
        if task is None:
            task = asyncio.create_task(self._raise(id))
            self._raising[id] = task
            task.add_done_callback(lambda _: self._raising.pop(id, None))
        return await asyncio.shield(task)

    async def _raise(self, id: str) -> Room:
        """A room as the store has it: its moves are played again."""
        race = await self.desk.store.race(id)
        if race is None:
            raise no_race()
        moves = await self.desk.store.moves(id)
        try:
            play = await asyncio.to_thread(Play.again, race, moves)
        except PaddockError:
            raise
        except Exception as error:
            fault(f"race={id} raising", error)
            why = "This race does not play out as it was stored."
            raise Problem(410, why, title="Cannot be continued") from None
        room = Room(race, play, self.desk)
        self.rooms[id] = room
        room.wake()
        return room
