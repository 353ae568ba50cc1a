"""The numbered rules of a game: as its page prints them, and with the tests that hold them."""

import json
import re
from typing import Final, NamedTuple

from paddock.core.errors import BrokenData
from paddock.core.resources import read_resource

SECTION: Final = re.compile(r"##\s+(?P<title>.+?)\s*")
RULE: Final = re.compile(r"- \*\*(?P<number>[A-Z]{2,4}-R?\d+)\*\*\s+(?P<text>.+)")
CONTINUED: Final = re.compile(r" {2,}(?P<text>\S.*)")


class Rule(NamedTuple):
    """One numbered rule, in the words of the rules page."""

    number: str
    section: str
    text: str
    tests: list[str]


def read_page(page: str) -> list[Rule]:
    """The list items `- **XY-001** text` of a page, each under its `##` heading."""
    rules: list[Rule] = []
    section = ""
    is_open = False
    for line in page.splitlines():
        if heading := SECTION.fullmatch(line):
            section = heading["title"]
        if item := RULE.fullmatch(line):
            rules.append(Rule(item["number"], section, item["text"].strip(), []))
            is_open = True
        elif is_open and (more := CONTINUED.fullmatch(line)):
            rules[-1] = rules[-1]._replace(text=f"{rules[-1].text} {more['text'].strip()}")
        else:
            is_open = False
    return rules


def rules_of(package: str) -> list[Rule]:
    """The rules in a game's rules.json; without one those on its rules.md, without tests."""
    try:
        shape = json.loads(read_resource(package, "rules.json"))
        return [
            Rule(str(rule["number"]), str(rule["section"]), str(rule["text"]), list(rule["tests"]))
            for rule in shape["rules"]
        ]
    except FileNotFoundError:
        pass
    except (ValueError, KeyError, TypeError):
        raise BrokenData(
            f"{package}/rules.json", "is not what it should be; make it anew"
        ) from None
    try:
        return read_page(read_resource(package, "rules.md"))
    except FileNotFoundError:
        return []


def find_rule(package: str, number: str) -> Rule | None:
    """The rule of that number, whatever its case."""
    for rule in rules_of(package):
        if rule.number.casefold() == number.casefold():
            return rule
    return None
