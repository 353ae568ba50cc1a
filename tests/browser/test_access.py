"""axe-core finds nothing, on any page, in light and dark, at both sizes."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.axe import judge
from browser.races import Held, hold, race_asking
from browser.windows import DESKTOP, PHONE, STILL, Windows
from server.client import ME, bot
from server.running import Process

DECISIONS = ("ChooseRoute", "ChooseBonus", "KeepToken", "SetWheel")


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desktop", "phone"])
def size(request: pytest.FixtureRequest) -> dict[str, Any]:
    chosen: dict[str, Any] = request.param
    return chosen


def heading(page: Page, name: str) -> None:
    expect(page.get_by_role("heading", name=name).first).to_be_visible()


def test_home_and_set_up(windows: Windows, size: dict[str, Any]) -> None:
    cockpit = windows.open(size, STILL)
    cockpit.go("/")
    cockpit.button("Play now").first.wait_for()
    judge(cockpit)
    cockpit.go("/new/outspeed")
    cockpit.button("Make the race and get the link").wait_for()
    judge(cockpit)
    cockpit.page.get_by_label("Who sits on chair 2").select_option("Someone here")
    judge(cockpit)


def test_waiting_room_and_invitation(
    windows: Windows, server: Process, size: dict[str, Any]
) -> None:
    cockpit = windows.open(size, STILL)
    cockpit.go("/new/outspeed")
    cockpit.press(cockpit.button("Make the race and get the link"))
    link = cockpit.page.get_by_label("Invitation link")
    link.wait_for()
    judge(cockpit)
    guest = windows.open(size, STILL)
    guest.go(link.input_value())
    guest.button("Take a seat").wait_for()
    judge(guest)


@pytest.mark.parametrize("kind", DECISIONS)
def test_the_table_at_each_kind_of_decision(
    windows: Windows, server: Process, size: dict[str, Any], kind: str
) -> None:
    held = race_asking(server.host, kind)
    cockpit = windows.open(size, STILL, held=held)
    cockpit.go(f"/race/{held.race}")
    cockpit.question.wait_for()
    judge(cockpit)
    cockpit.choose(0)
    judge(cockpit)


def test_locked_in_covered_and_drawers(
    windows: Windows, server: Process, size: dict[str, Any]
) -> None:
    held = hold(server.host, [ME | {"name": "Ann"}, ME | {"name": "Bea"}, bot("driver")])
    cockpit = windows.open(size, STILL, held=held)
    cockpit.go(f"/race/{held.race}")
    cockpit.covered.wait_for()
    judge(cockpit)
    alone = windows.open(size, STILL, held=held.only(0))
    alone.go(f"/race/{held.race}")
    alone.question.wait_for()
    alone.answer()
    alone.locked.wait_for()
    judge(alone)
    for key, name in (("?", "Keys"), ("r", "Rules"), ("l", "Log")):
        alone.page.keyboard.press(key)
        if size is PHONE or name == "Keys":
            alone.page.get_by_role("dialog", name=name).wait_for()
        judge(alone)
        if size is PHONE or name == "Keys":
            alone.page.keyboard.press("Escape")
            expect(alone.page.get_by_role("dialog")).to_have_count(0)


def test_the_generic_table(windows: Windows, size: dict[str, Any]) -> None:
    cockpit = windows.open(size, STILL)
    cockpit.play_now("Soapbox")
    judge(cockpit)


def test_finish_replay_and_rules(windows: Windows, finished: Held, size: dict[str, Any]) -> None:
    cockpit = windows.open(size, STILL, held=finished)
    cockpit.go(f"/race/{finished.race}")
    cockpit.podium.wait_for()
    heading(cockpit.page, "Who was where")
    cockpit.press(cockpit.button("Verify this race"))
    cockpit.page.get_by_text("✓ Played again").wait_for()
    judge(cockpit)
    cockpit.press(cockpit.button("Back to the board"))
    cockpit.to_finish.wait_for()
    judge(cockpit)
    cockpit.go(f"/race/{finished.race}/replay?seat=-2&at=9")
    cockpit.page.get_by_role("slider", name="Moment").wait_for()
    judge(cockpit)
    cockpit.go("/rules/outspeed#OS-041")
    expect(cockpit.page.locator("#rule-OS-041")).to_be_in_viewport()
    judge(cockpit)


def test_an_unknown_address(windows: Windows, size: dict[str, Any]) -> None:
    cockpit = windows.open(size, STILL)
    cockpit.go("/nowhere/at/all")
    cockpit.page.get_by_role("heading").first.wait_for()
    judge(cockpit)
