"""The loop: phases ask, answers resolve, and it runs on until someone must answer."""

from typing import Any

import pytest

from paddock.core.chance import Chance, Script
from paddock.core.protocol import (
    NOBODY,
    Action,
    Decision,
    Event,
    Log,
    Phase,
    Race,
    advance,
    begin,
)
from paddock.table.diary import Diary
from support import said


class Step(Action):
    def __init__(self, code: int) -> None:
        super().__init__(code)


STEPS: tuple[Action, ...] = (Step(1), Step(2))


class Stepped(Event):
    def __init__(self, total: int) -> None:
        self.total = total


class Walk(Race):
    def __init__(
        self, seats: int, phases: list[Phase[Any, Any]], asked: tuple[Decision, ...], total: int
    ) -> None:
        super().__init__(seats, phases, asked)
        self.total = total


class Asking(Phase[Walk, Step]):
    """Asks the seats it is told to, once."""

    def __init__(self, seats: list[int]) -> None:
        self.seats = seats

    def ask(self, race: Walk) -> tuple[Decision, ...]:
        return tuple(Decision(seat, STEPS) for seat in self.seats)

    def resolve(self, race: Walk, answers: list[Step], chance: Chance, log: Log) -> None:
        race.phases.pop()
        race.total += sum(answer.code for answer in answers) + chance.pick(10)
        log.say(Stepped(race.total))


class Pushing(Phase[Walk, Step]):
    """Asks nobody, and puts a question on top of itself until enough is walked."""

    def resolve(self, race: Walk, answers: list[Step], chance: Chance, log: Log) -> None:
        assert answers == []
        if race.total >= 10:
            race.phases.pop()
        else:
            race.phases.append(Asking([0]))


def walk(*phases: Phase[Walk, Step]) -> Walk:
    return Walk(2, list(phases), (), 0)


def test_a_race_stops_where_somebody_is_asked() -> None:
    race = walk(Asking([0, 1]))
    begin(race, Script([]), Log())
    assert [decision.seat for decision in race.asked] == [0, 1]


def test_answers_arrive_in_the_order_asked_and_the_race_ends_with_its_stack() -> None:
    race = walk(Asking([1, 0]))
    begin(race, Script([]), Log())
    advance(race, [STEPS[1], STEPS[0]], Script([4]), Log())
    assert race.total == 7
    assert (race.phases, race.asked) == ([], ())


def test_a_phase_that_asks_nobody_runs_by_itself() -> None:
    race = walk(Asking([]))
    begin(race, Script([3]), Log())
    assert race.total == 3
    assert race.phases == []


def test_the_innermost_phase_is_played_first_and_the_one_below_resumes() -> None:
    race = walk(Pushing())
    script, diary = Script([0, 5, 2]), Diary()
    begin(race, script, diary)
    stops = 0
    while race.phases:
        stops += 1
        advance(race, [STEPS[0]], script, diary)
    assert stops == 3
    assert [event.total for event in diary.told() if isinstance(event, Stepped)] == [1, 7, 10]


def test_the_deaf_log_takes_everything() -> None:
    log = Log()
    log.say(Stepped(1))
    log.whisper(0, Stepped(1), Stepped(2))


def test_a_plain_decision_refuses_what_it_does_not_offer() -> None:
    decision = Decision(0, STEPS)
    assert decision.options() is STEPS
    assert said(decision.refusal(Step(2))) == ""
    assert said(decision.refusal(Step(3))) != ""
    assert decision.exact


def test_an_event_reveals_nothing_unless_it_says_so() -> None:
    assert not Stepped(1).reveals


def test_what_a_game_must_write_itself_says_so() -> None:
    bare: Phase[Race, Action] = Phase()
    race = Race(1, [bare], ())
    assert bare.ask(race) == NOBODY
    with pytest.raises(TypeError, match="resolves itself"):
        bare.resolve(race, [], Script([]), Log())
    with pytest.raises(TypeError, match="copies itself"):
        race.copy()
    with pytest.raises(TypeError, match="defines draw"):
        Chance().pick(2)
