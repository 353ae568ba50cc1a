"""Windows in the browser: the beat among people, and the call at one device."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.cockpit import Cockpit
from browser.races import Held, hold
from browser.windows import DESKTOP, PHONE, STILL, Windows
from server.client import ME, OPEN, bot, join, make
from server.running import Process

SLOWLY = 100
"""Windows take so many times as long: nobody here is faster than a person."""
NAMES = ("Ann", "Bea", "Cleo")
PUSH, HEAVE = "Push", "Heave"


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[Process]:
    process = Process(tmp_path, tempo=SLOWLY)
    yield process
    process.kill()


def seats(number: int) -> list[dict[str, str]]:
    return [ME | {"name": name} for name in NAMES[:number]]


def two_devices(host: str) -> Held:
    """Ann has made a race, and Bea has joined it."""
    made = make(host, "toy", [ME | {"name": "Ann"}, OPEN], public=True)
    return Held("toy", made["race"], NAMES[:2], {**made["tokens"], 1: join(host, made, "Bea")})


def choose(cockpit: Cockpit, name: str) -> None:
    cockpit.press(cockpit.page.get_by_role("radio", name=name, exact=True))
    cockpit.press(cockpit.lock)


def at_a_beat(windows: Windows, host: str) -> tuple[Held, list[Cockpit]]:
    """Two people with devices of their own push; whoever may throw mud is asked."""
    held = two_devices(host)
    cockpits = [windows.table(held.only(0)), windows.table(held.only(1), PHONE, STILL)]
    for cockpit in cockpits:
        choose(cockpit, PUSH)
    return held, cockpits


def test_a_window_shows_its_time_and_anybody_holds_it_unseen(
    slow: Process, windows_on: Callable[[str], Windows]
) -> None:
    windows = windows_on(slow.host)
    held, (ann, bea) = at_a_beat(windows, slow.host)
    watcher = windows.open(DESKTOP, STILL)
    watcher.go(f"/race/{held.race}")
    for cockpit in (ann, bea, watcher):
        expect(cockpit.page.get_by_text("Anybody may react.")).to_be_visible()
    expect(watcher.button("Hold")).to_have_count(0)
    bea.press(bea.button("Hold"))
    for cockpit in (ann, bea, watcher):
        expect(cockpit.page.get_by_text("The table holds.")).to_be_visible()
        expect(cockpit.button("Hold")).to_have_count(0)


def play_until(host: str, held: Held, kind: str) -> int:
    """Everybody gives the first answer over the wire, until somebody is asked this: who it is."""
    players = [held.player(host, seat) for seat in held.tokens]
    try:
        while True:
            for player in players:
                player.settle()
            asked = [player for player in players if player.is_asked()]
            for player in asked:
                if player.table["decision"]["decision"]["kind"] == kind:
                    return int(player.table["seat"])
            asked[0].catch_up(asked[0].answer(asked[0].options()[0]))
    finally:
        for player in players:
            player.close()


def test_spin_out_reacts_on_the_beat_by_hand_by_setting_and_by_order(
    slow: Process, windows_on: Callable[[str], Windows]
) -> None:
    """After the first draw whose Turn it is names a speed, and the other one may react."""
    windows = windows_on(slow.host)
    made = make(slow.host, "spin_out", [ME | {"name": "Ann"}, OPEN], public=True)
    tokens = {**made["tokens"], 1: join(slow.host, made, "Bea")}
    held = Held("spin_out", made["race"], NAMES[:2], tokens)
    first = play_until(slow.host, held, "ChooseSpeed")
    driver = windows.table(held.only(first))
    other = windows.table(held.only(1 - first), PHONE, STILL)
    for cockpit in (driver, other):
        expect(cockpit.page.get_by_text("Anybody may react.")).to_be_visible()
    other.press(other.button("Hold"))
    for cockpit in (driver, other):
        expect(cockpit.page.get_by_text("The table holds.")).to_be_visible()

    seen = driver.page.locator(".prompt").first.inner_text()
    other.press(other.button("Reactions…"))
    drawer = other.page.get_by_role("dialog", name="Reactions")
    drawer.get_by_role("combobox", name="In another’s Turn").select_option("never")
    order = drawer.get_by_role("listitem").filter(has_text="A Tip Off if a Sabotage is aimed")
    other.press(order.get_by_role("button", name="Order it"))
    expect(order.get_by_role("button", name="Withdraw")).to_be_visible()
    other.press(drawer.get_by_role("button", name="Close Reactions"))
    expect(other.page.get_by_role("heading", name="Passed for you")).to_be_visible()
    expect(other.page.get_by_role("region", name="Your orders")).to_contain_text("A Tip Off")
    assert driver.page.locator(".prompt").first.inner_text() == seen
    other.press(other.button("Think again"))
    expect(other.page.get_by_role("heading", name="Passed for you")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_spin_out_asks_people_at_one_device_together(
    windows: Windows, size: dict[str, object]
) -> None:
    """Before the first inch the table is asked once whether anybody reacts."""
    held = hold(windows.host, seats(3), "spin_out")
    first = play_until(windows.host, held, "ChooseManoeuvre")
    cockpit = windows.open(size, STILL, held=held)
    cockpit.go(f"/race/{held.race}")
    cockpit.press(cockpit.button(f"I am {NAMES[first]}"))
    nobody = cockpit.page.locator("[data-call]:enabled")
    expect(cockpit.page.get_by_role("heading", name="Does anybody react?")).to_be_visible()
    expect(cockpit.page.locator(".people .button")).to_have_count(2)
    cockpit.press(nobody)
    expect(nobody).to_have_count(0)
    # Nobody has driven off for whose Turn it is.
    expect(cockpit.page.get_by_role("heading", name="Drive: 1 in to go")).to_be_visible()
    with held.player(windows.host, first) as player:
        assert player.table["decision"]["decision"]["kind"] == "ChooseManoeuvre"
        assert player.is_asked()


def test_the_next_window_is_held_in_advance(
    slow: Process, windows_on: Callable[[str], Windows]
) -> None:
    windows = windows_on(slow.host)
    held = two_devices(slow.host)
    ann, bea = windows.table(held.only(0)), windows.table(held.only(1))
    ann.press(ann.button("Hold the next reaction"))
    expect(ann.button("Hold the next reaction")).to_have_count(0)
    expect(bea.button("Hold the next reaction")).to_be_visible()
    for cockpit in (ann, bea):
        choose(cockpit, PUSH)
    for cockpit in (ann, bea):
        expect(cockpit.page.get_by_text("The table holds.")).to_be_visible()


def test_everybody_sees_the_pace_and_anybody_seated_changes_it_on_a_phone_too(
    slow: Process, windows_on: Callable[[str], Windows]
) -> None:
    windows = windows_on(slow.host)
    held = two_devices(slow.host)
    ann = windows.table(held.only(0))
    bea = windows.table(held.only(1), PHONE, STILL)
    watcher = windows.open(DESKTOP, STILL)
    watcher.go(f"/race/{held.race}")
    expect(watcher.page.get_by_text("Normal pace")).to_be_visible()
    bea.press(bea.button("Log, rules and settings"))
    bea.page.get_by_role("combobox", name="Pace of the table").select_option("quick")
    expect(watcher.page.get_by_text("Quick pace")).to_be_visible()
    expect(ann.page.get_by_label("Pace of the table")).to_have_value("quick")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_people_at_one_device_are_asked_together(windows: Windows, size: dict[str, object]) -> None:
    """Now nobody reacts, now the first one who could, who then passes or plays."""
    held = hold(windows.host, seats(3), "toy")
    cockpit = windows.open(size, STILL, held=held)
    cockpit.go(f"/race/{held.race}")
    page = cockpit.page
    react = page.locator(".people .button:enabled").first
    nobody = page.locator("[data-call]:enabled")
    calls = 0
    while True:
        cockpit.covered.or_(nobody).or_(cockpit.question).or_(cockpit.to_finish).first.wait_for()
        if cockpit.to_finish.is_visible():
            break
        if cockpit.covered.is_visible():
            cockpit.press(page.locator(".cover button").first)
        elif nobody.is_visible():
            expect(page.locator(".transcript")).to_be_hidden()
            calls += 1
            cockpit.press(react if calls % 3 == 1 else nobody)
        elif cockpit.question.is_visible():
            cockpit.answer()
    assert calls > 3


def test_who_speaks_up_is_asked_at_the_next_chance(windows: Windows) -> None:
    """Also for one space, where nobody is called."""
    held = hold(windows.host, seats(2), "toy")
    cockpit = windows.open(DESKTOP, STILL, held=held)
    cockpit.go(f"/race/{held.race}")
    for name in ("Ann", "Bea"):
        cockpit.press(cockpit.button(f"I am {name}"))
        if name == "Bea":
            cockpit.press(cockpit.button("I react"))
        choose(cockpit, "Coast")
    expect(cockpit.covered).to_contain_text("you may still pass")


def test_a_free_answer_is_given_through_the_generic_table(windows: Windows) -> None:
    held = hold(windows.host, [ME | {"name": "Ann"}, bot("first")], "toy")
    ann = windows.table(held)
    choose(ann, HEAVE)
    free = ann.page.get_by_role("group", name="Your own answer")
    angle = free.get_by_role("spinbutton")
    angle.fill("30.1")
    angle.press("Tab")
    expect(free).to_contain_text("or it tips over")
    expect(ann.page.locator("[data-commit]")).to_be_disabled()
    angle.fill("25.7")
    angle.press("Tab")
    expect(ann.lock).to_contain_text("25.7")
    ann.press(ann.lock)
    expect(ann.page.get_by_role("group", name="Log")).to_contain_text("25.7")
    # Its run was rolled for: that is not taken back.
    expect(ann.button("Undo")).to_be_disabled()
