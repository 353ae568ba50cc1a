"""Copies of a table and tables dealt anew, for search: what comes next is never copied."""

import pytest

from paddock import games
from paddock.core.errors import Refused
from paddock.core.protocol import SPECTATOR
from paddock.table.luck import Luck
from paddock.table.table import Table
from table.racing import COAST_ACTION, PUSH_ACTION, finish, stop_at, toy_table


def test_what_happens_at_a_copy_does_not_happen_at_the_table() -> None:
    table = toy_table()
    before = (table.state_hash(), table.record().text(), table.events())
    copy = table.copy(seed=3)
    assert copy.state_hash() == before[0]
    assert finish(copy).over
    assert copy.standings().places
    assert (table.state_hash(), table.record().text(), table.events()) == before


def test_what_happens_at_the_table_does_not_happen_at_a_copy() -> None:
    table = toy_table()
    copy = table.copy()
    before, heard = copy.state_hash(), len(copy.events())
    finish(table)
    assert (copy.state_hash(), len(copy.events()), copy.over) == (before, heard, False)


def test_a_copy_has_luck_of_its_own() -> None:
    ends = {finish(toy_table().copy(seed)).state_hash() for seed in range(6)}
    assert len(ends) > 1
    assert finish(toy_table(seed=1)).state_hash() == finish(toy_table(seed=1)).state_hash()
    assert toy_table().copy().luck.commitment != toy_table().luck.commitment


def test_a_copy_with_a_seed_is_repeatable() -> None:
    assert finish(toy_table().copy(9)).state_hash() == finish(toy_table().copy(9)).state_hash()


def test_sealed_answers_stay_sealed_at_a_copy() -> None:
    table = toy_table(3)
    table.answer(0, PUSH_ACTION)
    copy = table.copy()
    assert copy.locked() == [0]
    assert copy.sealed(0) is PUSH_ACTION
    copy.retract(0)
    assert (copy.locked(), table.locked()) == ([], [0])


def test_a_copy_counts_on_and_copies_itself() -> None:
    table = toy_table(3)
    for seat in range(3):
        table.answer(seat, COAST_ACTION)
    copy = table.copy().copy()
    assert copy.answers == 3
    (first, *_) = copy.decisions()
    copy.answer(first.seat, first.options()[0])
    assert copy.answers + len(copy.locked(first.seat)) == 4


def test_a_copy_keeps_no_record_and_says_why() -> None:
    copy = toy_table().copy()
    with pytest.raises(Refused, match="A copy keeps no record"):
        copy.record()
    with pytest.raises(Refused, match="A copy keeps no record"):
        copy.pause()


def test_nothing_is_taken_back_at_a_copy_and_it_says_why() -> None:
    copy = toy_table().copy()
    for seat in copy.asked():
        copy.answer(seat, COAST_ACTION)
    with pytest.raises(Refused, match="cannot be taken back: a copy goes one way only"):
        copy.undo(0)


def test_somebody_can_leave_a_copy() -> None:
    copy = Table(games.find("spiralized"), 3, Luck.seeded(5), {}).copy(1)
    copy.leave(0)
    assert copy.answers == 1
    copy.leave(1)
    assert copy.over
    assert copy.standings().winners == [2]


@pytest.mark.parametrize("seat", [-2, 3, 99])
def test_a_seat_that_does_not_exist_is_dealt_nothing(seat: int) -> None:
    with pytest.raises(Refused, match=f"There is no seat {seat} at this table"):
        toy_table(3).redeal(seat, 1)


def test_a_redealt_table_can_be_played_to_its_end() -> None:
    table = stop_at("ThrowMud")
    before = table.record().text()
    for seat in (SPECTATOR, 0, 1, 2):
        other = table.redeal(seat, 4)
        assert table.codec.dump(other.view(seat)) == table.codec.dump(table.view(seat))
        assert finish(other).over
    assert table.record().text() == before


def test_a_redealt_table_knows_no_more_than_its_seat() -> None:
    """Neither what others have sealed nor what they were told in secret."""
    table = stop_at("KeepCard")
    (decision,) = table.decisions()
    other = (decision.seat + 1) % table.seats
    dealt = table.redeal(other, 4)
    assert dealt.events(decision.seat) == dealt.events(SPECTATOR) != table.events(decision.seat)
    assert dealt.events(other) == table.events(other)
    table = toy_table(3)
    table.answer(0, PUSH_ACTION)
    assert table.redeal(1, 4).locked() == []
    assert table.redeal(0, 4).sealed(0) is PUSH_ACTION
