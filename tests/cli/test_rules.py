"""`paddock rules`."""

import json

from cli.conftest import Run


def test_the_rules_are_counted(paddock: Run) -> None:
    counted = json.loads(paddock("rules", "toy", "--json").out)
    assert set(counted) == {"game", "total", "tested", "missing"}
    assert counted["game"] == "toy"
    assert counted["total"] == counted["tested"] + len(counted["missing"])


def test_every_rule_is_printed_with_its_number(paddock: Run) -> None:
    out = paddock("rules", "toy").out
    assert "\nTOY-001  Two to four carts race.  (" in out
    assert " rules are tested\n" in out


def test_quiet_prints_only_the_sum(paddock: Run) -> None:
    assert paddock("rules", "toy", "--quiet").out.startswith("Soapbox: ")


def test_one_rule_by_its_number(paddock: Run) -> None:
    assert paddock("rules", "toy", "toy-001").out.startswith("TOY-001  Two to four carts race.\n")
    rule = json.loads(paddock("rules", "toy", "TOY-001", "--json").out)
    assert set(rule) == {"number", "section", "text", "tests"}
