"""The coach of each game, played through in the page: every step is asked for and checked."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.cockpit import Cockpit
from browser.windows import DESKTOP, PHONE, STILL, Windows
from paddock import games
from paddock.table.lesson import FIRST, Lesson, lessons_of
from paddock.table.scenario_file import Coaching

SIZES = [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")]
PARTS = {"M5+gc": ["M5", "+GC"], "xM3": ["M3"]}
"""What is pressed for words that are made of several options, or have another sign."""
TAUGHT = [game.id for game in games.all_games() if lessons_of(game)]


def steps_of(game: str) -> list[tuple[Coaching, str]]:
    """What the coach says at each step, and the word of the option that it asks for."""
    lesson = Lesson(lessons_of(games.find(game))[FIRST])
    table, found = lesson.table, []
    while lesson.step is not None:
        told = lesson.prompted()
        if told is None:
            assert lesson.coaching is not None
            found.append((lesson.coaching, table.game.word(lesson.wanted())))
            told = lesson.seat, lesson.wanted()
        table.seal(*told)
        table.reveal()
    return found


def coach_of(page: Page) -> Any:
    return page.get_by_role("complementary", name="Coach")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_played_through(windows: Windows, game: str, size: dict[str, Any]) -> None:
    cockpit = windows.open(size, STILL)
    cockpit.go(f"/learn/{game}")
    page, steps = cockpit.page, steps_of(game)
    teaching = lessons_of(games.find(game))[FIRST].lesson
    assert teaching is not None
    for number, (coaching, word) in enumerate(steps, 1):
        expect(coach_of(page)).to_contain_text(f"{number} of {len(steps)}")
        expect(coach_of(page)).to_contain_text(coaching.say)
        act(cockpit, word)
    expect(coach_of(page)).to_contain_text(teaching.end)
    expect(cockpit.button("Play now")).to_be_enabled()
    expect(cockpit.button("Once more")).to_be_enabled()
    expect(cockpit.lock).to_have_count(0)


def act(cockpit: Cockpit, word: str) -> None:
    """The one action that the coach asks for."""
    for part in PARTS.get(word, [word]):
        option = cockpit.page.locator(f'.prompt [data-option="{part}"]:not([disabled])').first
        if word not in PARTS:
            expect(option).to_have_attribute("data-meant", "")
        cockpit.press(option)
    expect(cockpit.lock).to_be_enabled()
    cockpit.press(cockpit.lock)


def test_another_move_gets_a_word_and_another_try(windows: Windows) -> None:
    cockpit = windows.open()
    cockpit.go("/learn/outspeed")
    (first, word), (second, _) = steps_of("outspeed")[:2]
    page = cockpit.page
    expect(coach_of(page)).to_contain_text(first.say)
    cockpit.press(page.locator('.prompt [data-option="L"]'))
    cockpit.press(cockpit.lock)
    expect(coach_of(page).get_by_role("alert")).to_have_text(first.hint)
    act(cockpit, word)
    expect(coach_of(page)).to_contain_text(second.say)
    expect(coach_of(page).get_by_role("alert")).to_have_count(0)


def test_it_is_offered_once_and_can_be_left(windows: Windows) -> None:
    cockpit = windows.open(is_new=True)
    page = cockpit.page
    cockpit.go("/new/outspeed")
    cockpit.press(page.get_by_role("link", name="Learn it in two minutes"))
    expect(coach_of(page)).to_contain_text("1 of 6")
    cockpit.press(coach_of(page).get_by_role("link", name="Leave the lesson"))
    expect(page.get_by_role("article", name="Outspeed")).to_be_visible()
    cockpit.go("/new/outspeed")
    expect(page.get_by_role("heading", name="Who is racing?")).to_be_visible()
    expect(page.get_by_role("complementary", name="A lesson")).to_have_count(0)
