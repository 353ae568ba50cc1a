"""The numbered rules of a game: read from its page, or from the file that names their tests."""

import json
from pathlib import Path

import pytest

from paddock.core.errors import BrokenData
from paddock.core.rulebook import find_rule, read_page, rules_of

PAGE = """# Soapbox

- **TOY-000** Stands before the first heading.

## Pushing

- **TOY-001** One sentence.
  And a second one
  on two lines.
- **TOY-R01** *Why?* Because.

  A paragraph that belongs to nobody.

- TOY-002 is only mentioned.

## The end

- **TOY-003** The last.
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """An empty package with a name of its own."""
    name = f"of_{tmp_path.name}"
    (tmp_path / name).mkdir()
    (tmp_path / name / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    return name


def test_rules_are_list_items_under_their_headings() -> None:
    assert [(rule.number, rule.section, rule.text) for rule in read_page(PAGE)] == [
        ("TOY-000", "", "Stands before the first heading."),
        ("TOY-001", "Pushing", "One sentence. And a second one on two lines."),
        ("TOY-R01", "Pushing", "*Why?* Because."),
        ("TOY-003", "The end", "The last."),
    ]


def test_a_package_with_only_a_page_has_rules_without_tests(package: str, tmp_path: Path) -> None:
    (tmp_path / package / "rules.md").write_text(PAGE, "utf-8")
    assert [rule.tests for rule in rules_of(package)] == [[]] * 4
    rule = find_rule(package, "toy-r01")
    assert rule is not None
    assert rule.text == "*Why?* Because."
    assert find_rule(package, "TOY-9") is None


def test_a_file_with_tests_comes_before_the_page(package: str, tmp_path: Path) -> None:
    (tmp_path / package / "rules.md").write_text(PAGE, "utf-8")
    rule = {"number": "TOY-001", "section": "", "text": "One.", "tests": ["test_it"]}
    (tmp_path / package / "rules.json").write_text(json.dumps({"rules": [rule]}))
    assert [rule.tests for rule in rules_of(package)] == [["test_it"]]


@pytest.mark.parametrize("content", ["{", "[]", "{}", '{"rules": [{"number": "TOY-001"}]}'])
def test_a_broken_file_is_named(package: str, tmp_path: Path, content: str) -> None:
    (tmp_path / package / "rules.json").write_text(content)
    with pytest.raises(BrokenData, match=r"rules\.json: is not what it should be"):
        rules_of(package)


def test_a_package_without_either_has_none(package: str) -> None:
    assert rules_of(package) == []
