"""One person races bots, by mouse, by finger and by keyboard alone."""

import pytest
from playwright.sync_api import Locator, expect

from browser.cockpit import MOST_ANSWERS, OVER, Cockpit
from browser.races import Held, asks, hold
from browser.windows import DESKTOP, PHONE, STILL, Windows
from server.client import ME, bot
from server.running import Process

MOST_TABS = 60


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_whole_race_by_clicking(windows: Windows, size: dict[str, object]) -> None:
    cockpit = windows.open(size)
    cockpit.play_now()
    assert cockpit.turn() == 1
    cockpit.race()
    cockpit.finish()
    assert cockpit.answers > 3
    expect(cockpit.page.get_by_role("heading", name="Who was where")).to_be_visible()
    expect(cockpit.page.get_by_role("region", name="The story of the race")).to_contain_text(".")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_table_needs_no_scrolling(windows: Windows, size: dict[str, object]) -> None:
    cockpit = windows.open(size, STILL)
    cockpit.play_now()
    cockpit.choose(0)
    expect(cockpit.lock).to_be_in_viewport(ratio=1)
    expect(cockpit.page.get_by_role("region", name="Board", exact=True)).to_be_in_viewport()
    across, down = cockpit.page.evaluate(
        "(({scrollWidth, scrollHeight}) => [scrollWidth - innerWidth, scrollHeight - innerHeight])"
        "(document.documentElement)"
    )
    assert across <= 0, "the page is too wide"
    assert down <= 0, "the page is too high"


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1366, 768), (390, 844)])
def test_play_now_is_seen_at_once(windows: Windows, width: int, height: int) -> None:
    cockpit = windows.open({"viewport": {"width": width, "height": height}}, STILL)
    cockpit.go("/")
    card = cockpit.page.get_by_role("article", name="Outspeed")
    expect(card.get_by_role("button", name="Play now")).to_be_in_viewport(ratio=1)


def test_a_whole_race_by_keyboard_only(windows: Windows) -> None:
    cockpit = windows.open(DESKTOP, STILL)
    page = cockpit.page
    cockpit.go("/")
    card = page.get_by_role("article", name="Outspeed")
    tab_to(cockpit, card.get_by_role("button", name="Play now"))
    page.keyboard.press("Enter")
    answers = 0
    while cockpit.wait() != OVER:
        assert answers < MOST_ANSWERS, "this race has no end"
        for _ in range(1 + answers % 2):
            page.keyboard.press("ArrowRight")
        # The arrows turn the wheel at once; an option is only looked at with Enter.
        if not cockpit.lock.is_visible():
            page.keyboard.press("Enter")
        cockpit.lock.wait_for()
        page.keyboard.press("Enter")
        answers += 1
    assert answers > 3
    tab_to(cockpit, cockpit.to_finish)
    page.keyboard.press("Enter")
    cockpit.podium.wait_for()
    tab_to(cockpit, page.get_by_role("link", name="Replay"))
    page.keyboard.press("Enter")
    page.get_by_role("slider", name="Moment").wait_for()
    page.keyboard.press("End")
    expect(page.locator(".caption")).to_have_text("The finish")


def tab_to(cockpit: Cockpit, wanted: Locator) -> None:
    """As far as Tab reaches."""
    wanted.wait_for()
    for _ in range(MOST_TABS):
        if wanted.evaluate("(element) => element === document.activeElement"):
            return
        cockpit.page.keyboard.press("Tab")
    raise AssertionError("Tab does not reach it")


