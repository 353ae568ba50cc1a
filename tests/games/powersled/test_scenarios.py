"""Every worked example of the rulebook and of the specification, run from its file."""

from pathlib import Path

import pytest

from paddock.table.scenario import run_scenario
from paddock.table.scenario_file import read_scenario

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.glob("*.toml"))
EXAMPLES = [f"x{number:02}" for number in range(1, 11)] + [
    f"y{number:02}" for number in range(1, 24)
]

each_file = pytest.mark.parametrize("file", [pytest.param(file, id=file.stem) for file in FILES])


@each_file
def test_the_scenario_holds(file: Path) -> None:
    outcome = run_scenario(file)
    assert outcome.ok, outcome.why


@pytest.mark.parametrize("number", EXAMPLES)
def test_every_worked_example_has_its_scenario(number: str) -> None:
    assert list(FOLDER.glob(f"{number}*.toml"))


@each_file
def test_a_scenario_says_its_rules_and_expects_something(file: Path) -> None:
    scenario = read_scenario(file)
    assert scenario.rules
    assert scenario.steps
    assert scenario.final or scenario.standings or any(step.options for step in scenario.steps)
