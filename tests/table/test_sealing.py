"""Answers are sealed until the last is in; until then they can be changed and taken back."""

from typing import Any

import pytest

from paddock.core.codec import canonical
from paddock.core.errors import Refused
from paddock.core.protocol import SPECTATOR
from paddock.table.table import Table
from table.racing import COAST_ACTION, PUSH_ACTION, finish, toy_table
from toy.actions import HEAVE, PUSH, Effort
from toy.events import EffortsShown


def shown(table: Table, seat: int) -> str:
    """All that a seat can see of the table."""
    return canonical(
        [
            table.codec.dump(table.view(seat)),
            [table.codec.dump(event) for event in table.events(seat)],
        ]
    )


def test_nothing_moves_before_the_last_answer_and_then_everything_does() -> None:
    table = toy_table()
    before = table.state_hash()
    table.answer(2, PUSH_ACTION)
    table.answer(0, PUSH_ACTION)
    assert table.state_hash() == before
    assert table.answers == 0
    table.answer(1, PUSH_ACTION)
    assert table.state_hash() != before
    assert table.answers == 3
    assert table.locked() == []


def test_who_has_answered_is_public_and_what_is_not() -> None:
    table = toy_table()
    before = [shown(table, seat) for seat in (SPECTATOR, 0, 1, 2)]
    table.answer(1, Effort(HEAVE))
    assert table.locked() == [1]
    assert table.asked() == [0, 1, 2]
    assert [decision.seat for decision in table.decisions()] == [0, 2]
    assert [shown(table, seat) for seat in (SPECTATOR, 0, 1, 2)] == before


def test_a_seat_can_ask_what_it_has_sealed_for_this_question() -> None:
    table = toy_table()
    assert table.sealed(1) is None
    table.answer(1, PUSH_ACTION)
    table.answer(1, COAST_ACTION)
    assert table.sealed(1) == COAST_ACTION
    assert table.sealed(0) is None
    table.retract(1)
    assert table.sealed(1) is None
    for seat in (0, 1, 2):
        table.answer(seat, PUSH_ACTION)
    assert [table.sealed(seat) for seat in (SPECTATOR, 0, 1, 2)] == [None] * 4


def test_the_last_answer_of_a_seat_counts() -> None:
    table = toy_table()
    table.answer(0, COAST_ACTION)
    table.answer(0, Effort(HEAVE))
    table.answer(1, PUSH_ACTION)
    table.answer(2, PUSH_ACTION)
    revealed: Any = next(event for event in table.events() if isinstance(event, EffortsShown))
    assert revealed.efforts == (HEAVE, PUSH, PUSH)


def test_a_changed_answer_is_recorded_once_in_its_new_place() -> None:
    table = toy_table()
    table.answer(0, COAST_ACTION)
    table.answer(1, PUSH_ACTION)
    table.answer(0, PUSH_ACTION)
    table.answer(2, PUSH_ACTION)
    assert [line["seat"] for line in table.record().lines[1:]] == [1, 0, 2]


def test_an_answer_can_be_taken_back_while_others_think() -> None:
    table = toy_table()
    table.answer(0, COAST_ACTION)
    table.retract(0)
    assert table.locked() == []
    table.answer(1, PUSH_ACTION)
    table.answer(2, PUSH_ACTION)
    assert table.answers == 0, "the table waits for seat 0 again"


def test_nothing_can_be_taken_back_that_was_not_given() -> None:
    table = toy_table()
    with pytest.raises(Refused, match="sealed no answer"):
        table.retract(0)


def test_a_seat_that_is_not_asked_is_refused_with_who_is() -> None:
    table = toy_table()
    with pytest.raises(Refused, match="Seat 7 is not asked now; the table waits for Vermilion"):
        table.answer(7, PUSH_ACTION)


def test_an_answer_must_be_an_action() -> None:
    table = toy_table()
    with pytest.raises(Refused, match="An answer is an action"):
        table.answer(0, "push")  # type: ignore[arg-type]
    assert table.locked() == []


def test_a_refused_change_keeps_the_answer_that_was_sealed() -> None:
    table = toy_table()
    table.answer(0, Effort(HEAVE))
    with pytest.raises(Refused, match="TOY-004") as refused:
        table.answer(0, Effort(9))
    assert refused.value.rule == "TOY-004"
    assert table.locked() == [0]


def test_a_table_tells_what_is_asked_of_a_seat() -> None:
    table = toy_table()
    table.answer(0, PUSH_ACTION)
    decision = table.decision(0)
    assert decision is not None
    assert decision.seat == 0
    assert table.decision(5) is None


@pytest.mark.parametrize("seat", [-2, 3])
def test_there_is_nothing_to_see_for_a_seat_that_does_not_exist(seat: int) -> None:
    table = toy_table()
    with pytest.raises(Refused, match=f"There is no seat {seat}"):
        table.view(seat)
    with pytest.raises(Refused, match=f"There is no seat {seat}"):
        table.events(seat)


def test_there_are_no_standings_before_the_end() -> None:
    table = toy_table()
    with pytest.raises(Refused, match="still on"):
        table.standings()
    assert finish(table).standings().winners


def test_nothing_is_asked_after_the_end() -> None:
    table = finish(toy_table())
    assert (table.decisions(), table.asked()) == ([], [])
    for act in (table.retract, table.undo):
        with pytest.raises(Refused):
            act(0)
