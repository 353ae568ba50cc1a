"""The command line, run in this process for speed and as a process of its own for the truth."""

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from paddock.cli.main import main


class Ran(NamedTuple):
    """What a run gave: its exit code, and what it said where."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def paddock(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """`paddock("games", "--json")`, with what somebody types as `typed`."""

    def run(*arguments: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main(arguments)
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return run


@pytest.fixture
def process(tmp_path: Path) -> Run:
    """The same as a process of its own, in an empty folder."""

    def run(*arguments: str, typed: str = "", **variables: str) -> Ran:
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(sys.path),
            "PYTHONIOENCODING": "utf-8",
            "PADDOCK_GAMES": "toy=toy",
            **variables,
        }
        done = subprocess.run(
            [sys.executable, "-m", "paddock", *arguments],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            env=environment,
            cwd=tmp_path,
            timeout=120,
        )
        return Ran(done.returncode, done.stdout, done.stderr)

    return run


@pytest.fixture
def record(paddock: Run, tmp_path: Path) -> Path:
    """The record of a whole race."""
    file = tmp_path / "race.jsonl"
    played = paddock(
        "play", "toy", "--seats", "random,first,random", "--seed", "3", "--save", str(file), "-q"
    )
    assert played.code == 0
    return file
