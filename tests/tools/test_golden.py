"""The maker of golden files: what it reads, and what it says about stale ones."""

import ast
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from support import ROOT, golden

TESTS = """
@rule("TOY-001", "TOY-003")
@pytest.mark.parametrize("x", [1])
def test_one(x): ...

@pytest.mark.rule("TOY-003")
def test_two(): ...

@rule("TOY-R01")
class TestMore:
    @rule("TOY-001")
    def test_three(self): ...

@rule("TOY-009")
def helper(): ...

def test_unmarked(): ...
"""


def test_tests_are_found_by_their_markers() -> None:
    assert dict(golden().marked_tests(ast.parse(TESTS).body)) == {
        "test_one": ["TOY-001", "TOY-003"],
        "test_two": ["TOY-003"],
        "TestMore::test_three": ["TOY-R01", "TOY-001"],
        "test_unmarked": [],
    }


@pytest.mark.parametrize(
    ("scenario", "numbers"),
    [
        ({"rules": ["OS-001", "OS-002"], "step": []}, ["OS-001", "OS-002"]),
        (
            {"step": [{"rules": ["OS-003"]}, {"luck": [1]}], "end": {"rules": ["OS-004"]}},
            ["OS-003", "OS-004"],
        ),
        ({"name": "rules"}, []),
    ],
)
def test_scenarios_name_their_rules(scenario: dict[str, Any], numbers: list[str]) -> None:
    assert golden().scenario_rules(scenario) == numbers


def test_a_stale_and_a_missing_file_are_named(tmp_path: Path) -> None:
    same, other, missing = (tmp_path / name for name in ("same", "other", "missing"))
    same.write_text("as it should be\n")
    other.write_text("as it was\n")
    files = dict.fromkeys((same, other, missing), "as it should be\n")
    assert golden().stale(files) == [other, missing]


def test_the_files_of_the_toy_are_the_same_from_any_folder(tmp_path: Path) -> None:
    """The check names stale files, so the toy's are not among what it prints."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "golden.py"), "--check"],
        cwd=tmp_path,
        env={"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    assert done.returncode == bool(done.stdout)
    assert "tests/toy" not in done.stdout
