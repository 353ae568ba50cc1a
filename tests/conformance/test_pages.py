"""What the pages say of the repository is so: links lead somewhere, commands exist, code runs."""

import re
from pathlib import Path

import pytest

from conformance.cases import GAMES, ROOT
from paddock.core.game import Game
from paddock.table.scenario import run_scenario
from paddock.table.scenario_file import KEYS, STEP_KEYS

PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/*.md")])
README = (ROOT / "README.md").read_text("utf-8")
LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]*)(?:#([^)\s]*))?\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
TARGET = re.compile(r"^([a-z]+):", re.MULTILINE)
SHIFTS = re.compile(r"for shift in ([\d ]+);")
MADE = re.compile(r"(?:`|^)make ([a-z]+)", re.MULTILINE)

every_page = pytest.mark.parametrize(
    "page", [pytest.param(page, id=str(page.relative_to(ROOT))) for page in PAGES]
)
every_own_game = pytest.mark.parametrize(
    "game",
    [pytest.param(game, id=game.id) for game in GAMES if game.package.startswith("paddock.")],
)


def anchors(page: Path) -> set[str]:
    """The headings of a page, as a link names them."""
    headings = HEADING.findall(page.read_text("utf-8"))
    return {re.sub(r"[^\w -]", "", text.lower()).replace(" ", "-") for text in headings}


def test_make_long_goes_through_every_board_of_every_game() -> None:
    (shifts,) = SHIFTS.findall((ROOT / "Makefile").read_text("utf-8"))
    boards = [len(one.values) for game in GAMES for one in game.choices if one.is_in_data]
    assert [0, *map(int, shifts.split())] == list(range(max(boards)))


@every_page
def test_every_link_leads_somewhere(page: Path) -> None:
    for link, anchor in LINK.findall(page.read_text("utf-8")):
        there = page.parent / link
        assert there.exists(), f"{link} is not there"
        assert not anchor or anchor in anchors(there), f"{link} has no heading #{anchor}"


@every_page
def test_every_make_target_that_is_named_exists(page: Path) -> None:
    targets = set(TARGET.findall((ROOT / "Makefile").read_text("utf-8")))
    assert set(MADE.findall(page.read_text("utf-8"))) - targets == set()


@every_own_game
def test_the_readme_tells_of_every_game(game: Game) -> None:
    row = next(line for line in README.splitlines() if f"(`{game.id}`)" in line)
    title, seats, _, stage = (cell.strip() for cell in row.strip("|").split("|"))
    assert title == f"**{game.title}** (`{game.id}`)"
    assert seats == f"{game.seats[0]}–{game.seats[-1]}"
    assert stage == game.stage
    linked = {link for link, _ in LINK.findall(README)}
    assert {f"docs/rules/{game.id}.md", f"docs/rulings/{game.id}.md"} <= linked


def test_the_readme_links_every_page_of_docs() -> None:
    linked = {link for link, _ in LINK.findall(README)}
    pages = {f"docs/{page.name}" for page in ROOT.glob("docs/*.md")}
    assert pages - linked == set()


def test_the_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(code, {})
    assert re.fullmatch(r"\[\d(, \d){3}\]\n", capsys.readouterr().out)


SCENARIOS = (ROOT / "docs" / "scenarios.md").read_text("utf-8")


def test_the_example_of_a_scenario_holds(tmp_path: Path) -> None:
    # The other one shows what a lesson adds.
    example, _ = re.findall(r"```toml\n(.*?)```", SCENARIOS, re.DOTALL)
    file = tmp_path / "example.toml"
    file.write_text(example, "utf-8")
    assert run_scenario(file).why == ""


def test_every_key_of_a_scenario_is_told() -> None:
    tables = "\n".join(re.findall(r"^\| ([^|]*) \|", SCENARIOS, re.MULTILINE))
    told = set(re.findall(r"`\[*(\w+)\]*`", tables))
    sections = {"position", "step", "final"}
    assert told == (KEYS | STEP_KEYS) - sections
    assert all(f"[{section}]" in SCENARIOS for section in sections)


@every_own_game
def test_the_changelog_knows_the_rules_version(game: Game) -> None:
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert f"- {game.title}, rules version {game.version}," in changes


@every_page
def test_every_file_that_is_named_exists(page: Path) -> None:
    named = re.findall(r"`([a-z_]+/[a-z_/]+\.(?:py|json|toml|ts|md))`", page.read_text("utf-8"))
    places = [ROOT, ROOT / "src" / "paddock", *(ROOT / "src" / "paddock" / "games").glob("*/")]
    assert [name for name in named if not any((place / name).exists() for place in places)] == []
