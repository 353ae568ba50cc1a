"""One room: a table, those who watch it, and the order in which things happen there."""

import asyncio
from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace

from paddock.core.errors import PaddockError
from paddock.core.protocol import SPECTATOR, Action, Decision
from paddock.server.adjutant import Adjutant
from paddock.server.audience import NOBODYS, Audience, Cause
from paddock.server.beat import Clockwork, derive, has_beat, unhurried
from paddock.server.chauffeur import Chauffeur
from paddock.server.desk import Desk, Keeper
from paddock.server.foreseer import foreseen
from paddock.server.kept import HUMAN, OPEN, OVER, RACING, After, KeptRace, Move, Seat, seated
from paddock.server.leaver import check_bot, returned, stood_in
from paddock.server.log import fault
from paddock.server.play import ADVISE, ANSWER, BEAT, RETURN, SEAL, STAND_IN, Effect, Play
from paddock.server.problems import Problem, called_off, not_for_watching
from paddock.server.seater import (
    bot_for,
    check_host,
    check_pace,
    free_seat,
    guest,
    is_secret,
    new_key,
)
from paddock.server.steward import Steward, check_here, speaker
from paddock.server.store import StoreError
from paddock.server.teller import in_words, option
from paddock.server.understudy import Understudy
from paddock.server.watcher import COME_BACK, GOING_AWAY, NOT_WELCOME, Watcher
from paddock.server.wire import (
    Ack,
    Advise,
    Advised,
    Attend,
    ChangePace,
    ChangePatience,
    Foreseen,
    GiveOrders,
    Hold,
    Leave,
    Offered,
    Offers,
    Reply,
    Return,
    Setting,
    StandIn,
    Try,
    Wish,
    error_frame,
)
from paddock.server.wishes import as_move, is_same, kind_name
from paddock.server.workers import JobFailed, TookTooLong


