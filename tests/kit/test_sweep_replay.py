"""10,000 stored moves come out as they did, bit by bit: interpreted, compiled, everywhere."""

from typing import Any

import pytest

from support import ROOT, script

moves = script("moves", ROOT / "tools" / "moves.py")
RUNS = list(moves.stored())


def test_there_are_ten_thousand() -> None:
    assert sum(len(run["moves"]) for run in RUNS) == 10_000


@pytest.mark.parametrize("run", RUNS, ids=range(len(RUNS)))
def test_a_stored_run_comes_out_as_it_did(run: dict[str, Any]) -> None:
    assert moves.replay(run) == run["moves"]


def test_the_runs_meet_all_there_is_to_meet() -> None:
    """Turns and slides that touch and that do not, the edges of both tables, grown stretches."""
    cards = [made for run in RUNS if run["mover"] == "card" for made in run["moves"]]
    discs = [made for run in RUNS if run["mover"] == "disc" for made in run["moves"]]
    assert {(bool(made[1]), bool(made[2])) for made in cards} == {
        (is_scraped, is_met) for is_scraped in (False, True) for is_met in (False, True)
    }
    assert {(bool(made[2]), bool(made[3])) for made in discs} >= {(False, False), (True, True)}
    for table in (2, 3):
        for mover, edge in (("card", 3), ("disc", 4)):
            of_both = [run for run in RUNS if (run["mover"], len(run["table"])) == (mover, table)]
            assert any(made[edge] > 0 for run in of_both for made in run["moves"])
