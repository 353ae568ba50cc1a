"""Docstrings can be read at run time, also where the engine is compiled."""

import ast
from importlib import import_module
from inspect import cleandoc
from pathlib import Path
from typing import Any

import pytest

from support import ROOT

SOURCES = [
    path
    for part in ("core", "kit", "games")
    for path in sorted((ROOT / "src/paddock" / part).rglob("*.py"))
]


@pytest.mark.parametrize(
    "path", SOURCES, ids=lambda path: path.relative_to(ROOT / "src").as_posix()
)
def test_every_docstring_of_the_engine_can_be_read(path: Path) -> None:
    parts = path.relative_to(ROOT / "src").with_suffix("").parts
    module = import_module(".".join(parts).removesuffix(".__init__"))
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert doc(module) == ast.get_docstring(tree)
    for node in tree.body:
        check(module, node)
        if isinstance(node, ast.ClassDef):
            for inner in node.body:
                check(getattr(module, node.name), inner)


def check(owner: Any, node: ast.stmt) -> None:
    if isinstance(node, ast.FunctionDef | ast.ClassDef) and ast.get_docstring(node):
        assert doc(getattr(owner, node.name)) == ast.get_docstring(node), node.name


def doc(owner: Any) -> str | None:
    return cleandoc(owner.__doc__) if owner.__doc__ else None
