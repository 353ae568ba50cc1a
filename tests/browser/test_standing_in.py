"""Somebody closes the page: a bot drives when the other asks for it, until they are back."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.cockpit import Cockpit
from browser.races import Held
from browser.windows import DESKTOP, PHONE, STILL, Windows
from server.client import ME, OPEN, bot, join, make
from server.running import Process

NAMES = ("Ann", "Bea", "First")


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Process]:
    """A server where whoever closes the page is away at once."""
    server = Process(tmp_path, "--limit", "away_seconds=0.2")
    yield server
    server.kill()


def test_a_bot_drives_for_who_is_away_until_they_are_back(
    impatient: Process, windows_on: Callable[[str], Windows]
) -> None:
    host = impatient.host
    made = make(host, "outspeed", [ME | {"name": "Ann"}, OPEN, bot("first")])
    race, token = made["race"], join(host, made, "Bea")
    windows = windows_on(host)
    ann = windows.table(Held("outspeed", race, NAMES, made["tokens"]), DESKTOP, STILL)
    bea = windows.table(Held("outspeed", race, NAMES, {1: token}), PHONE, STILL)
    seats = ann.page.get_by_role("list", name="Seats")

    browser = bea.page.context
    bea.page.close()
    ann.press(ann.button("Let a bot drive for Bea"))
    driven = seats.get_by_role("listitem").filter(has_text="Robo-Bea")
    # Both are asked at once, so nothing goes on before Ann has answered.
    expect(driven).to_contain_text("locked in")

    bea = Cockpit(browser.new_page(), by_touch=True)
    bea.go(f"/race/{race}")
    bea.press(bea.button("Take over again"))
    expect(driven).to_have_count(0)
    expect(bea.locked).to_be_visible()
    bea.press(bea.button("Change"))
    bea.question.wait_for()
    bea.answer()
    expect(bea.locked).to_be_visible()
    ann.answer()
    expect(bea.locked).to_be_hidden()
