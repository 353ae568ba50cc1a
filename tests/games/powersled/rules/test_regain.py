"""Regaining control at the end of a turn."""

import pytest

from games.powersled.positions import asked, at, begun, of, play, position, sled
from paddock.core.protocol import Event
from paddock.games.powersled.decisions import UseReflexes
from paddock.games.powersled.events.contact import BY_REGAIN, Reacted
from paddock.games.powersled.events.driving import Regained, RegainRolled
from paddock.games.powersled.phases.control import Regaining
from paddock.games.powersled.phases.turn import Turn
from paddock.games.powersled.state import Powersled
from support import rule


def regaining(dice: list[int], **fields: int | str) -> tuple[Powersled, list[Event]]:
    """The end of a turn for one sled with a full hand."""
    full = "M3 M3 M3 M3 M3 M4"
    return begun(
        A=at("s5.0.0", full, **fields),
        B=at("s0.0.0", full),
        phases=[Turn(), Regaining((0, 1))],
        dice=dice,
    )


@rule("PS-240", "PS-R53", "PS-043")
@pytest.mark.parametrize(("control", "rolls"), [(0, 0), (1, 1), (2, 1)])
def test_who_has_lost_steps_rolls_once(control: int, rolls: int) -> None:
    _, events = regaining([7] * rolls, control=control)
    assert [one.seat for one in of(events, RegainRolled)] == [0] * rolls


@rule("PS-240", "PS-R53")
def test_a_spinning_sled_does_not_roll() -> None:
    _, events = regaining([], circle="S2")
    assert of(events, RegainRolled) == []


@rule("PS-240", "PS-030")
def test_after_the_third_round_the_leader_rolls_first() -> None:
    full = "M3 M3 M3 M3 M3 M3"
    race = position(
        A=at("s5.0.0", f"GC {full}", control=1), B=at("s5.0.4", f"GC {full}", control=2), round=3
    )
    events = play(race, "A GC:0", "B GC:0", dice=[7, 7])
    assert [one.seat for one in of(events, RegainRolled)] == [1, 0]
    assert [(one.seat, one.steps) for one in of(events, Regained)] == [(1, 1), (0, 0)]


@rule("PS-241", "PS-010")
@pytest.mark.parametrize(
    ("dice", "pilot", "back"),
    [(2, 0, 0), (6, 0, 0), (7, 0, 1), (9, 0, 1), (10, 0, 2), (12, 0, 2), (5, 2, 1), (8, 2, 2)],
)
def test_the_regain_table(dice: int, pilot: int, back: int) -> None:
    race, events = regaining([dice], control=2, pilot=pilot)
    (rolled,) = of(events, RegainRolled)
    assert (rolled.pilot, rolled.total) == (pilot, dice + pilot)
    assert [(one.back, one.steps) for one in of(events, Regained)] == [(back, 2 - back)]
    assert sled(race, "A").control == 2 - back


@rule("PS-241", "PS-100")
def test_good_reflexes_add_two_to_a_regain_roll() -> None:
    race = position(
        A=at("s5.0.0", "GR M3 M3 M3 M3 M3", control=2),
        B=at("s0.0.0", "M3 M3 M3 M3 M3 M3"),
        phases=[Turn(), Regaining((0, 1))],
        dice=[8],
    )
    (decision,) = race.asked
    assert isinstance(decision, UseReflexes)
    assert (decision.is_regain, decision.total, decision.result, decision.better) == (True, 8, 1, 2)
    events = play(race, "play")
    assert [(one.cause, one.by) for one in of(events, Reacted)] == [(BY_REGAIN, 0)]
    assert [one.total for one in of(events, Regained)] == [10]
    assert sled(race, "A").control == 0


@rule("PS-R97", "PS-241")
@pytest.mark.parametrize(("control", "dice"), [(1, 8), (2, 10), (2, 2)])
def test_nobody_is_asked_for_reflexes_that_bring_no_step_back(control: int, dice: int) -> None:
    """One step down, 8 brings it back as 10 would; 10 brings all; 4 brings none like 2."""
    race = position(
        A=at("s5.0.0", "GR M3 M3 M3 M3 M3", control=control),
        B=at("s0.0.0", "M3 M3 M3 M3 M3 M3"),
        phases=[Turn(), Regaining((0, 1))],
        dice=[dice],
    )
    assert "UseReflexes" not in asked(race)


@rule("PS-242")
def test_nobody_goes_beyond_complete_control() -> None:
    race, events = regaining([12], control=1)
    assert [(one.back, one.steps) for one in of(events, Regained)] == [(1, 0)]
    assert sled(race, "A").control == 0
