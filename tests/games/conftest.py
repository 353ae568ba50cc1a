"""What the tests of every game share says what it compared when it fails, as a test file does."""

import pytest

pytest.register_assert_rewrite("games.record_tests", "games.scenario_tests")
