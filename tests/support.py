"""Helpers for tests: the `rule` marker, how many random races, and the maker of golden files."""

import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from paddock.core.phrase import Phrase, Place, Told

rule = pytest.mark.rule
"""`@rule("OS-031")`: the numbered rules that a test checks."""

ROOT = Path(__file__).resolve().parents[1]

IS_FEW = os.environ.get("PADDOCK_FEW") == "1"
"""Whether a few random races must do: `make quick` says so."""


def many(number: int) -> int:
    """So many random races or positions; a third of them where few must do."""
    return max(1, number // 3) if IS_FEW else number


def by_key(phrase: Phrase, names: Sequence[str]) -> str:
    """A phrase as it is read, but with the keys of its places: rule tests go by these."""
    parts = [Place(one.key, one.key) if isinstance(one, Place) else one for one in phrase.parts]
    return Phrase(parts).text(names)


def said(told: Told | None, names: Sequence[str] = ()) -> str:
    """Why not, as it is read, the rule first; "" where nothing was said."""
    return "" if told is None else told.with_rules(names)


def script(name: str, path: Path) -> ModuleType:
    """A script that is on no path, as a module."""
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@cache
def golden() -> ModuleType:
    """`tools/golden.py`."""
    return script("golden", ROOT / "tools" / "golden.py")
