"""Lessons: scenarios that somebody plays in the place of one seat, with a coach at their side.

The files are scenario files (docs/scenarios.md) in the folder `lessons` of a game. Nothing in them
is left to luck or to others, so that what the coach says is what happens.
"""

from functools import cache
from importlib.resources import files
from typing import Any, Final

from paddock.core.errors import BrokenData
from paddock.core.game import Game
from paddock.core.protocol import Action, Decision, begin
from paddock.table.diary import Diary
from paddock.table.luck import Luck
from paddock.table.scenario import SETUP_SEED, action_of, lay, told_luck
from paddock.table.scenario_file import Coaching, Scenario, Step, Teaching, read_scenario
from paddock.table.table import Table
from paddock.table.trial import Trial

FIRST: Final = "first"
"""The lesson that a game's coach begins with."""
ENDING: Final = ".toml"


@cache
def lessons_of(game: Game) -> dict[str, Scenario]:
    """The lessons that come with a game, by the names of their files; the first one first."""
    folder = files(game.package).joinpath("lessons")
    if not folder.is_dir():
        return {}
    found = [file.name for file in folder.iterdir() if file.name.endswith(ENDING)]
    names = [name.removesuffix(ENDING) for name in found]
    in_order = sorted(names, key=lambda name: (name != FIRST, name))
    return {name: read_scenario(folder.joinpath(f"{name}{ENDING}")) for name in in_order}


class Lesson:
    """One learner at a prepared table: whose answer comes next, and which one is wanted."""

    def __init__(self, scenario: Scenario, name: str | None = None) -> None:
        if scenario.lesson is None:
            raise BrokenData(f"{scenario.file}: lesson", "is missing")
        self.scenario = scenario
        self.teaching: Teaching = scenario.lesson
        self.seat = self.teaching.seat
        self.names = [
            name or one if seat == self.seat else one for seat, one in enumerate(scenario.names)
        ]
        self._steps = [step for step in scenario.steps if step.answers]
        self.coached = sum(step.coach is not None for step in self._steps)
        """How many steps the learner does."""
        self.table = _prepared(scenario, self.names)

    @property
    def _at(self) -> int:
        """Which step the race has come to: every answer before it is given."""
        given = self.table.answers
        for number, step in enumerate(self._steps):
            given -= len(step.answers or {})
            if given < 0:
                return number
        return len(self._steps)

    @property
    def step(self) -> Step | None:
        """What is to be done now; None at the end."""
        at = self._at
        return self._steps[at] if at < len(self._steps) else None

    @property
    def coaching(self) -> Coaching | None:
        """What the learner is told now; None at the end."""
        step = self.step
        return None if step is None else step.coach

    @property
    def done(self) -> int:
        """How many steps the learner has done."""
        return sum(step.coach is not None for step in self._steps[: self._at])

    def prompted(self) -> tuple[int, Action] | None:
        """The next answer that is not the learner's to find: of others, or without a word."""
        step = self.step
        for decision in [] if step is None else self.table.decisions():
            if decision.seat != self.seat or self.coaching is None:
                return decision.seat, self._told(decision)
        return None

    def wanted(self) -> Action:
        """The learner's answer that the coach asks for."""
        decision = self.table.decision(self.seat)
        assert decision is not None, "the learner is not asked"
        return self._told(decision)

    def is_wanted(self, action: Action) -> bool:
        """Whether it is that answer, or one that is near enough."""
        codec, coaching = self.table.codec, self.coaching
        near = {} if coaching is None else coaching.near
        return is_near(codec.dump(action), codec.dump(self.wanted()), near)

    def _told(self, decision: Decision) -> Action:
        step, name = self.step, self.scenario.names[decision.seat]
        answers = {} if step is None else step.answers
        assert answers, "the lesson is over"
        return action_of(self.table.game, answers[decision.seat], [decision], name)


def _prepared(scenario: Scenario, names: list[str]) -> Table:
    game, luck, chance = scenario.game, Luck.seeded(SETUP_SEED), told_luck(scenario)
    usual = Table(game, len(names), luck, scenario.config, names)
    race, diary = lay(scenario), Diary()
    begin(race, chance, diary)
    return Trial(usual, race, luck, chance, {}, diary)


def is_near(given: Any, wanted: Any, near: dict[str, int], off: int = 0) -> bool:
    """Whether two shapes are alike but for numbers that may be off."""
    if isinstance(wanted, dict):
        return (
            isinstance(given, dict)
            and given.keys() == wanted.keys()
            and all(is_near(given[key], wanted[key], near, near.get(key, 0)) for key in wanted)
        )
    if isinstance(wanted, list):
        same = isinstance(given, list) and len(given) == len(wanted)
        return same and all(
            is_near(one, other, near, off) for one, other in zip(given, wanted, strict=True)
        )
    if type(wanted) is int and type(given) is int:
        return abs(given - wanted) <= off
    return bool(given == wanted)
