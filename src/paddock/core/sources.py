"""The modules whose kinds a race of a game can hold, with their text."""

import ast
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from paddock.core.errors import BrokenData
from paddock.core.schema import Source

PADDOCK = Path(__file__).resolve().parents[1]


def folder_of(package: str) -> Path:
    """Where a package is; it need not be possible to import it."""
    try:
        spec = find_spec(package)
    except ModuleNotFoundError:
        spec = None
    if spec is None or not spec.submodule_search_locations:
        raise BrokenData(package, "there is no such package, a folder with an __init__.py")
    return Path(spec.submodule_search_locations[0])


def sources_of(package: str, folder: Path) -> list[Source]:
    """The protocol, those modules of the kit that the game uses, and its own in that folder."""
    own = [Source(name, path.read_text("utf-8")) for name, path in _modules(package, folder)]
    kit: dict[str, Source] = {}
    todo = list(own)
    while todo:
        for name in sorted(kit_imports(todo.pop())):
            path = PADDOCK.parent.joinpath(*name.split(".")).with_suffix(".py")
            if name not in kit and path.exists():
                kit[name] = Source(name, path.read_text("utf-8"))
                todo.append(kit[name])
    protocol = (PADDOCK / "core" / "protocol.py").read_text("utf-8")
    core = Source("paddock.core.protocol", protocol)
    return [core, *(kit[name] for name in sorted(kit)), *own]


def _modules(package: str, folder: Path) -> Iterator[tuple[str, Path]]:
    """By dotted name, in the order of their names."""
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder).with_suffix("").parts
        yield ".".join([package, *(part for part in parts if part != "__init__")]), path


def kit_imports(source: Source) -> set[str]:
    """The modules of the kit that a source imports, in any way of writing it."""
    found: set[str] = set()
    for node in ast.walk(source.parse()):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in found if name.startswith("paddock.kit.")}
