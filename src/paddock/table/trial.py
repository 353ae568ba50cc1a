"""Tables to try things out on, for search and for what-if."""

from collections.abc import Mapping, Sequence
from typing import Any

from paddock.core.chance import Chance
from paddock.core.errors import Refused
from paddock.core.protocol import SPECTATOR, Action, Race
from paddock.core.protocol import advance as advance_race
from paddock.table.attention import Attention
from paddock.table.diary import Diary
from paddock.table.luck import Luck
from paddock.table.orders import Orders
from paddock.table.record import Record
from paddock.table.table import Table
from paddock.table.ways_back import ONE_WAY, WaysBack


class Trial(Table):
    """A table whose luck is its own and not the one that the race was begun with.

    So it keeps no record. Nothing is taken back at it either: whoever may want to come back
    makes a copy. It begins without orders: what is tried here is what is answered here.
    """

    def __init__(
        self,
        table: Table,
        race: Race,
        luck: Luck,
        chance: Chance,
        sealed: Mapping[int, Action],
        diary: Diary,
    ) -> None:
        self.game = table.game
        self.luck = luck
        self.codec = table.codec
        self.book = table.book
        self._config = table._config
        self._names = table._names
        self.diary = diary.copy()
        self._chance = chance
        self._race = race
        self._sealed = dict(sealed)
        self._given = table.answers
        self._ways_back = WaysBack(ONE_WAY)
        self._orders = Orders()
        self._attention = Attention()

    @property
    def answers(self) -> int:
        return self._given

    def record(self) -> Record:
        raise Refused(SPECTATOR, "A copy keeps no record, for its luck is not the race's own.")

    def pause(self, players: Sequence[str] = ()) -> Record:
        return self.record()

    def state_hash(self) -> str:
        return self.codec.hash(self._race)

    def _advance(self) -> None:
        answers = [self._sealed[decision.seat] for decision in self._race.asked]
        self._sealed = {}
        self._given += len(answers)
        advance_race(self._race, answers, self._chance, self.diary)

    def _fingerprint(self) -> str:
        return ""

    def _write(self, line: dict[str, Any]) -> None:
        self._given += line["kind"] == "leave"

    def _recover(self, before: Race, entries: int) -> None:
        """After a fault in the rules a trial is of no use."""
