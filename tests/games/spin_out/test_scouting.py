"""A clean run over a track, or why there is none and where."""

from typing import Any

import pytest

from games.spin_out.positions import box, disc
from paddock.core.chance import Dealer
from paddock.core.game import USUAL_EFFORT
from paddock.core.protocol import Action, Decision, Log, advance, begin
from paddock.games.spin_out.actions import Manoeuvre, SetSpeed
from paddock.games.spin_out.book.course_reader import COURSES
from paddock.games.spin_out.book.measures import INCH
from paddock.games.spin_out.book.reader import make_book
from paddock.games.spin_out.decisions.driving import ChooseSpeed
from paddock.games.spin_out.decisions.manoeuvres import ChooseManoeuvre
from paddock.games.spin_out.scouting.field import FIELDS, ROUGH_COST, SPOTLESS
from paddock.games.spin_out.scouting.kinds import CleanRun, NoRun, ScoutedTurn
from paddock.games.spin_out.scouting.scout import scout
from paddock.games.spin_out.setup import setup

MEASURED = {"mesa_oval": 19, "twin_rocks": 24, "needle_canyon": 25, "boulder_rally": 15}
"""The specification's Turns of one pod alone, at speeds up to 12, without any damage."""
FINISH = {"a": [40, 1], "b": [40, 29], "direction": 0, "finish": True}


def made(*features: dict[str, Any], gates: Any = (FINISH,), **more: Any) -> dict[str, Any]:
    """A small table, the start at its left and the finish at its right."""
    return {
        "id": "gulch",
        "name": "Gulch",
        "table": [48, 30],
        "laps": 1,
        "start": {"line": [[16, 1], [16, 29]], "heading": 0, "zone": [1, 7, 16, 23]},
        "gates": list(gates),
        "features": list(features),
        **more,
    }


def scouted(*features: dict[str, Any], effort: int = USUAL_EFFORT, **more: Any) -> CleanRun | NoRun:
    found = scout(make_book({"data": made(*features, **more)}), effort)
    assert isinstance(found, CleanRun | NoRun)
    return found


def said(found: CleanRun | NoRun) -> str:
    return found.text.text([])


def answer(decision: Decision, turn: ScoutedTurn) -> Action:
    if isinstance(decision, ChooseManoeuvre):
        return Manoeuvre(tuple(turn.steps), False)
    for option in decision.options():
        if isinstance(decision, ChooseSpeed) and isinstance(option, SetSpeed):
            if option.speed == turn.speed:
                return option
    assert not isinstance(decision, ChooseSpeed), "a speed that can be set"
    return decision.options()[0]


@pytest.mark.parametrize("id", COURSES)
def test_a_run_is_driven_as_it_was_found_and_takes_the_measured_turns(id: str) -> None:
    book = make_book({"track": id})
    found = scout(book, USUAL_EFFORT)
    assert isinstance(found, CleanRun)
    assert len(found.turns) == MEASURED[id]
    chance = Dealer(0)
    race = setup(book, 1, chance)
    begin(race, chance, Log())
    advance(race, [race.asked[0].options()[0]], chance, Log())
    for number, turn in enumerate(found.turns, 1):
        assert race.game_turn == number
        while race.phases and race.game_turn == number:
            advance(race, [answer(race.asked[0], turn)], chance, Log())
        (pod,) = race.pods
        assert (pod.pose.x, pod.pose.y, pod.pose.heading) == (turn.x, turn.y, turn.heading)
        assert (pod.passed, pod.damage, pod.orange) == (turn.passed, 0, False)
    assert not race.phases
    assert race.pods[0].has_crossed


def test_a_straight_run_is_told_with_its_turns() -> None:
    found = scouted()
    assert isinstance(found, CleanRun)
    assert said(found) == "It can be driven: a clean run takes 3 Game Turns."
    assert [turn.passed for turn in found.turns] == [0, 0, 1]
    last = found.turns[-1]
    assert last.x > 40 * INCH - 2 * INCH


def test_a_gate_that_faces_backwards_is_driven_round() -> None:
    gate = {"a": [28, 8], "b": [28, 22], "direction": 180}
    found = scouted(gates=[gate, FINISH])
    assert isinstance(found, CleanRun)
    passed = [turn.passed for turn in found.turns]
    back = found.turns[passed.index(1)]
    assert back.x < back.corner_x
    assert passed[-1] == 2


def test_what_hurts_is_gone_round() -> None:
    scree = box("L1", "large", 24, 4, 28, 30)
    found = scouted(scree)
    assert isinstance(found, CleanRun)
    assert min(turn.y for turn in found.turns) < 4 * INCH


def test_a_gate_that_is_walled_in_is_named_with_its_place() -> None:
    walls = [box("O1", "obstacle", 24, 0, 25, 12), box("O2", "obstacle", 25, 11, 48, 12)]
    gate = {"a": [30, 2], "b": [30, 8], "direction": 0}
    found = scouted(*walls, gates=[gate, {**FINISH, "a": [40, 14]}])
    assert isinstance(found, NoRun)
    assert (found.gate, found.x, found.y, found.is_certain) == (0, 300_000, 50_000, True)
    assert said(found) == (
        "Nobody can get past gate 1: no way there is 2 3/8 inches wide, as a pod is."
    )


@pytest.mark.parametrize(("wide", "is_open"), [(2.3, False), (2.6, True)])
def test_a_slit_is_as_wide_as_a_pod_or_shut(wide: float, is_open: bool) -> None:
    walls = [
        box("O1", "obstacle", 24, 0, 26, 15 - wide / 2),
        box("O2", "obstacle", 24, 15 + wide / 2, 26, 30),
    ]
    found = scouted(*walls, effort=USUAL_EFFORT if is_open else 500)
    assert found.is_drivable == is_open
    if isinstance(found, NoRun):
        assert found.is_certain
        assert said(found).startswith("Nobody can get past the line:")


def test_a_wall_behind_the_finish_is_no_wall_before_it() -> None:
    """SO-161 The nose is enough."""
    assert scouted(box("O1", "obstacle", 40.5, 0, 42, 30)).is_drivable


def test_scree_all_across_is_told_with_how_far_one_came() -> None:
    scree, rock = box("L1", "large", 24, 0, 28, 30), disc("O1", "obstacle", 45, 4, 2)
    found = scouted(scree, rock, effort=2_000)
    assert isinstance(found, NoRun)
    assert not found.is_certain
    assert said(found).startswith("No clean run was found: none came nearer to the line than (2")
    assert said(found).endswith(", by the thing L1.")
    last = found.turns[-1]
    assert (found.x, found.y, found.gate) == (last.x, last.y, 0)


def test_effort_bounds_the_search() -> None:
    found = scouted(effort=5)
    assert isinstance(found, NoRun)
    assert not found.is_certain


def test_the_way_to_go_is_kept_for_each_track_and_way_to_drive() -> None:
    book = make_book({"data": made(box("L1", "large", 24, 2, 28, 28))})
    again = make_book({"data": made(box("L1", "large", 24, 2, 28, 28))})
    clean = FIELDS.field(book, SPOTLESS)
    assert FIELDS.field(again, SPOTLESS) is clean
    rough = FIELDS.field(book, ROUGH_COST)
    assert rough is not clean
    x, y = 12.0 * INCH, 15.0 * INCH
    assert rough.to_go(0, x, y) < clean.to_go(0, x, y)
