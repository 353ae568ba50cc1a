"""Playing on from a record: of a race that is over, that is still on, or that was saved."""

from pathlib import Path

import pytest

import paddock
from paddock import games
from paddock.core.errors import BrokenRecord, PaddockError, Refused
from paddock.table.luck import Luck
from paddock.table.record import Record
from paddock.table.table import Table
from table.racing import PUSH_ACTION, finish, resealed, toy_table


@pytest.fixture(scope="module")
def whole() -> Record:
    return finish(toy_table(), seed=3).record()


@pytest.mark.parametrize("until", [0, 1, 3, 7])
def test_a_finished_race_can_be_played_on_from_any_answer(whole: Record, until: int) -> None:
    table = paddock.resume(whole, until=until)
    assert not table.over
    sealed = [seat for seat in range(table.seats) if table.sealed(seat) is not None]
    assert table.answers + len(sealed) == until
    assert paddock.verify(finish(table, seed=8).record().text()) == ""


def test_the_same_answers_bring_the_same_rolls(whole: Record) -> None:
    table = paddock.resume(whole, until=3)
    for line in whole.answers[3:]:
        table.follow(line)
    assert table.record().text() == whole.text()


def test_a_record_comes_as_itself_as_text_as_lines_or_as_a_file(
    whole: Record, tmp_path: Path
) -> None:
    file = tmp_path / "race.jsonl"
    file.write_text(whole.text(), encoding="utf-8")
    text = whole.text()
    states = {
        paddock.resume(record, until=5).state_hash()
        for record in (whole, text, text.encode(), text.splitlines(), file)
    }
    assert len(states) == 1


def test_the_record_of_a_race_that_is_still_on_can_be_resumed_by_its_owner() -> None:
    table = finish(toy_table(), seed=3)
    half = paddock.resume(table.record(), until=3)
    again = paddock.resume(half.record())
    assert again.state_hash() == half.state_hash()
    assert finish(again, seed=5).record().text() == finish(half, seed=5).record().text()


def test_a_saved_race_goes_on_as_if_nothing_had_been() -> None:
    """The luck is in the file, so the record that comes of it is true."""
    table = paddock.resume(finish(toy_table(), seed=3).record(), until=3)
    saved = table.pause(["me", "first", "random"]).text()
    again = paddock.resume(saved)
    assert (again.state_hash(), again.answers) == (table.state_hash(), table.answers)
    end = finish(again, seed=5).record().text()
    assert end == finish(table, seed=5).record().text()
    assert paddock.verify(end) == ""


def test_a_saved_race_can_be_taken_up_earlier() -> None:
    table = paddock.resume(finish(toy_table(), seed=3).record(), until=3)
    assert paddock.resume(table.pause(), until=1).answers == 0


def test_sealed_answers_are_not_saved() -> None:
    table = toy_table(3)
    table.answer(0, PUSH_ACTION)
    assert paddock.resume(table.pause()).locked() == []


def test_a_race_that_is_over_is_not_saved() -> None:
    with pytest.raises(Refused, match="The race is over"):
        finish(toy_table()).pause()


def test_a_saved_race_is_no_whole_record() -> None:
    saved = toy_table().pause().text()
    assert paddock.verify(saved) == "line 2: the race was saved here and is not over"


def test_a_pause_is_sealed_and_its_luck_is_the_one_committed_to() -> None:
    saved = toy_table().pause().text()
    with pytest.raises(BrokenRecord, match="line 2: this line was altered"):
        paddock.resume(saved.replace('"seed":1', '"seed":2'))
    header, pause = Record.parse(saved).lines
    with pytest.raises(BrokenRecord, match="line 2: the luck is not the one committed to"):
        paddock.resume(resealed([header, {**pause, "luck": {"seed": 2}}]))
    with pytest.raises(BrokenRecord, match="line 2: the race stands differently"):
        paddock.resume(resealed([header, {**pause, "state": "0" * 32}]))
    with pytest.raises(BrokenRecord, match="line 3: nothing follows the pause"):
        paddock.resume(resealed([header, pause, pause]))


def test_nobody_goes_on_without_the_luck() -> None:
    with pytest.raises(BrokenRecord, match=r"without a result and without its luck$"):
        paddock.resume(toy_table().record().text())


def test_where_to_go_on_must_be_in_the_record(whole: Record) -> None:
    number = len(whole.answers)
    with pytest.raises(PaddockError, match=f"has {number} answers, so it resumes after 0 to"):
        paddock.resume(whole, until=number + 1)
    with pytest.raises(PaddockError, match="resumes after 0 to"):
        paddock.resume(whole, until=-1)


def test_a_finished_race_does_not_go_on_by_itself(whole: Record) -> None:
    number = len(whole.answers)
    for until in (None, number):
        with pytest.raises(PaddockError, match=f"say after which of its {number} answers"):
            paddock.resume(whole, until=until)


def test_whoever_left_is_still_gone_after_resuming() -> None:
    table = Table(games.find("spiralized"), 3, Luck.seeded(5), {})
    table.leave(1)
    (decision,) = table.decisions()
    table.answer(decision.seat, decision.options()[0])
    again = paddock.resume(table.pause())
    assert again.state_hash() == table.state_hash()
    assert paddock.resume(table.record(), until=0).state_hash() != table.state_hash()
    with pytest.raises(Refused, match="SZ-R41"):
        again.leave(1)
    for one in (table, again):
        one.leave(0)
    assert again.over
    assert again.record().text() == table.record().text()
    assert paddock.verify(again.record().text()) == ""


def test_a_race_that_leads_nowhere_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    table = toy_table(2)
    monkeypatch.setattr(table.game, "most_decisions", 6)
    with pytest.raises(Refused, match=r"leads nowhere: none of .* takes more than 6 answers"):
        finish(table)
    assert not table.over
    assert table.answers < 6 + table.seats
