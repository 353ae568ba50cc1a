"""A series over processes: the same races, wherever they are played."""

from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from paddock.core.errors import PaddockError
from paddock.sim.series import Tally
from paddock.sim.workers import Series, all_cores, play_series
from paddock.table.replay import verify

SERIES = Series("toy", "toy", ("random", "first", "random"), races=11, seed=8)


def _report(series: Series, workers: int) -> dict[str, Any]:
    tally = Tally(len(series.bots))
    for chunk in play_series(series, workers):
        tally.add(chunk.tally)
    return tally.report(series.game, series.bots)


def test_two_processes_give_the_numbers_of_one() -> None:
    assert _report(SERIES, 2) == _report(SERIES, 1)


def test_a_series_comes_in_chunks_and_in_order() -> None:
    chunks = list(play_series(SERIES, 1))
    assert [chunk.start for chunk in chunks] == [0, 3, 6, 9]
    assert sum(chunk.tally.races for chunk in chunks) == SERIES.races


def test_another_seed_is_another_series() -> None:
    other = Series("toy", "toy", SERIES.bots, races=11, seed=9)
    assert _report(other, 1) != _report(SERIES, 1)


def test_records_come_from_every_process() -> None:
    series = Series("toy", "toy", ("random", "first"), races=6, seed=1, has_records=True)
    records = [record for chunk in play_series(series, 2) for record in chunk.records]
    assert len(records) == 6
    assert len(set(records)) == 6
    assert all(verify(record) == "" for record in records)


def test_the_first_race_that_breaks_is_told_whoever_played_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "fragile_bots.py").write_text(
        "def in_seat_2(view, decision, rng):\n"
        "    assert decision.seat != 2, 'not here'\n"
        "    return decision.options()[0]\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    series = Series("toy", "toy", ("fragile_bots:in_seat_2", "first", "first"), races=9, seed=1)
    for workers in (1, 2):
        with pytest.raises(PaddockError) as broken:
            _report(series, workers)
        assert str(broken.value) == (
            "race 2: the bot fragile_bots:in_seat_2 in seat 2 raised AssertionError: not here"
        )
        assert active_children() == [], "the other processes were sent home"


def test_a_worker_that_dies_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "deadly_bots.py").write_text(
        "import os\ndef leave(view, decision, rng):\n    os._exit(3)\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(PaddockError, match="a worker process died"):
        _report(Series("toy", "toy", ("deadly_bots:leave", "first"), races=4, seed=1), 2)


def test_there_is_at_least_one_core() -> None:
    assert all_cores() >= 1
