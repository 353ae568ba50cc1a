"""Compiles the engine with mypyc while the wheel is built, and adds the rules pages.

`core` and `kit` become one group of C extensions beside their sources, and every game another:
one C file for all took the compiler twice as long, on one core.
PADDOCK_COMPILE says how much it matters: `0` never, `1` or fail, `auto` if there is a C compiler.
Everything happens in a temporary folder: an `.so` left in the tree would be run, unnoticed,
instead of the source being edited.

`python hatch_build.py FOLDER` compiles into a folder that stays. A wheel built with
PADDOCK_ENGINE=FOLDER takes what lies there if it was made of these sources: a change of the server
or the web client compiles nothing.
"""

import ast
import contextlib
import os
import platform
import re
import shutil
import sys
import tempfile
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "src/paddock/server/static"
NO_CLIENT = "paddock: the web client is not built, so it is not in here; `make web` builds it"
NO_COMPILER = "paddock: no working C compiler: the engine runs interpreted, ten times slower"
AS_ASKED = "paddock: the engine runs interpreted, as PADDOCK_COMPILE=0 asks"
AS_EDITABLE = "paddock: the engine of an editable install runs interpreted"

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
        root = Path(self.root)
        if not (root / CLIENT / "index.html").is_file():
            self.app.display_warning(NO_CLIENT)
        if self.target_name != "wheel":
            return
        build_data["force_include"].update(pages(root))
        why = AS_EDITABLE if version == "editable" else why_interpreted()
        if why:
            self.app.display_warning(why)
            tell_whoever_waits(why)
            return
        # The temporary folder stays until the wheel is written.
        self.folder = tempfile.TemporaryDirectory(prefix="paddock-")
        built = compile_engine(root, Path(os.environ.get("PADDOCK_ENGINE") or self.folder.name))
        for library in built.rglob("*.*"):
            build_data["force_include"][str(library)] = str(library.relative_to(built))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def tell_whoever_waits(text: str) -> None:
    """On the terminal itself, if there is one: pip shows nothing of what a build says."""
    with contextlib.suppress(OSError), Path("/dev/tty").open("w") as terminal:
        print(text, file=terminal)


def why_interpreted() -> str:
    """Why the engine is not compiled here; "" if it is."""
    wanted = os.environ.get("PADDOCK_COMPILE", "auto")
    if wanted == "0":
        return AS_ASKED
    return "" if wanted == "1" or has_c_compiler() else NO_COMPILER


def pages(root: Path) -> dict[str, str]:
    """The rules pages, which the server shows and docs/ holds."""
    found = {}
    for page in (root / "docs/rules").glob("*.md"):
        if (root / "src/paddock/games" / page.stem).is_dir():
            found[str(page)] = f"paddock/games/{page.stem}/rules.md"
    return found


def compile_engine(root: Path, folder: Path) -> Path:
    """The compiled modules below a folder, made unless they are there from the same sources."""
    folder = folder.resolve() / "paddock-engine"
    made_of, built = folder / "made-of", folder / "built"
    sources = engine_sources(root)
    if made_of.is_file() and made_of.read_text() == sources:
        return built
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(root / "src/paddock", folder / "paddock")
    with contextlib.chdir(folder):
        build(engine_extensions(), built)
    made_of.write_text(sources)
    return built


def engine_sources(root: Path) -> str:
    """What the compiled modules follow from: the sources, this file, Python and mypy."""
    from mypy.version import __version__

    known = blake2b(f"{sys.version} {platform.machine()} {__version__}".encode(), digest_size=16)
    package = root / "src/paddock"
    sources = [path for part in COMPILED for path in sorted((package / part).rglob("*.py"))]
    for path in (Path(__file__), *sources):
        known.update(f"{path.relative_to(root).as_posix()} {path.stat().st_size} ".encode())
        known.update(path.read_bytes())
    return known.hexdigest()


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
    # The largest first, so that it is not alone at the end.
    return sorted(extensions, key=lambda one: -sum(Path(c).stat().st_size for c in one.sources))


# mypyc writes signatures, where it can, and leaves docstrings out. They go to these places.
DOC = r'("(?:[^"\\]|\\.)*"|NULL)'
DOC_PLACES = (
    rf"(\(PyCFunction\)CPyPy_(\w+),\s+[A-Z_ |]+, PyDoc_STR\(){DOC}",
    rf"(PyTypeObject CPyType_(\w+)_template_ = {{[^}}]*?\.tp_doc = PyDoc_STR\(){DOC}",
    rf'(PyModuleDef (\w+)module = {{\s*PyModuleDef_HEAD_INIT,\s*"[\w.]+",\s*){DOC}',
    rf"(\(getter\)(\w+),\s*(?:\(setter\)\w+|NULL), ){DOC}",
)


def restore_docs(c: str, docs: dict[str, str]) -> str:
    """The C source of an extension with the docstrings in it."""

    def with_doc(found: re.Match[str]) -> str:
        before, name, written = found.groups()
        if name not in docs:
            return found[0]
        signature = "" if written == "NULL" else written[1:-1]
        return f'{before}"{signature}{docs[name]}"'

    for place in DOC_PLACES:
        c = re.sub(place, with_doc, c)
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


def main(folder: str) -> None:
    if why := why_interpreted():
        print(why, file=sys.stderr)
    else:
        compile_engine(Path(__file__).resolve().parent, Path(folder))


if __name__ == "__main__":
    main(sys.argv[1])
