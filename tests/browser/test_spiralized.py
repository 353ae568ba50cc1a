"""Spiralized: a whole race by clicking, each kind of question, and the board itself."""

import json
import random
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from browser.axe import judge
from browser.cockpit import QUESTION, Cockpit
from browser.questions import ANN, RARE_IN_SPIRALIZED, SPIRALIZED, spiralized_asking
from browser.races import hold, with_rare
from browser.windows import DESKTOP, PHONE, STILL, Windows
from server.client import ME, bot
from server.running import Process

MOST_ANSWERS: Final = 1500
MANY: Final = 2


def spot(cockpit: Cockpit, id: str) -> Locator:
    return cockpit.page.locator(f'[data-spot="{id}"]')


def press(cockpit: Cockpit, what: Locator) -> None:
    """At once: the board may lie a tag over a corner of a space, and nothing is animated."""
    what.click(force=True)


def answer(cockpit: Cockpit, luck: random.Random) -> None:
    """The stairs inward and the own Wheel where they are offered, else any option."""
    cockpit.answer_in(lambda ends: [best(ends, luck)] if len(ends) > 1 else [])


def best(ends: list[str], luck: random.Random) -> int:
    """Enough of a plan to come Home within a hundred turns or two."""
    liked = [index for index, end in enumerate(ends) if re.search(r"to (Home|Z\d|Start)", end)]
    liked = liked or [i for i, end in enumerate(ends) if re.search(r"\(red( Wheel)?\)", end)]
    stairs = {int(found[1]): index for index, end in enumerate(ends) if (found := STAIRS(end))}
    if stairs:
        # Down to the inner ring; there, or with nothing but stairs up, the dice.
        return stairs[max(stairs)] if max(stairs) > 1 and luck.random() < 0.9 else 0
    return luck.choice(liked or list(range(len(ends))))


STAIRS = re.compile(r"stairs to ring (\d)").search