def test_a_choice_is_looked_at_locked_in_changed_and_locked_again(
    windows: Windows, server: Process
) -> None:
    held = hold(server.host, [ME | {"name": "Ann"}, ME | {"name": "Bea"}, bot("driver")])
    cockpit = windows.open(held=held.only(0))
    cockpit.go(f"/race/{held.race}")
    cockpit.question.wait_for()
    cockpit.choose(0)
    cockpit.page.keyboard.press("Escape")
    cockpit.question.wait_for()
    cockpit.answer()
    cockpit.locked.wait_for()
    expect(cockpit.page.get_by_text("Waiting for Bea.")).to_be_visible()
    cockpit.press(cockpit.button("Change"))
    cockpit.choose(1)
    chosen = cockpit.page.locator("[data-option][aria-checked=true]").get_attribute("data-option")
    cockpit.press(cockpit.lock)
    cockpit.locked.wait_for()
    with held.player(server.host, 0) as ann:
        assert "LMR"[ann.table["sealed"]["action"]["route"]] == chosen
    with held.player(server.host, 1) as bea:
        bea.answer(bea.options()[0])
    cockpit.wait()
    expect(cockpit.locked).to_be_hidden()


def test_an_answer_is_taken_back_while_nobody_has_learned_anything(
    windows: Windows, server: Process
) -> None:
    held, seat = race_at_the_lookout(server.host)
    cockpit = windows.open(held=held.only(seat))
    cockpit.go(f"/race/{held.race}")
    cockpit.question.wait_for()
    title = cockpit.page.locator("#prompt-title")
    asked = title.inner_text()
    expect(cockpit.button("Undo")).to_be_disabled()
    keep_the_card(cockpit)
    expect(title).not_to_have_text(asked)
    cockpit.press(cockpit.button("Undo"))
    expect(title).to_have_text(asked)
    keep_the_card(cockpit)
    expect(title).not_to_have_text(asked)
    cockpit.page.keyboard.press("u")
    expect(title).to_have_text(asked)


def keep_the_card(cockpit: Cockpit) -> None:
    """Unseen by the others; what is thrown away all would see."""
    cockpit.choose(0)
    expect(cockpit.lock).to_contain_text("Keep")
    cockpit.press(cockpit.lock)


def race_at_the_lookout(host: str) -> tuple[Held, int]:
    """A race of the toy game in which one seat alone is asked, without luck."""
    while True:
        held = hold(host, [ME, ME], game="toy")
        with held.player(host, 0) as one, held.player(host, 1) as other:
            while one.table["status"] != "over":
                for player in (one, other):
                    if player.is_asked():
                        if asks("KeepCard")(player.table["decision"]["decision"]):
                            return held, player.table["seat"]
                        player.answer(player.options()[0])
                    player.settle()


def test_the_rules_open_at_the_clause_that_the_log_names(windows: Windows) -> None:
    cockpit = windows.open(DESKTOP, STILL)
    cockpit.play_now()
    log = cockpit.page.get_by_role("group", name="Log", exact=True)
    rule = log.get_by_role("button", name="Rule OS-").first
    number = rule.inner_text().split()[-1]
    cockpit.press(rule)
    clause = cockpit.page.locator(f"#rule-{number}.marked")
    expect(clause).to_be_in_viewport(ratio=1)
    expect(clause).to_contain_text(number)
    cockpit.page.keyboard.press("l")
    expect(log).to_be_visible()


def test_on_a_phone_log_and_rules_are_a_drawer(windows: Windows) -> None:
    cockpit = windows.open(PHONE, STILL)
    cockpit.play_now()
    cockpit.press(cockpit.button("Log, rules and settings"))
    cockpit.press(cockpit.page.get_by_role("dialog").get_by_role("button", name="Log"))
    log = cockpit.page.get_by_role("dialog", name="Log")
    rule = log.get_by_role("button", name="Rule OS-").first
    number = rule.inner_text().split()[-1]
    cockpit.press(rule)
    drawer = cockpit.page.get_by_role("dialog", name="Rules")
    expect(drawer.locator(f"#rule-{number}.marked")).to_be_in_viewport(ratio=1)
    cockpit.press(cockpit.button("Close Rules"))
    expect(drawer).to_be_hidden()
    cockpit.answer()
    cockpit.wait()
