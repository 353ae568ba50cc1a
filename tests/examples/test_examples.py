"""The examples run, say what they promise, and are typed as the installed package says."""

import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from support import ROOT

EXAMPLES = ROOT / "examples"
SAYS = {
    "bot": "won by ",
    "branch": "\nverified\n",
    "features": "race,seat,turn,zone,lead,fuel,tokens,answer,won\n0,",
    "own_track": 'there is no square "home.0.9"\nwon by ',
    "search": "\nwon by ",
}
STRICT = ("--strict", "--no-incremental", "--config-file=")


@pytest.mark.parametrize("name", SAYS)
def test_an_example_runs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLES / f"{name}.py"), run_name="__main__")
    assert SAYS[name] in capsys.readouterr().out


def test_every_example_is_run() -> None:
    assert sorted(path.stem for path in EXAMPLES.glob("*.py")) == sorted(SAYS)


def checked(*files: Path) -> subprocess.CompletedProcess[str]:
    """mypy as somebody would run it who has installed the package and nothing else of ours."""
    ours = {"MYPYPATH", "PYTHONPATH"}
    environment = {key: value for key, value in os.environ.items() if key not in ours}
    return subprocess.run(
        [sys.executable, "-m", "mypy", *STRICT, *map(str, files)],
        capture_output=True,
        encoding="utf-8",
        env=environment,
        cwd=EXAMPLES,
    )


def test_the_examples_are_typed_against_what_is_installed() -> None:
    done = checked(*EXAMPLES.glob("*.py"))
    assert (done.returncode, done.stdout.splitlines()[1:]) == (0, []), done.stdout


def test_the_types_of_the_package_are_seen(tmp_path: Path) -> None:
    """Without py.typed everything would be Any, and every program would pass."""
    wrong = tmp_path / "wrong.py"
    wrong.write_text("import paddock\n\npaddock.new('outspeed', seats=3).answer(0, 'left')\n")
    done = checked(wrong)
    assert 'incompatible type "str"; expected "Action"' in done.stdout


def test_the_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    (program,) = [part.split("```")[0] for part in page.split("```python\n")[1:]]
    exec(compile(program, "README.md", "exec"), {})
    assert capsys.readouterr().out
