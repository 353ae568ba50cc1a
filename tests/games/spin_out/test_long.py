"""Random races: a few in the normal suite; in `make long` until everything was seen."""

import pytest

from games.spin_out.long_run import everything, missing, run
from support import many

FEW = 45
MANY = 4000


def test_a_few_races_run_without_an_error() -> None:
    assert "track" not in missing(run(many(FEW), "few"))


@pytest.mark.slow
def test_a_long_run_sees_everything() -> None:
    """All 54 cards in every use, every window, row, marker, event, question, refusal, ending."""
    assert missing(run(MANY, "many")) == {}


def test_the_list_of_what_must_be_seen_is_complete() -> None:
    sizes = {sort: len(things) for sort, things in everything().items()}
    assert sizes == {
        "event": 59,
        "question": 17,
        "action": 16,
        "refusal": 34,
        "window": 10,
        "row": 99,
        "use": 325,
        "markers": 19,
        "ending": 5,
        "track": 4,
    }
