"""Compiles the engine with mypyc while the wheel is built, and adds the rules pages.

`core` and `kit` become one group of C extensions beside their sources, and every game another:
one C file for all took the compiler twice as long, on one core.
PADDOCK_COMPILE says how much it matters: `0` never, `1` or fail, `auto` if there is a C compiler.
Everything happens in a temporary folder: an `.so` left in the tree would be run, unnoticed,
instead of the source being edited.
"""

import ast
import contextlib
import os
import re
import shutil
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("core", "kit", "games")
# These look into classes or files; none of them is ever in a hot loop.
INTERPRETED = {
    f"core/{name}.py" for name in ("codec", "resources", "rulebook", "schema", "sources")
}
INTERPRETED_NAMES = {"__init__.py"}

# mypyc must see the types of the whole package, but only the engine's own errors stop the build.
# How strict types must be is decided by `make check`, not by the newest mypy on a user's machine.
MYPY = ["--config-file=", "--follow-imports=silent", "--cache-dir=mypy"]
# A fused multiply-add rounds once instead of twice: geometry would differ between machines.
EXACT = "-ffp-contract=off"
# Nobody replaces functions of the engine from outside, so the compiler may inline them.
INLINED = "-fno-semantic-interposition"


class CustomBuildHook(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_data["force_include"].update(pages(Path(self.root)))
        wanted = os.environ.get("PADDOCK_COMPILE", "auto")
        if version == "editable" or wanted == "0":
            self.app.display_info("paddock: the engine stays interpreted, as asked")
            return
        if wanted != "1" and not has_c_compiler():
            self.app.display_warning("paddock: no working C compiler, the engine stays interpreted")
            return
        self.folder = tempfile.TemporaryDirectory(prefix="paddock-")  # until the wheel is written
        folder = Path(self.folder.name)
        shutil.copytree(Path(self.root, "src/paddock"), folder / "paddock")
        with contextlib.chdir(folder):
            build(engine_extensions(), folder / "built")
        for library in (folder / "built").rglob("*.*"):
            build_data["force_include"][str(library)] = str(library.relative_to(folder / "built"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def pages(root: Path) -> dict[str, str]:
    """The rules pages, which the server shows and docs/ holds."""
    found = {}
    for page in (root / "docs/rules").glob("*.md"):
        if (root / "src/paddock/games" / page.stem).is_dir():
            found[str(page)] = f"paddock/games/{page.stem}/rules.md"
    return found


def engine_extensions() -> list[Any]:
    from mypyc.build import mypycify

    engine = [path for part in COMPILED for path in Path("paddock", part).rglob("*.py")]
    sources = sorted(str(path) for path in engine if is_compiled(path))
    groups: dict[str, list[str]] = {}
    for source in sources:
        groups.setdefault(group_of(Path(source)), []).append(source)
    extensions = mypycify(
        [*MYPY, *sources],
        separate=[(members, f"paddock_{name}") for name, members in groups.items()],
        opt_level="3",
        debug_level="0",
        target_dir="c",
    )
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, EXACT, INLINED]
    docs = docs_of(Path(source) for source in sources)
    for source in {name for extension in extensions for name in extension.sources}:
        with_docs = restore_docs(Path(source).read_text(encoding="utf-8"), docs)
        Path(source).write_text(with_docs, encoding="utf-8")
    return extensions


# mypyc writes a signature for everything and leaves docstrings out. They go to these places.
SIGNATURE = r'PyDoc_STR\("(?:[^"\\]|\\.)*?\\n--\\n\\n'
AFTER_SIGNATURES = (
    rf"\(PyCFunction\)CPyPy_(\w+),\s+[A-Z_ |]+, {SIGNATURE}",
    rf"PyTypeObject CPyType_(\w+)_template_ = {{[^}}]*?\.tp_doc = {SIGNATURE}",
)
INSTEAD_OF_NULL = (
    r'(PyModuleDef (\w+)module = {\s*PyModuleDef_HEAD_INIT,\s*"[\w.]+",\s*)NULL',
    r"(\(getter\)(\w+),\s*(?:\(setter\)\w+|NULL), )NULL",
)


def restore_docs(c: str, docs: dict[str, str]) -> str:
    """The C source of an extension with the docstrings in it."""
    for place in AFTER_SIGNATURES:
        c = re.sub(place, lambda found: found[0] + docs.get(found[1], ""), c)
    for place in INSTEAD_OF_NULL:
        c = re.sub(
            place,
            lambda found: f'{found[1]}"{docs[found[2]]}"' if found[2] in docs else found[0],
            c,
        )
    return c


def docs_of(sources: Iterable[Path]) -> dict[str, str]:
    """The docstrings of the engine as C text, by the names that mypyc gives their owners."""
    docs = {}
    for source in sources:
        tree = ast.parse(source.read_text(encoding="utf-8"))
        module = "___".join(source.with_suffix("").parts)
        docs[module] = tree
        for node in tree.body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                docs[f"{module}___{node.name}"] = node
            if isinstance(node, ast.ClassDef):
                for inner in node.body:
                    if isinstance(inner, ast.FunctionDef):
                        docs[f"{module}___{node.name}___{inner.name}"] = inner
                        docs[f"{module}___{node.name}_get_{inner.name}"] = inner
    return {name: c_text(doc) for name, node in docs.items() if (doc := ast.get_docstring(node))}


def c_text(text: str) -> str:
    """What stands between the quotes of a C string."""
    return "".join(
        chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\?' else f"\\{byte:03o}"
        for byte in text.encode()
    )


def group_of(path: Path) -> str:
    """The game that a file belongs to, or `core`."""
    _, part, *inner = path.parts
    return inner[0] if part == "games" and len(inner) > 1 else "core"


def is_compiled(path: Path) -> bool:
    in_package = path.relative_to("paddock").as_posix()
    return path.name not in INTERPRETED_NAMES and in_package not in INTERPRETED


def build(extensions: list[Any], into: Path) -> None:
    from setuptools import Distribution

    command: Any = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = str(into)
    command.build_temp = str(into.with_name("objects"))
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def has_c_compiler() -> bool:
    """Try one: a compiler without Python's headers is no use either."""
    from setuptools import Extension
    from setuptools.errors import BaseError, CCompilerError

    with tempfile.TemporaryDirectory(prefix="paddock-") as name:
        source = Path(name, "probe.c")
        source.write_text("#include <Python.h>\nPyObject *PyInit_probe(void) { return NULL; }\n")
        try:
            build([Extension("probe", [str(source)])], Path(name, "built"))
        except (BaseError, CCompilerError, OSError):
            return False
    return True
