"""Pocket Rocket Racers: whole races, each kind of question, and turning a card in every way."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from browser.axe import judge
from browser.cockpit import QUESTION, Cockpit
from browser.races import hold
from browser.tabletops import NAMES, STANDS, bidding, config, drafting, standing_at
from browser.windows import DESKTOP, PHONE, STILL, Windows
from server.client import ME, bot
from server.running import Process

ANN: Final = ME | {"name": "Ann"}
SIZES: Final = {"desktop": DESKTOP, "phone": PHONE}
MOST_ANSWERS: Final = 200
BIDS: Final = (1, 4, 3, 4, 2)
"""A low one first: a rival who doubles the highest bid would be across the line in one turn."""
LEAST_LETTER: Final = 11
LETTERS: Final = """
(letters) => letters.map((one) => parseFloat(getComputedStyle(one).fontSize) * Math.hypot(
  one.getScreenCTM().a, one.getScreenCTM().b))
"""
by_size = pytest.mark.parametrize("size", list(SIZES.values()), ids=list(SIZES))


def dial(cockpit: Cockpit) -> Locator:
    return cockpit.page.get_by_role("slider", name="Heading of your card")


def expect_heading(cockpit: Cockpit, degrees: str) -> None:
    expect(dial(cockpit)).to_have_attribute("aria-valuenow", degrees)


def answer(cockpit: Cockpit) -> None:
    """Bids that differ, and straight on; whatever else is asked, the last of what is offered."""
    if not dial(cockpit).is_visible():
        many = cockpit.options.count()
        number = BIDS[cockpit.answers % len(BIDS)] if many == len(BIDS) else many - 1
        cockpit.press(cockpit.options.nth(number))
    cockpit.press(cockpit.lock)
    cockpit.answers += 1


@by_size
def test_a_whole_race_by_clicking(windows: Windows, server: Process, size: dict[str, Any]) -> None:
    held = hold(server.host, [ANN, bot("driver")], game="pocket_rockets", config=config(aid="full"))
    cockpit = windows.table(held, size, STILL)
    cockpit.race_by(lambda: answer(cockpit), MOST_ANSWERS)
    assert cockpit.answers > 1
    cockpit.finish(places=2)
    expect(cockpit.page.get_by_role("heading", name="Who was where")).to_be_visible()


def test_a_whole_race_by_keyboard(windows: Windows, server: Process) -> None:
    held = hold(server.host, [ANN, bot("first")], game="pocket_rockets", config=config(aid="full"))
    cockpit = windows.table(held)
    keys = cockpit.page.keyboard

    def type_answer() -> None:
        if dial(cockpit).is_visible():
            keys.press("ArrowLeft")
            keys.press("ArrowRight")
        else:
            keys.press("End" if cockpit.answers else "ArrowUp")
            keys.press("Enter")
        expect(cockpit.lock).to_be_enabled()
        keys.press("Enter")
        cockpit.answers += 1

    cockpit.race_by(type_answer, MOST_ANSWERS)
    assert cockpit.answers > 1
    expect(cockpit.to_finish).to_be_visible()


@by_size
@pytest.mark.parametrize("kind", [*STANDS, "ChooseRacer"])
def test_axe_finds_nothing_at_any_decision(
    windows: Windows, server: Process, size: dict[str, Any], kind: str
) -> None:
    held = (
        drafting(server.host)
        if kind == "ChooseRacer"
        else standing_at(server.host, kind, aid="full")
    )
    cockpit = windows.table(held, size, STILL)
    judge(cockpit)
    if dial(cockpit).is_visible():
        cockpit.press(cockpit.button("Turn left by 5 degrees"))
    else:
        cockpit.choose(1)
    expect(cockpit.lock).to_be_in_viewport(ratio=1)
    judge(cockpit)


def middle_of(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("place", [".board", ".dial"])
def test_a_card_is_turned_by_dragging_and_nothing_goes_on_release(
    windows: Windows, server: Process, place: str
) -> None:
    held = standing_at(server.host, "ChooseMove", aid="full")
    cockpit = windows.table(held)
    mouse = cockpit.page.mouse
    x, y = middle_of(cockpit.page.locator(f"{place} [data-grip]"))
    mouse.move(x + 50, y)
    mouse.down()
    mouse.move(x, y - 50, steps=4)
    expect_heading(cockpit, "90")
    mouse.move(x + 52, y - 30, steps=4)
    expect_heading(cockpit, "30")
    mouse.up()
    expect(cockpit.page.get_by_text("Slides clean.")).to_be_visible()
    expect(cockpit.lock).to_have_text(re.compile("Turn 30° left and slide"))
    expect(cockpit.page.get_by_role("heading", name="3 moves left")).to_be_visible()
    cockpit.press(cockpit.lock)
    expect(cockpit.page.get_by_role("heading", name="2 moves left")).to_be_visible()
    expect_heading(cockpit, "30")


def test_a_press_on_the_table_turns_the_nose_there(windows: Windows, server: Process) -> None:
    held = standing_at(server.host, "ChooseMove")
    cockpit = windows.table(held)
    x, y = middle_of(cockpit.page.locator(".board [data-grip]"))
    cockpit.page.mouse.click(x + 200, y - 200)
    expect_heading(cockpit, "45")


def test_a_heading_is_turned_by_keys_and_typed(windows: Windows, server: Process) -> None:
    held = standing_at(server.host, "ChooseMove", aid="full")
    cockpit = windows.table(held)
    for key, degrees in (("ArrowLeft", "5"), ("Shift+ArrowRight", "4"), ("ArrowRight", "359")):
        cockpit.page.keyboard.press(key)
        expect_heading(cockpit, degrees)
    field = cockpit.page.get_by_label("Heading in degrees")
    field.fill("12.5")
    field.press("Enter")
    expect_heading(cockpit, "12.5")
    expect(cockpit.lock).to_have_text(re.compile("Turn 12.5° left and slide"))


def test_by_eye_the_page_says_only_whether_the_card_fits(windows: Windows, server: Process) -> None:
    held = standing_at(server.host, "ChooseMove", aid="by_eye")
    cockpit = windows.table(held)
    cockpit.press(cockpit.button("Turn left by 5 degrees"))
    expect(cockpit.page.get_by_text("The card fits.")).to_be_visible()
    assert cockpit.page.locator(".board .ghosts .way, .board .foreseen").count() == 0
    expect(cockpit.button("+ Then another")).to_have_count(0)


def test_several_moves_are_planned_as_a_chain_and_carried_out(
    windows: Windows, server: Process
) -> None:
    held = standing_at(server.host, "ChooseMove", aid="full")
    cockpit = windows.table(held)
    for ghosts in (1, 2):
        cockpit.press(cockpit.button("+ Then another"))
        expect(cockpit.page.locator(".board .ghosts .number")).to_have_count(ghosts)
    cockpit.press(cockpit.button("Turn left by 5 degrees"))
    expect(cockpit.lock).to_have_text(re.compile("Go: 3 moves"))
    cockpit.press(cockpit.lock)
    log = cockpit.page.locator(".log")
    log.get_by_role("button", name=re.compile("^You: ")).last.press("Enter")
    expect(log.get_by_text("slides a card's length")).to_have_count(3)
    expect(log.get_by_text("turns 5° to the left")).to_have_count(1)


def test_whom_to_aim_at_is_chosen_on_the_table(windows: Windows, server: Process) -> None:
    held = standing_at(server.host, "ChooseTarget")
    cockpit = windows.table(held)
    board = cockpit.page.locator(".board")
    expect(board.locator(".reach circle")).to_be_visible()
    cleo = board.get_by_role("button", name=re.compile("^Cleo"))
    cleo.click(force=True)
    expect(cleo).to_have_attribute("aria-pressed", "true")
    expect(cockpit.lock).to_have_text(re.compile("Throw against Cleo"))
    bea = board.get_by_role("button", name=re.compile("^Bea"))
    bea.focus()
    cockpit.page.keyboard.press("Enter")
    expect(cockpit.lock).to_have_text(re.compile("Throw against Bea"))
    cockpit.page.keyboard.press("Enter")
    expect(cockpit.page.get_by_role("radiogroup", name="Your throw")).to_be_visible()


def test_equal_bids_strike_each_other_out_before_all_eyes(
    windows: Windows, server: Process
) -> None:
    stand = bidding(server.host)
    cockpit = windows.table(stand.held.only(0), DESKTOP)
    cockpit.press(cockpit.options.nth(2))
    cockpit.press(cockpit.lock)
    cockpit.locked.wait_for()
    cockpit.look_out(".reveal .tied", 2)
    stand.answer(1, {"kind": "Bid", "number": 2})
    cockpit.has_seen()
    expect(cockpit.page.locator(".reveal")).to_have_count(0)
    stand.close()


def test_bids_at_one_device_are_covered(windows: Windows, server: Process) -> None:
    seats = [ME | {"name": name} for name in NAMES[:2]]
    held = hold(server.host, seats, game="pocket_rockets", config=config())
    cockpit = windows.open(held=held)
    cockpit.go(f"/race/{held.race}")
    cockpit.covered.wait_for()
    cockpit.page.locator(".cover button").first.click()
    assert cockpit.wait_for_any() == QUESTION
    answer(cockpit)
    cockpit.covered.wait_for()


def test_eight_can_be_told_apart_on_a_phone(windows: Windows, server: Process) -> None:
    seats = [ANN, *[bot("first")] * 7]
    held = hold(server.host, seats, game="pocket_rockets", config={"course": "breakfast_dash"})
    cockpit = windows.table(held, PHONE, STILL)
    letters = cockpit.page.locator(".live .card text")
    sizes = letters.evaluate_all(LETTERS)
    assert len(sizes) == len(seats)
    assert min(sizes) >= LEAST_LETTER
    cockpit.choose(2)
    expect(cockpit.lock).to_be_in_viewport(ratio=1)


CLICK_AGAIN: Final = """
async () => {
  while (!document.querySelector('#prompt-title').textContent.includes('2 moves left')) {
    await new Promise((done) => requestAnimationFrame(done));
  }
  document.querySelector('[data-commit]').click();
}
"""
"""As soon as the next move is asked for."""


def test_a_second_click_is_no_answer_to_the_next_question(
    windows: Windows, server: Process
) -> None:
    held = standing_at(server.host, "ChooseMove", aid="full")
    cockpit = windows.table(held)
    cockpit.lock.click()
    cockpit.page.evaluate(CLICK_AGAIN)
    expect(cockpit.lock).to_be_enabled()
    expect(cockpit.page.get_by_role("heading", name="2 moves left")).to_be_visible()
