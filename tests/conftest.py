"""What every test may rely on: the toy game is on the registry, and only here."""

import pytest

from paddock import games

games.register("toy", "toy")

# What the tests of every game share says what it compared when it fails, as a test file does.
pytest.register_assert_rewrite("games.record_tests", "games.scenario_tests")
