"""What goes into an sdist and a wheel, what the build says, and when it compiles."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from support import ROOT, script

IN_SDIST = ("src", "docs/rules", "pyproject.toml", "hatch_build.py", "LICENSE", "README.md")
CLIENT = "src/paddock/server/static"
INTERPRETED = "the engine runs interpreted"
NO_CLIENT = "the web client is not built"


def copy_of_the_tree(into: Path) -> Path:
    """What a build reads of the tree, without a built client."""
    unwanted = shutil.ignore_patterns("__pycache__", "static")
    for name in IN_SDIST:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, into / name, ignore=unwanted)
        else:
            into.mkdir(exist_ok=True)
            shutil.copy(ROOT / name, into / name)
    return into


def build(kind: str, folder: Path, into: Path) -> tuple[Path, str]:
    """The file that was built, and what was said."""
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", str(into)],
        cwd=folder,
        env=os.environ | {"PADDOCK_COMPILE": "0"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    (built,) = into.iterdir()
    return built, done.stdout


def test_an_sdist_with_a_built_client_gives_a_wheel_with_one(tmp_path: Path) -> None:
    tree = copy_of_the_tree(tmp_path / "tree")
    (tree / CLIENT / "assets").mkdir(parents=True)
    (tree / CLIENT / "index.html").write_text("the page")
    (tree / CLIENT / "assets/main-1.js").write_text("1")
    sdist, _ = build("sdist", tree, tmp_path / "sdist")
    with tarfile.open(sdist) as packed:
        packed.extractall(tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    wheel, said = build("wheel", unpacked, tmp_path / "wheel")
    with zipfile.ZipFile(wheel) as packed:
        assert packed.read("paddock/server/static/index.html") == b"the page"
        names = set(packed.namelist())
    assert "paddock/server/static/assets/main-1.js" in names
    assert "paddock/games/outspeed/rules.md" in names
    assert NO_CLIENT not in said


@pytest.mark.parametrize("kind", ["sdist", "wheel"])
def test_what_is_missing_is_said(tmp_path: Path, kind: str) -> None:
    _, said = build(kind, copy_of_the_tree(tmp_path / "tree"), tmp_path / "built")
    assert NO_CLIENT in said
    assert (INTERPRETED in said) == (kind == "wheel")


def test_the_engine_is_compiled_anew_only_when_it_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tree = copy_of_the_tree(tmp_path / "tree")
    hook = script("hatch_build", tree / "hatch_build.py")
    compiled: list[Path] = []
    monkeypatch.setattr(hook, "engine_extensions", list)
    monkeypatch.setattr(hook, "build", lambda _, into: compiled.append(into))

    def compile_again() -> int:
        hook.compile_engine(tree, tmp_path / "kept")
        return len(compiled)

    assert compile_again() == 1
    assert compile_again() == 1
    for edge in ("server/room.py", "cli/serve.py"):
        add_line(tree / "src/paddock" / edge)
    assert compile_again() == 1
    for part in ("core/protocol.py", "kit/words.py", "games/outspeed/state.py"):
        before = len(compiled)
        add_line(tree / "src/paddock" / part)
        assert compile_again() == before + 1


def test_an_interrupted_compilation_is_begun_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tree = copy_of_the_tree(tmp_path / "tree")
    hook = script("hatch_build", tree / "hatch_build.py")

    def interrupted(_: object, into: Path) -> None:
        into.mkdir()
        (into / "half.so").touch()
        raise KeyboardInterrupt

    monkeypatch.setattr(hook, "engine_extensions", list)
    monkeypatch.setattr(hook, "build", interrupted)
    with pytest.raises(KeyboardInterrupt):
        hook.compile_engine(tree, tmp_path / "kept")
    monkeypatch.setattr(hook, "build", lambda _, into: into.mkdir())
    assert list(hook.compile_engine(tree, tmp_path / "kept").iterdir()) == []


def add_line(path: Path) -> None:
    path.write_text(path.read_text("utf-8") + "# changed\n", "utf-8")
