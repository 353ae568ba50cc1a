"""The compiled engine plays as its sources do: the same luck gives the same hashes all the way."""

import os
import subprocess
import sys

import pytest

from conformance.cases import GAMES
from conformance.engines import records
from paddock.core.game import Game
from paddock.sim.speed import is_compiled
from support import ROOT

OURS = [game for game in GAMES if game.package.startswith("paddock.")]


@pytest.mark.skipif(not is_compiled(), reason="there is no other engine to compare with")
@pytest.mark.parametrize("game", OURS, ids=[game.id for game in OURS])
def test_both_engines_come_to_the_same_positions(game: Game) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "tests/conformance/engines.py"), game.id],
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    assert done.stdout == records(game)
