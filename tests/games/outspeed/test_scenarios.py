"""Every worked example of the rulebook and of the specification, run from its file."""

from pathlib import Path

import pytest

from games.scenario_tests import holds, says_its_rules_and_expects_something

FOLDER = Path(__file__).parent / "scenarios"
EXAMPLES = 24

test_the_scenario_holds = holds(FOLDER)
test_a_scenario_says_its_rules_and_expects_something = says_its_rules_and_expects_something(FOLDER)


@pytest.mark.parametrize("number", range(1, EXAMPLES + 1))
def test_every_worked_example_has_its_scenario(number: int) -> None:
    assert list(FOLDER.glob(f"w{number:02}*.toml"))