def test_a_whole_race_for_two_by_clicking(windows: Windows, server: Process) -> None:
    held = hold(server.host, [ANN, bot("driver")], game="spiralized")
    cockpit = windows.table(held)
    luck = random.Random(4)
    cockpit.race_by(lambda: answer(cockpit, luck), MOST_ANSWERS)
    assert cockpit.answers > MANY
    cockpit.finish(places=2)
    expect(cockpit.page.get_by_role("heading", name="Who was where")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_race_has_what_was_chosen_before_it(windows: Windows, size: dict[str, Any]) -> None:
    cockpit = windows.open(size, STILL)
    page = cockpit.page
    cockpit.go("/new/spiralized")
    page.get_by_label("Name on chair 1").fill("Ann")
    page.get_by_label("Who sits on chair 2").select_option("Bot")
    for chair in (4, 3):
        cockpit.press(cockpit.button(f"Take chair {chair} away"))
    bonus = page.get_by_role("group", name="Bonus rolls")
    expect(bonus.get_by_role("radio", name="If you dare")).to_be_checked()
    # The label takes the press, as a finger does.
    cockpit.press(bonus.get_by_text("Always"))
    # Whoever had the colour gets the other one.
    page.get_by_label("Colours of chair 1").select_option("Green")
    expect(page.get_by_label("Colours of chair 2").locator("option:checked")).to_have_text("Red")
    page.get_by_label("Colours of chair 2").select_option("Yellow")
    judge(cockpit)
    cockpit.press(cockpit.button("Start the race"))
    card = cockpit.card()
    assert card["config"] == {"bonus_roll": "forced", "colours": [2, 3]}
    assert card["names"][1] == "Ann", "green sits behind yellow"
    cockpit.options.first.or_(cockpit.to_finish).first.wait_for()
    expect(page.locator(".seats .mine")).to_contain_text("Ann")


def test_nothing_is_covered_between_two_people_at_one_device(
    windows: Windows, server: Process
) -> None:
    held = hold(server.host, [ANN, ME | {"name": "Bea"}], game="spiralized")
    cockpit = windows.table(held)
    mine = cockpit.page.locator(".seats .mine")
    luck = random.Random(3)
    asked: set[str] = set()
    while len(asked) < MANY or cockpit.answers < MANY * 4:
        assert cockpit.wait_for_any() == QUESTION
        expect(cockpit.covered).to_have_count(0)
        asked.add("Ann" if "Ann" in mine.inner_text() else "Bea")
        answer(cockpit, luck)
    assert asked == {"Ann", "Bea"}
    expect(cockpit.button("Hand over")).to_have_count(0)


class SlowLine:
    """Between the page and the server: counts answers, and can keep tables back for a while."""

    def __init__(self, page: Page) -> None:
        self.sent: list[str] = []
        self.acknowledged = 0
        self.is_slow = False
        self._kept: list[str | bytes] = []
        page.route_web_socket("**/socket", self._connect)

    def _connect(self, page_end: WebSocketRoute) -> None:
        self._page_end = page_end
        server_end = page_end.connect_to_server()

        def ask(message: str | bytes) -> None:
            self.sent.append(json.loads(message)["type"])
            server_end.send(message)

        def tell(message: str | bytes) -> None:
            type = json.loads(message)["type"]
            self.acknowledged += type == "ack" or "ack" in json.loads(message)
            if self.is_slow and type in ("table", "sealed"):
                self._kept.append(message)
            else:
                page_end.send(message)

        page_end.on_message(ask)
        server_end.on_message(tell)

    def hurry(self) -> None:
        self.is_slow = False
        for message in self._kept:
            self._page_end.send(message)


def test_what_is_acknowledged_cannot_be_answered_again(windows: Windows, server: Process) -> None:
    held = hold(server.host, [ANN, bot("first")], game="spiralized")
    cockpit = windows.open(DESKTOP, STILL, held=held)
    page = cockpit.page
    line = SlowLine(page)
    cockpit.go(f"/race/{held.race}")
    assert cockpit.wait_for_any() == QUESTION
    if cockpit.options.count() > 1:
        cockpit.choose(0)
    line.is_slow = True
    cockpit.press(cockpit.lock)
    while not line.acknowledged:
        page.wait_for_timeout(10)
    sent = page.locator("[data-commit]")
    expect(sent).to_be_disabled()
    expect(sent).to_have_text("Locking in…")
    cockpit.options.first.dblclick()
    page.keyboard.press("Enter")
    line.hurry()
    expect(sent.filter(has_text="Locking in…")).to_have_count(0)
    assert line.sent.count("answer") == 1


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("kind", with_rare(SPIRALIZED, RARE_IN_SPIRALIZED))
def test_axe_finds_nothing_at_any_decision(
    windows: Windows, server: Process, size: dict[str, Any], kind: str
) -> None:
    held = spiralized_asking(server.host, kind)
    cockpit = windows.table(held, size, STILL)
    cockpit.question.wait_for()
    judge(cockpit)
    cockpit.choose(0)
    judge(cockpit)
    expect(cockpit.lock).to_be_in_viewport(ratio=1)


def test_a_token_shows_its_moves_and_a_click_on_the_end_takes_one(
    windows: Windows, server: Process
) -> None:
    held = spiralized_asking(server.host, "ChooseStep")
    with held.player(server.host) as player:
        view = player.table["view"]
        preview = player.foresight()[0]
        assert preview is not None
        place = preview["place"]
        start = view["tokens"][preview["token"]]
    cockpit = windows.table(held)
    cockpit.question.wait_for()
    token = spot(cockpit, where(start))
    end = spot(cockpit, where(preview["way"][-1]))
    press(cockpit, token)
    tags = cockpit.page.locator(".board .tag")
    expect(tags.first).to_be_visible()
    expect(cockpit.page.locator(".board .goal").first).to_be_visible()
    press(cockpit, end)
    expect(cockpit.page.locator(".option.chosen")).to_contain_text(place)
    expect(cockpit.lock).to_be_enabled()
    cockpit.press(cockpit.lock)


def where(progress: int) -> str:
    """A red token's place: SZ progress formulas with a lap of 24 spaces."""
    if progress <= 0:
        return ("start-0", "rect-0", "pit")[-progress]
    if progress > 144:
        return "home-0" if progress == 153 else f"safe-0-{progress - 144}"
    ring, along = divmod(progress - 1, 24)
    return f"space-{ring * 24 + (along - ring) % 24}"


def test_the_board_is_walked_with_the_arrow_keys(windows: Windows, server: Process) -> None:
    held = hold(server.host, [ANN, bot("first")], game="spiralized")
    cockpit = windows.table(held)
    spot(cockpit, "start-0").focus()
    for key, id in (("ArrowDown", "space-0"), ("ArrowRight", "space-1"), ("ArrowDown", "space-25")):
        cockpit.page.keyboard.press(key)
        expect(spot(cockpit, id)).to_be_focused()
    expect(spot(cockpit, "space-3")).to_have_attribute("aria-label", re.compile("orange stairway"))


def test_rolling_needs_one_key_again_and_again(windows: Windows, server: Process) -> None:
    held = hold(server.host, [ANN, bot("first")], game="spiralized")
    cockpit = windows.table(held)
    cockpit.options.first.focus()
    seen: set[str] = set()
    while len(seen) < MANY:
        assert cockpit.wait_for_any() == QUESTION
        if cockpit.options.count() == 1:
            expect(cockpit.lock).to_be_enabled()
        else:
            cockpit.page.keyboard.press("Enter")
        seen.add(cockpit.page.locator(".bar .round").inner_text())
        cockpit.page.keyboard.press("Enter")
        cockpit.page.evaluate("new Promise((done) => requestAnimationFrame(done))")
        cockpit.answers += 1
        assert cockpit.answers < MOST_ANSWERS, "the turns do not go on by Enter alone"


def test_the_last_moves_are_shown_again(windows: Windows, server: Process) -> None:
    held = hold(server.host, [ANN, bot("driver")], game="spiralized")
    cockpit = windows.table(held, DESKTOP)
    again = cockpit.button("Show the last moves again")
    expect(again, "nothing has happened here yet").to_be_hidden()
    cockpit.answer()
    again.wait_for()
    cockpit.look_out('[aria-label="Show the last moves again"]', 0)
    cockpit.press(again)
    cockpit.has_seen()
    expect(again).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_dice_stay_in_sight_when_the_board_is_zoomed(
    windows: Windows, server: Process, size: dict[str, Any]
) -> None:
    held = spiralized_asking(server.host, "ChooseStep")
    cockpit = windows.table(held, size, STILL)
    bowl = cockpit.page.locator("div.tray")
    place = below(bowl)
    start = below(spot(cockpit, "start-0"))
    for _ in range(2):
        cockpit.press(cockpit.button("Zoom in"))
    assert below(spot(cockpit, "start-0")) != start, "the board has grown"
    assert below(bowl) == place
    expect(bowl).to_be_in_viewport(ratio=1)
    expect(bowl.get_by_role("img")).to_have_count(2)


def below(what: Locator) -> float:
    """How far something is from the upper edge of the board's place, in one look."""
    return float(what.evaluate(BELOW))


BELOW: Final = """
(one) => one.getBoundingClientRect().top - one.closest('.stage').getBoundingClientRect().top
"""
LETTERS: Final = """
(letters) => letters.filter((one) => one.textContent)
  .map((one) => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)
"""
LEAST_LETTER: Final = 9
NEAR: Final = 9


def test_the_letters_of_tokens_can_be_read_on_a_phone(windows: Windows, server: Process) -> None:
    held = hold(server.host, [ANN, *[bot("first")] * 5], game="spiralized")
    cockpit = windows.table(held, PHONE, STILL)
    sizes = cockpit.page.locator(".board .token text").evaluate_all(LETTERS)
    assert len(sizes) == 6 * 4
    assert min(sizes) > LEAST_LETTER


def test_the_board_of_a_phone_stays_at_the_top_whatever_is_asked(
    windows: Windows, server: Process
) -> None:
    held = hold(server.host, [ANN, bot("first")], game="spiralized")
    cockpit = windows.table(held, PHONE, STILL)
    assert below(spot(cockpit, "rect-0")) < NEAR
