"""Scenario files: a position, the luck and the answers, and what must come of them.

The format is told in docs/scenarios.md. Reading is in `scenario_file.py`; this runs what was read.
"""

from collections.abc import Callable, Iterable
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from paddock.core.chance import Chance, Dealer
from paddock.core.codec import Shape, codec_of
from paddock.core.errors import BrokenData
from paddock.core.game import Game
from paddock.core.protocol import Action, Decision, Race, advance, begin
from paddock.table.diary import Diary
from paddock.table.partial import brief, differences, lay_over
from paddock.table.scenario_file import Answer, Refusal, Scenario, Step, read_scenario

SETUP_SEED = 0
"""Set-up is dealt with this luck before the position is laid over it."""


class Outcome(NamedTuple):
    """Whether a scenario holds, and if not, what was expected and what was found."""

    file: str
    name: str
    ok: bool
    why: str


class _Failed(Exception):
    """Something turned out otherwise than the scenario says."""


def run_scenario(path: str | Path | Traversable) -> Outcome:
    """Run a scenario file. BrokenData if the file itself makes no sense."""
    scenario = read_scenario(path)
    try:
        _Run(scenario).run()
    except _Failed as failed:
        return Outcome(scenario.file, scenario.name, False, str(failed))
    return Outcome(scenario.file, scenario.name, True, "")


def lay(scenario: Scenario) -> Race:
    """The race as the position says, before it runs on; BrokenData if there is none such."""
    codec = codec_of(scenario.game)
    race: Race = scenario.game.setup(scenario.book, len(scenario.names), Dealer(SETUP_SEED))
    shape = lay_over(codec.dump(race), scenario.position)
    if "phases" in scenario.position:
        shape["phases"] = scenario.position["phases"]
    try:
        race = codec.load(shape, "Race", scenario.book, "position")
    except BrokenData as error:
        raise BrokenData(f"{scenario.file}: {error.place}", error.why) from None
    return race


def action_of(game: Game, answer: Answer, decisions: list[Decision], name: str) -> Action:
    """The action of that shape, or the option of that word in the first decision to have it."""
    if isinstance(answer, dict):
        try:
            return codec_of(game).load_action(answer)
        except BrokenData as error:
            raise _Failed(f"{name}'s {_called(answer)} is no action: {error}") from None
    for decision in decisions:
        for option in decision.options():
            if game.word(option) == answer:
                return option
    offered = ", ".join(game.word(option) for option in decisions[0].options())
    hint = "; say it as a table" if len(decisions) > 1 else ""
    raise _Failed(f"{name} has no option {answer!r}, but: {offered}{hint}")


def told_luck(scenario: Scenario) -> "ToldLuck":
    """The luck that the file tells."""
    return ToldLuck(scenario.luck, Dealer(0) if scenario.has_other_luck else None)


class ToldLuck(Chance):
    """The picks of the file, in order, and after them any luck only where the file allows it."""

    def __init__(self, picks: list[int], rest: Chance | None) -> None:
        super().__init__()
        self.picks = picks
        self.rest = rest

    def draw(self, n: int) -> int:
        if self.drawn > len(self.picks):
            if self.rest is None:
                told = f"luck tells {len(self.picks)}"
                raise _Failed(f"pick {self.drawn}, one of {n}, is needed, but {told}")
            return self.rest.draw(n)
        pick = self.picks[self.drawn - 1]
        if pick >= n:
            raise _Failed(f"pick {self.drawn} of luck is {pick}, but it is one of {n}, from 0 on")
        return pick


