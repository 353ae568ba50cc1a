"""From every page there is a way on, and it says only what concerns who reads it."""

from typing import Final

import pytest
from playwright.sync_api import expect

from browser.windows import DESKTOP, STILL, Windows

NOT_FOUND: Final = "the server responded with a status of 404"
DEAD_ENDS: Final = (
    "/new/nothing",
    "/rules/nothing",
    "/race/nothing",
    "/race/nothing/replay",
    "/join/nothing",
    "/nowhere/at/all",
)
MOST_OF_A_FADED_BUTTON: Final = 0.5


@pytest.mark.parametrize("path", DEAD_ENDS)
def test_a_page_of_nothing_says_so_and_leads_back(windows: Windows, path: str) -> None:
    windows.forgive(NOT_FOUND)
    cockpit = windows.open(DESKTOP, STILL)
    cockpit.go(path)
    expect(cockpit.page.get_by_role("alert")).not_to_be_empty()
    cockpit.press(cockpit.page.get_by_role("link", name="Back to the paddock"))
    cockpit.button("Play now").first.wait_for()


def test_a_rules_page_leads_to_a_race_and_back_home(windows: Windows) -> None:
    cockpit = windows.open(DESKTOP, STILL)
    cockpit.go("/rules/outspeed")
    cockpit.press(cockpit.page.get_by_role("link", name="New race"))
    cockpit.button("Make the race and get the link").wait_for()
    cockpit.page.go_back()
    cockpit.press(cockpit.page.get_by_role("link", name="All games"))
    cockpit.button("Play now").first.wait_for()


def test_a_rules_page_speaks_to_players(windows: Windows) -> None:
    cockpit = windows.open(DESKTOP, STILL)
    cockpit.go("/rules/outspeed")
    cockpit.page.locator("#rule-OS-041").wait_for()
    told = cockpit.page.get_by_role("main").inner_text()
    for word in ("with tests", "✓", "make figures"):
        assert word not in told


def test_an_undo_that_cannot_be_pressed_looks_like_it(windows: Windows) -> None:
    cockpit = windows.open(DESKTOP, STILL)
    cockpit.play_now()
    undo = cockpit.button("Undo")
    expect(undo).to_be_disabled()
    faded = undo.evaluate("(one) => Number(getComputedStyle(one).opacity)")
    assert faded <= MOST_OF_A_FADED_BUTTON
