"""Taking back: only as long as nobody has learned anything."""

from typing import Any

import pytest

from paddock.core.errors import Refused
from paddock.core.protocol import Phase
from paddock.table.replay import verify
from paddock.table.table import Table
from table.racing import PUSH_ACTION, finish, stop_at, table_at, toy_table
from toy.actions import PUSH, Keep, LetPass, Play, ThrowAway
from toy.book import MUD
from toy.events import CameLate
from toy.phases.lookout import Lookout
from toy.phases.reaction import MudWindow
from toy.phases.round import Round
from toy.phases.running import Run, Running

NO_CARDS = [0, 0]


def run_of(seat: int) -> list[Phase[Any, Any]]:
    """An announced run of one space, and the question whether to stop it."""
    return [Run(seat, 1), MudWindow(seat, 1)]


def lookout() -> Table:
    """A table at which one seat looks at the top card."""
    return stop_at("KeepCard")


def test_a_lone_answer_without_luck_can_be_taken_back_exactly() -> None:
    table = lookout()
    seat = table.asked()[0]
    before = (table.state_hash(), table.record().text(), len(table.diary.entries))
    table.answer(seat, Keep())
    assert table.state_hash() != before[0]
    assert table.can_undo(seat)
    table.undo(seat)
    assert (table.state_hash(), table.record().text(), len(table.diary.entries)) == before
    assert table.asked() == [seat]


def test_the_race_goes_on_as_if_the_answer_had_never_been_given() -> None:
    table, other = lookout(), lookout()
    seat = table.asked()[0]
    table.answer(seat, Keep())
    table.undo(seat)
    for one in (table, other):
        one.answer(seat, ThrowAway())
        finish(one)
    assert table.record().text() == other.record().text()
    assert verify(table.record().text()) == ""


def test_nobody_else_can_take_it_back() -> None:
    table = lookout()
    seat = table.asked()[0]
    table.answer(seat, Keep())
    other = (seat + 1) % table.seats
    assert not table.can_undo(other)
    with pytest.raises(Refused, match="learned something"):
        table.undo(other)


def test_not_across_something_revealed() -> None:
    table = lookout()
    seat = table.asked()[0]
    table.answer(seat, ThrowAway())
    assert not table.can_undo(seat)
    with pytest.raises(Refused, match="learned something"):
        table.undo(seat)


def test_not_across_answers_shown_together() -> None:
    table = toy_table()
    for seat in range(3):
        table.answer(seat, PUSH_ACTION)
    assert not any(table.can_undo(seat) for seat in range(3))


def test_not_across_answers_that_nobody_was_told_of() -> None:
    """Both let it pass in silence, but each now knows that the other did."""
    table = table_at(Round(), *run_of(0), hands=[[1, 0], [1, 0], [1, 0]], bag=NO_CARDS)
    table.answer(1, LetPass())
    table.answer(2, LetPass())
    assert not any(table.can_undo(seat) for seat in range(3))


def test_a_silent_answer_that_leads_to_nothing_hidden_can_be_taken_back() -> None:
    table = table_at(Round(), *run_of(0), hands=[[1, 0], [1, 0]], bag=NO_CARDS)
    table.answer(1, LetPass())
    assert table.can_undo(1)


def test_not_across_luck() -> None:
    """Letting it pass says nothing, but then the die of the next cart is rolled."""
    rolls = Running((1,), (PUSH, PUSH))
    table = table_at(Round(), rolls, *run_of(0), hands=[[1, 0], [1, 0]], bag=NO_CARDS)
    table.answer(1, LetPass())
    assert not table.can_undo(1)


def test_not_across_a_secret_told_to_one_seat() -> None:
    """The last card of the bag is no luck, but whoever looks at it has learned it."""
    table = table_at(Round(), Lookout(), *run_of(0), hands=[[1, 0], [1, 0]], bag=[1, 0])
    drawn = table._chance.drawn
    table.answer(1, LetPass())
    assert table._chance.drawn == drawn
    assert not table.can_undo(1)


def test_not_once_somebody_else_has_answered() -> None:
    table = table_at(Round(), *run_of(0), *run_of(1), hands=[[1, 0], [1, 0]], bag=NO_CARDS)
    table.answer(0, LetPass())
    table.answer(1, LetPass())
    assert not table.can_undo(0)
    table.undo(1)
    assert not table.can_undo(0), "also when that is taken back"


def test_not_after_the_end() -> None:
    table = table_at(*run_of(0), hands=[[1, 0], [1, 0]], bag=NO_CARDS)
    table.answer(1, LetPass())
    assert table.over
    assert not table.can_undo(1)


def test_a_sealed_answer_is_simply_retracted() -> None:
    table = toy_table()
    table.answer(0, PUSH_ACTION)
    table.undo(0)
    assert table.locked() == []


def test_a_card_that_was_played_stays_played() -> None:
    table = table_at(Round(), *run_of(0), hands=[[0, 0], [1, 0]], bag=NO_CARDS)
    table.answer(1, Play(MUD))
    assert not table.can_undo(1)


def test_not_behind_a_window_in_which_somebody_else_is_asked() -> None:
    """Else one could open a window, wait how long it takes, and take the step back."""
    table = table_at(Round(), *run_of(1), *run_of(0), hands=[[1, 0], [1, 0]], bag=NO_CARDS)
    table.answer(1, LetPass())
    assert table.asked() == [0]
    assert not table.can_undo(1)
    with pytest.raises(Refused, match="somebody else was asked to react"):
        table.undo(1)


def test_a_window_shows_nobody_who_has_answered() -> None:
    table = table_at(Round(), *run_of(0), hands=[[1, 0], [1, 0], [1, 0]], bag=NO_CARDS)
    table.answer(1, LetPass())
    assert [table.locked(seat) for seat in (-1, 0, 1, 2)] == [[], [], [1], []]


def test_what_is_confided_to_another_seat_is_no_reason_to_refuse() -> None:
    class Confiding(Run):
        def resolve(self, race: Any, answers: Any, chance: Any, log: Any) -> None:
            race.phases.pop()
            log.confide(self.seat, CameLate(self.seat, MUD))

    for told, can_undo in ((0, True), (1, False)):
        phases = [Round(), Confiding(told, 1), MudWindow(0, 1)]
        table = table_at(*phases, hands=[[1, 0], [1, 0]], bag=NO_CARDS)
        table.answer(1, LetPass())
        assert table.can_undo(1) is can_undo
