"""`paddock rules GAME`: the numbered rules, each with its tests."""

from typing import Annotated

import typer

from paddock.cli.options import GameId, Json, Quiet
from paddock.cli.voice import WrongUsage, print_json
from paddock.core.errors import PaddockError
from paddock.core.rulebook import Rule, find_rule, rules_of
from paddock.games import find


def run(
    game: GameId,
    number: Annotated[
        str | None, typer.Argument(metavar="NUMBER", help="Only this rule, with its tests.")
    ] = None,
    json: Json = False,
    quiet: Quiet = False,
) -> None:
    """The numbered rules with their tests."""
    found = find(game)
    if number is not None:
        rule = find_rule(found.package, number)
        if rule is None:
            raise WrongUsage(f"{found.title} has no rule {number}")
        _print_rule(rule, json=json)
        return
    rules = rules_of(found.package)
    if not rules:
        raise PaddockError(f"{found.title} has no rules page; put its rules.md in {found.package}")
    missing = [rule.number for rule in rules if not rule.tests]
    tested = len(rules) - len(missing)
    if json:
        print_json({"game": game, "total": len(rules), "tested": tested, "missing": missing})
        return
    if not quiet:
        _print_all(rules)
    print(f"{found.title}: {tested} of {len(rules)} rules are tested")
    if missing:
        print(f"Without a test: {', '.join(missing)}")


def _print_all(rules: list[Rule]) -> None:
    section = ""
    for rule in rules:
        if rule.section != section:
            section = rule.section
            print(f"\n{section}\n")
        tests = f"{len(rule.tests)} test{'' if len(rule.tests) == 1 else 's'}"
        print(f"{rule.number}  {rule.text}  ({tests})")
    print()


def _print_rule(rule: Rule, *, json: bool) -> None:
    if json:
        print_json(rule._asdict())
        return
    print(f"{rule.number}  {rule.text}")
    for test in rule.tests:
        print(f"  tested by {test}")