class Room:
    """Whatever changes the table does so alone, and is stored before anybody hears of it."""

    def __init__(
        self, race: KeptRace, play: Play, desk: Desk, keeper: Keeper | None = None
    ) -> None:
        self.race = race
        self.play = play
        self.desk = desk
        self.keeper: Keeper = keeper or desk.store
        self.audience = Audience(race, play, desk, self.keeper)
        self.touched = desk.sources.clock()
        self.visited = self.touched
        """When somebody was here last, or might have been."""
        self.maker = ""
        """Whose race it is, as far as limits are concerned; a restart forgets."""
        self.is_broken = False
        self.understudy = Understudy(desk.settings.limits.away_seconds, self._relieve)
        self.chauffeur = Chauffeur(
            race,
            desk,
            self._bot_answers,
            self.audience.by_hand,
            lambda: self.understudy.has_company,
        )
        self.clockwork = Clockwork(desk.settings.tempo, self._strike)
        self.adjutant = Adjutant(race, self._carry_out)
        self.steward = Steward(desk.settings.limits)
        self._turn = asyncio.Lock()
        self._kept: After | None = None
        """How the race stands in the store, as far as this room knows."""

    @property
    def watchers(self) -> list[Watcher]:
        """Who looks on."""
        return self.audience.watchers

    @property
    def idle_seconds(self) -> float:
        """How long it stays without anybody."""
        return self.desk.settings.idle_seconds

    @property
    def is_unpeopled(self) -> bool:
        """Whether only bots race, and nobody can join them."""
        return not any(seat.kind in (HUMAN, OPEN) for seat in self.race.seats)

    @property
    def is_all_bots(self) -> bool:
        """Whether only bots answer, also where people look on."""
        return all(seat.is_driven for seat in self.race.seats)

    # Coming and going

    async def enter(
        self, seat: int, seen: int, *, has_transcript: bool = False, by_hand: bool = False
    ) -> Watcher:
        """Somebody opens a socket, and is sent the table."""
        async with self._turn:
            self._check()
            if seat == SPECTATOR and not self.race.is_open_to_watchers:
                raise not_for_watching()
            self.audience.make_room(seat)
            await self._reserve()
            was_online = self.audience.online
            watcher = self.audience.add(seat, seen, has_transcript=has_transcript, by_hand=by_hand)
            self._look_round()
            if self.audience.online == was_online:
                self._tell([watcher])
            else:
                self._tick()
                self._tell(self.watchers)
            return watcher

    async def exit(self, watcher: Watcher) -> None:
        """A socket was closed."""
        async with self._turn:
            was_online = self.audience.online
            self.watchers.remove(watcher)
            self.touched = self.visited = self.desk.sources.clock()
            if watcher.by_hand:
                # What was left to this hand plays itself again.
                self.wake()
            self._look_round()
            if self.audience.online != was_online and self.watchers and not self.is_broken:
                with suppress(StoreError):
                    await self._reserve()
                    self._tick()
                    self._tell(self.watchers)

    async def join(self, invite: str, name: str | None, wanted: int | None) -> tuple[int, str]:
        """A guest takes a free seat: its number and its token. The last one starts the race."""
        async with self._turn:
            self._check()
            if self.race.invite is None or not is_secret(invite, self.race.invite):
                raise Problem(403, "This is no invitation to this race.", title="Not invited")
            sitter = guest(self.race, free_seat(self.race, wanted), name)
            token, key = new_key(self.desk.sources, sitter.seat)
            race, play, after = self._with(sitter)
            await self.desk.store.take_seat(race.id, sitter, key, after.changed, after)
            self._sit(race, play, after)
            return sitter.seat, token

    async def fill(self, by: int, seat: int, bot: str | None) -> None:
        """Who made the race lets a bot have a free seat, or frees it again. The last starts it."""
        async with self._turn:
            self._check()
            check_host(self.race, by)
            sitter = bot_for(self.race, self.play.table.game, seat, bot)
            race, play, after = self._with(sitter)
            was = self.race.seats[seat].kind
            await self.desk.store.change_seat(race.id, sitter, was, after)
            self._sit(race, play, after)

    async def call_off(self, by: int) -> None:
        """Who made the race does without it; everybody who waits is told."""
        async with self._turn:
            self._check()
            check_host(self.race, by)
            await self.desk.store.call_off(self.race.id)
            for watcher in self.watchers:
                watcher.send(error_frame(called_off()))
            self.close(NOT_WELCOME)

    def _with(self, sitter: Seat) -> tuple[KeptRace, Play, After]:
        """The race with somebody in that seat, and how it stands then."""
        race = seated(self.race, sitter)
        if not any(seat.kind == OPEN for seat in race.seats):
            race = replace(race, status=RACING)
        play = Play(race)
        bot_due = race.status == RACING and bool(self.chauffeur.due(race, play))
        now = self.desk.sources.clock()
        return race, play, After(self.audience.next_block, race.status, bot_due, now)

    def _sit(self, race: KeptRace, play: Play, after: After) -> None:
        """Everybody sees who sits there now."""
        self.race, self.play = replace(race, changed=after.changed), play
        self.audience.reserved, self._kept = after.seq, after
        self._tick()
        self.audience.cut(play, 0)
        self._tell(self.watchers)
        self.wake()

    async def announce_rematch(self, id: str) -> None:
        """Everybody who is still here is told where it goes on."""
        async with self._turn:
            self.race = replace(self.race, rematch=id)
            await self._reserve()
            self._tick()
            self._tell(self.watchers)

    def wake(self) -> None:
        """Let the bots drive if they are asked, and the time of a window run."""
        if self.race.status == RACING and not self.is_broken:
            self.clockwork.wind(self.race, self.play)
            is_on_beat = self.clockwork.is_running(self.play.moment)
            ordered = self.adjutant.due(self.race, self.play)
            self.understudy.look(self.race, self.play, self.audience.online)
            self.chauffeur.call(self.race, self.play, is_on_beat, ordered)
            self.adjutant.call(self.race, self.play)
        else:
            self.clockwork.stop()
            self.understudy.stop()

    def close(self, code: int = GOING_AWAY) -> None:
        """The room leaves memory; what happened is in the store."""
        self.is_broken = True
        self.chauffeur.stop()
        self.clockwork.stop()
        self.understudy.stop()
        for watcher in self.watchers:
            watcher.close(code)

    # Playing

    async def hear(self, watcher: Watcher, wish: Wish | Setting) -> None:
        """Do what a seat wishes and acknowledge it; Problem or Refused if it cannot be done."""
        seat = speaker(watcher, wish.seat)
        async with self._turn:
            self._check()
            if isinstance(wish, ChangePace):
                await self._change_pace(watcher, wish)
                return
            if isinstance(wish, ChangePatience):
                await self._change_patience(watcher, wish)
                return
            if isinstance(wish, StandIn) and wish.of not in (None, seat):
                await self._ask_stand_in(watcher, wish.id, wish.of)
                return
            done = self.play.done.get((seat, wish.id))
            if done is not None:
                if not is_same(wish, done):
                    why = "This id was used for something else."
                    raise Problem(422, why, title="Not a new id")
                watcher.send(Ack(wish.id, self.audience.seq(seat)))
                return
            self.steward.check_begun(self.race)
            if isinstance(wish, Reply) and self.race.seats[seat].is_stood_in:
                await self._take_back(seat)
            is_in_round = self.clockwork.is_running(self.play.moment)
            move = as_move(wish, seat, self.play, is_in_round)
            if isinstance(wish, Leave | Return | StandIn):
                sitter = self.steward.after_moving(self.race, self.play, wish, seat)
                await self._do([move], watcher, sitter)
                return
            if isinstance(wish, Hold):
                self.steward.check_hold(self.race, self.play, wish, seat)
                await self._do([move], watcher)
                return
            if isinstance(wish, Attend):
                self.steward.check_attention(self.race, self.play, seat)
                self.adjutant.hear(seat)
                await self._do([move], watcher)
                return
            self.steward.check_reply(self.race, self.play, wish, seat)
            if isinstance(wish, GiveOrders):
                self.adjutant.hear(seat)
                await self._do([move], watcher)
                return
            await self._do([move], watcher)
            self.desk.counters.add("answers")
            await self._close_round()

    async def _change_pace(self, watcher: Watcher, wish: ChangePace) -> None:
        check_here(self.race.seats[watcher.seat])
        check_pace(self.race, wish.pace)
        if wish.until_asked:
            self.chauffeur.hurry()
            watcher.send(Ack(wish.id, self.audience.seq(watcher.seat)))
            return
        await self._reserve()
        await self.keeper.set_pace(self.race.id, wish.pace)
        self.race = replace(self.race, pace=wish.pace)
        self._tell_all(watcher, wish.id)

    async def _change_patience(self, watcher: Watcher, wish: ChangePatience) -> None:
        check_here(self.race.seats[watcher.seat])
        check_bot(self.play.table.game, wish.bot, "bot")
        await self._reserve()
        await self.keeper.set_patience(self.race.id, wish.minutes, wish.bot)
        self.race = replace(self.race, patience=wish.minutes, stand_in=wish.bot)
        self._tell_all(watcher, wish.id)
        self._look_round()

    def _tell_all(self, watcher: Watcher, id: str) -> None:
        """Everybody sees a change that one of them wished."""
        self._tick()
        watcher.send(Ack(id, self.audience.seq(watcher.seat)))
        self._tell(self.watchers)

    # Standing in

    def _look_round(self) -> None:
        """Somebody has come or gone: bots that stand in go on, if anybody is here."""
        if self.race.status != RACING or self.is_broken:
            return
        if any(seat.is_stood_in for seat in self.race.seats):
            self.wake()
        else:
            self.understudy.look(self.race, self.play, self.audience.online)

    async def _relieve(self) -> None:
        """Somebody has been away for a while."""
        try:
            async with self._turn:
                if not self.is_broken:
                    await self._stand_in()
        except Exception as error:
            fault(f"race={self.race.id} standing in", error)

    async def _stand_in(self) -> None:
        """Bots answer for whom it is time; everybody is told who else is away."""
        for seat in self.understudy.due(self.race, self.play):
            sitter = stood_in(self.play.table.game, self.race.seats[seat], self.race.stand_in)
            move = Move(self.play.moves + 1, STAND_IN, seat, self.play.moment, None, None)
            await self._do([move], None, sitter)
            self.desk.counters.add("stand_ins")
        if self.understudy.has_news(self.race):
            await self._reserve()
            self._tick()
            self._tell(self.watchers)
        self._look_round()

    async def _ask_stand_in(self, watcher: Watcher, id: str, seat: int) -> None:
        """One of the people asks that a bot answers for another, who is away."""
        self.steward.check_absent(self.race, seat, watcher.seat)
        is_away = self.understudy.ask(self.race, seat, watcher.seat)
        if not is_away and not self.race.seats[seat].is_stood_in:
            raise Problem(409, "Nobody is away there.", title="Still here")
        await self._stand_in()
        watcher.send(Ack(id, self.audience.seq(watcher.seat)))

    async def _take_back(self, seat: int) -> None:
        """Who answers drives again, whatever comes of the answer."""
        move = Move(self.play.moves + 1, RETURN, seat, self.play.moment, None, None)
        await self._do([move], None, returned(self.race.seats[seat]))

    async def _carry_out(self) -> bool:
        """Ask the orders of one seat, and do what they say; whether there was one to ask."""
        async with self._turn:
            due = [] if self.is_broken else self.adjutant.due(self.race, self.play)
            if not due:
                return False
            seat = due[0]
            is_in_round = self.clockwork.is_running(self.play.moment)
            move = self.adjutant.ask(seat, self.play, is_in_round)
            if move is None:
                self.wake()
                self._tell(self.audience.at([seat]))
                return True
            try:
                await self._do([move], None)
            except PaddockError:
                self._tell(self.audience.at([seat]))
                raise
            if move.action is not None:
                self.desk.counters.add("ordered_answers")
                await self._close_round()
            return True

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
        seat = speaker(watcher, None)
        self.steward.check_begun(self.race)
        self.steward.check_question(self.race, self.play, seat, wish.moment)
        return foreseen(self.play.table, seat, wish)

    async def advise(self, watcher: Watcher, wish: Advise) -> Advised:
        """What the driver would do in a seat's place, and why; that it was asked is kept, and told
        to nobody before the race is over. Problem if that is not the question, or not any more."""
        seat, decision = self._advisable(watcher, wish)
        table = self.play.table
        seed = derive(self.race.secret, f"advice/{seat}/{wish.moment}")
        try:
            advice = await self.chauffeur.thinker.advise(table.view(seat), decision, seed)
        except (JobFailed, TookTooLong) as error:
            fault(f"race={self.race.id} seat={seat} advising", error)
            why = "The driver does not know what to do just now."
            raise Problem(503, why, title="No advice", retry_after=1) from None
        async with self._turn:
            seat, decision = self._advisable(watcher, wish)
            if not self.play.is_advised(seat):
                number, moment = self.play.moves + 1, self.play.moment
                await self._do([Move(number, ADVISE, seat, moment, None, None)], None)
                self.desk.counters.add("advised")
            shown = option(self.play.table, decision, advice.action)
            return Advised(wish.id, wish.moment, shown, advice.why.shape())

    def _advisable(self, watcher: Watcher, wish: Advise) -> tuple[int, Decision]:
        """The seat that asks, and what it is asked itself."""
        self._check()
        seat = speaker(watcher, None)
        self.steward.check_begun(self.race)
        self.steward.check_question(self.race, self.play, seat, wish.moment)
        if not self.play.has_advice:
            raise Problem(403, "At this table nobody says what they would do.", title="No advice")
        decision = self.play.table.decision(seat)
        if decision is None:
            raise Problem(409, "Nothing is asked of you now.", title="Not asked")
        return seat, decision

    def offers(self, watcher: Watcher, wish: Offers) -> Offered:
        """Orders that a seat could leave now. Changes nothing, so it waits for nobody."""
        self._check()
        seat = speaker(watcher, None)
        self.steward.check_begun(self.race)
        table = self.play.table
        return Offered(wish.id, [in_words(table, order) for order in table.offers(seat)])

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
        afterwards, where the move changes that. What follows without anybody's choice is stored
        and told together with it.
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
        race = self.race if sitter is None else seated(self.race, sitter)
        forced, effect = self._go_on(race, effect)
        moves = [*moves, *forced]
        private = list(dict.fromkeys(one.seat for one in (move, *forced)))
        seats = self.audience.everybody if effect.is_public else private
        now = self.desk.sources.clock()
        after = self._after(race, now if effect.is_public else race.changed)
        is_news = self._kept is None or after.is_news_after(self._kept)
        row = after if is_news else None
        try:
            await self.keeper.add_moves(race.id, moves, now, row, sitter)
        except BaseException as error:
            # The table is ahead of the store, which is the truth: everybody comes back to that.
            problem = Problem(503, "This could not be stored; try again.", retry_after=1)
            if watcher is not None:
                watcher.send(error_frame(problem, move.frame))
            self.close(COME_BACK)
            if not isinstance(error, StoreError):
                raise
            raise problem from None
        self.audience.reserved = after.seq
        self._kept = row or self._kept
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
        self.audience.cut(self.play, effect.kept)
        # Who has orders is told when they have been asked: perhaps nothing is left to answer.
        waiting = self.adjutant.due(self.race, self.play)
        told = self.audience.at([seat for seat in seats if seat not in waiting])
        if watcher is not None and move.frame is not None and watcher not in told:
            watcher.send(Ack(move.frame, self.audience.seq(move.seat)))
        self._tell(told, Cause(watcher, move.frame, effect.is_only_sealed))
        if after.status == OVER:
            self.desk.counters.add("races_finished")

    def _go_on(self, race: KeptRace, effect: Effect) -> tuple[list[Move], Effect]:
        """Answer for people where nothing is to choose: these moves, and what all of it did."""
        forced: list[Move] = []
        while len(forced) < self.chauffeur.forced_at_once and not self.clockwork.is_running(
            self.play.moment
        ):
            move = self.chauffeur.forced(race, self.play, self.adjutant.due(race, self.play))
            if move is None:
                break
            try:
                done = self.play.do(move)
            except Exception as error:
                fault(f"race={self.race.id} {move.kind} {kind_name(move)}", error)
                break
            forced.append(move)
            self.desk.counters.add("bot_answers")
            is_public = effect.is_public or done.is_public
            effect = Effect(is_public, min(effect.kept, done.kept))
        return forced, effect

    def _after(self, race: KeptRace, changed: float) -> After:
        table, block = self.play.table, self.audience.next_block
        if not table.over:
            opened = self._opened(race)
            duties = (self.chauffeur.due(race, self.play), self.adjutant.due(race, self.play))
            is_due = any(duties) or opened is not None
            return After(block, RACING, is_due, changed, opened)
        standings = table.codec.dump(table.standings())
        return After(block, OVER, False, changed, None, standings, self._record())

    def _record(self) -> str | None:
        """What is kept of the race when it is over."""
        return self.play.table.record().text()

    def _opened(self, race: KeptRace) -> float | None:
        """When the round was opened that is on now, or is about to be."""
        if self.clockwork.is_running(self.play.moment) and race.opened is not None:
            return race.opened
        has_one = has_beat(race, self.play, self.desk.settings.tempo)
        return self.desk.sources.clock() if has_one else None

    def _check(self) -> None:
        if self.is_broken:
            raise Problem(503, "This room is closing; come back at once.", retry_after=1)

    # Telling

    async def _reserve(self) -> None:
        try:
            await self.audience.reserve()
        except StoreError:
            self.close(COME_BACK)
            raise

    def _tick(self, seats: Collection[int] | None = None) -> None:
        """These seats see a change, or everybody does."""
        whom = self.audience.everybody if seats is None else seats
        self.audience.tick(whom, self.race, self.play)
        if len(whom) == len(self.audience.everybody):
            self.understudy.is_told(self.race)

    def _tell(self, watchers: Iterable[Watcher], cause: Cause = NOBODYS) -> None:
        window = self.clockwork.frame(self.play) if self.race.status == RACING else None
        away = self.understudy.absences(self.race) if self.race.status == RACING else ()
        self.audience.tell(watchers, self.race, self.play, window, cause, away)
