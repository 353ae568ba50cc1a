"""Drives for the bots of one table, and answers for people where nothing is to choose."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from hashlib import blake2b

from paddock.bots import Bot, ask_bot, find_bot
from paddock.core.chance import Chance, Dealer
from paddock.core.errors import BrokenBot
from paddock.core.game import Game
from paddock.core.protocol import Action, Decision, View
from paddock.server.desk import Desk
from paddock.server.kept import KeptRace, Seat
from paddock.server.log import LOG, fault, line
from paddock.server.play import Play

GiveAnswer = Callable[[int, int, Action], Awaitable[None]]


def derive(secret: bytes, what: str) -> int:
    """A number that follows from the race's secret and tells nothing about its luck."""
    return int.from_bytes(blake2b(what.encode(), key=secret, digest_size=7).digest(), "big")


def pause(secret: bytes, decision: Decision, moment: int, seconds: tuple[float, float]) -> float:
    """How long an answer waits: the same whatever the seat holds, so that it gives nothing away."""
    if decision.is_forced() and not decision.is_window:
        return 0.0
    least, most = seconds
    share = derive(secret, f"pause/{decision.seat}/{moment}") / 2**56
    return least + (most - least) * share


class Chauffeur:
    """Asks each bot once for each question that it is asked.

    A person with a single option of a routine question is answered for. Where others could learn
    something from that, it takes as long as a bot would; and where people share a browser they are
    all asked, as the hand-over would tell.
    """

    def __init__(self, race: KeptRace, desk: Desk, give: GiveAnswer) -> None:
        self._race_id = race.id
        self._secret = race.secret
        self._desk = desk
        self._give = give
        self._bots: dict[str, Bot] = {}
        self._driving: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._giving: set[asyncio.Task[None]] = set()

    @property
    def is_driving(self) -> bool:
        return bool(self._driving)

    def due(self, race: KeptRace, play: Play) -> list[Decision]:
        """The questions that wait for nobody's choice but a bot's."""
        return [
            one
            for one in play.table.decisions()
            if race.seats[one.seat].is_driven
            or (one.is_forced() and not (one.is_window and race.shares_its_browser(one.seat)))
        ]

    def call(self, race: KeptRace, play: Play) -> None:
        """Set every bot thinking that is asked and does not think yet."""
        for decision in self.due(race, play):
            key = (decision.seat, play.moment)
            if key not in self._driving:
                seat = race.seats[decision.seat]
                bot = self._find(play.table.game, seat) if seat.is_driven else None
                view = play.table.view(decision.seat)
                task = asyncio.create_task(self._drive(bot, view, decision, play.moment))
                self._driving[key] = task
                task.add_done_callback(partial(self._stopped, key))

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

    def _find(self, game: Game, seat: Seat) -> Bot:
        name = seat.bot or "first"
        if name not in self._bots:
            self._bots[name] = find_bot(game, name)
        return self._bots[name]

    async def _drive(self, bot: Bot | None, view: View, decision: Decision, moment: int) -> None:
        seat = decision.seat
        loop = asyncio.get_running_loop()
        until = loop.time() + pause(self._secret, decision, moment, self._desk.settings.bot_seconds)
        if bot is None:
            action = decision.options()[0]
        else:
            luck = Dealer(derive(self._secret, f"bot/{seat}/{moment}"))
            action = await asyncio.to_thread(self._think, bot, view, decision, luck)
        await asyncio.sleep(max(0.0, until - loop.time()))
        giving = asyncio.create_task(self._hand_over(seat, moment, action))
        self._giving.add(giving)
        giving.add_done_callback(self._giving.discard)
        # Storing is not interrupted, also when the room closes.
        await asyncio.shield(giving)

    async def _hand_over(self, seat: int, moment: int, action: Action) -> None:
        try:
            await self._give(seat, moment, action)
        except Exception as error:
            fault(f"race={self._race_id} seat={seat} bot's answer", error)

    def _think(self, bot: Bot, view: View, decision: Decision, luck: Chance) -> Action:
        """A bot that fails does what a sleeping player would do."""
        try:
            return ask_bot(bot, view, decision, luck)
        except BrokenBot as error:
            # What a bot says may tell what it holds: the kind of its mistake must do.
            cause = type(error.__cause__).__name__ if error.__cause__ else "a refused answer"
            text = f"race={self._race_id} seat={decision.seat} bot {bot.name}: {cause}"
            LOG.error("fault %s; the first option is taken", line(text))
            self._desk.counters.add("bot_faults")
            return decision.options()[0]
