"""Which engine is under test: `make test` says what it expects."""

import os

import pytest

from paddock.core import protocol

EXPECTED = os.environ.get("PADDOCK_EXPECT", "")


@pytest.mark.skipif(not EXPECTED, reason="PADDOCK_EXPECT says nothing")
def test_the_engine_under_test_is_the_one_that_is_meant() -> None:
    assert EXPECTED in ("compiled", "interpreted")
    is_interpreted = str(protocol.__file__).endswith(".py")
    assert is_interpreted == (EXPECTED == "interpreted")
