"""Documentation has tests: every rule number stands on the rules pages, and back."""

import json
import re
from pathlib import Path

from conformance.cases import every_game
from paddock.core.game import Game
from paddock.core.resources import read_resource
from paddock.core.sources import sources_of
from support import golden


def pages_of(game: Game) -> list[Path]:
    title = next(title for title in golden().titles() if title.id == game.id)
    return list(title.rules)


def text_of(page: Path) -> str:
    return page.read_text("utf-8")


def numbers_in(text: str, prefix: str) -> set[str]:
    return set(re.findall(rf"\b{prefix}-R?\d+\b", text))


@every_game
def test_the_rules_file_holds_exactly_the_numbers_that_the_pages_define(game: Game) -> None:
    rules = json.loads(read_resource(game.package, "rules.json"))["rules"]
    defined = [
        number
        for page in pages_of(game)
        for number in re.findall(rf"^- \*\*({game.prefix}-R?\d+)\*\*", text_of(page), re.M)
    ]
    assert defined
    assert sorted(defined) == [rule["number"] for rule in rules]
    assert all(rule["text"] and rule["section"] for rule in rules)


@every_game
def test_a_page_mentions_no_number_that_is_not_defined(game: Game) -> None:
    rules = json.loads(read_resource(game.package, "rules.json"))["rules"]
    mentioned = {
        number for page in pages_of(game) for number in numbers_in(text_of(page), game.prefix)
    }
    assert mentioned == {rule["number"] for rule in rules}


@every_game
def test_the_source_mentions_no_number_that_is_not_defined(game: Game) -> None:
    rules = json.loads(read_resource(game.package, "rules.json"))["rules"]
    title = next(title for title in golden().titles() if title.id == game.id)
    mentioned = {
        number
        for source in sources_of(title.package, title.folder)
        for number in numbers_in(source.text, game.prefix)
    }
    assert mentioned
    assert mentioned <= {rule["number"] for rule in rules}