class _Run:
    """One scenario being run."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.game = scenario.game
        self.names = scenario.names
        self.codec = codec_of(self.game)
        self.diary = Diary()
        self.luck = told_luck(scenario)
        self.race = lay(scenario)
        self.told = 0

    def run(self) -> None:
        """The position, then every step, then the end."""
        _within("position", self._run_on, lambda: begin(self.race, self.luck, self.diary))
        for number, step in enumerate(self.scenario.steps, 1):
            _within(f"step {number}", self._step, step)
        _within("final", self._final)
        unused = self.luck.picks[self.luck.drawn :]
        if unused:
            raise _Failed(f"luck: nothing asked for the last picks, {unused}")

    def _run_on(self, play: Callable[[], None]) -> None:
        """Let the engine play; a position that cannot be is the file's fault, not a crash."""
        try:
            play()
        except _Failed:
            raise
        except Exception as error:
            what = " ".join(f"{type(error).__name__}: {error}".split())
            raise _Failed(f"the engine cannot play on from this position: {what}") from error

    def _step(self, step: Step) -> None:
        self._check_questions(step)
        for refusal in step.refused:
            self._check_refusal(refusal)
        if step.answers is not None:
            answers = self._answers(step.answers)
            self._run_on(lambda: advance(self.race, answers, self.luck, self.diary))
        if step.leaves is not None:
            self._leave(step.leaves)
        events = [self.codec.dump(event) for event in self.diary.told(self.told)]
        self.told = len(self.diary.entries)
        _check_events(step, events)

    def _leave(self, seat: int) -> None:
        """Somebody gives up, and the race goes on without."""
        name = self.names[seat]
        if self.game.leave is None:
            raise _Failed(f"{name} cannot leave: the rules of {self.game.title} know no leaving")
        why = self.game.leave(self.race, seat, self.diary)
        if why is not None:
            raise _Failed(f"{name} cannot leave: {why.with_rules(self.names)}")
        self._run_on(lambda: begin(self.race, self.luck, self.diary))

    def _check_questions(self, step: Step) -> None:
        asked = [decision.seat for decision in self.race.asked]
        if step.asked is not None and sorted(step.asked) != sorted(asked):
            expected = self._who(step.asked)
            raise _Failed(f"asked should be {expected} and is {self._who(asked)}")
        for seat, words in step.options.items():
            decision = self._decision(seat)
            offered = self._words(decision) if decision else []
            if set(words) != set(offered):
                expected = ", ".join(words) or "nothing"
                found = ", ".join(offered) or ("nothing" if decision else "not asked")
                raise _Failed(f"options of {self.names[seat]} should be {expected}; found {found}")

    def _check_refusal(self, refusal: Refusal) -> None:
        name, decision = self.names[refusal.seat], self._decision(refusal.seat)
        what = f"{name}'s {_called(refusal.action)}"
        if decision is None:
            if refusal.rule:
                raise _Failed(f"{what} should be refused by {refusal.rule}; {name} is not asked")
            return
        why = decision.refusal(self._action(refusal.action, [decision, *self.race.asked], name))
        if why is None:
            raise _Failed(f"{what} should be refused and is allowed")
        if refusal.rule and refusal.rule not in why.rules[:1]:
            found = why.with_rules(self.names)
            raise _Failed(f"{what} should be refused by {refusal.rule}; the refusal is: {found}")

    def _answers(self, given: dict[int, Answer]) -> list[Action]:
        asked = [decision.seat for decision in self.race.asked]
        if sorted(given) != sorted(asked):
            raise _Failed(f"answers are from {self._who(given)}; asked is {self._who(asked)}")
        answers: list[Action] = []
        for decision in self.race.asked:
            name, answer = self.names[decision.seat], given[decision.seat]
            action = self._action(answer, [decision], name)
            why = decision.refusal(action)
            if why is not None:
                refused = why.with_rules(self.names)
                raise _Failed(f"{name}'s {_called(answer)} is refused: {refused}")
            answers.append(action)
        return answers

    def _action(self, answer: Answer, decisions: list[Decision], name: str) -> Action:
        return action_of(self.game, answer, decisions, name)

    def _final(self) -> None:
        scenario = self.scenario
        if scenario.over is not None and scenario.over == bool(self.race.phases):
            is_over = "over" if scenario.over else "still on"
            asked = self._who(decision.seat for decision in self.race.asked)
            raise _Failed(f"the race should be {is_over}; asked is {asked}")
        wrong = differences(scenario.final, self.codec.dump(self.race))
        if scenario.standings is not None:
            if self.race.phases:
                raise _Failed("there are no standings: the race is still on")
            standings = self.codec.dump(self.game.standings(self.race))
            wrong += differences(scenario.standings, standings, "standings")
        if wrong:
            raise _Failed("; ".join(wrong))

    def _decision(self, seat: int) -> Decision | None:
        for decision in self.race.asked:
            if decision.seat == seat:
                asked: Decision = decision
                return asked
        return None

    def _words(self, decision: Decision) -> list[str]:
        return [self.game.word(option) for option in decision.options()]

    def _who(self, seats: Iterable[int]) -> str:
        return ", ".join(self.names[seat] for seat in seats) or "nobody"


def _within(where: str, do: Callable[..., None], *arguments: object) -> None:
    """Say where a failure is."""
    try:
        do(*arguments)
    except _Failed as failed:
        raise _Failed(f"{where}: {failed}") from failed.__cause__


def _check_events(step: Step, events: list[Shape]) -> None:
    """The expected events must occur in their order; others may stand between them."""
    at = 0
    for number, expected in enumerate(step.events):
        matching = (i for i in range(at, len(events)) if not differences(expected, events[i]))
        found = next(matching, None)
        if found is None:
            after = f" after {brief(events[at - 1])}" if at else ""
            rest = "; ".join(brief(event) for event in events[at:]) or "nothing more"
            raise _Failed(f"events[{number}], {brief(expected)}, did not happen{after}: {rest}")
        at = found + 1
    for event in events:
        if event["kind"] in step.absent:
            raise _Failed(f"{event['kind']} should not happen, but did: {brief(event)}")


def _called(answer: Answer) -> str:
    return f"{answer!r}" if isinstance(answer, str) else brief(answer)
