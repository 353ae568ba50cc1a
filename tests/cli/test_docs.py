"""docs/cli.md names every verb and every option, and nothing else; README every verb."""

import re
from pathlib import Path

from cli.conftest import Run

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "cli.md").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")
OPTION = r"--[a-z][a-z-]*"
UNTOLD = {"--help", "--install-completion", "--show-completion", "--version"}


def _verbs(paddock: Run, *words: str) -> list[str]:
    _, _, commands = paddock(*words, "--help").out.partition("Commands:\n")
    return [line.split()[0] for line in commands.splitlines() if line.strip()]


def test_every_verb_has_its_chapter(paddock: Run) -> None:
    assert re.findall(r"^## ([a-z]+)$", PAGE, re.MULTILINE) == _verbs(paddock)


def test_every_option_is_told(paddock: Run) -> None:
    options: set[str] = set()
    for verb in _verbs(paddock):
        for words in ([verb], *([verb, inner] for inner in _verbs(paddock, verb))):
            options |= set(re.findall(OPTION, paddock(*words, "--help").out))
    told = set(re.findall(OPTION, PAGE))
    assert options - UNTOLD == told - UNTOLD


def test_the_readme_names_every_verb(paddock: Run) -> None:
    named = set(re.findall(r"`paddock ([a-z]+)", README))
    assert named == set(_verbs(paddock))


def test_a_host_is_told_every_option_of_serve_with_its_default(paddock: Run) -> None:
    options = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8").partition("## Options")[2]
    rows = re.findall(r"^\| `(--[a-z-]+)` \| ([^|]*)\|", options, re.MULTILINE)
    help = " ".join(paddock("serve", "--help").out.split())
    assert {option for option, _ in rows} == set(re.findall(OPTION, help)) - UNTOLD
    for option, default in rows:
        said = help.partition(option)[2].partition(" --")[0]
        assert not default.strip() or f"[default: {default.strip(' `')}" in said


def test_the_help_of_every_verb_says_once_what_may_be_left_out(paddock: Run) -> None:
    usages = [paddock(verb, "--help").out.splitlines()[0] for verb in _verbs(paddock)]
    assert [usage for usage in usages if "[[" in usage] == []
