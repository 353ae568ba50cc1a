"""Spin-Out: whole races by way-points, every kind of question, and planning in every way."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from browser.arenas import (
    HEIGHT,
    NAMES,
    POSITIONS,
    SHORT,
    nudging,
    on_screen,
    placed,
    posed,
    press_ground,
)
from browser.axe import judge
from browser.cockpit import Cockpit
from browser.races import hold
from browser.windows import DESKTOP, PHONE, STILL, Windows
from games.spin_out.positions import asked, hand, pod, say, scene, way
from server.client import ME, bot
from server.running import Process

ANN: Final = ME | {"name": "Ann"}
SIZES: Final = {"desktop": DESKTOP, "phone": PHONE}
MOST_ANSWERS: Final = 120
SIDESTEP: Final = 0.5
LEAST_LETTER: Final = 11
AT_STAKE: Final = {"ends_in": 600_000, "kind": "aimed", "is_held": False, "turn": 1}
"""A window that leaves all the time that anybody needs."""
WIDE: Final = ("ChooseManoeuvre", "ChooseDiscard", "ChoosePlay", "ChooseFate")
"""One of each kind of prompt, beside the sheet that a wide page has."""
WHERE: Final = """
(piece) => {
  const at = new DOMMatrix(getComputedStyle(piece).transform);
  return [at.e / 10, at.f / 10];
}
"""
LETTERS: Final = """
(letters) => letters.map((one) => parseFloat(getComputedStyle(one).fontSize) * Math.hypot(
  one.getScreenCTM().a, one.getScreenCTM().b))
