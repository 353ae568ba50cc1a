"""Giving up, told by Spiralized: it is written down, played again, and never taken back."""

from typing import Any

import pytest

from paddock import games
from paddock.core.chance import Chance
from paddock.core.errors import Refused
from paddock.core.phrase import Told
from paddock.core.protocol import Action, Log, Phase
from paddock.games.spiralized.actions import Roll
from paddock.games.spiralized.events import GaveUp
from paddock.games.spiralized.state import Spiralized
from paddock.table.luck import Luck
from paddock.table.record import Record
from paddock.table.replay import replay, verify
from paddock.table.table import Table
from table.racing import resealed, toy_table

SEATS = 4


def answer_first(table: Table, times: int) -> None:
    """The first option, so many times."""
    for _ in range(times):
        (decision,) = table.decisions()
        table.answer(decision.seat, decision.options()[0])


def before_a_roll(table: Table) -> int:
    """Play on to where somebody may roll; whose turn it is."""
    while not isinstance(table.decisions()[0].options()[0], Roll):
        answer_first(table, 1)
    return table.asked()[0]


def left_table() -> Table:
    """A race in which one player of four gave up between two turns, and it goes on."""
    table = Table(games.find("spiralized"), SEATS, Luck.seeded(5), {})
    answer_first(table, 30)
    seat = before_a_roll(table)
    table.leave((seat + 1) % SEATS)
    answer_first(table, 30)
    before_a_roll(table)
    return table


def end(table: Table) -> Table:
    """Play on for a while, then all but one give up."""
    answer_first(table, 60)
    gone = [event.seat for event in table.events() if isinstance(event, GaveUp)]
    staying = [seat for seat in range(SEATS) if seat not in gone]
    for seat in staying[1:]:
        table.leave(seat)
    assert table.over
    return table


@pytest.fixture(scope="module")
def record() -> Record:
    """The whole race."""
    return end(left_table()).record()


def place_of_leave(record: Record) -> int:
    """The first line that says so, counted from the header as 0."""
    return [line["kind"] for line in record.lines].index("leave")


def test_a_record_with_a_leave_verifies_and_plays_out_the_same(record: Record) -> None:
    assert verify(record.text()) == ""
    assert replay(record).record().text() == record.text()


def test_a_replay_stops_before_a_leave_and_after_it(record: Record) -> None:
    leave = place_of_leave(record)
    seat = record.lines[leave]["seat"]
    before, after = replay(record, leave - 1), replay(record, leave)
    assert before.record().lines == record.lines[:leave]
    assert after.record().lines == record.lines[: leave + 1]
    assert [event.seat for event in after.events() if isinstance(event, GaveUp)] == [seat]
    assert not any(isinstance(event, GaveUp) for event in before.events())
    assert after.state_hash() == record.lines[leave]["state"] != before.state_hash()


def test_a_leave_that_is_left_out_or_of_another_is_found_out_at_its_line(record: Record) -> None:
    leave = place_of_leave(record)
    before, line, after = record.lines[:leave], record.lines[leave], record.lines[leave + 1 :]
    forged = {**line, "seat": (line["seat"] + 1) % SEATS}
    for lines in ([*before, *after], [*before, forged, *after], [*before, line, line, *after]):
        at = leave + 2 if len(lines) > len(record.lines) else leave + 1
        assert verify(resealed(lines)).startswith(f"line {at}: ")


def test_nobody_takes_anything_back_across_a_leave() -> None:
    table = Table(games.find("spiralized"), SEATS, Luck.seeded(5), {})
    before_a_roll(table)
    while not table.can_undo(seat := table.asked()[0]):
        answer_first(table, 1)
    table.leave((seat + 1) % SEATS)
    assert not any(table.can_undo(one) for one in range(SEATS))
    with pytest.raises(Refused, match="cannot be taken back: somebody has left since"):
        table.undo(seat)


def test_what_is_taken_back_after_a_leave_leaves_the_leave_in_the_record() -> None:
    table, other = left_table(), left_table()
    lines = len(table.record().lines)
    while not table.can_undo(seat := table.asked()[0]):
        answer_first(table, 1)
        answer_first(other, 1)
    # The last answer drew no luck, so it can be taken back: given again, all goes on the same.
    table.undo(seat)
    kept = table.record().lines
    assert len(kept) >= lines
    assert [line["kind"] for line in kept].count("leave") == 1
    answer_first(table, 1)
    assert end(table).record().text() == end(other).record().text()
    assert verify(table.record().text()) == ""


class RulesFaultError(Exception):
    """What a wrong rule might raise."""


class Beginning(Phase[Spiralized, Action]):
    """Moves a token, throws a die and fails, once."""

    def __init__(self, real: Phase[Any, Any]) -> None:
        self.real = real
        self.faults = ["oil on the stairs"]

    def ask(self, race: Spiralized) -> Any:
        return self.real.ask(race)

    def resolve(self, race: Spiralized, answers: list[Action], chance: Chance, log: Log) -> None:
        if self.faults:
            race.turn += 1
            chance.pick(6)
            log.say(GaveUp(0))
            raise RulesFaultError(self.faults.pop())
        self.real.resolve(race, answers, chance, log)


def test_after_a_fault_the_luck_is_dealt_again_across_a_leave() -> None:
    table, other = left_table(), left_table()
    race: Any = table._race
    race.phases[-1] = Beginning(race.phases[-1])
    before = (table.state_hash(), table.record().text(), table.diary.entries[:])
    (decision,) = table.decisions()
    with pytest.raises(RulesFaultError, match="oil"):
        table.answer(decision.seat, decision.options()[0])
    assert (table.state_hash(), table.record().text(), table.diary.entries) == before
    assert table._chance.drawn == other._chance.drawn
    assert end(table).record().text() == end(other).record().text()
    assert verify(table.record().text()) == ""


def test_a_fault_while_somebody_leaves_leaves_the_table_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, other = left_table(), left_table()
    seat = table.asked()[0]
    before = (table.state_hash(), table.record().text(), table.diary.entries[:])

    real = table.game.leave
    assert real is not None
    faults = ["oil at the exit"]

    def faulty(race: Spiralized, seat: int, log: Log) -> Told | None:
        why = real(race, seat, log)
        if faults:
            raise RulesFaultError(faults.pop())
        return why

    monkeypatch.setattr(table.game, "leave", faulty)
    with pytest.raises(RulesFaultError, match="oil"):
        table.leave(seat)
    assert faults == []
    assert (table.state_hash(), table.record().text(), table.diary.entries) == before
    for one in (table, other):
        one.leave(seat)
        end(one)
    assert table.record().text() == other.record().text()


def test_a_game_whose_rules_know_no_leaving_refuses_it() -> None:
    with pytest.raises(Refused, match="The rules of Soapbox know no leaving"):
        toy_table().leave(0)


@pytest.mark.parametrize("seat", [-1, SEATS])
def test_a_seat_that_is_not_there_cannot_leave(seat: int) -> None:
    table = left_table()
    before = table.record().text()
    with pytest.raises(Refused, match=f"no seat {seat} at this table"):
        table.leave(seat)
    assert table.record().text() == before
