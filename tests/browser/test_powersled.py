"""Powersled Circuit: a whole race by clicking, each kind of question, a spin, and the board."""

import json
import random
import re
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

import paddock.games.powersled
from browser.axe import judge
from browser.cockpit import Cockpit
from browser.questions import (
    ANN,
    MOST_POWERSLED,
    ONE_LAP,
    POWERSLED,
    RARE_IN_POWERSLED,
    powersled_asking,
    until_asked,
)
from browser.races import Held, hold, with_rare
from browser.windows import DESKTOP, PHONE, STILL, Windows
from paddock.games.powersled.events.contact import BY_CORNER
from server.client import ME, Player, Shape, bot
from server.running import Process

MOST_ANSWERS: Final = 600
FAST: Final = ("M4", "M5")
DRIFTS: Final = ("D2", "D3", "D4")
DRIFT_CARDS: Final = (3, 4, 5)
MANY: Final = 2
IS_ON_TOP: Final = """
(seen) => {
  const { x, y, width, height } = seen.getBoundingClientRect();
  return seen.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
"""
MANY_CARDS: Final = {"kind": "Build", "thrust": 2, "stability": 0, "pilot": 0, "armor": 2}
"""Eleven are drawn, and six may be held."""


def square(cockpit: Cockpit, name: str) -> Locator:
    return cockpit.page.locator(f'[data-square="{name}"]')


def names() -> tuple[str, ...]:
    """The squares of the Beltway, in order."""
    from paddock.games.powersled.book.track_reader import builtin_track

    return builtin_track("beltway").squares


def test_a_race_of_one_lap_by_clicking(windows: Windows, server: Process) -> None:
    held = hold(server.host, [ANN, bot("rookie")], game="powersled", config=ONE_LAP)
    cockpit = windows.table(held)
    luck = random.Random(4)

    def any_of(options: list[str]) -> list[int]:
        return luck.sample(range(len(options)), len(options))

    cockpit.race_by(lambda: cockpit.answer_in(any_of), MOST_ANSWERS)
    assert cockpit.answers > MANY
    cockpit.finish(places=2)
    expect(cockpit.page.get_by_role("heading", name="Who was where")).to_be_visible()


@pytest.mark.parametrize("kind", with_rare(POWERSLED, RARE_IN_POWERSLED))
def test_axe_finds_nothing_at_any_decision(windows: Windows, server: Process, kind: str) -> None:
    held = powersled_asking(server.host, kind)
    for size in (DESKTOP, PHONE):
        cockpit = windows.table(held, size, STILL)
        judge(cockpit)
        cockpit.choose(0)
        judge(cockpit)
        expect(cockpit.lock).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_odds_cover_neither_a_card_nor_what_stands_below(
    windows: Windows, server: Process, size: Shape
) -> None:
    held = powersled_asking(server.host, "ChooseCards")
    cockpit = windows.table(held, size, STILL)
    cockpit.choose(0)
    expect(cockpit.page.get_by_role("region", name="What it would bring")).to_be_visible()
    driving = cockpit.page.get_by_role("checkbox", name=re.compile("Drive the way shown"))
    for seen in [*cockpit.page.locator(".prompt .row .words").all(), driving]:
        seen.scroll_into_view_if_needed()
        assert seen.evaluate(IS_ON_TOP)


def test_people_at_one_device_hand_it_over_once_for_all_their_discards(
    windows: Windows, server: Process
) -> None:
    names = ("Ann", "Bea")
    people = [ME | {"name": name} for name in names]
    held = hold(server.host, people, game="powersled", config=ONE_LAP | {"grid": "seats"})
    for seat in range(len(names)):
        with held.player(server.host, seat) as player:
            player.answer(MANY_CARDS)
    cockpit = windows.open(DESKTOP, STILL, held=held)
    cockpit.go(f"/race/{held.race}")
    for name in names:
        cockpit.press(cockpit.button(f"I am {name}"))
        expect(cockpit.question).to_have_text("Discard 5 cards")
        cockpit.choose(0)
        expect(cockpit.lock).to_contain_text("Discard")
        cockpit.press(cockpit.lock)
    # All are gone: the next question is the first play, with a cover only if it is Ann's.
    cockpit.press(cockpit.button("I am Ann"))
    expect(cockpit.page.get_by_role("heading", name=re.compile("Lay a base card"))).to_be_visible()