"""
by_size = pytest.mark.parametrize("size", list(SIZES.values()), ids=list(SIZES))


def rest(cockpit: Cockpit) -> Locator:
    """The field for the turn before the rest, there while a way is asked for."""
    return cockpit.page.get_by_label(re.compile("^(Turn before the rest|Last turn) in degrees"))


def turn_to(cockpit: Cockpit, number: int) -> Locator:
    return cockpit.page.get_by_label(re.compile(f"^Turn before way-point {number} "))


def move_to(cockpit: Cockpit, number: int) -> Locator:
    return cockpit.page.get_by_label(f"Inches to way-point {number}", exact=True)


def where(cockpit: Cockpit, seat: int) -> tuple[float, float]:
    """Where a pod stands, in inches from the lower left corner."""
    x, down = cockpit.page.locator(f'.piece[data-seat="{seat}"]').evaluate(WHERE)
    return x, HEIGHT - down


def plan(cockpit: Cockpit) -> None:
    """Two way-points ahead, a little away from the rival; one where few inches are left."""
    clear = cockpit.button("Clear")
    if clear.is_enabled():
        cockpit.press(clear)
    x, y = where(cockpit, 0)
    aside = y + (SIDESTEP if y > where(cockpit, 1)[1] else -SIDESTEP)
    press_ground(cockpit, x + 5, aside)
    expect(move_to(cockpit, 1)).to_be_visible()
    if not cockpit.page.get_by_text("all inches are used").is_visible():
        press_ground(cockpit, x + 20, aside)
        expect(move_to(cockpit, 2)).to_be_visible()
    expect(cockpit.page.locator(".outlook:not(.old)")).to_be_visible()


def answer(cockpit: Cockpit) -> None:
    """Full speed along two way-points; whatever else is asked, what the page proposes."""
    speed = cockpit.page.get_by_role("radio", name="Speed 12", exact=True)
    if speed.is_visible():
        cockpit.press(speed)
    elif rest(cockpit).is_visible():
        plan(cockpit)
    elif not cockpit.lock.is_visible():
        cockpit.press(cockpit.options.first)
    cockpit.press(cockpit.lock)
    cockpit.answers += 1


@by_size
def test_a_whole_race_by_way_points(
    windows: Windows, server: Process, size: dict[str, Any]
) -> None:
    held = hold(server.host, [ANN, bot("first")], game="spin_out", config={"data": SHORT})
    cockpit = windows.table(held, size, STILL)
    cockpit.race_by(lambda: answer(cockpit), MOST_ANSWERS)
    assert cockpit.answers > len(NAMES)
    expect(cockpit.page.get_by_role("heading", name="Ann wins!")).to_be_visible()
    cockpit.finish(places=2)


@pytest.mark.parametrize(
    ("size", "kinds"), [(PHONE, tuple(POSITIONS)), (DESKTOP, WIDE)], ids=["phone", "desktop"]
)
def test_axe_finds_nothing_at_any_decision(
    windows: Windows, server: Process, size: dict[str, Any], kinds: tuple[str, ...]
) -> None:
    cockpit, stage = posed(windows, server.host, placed(pod(20, 16), at="Determining"), size, STILL)
    for kind in kinds:
        race = POSITIONS[kind]()
        assert type(race.asked[0]).__name__ == kind
        title = cockpit.page.locator("#prompt-title").inner_text()
        stage.put(race)
        expect(cockpit.page.locator("#prompt-title")).not_to_have_text(title)
        cards = cockpit.page.locator("details:not([open]) summary")
        if cards.is_visible():
            cockpit.press(cards)
        cockpit.press(cockpit.options.last)
        if not cockpit.lock.is_visible():
            cockpit.choose(0)
        expect(cockpit.lock).to_be_in_viewport(ratio=1)
        judge(cockpit)


@by_size
def test_axe_finds_nothing_where_pods_are_placed(
    windows: Windows, server: Process, size: dict[str, Any]
) -> None:
    held = hold(server.host, [ANN], game="spin_out", config={"data": SHORT})
    cockpit = windows.table(held, size, STILL)
    press_ground(cockpit, 8, 11)
    expect(cockpit.page.get_by_label("Inches from the left edge")).to_have_value(
        re.compile(r"^(7\.[89]|8)")
    )
    judge(cockpit)
    press_ground(cockpit, 16, 11)
    expect(cockpit.page.locator(".told.bad")).not_to_be_empty()
    expect(cockpit.lock).to_have_count(0)
    cockpit.press(cockpit.options.nth(2))
    cockpit.press(cockpit.button("Turn left by 15 degrees"))
    expect(cockpit.page.get_by_label("Heading in degrees")).to_have_value("15")
    cockpit.press(cockpit.lock)
    expect(cockpit.page.get_by_role("radio", name="Speed 12", exact=True)).to_be_visible()


def test_way_points_are_dragged_and_nothing_goes_on_release(
    windows: Windows, server: Process
) -> None:
    cockpit, _ = posed(windows, server.host, placed(pod(20, 16), speed=12), DESKTOP, STILL)
    press_ground(cockpit, 14, 10)
    expect(turn_to(cockpit, 1)).to_have_value("0")
    press_ground(cockpit, 14, 14)
    expect(turn_to(cockpit, 2)).to_have_value(re.compile(r"^(89\.|90)"))
    mouse = cockpit.page.mouse
    mouse.move(*on_screen(cockpit, 14, 10))
    mouse.down()
    mouse.move(*on_screen(cockpit, 13, 9), steps=3)
    mouse.move(*on_screen(cockpit, 12, 10), steps=3)
    mouse.up()
    expect(move_to(cockpit, 1)).to_have_value(re.compile(r"^(2|1\.9|2\.0)"))
    expect(turn_to(cockpit, 2)).to_have_value(re.compile(r"^6[2-4]"))
    expect(cockpit.page.locator(".outlook:not(.old)")).to_contain_text("1 turn")
    expect(rest(cockpit)).to_be_visible()


def test_a_way_is_turned_by_keys_and_typed(windows: Windows, server: Process) -> None:
    cockpit, _ = posed(windows, server.host, placed(pod(20, 16), speed=12), DESKTOP, STILL)
    keys = cockpit.page.keyboard
    expect(cockpit.lock).to_be_enabled()
    for key, degrees in (("ArrowLeft", "5"), ("Shift+ArrowRight", "4"), ("ArrowRight", "-1")):
        keys.press(key)
        expect(rest(cockpit)).to_have_value(degrees)
    keys.press("-")
    expect(move_to(cockpit, 1)).to_have_value("11.5")
    move_to(cockpit, 1).fill("4.5")
    move_to(cockpit, 1).press("Enter")
    turn_to(cockpit, 1).fill("-20")
    turn_to(cockpit, 1).press("Enter")
    rest(cockpit).fill("45")
    rest(cockpit).press("Enter")
    expect(cockpit.lock).to_have_text(re.compile("Drive 12 in, 2 legs"))
    expect(cockpit.page.locator(".outlook:not(.old)")).to_contain_text("2 turns")


def test_contacts_and_odds_are_told_before_it_is_driven(windows: Windows, server: Process) -> None:
    race = scene([pod(10, 10, damage=15), pod(20, 10)], data=SHORT, speed=14)
    cockpit, _ = posed(windows, server.host, race, DESKTOP, STILL)
    cockpit.press(cockpit.button("Clear"))
    outlook = cockpit.page.locator(".outlook:not(.old)")
    expect(outlook).to_contain_text("nudges Bea: 3.5 expected, 6 at worst")
    expect(outlook).to_contain_text(re.compile(r"Kaboom\s+2 in 6"))
    expect(cockpit.page.locator(".board .met")).to_have_count(1)
    press_ground(cockpit, 12, 14)
    press_ground(cockpit, 15, 14)
    expect(outlook).to_contain_text("2 turns")
    expect(outlook).not_to_contain_text("nudges")
    press_ground(cockpit, 16, 20)
    expect(outlook).to_contain_text("3 turns: spin-out test")
    expect(outlook).to_contain_text(re.compile(r"Spin-out\s+3 in 6"))


def test_the_rest_of_the_plan_stands_after_an_interruption(
    windows: Windows, server: Process
) -> None:
    race = nudging(is_thrown=True)
    race.turn.rest = [6000, 30_000, 0, race.turn.left - 30_000]
    race.phases.pop()
    race.asked = race.phases[-1].ask(race)
    cockpit, _ = posed(windows, server.host, race, DESKTOP, STILL)
    expect(turn_to(cockpit, 1)).to_have_value("60")
    expect(move_to(cockpit, 1)).to_have_value("3")


def test_a_card_is_aimed_on_the_board(windows: Windows, server: Process) -> None:
    race = scene([pod(10, 10, hand="KD 7C"), pod(20, 16), pod(40, 10)], data=SHORT, at="W8")
    cockpit, _ = posed(windows, server.host, race, DESKTOP, STILL)
    lit = cockpit.page.locator(".sheet .lit")
    expect(lit).to_have_count(1)
    cockpit.press(cockpit.page.locator('.sheet [data-card="KD"]'))
    board = cockpit.page.locator(".board")
    cleo = board.get_by_role("button", name=re.compile("^Cleo"))
    cleo.click(force=True)
    expect(cleo).to_have_attribute("aria-pressed", "true")
    expect(cockpit.lock).to_have_text(re.compile("Pot Shot.*Cleo"))
    bea = board.get_by_role("button", name=re.compile("^Bea"))
    bea.focus()
    cockpit.page.keyboard.press("Enter")
    expect(cockpit.lock).to_have_text(re.compile("Pot Shot.*Bea"))


@by_size
def test_a_card_is_played_in_the_turn_of_another(
    windows: Windows, server: Process, size: dict[str, Any]
) -> None:
    """Bea touches Ann, who evades; nobody throws, and it is Bea who is asked next."""
    race = scene([pod(20, 10, hand="AH 2C"), pod(10, 10)], data=SHORT, active=1, speed=12)
    touching = say(race, way("m 12"))
    cockpit, stage = posed(windows, server.host, race, size, STILL)
    stage.put(race, touching, window=AT_STAKE)
    expect(cockpit.page.locator(".reaction .about")).to_have_text("Bea touches Ann!")
    expect(cockpit.lock).to_have_text(re.compile("Pass"))
    cockpit.press(cockpit.page.locator('.prompt [data-card="AH"]'))
    cockpit.press(cockpit.page.locator(".prompt .ways .option").first)
    expect(cockpit.lock).to_have_text(re.compile("Evasive Manoeuvre"))
    cockpit.press(cockpit.lock)
    expect(cockpit.page.get_by_text("Bea is choosing.")).to_be_visible()
    told = cockpit.page.locator(".log").filter(visible=True).first
    expect(told).to_contain_text("no nudge with you")
    assert (hand(race), asked(race)) == ("2C", [("ChooseAfterNudge", 1)])
    assert [one.damage for one in race.pods] == [0, 0]


def test_eight_can_be_told_apart_on_a_phone(windows: Windows, server: Process) -> None:
    seats = [ANN, *[bot("first")] * 7]
    held = hold(server.host, seats, game="spin_out", config={"track": "boulder_rally"})
    cockpit = windows.table(held, PHONE, STILL)
    cockpit.press(cockpit.lock)
    expect(cockpit.page.locator(".live .piece:not(.gone)")).to_have_count(len(seats))
    sizes = cockpit.page.locator(".live .seat").evaluate_all(LETTERS)
    assert min(sizes) >= LEAST_LETTER
