"""Tests of scenario files, made for a game: `test_the_scenario_holds = holds(FOLDER)`."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from paddock.core.protocol import Race
from paddock.table.scenario import _Run, run_scenario
from paddock.table.scenario_file import Step, read_scenario


def each_file(folder: Path) -> pytest.MarkDecorator:
    files = sorted(folder.glob("*.toml"))
    return pytest.mark.parametrize("file", [pytest.param(file, id=file.stem) for file in files])


def holds(folder: Path) -> Callable[[Path], None]:
    @each_file(folder)
    def test(file: Path) -> None:
        outcome = run_scenario(file)
        assert outcome.ok, outcome.why

    return test


def has_its_scenario(folder: Path, examples: Sequence[str]) -> Callable[[str], None]:
    """`examples` are the numbers that file names begin with."""

    @pytest.mark.parametrize("number", examples)
    def test(number: str) -> None:
        assert list(folder.glob(f"{number}*.toml"))

    return test


def says_its_rules_and_expects_something(folder: Path) -> Callable[[Path], None]:
    @each_file(folder)
    def test(file: Path) -> None:
        scenario = read_scenario(file)
        assert scenario.rules
        assert scenario.steps
        assert scenario.final or any(step.options for step in scenario.steps)

    return test


class _Stops(_Run):
    """Keeps the race as it is at every step."""

    def _step(self, step: Step) -> None:
        found = self.race.copy()
        found.asked = self.race.asked
        self.found.append(found)
        super()._step(step)

    def stops(self) -> list[Race]:
        self.found: list[Race] = []
        self.run()
        return self.found


def stops(file: Path) -> Iterator[Race]:
    """The positions of a scenario in which somebody is asked."""
    yield from _Stops(read_scenario(file)).stops()
