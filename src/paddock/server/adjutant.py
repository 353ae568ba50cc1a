"""Answers for people by the orders that they have left, also while nobody looks."""

import asyncio
from collections.abc import Awaitable, Callable

from paddock.core.phrase import Told
from paddock.server.kept import HUMAN, KeptRace, Move, words_to_keep
from paddock.server.log import fault
from paddock.server.play import ANSWER, ORDER, SEAL, Play

FAILED = Told("The rules failed over these orders; they are withdrawn.", [])


class Adjutant:
    """Asks the orders of each seat once for each question. `carry_out` does that for one seat, and
    says whether there was one.

    It comes after the others have been told of the question, so that nobody waits for it.
    """

    def __init__(self, race: KeptRace, carry_out: Callable[[], Awaitable[bool]]) -> None:
        self._race_id = race.id
        self._carry_out = carry_out
        self._silent: dict[int, int] = {}
        """The question to which the orders of each seat said nothing."""
        self._task: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def due(self, race: KeptRace, play: Play) -> list[int]:
        """The seats whose orders have not been asked since the question was put, to whomever."""
        return [
            seat
            for seat in play.table.heeding()
            if race.seats[seat].kind == HUMAN and self._silent.get(seat) != play.moment
        ]

    def hear(self, seat: int) -> None:
        """Somebody has left new orders: they may say more."""
        self._silent.pop(seat, None)

    def call(self, race: KeptRace, play: Play) -> None:
        """Carry out what is due, as soon as it is its turn."""
        if not self.is_busy and self.due(race, play):
            self._task = asyncio.create_task(self._run())

    def ask(self, seat: int, play: Play, is_in_round: bool) -> Move | None:
        """What the orders of a seat make of its question; None if nothing. In a round an answer is
        sealed for the beat."""
        self._silent[seat] = play.moment
        table, number = play.table, play.moves + 1
        try:
            found = table.heed(seat)
        except Exception as error:
            fault(f"race={self._race_id} seat={seat} orders", error)
            return Move(number, ORDER, seat, play.moment, None, None, [], words_to_keep(FAILED))
        if found is None:
            return None
        left = [table.codec.dump(order) for order in found.left]
        dropped = words_to_keep(found.dropped)
        if found.answer is None:
            return Move(number, ORDER, seat, play.moment, None, None, left, dropped)
        kind, action = SEAL if is_in_round else ANSWER, table.codec.dump(found.answer)
        return Move(number, kind, seat, play.moment, action, None, left, dropped)

    async def _run(self) -> None:
        try:
            while await self._carry_out():
                pass
        except Exception as error:
            fault(f"race={self._race_id} orders", error)

    async def rest(self) -> None:
        """Until what is being stored is stored."""
        if self._task is not None:
            await asyncio.wait([self._task])
