"""The pins: what the server is installed with is what it is tested with."""

import re
import tomllib

from support import ROOT

PIN = re.compile(r"^(\S+==\S+)", re.MULTILINE)


def pins(name: str) -> set[str]:
    return set(PIN.findall((ROOT / "requirements" / name).read_text("utf-8")))


def test_the_server_runs_with_what_it_was_tested_with() -> None:
    assert pins("run.txt") < pins("dev.txt")


def test_every_dependency_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = {re.split(r"[\[<>=]", one)[0].replace("_", "-") for one in project["dependencies"]}
    assert wanted <= {pin.partition("==")[0] for pin in pins("run.txt")}
