"""An answer that is on no menu: sealed, kept, played again and taken back like any other."""

from pathlib import Path
from typing import Any

import pytest

from paddock.core.chance import Chance
from paddock.core.errors import Refused
from paddock.core.protocol import Decision, Log, Phase
from paddock.table.replay import resume, verify
from paddock.table.scenario import run_scenario
from paddock.table.table import Table
from table.racing import finish, table_at, toy_table
from toy.actions import COAST, HEAVE, LEAN_MENU, Effort, Lean
from toy.decisions import ChooseLean
from toy.foresight import LeanForesight
from toy.phases.round import Round
from toy.rules.leaning import MOST_LEAN


def leaning() -> Table:
    """The first seat has heaved and says how far it leans."""
    table = toy_table(2)
    table.answer(0, Effort(HEAVE))
    table.answer(1, Effort(COAST))
    return table


def test_it_is_checked_foreseen_and_carried_out() -> None:
    table = leaning()
    foreseen = table.foresee(0, Lean(257))
    assert isinstance(foreseen, LeanForesight)
    assert foreseen.more == 2
    with pytest.raises(Refused, match="TOY-020"):
        table.foresee(0, Lean(301))
    with pytest.raises(Refused, match="TOY-020"):
        table.answer(0, Lean(-1))
    table.answer(0, Lean(257))
    assert table.record().lines[3]["action"] == {"kind": "Lean", "tenths": 257}


def test_its_record_plays_again_and_can_be_played_on() -> None:
    table = leaning()
    table.answer(0, Lean(257))
    again = resume(table.pause())
    assert again.state_hash() == table.state_hash()
    finish(table)
    assert verify(table.record().text()) == ""


SCENARIO = """
game = "toy"
name = "A lean off the menu"
rules = ["TOY-019"]
seats = ["Ann", "Ben"]
luck = [3]
[position]
phases = [{ kind = "Round" }, { kind = "Leaning", seat = "Ann" }]
carts = [{ spot = 3, hand = [0, 0] }, { spot = 4, hand = [0, 0] }]
[[step]]
asked = ["Ann"]
options = { Ann = ["lean:0", "lean:100", "lean:250", "lean:300"] }
refused = [{ seat = "Ann", action = { kind = "Lean", tenths = 301 }, rule = "TOY-020" }]
answers = { Ann = { kind = "Lean", tenths = 257 } }
events = [{ kind = "Leaned", tenths = 257 }, { kind = "Ran", seat = "Ann", spaces = 6 }]
"""


def test_a_scenario_says_it_in_full(tmp_path: Path) -> None:
    file = tmp_path / "lean.toml"
    file.write_text(SCENARIO, encoding="utf-8")
    assert run_scenario(file).why == ""


class LeanTogether(Phase[Any, Lean]):
    """These seats say at once how far they lean, and nothing is rolled or told."""

    def __init__(self, *seats: int) -> None:
        self.seats = seats

    def ask(self, race: Any) -> tuple[Decision, ...]:
        return tuple(ChooseLean(seat, LEAN_MENU, MOST_LEAN) for seat in self.seats)

    def resolve(self, race: Any, answers: list[Lean], chance: Chance, log: Log) -> None:
        race.phases.pop()


def leaning_together(monkeypatch: pytest.MonkeyPatch, *phases: LeanTogether) -> Table:
    # The wire of the toy does not know this phase.
    monkeypatch.setattr(Table, "_fingerprint", lambda self: "")
    return table_at(Round(), *phases, hands=[[0, 0], [0, 0]], bag=[5, 5])


def test_it_is_retracted_and_changed_while_others_think(monkeypatch: pytest.MonkeyPatch) -> None:
    table = leaning_together(monkeypatch, LeanTogether(0, 1))
    table.answer(0, Lean(257))
    assert table.sealed(0) == Lean(257)
    table.retract(0)
    assert table.sealed(0) is None
    table.answer(0, Lean(257))
    table.answer(0, Lean(12))
    table.answer(1, Lean(300))
    given = [(line["seat"], line["action"]["tenths"]) for line in table.record().lines[1:]]
    assert given == [(0, 12), (1, 300)]


def test_it_is_undone_while_nobody_has_learned_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    table = leaning_together(monkeypatch, LeanTogether(0), LeanTogether(0))
    table.answer(0, Lean(257))
    assert table.can_undo(0)
    table.undo(0)
    assert table.answers == 0
    table.answer(0, Lean(12))
    assert table.record().lines[1]["action"] == {"kind": "Lean", "tenths": 12}


def test_it_stands_once_it_was_rolled_for() -> None:
    table = leaning()
    table.answer(0, Lean(257))
    with pytest.raises(Refused, match="taken back"):
        table.undo(0)
