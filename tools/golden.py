"""Remake the golden files of every game, or check that none is stale.

    python tools/golden.py            writes them
    python tools/golden.py --check    names the stale ones and exits with 1

For each game on the registry, and for the toy game of the tests:

* `wire.json`, the shapes of every kind, beside the game;
* `rules.json`, the numbered rules with the tests that mention them, beside the game;
* `web/src/games/<id>/types.gen.ts`, the same shapes for the web client, and for its tests
  `board.fixture.json`, the board of the usual choices (not for the toy).

And for all of them `web/src/wire/frames.gen.ts` and `rest.gen.ts`, what stands around the shapes.
"""

import argparse
import ast
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from paddock import games
from paddock.core.codec import Codec, Shape, canonical
from paddock.core.errors import PaddockError
from paddock.core.rulebook import read_page
from paddock.core.schema import as_json, typescript, wire_of
from paddock.core.sources import sources_of
from paddock.server.packing import packed
from paddock.server.typescript import frames, rest

ROOT = Path(__file__).resolve().parents[1]
SRC = ROOT / "src"


class Title(NamedTuple):
    """Where the files of one game are."""

    id: str
    package: str
    folder: Path
    rules: tuple[Path, ...]
    tests: Path
    types: Path | None


def titles() -> list[Title]:
    """Every game on the registry, and the toy."""
    found = [_title(id, package) for id, package in games.REGISTRY.items() if id != "toy"]
    tests = ROOT / "tests"
    toy = tests / "toy"
    return [*found, Title("toy", "toy", toy, (toy / "rules.md",), tests / "toy_tests", None)]


def _title(id: str, package: str) -> Title:
    return Title(
        id=id,
        package=package,
        folder=SRC.joinpath(*package.split(".")),
        rules=(ROOT / "docs" / "rules" / f"{id}.md", ROOT / "docs" / "rulings" / f"{id}.md"),
        tests=ROOT / "tests" / "games" / id,
        types=ROOT / "web" / "src" / "games" / id / "types.gen.ts",
    )


def wire_files() -> dict[Path, str]:
    """The web client's types of frames and HTTP shapes, with what they should say."""
    folder = ROOT / "web" / "src" / "wire"
    return {
        folder / "frames.gen.ts": frames(),
        folder / "rest.gen.ts": rest(),
    }


def golden_files(title: Title) -> dict[Path, str]:
    """The files that belong to a game, with what they should say."""
    wire = wire_of(title.id, sources_of(title.package, title.folder))
    rules = {"game": title.id, "rules": rules_with_tests(title)}
    files = {title.folder / "wire.json": as_json(wire), title.folder / "rules.json": as_json(rules)}
    if title.types is not None:
        files[title.types] = typescript(wire)
        board = usual_board(title.id, wire)
        if board is not None:
            files[title.types.parent / "board.fixture.json"] = canonical(packed(board)) + "\n"
    return files


def usual_board(id: str, wire: Mapping[str, Any]) -> Shape | None:
    """What is printed on the table of a game when nobody chooses anything."""
    game = games.find(id)
    return Codec(wire).dump(game.board(game.book({}))) if game.board else None


# Rules


def rules_with_tests(title: Title) -> list[dict[str, Any]]:
    """The numbered rules of a game, each with the tests that say they check it."""
    pages = [page.read_text("utf-8") for page in title.rules if page.exists()]
    rules = [rule for page in pages for rule in read_page(page)]
    numbers = [rule.number for rule in rules]
    for number in numbers:
        if numbers.count(number) > 1:
            raise PaddockError(f"{number} is the number of two rules")
    tests = tests_by_rule(title.tests)
    unknown = sorted(set(tests) - set(numbers))
    if unknown:
        raise PaddockError(f"{tests[unknown[0]][0]} checks {unknown[0]}, which is no rule")
    return [
        rule._replace(tests=tests.get(rule.number, []))._asdict()
        for rule in sorted(rules, key=lambda rule: rule.number)
    ]


def tests_by_rule(folder: Path) -> dict[str, list[str]]:
    """Rule number → the tests and scenarios under a folder that say they check it."""
    found: dict[str, set[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        place = path.relative_to(ROOT).as_posix()
        for name, numbers in marked_tests(ast.parse(path.read_text("utf-8")).body):
            for number in numbers:
                found.setdefault(number, set()).add(f"{place}::{name}")
    for path in sorted((folder / "scenarios").glob("*.toml")):
        place = path.relative_to(ROOT).as_posix()
        for number in scenario_rules(tomllib.loads(path.read_text("utf-8"))):
            found.setdefault(number, set()).add(place)
    return {number: sorted(tests) for number, tests in found.items()}


def marked_tests(body: Iterable[ast.stmt]) -> Iterator[tuple[str, list[str]]]:
    """Tests with the rule numbers of their `@rule(…)` or `@pytest.mark.rule(…)` decorators."""
    for node in body:
        if isinstance(node, ast.ClassDef):
            own = _numbers(node.decorator_list)
            for name, numbers in marked_tests(node.body):
                yield f"{node.name}::{name}", own + numbers
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node.name, _numbers(node.decorator_list)


def _numbers(decorators: Iterable[ast.expr]) -> list[str]:
    return [
        argument.value
        for call in decorators
        if isinstance(call, ast.Call) and ast.unparse(call.func) in ("rule", "pytest.mark.rule")
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def scenario_rules(scenario: Mapping[str, Any]) -> list[str]:
    """The `rules = [...]` of a scenario, at its top or in one of its tables."""
    numbers: list[str] = []
    for key, value in scenario.items():
        if key == "rules" and isinstance(value, list):
            numbers += [number for number in value if isinstance(number, str)]
        elif isinstance(value, dict):
            numbers += scenario_rules(value)
        elif isinstance(value, list):
            numbers += [
                number
                for item in value
                if isinstance(item, dict)
                for number in scenario_rules(item)
            ]
    return numbers


# The command


def stale(files: Mapping[Path, str]) -> list[Path]:
    """Those that do not say what they should, or are missing."""
    return [
        path
        for path, text in files.items()
        if not path.exists() or path.read_bytes() != text.encode()
    ]


def main(arguments: list[str] | None = None) -> int:
    """Write, or check; 1 when a file is stale or cannot be made."""
    parser = argparse.ArgumentParser(description="Remake the golden files of every game.")
    parser.add_argument("--check", action="store_true", help="write nothing; name the stale files")
    chosen = parser.parse_args(arguments)
    files = wire_files()
    is_broken = False
    for title in titles():
        try:
            files |= golden_files(title)
        except PaddockError as error:
            print(f"{title.id}: {error}", file=sys.stderr)
            is_broken = True
    old = stale(files)
    for path in old:
        print(f"{'stale' if chosen.check else 'wrote'}: {path.relative_to(ROOT)}")
        if not chosen.check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(files[path].encode())
    if chosen.check and old:
        print("Run `make golden` and read the diff.")
    return 1 if is_broken or (chosen.check and old) else 0


if __name__ == "__main__":
    sys.exit(main())
