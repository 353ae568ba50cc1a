"""Several people at one table: by link, through losses of the connection, and at one device."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from playwright.sync_api import expect

from browser.cockpit import Cockpit, first_asked
from browser.races import hold
from browser.windows import DESKTOP, PHONE, STILL, Windows
from server.client import ME, bot
from server.running import Process

SECONDS_OFFLINE = 10.0
BROKEN_LINE = ("net::ERR_", "WebSocket connection")


def test_two_browsers_and_two_bots_share_a_table(windows: Windows) -> None:
    """One reloads in the middle, one is offline for ten seconds and comes back by itself."""
    ann, bea = windows.open(DESKTOP, STILL), windows.open(PHONE, STILL)
    invite(ann, bea)
    race_until(3, ann, bea)

    before = ann.page.locator("#prompt-title").inner_text()
    ann.page.reload()
    ann.question.wait_for()
    assert ann.page.locator("#prompt-title").inner_text() == before

    windows.forgive(*BROKEN_LINE)
    bea.page.context.set_offline(True)
    back = time.monotonic() + SECONDS_OFFLINE
    expect(bea.lost).to_be_visible()
    ann.answer()
    bea.page.wait_for_timeout(max(0.0, back - time.monotonic()) * 1000)
    bea.page.context.set_offline(False)
    expect(bea.lost).to_be_hidden()

    while asked := first_asked([ann, bea]):
        asked.answer()
    ann.finish()
    bea.finish()
    assert bea.podium.inner_text() == ann.podium.inner_text()


def invite(host: Cockpit, guest: Cockpit) -> None:
    """The usual chairs are: oneself, a friend by link, two bots."""
    host.go("/")
    card = host.page.get_by_role("article", name="Outspeed")
    host.press(card.get_by_role("link", name="Invite friends"))
    host.page.get_by_label("Name on chair 1").fill("Ann")
    host.press(host.button("Make the race and get the link"))
    link = host.page.get_by_label("Invitation link").input_value()
    guest.go(link)
    guest.page.get_by_label("Your name").fill("Bea")
    guest.press(guest.button("Take a seat"))
    for cockpit in (host, guest):
        cockpit.question.wait_for()
        expect(cockpit.page.get_by_role("list", name="Seats")).to_contain_text("Bea")


def race_until(turn: int, ann: Cockpit, bea: Cockpit) -> None:
    """Until the first of them is asked something in that turn."""
    while True:
        asked = first_asked([ann, bea])
        assert asked, "the race is over already"
        if asked is ann and ann.turn() >= turn:
            return
        asked.answer()


def test_the_browser_comes_back_after_the_server_was_killed(
    windows_on: Callable[[str], Windows], tmp_path: Path
) -> None:
    killed = Process(tmp_path)
    windows = windows_on(killed.host)
    windows.forgive(*BROKEN_LINE)
    cockpit = windows.open(DESKTOP, STILL)
    cockpit.play_now()
    cockpit.answer()
    cockpit.wait()
    killed.kill()
    before = stored_answers(tmp_path)
    expect(cockpit.lost).to_be_visible()
    # Answered into the void: it is sent when there is somebody to hear it.
    cockpit.answer()
    restarted = Process(tmp_path, port=killed.port)
    try:
        expect(cockpit.lost).to_be_hidden()
        cockpit.wait()
        # The same may be asked again in words, so the database is asked what it heard.
        assert stored_answers(tmp_path) == before + 1
        cockpit.race()
        cockpit.finish()
    finally:
        restarted.kill()


def stored_answers(folder: Path) -> int:
    """How many answers of people are on disk; a bot's have no id of a frame."""
    with closing(sqlite3.connect(folder / "paddock.sqlite3")) as database:
        (count,) = database.execute("SELECT count(*) FROM moves WHERE frame IS NOT NULL").fetchone()
    return int(count)


def test_two_people_race_at_one_device_with_a_cover_between_them(windows: Windows) -> None:
    cockpit = windows.open(DESKTOP, STILL)
    page = cockpit.page
    cockpit.go("/new/outspeed")
    page.get_by_label("Name on chair 1").fill("Ann")
    page.get_by_label("Who sits on chair 2").select_option("Someone here")
    page.get_by_label("Name on chair 2").fill("Bea")
    cockpit.press(cockpit.button("Take chair 4 away"))
    cockpit.press(cockpit.button("Start the race"))
    covers: list[str] = []
    while True:
        cockpit.covered.or_(cockpit.question).or_(cockpit.to_finish).wait_for()
        if cockpit.to_finish.is_visible():
            break
        if cockpit.covered.is_visible():
            # Nothing of the table is left on the page, not even unseen.
            expect(page.locator(".table")).to_have_count(0)
            name = page.locator(".cover button").first.inner_text().removeprefix("I am ")
            covers.append(name)
            cockpit.press(cockpit.button(f"I am {name}"))
            expect(page.locator(".seats .mine")).to_contain_text(name)
        else:
            cockpit.answer()
    assert set(covers) == {"Ann", "Bea"}
    assert len(covers) > 4
    cockpit.finish()


def test_a_race_that_nobody_may_watch_says_so_to_strangers(
    windows: Windows, server: Process
) -> None:
    held = hold(server.host, [ME | {"name": "Ann"}, bot("first")], game="toy")
    assert windows.table(held).options.count() > 0
    windows.forgive("the server responded with a status of 403")
    stranger = windows.open(DESKTOP, STILL)
    stranger.go(f"/race/{held.race}")
    told = stranger.page.get_by_text("Only those who race can see this race")
    expect(told).to_be_visible()
    expect(stranger.page.get_by_role("link", name="Back to the paddock")).to_be_visible()


def test_who_leaves_is_driven_by_a_bot_and_can_come_back(windows: Windows, server: Process) -> None:
    held = hold(server.host, [ME | {"name": "Ann"}, ME | {"name": "Bea"}], game="toy")
    ann, bea = windows.table(held.only(0)), windows.table(held.only(1))
    ann.press(ann.button("Settings"))
    ann.press(ann.button("Leave the race"))
    expect(ann.page.get_by_role("alert")).to_contain_text("A bot drives on for you")
    ann.press(ann.button("Yes, leave"))
    expect(ann.page.get_by_role("heading", name="You have left")).to_be_visible()
    expect(bea.page.get_by_role("listitem").filter(has_text="Ann")).to_contain_text("left")
    with held.player(server.host, 1) as player:
        player.until(lambda table: 0 in table["locked"])
    ann.press(ann.button("Come back"))
    # The bot has answered in the meantime, and Ann may change that.
    ann.press(ann.button("Change"))
    ann.question.wait_for()
