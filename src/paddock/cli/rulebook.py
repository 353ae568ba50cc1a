"""The numbered rules of a game with the tests that hold them, from its rules.json."""

import json
from typing import NamedTuple

from paddock.core.errors import BrokenData, PaddockError
from paddock.core.game import Game
from paddock.core.resources import read_resource


class Rule(NamedTuple):
    """One numbered rule, in the words of the rules page."""

    number: str
    section: str
    text: str
    tests: list[str]


def read_rules(game: Game) -> list[Rule]:
    """Every rule of the game, in the order of the book."""
    try:
        shape = json.loads(read_resource(game.package, "rules.json"))
    except FileNotFoundError:
        raise PaddockError(f"{game.title} has no rules.json yet; `make golden` makes it") from None
    try:
        return [
            Rule(str(rule["number"]), str(rule["section"]), str(rule["text"]), list(rule["tests"]))
            for rule in shape["rules"]
        ]
    except (KeyError, TypeError):
        raise BrokenData(f"{game.package}/rules.json", "is stale; run `make golden`") from None


def find_rule(game: Game, number: str) -> Rule | None:
    """The rule of that number, whatever its case."""
    for rule in read_rules(game):
        if rule.number.casefold() == number.casefold():
            return rule
    return None
