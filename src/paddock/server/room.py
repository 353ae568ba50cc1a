"""One room: a table, those who watch it, and the order in which things happen there."""

import asyncio
from collections import deque
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

from paddock.core.errors import PaddockError, Refused
from paddock.core.protocol import SPECTATOR, Action
from paddock.server.beat import Clockwork, has_beat, holders, unhurried
from paddock.server.chauffeur import Chauffeur
from paddock.server.desk import Desk
from paddock.server.kept import (
    LEFT,
    OPEN,
    OVER,
    RACING,
    WAITING,
    After,
    KeptRace,
    Move,
    Seat,
    seated,
)
from paddock.server.leaver import can_return, left, returned
from paddock.server.log import fault
from paddock.server.play import ANSWER, BEAT, SEAL, Play
from paddock.server.problems import Problem, not_for_watching, our_fault
from paddock.server.seater import check_pace, free_seat, guest, is_secret, new_key
from paddock.server.store import StoreError
from paddock.server.teller import Telling, around, option
from paddock.server.watcher import BROKEN, COME_BACK, GOING_AWAY, NOT_WELCOME, Watcher
from paddock.server.wire import (
    Ack,
    Answer,
    ChangePace,
    Foreseen,
    Hold,
    Leave,
    Refusal,
    Reply,
    Return,
    Try,
    Wish,
    error_frame,
    packed,
)
from paddock.server.wishes import as_move, is_same, kind_name

SEQ_BLOCK: Final = 1000
"""Sequence numbers are reserved in the database this many at a time."""
REMEMBERED: Final = 500
"""How many sequence numbers back a client is told only what it missed."""


