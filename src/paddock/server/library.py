"""What comes with a game besides its rules in code: data files, numbered rules, the rules page."""

import json
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from paddock.core import rulebook
from paddock.core.game import Game

TREE = Path(__file__).resolve().parents[3]
"""The source tree, when the server runs from one."""


@cache
def data_of(package: str) -> dict[str, Any]:
    """The data files of a game, by name without their ending."""
    folder = files(package).joinpath("data")
    found: dict[str, Any] = {}
    if not folder.is_dir():
        return found
    for file in sorted(folder.iterdir(), key=lambda one: one.name):
        name, _, ending = file.name.rpartition(".")
        if ending == "json":
            found[name] = json.loads(file.read_text(encoding="utf-8"))
        elif ending == "toml":
            found[name] = json.loads(json.dumps(tomllib.loads(file.read_text(encoding="utf-8"))))
    return found


@cache
def rules_of(package: str) -> list[dict[str, Any]]:
    """The numbered rules of a game, in the order of the book."""
    return [rule._asdict() for rule in rulebook.rules_of(package)]


def rules_page(game: Game) -> str:
    """The rules page as Markdown: in the package when installed, else in docs/."""
    page = files(game.package).joinpath("rules.md")
    if page.is_file():
        return page.read_text(encoding="utf-8")
    in_tree = TREE / "docs" / "rules" / f"{game.id}.md"
    return in_tree.read_text(encoding="utf-8") if in_tree.is_file() else ""
