"""Random races: a few in the normal suite; in `make long` until everything was seen."""

import pytest

from games.outspeed.long_run import everything, missing, run

FEW = 50
MANY = 1000


def test_random_races_run_without_an_error_and_lose_no_token() -> None:
    seen = run(FEW)
    assert seen["question"] == everything()["question"]
    assert seen["side of a tile"] == everything()["side of a tile"]


@pytest.mark.slow
def test_a_long_run_sees_everything() -> None:
    """Every side, route, token, event, question, action, way out, ending and refusal."""
    assert missing(run(MANY)) == {}


def test_the_list_of_what_must_be_seen_is_complete() -> None:
    assert {sort: len(things) for sort, things in everything().items()} == {
        "side of a tile": 32,
        "route": 92,
        "token played": 6,
        "event": 28,
        "question": 4,
        "action": 5,
        "way out": 5,
        "ending": 6,
        "refusal": 12,
    }
