"""Every worked example of the specification, run from its file."""

from pathlib import Path

from games.scenario_tests import (
    has_its_scenario,
    holds,
    says_its_rules_and_expects_something,
)

FOLDER = Path(__file__).parent / "scenarios"
EXAMPLES = [f"x{number:02}" for number in range(1, 11)] + [f"y{number}" for number in range(11, 35)]

test_the_scenario_holds = holds(FOLDER)
test_every_worked_example_has_its_scenario = has_its_scenario(FOLDER, EXAMPLES)
test_a_scenario_says_its_rules_and_expects_something = says_its_rules_and_expects_something(FOLDER)
