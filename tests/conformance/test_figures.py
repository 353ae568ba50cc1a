"""The tables of figures on the rules pages can still be remade."""

import os
import subprocess
import sys
from importlib import import_module

import pytest

from conformance.cases import ROOT

FIGURES = sorted(path.parent.name for path in (ROOT / "tests" / "games").glob("*/figures.py"))


@pytest.mark.parametrize("id", FIGURES)
def test_a_row_of_figures_fits_its_table(id: str) -> None:
    row: str = next(import_module(f"games.{id}.figures").rows(1, 1))
    first, second, *_ = row.split(" | ")
    page = (ROOT / "docs" / "rules" / f"{id}.md").read_text("utf-8")
    printed = [line for line in page.splitlines() if line.startswith(f"{first} | {second} |")]
    assert [line.count(" | ") for line in printed] == [row.count(" | ")]


def test_the_command_finds_what_all_tables_share() -> None:
    done = subprocess.run(
        [sys.executable, "-m", f"games.{FIGURES[0]}.figures", "--help"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "--races" in done.stdout, done.stderr
