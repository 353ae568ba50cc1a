"""Helpers for tests: the `rule` marker, and the maker of golden files."""

import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

rule = pytest.mark.rule
"""`@rule("OS-031")`: the numbered rules that a test checks."""

ROOT = Path(__file__).resolve().parents[1]


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
