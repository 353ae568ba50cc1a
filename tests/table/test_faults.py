"""A fault in the rules leaves nothing half done: the table stands as before the last answer."""

from typing import Any

import pytest

from paddock.core.chance import Chance
from paddock.core.protocol import Action, Log, Phase
from paddock.table.replay import verify
from paddock.table.table import Table
from table.racing import PUSH_ACTION, finish, toy_table
from toy.events import Stuck
from toy.state import Soapbox


class RulesFaultError(Exception):
    """What a wrong rule might raise."""


class Pushing(Phase[Soapbox, Action]):
    """Moves a piece, uses luck, says something, and fails, as long as it is told to."""

    def __init__(self, real: Phase[Any, Any], faults: list[str]) -> None:
        self.real = real
        self.faults = faults

    def ask(self, race: Soapbox) -> Any:
        return self.real.ask(race)

    def resolve(self, race: Soapbox, answers: list[Action], chance: Chance, log: Log) -> None:
        if self.faults:
            race.carts[0].spot += 5
            race.phases.pop()
            chance.pick(6)
            log.say(Stuck(0))
            raise RulesFaultError(self.faults.pop())
        self.real.resolve(race, answers, chance, log)


def faulty_table(faults: list[str]) -> Table:
    """A table of the toy whose second push fails once for each fault."""
    table = toy_table()
    race: Any = table._race
    race.phases = [Pushing(at, faults) if at is race.phases[-1] else at for at in race.phases]
    race.asked = race.phases[-1].ask(race)
    return table


def test_a_fault_leaves_the_table_as_before_the_last_answer() -> None:
    table = faulty_table(["oil on the rulebook"])
    before = (table.state_hash(), table.record().text(), table.diary.entries[:])
    table.answer(0, PUSH_ACTION)
    table.answer(1, PUSH_ACTION)
    with pytest.raises(RulesFaultError, match="oil"):
        table.answer(2, PUSH_ACTION)
    assert (table.state_hash(), table.record().text(), table.diary.entries) == before
    assert table.codec.dump(table.view(0))["spots"] == [0, 0, 0]
    assert table.locked() == [0, 1]
    assert [decision.seat for decision in table.decisions()] == [2]


def test_after_a_fault_the_race_goes_on_with_the_luck_it_would_have_had() -> None:
    table, other = faulty_table(["oil"]), toy_table()
    for seat in range(3):
        other.answer(seat, PUSH_ACTION)
    table.answer(0, PUSH_ACTION)
    table.answer(1, PUSH_ACTION)
    with pytest.raises(RulesFaultError):
        table.answer(2, PUSH_ACTION)
    table.answer(2, PUSH_ACTION)
    assert finish(table).record().text() == finish(other).record().text()
    assert verify(table.record().text()) == ""