class Room:
    """Whatever changes the table does so alone, and is stored before anybody hears of it.

    Each seat has its own sequence numbers: a seat that changes its sealed answer sees a change,
    and nobody else can tell.
    """

    def __init__(self, race: KeptRace, play: Play, desk: Desk) -> None:
        self.race = race
        self.play = play
        self.desk = desk
        self.watchers: list[Watcher] = []
        self.touched = desk.sources.clock()
        self.is_broken = False
        self.chauffeur = Chauffeur(race, desk, self._bot_answers)
        self.clockwork = Clockwork(desk.settings.tempo, self._strike)
        self._turn = asyncio.Lock()
        watchers = range(SPECTATOR, len(race.seats))
        self._seq = dict.fromkeys(watchers, race.seq)
        self._reserved = race.seq
        self._trail = {
            seat: deque([(race.seq, self._lines(seat))], maxlen=REMEMBERED) for seat in watchers
        }

    def _lines(self, seat: int) -> int:
        """How many lines the log of a seat has; it is closed until everybody sits."""
        return 0 if self.race.status == WAITING else self.play.table.log_length(seat)

    # Coming and going

    async def enter(self, seat: int, seen: int, *, has_transcript: bool = False) -> Watcher:
        """Somebody opens a socket, and is sent the table."""
        limits = self.desk.settings.limits
        async with self._turn:
            self._check()
            if seat == SPECTATOR and not self.race.is_open_to_watchers:
                raise not_for_watching()
            sharers = [one for one in self.watchers if one.seat == seat and not one.is_closed]
            if seat == SPECTATOR and len(sharers) >= limits.spectators_a_race:
                why = "Too many watch this race already."
                raise Problem(429, why, title="Full", retry_after=10)
            await self._reserve()
            if seat != SPECTATOR and len(sharers) >= limits.sockets_a_seat:
                why = "This seat was opened in too many other places."
                sharers[0].send(error_frame(Problem(429, why, title="Too many")))
                sharers[0].close(NOT_WELCOME)
            watcher = Watcher(seat, limits.unsent, has_transcript=has_transcript)
            watcher.lines = self._lines_known(seat, seen)
            was_online = self._online()
            self.watchers.append(watcher)
            if self._online() == was_online:
                self._tell([watcher])
            else:
                self._tick(self._seq)
                self._tell(self.watchers)
            return watcher

    async def exit(self, watcher: Watcher) -> None:
        """A socket was closed."""
        async with self._turn:
            was_online = self._online()
            self.watchers.remove(watcher)
            self.touched = self.desk.sources.clock()
            if self._online() != was_online and self.watchers and not self.is_broken:
                with suppress(StoreError):
                    await self._reserve()
                    self._tick(self._seq)
                    self._tell(self.watchers)

    async def join(self, invite: str, name: str | None, wanted: int | None) -> tuple[int, str]:
        """A guest takes a free seat: its number and its token. The last one starts the race."""
        async with self._turn:
            self._check()
            if self.race.invite is None or not is_secret(invite, self.race.invite):
                raise Problem(403, "This is no invitation to this race.", title="Not invited")
            sitter = guest(self.race, free_seat(self.race, wanted), name)
            token, key = new_key(self.desk.sources, sitter.seat)
            race = seated(self.race, sitter)
            if not any(seat.kind == OPEN for seat in race.seats):
                race = replace(race, status=RACING)
            play = Play(race)
            bot_due = race.status == RACING and bool(self.chauffeur.due(race, play))
            now = self.desk.sources.clock()
            after = After(self._next_block(), race.status, bot_due, now)
            await self.desk.store.take_seat(race.id, sitter, key, now, after)
            self.race, self.play = replace(race, changed=now), play
            self._reserved = after.seq
            self._tick(self._seq)
            self._tell(self.watchers, kept=0)
            self.wake()
            return sitter.seat, token

    async def announce_rematch(self, id: str) -> None:
        """Everybody who is still here is told where it goes on."""
        async with self._turn:
            self.race = replace(self.race, rematch=id)
            await self._reserve()
            self._tick(self._seq)
            self._tell(self.watchers)

    def wake(self) -> None:
        """Let the bots drive if they are asked, and the time of a window run."""
        if self.race.status == RACING and not self.is_broken:
            self.clockwork.wind(self.race, self.play)
            is_on_beat = self.clockwork.is_running(self.play.moment)
            self.chauffeur.call(self.race, self.play, is_on_beat)
        else:
            self.clockwork.stop()

    def close(self, code: int = GOING_AWAY) -> None:
        """The room leaves memory; what happened is in the store."""
        self.is_broken = True
        self.chauffeur.stop()
        self.clockwork.stop()
        for watcher in self.watchers:
            watcher.close(code)

    # Playing

    def _speaker(self, watcher: Watcher, wanted: int | None) -> int:
        """The seat that a socket speaks for; Problem if it does not, or means another."""
        seat = watcher.seat
        if seat == SPECTATOR:
            raise Problem(403, "A spectator only watches.", title="Not your seat")
        if wanted is not None and wanted != seat:
            raise Problem(403, f"This socket speaks for seat {seat}.", title="Not your seat")
        return seat

    async def hear(self, watcher: Watcher, wish: Wish | ChangePace) -> None:
        """Do what a seat wishes and acknowledge it; Problem or Refused if it cannot be done."""
        seat = self._speaker(watcher, wish.seat)
        async with self._turn:
            self._check()
            if isinstance(wish, ChangePace):
                await self._change_pace(watcher, wish)
                return
            done = self.play.done.get((seat, wish.id))
            if done is not None:
                if not is_same(wish, done):
                    why = "This id was used for something else."
                    raise Problem(422, why, title="Not a new id")
                watcher.send(Ack(wish.id, self._seq[seat]))
                return
            if self.race.status == WAITING:
                raise _too_early()
            is_in_round = self.clockwork.is_running(self.play.moment)
            move = as_move(wish, seat, self.play, is_in_round)
            if isinstance(wish, Leave | Return):
                await self._do([move], watcher, self._after_moving(wish, seat))
                return
            if isinstance(wish, Hold):
                self._check_hold(seat)
                await self._do([move], watcher)
                return
            self._check_reply(wish, seat)
            await self._do([move], watcher)
            self.desk.counters.add("answers")
            await self._close_round()

    async def _change_pace(self, watcher: Watcher, wish: ChangePace) -> None:
        self._check_here(self.race.seats[watcher.seat])
        check_pace(self.race, wish.pace)
        await self._reserve()
        await self.desk.store.set_pace(self.race.id, wish.pace)
        self.race = replace(self.race, pace=wish.pace)
        self._tick(self._seq)
        watcher.send(Ack(wish.id, self._seq[watcher.seat]))
        self._tell(self.watchers)

    def _check_hold(self, seat: int) -> None:
        self._check_here(self.race.seats[seat])
        if len(self.race.devices) < 2 or self.race.status != RACING:
            raise Problem(409, "Nobody is hurried here: there is nothing to hold.", title="No hold")

    async def _strike(self) -> None:
        """The time of a round is over."""
        try:
            async with self._turn:
                if not self.is_broken:
                    await self._close_round()
        except Exception as error:
            fault(f"race={self.race.id} round", error)

    async def _close_round(self) -> None:
        """Everybody's answers at once, when the time is over and whose turn it is has answered.

        A bot that is not ready by then, and whoever has not answered, lets it pass; a bot that
        goes on with its turn is waited for like a person.
        """
        play, table = self.play, self.play.table
        if not self.clockwork.is_running(play.moment) or not self.clockwork.is_over:
            return
        waiting = [decision.seat for decision in table.decisions()]
        if unhurried(self.race, play) in waiting:
            return
        ready = self.chauffeur.thoughts(play.moment)
        if any(not one.is_window and one.seat not in ready for one in table.decisions()):
            return
        moves: list[Move] = []
        for seat, action in ready.items():
            if seat in waiting and self.race.seats[seat].is_driven:
                number, shape = play.moves + len(moves) + 1, table.codec.dump(action)
                moves.append(Move(number, SEAL, seat, play.moment, shape, None))
        number = play.moves + len(moves) + 1
        await self._do([*moves, Move(number, BEAT, SPECTATOR, play.moment, None, None)], None)

    def foresee(self, watcher: Watcher, wish: Try) -> Foreseen:
        """What a candidate would bring to the seat that is asked. Changes nothing, so it waits for
        nobody; Problem if that is not the question."""
        self._check()
        seat, table = self._speaker(watcher, None), self.play.table
        if self.race.status == WAITING:
            raise _too_early()
        self._check_here(self.race.seats[seat])
        self._check_moment(wish.moment)
        candidate = table.codec.load_action(wish.candidate)
        try:
            foreseen = table.foresee(seat, candidate)
        except Refused as refused:
            return Foreseen(wish.id, wish.moment, None, None, Refusal(refused.why, refused.rule))
        shape = None if foreseen is None else packed(table.codec.dump(foreseen))
        decision = table.decision(seat)
        assert decision is not None, "who can try is asked"
        words = option(table, decision, candidate)
        return Foreseen(wish.id, wish.moment, words, shape, None)

    def _after_moving(self, wish: Leave | Return, seat: int) -> Seat:
        """Who sits there when somebody has left or come back; Problem if that cannot be."""
        now = self.race.seats[seat]
        if self.race.status == OVER:
            raise Problem(409, "The race is over.", title="Over")
        if isinstance(wish, Return):
            self._check_patience(seat)
            return returned(now)
        self._check_here(now)
        return left(self.play.table.game, now, wish.bot)

    def _check_reply(self, reply: Reply, seat: int) -> None:
        self._check_here(self.race.seats[seat])
        self._check_moment(reply.moment)
        if not isinstance(reply, Answer) or self.play.table.sealed(seat) is not None:
            self._check_patience(seat)

    def _check_moment(self, moment: int) -> None:
        if moment != self.play.moment:
            why = f"This answers question {moment}; it is now {self.play.moment}."
            raise Problem(409, why, title="Stale")

    def _check_here(self, seat: Seat) -> None:
        if seat.kind == LEFT:
            why = "You have left this race."
            if can_return(seat):
                why = "You have left; a bot drives for you until you come back."
            raise Problem(409, why, title="You have left")

    async def _bot_answers(self, seat: int, moment: int, action: Action) -> None:
        async with self._turn:
            play = self.play
            is_due = any(one.seat == seat for one in self.chauffeur.due(self.race, play))
            is_in_round = self.clockwork.is_running(moment)
            if self.is_broken or play.moment != moment or not is_due:
                return
            if is_in_round:
                await self._close_round()
                return
            shape = play.table.codec.dump(action)
            await self._do([Move(play.moves + 1, ANSWER, seat, moment, shape, None)], None)
            self.desk.counters.add("bot_answers")

    async def _do(
        self, moves: Sequence[Move], watcher: Watcher | None, sitter: Seat | None = None
    ) -> None:
        """Do it, store it, then tell: in this order, or not at all.

        All but the last of several moves are sealed answers. `sitter` is who sits there
        afterwards, where the move changes that.
        """
        move = moves[-1]
        try:
            for one in moves:
                effect = self.play.do(one)
        except Exception as error:
            if len(moves) > 1:
                self.close(COME_BACK)
            if isinstance(error, PaddockError):
                raise
            fault(f"race={self.race.id} {move.kind} {kind_name(move)}", error)
            raise Problem(500, "The rules failed here; nothing was changed.") from None
        seats = list(self._seq) if effect.is_public else [move.seat]
        now = self.desk.sources.clock()
        race = self.race if sitter is None else seated(self.race, sitter)
        after = self._after(race, now if effect.is_public else race.changed)
        try:
            await self.desk.store.add_moves(race.id, moves, now, after, sitter)
        except BaseException as error:
            # The table is ahead of the store, which is the truth: everybody comes back to that.
            problem = Problem(503, "This could not be stored; try again.", retry_after=1)
            if watcher is not None:
                watcher.send(error_frame(problem, move.frame))
            self.close(COME_BACK)
            if not isinstance(error, StoreError):
                raise
            raise problem from None
        self._reserved = after.seq
        self.touched = now
        self.race = replace(
            race,
            status=after.status,
            standings=after.standings,
            changed=after.changed,
            opened=after.opened,
        )
        self._tick(seats)
        self.wake()
        if watcher is not None and move.frame is not None:
            watcher.send(Ack(move.frame, self._seq[move.seat]))
        told = [one for one in self.watchers if one.seat in seats]
        self._tell(told, kept=effect.kept)
        if after.status == OVER:
            self.desk.counters.add("races_finished")

    def _after(self, race: KeptRace, changed: float) -> After:
        table = self.play.table
        if not table.over:
            is_due = bool(self.chauffeur.due(race, self.play))
            opened = self._opened(race)
            return After(self._next_block(), RACING, is_due or opened is not None, changed, opened)
        standings = table.codec.dump(table.standings())
        record = table.record().text()
        return After(self._next_block(), OVER, False, changed, None, standings, record)

    def _opened(self, race: KeptRace) -> float | None:
        """When the round was opened that is on now, or is about to be."""
        if self.clockwork.is_running(self.play.moment) and race.opened is not None:
            return race.opened
        has_one = has_beat(race, self.play, self.desk.settings.tempo)
        return self.desk.sources.clock() if has_one else None

    def _check(self) -> None:
        if self.is_broken:
            raise Problem(503, "This room is closing; come back at once.", retry_after=1)

    def _check_patience(self, seat: int) -> None:
        most = self.desk.settings.limits.changes_of_mind
        if self.play.changes_of_mind[seat] >= most:
            raise Problem(422, f"After {most} changes of mind, an answer stands.", title="Enough")

    # Telling

    def _online(self) -> set[int]:
        return {watcher.seat for watcher in self.watchers if watcher.seat != SPECTATOR}

    def _next_block(self) -> int:
        return max(self._seq.values()) + SEQ_BLOCK

    async def _reserve(self) -> None:
        """A number that was sent never comes again, also after a crash."""
        if max(self._seq.values()) + 2 >= self._reserved:
            block = self._next_block()
            try:
                await self.desk.store.raise_seq(self.race.id, block)
            except StoreError:
                self.close(COME_BACK)
                raise
            self._reserved = block

    def _tick(self, seats: Iterable[int]) -> None:
        """These seats see a change."""
        for seat in list(seats):
            self._seq[seat] += 1
            self._trail[seat].append((self._seq[seat], self._lines(seat)))

    def _lines_known(self, seat: int, seen: int) -> int:
        """How much of the log a client has that saw this sequence number last."""
        since = [lines for seq, lines in self._trail[seat] if seq >= seen]
        is_known = any(seq == seen for seq, _ in self._trail[seat])
        return min(since) if is_known else 0

    def _tell(self, watchers: Iterable[Watcher], kept: int | None = None) -> None:
        """Send the table to these; `kept` is how many events stand as they were."""
        window = self.clockwork.frame(self.play) if self.race.status == RACING else None
        outside = around(self.race, self.play.moment, self._online(), window)
        telling = Telling(self.play.table, outside, holders(self.race, self.play))
        written: dict[tuple[int, int, bool], str] = {}
        for watcher in watchers:
            if kept is not None:
                same = self.play.table.diary.lines(watcher.seat, kept)
                watcher.lines = min(watcher.lines, same)
            key = (watcher.seat, watcher.lines, watcher.has_transcript)
            try:
                if key not in written:
                    written[key] = telling.frame(watcher, self._seq[watcher.seat])
                watcher.send_text(written[key])
            except Exception as error:
                # A fault in what a game says to one seat is no trouble for the others.
                fault(f"race={self.race.id} seat={watcher.seat} telling", error)
                self.desk.counters.add("faults")
                watcher.send(error_frame(our_fault()))
                watcher.close(BROKEN)
            watcher.lines = self._lines(watcher.seat)


def _too_early() -> Problem:
    return Problem(409, "The race has not begun: seats are free.", title="Too early")
