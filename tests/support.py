"""Helpers for tests: the `rule` marker, how many random races, and the maker of golden files."""

import os
import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

rule = pytest.mark.rule
"""`@rule("OS-031")`: the numbered rules that a test checks."""

ROOT = Path(__file__).resolve().parents[1]

IS_REPEAT = os.environ.get("PADDOCK_REPEAT") == "1"
"""Whether the same tests have just passed on the compiled engine: `make test` says so."""


def many(number: int) -> int:
    """So many random races or positions; a third of them when all were just run compiled.

    The repeat looks for what differs between the two engines, not for what is wrong in both.
    """
    return max(1, number // 3) if IS_REPEAT else number


@cache
def golden() -> ModuleType:
    """`tools/golden.py`, which is a script and on no path."""
    spec = spec_from_file_location("golden", ROOT / "tools" / "golden.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["golden"] = module
    spec.loader.exec_module(module)
    return module