def test_a_reaction_window_is_answered_with_its_card(windows: Windows, server: Process) -> None:
    held = powersled_asking(server.host, "UseReflexes")
    cockpit = windows.table(held)
    expect(cockpit.options).to_have_count(2)
    expect(cockpit.options.first).to_contain_text("Pass")
    cockpit.press(cockpit.options.nth(1))
    cockpit.press(cockpit.lock)
    log = cockpit.page.get_by_role("group", name="Log")
    played = log.get_by_role("button", name=re.compile(r"rolled \d+.*, Good Reflexes"))
    expect(played.first).to_be_visible()


def spinning_track() -> Shape:
    """The Foundry with a speed of 1 in its corners, and a table on which every test is a spin."""
    package = Path(paddock.games.powersled.__file__).parent
    data = json.loads((package / "data/foundry.json").read_text(encoding="utf-8"))
    for section in data["sections"]:
        if section["kind"] == "corner":
            section["safe"] = 1
    data["tables"] = {"control_loss": [{"max": 99, "result": "spin"}]}
    return {"data": data, "laps": 1}


def fast_card(player: Player) -> int:
    """The speed of a MOVE card that, laid alone, meets nothing but a corner and leads further on;
    0 if none does.

    A spin from a MOVE 3 may be over before Ann is asked again: with control her hand is gone.
    """
    for option in player.table["decision"]["options"]:
        word = option["word"]
        if word in FAST:
            way = player.tried(option["action"])["foresight"]["paths"][0]
            corners = [one["square"] for one in way["risks"] if one["cause"] == BY_CORNER]
            if way["struck"] < 0 and corners and corners[0] != way["end"]:
                return int(word[1:])
    return 0


def race_before_a_corner(host: str) -> tuple[Held, int]:
    """A race in which Ann holds a card that is too fast for the next corner."""
    luck = random.Random(1)
    for _ in range(MOST_POWERSLED):
        # A bot that hooks nobody: Ann might be asked for a Force Field.
        held = hold(host, [ANN, bot("first")], game="powersled", config=spinning_track())
        with held.player(host) as player:
            while until_asked(player, "ChooseCards", luck):
                speed = fast_card(player)
                if speed:
                    return held, speed
                player.catch_up(player.answer(player.options()[0]))
    raise AssertionError("no race came to a corner")


def test_a_corner_taken_too_fast_ends_in_a_spin(windows: Windows, server: Process) -> None:
    held, speed = race_before_a_corner(server.host)
    cockpit = windows.table(held)
    card = cockpit.page.locator(f'.prompt [data-option="M{speed}"]')
    cockpit.press(card)
    expect(cockpit.page.locator(".board .risk").first).to_be_visible()
    expect(cockpit.page.get_by_role("group", name="The odds")).to_contain_text("spin 100 %")
    cockpit.press(cockpit.lock)
    expect(cockpit.page.locator('[data-sled="0"] .circle')).to_be_visible()
    expect(cockpit.page.locator('[data-sled="0"] .spinning')).to_have_count(1)
    # What was planned beyond the corner is off, and its driver is told.
    orders = cockpit.page.get_by_role("region", name="Your orders")
    expect(orders).to_contain_text("Your sled spins")
    expect(orders).not_to_contain_text("Drive")


def test_a_step_is_chosen_by_pressing_its_square(windows: Windows, server: Process) -> None:
    held = powersled_asking(server.host, "ChooseStep")
    with held.player(server.host) as player:
        foresight = player.foresight()
    open_squares = [names()[one["square"]] for one in foresight if one and one["square"] >= 0]
    cockpit = windows.table(held)
    cockpit.question.wait_for()
    expect(cockpit.page.locator(".board .open").first).to_be_visible()
    square(cockpit, open_squares[-1]).click(force=True)
    expect(cockpit.page.get_by_role("region", name="What it would bring")).to_be_visible()
    expect(cockpit.lock).to_be_enabled()
    square(cockpit, open_squares[-1]).focus()
    cockpit.page.keyboard.press("Enter")
    chosen = square(cockpit, open_squares[-1])
    called = (chosen.get_attribute("aria-label") or "").partition(";")[0]
    log = cockpit.page.get_by_role("group", name="Log")
    log.get_by_role("button", name=re.compile("^You: ")).last.press("Enter")
    named = log.get_by_role("button", name=called.rpartition(". On ")[2], exact=True)
    expect(named.last).to_be_visible()
    # Who points at the name sees the square; by keys, as the log may grow under a pointer.
    expect(cockpit.page.locator(".board .pointed")).to_have_count(0)
    named.last.focus()
    expect(cockpit.page.locator(".board .pointed")).to_have_attribute(
        "d", chosen.get_attribute("d") or ""
    )


