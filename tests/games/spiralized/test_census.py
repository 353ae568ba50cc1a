"""The census: continuations of ten positions at depth 1 to 3, as they were counted once."""

from typing import Any

import pytest

from games.spiralized.golden import DEPTH, counted_positions, race_of
from paddock.table.census import census

POSITIONS = counted_positions()


@pytest.mark.parametrize("entry", POSITIONS, ids=[entry["name"] for entry in POSITIONS])
def test_a_position_goes_on_in_as_many_ways_as_it_did(entry: dict[str, Any]) -> None:
    """When this fails on purpose: tests/games/spiralized/golden.py, and read the diff."""
    assert census(race_of(entry), DEPTH) == entry["continuations"]


def test_there_are_ten_positions_of_every_kind_of_question() -> None:
    assert len(POSITIONS) == 10
    asked = {type(race_of(entry).asked[0]).__name__ for entry in POSITIONS}
    assert asked == {"ChooseTurn", "ChooseStep", "UseSnakeEyes", "TakeBonus"}
