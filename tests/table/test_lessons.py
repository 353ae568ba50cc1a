"""The lessons that come with the games: each plays to its end as its coach says."""

import pytest

from paddock import games
from paddock.core.errors import BrokenData
from paddock.core.game import Game
from paddock.table.lesson import FIRST, Lesson, is_near, lessons_of
from paddock.table.scenario import run_scenario
from paddock.table.scenario_file import Scenario

LONGEST_WORDS = 170
FEWEST_STEPS = 5
MOST_STEPS = 8

LESSONS = [
    pytest.param(lesson, id=f"{game.id}-{name}")
    for game in games.all_games()
    for name, lesson in lessons_of(game).items()
]


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_plays_out_as_its_file_says(lesson: Scenario) -> None:
    outcome = run_scenario(lesson.file)
    assert outcome.ok, outcome.why


@pytest.mark.parametrize("scenario", LESSONS)
def test_the_learner_chooses_at_every_step_and_others_are_told(scenario: Scenario) -> None:
    lesson = Lesson(scenario)
    table, asked = lesson.table, 0
    while lesson.step is not None:
        told = lesson.prompted()
        if told is None:
            decision = table.decision(lesson.seat)
            assert decision is not None, f"step {asked + 1} is not asked"
            assert not decision.is_forced(), f"step {asked + 1} leaves no choice"
            assert lesson.done == asked, "the steps are counted as they are done"
            asked += 1
            told = lesson.seat, lesson.wanted()
        table.seal(*told)
        table.reveal()
    assert asked == lesson.done == lesson.coached


@pytest.mark.parametrize("scenario", LESSONS)
def test_a_coach_says_a_sentence_or_two(scenario: Scenario) -> None:
    assert scenario.lesson is not None
    words = [scenario.lesson.end]
    for step in scenario.steps:
        if step.coach is not None:
            words += [step.coach.say, step.coach.hint]
    for one in words:
        assert len(one) <= LONGEST_WORDS, f"{len(one)} letters: {one}"
        assert one.endswith((".", "!", "?")), one


@pytest.mark.parametrize("game", [game for game in games.all_games() if lessons_of(game)])
def test_a_first_lesson_has_five_to_eight_steps(game: Game) -> None:
    first = next(iter(lessons_of(game)))
    assert first == FIRST
    assert FEWEST_STEPS <= Lesson(lessons_of(game)[first]).coached <= MOST_STEPS


def test_a_lesson_has_the_learners_name() -> None:
    scenario = lessons_of(games.find("outspeed"))[FIRST]
    assert Lesson(scenario, "Ann").table.names == ["Ann", "Turbo", "Diesel"]


def test_what_is_nobodys_lesson_is_refused() -> None:
    scenario = lessons_of(games.find("outspeed"))[FIRST]
    with pytest.raises(BrokenData, match="lesson: is missing"):
        Lesson(scenario._replace(lesson=None))


def test_numbers_of_a_free_answer_may_be_off_by_as_much_as_is_said() -> None:
    wanted = {"kind": "Turn", "angle": 300, "legs": [{"kind": "Leg", "length": 50}]}
    near = {"angle": 20}
    assert is_near(wanted | {"angle": 320}, wanted, near)
    assert not is_near(wanted | {"angle": 321}, wanted, near)
    assert not is_near(wanted | {"kind": "Slide"}, wanted, near)
    legs = [{"kind": "Leg", "length": 51}]
    assert not is_near(wanted | {"legs": legs}, wanted, near)
    assert is_near(wanted | {"legs": legs}, wanted, near | {"length": 1})
    assert not is_near(wanted | {"legs": []}, wanted, near)