def test_a_card_shows_its_squares_and_is_driven_by_itself(
    windows: Windows, server: Process
) -> None:
    held = powersled_asking(server.host, "ChooseCards")
    cockpit = windows.table(held)
    cockpit.press(cockpit.page.locator(".bases [data-option]").first)
    expect(cockpit.page.locator(".board .way")).to_have_count(1)
    expect(cockpit.page.get_by_role("region", name="What it would bring")).to_be_visible()
    cockpit.press(cockpit.lock)
    log = cockpit.page.get_by_role("group", name="Log")
    played = log.get_by_role("button", name=re.compile(r"^You: (MOVE|DRIFT)"))
    expect(played.last).to_be_visible()


def race_before_a_drift(host: str) -> tuple[Held, str]:
    """A race in which Ann is to lay her first cards, holds a DRIFT, and has Cleo right behind."""
    people = [ME | {"name": name} for name in ("Ann", "Bea", "Cleo")]
    for _ in range(MOST_POWERSLED):
        held = hold(host, people, game="powersled", config=ONE_LAP | {"grid": "seats"})
        with ExitStack() as open_sockets:
            players = [open_sockets.enter_context(held.player(host, seat)) for seat in range(3)]
            while asked_of(players[0]) != "ChooseCards":
                for player in players:
                    if player.is_asked():
                        player.answer(keep_drifts(player.options()))
                for player in players:
                    player.settle()
            words = [one["word"] for one in players[0].table["decision"]["options"]]
        drifts = [word for word in words if word in DRIFTS]
        if drifts:
            return held, drifts[0]
    raise AssertionError("nobody was dealt a drift")


def asked_of(player: Player) -> str:
    """The kind of question that a player is asked, or ""."""
    asked = player.table["decision"]
    return asked["decision"]["kind"] if asked else ""


def keep_drifts(options: list[Shape]) -> Shape:
    """The first option that discards no DRIFT card."""
    kept = [one for one in options if one.get("card") not in DRIFT_CARDS]
    return (kept or options)[0]


def test_a_planned_drive_goes_on_when_the_browser_is_closed(
    windows: Windows, server: Process
) -> None:
    held, drift = race_before_a_drift(server.host)
    cockpit = windows.table(held.only(0))
    cockpit.press(cockpit.page.locator(f'.bases [data-option="{drift}"]'))
    expect(cockpit.lock).to_contain_text("and drive")
    cockpit.press(cockpit.lock)
    # Cleo may hook on first, so the sled stands yet.
    orders = cockpit.page.get_by_role("region", name="Your orders")
    expect(orders).to_contain_text(f"Drive {drift[1:]} squares")
    expect(cockpit.page.locator(".board .way")).to_have_count(1)
    cockpit.page.close()
    with held.player(server.host, 2) as cleo:
        assert asked_of(cleo) == "UseHook"
        cleo.answer({"kind": "Pass"})
    with held.player(server.host) as ann:
        ann.until(lambda table: asked_of(ann) != "ChooseStep")
        moved = [line for line in ann.log if line["event"]["kind"] == "Moved"]
        assert len(moved) == int(drift[1:])
        assert ann.table["orders"] == []


def test_a_drive_under_way_can_be_withdrawn(windows: Windows, server: Process) -> None:
    held, drift = race_before_a_drift(server.host)
    cockpit = windows.table(held.only(0))
    cockpit.press(cockpit.page.locator(f'.bases [data-option="{drift}"]'))
    cockpit.press(cockpit.lock)
    orders = cockpit.page.get_by_role("region", name="Your orders")
    cockpit.press(orders.get_by_role("button", name="Withdraw"))
    expect(orders).to_have_count(0)
    with held.player(server.host, 2) as cleo:
        cleo.answer({"kind": "Pass"})
    expect(cockpit.page.get_by_role("heading", name=re.compile("next square"))).to_be_visible()


def test_the_track_is_walked_with_the_arrow_keys(windows: Windows, server: Process) -> None:
    held = hold(server.host, [ANN, bot("rookie")], game="powersled", config=ONE_LAP)
    cockpit = windows.table(held)
    square(cockpit, "s0.0.3").focus()
    steps = (("ArrowUp", "s0.0.4"), ("ArrowUp", "A.0.0"), ("ArrowLeft", "A.1.0"))
    for key, name in steps:
        cockpit.page.keyboard.press(key)
        expect(square(cockpit, name)).to_be_focused()
    expect(square(cockpit, "A.0.0")).to_have_attribute("aria-label", re.compile("safe speed 4"))
