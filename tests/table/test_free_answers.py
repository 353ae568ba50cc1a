"""An answer that is on no menu: sealed, kept, played again and taken back like any other."""

from pathlib import Path

import pytest

from paddock.core.errors import Refused
from paddock.table.replay import resume, verify
from paddock.table.scenario import run_scenario
from paddock.table.table import Table
from table.racing import finish, toy_table
from toy.actions import COAST, HEAVE, Effort, Lean
from toy.foresight import LeanForesight


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
