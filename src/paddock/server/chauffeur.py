"""Drives for the bots of one table, and answers for people where nothing is to choose."""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from functools import partial
from typing import Final

from paddock import games
from paddock.bots import Bot, ask_bot, find_bot, is_quick
from paddock.core.chance import Dealer
from paddock.core.errors import BrokenBot
from paddock.core.protocol import Action, Decision, View
from paddock.server.beat import Patience, derive, has_beat
from paddock.server.desk import Desk
from paddock.server.kept import RACING, KeptRace, Move, Seat
from paddock.server.log import LOG, fault, line
from paddock.server.play import ANSWER, Play
from paddock.server.thinker import Thinker, mistake
from paddock.server.workers import JobFailed, TookTooLong

FORCED_AT_ONCE: Final = 20
"""Answers without a choice that share a commit; then others have their turn."""

GiveAnswer = Callable[[int, int, Action], Awaitable[None]]
Seats = Callable[[], Collection[int]]


class Chauffeur:
    """Asks each bot once for each question that it is asked.

    A bot pauses once a turn. In a round of a window it keeps to itself what it will do, until the
    beat. A person with a single option of a routine question is answered for; in a window only
    where nobody else could learn anything from that, and never who answers by hand.
    """

    forced_at_once = FORCED_AT_ONCE

    def __init__(
        self,
        race: KeptRace,
        desk: Desk,
        give: GiveAnswer,
        by_hand: Seats,
        has_company: Callable[[], bool],
    ) -> None:
        self._race_id = race.id
        self._secret = race.secret
        self._desk = desk
        self._give = give
        self._by_hand = by_hand
        self._has_company = has_company
        """Whether any person is here: else nobody is stood in for."""
        self._bots: dict[str, Bot | None] = {}
        self._driving: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._giving: set[asyncio.Task[None]] = set()
        self._paused: dict[int, int] = {}
        """The turn in which each bot paused last."""
        self._patience = Patience()
        self._thoughts: dict[tuple[int, int], Action] = {}
        self._stuck: set[int] = set()
        """The seats whose bot did not come back with an answer."""
        self._hurry = asyncio.Event()
        """Set until a person has something to choose, if somebody wants it so."""
        seconds = desk.settings.limits.bot_seconds
        self._game = games.find(race.game)
        self.thinker = Thinker(self._game, race.config, desk.thinking, seconds)

    @property
    def is_driving(self) -> bool:
        return bool(self._driving)

    def due(self, race: KeptRace, play: Play) -> list[Decision]:
        """The questions that wait for nobody's choice but a bot's."""
        return [
            one
            for one in play.table.decisions()
            if self._drives(race.seats[one.seat]) or self._plays_itself(race, one)
        ]

    def _plays_itself(self, race: KeptRace, one: Decision) -> bool:
        if not one.is_forced() or one.seat in self._by_hand():
            return False
        return not one.is_window or self._tells_nobody(race, one.seat)

    def _drives(self, seat: Seat) -> bool:
        return seat.is_driven and (not seat.is_stood_in or self._has_company())

    def _tells_nobody(self, race: KeptRace, seat: int) -> bool:
        """Whether nobody learns from it that a person has no choice in a window."""
        if len(race.people) < 2:
            return True
        return self._desk.settings.tempo == 0 and not race.shares_its_browser(seat)

    def forced(self, race: KeptRace, play: Play, ordered: Collection[int]) -> Move | None:
        """The answer of a person who has no choice: nobody waits for a round or for orders."""
        if race.status != RACING or has_beat(race, play, self._desk.settings.tempo):
            return None
        for decision in self.due(race, play):
            seat = decision.seat
            if not race.seats[seat].is_driven and seat not in ordered:
                self._patience.stay()
                shape = play.table.codec.dump(decision.options()[0])
                return Move(play.moves + 1, ANSWER, seat, play.moment, shape, None)
        return None

    def hurry(self) -> None:
        """No bot pauses until a person has something to choose."""
        self._hurry.set()

    def call(
        self, race: KeptRace, play: Play, is_on_beat: bool, ordered: Collection[int] = ()
    ) -> None:
        """Set every bot thinking that is asked and does not think yet. Where a bot stands in, the
        orders that were left speak first."""
        due = self.due(race, play)
        if len(due) < len(play.table.decisions()):
            self._hurry.clear()
            self._patience.renew()
        for decision in due:
            key = (decision.seat, play.moment)
            seat = race.seats[decision.seat]
            waits = seat.is_stood_in and decision.seat in ordered
            if waits or key in self._driving or key in self._thoughts:
                continue
            bot = (seat.bot or "first") if seat.is_driven else None
            view = play.table.view(decision.seat)
            if is_on_beat:
                work = self._ponder(bot, view, decision, key)
            else:
                seconds = self._pause(race, play, decision)
                work = self._drive(bot, view, decision, play.moment, seconds)
            task = asyncio.create_task(work)
            self._driving[key] = task
            task.add_done_callback(partial(self._stopped, key))

    def _pause(self, race: KeptRace, play: Play, decision: Decision) -> float:
        """How long a bot waits with its answer: once a turn, and never in a window."""
        seat = decision.seat
        is_bot = race.seats[seat].is_driven
        if not is_bot or decision.is_window or decision.is_forced():
            return 0.0
        if self._paused.get(seat) == play.turn:
            return 0.0
        self._paused[seat] = play.turn
        return self._patience.pause(race, seat, play.turn, self._desk.settings.tempo)

    def thoughts(self, moment: int) -> dict[int, Action]:
        """What the bots will do on the beat. Who is not ready by then lets it pass."""
        self._thoughts = {key: done for key, done in self._thoughts.items() if key[1] == moment}
        return {seat: done for (seat, _), done in self._thoughts.items()}

    def _stopped(self, key: tuple[int, int], task: asyncio.Task[None]) -> None:
        del self._driving[key]

    def stop(self) -> None:
        """The room closes: who thinks need not go on."""
        for task in list(self._driving.values()):
            task.cancel()

    async def rest(self) -> None:
        """Until what is being stored is stored."""
        if self._giving:
            await asyncio.wait(self._giving)

    def _quick(self, name: str) -> Bot | None:
        """The bot of that name, if it thinks here."""
        if name not in self._bots:
            self._bots[name] = find_bot(self._game, name) if is_quick(self._game, name) else None
        return self._bots[name]

    async def _ponder(
        self, bot: str | None, view: View, decision: Decision, key: tuple[int, int]
    ) -> None:
        seat, moment = key
        self._thoughts[key] = action = await self._decide(bot, view, decision, moment)
        await self._hand_over(seat, moment, action)

    async def _drive(
        self, bot: str | None, view: View, decision: Decision, moment: int, seconds: float
    ) -> None:
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        action = await self._decide(bot, view, decision, moment)
        left = until - loop.time()
        if left > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), left)
        else:
            await asyncio.sleep(0)
        giving = asyncio.create_task(self._hand_over(decision.seat, moment, action))
        self._giving.add(giving)
        giving.add_done_callback(self._giving.discard)
        # Storing is not interrupted, also when the room closes.
        await asyncio.shield(giving)

    async def _decide(self, bot: str | None, view: View, decision: Decision, moment: int) -> Action:
        """What a bot answers; one that fails does what a sleeping player would do."""
        seat = decision.seat
        if bot is None or seat in self._stuck:
            return decision.options()[0]
        seed = derive(self._secret, f"bot/{seat}/{moment}")
        try:
            quick = self._quick(bot)
            if quick is not None:
                return await asyncio.to_thread(ask_bot, quick, view, decision, Dealer(seed))
            return await self.thinker.ask(bot, view, decision, seed)
        except TookTooLong:
            self._stuck.add(seat)
            self._complain(seat, bot, "stuck; it is asked no more")
        except BrokenBot as error:
            self._complain(seat, bot, mistake(error))
        except JobFailed as failure:
            self._complain(seat, bot, str(failure))
        except Exception as error:
            # Whatever it is, a race does not stand still for a bot.
            self._complain(seat, bot, type(error).__name__)
        return decision.options()[0]

    async def _hand_over(self, seat: int, moment: int, action: Action) -> None:
        try:
            await self._give(seat, moment, action)
        except Exception as error:
            fault(f"race={self._race_id} seat={seat} bot's answer", error)

    def _complain(self, seat: int, bot: str, what: str) -> None:
        text = f"race={self._race_id} seat={seat} bot {bot}: {what}"
        LOG.error("fault %s; the first option is taken", line(text))
        self._desk.counters.add("bot_faults")
